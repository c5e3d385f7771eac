"""Ways that are meant, ways for proposals, reach, and what a preview mends."""

import math

from slagveld.kit.ways import (
    COMPASS,
    facing_along,
    meant,
    mended,
    reach_region,
    straight,
    towards,
    way_to,
)
from slagveld.table.convex import Region
from slagveld.table.obstacles import Ground, disc_mover
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import length_of

START = Pose(100, 500, 900, level=2)
NEAR, FAR = Spot(300, 500), Spot(900, 500)


def block():
    """A ground with one solid block, for a mover without width."""
    ground = Ground()
    area = Outline(((400, 200), (600, 200), (600, 900), (400, 900))).area()
    ground.add_region(disc_mover(0), Region(area), 1)
    return ground


def spanned(region):
    """The least and the greatest x and y of a region of one shape."""
    (outline,) = region.outlines
    xs, ys = zip(*outline.points, strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def test_a_reach_ends_at_the_limit_on_its_level():
    region = reach_region(Ground(), START, 240 * FINE)
    assert (region.level, region.meaning) == (2, "reach")
    for found, exact in zip(spanned(region), (-140, 340, 260, 740), strict=True):
        assert abs(found - exact) <= 1
    (outline,) = region.outlines
    for x, y in outline.points:
        assert 239 <= math.hypot(x - START.x, y - START.y) <= 241


def test_a_reach_ends_at_what_is_in_the_way_and_may_be_drawn_finely():
    region = reach_region(block(), START, 320 * FINE, steps=64)
    assert abs(spanned(region)[1] - 400) <= 1


def test_rules_may_cut_a_reach_short():
    def ahead(within, x, _y):
        return x >= within.x

    region = reach_region(Ground(), START, 240 * FINE, keeps=ahead)
    assert abs(spanned(region)[0] - 100) <= 1
    assert abs(spanned(region)[1] - 340) <= 1


def test_a_legal_way_is_meant_as_it_is_and_nothing_is_looked_for():
    def never(*_):
        raise AssertionError("no way is looked for")

    assert meant([NEAR, FAR], lambda _: True, never) == (NEAR, FAR)
    assert meant([], lambda _: False, never) == ()


def test_only_the_last_leg_gives_way_to_the_first_that_is_legal():
    asked, judged = [], []

    def ways(before, goal):
        asked.append((before, goal))
        yield from ((Spot(1, 1), goal), (Spot(2, 2), goal), (Spot(3, 3),))

    def legal(way):
        judged.append(way)
        return Spot(2, 2) in way

    assert meant([NEAR, FAR], legal, ways) == (NEAR, Spot(2, 2), FAR)
    assert asked == [((NEAR,), FAR)]
    assert judged == [(NEAR, FAR), (NEAR, Spot(1, 1), FAR), (NEAR, Spot(2, 2), FAR)]


def test_no_way_is_meant_where_none_is_legal():
    assert meant([FAR], lambda _: False, lambda *_: [(NEAR,)]) == ()


def test_a_way_to_a_place_is_straight_where_it_can_be():
    def never():
        raise AssertionError("nothing to go around")

    assert way_to(START, FAR, 900, lambda _: True, never) == (FAR,)


def test_else_it_leads_around_things_within_the_limit():
    def bent(way):
        return len(way) > 1

    found = way_to(START, FAR, 1200, bent, block)
    assert found[-1] == FAR
    assert 800 < length_of(START.x, START.y, found) / FINE < 1200
    assert way_to(START, FAR, 900, bent, block) is None, "too far around"
    assert way_to(START, FAR, 1200, lambda _: False, block) is None
    assert way_to(START, FAR, 1200, bent, lambda: None) is None, "one who flies has no detour"


def test_a_piece_looks_along_its_last_leg():
    assert facing_along(START, (FAR, Spot(900, 100))) == 2700
    assert facing_along(START, (FAR, FAR)) == 0, "a place given twice is no leg"
    assert facing_along(START, ()) == 900
    assert facing_along(START, (Spot(100, 500),)) == 900


def test_ways_in_a_direction_are_never_longer_than_told():
    assert towards(START, 0, 50) == ((Spot(150, 500),), 0)
    assert len(COMPASS) == 8
    for direction in COMPASS:
        way, facing = towards(START, direction, 101)
        assert facing == direction
        assert 99 * FINE < length_of(START.x, START.y, way) <= 101 * FINE


def test_a_straight_way_ends_before_a_place_or_at_the_limit():
    assert straight(START, 300, 500, 0, 900) == ((NEAR,), 0)
    assert straight(START, 300, 500, 30, 900) == ((Spot(270, 500),), 0)
    assert straight(START, 300, 500, 30, 50) == ((Spot(150, 500),), 0)
    assert straight(START, 100, 400, 100, 50) == ((), 2700), "it is there"
    assert straight(START, 100, 500, 0, 50) == ((), 900), "and looks as it does"
    assert straight(START, 300, 500, 190, 50, least=11.0) == ((), 0)
    assert straight(START, 300, 500, 190, 50, least=10.0) == ((Spot(110, 500),), 0)


def test_mended_is_another_way_and_a_facing_that_was_not_told():
    assert mended((FAR,), (FAR,), 900, 900) == {}
    assert mended((FAR,), (NEAR,), 900, 900) == {"path": (NEAR,)}
    assert mended((FAR,), (NEAR,), None, 0) == {"path": (NEAR,), "facing": 0}
