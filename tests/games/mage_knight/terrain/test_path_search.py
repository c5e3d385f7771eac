"""Ways that are meant, the reach of a move, places that fit, ways for proposals."""

from itertools import pairwise
from math import dist

import pytest

from slagveld.games.mage_knight.core.base_contact import touches
from slagveld.games.mage_knight.terrain.abrupt_terrain import cliff_lines
from slagveld.games.mage_knight.terrain.hindering_and_elevated_terrain import first_stop
from slagveld.games.mage_knight.terrain.obstacles import eroded, footing_of
from slagveld.games.mage_knight.terrain.path_search import (
    contact_spots,
    meant,
    nearest_stand,
    reach_region,
    way_to,
)
from slagveld.games.mage_knight.terrain.paths import way_refusal
from slagveld.games.mage_knight.terrain.standing_room import stand_refusal
from slagveld.table.inside import place_in_area
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.terrain import Access, Terrain
from tests.games.mage_knight.battle import battle, box, elevated_piece, man, plain, units
from tests.games.mage_knight.terrain.test_paths import spots

WING = plain(speed_type="wing")


def legal_for(state, number=1, limit=8):
    """The judge of a warrior's whole move: its way and its end."""
    fighter = state.fighter(number)

    def legal(path):
        if way_refusal(state, fighter, path, units(limit)) is not None:
            return False
        last = path[-1] if path else fighter.pose
        return stand_refusal(state, fighter, Pose(last.x, last.y)) is None

    return legal


def mean(state, *places, number=1, limit=8):
    """The way that a player means by these places in inches."""
    legal = legal_for(state, number, limit)
    found = meant(state, state.fighter(number), spots(*places), units(limit), legal)
    assert legal(found)
    return [(spot.x, spot.y) for spot in found]


def ended(state, way, number=1):
    """The warrior at the end of a way."""
    fighter = state.fighter(number)
    return fighter.at(Pose(*way[-1], fighter.pose.facing))


# What is meant


def test_a_legal_way_is_meant_as_it_is():
    state = battle(man(0, 10, 10))
    assert mean(state, (12, 10), (12, 12)) == [(3000, 2500), (3000, 3000)]
    assert meant(state, state.fighters[0], (), 2000, lambda _: False) == ()


@pytest.mark.rule("MK-MOVE-1")
def test_a_way_is_cut_at_its_limit():
    state = battle(man(0, 10, 10))
    assert mean(state, (30, 10)) == [(4500, 2500)]
    assert mean(state, (12, 10), (12, 30)) == [(3000, 2500), (3000, 4000)]


@pytest.mark.rule("MK-MOVE-4")
def test_a_way_is_led_around_a_base():
    state = battle(man(0, 10, 10), man(1, 13, 10))
    way = mean(state, (16, 10))
    assert way[-1] == (4000, 2500)
    assert len(way) > 1


@pytest.mark.rule("MK-MOVE-5")
def test_a_way_is_led_around_two_that_touch():
    state = battle(man(0, 10, 10), man(1, 13, 9.45), man(1, 13, 10.55))
    way = mean(state, (16, 10), limit=12)
    assert way[-1] == (4000, 2500)
    assert min(y for _, y in way) < units(9) or max(y for _, y in way) > units(11)


def test_pointing_at_a_warrior_means_contact_with_it():
    state = battle(man(0, 10, 10), man(1, 14, 10))
    for x in (14, 13.6, 14.4):
        way = mean(state, (x, 10))
        assert touches(state, ended(state, way), state.fighter(2))
    assert mean(state, (14, 10)) == [(3225, 2500)]


def test_pointing_too_near_to_a_warrior_means_beside_it():
    state = battle(man(0, 10, 10), man(1, 14, 10))
    way = mean(state, (14, 10.8))
    assert touches(state, ended(state, way), state.fighter(2))
    assert way[-1] == (3500, 2775)


@pytest.mark.rule("MK-ELEV-3")
def test_pointing_at_a_hill_means_its_edge():
    hill = box(1, "hill", 13, 8, 4, 4)
    state = battle(man(0, 10, 10), terrain=(hill,))
    for goal in ((15, 10), (16, 11.5), (14, 8.5)):
        way = mean(state, goal)
        assert elevated_piece(state, ended(state, way)) is hill
    assert mean(state, (15, 10)) == [(3254, 2500)]


@pytest.mark.rule("MK-ELEV-3")
def test_pointing_beyond_a_hill_means_around_it():
    state = battle(man(0, 10, 10), terrain=(box(1, "hill", 13, 9, 3, 2),))
    way = mean(state, (18, 10), limit=12)
    assert way[-1] == (4500, 2500)
    assert len(way) > 1


