"""Inside: places, bases and segments against areas, all against exact fractions."""

import itertools
import random
from fractions import Fraction

import pytest
import shapely
from shapely.geometry import Point
from tests.table import oracle
from tests.table.random_tables import random_bodies, random_line, random_ring, random_table

from slagveld.table.body import Area, disc, rectangle
from slagveld.table.inside import (
    CROSSING,
    INSIDE,
    OUTSIDE,
    TOUCHING,
    areas_meet,
    body_in_area,
    inside_length,
    meets_area,
    middle_in_area,
    passes_through,
    place_in_area,
    segment_in_area,
    stretches_inside,
)

SQUARE = Area([[(0, 0), (1600, 0), (1600, 1600), (0, 1600)]])
FRAME = Area(
    [
        [(0, 0), (1600, 0), (1600, 1600), (0, 1600)],
        [(400, 400), (1200, 400), (1200, 1200), (400, 1200)],
    ]
)
COMB = Area([[(0, 0), (1400, 0), (1400, 800), (1000, 800), (700, 200), (400, 800), (0, 800)]])


def small_area(rng):
    """A concave area on very few whole points, sometimes with a hole: ties are the rule."""
    rings = [random_ring(rng, 0, 0, 4, 9)]
    if rng.random() < 0.4:
        hole = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        outer = oracle.area_polygon(Area(rings))
        if shapely.contains_properly(outer, oracle.area_polygon(Area([hole]))):
            rings.append(hole)
    return Area(rings)


def test_places_on_small_areas():
    rng = random.Random(1)
    for _ in range(300):
        area = small_area(rng)
        for x in range(-10, 11):
            for y in (-9, -4, -1, 0, 1, 3, 7):
                assert place_in_area(x, y, area) == oracle.place_in_area(area, x, y)


def test_places_on_tables():
    rng = random.Random(2)
    for seed in range(20):
        areas = random_table(seed, bases=0, outlines=8).areas
        for _ in range(60):
            x, y, _, _ = random_line(rng)
            expected = [oracle.place_in_area(area, x, y) for area in areas]
            assert [place_in_area(x, y, area) for area in areas] == expected
        for area in areas:
            assert place_in_area(area.xs[0], area.ys[0], area) == 0


def test_segments_on_small_areas_with_ties_everywhere():
    rng = random.Random(3)
    seen = [0, 0, 0, 0]
    for _ in range(4000):
        area = small_area(rng)
        x1, y1, x2, y2 = (rng.randint(-10, 10) for _ in range(4))
        if rng.random() < 0.4:  # from corner to corner
            i, j = rng.randrange(len(area.xs)), rng.randrange(len(area.xs))
            x1, y1, x2, y2 = area.xs[i], area.ys[i], area.xs[j], area.ys[j]
        assert passes_through(x1, y1, x2, y2, area) == oracle.crosses_area(area, x1, y1, x2, y2)
        if (x1, y1) == (x2, y2):
            continue
        true = oracle.stretches(area, x1, y1, x2, y2)
        got = stretches_inside(x1, y1, x2, y2, area)
        assert len(got) == len(true)
        for (low, high), (true_low, true_high) in zip(got, true, strict=True):
            assert abs(low - true_low) < 1e-12
            assert abs(high - true_high) < 1e-12
        expected = relation(area, x1, y1, x2, y2)
        assert segment_in_area(x1, y1, x2, y2, area) == expected
        seen[expected] += 1
    assert min(seen) > 100


def relation(area, x1, y1, x2, y2):
    """How a segment lies to an area: looks at every stretch between two cuts, exactly."""
    marks = oracle.cuts(area, x1, y1, x2, y2)
    middles = [(low + high) / 2 for low, high in itertools.pairwise(marks)]
    spots = [(x1 + t * (x2 - x1), y1 + t * (y2 - y1)) for t in middles]
    places = [oracle.place_in_area(area, x, y) for x, y in spots]
    if 1 in places:
        return CROSSING if -1 in places else INSIDE
    spots = [(x1 + t * (x2 - x1), y1 + t * (y2 - y1)) for t in marks]
    touches = any(oracle.place_in_area(area, x, y) >= 0 for x, y in spots)
    return TOUCHING if touches or 0 in places else OUTSIDE


