"""Ways that are meant, into contact, towards a target and away from one; reach and room."""

from itertools import pairwise

import pytest

from slagveld.games.confrontation.morale.flight import away_path
from slagveld.games.confrontation.terrain.obstacles import Going
from slagveld.games.confrontation.terrain.paths import (
    end_pose,
    meant,
    reach_region,
    way_cost,
    way_length,
    way_refusal,
)
from slagveld.games.confrontation.terrain.paths_into_contact import ContactWays, way_towards
from slagveld.games.confrontation.terrain.standing_room import (
    contact_stands,
    nearest_stand,
    stand_refusal,
)
from slagveld.table.shapes import Pose, Spot
from tests.games.confrontation.battle import NORTH, battle, box, card, man, units
from tests.games.confrontation.terrain.test_paths import path

RIDER = card(equipment=("horse",), size="large")
LARGE = card(size="large")
FLYER = card(second_movement=20, medium="air", abilities=("vol",))


def wall(x=30, y=10, width=3, depth=20, number=1):
    """A wall that nobody gets through."""
    return box(number, "impassable", x, y, width, depth, height=500)


def roof(height):
    """A roof of a height in units under (41.25, 20)."""
    return box(1, "obstacle", 40, 10, 20, 20, height=height)


def into(state, limit, number=1, target=2, most=6, **more):
    """Ways of a figure into contact with another for at most so many cm."""
    figure, targets = state.figure(number), (state.figure(target),)
    return ContactWays(state, figure, targets, units(limit), Going(**more)).best(most)


def is_legal(state, figure, way, pose, limit, touch=(), **more):
    """Whether a way and its end pass the checkers."""
    refusal = way_refusal(state, figure, way, limit, Going(touch=touch, **more))
    return (refusal or stand_refusal(state, figure, pose, touch=touch)) is None


# Into contact


@pytest.mark.rule("CON-CHARGE-2", "CON-MOVE-13")
def test_the_best_way_into_contact_is_straight_and_flush():
    state = battle(man(0, 20, 20), man(1, 50, 20))
    way, pose = into(state, 30)[0]
    assert way == path((47.5, 20))
    assert pose == Pose(4750, 2000, 0)
    assert state.field.touching(state.figure(1).at(pose)) == (2,)


@pytest.mark.rule("CON-CHARGE-2", "CON-CHARGE-4")
def test_the_distance_between_the_bases_decides_whether_a_target_is_reached():
    state = battle(man(0, 20, 20), man(1, 50, 20))
    assert into(state, 27.5)
    assert into(state, 27.49) == []
    askew = battle(man(0, 20, 20), man(1, 50, 20, 45))
    assert into(askew, 26.99)
    assert into(askew, 26.97) == []
    turned = battle(man(0, 20, 20, 45), man(1, 50, 20, 45))
    assert into(turned, 26.47)
    assert into(turned, 26.45) == []
    rider = battle(man(0, 20, 20, NORTH, key=RIDER), man(1, 50, 20))
    assert into(rider, 27.5)
    assert into(rider, 27.49) == []


@pytest.mark.rule("CON-CHARGE-3")
def test_a_way_into_contact_goes_round_obstacles_at_its_length():
    state = battle(man(0, 20, 20), man(1, 50, 20), terrain=[wall()])
    figure = state.figure(1)
    way, pose = into(state, 40)[0]
    assert len(way) > 2
    assert is_legal(state, figure, way, pose, 3600, touch=(2,))
    # Round the corner at (30, 10), 1.25 cm clear of it: 13.5 + 3.4 + 16.5 cm, a bit more.
    assert 3500 <= way_length(figure, way) <= 3600
    assert into(state, 34) == []
    assert state.field.touching(figure.at(pose)) == (2,)


def test_ways_into_contact_come_by_rising_length_and_differ():
    state = battle(man(0, 20, 20), man(1, 40, 20), terrain=[wall()])
    figure = state.figure(1)
    ways = into(state, 60, most=12)
    costs = [way_cost(state, figure, way) for way, _ in ways]
    assert len(ways) == 12
    assert len({(pose.x, pose.y, pose.facing) for _, pose in ways}) == 12
    assert all(later >= earlier - 100 for earlier, later in pairwise(costs))
    assert all(is_legal(state, figure, way, pose, 6000, touch=(2,)) for way, pose in ways)
    assert len(into(state, 60)) == 6


