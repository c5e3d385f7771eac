"""Moves of regiments on a board: reach, ways around, drags, drills, flight, spells, litters."""

import msgspec
import pytest

from slagveld.games.little_carnage.core.board import is_on_fields, nearest_side
from slagveld.games.little_carnage.flight.move_away_in_fear import FLEEING, MoveAway
from slagveld.games.little_carnage.flight.retreat_path import away_from, farthest, room
from slagveld.games.little_carnage.magic.targets import landing_refusal, on_ground, places
from slagveld.games.little_carnage.march.choices import marches
from slagveld.games.little_carnage.march.drill import advance, engage, towards
from slagveld.games.little_carnage.march.gathering import gathered
from slagveld.games.little_carnage.march.intent import corrected
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.march.plans import March
from slagveld.games.little_carnage.movement.ahead_aside_back import Way
from slagveld.games.little_carnage.movement.board_reach import nearest_free, path_to, spread, wished
from slagveld.games.little_carnage.movement.cheapest_way import course_of
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.path_search import meant, reach_region, way_to
from slagveld.games.little_carnage.movement.turning_to_enemies import sidled
from slagveld.games.little_carnage.wounds.litter_places import beside
from slagveld.kernel.decision import Partial
from slagveld.kernel.fields import Leg, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.inside import place_in_area
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    box,
    card,
    mounted,
    troop,
    units,
)
from tests.games.little_carnage.boards import MONSTER, RIDER, board, lone, mid, on
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.marches import done, pose, refusal, to, turn


def told(pose):
    return pose.x / 250, pose.y / 250, pose.facing / 10


def u(*place):
    return tuple(units(value) for value in place)


# Reach


@pytest.mark.rule("LC-1.9-4")
def test_the_reach_is_made_of_fields():
    state = lone()
    region = reach_region(Mover(state, state.field.by_id[1], units(1)))
    (outline,) = region.outlines
    assert sorted(outline.points) == sorted(
        [u(9, 9), u(12, 9), u(12, 12), u(11, 12), u(11, 11), u(10, 11), u(10, 12), u(9, 12)]
    )
    assert region.meaning == "reach"