@pytest.mark.rule("MK-HINDER-4")
def test_pointing_into_a_wood_means_just_inside_it():
    state = battle(man(0, 10, 10), terrain=(box(1, "hindering", 13, 5, 10, 10),))
    assert mean(state, (17, 10)) == [(3388, 2500)]
    assert mean(state, (13.4, 10)) == [(3350, 2500)]


@pytest.mark.rule("MK-ABRUPT-3")
def test_pointing_at_a_plateau_means_its_access_point():
    ramp = (Access("ramp", (units(15), units(8)), 200),)
    plateau = box(1, "abrupt", 13, 8, 4, 4, accesses=ramp)
    state = battle(man(0, 10, 10), terrain=(plateau,))
    way = mean(state, (15, 10), limit=12)
    assert elevated_piece(state, ended(state, way)) is plateau
    assert abs(way[-1][0] - units(15)) <= 100


@pytest.mark.rule("MK-BLOCK-1", "MK-BLOCK-3")
def test_pointing_at_a_rock_means_beside_it():
    state = battle(man(0, 10, 10), terrain=(box(1, "blocking", 13, 8, 4, 4),))
    assert mean(state, (13.2, 10)) == [(3112, 2500)]


def test_a_way_that_cannot_be_mended_comes_back_as_it_was():
    state = battle(man(0, 10, 10))
    fighter = state.fighters[0]
    wanted = spots((20, 10), (25, 10))
    assert meant(state, fighter, wanted, 2000, legal_for(state)) == wanted
    wanted = spots((12, 10))
    assert meant(state, fighter, wanted, 2000, lambda _: False) == wanted


@pytest.mark.rule("MK-WING-1")
def test_a_flyer_goes_straight():
    men = (man(0, 10, 10, key=WING), man(1, 13, 10))
    state = battle(*men, terrain=(box(1, "hill", 15, 8, 4, 4),))
    assert mean(state, (30, 10)) == [(4500, 2500)]


# Reach


def inside(region, x, y):
    """Whether a place in inches is in a region."""
    areas = [outline.area() for outline in region.outlines]
    return any(place_in_area(units(x) * 16, units(y) * 16, area) > 0 for area in areas)


@pytest.mark.rule("MK-MOVE-1")
def test_the_reach_of_a_move_is_its_length_all_round():
    state = battle(man(0, 15, 15))
    region = reach_region(state, state.fighters[0], 2000)
    assert (region.level, region.meaning) == (0, "reach")
    for x, y, reached in ((15, 7.3, True), (22.7, 15, True), (15, 6.5, False), (23.5, 15, False)):
        assert inside(region, x, y) is reached


@pytest.mark.rule("MK-ELEV-3", "MK-HINDER-4", "MK-MOVE-4", "MK-BLOCK-3")
@pytest.mark.parametrize(
    ("kind", "edge"), [("hill", 18.2), ("hindering", 18.9), ("blocking", 18.2), ("abrupt", 18.2)]
)
def test_beyond_a_stop_nothing_is_reached(kind, edge):
    state = battle(man(0, 15, 15), terrain=(box(1, kind, 18, 5, 4, 20),))
    region = reach_region(state, state.fighters[0], 2000)
    assert inside(region, 17.7, 15)
    assert not inside(region, edge, 15)
    assert not inside(region, 22.5, 15)
    assert inside(region, 8, 15)


@pytest.mark.rule("MK-HINDER-4", "MK-ELEV-4")
@pytest.mark.parametrize("kind", ["hindering", "hill"])
def test_who_starts_inside_reaches_on(kind):
    state = battle(man(0, 15, 15), terrain=(box(1, kind, 13, 5, 6, 20),))
    region = reach_region(state, state.fighters[0], 2000)
    assert inside(region, 17.5, 15)
    assert inside(region, 22, 15)


@pytest.mark.rule("MK-WING-1")
def test_a_flyer_reaches_everything_and_at_its_level():
    hill = box(1, "blocking", 18, 5, 4, 20)
    state = battle(man(0, 15, 15, key=WING, soaring=True), man(1, 16.5, 15), terrain=(hill,))
    region = reach_region(state, state.fighters[0], 2000)
    assert region.level == 1
    assert inside(region, 20, 15)
    assert inside(region, 16.5, 15)


# Ways for proposals