@pytest.mark.rule("CON-MOVE-13")
def test_a_way_into_contact_touches_nobody_else():
    state = battle(man(0, 20, 20), man(1, 50, 20), man(1, 50, 17.5))
    for way, pose in into(state, 40, most=20):
        assert state.field.touching(state.figure(1).at(pose)) == (2,)
        assert is_legal(state, state.figure(1), way, pose, 4000, touch=(2,))
    both = ContactWays(state, state.figure(1), state.figures[1:], 4000).best(20)
    assert both
    for way, pose in both:
        assert state.field.touching(state.figure(1).at(pose)) == (2, 3)
        assert is_legal(state, state.figure(1), way, pose, 4000, touch=(2, 3))


@pytest.mark.rule("CON-MOVE-14")
def test_a_target_without_room_is_not_reached():
    around = [(47.5, 20), (52.5, 20), (50, 22.5), (50, 17.5)]
    state = battle(man(0, 20, 20), man(1, 50, 20), *[man(0, *place) for place in around])
    assert into(state, 60) == []


@pytest.mark.rule("CON-MOVE-12")
def test_a_broad_base_may_meet_a_target_with_its_flank_but_for_a_charge():
    state = battle(man(0, 30, 45, 90, key=card(base=(500, 250))), man(1, 35, 45, 180))
    one, target = state.figures
    ((_, pose),) = ContactWays(state, one, (target,), 150).best()
    assert (pose.x, pose.facing) == (3125, 900)
    assert ContactWays(state, one, (target,), 150, facing=True).best() == []
    assert len(ContactWays(state, one, (target,), 250).best()) > 1
    assert ContactWays(state, one, (target,), 250, facing=True).best()[0][1] == Pose(3250, 4500, 0)


def test_those_activated_together_are_passed_on_the_way_into_contact():
    row = [man(0, 30, y) for y in (12.5, 15, 17.5, 20, 22.5, 25, 27.5)]
    state = battle(man(0, 20, 20), man(1, 50, 20), *row)
    straight = into(state, 27.5, through=(3, 4, 5, 6, 7, 8, 9))
    assert straight[0][0] == path((47.5, 20))
    assert into(state, 27.5) == []


@pytest.mark.rule("CON-STAT-2")
def test_in_the_air_the_way_is_straight_over_everything():
    state = battle(man(0, 20, 20, key=FLYER), man(1, 50, 20), terrain=[wall()])
    assert into(state, 27.5, flying=True)[0] == (path((47.5, 20)), Pose(4750, 2000, 0))
    assert into(state, 27.49, flying=True) == []
    assert into(state, 27.5) == []


def test_one_that_touches_already_needs_no_way():
    state = battle(man(0, 20, 20, 0), man(1, 22.5, 20))
    assert into(state, 0)[0] == ((), Pose(2000, 2000, 0))


def test_slow_ground_counts_on_the_way_into_contact():
    state = battle(man(0, 20, 20), man(1, 50, 20), terrain=[box(1, "wood", 30, 0, 5, 90)])
    assert into(state, 32.5)
    assert into(state, 32) == []


@pytest.mark.parametrize("key", [card(), RIDER, LARGE])
@pytest.mark.parametrize("facing", [0, 30, 77])
def test_every_stand_against_a_target_touches_it_without_overlap(key, facing):
    state = battle(man(0, 20, 20, key=key), man(1, 50, 30, facing, key=RIDER))
    figure, target = state.figures
    stands = list(contact_stands(state, figure, target))
    assert len(stands) >= 4 * 7 + 14
    for stand in stands:
        assert state.field.touching(figure.at(stand.pose)) == (2,), stand
        assert stand_refusal(state, figure, stand.pose, touch=(2,)) is None
    square = [stand for stand in stands if stand.square]
    assert {stand.pose.facing % 900 for stand in square} == {facing * 10 % 900}


# Towards a target


