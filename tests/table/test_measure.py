"""Measure: every distance against fractions or shapely."""

import itertools
import math
import random

import pytest
from tests.table import oracle
from tests.table.random_tables import HEIGHT, WIDTH, random_bodies, random_table

from slagveld.table import measure
from slagveld.table.body import Area, disc, rectangle
from slagveld.table.units import FINE


def close_pairs(seed, count):
    """Pairs of bases at most a hand apart, on coarse places so that ties happen."""
    rng = random.Random(seed)
    while count:
        coarse = rng.choice([1, 1, 50])
        a, b = random_bodies(rng, 2, coarse)
        b = b.shifted(a.x - b.x, a.y - b.y).shifted(
            rng.randrange(-150, 151) * 10 * FINE, rng.randrange(-150, 151) * 10 * FINE
        )
        yield a, b
        count -= 1


def test_gap_is_exact_and_symmetric():
    apart = 0
    for a, b in close_pairs(1, 3000):
        expected = oracle.exact_gap(a, b)
        assert measure.gap(a, b) == expected == measure.gap(b, a)
        assert abs(max(0, oracle.gap(a, b)) - expected) < 1 + oracle.ROUGH
        apart += expected > 0
    assert 500 < apart < 2900


def test_within_and_nearer_agree_with_the_exact_gap():
    for a, b in close_pairs(2, 2500):
        square, rims = oracle.core_square(a, b), oracle.rim(a) + oracle.rim(b)
        at = oracle.exact_gap(a, b)
        for limit in (at, at + 1, max(0, at - 1), 0, 320):
            assert measure.within(a, b, limit) == (square <= (limit + rims) ** 2)
            if at > 0 or limit > 0:
                assert measure.nearer(a, b, limit) == (square < (limit + rims) ** 2)


def test_discs_exactly_at_the_limit():
    a, b = disc(0, 0, 300, 0, 0, 0), disc(300, 400, 300, 0, 0, 0)  # 500 apart, 200 between
    assert measure.gap(a, b) == 200 * FINE
    assert measure.within(a, b, 200 * FINE)
    assert not measure.nearer(a, b, 200 * FINE)
    assert not measure.within(a, b, 200 * FINE - 1)
    assert measure.centre_gap(a, b) == 500 * FINE
    assert measure.gap(a, a) == 0


def test_rectangles_flush_and_corner_to_corner():
    a = rectangle(0, 0, 200, 200, 0, 0, 0)
    flush = rectangle(200, 50, 200, 200, 0, 0, 0)
    corner = rectangle(200, 200, 200, 200, 900, 0, 0)
    for b in (flush, corner):
        assert measure.gap(a, b) == 0
        assert measure.within(a, b, 0)
        assert not measure.nearer(a, b, 0)
    diagonal = rectangle(230, 240, 200, 200, 0, 0, 0)  # corners 30 and 40 apart
    assert measure.gap(a, diagonal) == 50 * FINE
    assert measure.nearer(a, rectangle(10, 10, 10, 10, 0, 0, 0), 0)


def test_places():
    rng = random.Random(3)
    for a, _ in close_pairs(3, 1500):
        x, y = a.x + rng.randint(-20_000, 20_000), a.y + rng.randint(-20_000, 20_000)
        point = disc(0, 0, 0, 0, 0, 0).shifted(x, y)
        assert measure.point_gap(x, y, a) == oracle.exact_gap(point, a)
        assert measure.distance(x, y, a.x, a.y) == math.ceil(math.dist((x, y), (a.x, a.y)))
    assert measure.distance(5, 5, 5, 5) == 0
    assert measure.distance(0, 0, 3, 4) == 5
    assert measure.distance(0, 0, 1, 1) == 2


def test_front_edges():
    for a, b in close_pairs(4, 2000):
        x, y = measure.foremost(a)
        if a.corners == 0:
            turn = math.radians(a.facing / 10)
            assert abs(x - a.x - a.reach * math.cos(turn)) < 0.51
            assert abs(y - a.y - a.reach * math.sin(turn)) < 0.51
            assert measure.front_gap(a, b) == measure.point_gap(x, y, b)
            continue
        assert abs(2 * x - a.xs[0] - a.xs[1]) <= 1
        assert abs(2 * y - a.ys[0] - a.ys[1]) <= 1
        edge = (a.xs[0], a.ys[0], a.xs[1], a.ys[1])
        expected = oracle.root_up(oracle.segment_core_square(b, *edge), oracle.rim(b))
        assert measure.front_gap(a, b) == expected