def test_the_way_to_a_place_is_straight_where_it_can_be():
    state = battle(man(0, 10, 10), man(1, 13, 10))
    fighter = state.fighters[0]
    assert way_to(state, fighter, 3000, 3500, 2000) == (Spot(3000, 3500),)
    assert way_to(state, fighter, 2500, 4500, 2000) == (Spot(2500, 4500),)
    assert way_to(state, fighter, 2500, 4501, 2000) is None


def test_the_way_to_a_place_goes_around_and_counts():
    state = battle(man(0, 10, 10), man(1, 13, 10))
    fighter = state.fighters[0]
    way = way_to(state, fighter, 4000, 2500, 1600)
    assert way is not None
    assert way[-1] == Spot(4000, 2500)
    length = sum(
        dist((a.x, a.y), (b.x, b.y)) for a, b in zip((fighter.pose, *way), way, strict=False)
    )
    assert 1500 < length < 1530
    assert way_to(state, fighter, 4000, 2500, 1500) is None


def test_there_is_no_way_to_where_there_is_no_room():
    state = battle(man(0, 10, 10), man(1, 13, 10), terrain=(box(1, "chasm", 9, 13, 4, 4),))
    assert way_to(state, state.fighters[0], 3200, 2500, 2000) is None
    assert way_to(state, state.fighters[0], 2700, 3500, 2000) is None


def test_there_is_no_way_beyond_a_stop_but_one_up_to_it():
    state = battle(man(0, 10, 10), man(1, 11.5, 10), terrain=(box(1, "hill", 13, 8, 4, 4),))
    fighter = state.fighters[0]
    assert way_to(state, fighter, 3500, 2500, 3000) is None
    way = way_to(state, fighter, 3252, 2500, 3000)
    assert way is not None
    assert way[-1] == Spot(3252, 2500)


def test_a_flyers_way_is_straight_or_too_far():
    state = battle(man(0, 10, 10, key=WING, soaring=True), man(1, 13, 10))
    fighter = state.fighters[0]
    assert way_to(state, fighter, 4000, 2500, 1500) == (Spot(4000, 2500, 1),)
    assert way_to(state, fighter, 4000, 2500, 1499) is None


# Places


@pytest.mark.rule("MK-MOVE-6")
def test_the_nearest_place_is_the_wish_itself_where_the_base_fits():
    state = battle(man(0, 10, 10, 45), man(1, 13, 10))
    fighter = state.fighters[0]
    assert nearest_stand(state, fighter, 2600, 2500) == Pose(2600, 2500, 450)
    assert nearest_stand(state.without(2), fighter, 3300, 2500) == Pose(3300, 2500, 450)


@pytest.mark.rule("MK-MOVE-6", "MK-SETUP-6")
def test_else_it_is_the_nearest_that_touches_what_is_in_the_way():
    state = battle(man(0, 10, 10), man(1, 13, 10), man(1, 13, 11.5))
    fighter = state.fighters[0]
    assert nearest_stand(state, fighter, 3100, 2500).x == 2975
    assert nearest_stand(state, fighter, 3400, 2500).x == 3525
    assert nearest_stand(state, fighter, 50, 2500) == Pose(138, 2500, 2700)
    assert nearest_stand(state, fighter, 9500, 9500) == Pose(8862, 8862, 2700)
    between = nearest_stand(state, fighter, 3300, 2690)
    gaps = [dist((between.x, between.y), (3250, y)) for y in (2500, 2875)]
    assert all(275 <= gap <= 277 for gap in gaps)


@pytest.mark.rule("MK-SOAR-4", "MK-SOAR-5")
def test_a_soaring_warrior_finds_room_above_rocks_but_not_objectives():
    rock = box(1, "blocking", 8, 8, 4, 4)
    state = battle(man(0, 20, 20, key=WING, soaring=True), terrain=(rock,), objectives=((10, 10),))
    fighter = state.fighters[0]
    assert nearest_stand(state, fighter, 2100, 2500) == Pose(2100, 2500, 2700, level=1)
    found = nearest_stand(state, fighter, 2300, 2500)
    assert stand_refusal(state, fighter, found) is None
    assert (found.y, 2204 <= found.x <= 2207) == (2500, True)


@pytest.mark.rule("MK-BUILT-10")
def test_nobody_is_put_into_a_wall():
    state = battle(man(0, 10, 10), terrain=(box(1, "built:stone-wall", 13, 8, 4, 0.5),))
    found = nearest_stand(state, state.fighters[0], 3700, 2080)
    assert (found.x, found.y) == (3700, 2263)


