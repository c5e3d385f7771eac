"""What the pearl does at once (CAR-7-43-50, 56-60, 67-71, 72-76, 82-86)."""

from math import hypot

import pytest

from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.ground.move_distances import move_limit
from slagveld.games.carnage.pearl.immediate_effects import ApplyPearl, GetMoving, Hurry, HurryNobody
from slagveld.games.carnage.pearl.out_of_the_way import Throw, ThrowWhere, pearl_gap
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Changed, Moved, StatusChanged
from slagveld.table.contact import overlap
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE
from tests.games.carnage.battle import (
    COW,
    EAST,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    act,
    battle,
    box,
    events,
    mage,
    profile,
    refused,
    unit,
)
from tests.games.carnage.stepping import Halt, put, stepped

BOUNCER = profile(HERO, type="bouncer", kind="bouncer", w=50)


def pearled(key, *units, **more):
    """A battle with the wagon at (90, 90) whose pearl says this, effect applied."""
    return stepped(battle(*units, phase="initiative", pearl=key, **more), ApplyPearl())


def middle_cm(unit):
    x, y = unit.middle
    return x / FINE / 100, y / FINE / 100


def from_pearl(unit):
    x, y = middle_cm(unit)
    return hypot(x - 90, y - 90)


# Out of the way


@pytest.mark.rule("CAR-7-43-50")
def test_units_within_15_cm_are_thrown_to_45_cm_straight_away_from_the_pearl():
    state = pearled("out-of-the-way", unit(0, 100, 90, EAST, count=5, files=5)).state
    thrown = state.field.by_id[1]
    assert middle_cm(thrown) == pytest.approx((135, 90), abs=0.01)
    assert (thrown.facing, thrown.files) == (0, 5)
    assert thrown.doings == state.field.by_id[1].doings
    assert not thrown.doings.moved


@pytest.mark.rule("CAR-7-43-50")
def test_the_line_goes_from_the_pearl_through_the_middle_of_the_unit():
    state = pearled("out-of-the-way", unit(0, 96, 96.75, NORTH, count=4, files=2)).state
    x, y = middle_cm(state.field.by_id[1])
    assert from_pearl(state.field.by_id[1]) == pytest.approx(45, abs=0.01)
    assert (x - 90) / (y - 90) == pytest.approx(6 / 9.25, abs=0.001)


@pytest.mark.rule("CAR-7-43-50")
def test_one_base_within_15_cm_is_enough_and_not_a_hair_more():
    near = unit(0, 90, 105, NORTH, count=10, files=1)
    assert from_pearl(pearled("out-of-the-way", near).state.field.by_id[1]) > 44
    far = unit(0, 90, 105.01, NORTH, count=10, files=1)
    assert pearled("out-of-the-way", far).state.field.by_id[1].y == 10501


@pytest.mark.rule("CAR-7-43-50")
def test_the_initiative_side_goes_first_then_the_others_and_cows_last():
    units = [
        unit(-1, 90, 85, NORTH, count=1, of=COW, side=1),
        unit(1, 98, 90, NORTH),
        unit(0, 82, 90, NORTH),
        unit(1, 90, 99, NORTH),
    ]
    play = pearled("out-of-the-way", *units, order=(1, 0))
    assert [moved.piece for moved in events(play, Moved)] == [2, 4, 3, 1]
    assert all(m.rule == "CAR-7-43-50" and m.manner == "teleport" for m in events(play, Moved))
    assert all(from_pearl(unit) > 44 for unit in play.state.units)


@pytest.mark.rule("CAR-7-43-50")
def test_a_taken_or_forbidden_spot_means_the_nearest_free_one():
    there = unit(1, 90, 44.5, SOUTH, count=10, files=5)
    state = pearled("out-of-the-way", unit(0, 90, 80, NORTH, count=5), there).state
    thrown = state.field.by_id[1]
    assert 38 < from_pearl(thrown) < 52
    assert not Carnage().overlapping(state)
    lake = box(1, "lake", 80, 40, 20, 12)
    dry = pearled("out-of-the-way", unit(0, 90, 80, NORTH), terrain=(lake,)).state.units[0]
    assert not 4000 < dry.y < 5000 or not 7500 < dry.x < 10500
    edge = battle(
        unit(0, 90, 30, NORTH), wagon=(90, 40), phase="initiative", pearl="out-of-the-way"
    )
    gone = stepped(edge, ApplyPearl()).state.units[0]
    assert gone.bounds[1] >= -2 * FINE
    assert gone.y < 3000


