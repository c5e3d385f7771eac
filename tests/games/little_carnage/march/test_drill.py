import pytest

from slagveld.games.little_carnage.core.contact_and_zones import opponents
from slagveld.games.little_carnage.march.choices import marches
from slagveld.games.little_carnage.march.drill import advance, engage, nearest_enemy, towards
from slagveld.games.little_carnage.march.gathering import (
    flush,
    followed,
    gathered,
    shifted,
    wheeled,
)
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.table.shapes import Spot
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, mounted, troop
from tests.games.little_carnage.marches import done, meets, pose, to

ROW = ((10, 10), (11, 10), (12, 10))
FAR = (30, 30)


def row(*foes, **more):
    enemies = foes or (FAR,)
    return battle(troop(0, *ROW, **more), troop(1, *enemies), active=101)


def places(plan):
    return [(p.piece, p.pose.x, p.pose.y, p.pose.facing) for p in plan]


# Formations


def test_a_shift_moves_all_alike():
    stands = row().stands_of(101)
    assert places(shifted(stands, 0, -500)) == [
        (1, 2500, 2000, 2700),
        (2, 2750, 2000, 2700),
        (3, 3000, 2000, 2700),
    ]
    plan = shifted(stands, 250, 0, 0)
    assert [p.pose.facing for p in plan] == [0, 0, 0]
    assert plan[0].path == (Spot(2750, 2500),)
    assert [p.path for p in shifted(stands, 0, 0, 0)] == [(), (), ()]


def test_all_follow_the_way_of_the_lead_step_by_step():
    stands = row().stands_of(101)
    plan = followed(stands, stands[1], (Spot(2750, 2250), Spot(3000, 2250)), 0)
    assert plan[0].path == (Spot(2500, 2250), Spot(2750, 2250))
    assert places(plan) == [(1, 2750, 2250, 0), (2, 3000, 2250, 0), (3, 3250, 2250, 0)]
    assert [p.path for p in followed(stands, stands[1], (), 900)] == [(), (), ()]


def test_a_wheel_turns_places_and_facings_about_the_lead():
    stands = row().stands_of(101)
    plan = wheeled(stands, stands[0], (Spot(2500, 2000),), 0)
    assert places(plan) == [(1, 2500, 2000, 0), (2, 2500, 2250, 0), (3, 2500, 2500, 0)]
    assert plan[2].path == (Spot(2500, 2500),)
    bent = wheeled(stands, stands[0], (Spot(2500, 2250), Spot(2500, 2000)), 0)
    assert bent[1].path == (Spot(2750, 2250), Spot(2500, 2250))
    still = wheeled(stands, stands[0], (), 2700)
    assert [p.path for p in still] == [(), (), ()]


def test_a_slanting_wheel_leaves_a_hair_between_neighbours():
    stands = row().stands_of(101)
    plan = wheeled(stands, stands[0], (Spot(2500, 2000),), 3150)
    assert places(plan) == [(1, 2500, 2000, 3150), (2, 2678, 2178, 3150), (3, 2856, 2356, 3150)]
    assert done(row(), MARCHING.actions[0](plan)).state.regiment(101).round.moved
    back = wheeled(stands, stands[2], (Spot(3000, 2000),), 3150)
    assert places(back)[0] == (1, 3000 - 356, 2000 - 356, 3150)


# Advancing and engaging


def test_an_advance_goes_as_far_as_it_can_towards_a_place():
    state = row()
    after = done(state, advance(state, state.regiment(101), 2750, 0)).state
    assert pose(after, 2) == (11, 5, NORTH)
    assert pose(after, 1) == (10, 5, NORTH)
    near = done(state, advance(state, state.regiment(101), 2750, 2000)).state
    assert pose(near, 2) == (11, 8, NORTH)
    assert advance(state, state.regiment(101), 2750, 2500) is None


def test_an_advance_that_is_barred_stops_shorter():
    state = row((11, 6))
    after = done(state, advance(state, state.regiment(101), 2750, 0)).state
    assert pose(after, 2) == (11, 7.5, NORTH)


def test_an_advance_keeps_its_front_where_a_wheel_goes_too_far():
    state = battle(
        troop(0, *[(10 + i, 10) for i in range(6)], card=card(agility=2)), troop(1, FAR), active=101
    )
    after = done(state, advance(state, state.regiment(101), 0, 0)).state
    assert pose(after, 1)[2] == NORTH
    assert pose(after, 1)[0] < 10
    assert pose(after, 6)[0] - pose(after, 1)[0] == pytest.approx(5)