@pytest.mark.parametrize("seed", range(12))
def test_areas(seed):
    table = random_table(seed, bases=12, outlines=8)
    for area in table.areas:
        polygon = oracle.area_polygon(area)
        for body in table.bodies:
            expected = oracle.exact_area_gap(body, area)
            assert measure.area_gap(body, area) == expected
            assert abs(max(0, oracle.shape_gap(body, polygon)) - expected) < 1 + oracle.ROUGH
            assert measure.outline_gap(body, area) == oracle.exact_outline_gap(body, area)
            squares = [
                oracle.segment_square(body.x, body.y, *edge) for edge in oracle.area_edges(area)
            ]
            near = oracle.root_up(min(squares))
            assert measure.point_outline_gap(body.x, body.y, area) == near
            inside = oracle.place_in_area(area, body.x, body.y) >= 0
            assert measure.point_area_gap(body.x, body.y, area) == (0 if inside else near)


def test_walls_and_bases():
    rng = random.Random(9)
    for a, b in close_pairs(5, 1500):
        x1, y1 = rng.choice([(b.x, b.y), (a.x, a.y), (a.x + 9000, a.y)])
        wall = (x1, y1, b.x + 5000, b.y - 3000)
        expected = oracle.root_up(oracle.segment_core_square(a, *wall), oracle.rim(a))
        assert measure.segment_body_gap(*wall, a) == expected


def test_table_edges():
    for body in random_bodies(random.Random(6), 500):
        points = list(zip(body.xs, body.ys, strict=True)) or [
            (body.x + i * body.reach, body.y + j * body.reach)
            for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        expected = min(min(x, y, WIDTH * FINE - x, HEIGHT * FINE - y) for x, y in points)
        assert measure.table_edge_gap(body, WIDTH, HEIGHT) == expected
    assert measure.table_edge_gap(disc(100, 300, 200, 0, 0, 0), 1000, 1000) == 0
    assert measure.table_edge_gap(disc(99, 300, 200, 0, 0, 0), 1000, 1000) == -FINE


def test_near_indices_leaves_itself_out_and_keeps_order():
    bodies = random_bodies(random.Random(8), 40)
    for body in bodies:
        expected = [
            i
            for i, other in enumerate(bodies)
            if other is not body and oracle.exact_gap(body, other) <= 1500 * FINE
        ]
        assert measure.near_indices(body, bodies, 1500 * FINE) == expected


def test_slants():
    assert measure.slanted(3, 4) == 5
    assert measure.slanted(3, -4) == 5
    assert measure.slanted(1, 1) == 2
    low, high = disc(0, 0, 100, 0, 0, 0), disc(400, 0, 100, 0, 400, 1)
    assert measure.slanted_gap(low, high) == 500 * FINE
    for a, b in close_pairs(10, 300):
        a.z, b.z = 0, 777
        true = math.hypot(max(0.0, oracle.gap(a, b)), 777 * FINE)
        assert -oracle.ROUGH <= measure.slanted_gap(a, b) - true < 2


def test_path_length():
    assert measure.path_length([]) == measure.path_length([(5, 5)]) == 0
    assert measure.path_length([(0, 0), (3, 4), (3, 4), (6, 8)]) == 10
    assert measure.path_length([(0, 0), (1, 1)]) == 2
    assert measure.path_length([(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]) == 8  # 7.07
    rng = random.Random(11)
    for _ in range(500):
        points = [(rng.randrange(200_000), rng.randrange(200_000)) for _ in range(6)]
        total = math.fsum(math.dist(p, q) for p, q in itertools.pairwise(points))
        assert measure.path_length(points) == math.ceil(total)
    assert [measure.round_up(v) for v in (0.0, 0.5, 3.0, 3.0001)] == [0, 1, 3, 4]


def test_an_area_with_a_hole():
    ring = Area([[(0, 0), (900, 0), (900, 900), (0, 900)], [(300, 300), (600, 300), (600, 600)]])
    assert measure.point_area_gap(500, 400, ring) > 0  # in the hole
    assert measure.point_area_gap(100, 100, ring) == 0
    assert measure.point_area_gap(450, 300, ring) == 0  # on the edge of the hole