@pytest.mark.rule("CON-CHARGE-4")
def test_a_charge_out_of_reach_goes_its_full_distance_and_faces_its_target():
    state = battle(man(0, 20, 20), man(1, 50, 60))
    figure, target = state.figures
    way, pose = way_towards(state, figure, target, 2000)
    assert way_length(figure, way) in (1999, 2000)
    assert pose.facing == 533
    assert (pose.x, pose.y) == (way[-1].x, way[-1].y)
    assert is_legal(state, figure, way, pose, 2000)


@pytest.mark.rule("CON-CHARGE-4")
def test_it_goes_along_the_shortest_open_path():
    state = battle(man(0, 20, 20), man(1, 50, 20), terrain=[wall()])
    figure, target = state.figures
    way, pose = way_towards(state, figure, target, 2000)
    assert 1890 <= way_length(figure, way) <= 2000
    assert pose.x > 3300
    assert pose.y < 1000
    assert is_legal(state, figure, way, pose, 2000)


@pytest.mark.rule("CON-CHARGE-4")
def test_it_goes_as_far_as_it_can_where_no_path_is_open():
    state = battle(man(0, 20, 20), man(1, 50, 20), terrain=[wall(y=0, depth=90)])
    figure, target = state.figures
    way, pose = way_towards(state, figure, target, 2000)
    assert (pose.x, pose.y, pose.facing) == (2876, 2000, 0)
    assert way == (Spot(2876, 2000),)


@pytest.mark.rule("CON-CHARGE-4")
def test_it_stops_short_of_enemies():
    state = battle(man(0, 20, 20), man(1, 50, 20))
    figure, target = state.figures
    _, pose = way_towards(state, figure, target, 2749)
    assert 4730 <= pose.x < 4740
    assert state.field.touching(figure.at(pose)) == ()
    boxed = battle(man(0, 20, 20, 0), man(1, 22.5, 20), man(1, 60, 20))
    assert way_towards(boxed, boxed.figure(1), boxed.figure(3), 0) == ((), Pose(2000, 2000, 0))


@pytest.mark.rule("CON-STAT-2")
def test_in_the_air_it_goes_straight_and_lands_where_it_can_stand():
    state = battle(man(0, 20, 20, key=FLYER), man(1, 50, 20), terrain=[wall(x=30, width=5)])
    figure, target = state.figures
    assert way_towards(state, figure, target, 2000, Going(flying=True))[0] == (Spot(4000, 2000),)
    _, pose = way_towards(state, figure, target, 1300, Going(flying=True))
    assert pose.x <= 2875


# Away


@pytest.mark.rule("CON-FEAR-7")
def test_a_flight_leads_straight_away_and_ends_with_the_back_to_the_creature():
    state = battle(man(0, 40, 40), man(1, 52, 31))
    figure, creature = state.figures
    escape = away_path(state, figure, creature, 1000)
    assert escape.path == (Spot(3200, 4600),)
    assert (escape.facing, escape.leaves) == (1431, False)


@pytest.mark.rule("CON-FEAR-19")
def test_without_the_creature_it_leads_straight_ahead():
    state = battle(man(0, 40, 40, 90))
    escape = away_path(state, state.figure(1), None, 1000)
    assert escape == ((Spot(4000, 5000),), 900, False)


@pytest.mark.rule("CON-FEAR-7")
def test_a_flight_goes_round_figures_and_obstacles():
    state = battle(man(0, 40, 40), man(1, 50, 40), man(0, 35, 40))
    figure, creature = state.figure(1), state.figure(2)
    escape = away_path(state, figure, creature, 1500)
    assert len(escape.path) > 1
    end = escape.path[-1]
    assert end.x < 2650
    assert abs(end.y - 4000) < 60
    assert way_refusal(state, figure, escape.path, 1500) is None
    taken = battle(man(0, 40, 40), man(1, 50, 40), man(0, 25, 40.5))
    escape = away_path(taken, taken.figure(1), taken.figure(2), 1500)
    pose = end_pose(taken, taken.figure(1), escape.path, escape.facing)
    assert is_legal(taken, taken.figure(1), escape.path, pose, 1500)
    assert 2490 <= pose.x < 2760