def test_places_beside_a_target_come_nearest_first():
    state = battle(man(0, 10, 10), man(1, 14, 10))
    fighter, target = state.fighters
    found = contact_spots(state, fighter, target)
    assert len(found) == 36
    assert found[0] == Spot(3225, 2500)
    away = [dist((spot.x, spot.y), (2500, 2500)) for spot in found]
    assert all(one <= other + 2 for one, other in pairwise(away))
    for spot in found:
        assert touches(state, fighter.at(Pose(spot.x, spot.y)), target)
    assert contact_spots(state, fighter, target, most=3) == found[:3]


@pytest.mark.rule("MK-MOVE-6", "MK-ABRUPT-4")
def test_places_beside_a_target_have_room_and_real_contact():
    state = battle(man(0, 10, 10), man(1, 14, 10), man(1, 12.9, 10))
    found = contact_spots(state, state.fighters[0], state.fighters[1])
    assert 0 < len(found) < 36
    for spot in found:
        assert stand_refusal(state, state.fighters[0], Pose(spot.x, spot.y)) is None
    plateau = box(1, "abrupt", 13.5, 8, 4, 4)
    state = battle(man(0, 10, 10), man(1, 14, 10), terrain=(plateau,))
    for spot in contact_spots(state, state.fighters[0], state.fighters[1]):
        assert spot.x > units(13.5)


@pytest.mark.rule("MK-CONTACT-3")
def test_places_beside_a_soaring_target_are_for_wings_alone():
    men = (man(0, 10, 10), man(1, 14, 10, key=WING, soaring=True), man(0, 10, 12, key=WING))
    state = battle(*men)
    assert contact_spots(state, state.fighters[0], state.fighters[1]) == []
    assert contact_spots(state, state.fighters[2], state.fighters[1], most=1)[0].level == 1


# Cliffs


@pytest.mark.rule("MK-ABRUPT-2")
def test_a_cliff_is_the_outline_without_its_access_points():
    corner = (
        Access("ramp", (units(13), units(10)), 200),
        Access("stairs", (units(17), units(8)), 100),
    )
    lines = cliff_lines(box(1, "abrupt", 13, 8, 4, 4, accesses=corner))
    in_units = [tuple(value / 16 for value in line) for line in lines]
    assert in_units == [
        (3250, 2000, 4200, 2000),
        (4250, 2050, 4250, 3000),
        (4250, 3000, 3250, 3000),
        (3250, 3000, 3250, 2600),
        (3250, 2400, 3250, 2000),
    ]


# Around a wood


@pytest.mark.rule("MK-HINDER-5")
def test_a_way_past_a_wood_cuts_its_corners():
    state = battle(man(0, 10, 10), terrain=(box(1, "hindering", 12, 8.5, 3, 5),))
    fighter = state.fighters[0]
    way = way_to(state, fighter, units(17), units(10), 2000)
    assert way is not None
    # The base is never wholly inside where the centre is less than 133.5 units from the edge: it
    # bends at (3133, 2258) and (3617, 2258).
    best = dist((2500, 2500), (3132, 2258)) + 486 + dist((3618, 2258), (4250, 2500))
    whole = (fighter.pose, *way)
    length = sum(dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(whole))
    assert best - 3 < length < best + 4


@pytest.mark.rule("MK-HINDER-5")
def test_a_narrow_wood_is_crossed_straight():
    state = battle(man(0, 10, 10), terrain=(box(1, "hindering", 12, 5, 1, 10),))
    assert way_to(state, state.fighters[0], units(16), units(10), 1500) == (Spot(4000, 2500),)
    region = reach_region(state, state.fighters[0], 2000)
    assert inside(region, 15, 10)


def test_a_wood_with_a_corner_cut_out_is_gone_around_too():
    outline = Outline(
        ((3000, 2000), (4000, 2000), (4000, 3500), (3500, 3500), (3500, 2500), (3000, 2500))
    )
    state = battle(man(0, 10, 9), terrain=(Terrain(1, "hindering", outline),))
    way = way_to(state, state.fighters[0], 4400, 2250, 3000)
    assert way is not None
    assert len(way) > 1


def test_what_is_left_of_a_polygon():
    assert eroded([0, 100, 100, 0], [0, 0, 80, 80], 10) == [(10, 70), (10, 10), (90, 10), (90, 70)]
    assert eroded([0, 100, 100, 0], [0, 0, 80, 80], 40) == []
    assert eroded([0, 100, 0], [0, 0, 100], 10) == [(10, 76), (10, 10), (76, 10)]


def test_no_stop_on_a_bare_way():
    state = battle(man(0, 10, 10), terrain=(box(1, "hill", 20, 20, 4, 4),))
    footing = footing_of(state.field.table, False)
    assert first_stop(footing, state.fighters[0], [40000, 50000], [40000, 40000]) is None
