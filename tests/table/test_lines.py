"""Lines: the exact steps under every answer, against fractions."""

import random
from fractions import Fraction

import pytest
from shapely.geometry import LineString, Point, Polygon
from tests.table import oracle

from slagveld.table.body import rectangle
from slagveld.table.lines import (
    ceil_height,
    compare_area,
    compare_segment,
    convex_relation,
    cross,
    place_in_convex,
    segment_gap,
    segment_in_convex,
    segments_gap,
    segments_meet,
    sign,
)


def coordinates(rng, count, reach):
    return [rng.randint(-reach, reach) for _ in range(count)]


def test_compare_area_is_exact_where_doubles_are_not():
    rng = random.Random(3)
    for _ in range(3000):
        length, square = rng.randrange(1, 1 << 21), rng.randrange(1, 1 << 42)
        nearest = round((length * length * square) ** 0.5)
        for area in (nearest - 1, nearest, nearest + 1, -nearest, rng.randrange(1 << 43)):
            expected = area * area - length * length * square
            assert compare_area(area, length, square) == (expected > 0) - (expected < 0)
    root = 1_234_567
    assert compare_area(root * 99, 99, root * root) == 0
    assert compare_area(-root * 99, 99, root * root) == 0
    assert compare_area(root * 99 + 1, 99, root * root) == 1
    assert compare_area(root * 99 - 1, 99, root * root) == -1


def test_ceil_height_is_the_smallest_that_reaches():
    rng = random.Random(4)
    for _ in range(5000):
        square = rng.randrange(1, 1 << rng.randrange(1, 43))
        area = rng.choice([rng.randrange(1 << 43), rng.randrange(1 << 21) * int(square**0.5)])
        expected = oracle.root_up(Fraction(area * area, square))
        assert ceil_height(area, square) == expected
        assert ceil_height(-area, square) == expected
    assert ceil_height(0, 5) == 0
    assert [ceil_height(n, 16) for n in (11, 12, 13)] == [3, 3, 4]


@pytest.mark.parametrize("reach", [6, 640_000])
def test_segments_against_fractions(reach):
    rng = random.Random(reach)
    for _ in range(4000):
        px, py, ax, ay, bx, by = coordinates(rng, 6, reach)
        square = oracle.segment_square(px, py, ax, ay, bx, by)
        assert segment_gap(px, py, ax, ay, bx, by) == oracle.root_up(square)
        near = oracle.root_up(square)
        for limit in (near, max(0, near - 1), near + 1, 0):
            expected = square - limit * limit
            got = compare_segment(px, py, ax, ay, bx, by, limit)
            assert got == (expected > 0) - (expected < 0)


@pytest.mark.parametrize("reach", [4, 640_000])
def test_segments_meet_and_their_gap(reach):
    rng = random.Random(reach + 1)
    for _ in range(4000):
        a, b, c, d = (tuple(coordinates(rng, 2, reach)) for _ in range(4))
        # To shapely a line of no length is no line; as a point it is one.
        one = LineString([a, b]) if a != b else Point(a)
        two = LineString([c, d]) if c != d else Point(c)
        meet = segments_meet(*a, *b, *c, *d)
        assert meet == one.intersects(two), (a, b, c, d)
        ends = [(a, c, d), (b, c, d), (c, a, b), (d, a, b)]
        square = min(oracle.segment_square(*p, *q, *r) for p, q, r in ends)
        assert segments_gap(*a, *b, *c, *d) == (0 if meet else oracle.root_up(square))


def quad(rng, reach, shift=0):
    """A convex polygon with small whole corners, so that ties are common."""
    while True:
        points = [(x + shift, y) for x, y in (coordinates(rng, 2, reach) for _ in range(5))]
        hull = Polygon(points).convex_hull
        if hull.geom_type == "Polygon" and hull.area > 0:
            ring = list(hull.exterior.coords)[:-1]
            if not hull.exterior.is_ccw:
                ring.reverse()
            return [int(x) for x, _ in ring], [int(y) for _, y in ring], hull


def test_small_convex_polygons_with_many_ties():
    rng = random.Random(6)
    seen = {-1: 0, 0: 0, 1: 0}
    for _ in range(4000):
        xs, ys, one = quad(rng, 5)
        others, other_ys, two = quad(rng, 5, rng.randrange(12))
        expected = -1 if one.disjoint(two) else (0 if one.touches(two) else 1)
        assert convex_relation(xs, ys, others, other_ys) == expected
        assert convex_relation(others, other_ys, xs, ys) == expected
        seen[expected] += 1
        x1, y1, x2, y2 = coordinates(rng, 4, 6)
        if (x1, y1) != (x2, y2):
            line = LineString([(x1, y1), (x2, y2)])
            through = line.relate_pattern(one, "T********")
            expected = 1 if through else (0 if line.intersects(one) else -1)
            assert segment_in_convex(x1, y1, x2, y2, xs, ys) == expected
        area = oracle.Area([list(zip(xs, ys, strict=True))])
        assert place_in_convex(xs, ys, x1, y1) == oracle.place_in_area(area, x1, y1)
        assert segment_in_convex(x1, y1, x1, y1, xs, ys) == place_in_convex(xs, ys, x1, y1)
    assert min(seen.values()) > 100


def test_ties_by_hand():
    square = rectangle(0, 0, 20, 20, 0, 0, 0)
    xs, ys = square.xs, square.ys  # corners at ±160
    assert place_in_convex(xs, ys, 160, 160) == 0
    assert place_in_convex(xs, ys, 160, 0) == 0
    assert place_in_convex(xs, ys, 159, 159) == 1
    assert place_in_convex(xs, ys, 161, 0) == -1
    assert segment_in_convex(-500, 160, 500, 160, xs, ys) == 0  # along an edge
    assert segment_in_convex(200, 160, 500, 160, xs, ys) == -1  # on the line of an edge, past it
    assert segment_in_convex(0, 320, 320, 0, xs, ys) == 0  # through a corner
    assert segment_in_convex(160, 0, 500, 0, xs, ys) == 0  # begins on the edge, goes out
    assert segment_in_convex(160, 0, 100, 0, xs, ys) == 1
    corner = rectangle(20, 20, 20, 20, 0, 0, 0)
    assert convex_relation(xs, ys, corner.xs, corner.ys) == 0
    assert cross(0, 0, 1, 0, 0, 1) == 1
    assert [sign(v) for v in (-7, 0, 7)] == [-1, 0, 1]
