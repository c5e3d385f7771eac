"""Convex shapes and solids: parts, sums, spans and distances against shapely."""

import math
import random

import pytest
import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from tests.table.oracle import area_polygon
from tests.table.random_tables import random_outline

from slagveld.table.body import Area
from slagveld.table.convex import convex_parts, convex_sum
from slagveld.table.solids import Solid, is_hit, outside, span


def random_convex(rng, count, size):
    """A convex polygon in rising order; a point or a segment when count is 1 or 2."""
    while True:
        points = [(rng.randrange(-size, size), rng.randrange(-size, size)) for _ in range(count)]
        if len(set(points)) == count and count < 3:
            return points
        hull = MultiPoint(points).convex_hull
        if hull.geom_type == "Polygon":
            ring = [(int(x), int(y)) for x, y in hull.exterior.coords[:-1]]
            return ring if hull.exterior.is_ccw else ring[::-1]


def split(points):
    return [p[0] for p in points], [p[1] for p in points]


def random_holed(rng):
    """A concave area with up to four holes, its rings either way round."""
    while True:
        turns = sorted(rng.random() * 2 * math.pi for _ in range(rng.randrange(3, 12)))
        points = []
        for turn in turns:
            far = rng.randrange(300, 2000)
            points.append((round(math.cos(turn) * far), round(math.sin(turn) * far)))
        shape = Polygon(points)
        if not shape.is_valid or shape.area < 1000:
            continue
        holes = []
        for _ in range(rng.randrange(5)):
            x, y = rng.randrange(-1000, 1000), rng.randrange(-1000, 1000)
            a, b, c = (rng.randrange(20, 300) for _ in range(3))
            hole = [(x, y), (x + a, y), (x + b, y + c)]
            apart = all(not Polygon(h).buffer(2).intersects(Polygon(hole)) for h in holes)
            if apart and shape.buffer(-2).contains(Polygon(hole)):
                holes.append(hole)
        return Area([ring[:: rng.choice([1, -1])] for ring in (points, *holes)])


def test_convex_parts_cover_the_area_and_nothing_else():
    rng = random.Random(5)
    holed = 0
    for n in range(900):
        area = random_holed(rng) if n % 3 else random_outline(rng, 4000, 4000, 1500).area()
        shape = area_polygon(area)
        holed += len(shape.interiors) > 1
        found = convex_parts(area)
        parts = [Polygon(list(zip(p.xs, p.ys, strict=True))) for p in found]
        assert all(p.convex_hull.area - p.area < 1e-3 and p.exterior.is_ccw for p in parts)
        assert sum(p.area for p in parts) == pytest.approx(shape.area)
        assert shapely.union_all(parts).symmetric_difference(shape).area < 1
        for part, polygon in zip(found, parts, strict=True):
            ring = polygon.exterior.coords
            for i, is_cut in enumerate(part.cut):
                middle = Point((ring[i][0] + ring[i + 1][0]) / 2, (ring[i][1] + ring[i + 1][1]) / 2)
                assert (shape.boundary.distance(middle) > 1e-6) == is_cut
    assert holed > 100


def test_a_straight_ring_point_changes_nothing():
    plain = convex_parts(Area([[(0, 0), (20, 0), (20, 20), (0, 20)]]))
    dotted = convex_parts(Area([[(0, 0), (7, 0), (20, 0), (20, 20), (0, 20), (0, 10), (0, 0)]]))
    for parts in (plain, dotted):
        assert len(parts) == 1
        corners = sorted(zip(parts[0].xs, parts[0].ys, strict=True))
        assert corners == [(0, 0), (0, 20), (20, 0), (20, 20)]
        assert parts[0].cut == [False] * 4


def test_sums_of_points_segments_and_polygons():
    rng = random.Random(6)
    for _ in range(4000):
        a = random_convex(rng, rng.choice([1, 2, 2, 3, 4, 6]), 9)
        b = random_convex(rng, rng.choice([1, 2, 2, 3, 4, 6]), 9)
        if len(a) == len(b) == 2 and rng.random() < 0.3:
            b = [(x + 3, y + 1) for x, y in a]  # parallel
        xs, ys = convex_sum(*split(a), *split(b))
        want = MultiPoint([(p[0] + q[0], p[1] + q[1]) for p in a for q in b]).convex_hull
        assert want.equals(MultiPoint(list(zip(xs, ys, strict=True))).convex_hull)
        if want.geom_type == "Polygon":
            ring = Polygon(list(zip(xs, ys, strict=True)))
            assert ring.is_valid
            assert ring.exterior.is_ccw
            assert ring.area == pytest.approx(want.area)
            assert len(xs) <= len(a) + len(b) + (len(a) == 2) + (len(b) == 2)


def test_solids_against_distance():
    rng = random.Random(7)
    hits = 0
    for n in range(6000):
        points = random_convex(rng, rng.choice([1, 2, 3, 4, 6]), 3000)
        radius = float(rng.choice([0, 800, 1500, 3000] if len(points) > 2 else [800, 2000]))
        slip = float(rng.choice([16, 16, 0, -40]))
        solid = Solid(*split(points), radius, slip, 0, [])
        a, b = ([float(rng.randrange(-6000, 6000)) for _ in range(2)] for _ in range(2))
        if n % 10 == 0:
            b = a
        core = MultiPoint(points).convex_hull
        leg = LineString([a, b]) if a != b else Point(a)
        gap = core.distance(Point(a)) - radius
        if gap > -radius:
            assert outside(solid, *a) == pytest.approx(gap, abs=1e-6)
        else:
            depth = core.exterior.distance(Point(a)) if len(points) > 2 else 0
            assert outside(solid, *a) == pytest.approx(-depth - radius, abs=1e-6)
        limit = radius - slip
        if limit > 0:
            want = core.distance(leg) < limit
            near = core.buffer(limit, quad_segs=400)
        else:
            near = core.buffer(limit, join_style="mitre")
            want = not near.is_empty and near.buffer(1e-9).intersection(leg).length > 1e-6
            want = want or (a == b and near.contains(leg))
        got = is_hit(solid, *a, *b)
        assert got == want, n
        hits += got
        begin, end = span(solid, *a, *b)
        assert (begin < end) == got
        if got and a != b:
            length = near.intersection(leg).length
            assert (end - begin) * leg.length == pytest.approx(length, abs=5)
            assert leg.interpolate(begin, normalized=True).distance(near) < 0.1
            assert leg.interpolate(end, normalized=True).distance(near) < 0.1
    assert 1500 < hits < 4500


def test_a_wall_without_length_is_a_post():
    post = Solid([5, 5], [7, 7], 100.0, 0.0, 0, [])
    assert is_hit(post, 0, 100, 10, 100)
    assert not is_hit(post, 0, 107, 10, 107)
