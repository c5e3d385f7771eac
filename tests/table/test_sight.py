"""Sight: lines against bases and areas, against exact fractions and dense samples."""

import random

import pytest
from tests.table import oracle
from tests.table.random_tables import random_bodies, random_line, random_table

from slagveld.table import sight
from slagveld.table.body import Area, disc, rectangle

WOOD = Area([[(0, 0), (1600, 0), (1600, 1600), (0, 1600)]])


def first_by_hand(line, bodies, areas, skips=()):
    for i, body in enumerate(bodies):
        if i not in skips and oracle.crosses_body(body, *line):
            return i
    for j, area in enumerate(areas):
        if oracle.crosses_area(area, *line):
            return len(bodies) + j
    return -1


@pytest.mark.parametrize("seed", range(120))
def test_lines_on_random_tables(seed):
    rng = random.Random(seed)
    table = random_table(seed, bases=10, outlines=3, coarse=rng.choice([1, 500]))
    bodies, areas = table.bodies, table.areas
    lines = [random_line(rng, coarse=rng.choice([1, 500])) for _ in range(25)]
    expected = [first_by_hand(line, bodies, areas) for line in lines]
    assert sight.lines_in_way(lines, bodies, areas) == expected
    for line, first in zip(lines, expected, strict=True):
        assert sight.first_in_way(*line, bodies, areas) == first
        assert sight.clear(*line, bodies, areas) == (first < 0)
        back = (*line[2:], *line[:2])
        assert sight.first_in_way(*back, bodies, areas) == first


@pytest.mark.parametrize("seed", range(10))
def test_centre_to_centre_leaves_out_both_ends(seed):
    table = random_table(seed, bases=10, outlines=2)
    bodies, areas = table.bodies, table.areas
    for viewer in range(3):
        eye = bodies[viewer]
        for t in [i for i in range(10) if i != viewer]:
            line = (eye.x, eye.y, bodies[t].x, bodies[t].y)
            expected = first_by_hand(line, bodies, areas, (viewer, t))
            assert sight.first_in_way(*line, bodies, areas, viewer, t) == expected


def near_lines(rng, body):
    """Lines that pass close to a base, many of them by a hair."""
    for _ in range(20):
        off = rng.choice([-1, 1]) * (body.reach + rng.randint(-3, 3))
        far = rng.randrange(20_000)
        if rng.random() < 0.5:
            yield body.x - far, body.y + off, body.x + rng.randrange(20_000), body.y + off
        else:
            yield body.x + off, body.y - far, body.x + off, body.y + rng.randrange(20_000)
    if body.corners:
        for i in range(4):
            j = rng.randrange(4)
            yield body.xs[i], body.ys[i], body.xs[j], body.ys[j]
            yield body.xs[i] - 700, body.ys[i] - 300, body.xs[i] + 700, body.ys[i] + 300


def test_lines_that_graze():
    rng = random.Random(11)
    hits = 0
    for body in random_bodies(rng, 200):
        for line in near_lines(rng, body):
            expected = oracle.crosses_body(body, *line)
            assert sight.body_in_way(*line, body) == expected
            assert (sight.first_in_way(*line, [body], []) == 0) == expected
            hits += expected
    assert 500 < hits < 4000


def test_crossings_come_in_order_and_fit_samples():
    rng = random.Random(12)
    found = sampled = skipped = 0
    for seed in range(60):
        table = random_table(seed, bases=15, outlines=5)
        bodies, areas = table.bodies, table.areas
        for _ in range(5):
            line = random_line(rng)
            crossings = sight.crossings(*line, bodies, areas)
            found += len(crossings)
            keys = [(c.enter, c.leave, c.index) for c in crossings]
            assert keys == sorted(keys)
            assert all(0 <= c.enter < c.leave <= 1 for c in crossings)
            for t, x, y in list(oracle.samples(*line, 16))[1:-1]:
                sampled += 1
                if any(min(abs(c.enter - t), abs(c.leave - t)) < 1e-9 for c in crossings):
                    skipped += 1
                    continue
                expected = [
                    i for i, body in enumerate(bodies) if oracle.strictly_in_body(body, x, y)
                ]
                expected += [
                    len(bodies) + j
                    for j, area in enumerate(areas)
                    if oracle.place_in_area(area, x, y) > 0
                ]
                assert sorted({c.index for c in crossings if c.enter < t < c.leave}) == expected
            expected = [i for i in range(20) if hit(i, line, table)]
            assert sorted({c.index for c in crossings}) == expected
    assert found > 300
    assert skipped < sampled / 50