def test_segments_on_tables():
    rng = random.Random(4)
    through = 0
    for seed in range(25):
        areas = random_table(seed, bases=0, outlines=8).areas
        for _ in range(12):
            line = random_line(rng)
            for area in areas:
                true = oracle.stretches(area, *line)
                assert passes_through(*line, area) == bool(true)
                got = stretches_inside(*line, area)
                assert len(got) == len(true)
                through += bool(true)
                length = Fraction(0)
                for (low, high), (true_low, true_high) in zip(got, true, strict=True):
                    assert abs(low - true_low) + abs(high - true_high) < 1e-12
                    length += true_high - true_low
                square = (line[0] - line[2]) ** 2 + (line[1] - line[3]) ** 2
                exact = float(length) * square**0.5
                assert -1e-5 < inside_length(*line, area) - exact < 1 + 1e-5
    assert through > 300


def body_relation(body, area):
    """How a base lies to an area: shapely for rectangles, exact distances for discs."""
    polygon = oracle.area_polygon(area)
    if body.corners:
        shape = oracle.core(body)
        if shapely.relate_pattern(shape, polygon, "T********"):  # insides meet
            return INSIDE if polygon.covers(shape) else CROSSING
        return TOUCHING if shape.intersects(polygon) else OUTSIDE
    middle = body.x, body.y
    square = min(oracle.segment_square(*middle, *edge) for edge in oracle.area_edges(area))
    if square < body.reach**2:
        return CROSSING
    if oracle.place_in_area(area, *middle) > 0:
        return INSIDE
    return TOUCHING if square == body.reach**2 else OUTSIDE


@pytest.mark.parametrize("coarse", [1, 250])
def test_bases_on_tables(coarse):
    rng = random.Random(5)
    seen = [0, 0, 0, 0]
    for seed in range(60):
        areas = random_table(seed, bases=0, outlines=8, coarse=coarse).areas
        bodies = random_bodies(rng, 25, coarse)
        for area in areas:  # small ones that have room inside
            x, y = (area.low_x + area.high_x) // 32, (area.low_y + area.high_y) // 32
            bodies.append(disc(x, y, 200, 0, 0, 0))
            bodies.append(rectangle(x + 100, y, 200, 300, rng.randrange(3600), 0, 0))
        for body in bodies:
            for area in areas:
                expected = body_relation(body, area)
                assert body_in_area(body, area) == expected
                assert meets_area(body, area) == (expected != OUTSIDE)
                inside = oracle.area_polygon(area).covers(Point(body.x, body.y))
                assert middle_in_area(body, area) == inside
                seen[expected] += 1
    assert seen[CROSSING] > 300
    assert seen[INSIDE] > 100


def test_bases_by_hand():
    def at(x, y, facing=0):
        return [disc(x, y, 20, 0, 0, 0), rectangle(x, y, 20, 20, facing, 0, 0)]

    for body in at(-10, 50):
        assert body_in_area(body, SQUARE) == TOUCHING
    for body in at(-11, 50):
        assert body_in_area(body, SQUARE) == OUTSIDE
    for body in at(-9, 50):
        assert body_in_area(body, SQUARE) == CROSSING
    for body in at(10, 10):
        assert body_in_area(body, SQUARE) == INSIDE  # touching from within
    for body in at(0, 50):
        assert body_in_area(body, SQUARE) == CROSSING
    for body in at(50, 50):
        assert body_in_area(body, FRAME) == OUTSIDE  # in the hole
    corner = rectangle(-10, -10, 20, 20, 0, 0, 0)
    assert body_in_area(corner, SQUARE) == TOUCHING
    assert body_in_area(disc(50, 50, 400, 0, 0, 0), SQUARE) == CROSSING  # holds the whole area
    assert body_in_area(rectangle(50, 50, 400, 400, 7, 0, 0), SQUARE) == CROSSING
    assert body_in_area(rectangle(50, 50, 50, 50, 0, 0, 0), FRAME) == TOUCHING  # fills the hole