@pytest.mark.rule("CAR-7-43-50")
def test_melees_are_broken_up():
    state = battle(
        unit(0, 90, 80, NORTH), unit(1, 90, 80, SOUTH), phase="initiative", pearl="out-of-the-way"
    )
    assert state.field.engaged(state.units[0])
    after = stepped(put(state, wagon=Spot(9000, 9700)), ApplyPearl()).state
    assert not after.field.engaged(after.units[0])


@pytest.mark.rule("CAR-7-43-50")
def test_a_unit_thrown_out_of_a_wrap_or_a_building_stands_in_formation():
    places = (Pose(9000, 9800, 0), Pose(9300, 9800, 900), Pose(9600, 9800, 900))
    torn = unit(0, 93, 97, NORTH, count=3, places=places, inside=7)
    after = pearled("out-of-the-way", torn).state.units[0]
    assert after.formed
    assert after.inside == 0


@pytest.mark.rule("CAR-7-43-50")
def test_the_owner_of_a_unit_right_on_the_pearl_names_the_direction():
    on_it = unit(1, 90, 88.75, NORTH, count=5, files=5)
    play = pearled("out-of-the-way", on_it, unit(0, 100, 90))
    question = play.state.agenda.top
    assert question == ThrowWhere(1)
    assert question.who(play.state) == (1,)
    assert question.ask(play.state).forms[0].action == "Throw"
    ways = [2700, 3150, 0, 450, 900, 1350, 1800, 2250]
    assert question.candidates(play.state, 1) == [Throw(way) for way in ways]
    shown = question.preview(play.state, 1, Partial("Throw", {"facing": 900}))
    assert len(shown.ghosts) == 5
    assert {ghost.pose.y for ghost in shown.ghosts} == {13500}
    after = act(play.state, 1, Throw(900)).state
    assert middle_cm(after.field.by_id[1]) == pytest.approx((90, 135), abs=0.01)
    assert after.field.by_id[1].facing == 2700
    assert after.agenda.steps == (Halt(),)


@pytest.mark.rule("CAR-7-43-50")
def test_a_cow_right_on_the_pearl_goes_where_it_looks():
    cow = unit(-1, 90, 87.5, NORTH, count=1, of=COW, side=1)
    after = pearled("out-of-the-way", cow).state
    assert middle_cm(after.units[0]) == pytest.approx((90, 45), abs=0.01)


@pytest.mark.rule("CAR-2-entry")
def test_bouncer_is_passed_by():
    bouncer = unit(-1, 95, 90, NORTH, count=1, of=BOUNCER, side=-1)
    for key in ("out-of-the-way", "give-them-a-weapon", "suction", "creeping-death"):
        after = pearled(key, bouncer).state
        assert (after.units[0].x, after.units[0].lives, after.armed) == (9500, 50, ())


# Get moving


@pytest.mark.rule("CAR-7-56-60")
def test_one_unit_of_the_initiative_side_moves_twice_as_far_this_round():
    cow = unit(-1, 20, 20, count=1, of=COW, side=1)
    units = [unit(0, 20, 90), unit(1, 60, 90), unit(1, 90, 90, of=RIDER), cow]
    state = pearled("get-moving", *units, order=(1, 0), seats=(0, 1, 1)).state
    question = state.agenda.top
    assert question.who(state) == (1, 2)
    assert question.ask(state).forms[0].fields[0].allowed == (2, 3)
    assert refused(state, 1, Hurry(1)) == "CAR-7-56-60"
    assert refused(state, 1, Hurry(4)) == "CAR-7-56-60"
    assert refused(state, 1, Hurry(99)) == "CAR-7-56-60"
    assert question.candidates(state, 1) == [HurryNobody(), Hurry(2), Hurry(3)]
    play = act(state, 2, Hurry(3))
    assert play.state.hurried == 3
    assert [(e.piece, e.on) for e in events(play, StatusChanged)] == [(3, True)]
    riders = play.state.field.by_id[3]
    assert move_limit(play.state, riders).total == 6000
    assert move_limit(play.state, riders, charge=True).total == 5000
    assert move_limit(play.state, play.state.field.by_id[2]).total == 2000
    assert act(state, 1, Hurry(2)).state.hurried == 2
    assert act(state, 1, HurryNobody()).state.hurried == 0