def hit(i, line, table):
    bodies, areas = table.bodies, table.areas
    if i < len(bodies):
        return oracle.crosses_body(bodies[i], *line)
    return oracle.crosses_area(areas[i - len(bodies)], *line)


def test_entry_and_exit_lie_on_the_outline():
    rng = random.Random(13)
    for body in random_bodies(rng, 300):
        x1, y1, x2, y2 = random_line(rng)
        x2, y2 = body.x + (body.x - x1) // 2, body.y + (body.y - y1) // 2
        if not sight.body_in_way(x1, y1, x2, y2, body):
            continue
        for t in sight.body_stretch(x1, y1, x2, y2, body):
            if 0 < t < 1:
                point = oracle.Point(x1 + t * (x2 - x1), y1 + t * (y2 - y1))
                core = oracle.core(body)
                edge = core.boundary if body.corners else core
                assert abs(edge.distance(point) - oracle.rim(body)) < 1e-3


def test_lines_by_hand():
    post = disc(100, 100, 20, 0, 0, 0)  # middle 1600, radius 160
    assert sight.first_in_way(0, 1760, 3200, 1760, [post], []) == -1  # tangent
    assert sight.first_in_way(0, 1759, 3200, 1759, [post], []) == 0
    assert sight.first_in_way(0, 1600, 1440, 1600, [post], []) == -1  # ends at the rim
    assert sight.first_in_way(0, 1600, 1441, 1600, [post], []) == 0
    assert sight.first_in_way(1600, 1600, 1600, 1600, [post], []) == 0  # a point inside
    assert sight.first_in_way(1760, 1600, 1760, 1600, [post], []) == -1  # a point on the rim
    assert sight.first_in_way(0, 0, 3200, 3200, [post], [], 0) == -1  # left out
    assert sight.first_in_way(0, 0, 3200, 3200, [post], [], -1, 0) == -1
    assert sight.first_in_way(800, -5, 800, 5, [post], [WOOD]) == 1
    assert sight.first_in_way(-5, 0, 1700, 0, [], [WOOD]) == -1  # along the edge
    flat = rectangle(100, 100, 20, 20, 0, 0, 0)
    assert sight.first_in_way(0, 1760, 3200, 1760, [flat], []) == -1
    assert sight.first_in_way(1440, 1440, 1760, 1760, [flat], []) == 0  # its diagonal
    assert sight.body_stretch(1600, 1600, 1600, 1600, post) == (0.0, 1.0)
    crossing = sight.crossings(0, 1600, 3200, 1600, [post, flat], [])
    assert [(c.index, c.enter, c.leave) for c in crossing] == [(0, 0.45, 0.55), (1, 0.45, 0.55)]


def test_sight_points_are_outermost():
    rng = random.Random(14)
    for body in random_bodies(rng, 300):
        x, y, _, _ = random_line(rng)
        if oracle.core(body).distance(oracle.Point(x, y)) <= body.reach:
            continue
        middle, left, right = sight.sight_points(body, x, y)
        assert middle == (body.x, body.y)
        for (px, py), side in ((left, -1), (right, 1)):
            assert oracle.core(body).distance(oracle.Point(px, py)) <= oracle.rim(body) + 1
            if body.corners:
                for qx, qy in zip(body.xs, body.ys, strict=True):
                    turn = (px - x) * (qy - y) - (py - y) * (qx - x)
                    assert turn * side <= 0
            else:
                turn = (body.x - x) * (py - body.y) - (body.y - y) * (px - body.x)
                assert turn * side > 0
                along = (body.x - x) * (px - body.x) + (body.y - y) * (py - body.y)
                assert abs(along) <= abs(turn) / 1000
    spot = disc(5, 5, 10, 0, 0, 0)
    assert sight.sight_points(spot, 80, 80) == [(80, 80)] * 3