@pytest.mark.rule("CON-FEAR-7")
def test_a_flight_stops_where_it_is_closed():
    state = battle(man(0, 40, 40), man(1, 50, 40), terrain=[wall(x=30, y=0, depth=90)])
    escape = away_path(state, state.figure(1), state.figure(2), 2000)
    assert escape == ((Spot(3424, 4000),), 1800, False)
    corner = [box(1, "impassable", 30, 30, 8.75, 20), box(2, "impassable", 38.75, 30, 8, 8.75)]
    nook = [*corner, box(3, "impassable", 38.75, 41.25, 8, 8.75)]
    caught = battle(man(0, 40, 40), man(1, 50, 40), terrain=nook)
    assert away_path(caught, caught.figure(1), caught.figure(2), 2000) == (
        (Spot(3999, 4000),),
        1800,
        False,
    )


@pytest.mark.rule("CON-FEAR-14")
def test_a_flight_may_lead_off_the_table():
    state = battle(man(0, 20, 40), man(1, 30, 40))
    figure, creature = state.figures
    assert away_path(state, figure, creature, 1875) == ((Spot(125, 4000),), 1800, False)
    assert away_path(state, figure, creature, 1877) == ((Spot(124, 4000),), 1800, True)
    assert away_path(state, figure, creature, 3000) == ((Spot(124, 4000),), 1800, True)
    south = battle(man(0, 20, 80, key=LARGE), man(1, 20, 70))
    escape = away_path(south, south.figure(1), south.figure(2), 2000)
    assert escape == ((Spot(2000, 8813),), 900, True)
    east = battle(man(0, 110, 40), man(1, 100, 40))
    escape = away_path(east, east.figure(1), east.figure(2), 2000)
    assert escape == ((Spot(11876, 4000),), 0, True)
    north = battle(man(0, 20, 8), man(1, 20, 18))
    escape = away_path(north, north.figure(1), north.figure(2), 2000)
    assert escape == ((Spot(2000, 124),), 2700, True)


@pytest.mark.rule("CON-FEAR-14")
def test_it_leaves_the_table_only_when_its_movement_lasts():
    state = battle(man(0, 20, 40), man(1, 30, 40), terrain=[box(1, "wood", 5, 0, 10, 90)])
    figure, creature = state.figures
    escape = away_path(state, figure, creature, 2800)
    assert escape.leaves is False
    assert escape.path == (Spot(200, 4000),)
    assert away_path(state, figure, creature, 2900).leaves
    flyer = battle(man(0, 20, 40, key=FLYER), man(1, 30, 40), terrain=state.field.table.terrain)
    assert away_path(flyer, flyer.figure(1), flyer.figure(2), 1900, flying=True).leaves


# What a player means


def wish(state, *places, limit=1000, facing=2700, touch=(), **more):
    """The way that figure 1 is taken to mean by pointing at these places in cm."""
    figure = state.figure(1)

    def legal(way):
        pose = end_pose(state, figure, way, facing)
        return is_legal(state, figure, way, pose, limit, touch, **more)

    return meant(state, figure, path(*places), limit, legal, Going(touch=touch, **more))


def test_a_legal_way_is_meant_as_it_is():
    state = battle(man(0, 20, 20))
    assert wish(state, (25, 20), (25, 24)) == path((25, 20), (25, 24))
    assert wish(state) == ()


def test_a_way_too_far_is_cut_at_the_limit():
    state = battle(man(0, 20, 20))
    assert wish(state, (50, 20)) == path((30, 20))
    assert wish(state, (24, 20), (24, 50)) == path((24, 20), (24, 26))
    assert wish(state, (20, 40), (24, 40)) == path((20, 40), (24, 40))


def test_a_way_is_led_round_what_is_in_it():
    state = battle(man(0, 20, 20), man(0, 25, 20))
    found = wish(state, (29, 20), limit=1200)
    assert found[-1] == Spot(2900, 2000)
    assert len(found) > 1
    behind = battle(man(0, 20, 20), terrain=[wall(y=0, depth=90)])
    assert wish(behind, (40, 20), limit=2000) == (Spot(2876, 2000),)


def test_pointing_at_a_figure_means_beside_it():
    state = battle(man(0, 20, 20), man(0, 28, 20))
    assert wish(state, (28, 20)) == path((25.5, 20))
    enemy = battle(man(0, 20, 20), man(1, 28, 20))
    end = wish(enemy, (28, 20))[-1]
    assert 2530 <= end.x < 2540
    announced = wish(enemy, (28, 20), touch=(2,))
    assert announced == path((25.5, 20))