def reached(state, limit, **more):
    found = spread(Mover(state, state.field.by_id[1], units(limit), more.get("flying", False)))
    return {(p.x // 250, p.y // 250, p.facing // 10): label.cost for p, label in found.items()}


@pytest.mark.rule("LC-1.9-4")
def test_every_field_is_reached_at_its_least_cost():
    found = reached(lone(), 3)
    assert found[10, 10, 270] == 0
    assert found[10, 10, 90] == 1
    assert found[10, 7, 270] == 3
    assert found[13, 7, 0] == 3
    assert found[11, 11, 270] == 1
    assert found[10, 11, 270] == 2
    assert found[10, 12, 90] == 2
    assert found[10, 13, 90] == 3
    assert max(found.values()) == 3
    assert (10, 6, 270) not in found


def test_the_reach_leaves_out_what_nobody_may_stand_on():
    state = lone((10, 9), terrain=[box(7, "hedge", 9, 8, 1, 1)])
    stand = state.field.by_id[1]
    assert (10, 9, 270) not in reached(state, 3)
    assert (9, 8, 270) in reached(state, 4)
    assert (10, 9, 270) in reached(state, 3, flying=True)
    region = reach_region(Mover(state, stand, units(3)))
    inside = [outline.area() for outline in region.outlines]

    def shown(column, row):
        x, y = u(*mid(column, row))
        return any(place_in_area(x * 16, y * 16, area) > 0 for area in inside)

    assert shown(10, 10)
    assert shown(11, 9)
    assert not shown(10, 9)
    assert not shown(9, 8)
    assert not shown(14, 10)


# Ways


WALL = [box(7, "impassable", 8, 8, 5, 1)]


@pytest.mark.rule("LC-1.9-4")
def test_a_way_leads_around_what_is_in_the_way():
    state = lone(terrain=WALL, card=card(agility=9))
    one = state.field.by_id[1]
    way = way_to(Mover(state, one, units(9)), *u(10.4, 6.6), 2700)
    assert told(way.pose) == (10.5, 6.5, NORTH)
    assert way.cost == units(6)
    assert way_to(Mover(state, one, units(5)), *u(10.5, 6.5), 2700) is None
    again = meant(Mover(state, one, units(9)), *u(10.4, 6.6), 2700)
    assert again == way
    path = path_to(Mover(state, one, units(9)), way.pose)
    assert path == way.path
    assert path[-1] == Spot(*u(10.5, 6.5))
    assert path_to(Mover(state, one, units(9)), Pose(*u(10.5, 1.5), 2700)) is None


@pytest.mark.rule("LC-1.9-4")
def test_a_place_too_far_is_gone_towards():
    state = lone()
    one = state.field.by_id[1]
    way = meant(Mover(state, one, units(5)), *u(10.6, 2.2), 2700)
    assert (told(way.pose), way.cost) == ((10.5, 5.5, NORTH), units(5))
    east = meant(Mover(state, one, units(5)), *u(19.5, 10.5))
    assert told(east.pose)[:2] == (15.5, 10.5)
    found = nearest_free(Mover(state, one, units(5)), *u(10.5, 2.5), 2700)
    assert told(found) == (10.5, 5.5, NORTH)
    assert nearest_free(Mover(state, one, units(5)), *u(10.5, 10.5), 2700) is None
    stuck = meant(Mover(state, one, 0), *u(10.5, 2.5), 2700)
    assert isinstance(stuck, Refusal)


def test_who_points_at_an_enemy_means_contact():
    state = lone((10, 6))
    way = meant(Mover(state, state.field.by_id[1], units(5)), *u(10.5, 6.4))
    assert told(way.pose) == (10.5, 7.5, NORTH)


def test_a_rider_finds_its_way_with_turns():
    state = lone(card=RIDER, terrain=[box(7, "impassable", 9, 9, 4, 1)])
    one = state.field.by_id[1]
    way = way_to(Mover(state, one, units(9)), *u(8, 8.5), 1800)
    assert isinstance(way, Way)
    assert told(way.pose) == (8, 8.5, WEST)
    assert wished(one, *u(10.5, 11), 0) == Pose(*u(10, 10.5), 0)
    assert wished(one, *u(10.4, 9.1), None) == Pose(*u(10.5, 9), 2700)


# Plans


ROW = (on(9, 10), on(10, 10), on(11, 10))


def row(*foes, **more):
    return board(troop(0, *ROW, **more), *[troop(1, on(*foe)) for foe in foes or [(1, 1)]])


def shown(state, *plan):
    return MARCHING.preview(state, 0, Partial("March", {"plan": msgspec.to_builtins(plan)}))


def snapped(preview):
    return msgspec.convert(preview.snapped["plan"], Placements)


@pytest.mark.rule("LC-1.9-4")
def test_a_drag_snaps_the_whole_regiment_to_fields():
    state = row()
    preview = shown(state, to(2, 10.7, 8.3, facing=275))
    assert preview.refusal is None
    after = done(state, March(snapped(preview))).state
    assert [pose(after, n) for n in (1, 2, 3)] == [
        (9.5, 8.5, NORTH), (10.5, 8.5, NORTH), (11.5, 8.5, NORTH),
    ]  # fmt: skip
    assert preview.cost == units(2)
    assert refusal(state, to(2, 10.7, 8.3), to(1, 9.5, 8.5), to(3, 11.5, 8.5)) == "LC-1.9-4"


@pytest.mark.rule("LC-1.9-4")
def test_a_drag_to_an_enemy_comes_to_the_field_before_him():
    state = row((10, 6))
    preview = shown(state, to(2, 10.6, 7.2))
    after = done(state, March(snapped(preview))).state
    assert pose(after, 2) == (10.5, 7.5, NORTH)
    assert after.field.touching(after.field.by_id[4])[1] == 2


@pytest.mark.rule("LC-1.9-4")
def test_riders_turn_where_they_stand():
    places = (on(9, 10, NORTH, (1, 2)), on(10, 10, NORTH, (1, 2)))
    state = board(troop(0, *places, card=RIDER), troop(1, on(1, 1)))
    preview = shown(state, turn(state, 1, SOUTH))
    after = done(state, March(snapped(preview))).state
    assert [pose(after, n) for n in (1, 2)] == [(9.5, 10, SOUTH), (10.5, 10, SOUTH)]
    lonely = lone(card=RIDER)
    after = done(lonely, March((turn(lonely, 1, EAST),))).state
    assert pose(after, 1) == (10, 10.5, EAST)


@pytest.mark.rule("LC-1.9-4")
def test_models_told_one_by_one_are_corrected_to_fields():
    state = row()
    regiment = state.regiment(101)
    given = (to(1, 9.4, 8.6), to(2, 10.6, 8.6), to(3, 11.6, 8.4))
    plan = corrected(state, regiment, given, flying=True)
    assert [told(one.pose) for one in plan] == [
        (9.5, 8.5, NORTH), (10.5, 8.5, NORTH), (11.5, 8.5, NORTH),
    ]  # fmt: skip
    apart = (to(1, 9.5, 8.5), to(2, 10.5, 8.5), to(3, 12.6, 8.5))
    mended = corrected(state, regiment, apart, flying=True)
    assert all(is_on_fields(state.field.by_id[p.piece], p.pose) for p in mended)


@pytest.mark.rule("LC-1.9-4")
def test_who_finds_no_place_of_his_own_stands_beside_a_fellow_on_a_field():
    state = row((11, 8))
    wishes = (to(2, 10.5, 8.5), to(1, 9.5, 8.5), to(3, 11.5, 8.5))
    plan = gathered(state, state.regiment(101), wishes, flying=False)
    assert plan is not None
    assert all(is_on_fields(state.field.by_id[p.piece], p.pose) for p in plan)
    assert refusal(state, *plan) is None


@pytest.mark.rule("LC-1.1-5")
@pytest.mark.rule("LC-1.9-4")
def test_a_regiment_hangs_together_by_corners():
    state = row()
    assert refusal(state, to(1, 9.5, 9.5)) is None
    assert refusal(state, to(1, 8.5, 9.5)) == "LC-1.1-5"


@pytest.mark.rule("LC-1.9-12")
def test_a_rider_that_sidesteps_to_an_enemy_turns_about_its_front():
    state = lone((12, 10), card=RIDER)
    start = state.field.by_id[1]
    end = Pose(*u(11.5, 11), 2700)
    way = Way((Spot(*u(11.5, 11)),), end, units(2), units(1), 0, (Leg("right", 250),))
    course = sidled(Mover(state, start), start, way)
    assert (told(course.end.pose), course.turned) == ((11, 10.5, EAST), "LC-1.9-12")
    assert course.path == (Spot(*u(11, 10.5)),)
    bent = replace(way, path=(Spot(*u(10.5, 10)), *way.path))
    longer = sidled(Mover(state, start), start, bent)
    assert longer.path == (Spot(*u(10.5, 10)), Spot(*u(11, 10.5)))
    again = course_of(Mover(state, start, units(5)), course.path, 0)
    assert again.end.pose == course.end.pose


# Drill


@pytest.mark.rule("LC-1.9-4")
def test_drills_end_on_fields():
    state = row((10, 5))
    regiment = state.regiment(101)
    found = marches(state, regiment)
    assert len(found) > 8
    for march in found:
        assert MARCHING.check(state, 0, march) is None
        after = done(state, march).state
        assert all(is_on_fields(s, s.pose) for s in after.stands_of(101))
    ahead = advance(state, regiment, *u(3, 7))
    assert ahead is not None
    assert all(is_on_fields(state.field.by_id[p.piece], p.pose) for p in ahead.plan)
    march = engage(state, regiment, state.field.by_id[4])
    assert pose(done(state, march).state, 2) == (10.5, 6.5, NORTH)
    away = towards(state, regiment, 2900, units(4))
    assert [told(p.pose) for p in away.plan] == [
        (10.5, 6.5, NORTH), (11.5, 6.5, NORTH), (12.5, 6.5, NORTH),
    ]  # fmt: skip


# Flight


def scared(*own, foe, **more):
    return board(
        troop(0, *own, frightened_by=(102,), frightened_early=True, **more), troop(1, on(*foe))
    )


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.rule("LC-1.9-4")
def test_flight_goes_in_the_nearest_of_eight_directions():
    assert [nearest_side(way, 8) for way in (0, 224, 225, 674, 675, 3374, 3375)] == [
        0, 0, 450, 450, 900, 3150, 0,
    ]  # fmt: skip
    state = scared(on(10, 10), on(11, 10), foe=(9, 14))
    assert away_from(state, state.regiment(101)) == 2700
    after = done(state, MoveAway()).state
    assert [pose(after, n) for n in (1, 2)] == [(10.5, 5.5, NORTH), (11.5, 5.5, NORTH)]
    slant = scared(on(10, 10), foe=(7, 13))
    assert away_from(slant, slant.regiment(101)) == 3150
    assert pose(done(slant, MoveAway()).state, 1) == (15.5, 5.5, NORTH)
    assert pose(done(slant, MoveAway(distance=units(2))).state, 1) == (12.5, 8.5, NORTH)


@pytest.mark.rule("LC-1.8-fear-6")
def test_flight_pays_for_the_turn_and_double_backward():
    state = scared(on(10, 10, SOUTH), foe=(10, 14))
    regiment = state.regiment(101)
    assert farthest(state, regiment, 2700, backward=False) == units(4)
    assert farthest(state, regiment, 2700, backward=True) == units(2)
    assert room(Mover(state, state.field.by_id[1], units(5)), 3150, backward=False) == units(5)
    assert pose(done(state, MoveAway()).state, 1) == (10.5, 6.5, NORTH)
    assert pose(done(state, MoveAway(backward=True)).state, 1) == (10.5, 8.5, SOUTH)
    assert FLEEING.check(state, 0, MoveAway(distance=units(5))).rule == "LC-1.3-7"


@pytest.mark.rule("LC-1.8-fear-6")
def test_whoever_is_hindered_flees_as_far_as_there_are_fields():
    state = scared(on(10, 2), foe=(10, 8))
    assert pose(done(state, MoveAway()).state, 1) == (10.5, 0.5, NORTH)
    cornered = scared(on(10, 0), foe=(10, 8))
    assert FLEEING.check(cornered, 0, MoveAway()).rule == "LC-1.8-fear-6"
    short = scared(on(10, 10), foe=(10, 14))
    assert FLEEING.check(short, 0, MoveAway(distance=100)).rule == "LC-1.8-fear-6"
    rider = scared(on(10, 10, EAST, (1, 2)), foe=(10, 14), card=RIDER)
    assert pose(done(rider, MoveAway()).state, 1) == (11.5, 6, NORTH)


# Spells and litters


@pytest.mark.rule("LC-SPELL-blink")
@pytest.mark.rule("LC-1.9-4")
def test_spells_put_models_down_on_fields():
    state = lone((1, 1))
    blink, model = spell("blink"), state.field.model_by_id[1]
    far = blink.distance // 250
    assert told(on_ground(state, model, Pose(*u(12.3, 9.8), 2600))) == (12.5, 9.5, NORTH)
    found = places(state, blink, model)
    assert len(found) == len(set(found)) > 3
    assert all(is_on_fields(state.field.by_id[1], one) for one in found)
    corner = Pose(*u(10.5 + far, 10.5 - far), 2700)
    assert landing_refusal(state, blink, model, corner) is None
    further = Pose(*u(10.5 + far + 1, 10.5), 2700)
    assert landing_refusal(state, blink, model, further).rule == blink.rule


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.rule("LC-1.9-4")
def test_who_leaves_a_litter_stands_on_a_field():
    state = board(
        troop(0, on(10, 10), card=card(character=True)),
        troop(0, (11, 11, NORTH), (11, 11, NORTH)),
        troop(1, on(1, 1)),
    )
    state = mounted(state, 101, 102, litter=True)
    found = beside(state, state.regiment(101))
    assert found
    own = replace(state.field.by_id[900], sides=(250, 250))
    assert all(is_on_fields(own, one) for one in found)


def test_a_monster_marches_on_fields():
    state = board(troop(0, on(10, 10, sides=(2, 2)), card=MONSTER), troop(1, on(1, 1)))
    after = done(state, March((to(1, 12, 9),))).state
    assert pose(after, 1) == (12, 9, NORTH)
    assert refusal(state, to(1, 12.5, 9)) == "LC-1.9-4"