@pytest.mark.rule("LC-1.9-9")
def test_engaging_brings_the_regiment_into_contact_facing_the_enemy():
    state = row((11, 6, SOUTH))
    enemy = state.field.by_id[4]
    march = engage(state, state.regiment(101), enemy)
    after = done(state, march).state
    assert pose(after, 2) == (11, 7, NORTH)
    assert [s.id for s in opponents(after, after.field.by_id[2])] == [4]
    assert [s.id for s in meets(state, state.regiment(101), march)] == [4]


def test_an_enemy_out_of_reach_is_not_engaged():
    state = row((11, 3.9))
    assert engage(state, state.regiment(101), state.field.by_id[4]) is None
    state = row((11, 4))
    assert engage(state, state.regiment(101), state.field.by_id[4]) is not None


def test_nobody_to_move_gives_no_plan():
    state = battle(troop(0, (10, 10)), troop(0, (20, 20)), troop(1, FAR), active=101)
    state = mounted(state, 101, 102)
    regiment = state.regiment(101)
    assert advance(state, regiment, 0, 0) is None
    assert engage(state, regiment, state.field.by_id[3]) is None
    assert towards(state, regiment, 0, 250) is None
    assert nearest_enemy(state, regiment) is None
    assert marches(state, regiment) == []


def test_a_refused_plan_meets_nobody():
    state = row()
    wrong = MARCHING.actions[0]((to(1, 10, 0),))
    assert meets(state, state.regiment(101), wrong) == []


def test_the_nearest_enemy_is_found_by_the_middles():
    state = row((10, 20), (10, 15), (20, 10))
    assert nearest_enemy(state, state.regiment(101)).id == 5
    alone = battle(troop(0, *ROW), active=101)
    assert nearest_enemy(alone, alone.regiment(101)) is None


def test_towards_a_side_the_regiment_looks_that_way_where_bases_allow():
    state = row()
    east = towards(state, state.regiment(101), 0, 500)
    assert places(east.plan) == [(1, 3000, 2500, 0), (2, 3250, 2500, 0), (3, 3500, 2500, 0)]
    slant = towards(state, state.regiment(101), 3150, 500)
    assert places(slant.plan)[0] == (1, 2500 + 353, 2500 - 353, 2700)
    assert towards(state, state.regiment(101), 0, 0) is None


# Lists and chance


def test_the_list_has_directions_turns_and_enemies():
    state = row((11, 6, SOUTH))
    found = marches(state, state.regiment(101))
    assert all(MARCHING.check(state, 0, one) is None for one in found)
    turns = [one for one in found if not any(p.path for p in one.plan)]
    assert [one.plan[0].pose.facing for one in turns] == [0, 900, 1800]
    assert any(meets(state, state.regiment(101), one) for one in found)


def test_towards_a_side_fliers_go_by_air():
    wall = box(1, "high-wall", 0, 8, 40, 0.5, height=9)
    state = battle(
        troop(0, (10, 10), card=card(flying=True)), troop(1, FAR), active=101, terrain=(wall,)
    )
    march = towards(state, state.regiment(101), 2700, 1250)
    assert march.flying
    assert pose(done(state, march).state, 1) == (10, 5, NORTH)


# Gathering


def test_flush_places_are_at_all_four_sides():
    state = battle(troop(0, (10, 10, EAST), (20, 20)), troop(1, FAR))
    one, other = state.stands_of(101)
    assert [(p.x, p.y, p.facing) for p in flush(other, one)] == [
        (2751, 2500, 0),
        (2500, 2751, 0),
        (2249, 2500, 0),
        (2500, 2249, 0),
    ]


def test_who_cannot_take_its_place_finds_one_beside_the_others():
    state = row((10, 7))
    wishes = (to(2, 11, 7), to(1, 10, 7), to(3, 12, 7))
    plan = gathered(state, state.regiment(101), wishes, flying=True)
    after = done(state, MARCHING.actions[0](plan)).state
    assert pose(after, 2) == (11, 7, NORTH)
    assert pose(after, 3) == (12, 7, NORTH)
    assert pose(after, 1) == (11, 8.004, NORTH)


def test_nobody_gathers_round_a_lead_that_cannot_go():
    state = row()
    wishes = (to(2, 11, 1), to(1, 10, 1), to(3, 12, 1))
    assert gathered(state, state.regiment(101), wishes, flying=True) is None