def test_nothing_is_mended_when_nothing_helps():
    state = battle(man(0, 20, 20))
    assert wish(state, (20, 30), (25, 30), limit=1000) == path((20, 30), (25, 30))


@pytest.mark.rule("CON-HOUSE-6")
def test_a_walk_is_led_up_a_ladder():
    terrain = [box(1, "obstacle", 30, 10, 20, 20, height=400), box(2, "ladder", 29, 18, 2, 4)]
    state = battle(man(0, 20, 20), terrain=terrain)
    figure = state.figure(1)
    found = wish(state, (35, 15), limit=3000, walking=True)
    assert found[-1] == Spot(3500, 1500)
    assert way_refusal(state, figure, found, 3000, Going(walking=True)) is None


# Reach, ways for proposals, room


def test_the_reach_of_a_move_is_a_disc_with_what_is_in_the_way_left_out():
    state = battle(man(0, 40, 40))
    region = reach_region(state, state.figure(1), 1000)
    assert (len(region.outlines), region.level, region.meaning) == (1, 0, "reach")
    xs = [x for x, _ in region.outlines[0].points]
    ys = [y for _, y in region.outlines[0].points]
    assert all(2950 <= low <= 3050 for low in (min(xs), min(ys)))
    assert all(4950 <= high <= 5050 for high in (max(xs), max(ys)))
    blocked = battle(man(0, 40, 40), terrain=[wall(x=45, y=0, depth=90)])
    region = reach_region(blocked, blocked.figure(1), 1000)
    assert 4320 <= max(x for x, _ in region.outlines[0].points) <= 4420
    over = reach_region(blocked, blocked.figure(1), 1000, Going(flying=True))
    assert max(x for x, _ in over.outlines[0].points) >= 4950


def test_the_nearest_place_with_room():
    state = battle(man(0, 20, 20), man(0, 40, 40), man(1, 60, 40))
    figure = state.figure(1)
    assert nearest_stand(state, figure, 3000, 3000) == Pose(3000, 3000, 2700)
    assert nearest_stand(state, figure, 3900, 4000) == Pose(3750, 4000, 2700)
    beside = nearest_stand(state, figure, 5900, 4000)
    assert stand_refusal(state, figure, beside) is None
    assert 5735 <= beside.x < 5740
    assert nearest_stand(state, figure, 5900, 4000, touch=(3,)) == Pose(5750, 4000, 2700)
    assert nearest_stand(state, figure, -500, 4000) == Pose(125, 4000, 2700)


def test_the_nearest_place_with_room_on_terrain():
    terrain = [
        wall(),
        box(2, "deep-water", 60, 10, 20, 20),
        box(3, "obstacle", 60, 50, 20, 20, height=400),
        box(4, "gap", 20, 50, 20, 20, height=400),
    ]
    state = battle(man(0, 5, 5), terrain=terrain)
    figure = state.figure(1)
    assert nearest_stand(state, figure, 3050, 2000) == Pose(2875, 2000, 2700)
    assert nearest_stand(state, figure, 6100, 2000) == Pose(5875, 2000, 2700)
    assert nearest_stand(state, figure, 6050, 6000) == Pose(6125, 6000, 2700, 400)
    assert nearest_stand(state, figure, 5950, 6000) == Pose(5875, 6000, 2700)
    assert nearest_stand(state, figure, 2050, 6000) == Pose(2125, 6000, 2700, -400)
    low = battle(man(0, 5, 5), terrain=[box(3, "obstacle", 60, 50, 20, 20, height=150)])
    assert nearest_stand(low, low.figure(1), 6050, 6000) == Pose(6050, 6000, 2700, 150)
    full = battle(man(0, 1.5, 1.5), terrain=[box(1, "impassable", 0, 0, 3, 3)], size=(3, 3))
    assert nearest_stand(full, full.figure(1), 100, 100) is None


def test_a_target_at_another_height_is_not_touched():
    state = battle(man(0, 20, 20), man(1, 41.25, 20, z=4), terrain=[roof(400)])
    assert into(state, 40) == []
    low = battle(man(0, 20, 20), man(1, 41.25, 20, z=2), terrain=[roof(200)])
    assert into(low, 40)[0][1] == Pose(3875, 2000, 0)