@pytest.mark.rule("CAR-7-56-60")
def test_without_a_unit_nobody_is_asked():
    state = pearled("get-moving", unit(0, 20, 90), order=(1, 0)).state
    assert state.agenda.steps == (Halt(),)
    assert GetMoving().units(state) == []


# Give them a weapon


@pytest.mark.rule("CAR-7-67-71")
def test_units_with_a_base_within_30_cm_of_the_pearl_are_armed_for_the_round():
    units = [
        unit(0, 90, 120, NORTH, count=10, files=1),
        unit(1, 90, 59.99, SOUTH),
        unit(1, 60, 90, EAST),
        unit(0, 90, 120.01, NORTH, count=1),
    ]
    play = pearled("give-them-a-weapon", *units)
    assert play.state.armed == (1, 3)
    assert [event.piece for event in events(play, StatusChanged)] == [1, 3]
    assert all(event.rule == "CAR-7-67-71" for event in events(play, StatusChanged))


# Suction


@pytest.mark.rule("CAR-7-72-76")
def test_every_unit_is_pulled_10_cm_towards_the_pearl_with_its_facing_unchanged():
    units = [unit(0, 20, 90, SOUTH), unit(1, 90, 150, NORTH, count=10, files=5)]
    play = pearled("suction", *units)
    one, other = play.state.units
    assert (one.facing, other.facing) == (900, 2700)
    assert (other.x, other.y) == (9000, 14000)
    before = hypot(20 - 90, 88.75 - 90)
    assert from_pearl(one) == pytest.approx(before - 10, abs=0.01)
    assert not one.doings.moved
    assert one.doings.spent == 0
    assert [moved.length for moved in events(play, Moved)] == [1000, 1000]
    assert {moved.manner for moved in events(play, Moved)} == {"carnage:pulled"}


@pytest.mark.rule("CAR-7-72-76")
def test_the_wagon_itself_stops_a_unit():
    after = pearled("suction", unit(0, 90, 95, NORTH, count=1)).state.units[0]
    assert after.y == 9250
    again = pearled("suction", unit(0, 90, 92.5, NORTH, count=1))
    assert again.state.units[0].y == 9250
    assert events(again, Moved) == []


@pytest.mark.rule("CAR-7-72-76")
def test_a_unit_round_the_pearl_has_no_way_to_go():
    play = pearled("suction", unit(0, 90, 88.75, NORTH, count=1))
    assert play.state.units[0].y == 8875
    assert pearled("suction", unit(0, 20, 90), wagon=None).state.units[0].x == 2000


@pytest.mark.rule("CAR-7-72-76")
def test_the_nearest_goes_first_and_others_stop_when_they_touch_it():
    units = [unit(0, 90, 118, NORTH), unit(1, 90, 115.5, SOUTH, count=5)]
    play = pearled("suction", *units)
    assert [moved.piece for moved in events(play, Moved)] == [2, 1]
    assert [unit.y for unit in play.state.units] == [10800, 10550]
    blocked = pearled("suction", unit(0, 90, 100, NORTH), unit(1, 90, 94, NORTH)).state
    assert blocked.field.by_id[2].y == pytest.approx(9250, abs=2)
    assert blocked.field.by_id[1].y == pytest.approx(9500, abs=2)
    assert blocked.field.touches(*blocked.units)


@pytest.mark.rule("CAR-7-72-76")
def test_contact_made_by_it_is_no_attack():
    wall = box(1, "lake", 85, 96, 10, 2)
    units = [unit(0, 90, 108, NORTH), unit(1, 90, 98.1, NORTH)]
    state = pearled("suction", *units, terrain=(wall,)).state
    assert state.field.engaged(state.units[0])
    for there in state.units:
        assert not there.doings.attacked
        assert not there.doings.was_charged