def test_segments_by_hand():
    assert not passes_through(0, 0, 1600, 0, SQUARE)  # along an edge
    assert not passes_through(-500, 0, 5000, 0, SQUARE)
    assert not passes_through(-800, 800, 800, -800, SQUARE)  # through a corner
    assert passes_through(0, 0, 1600, 1600, SQUARE)  # corner to corner
    assert passes_through(-10, -10, 20, 20, SQUARE)  # in through a corner
    assert passes_through(0, 800, 1600, 800, SQUARE)  # edge to edge
    assert not passes_through(0, 800, -100, 800, SQUARE)
    assert passes_through(5, 5, 6, 6, SQUARE)  # all inside
    assert passes_through(5, 5, 5, 5, SQUARE)
    assert not passes_through(0, 5, 0, 5, SQUARE)
    assert not passes_through(400, 400, 1200, 1200, FRAME)  # across the hole only
    assert not passes_through(400, 400, 400, 1200, FRAME)
    assert passes_through(399, 400, 399, 1200, FRAME)
    assert not passes_through(0, 800, 1400, 800, COMB)  # over the tops of the teeth
    assert not passes_through(500, 900, 900, 900, COMB)
    assert stretches_inside(-400, 200, 1800, 200, COMB) == [(400 / 2200, 1800 / 2200)]
    assert stretches_inside(0, 500, 1400, 500, COMB)[0][0] == 0.0
    assert len(stretches_inside(-100, 500, 1500, 500, COMB)) == 2
    assert inside_length(0, 800, 1600, 800, SQUARE) == 1600
    assert inside_length(-320, 800, 3200, 800, FRAME) == 800
    assert inside_length(0, 0, 1600, 0, SQUARE) == 0
    assert stretches_inside(5, 5, 5, 5, SQUARE) == [(0.0, 1.0)]
    assert stretches_inside(0, 0, 0, 0, SQUARE) == []
    assert [segment_in_area(x, 5, x, 5, SQUARE) for x in (-1, 0, 5)] == [OUTSIDE, TOUCHING, INSIDE]
    assert segment_in_area(0, 0, 1600, 0, SQUARE) == TOUCHING
    assert segment_in_area(0, 0, 1600, 800, SQUARE) == INSIDE
    assert segment_in_area(0, 0, 1601, 800, SQUARE) == CROSSING


@pytest.mark.parametrize("flip", [1, -1])
@pytest.mark.parametrize("mirror", [1, -1])
def test_along_two_areas_that_meet_in_a_corner(flip, mirror):
    """Ground on one side of the line, then on the other: the line runs along both, inside none."""
    one = [(0, 0), (800, 0), (800, 800), (0, 800)]
    two = [(800, 0), (800, -800), (1600, -800), (1600, 0)]
    area = Area([[(x * flip, y * mirror) for x, y in ring] for ring in (one, two)])
    for start, end in ((-100, 1700), (1700, -100), (0, 1600), (100, 1500)):
        assert not passes_through(start * flip, 0, end * flip, 0, area)
        assert stretches_inside(start * flip, 0, end * flip, 0, area) == []
    assert passes_through(-100 * flip, 1 * mirror, 1700 * flip, 1 * mirror, area)


class TestAreasMeet:
    """Two outlines: apart, touching, crossing, one in the other, one in the other's hole."""

    @staticmethod
    def square(x, y, size, hole=None):
        rings = [[(x, y), (x + size, y), (x + size, y + size), (x, y + size)]]
        if hole is not None:
            rings.append(hole)
        return Area(rings)

    @pytest.mark.parametrize(
        ("x", "y", "meet"),
        [
            *((101, 0, False), (100, 0, True), (100, 100, True), (0, 101, False)),
            *((-101, 0, False), (50, 50, True), (-50, 20, True), (0, -101, False)),
        ],
    )
    def test_beside_and_across(self, x, y, meet):
        one, other = self.square(0, 0, 100), self.square(x, y, 100)
        assert areas_meet(one, other) is meet
        assert areas_meet(other, one) is meet

    def test_one_in_the_other(self):
        assert areas_meet(self.square(0, 0, 100), self.square(40, 40, 10))
        assert areas_meet(self.square(40, 40, 10), self.square(0, 0, 100))

    def test_a_cross_whose_corners_lie_outside(self):
        wide = Area([[(0, 40), (100, 40), (100, 60), (0, 60)]])
        tall = Area([[(40, 0), (60, 0), (60, 100), (40, 100)]])
        assert areas_meet(wide, tall)

    def test_in_a_hole_they_do_not_meet(self):
        hole = [(20, 20), (80, 20), (80, 80), (20, 80)]
        ring = self.square(0, 0, 100, hole)
        assert not areas_meet(ring, self.square(40, 40, 10))
        assert areas_meet(ring, self.square(20, 40, 10))