@pytest.mark.rule("CAR-7-72-76")
def test_impassable_terrain_and_walls_stop_a_unit():
    lake = box(1, "lake", 80, 110, 20, 5)
    after = pearled("suction", unit(0, 90, 120, NORTH), terrain=(lake,)).state.units[0]
    assert after.y == pytest.approx(11500, abs=2)
    inside = unit(0, 90, 120, NORTH, count=1, inside=1, places=(Pose(9000, 12000, 0),))
    assert pearled("suction", inside).state.units[0].y == 12000


@pytest.mark.rule("CAR-7-72-76")
def test_wrapped_figures_come_along_as_they_stand():
    places = (Pose(2000, 9000, 0), Pose(2300, 9100, 900), Pose(2000, 9250, 0))
    after = pearled("suction", unit(0, 21, 90, EAST, count=3, places=places)).state.units[0]
    shift = (after.x - 2100, after.y - 9000)
    assert 990 <= shift[0] <= 1000
    assert [(p.x - q.x, p.y - q.y) for p, q in zip(after.places, places, strict=True)] == [
        shift
    ] * 3
    assert [pose.facing for pose in after.places] == [0, 900, 0]


@pytest.mark.rule("CAR-7-72-76")
def test_units_in_melee_are_moved_too():
    units = [unit(0, 90, 130, NORTH), unit(1, 90, 130, SOUTH)]
    assert [unit.y for unit in pearled("suction", *units).state.units] == [12000, 12000]


# Creeping death


@pytest.mark.rule("CAR-7-82-86")
def test_one_figure_of_every_unit_loses_1_w_heroes_mages_and_cows_too():
    units = [
        unit(0, 20, 90, count=6, files=5),
        unit(1, 60, 90, of=RIDER, lives=[2, 2, 1], files=2),
        unit(1, 120, 90, count=1, of=HERO),
        mage(0, 20, 120),
        unit(-1, 150, 90, count=1, of=COW, side=1),
    ]
    state = pearled("creeping-death", *units).state
    assert [unit.lives for unit in state.units] == [5, 4, 4, 2, 1]
    assert [figure.lives for figure in state.units[1].figures] == [2, 2]
    assert len(state.units[0].figures) == 5


@pytest.mark.rule("CAR-7-82-86")
def test_a_shielded_mage_loses_a_shield_instead():
    play = pearled("creeping-death", mage(0, 20, 120, shields=2), mage(1, 60, 20))
    assert [unit.lives for unit in play.state.units] == [3, 2]
    assert play.state.units[0].magic.shields == 1
    (changed,) = events(play, Changed)
    assert (changed.piece, changed.old, changed.new, changed.rule) == (1, 2, 1, "CAR-7-82-86")


@pytest.mark.rule("CAR-7-82-86")
def test_with_shields_all_round_nobody_is_hurt():
    play = pearled("creeping-death", mage(0, 20, 120, shields=1))
    assert play.state.units[0].lives == 3
    assert play.state.units[0].magic.shields == 0


# The others


@pytest.mark.rule("CAR-7-duration")
@pytest.mark.parametrize("key", ["disaster", "oops", "armageddon", "south-wind", "leaden-feet"])
def test_other_effects_do_nothing_at_once(key):
    state = battle(unit(0, 80, 90), unit(1, 100, 90), phase="initiative", pearl=key)
    play = stepped(state, ApplyPearl())
    assert put(play.state, agenda=Agenda()) == put(state, agenda=Agenda())
    assert play.events == []


def test_the_gap_to_the_pearl_is_that_of_the_nearest_base():
    state = battle(unit(0, 90, 100, NORTH, count=4, files=2))
    assert pearl_gap(state, state.units[0]) == 1000 * FINE
    assert pearl_gap(put(state, wagon=None), state.units[0]) > 10**8


@pytest.mark.rule("CAR-7-72-76")
def test_a_wrapped_unit_is_pulled_as_it_stands_and_stops_at_others():
    loose = (Pose(8875, 11000, 2700), Pose(9125, 11000, 2700), Pose(9375, 10800, 2700))
    wrapped = unit(0, 90, 109, count=3, places=loose)
    play = pearled("suction", wrapped, unit(1, 93.75, 97, count=1, of=COW))
    first, second, third = play.state.unit(1).places
    assert (second.x - first.x, third.y - second.y) == (250, -200)
    assert first.y < 11000
    bodies = play.state.unit(1).bodies
    assert not any(overlap(one, play.state.unit(2).bodies[0], 2 * FINE) for one in bodies)
