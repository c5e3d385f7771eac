"""Litters and great mounts: who stands where when carriers or carried fall."""

import pytest

from slagveld.games.little_carnage.movement.allowance import allowance
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.wounds.leaving_mount_or_litter import StepOff, after_death
from slagveld.games.little_carnage.wounds.litter_places import bearers_poses, beside, own_stand
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.play import Play
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import (
    EAST,
    FakeGame,
    act,
    battle,
    card,
    events,
    mounted,
    refused,
    troop,
    units,
)

CHIEF = card(agility=5, character=True)
BEARERS = card(agility=5)


def litter(bearers=4, dead=0, active=101, **done):
    """A chief (regiment 101, model 1) on a litter at (10, 10) that looks east; its bearers 102."""
    spots = [(10, 10, EAST)] * (bearers - dead)
    state = battle(
        troop(0, (10, 10, EAST), card=CHIEF, activated=True, **done),
        troop(0, *spots, card=BEARERS, count=bearers),
        troop(1, (30, 30)),
        agenda=(Activation(seat=0),),
        active=active,
    )
    return mounted(state, 101, 102, litter=True)


def fallen(state, *models, stand=900):
    """The state after these models on the shared stand have fallen, one after the other."""
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    for model in models:
        play.replace(field=play.state.field.without_model(model))
        if stand in play.state.field.by_id:
            after_death(play, stand)
    return play


AHEAD = Pose(units(11.5), units(10), 0)


@pytest.mark.rule("LC-1.10-8")
@pytest.mark.parametrize(
    ("bearers", "dead", "inches"),
    [(4, 0, 5), (4, 1, 5), (4, 2, 3), (4, 3, 3), (3, 1, 5), (3, 2, 3)],
)
def test_a_litter_is_half_as_fast_when_half_its_bearers_are_gone(bearers, dead, inches):
    state = litter(bearers, dead)
    assert allowance(state, state.regiment(102)).total == units(inches)


@pytest.mark.rule("LC-1.10-8")
def test_half_of_four_is_two_and_other_regiments_lose_no_speed_with_their_models():
    state = battle(troop(0, (5, 5), card=card(agility=4), count=4))
    assert allowance(state, state.regiment(101)).total == units(4)
    slow = litter(4, 2)
    slow = slow.changed(102, card=card(agility=4))
    assert allowance(slow, slow.regiment(102)).total == units(2)


@pytest.mark.rule("LC-1.10-9")
def test_a_litter_is_left_only_after_half_the_bearers_have_fallen():
    assert refused(litter(4, 1), 0, StepOff(AHEAD)) == "LC-1.10-9"
    assert refused(litter(3, 1), 0, StepOff(AHEAD)) == "LC-1.10-9"
    assert refused(litter(4, 2), 0, StepOff(AHEAD)) is None
    assert refused(litter(3, 2), 0, StepOff(AHEAD)) is None


@pytest.mark.rule("LC-1.10-9")
@pytest.mark.rule("LC-1.10-10")
def test_stepping_off_dissolves_the_litter_for_good():
    play = act(litter(4, 2), 0, StepOff(AHEAD))
    state = play.state
    assert 900 not in state.field.by_id
    chief = state.field.by_id[1]
    assert (chief.pose, chief.sides, chief.regiment) == (AHEAD, (250, 250), 101)
    assert [m.stand for m in state.models_of(102)] == [2, 3]
    first, second = state.stands_of(102)
    assert {(s.pose.x, s.pose.y) for s in (first, second)} == {
        (units(10), units(9.5)),
        (units(10), units(10.5)),
    }
    assert {s.pose.facing for s in (first, second)} == {0}
    assert second.id in state.field.touching(first)
    for number in (101, 102):
        regiment = state.regiment(number)
        assert (regiment.partner, regiment.carries, regiment.litter) == (0, False, False)
    assert allowance(state, state.regiment(102)).total == units(5)
    assert [told.rule for told in events(play, Told)] == ["LC-1.10-9"]
    assert [placed.piece for placed in events(play, Placed)] == [1, 2, 3]
    assert refused(state, 0, StepOff(AHEAD)) == "LC-1.10-9"


@pytest.mark.rule("LC-1.10-10")
def test_the_carried_model_is_put_down_touching_the_litter_on_free_ground():
    state = litter(4, 2)
    apart = Pose(units(11.6), units(10), 0)
    inside = Pose(units(11.3), units(10), 0)
    outside = Pose(units(10), units(8.5), 0)
    assert refused(state, 0, StepOff(apart)) == "LC-1.10-10"
    assert refused(state, 0, StepOff(inside)) == "LC-1.10-10"
    assert refused(state, 0, StepOff(outside)) is None
    blocked = battle(
        troop(0, (10, 10, EAST), card=CHIEF, activated=True),
        troop(0, (10, 10, EAST), card=BEARERS, count=2),
        troop(1, (12, 10)),
        agenda=(Activation(seat=0),),
        active=101,
    )
    blocked = mounted(blocked, 101, 102, litter=True)
    assert refused(blocked, 0, StepOff(AHEAD)) == "LC-1.9-7"


@pytest.mark.rule("LC-1.10-9")
def test_stepping_off_comes_before_movement_and_not_in_fear():
    assert refused(litter(4, 2, moved=True), 0, StepOff(AHEAD)) == "LC-1.3-5"
    assert refused(litter(4, 2, frightened_by=(103,)), 0, StepOff(AHEAD)) == "LC-1.8-fear-5"


@pytest.mark.rule("LC-1.10-10")
def test_places_beside_the_litter_are_offered():
    state = litter(4, 2)
    poses = beside(state, state.regiment(101))
    assert all(refused(state, 0, StepOff(pose)) is None for pose in poses)
    question = state.agenda.top
    offered = [a for a in question.candidates(state, 0) if isinstance(a, StepOff)]
    assert tuple(a.to for a in offered) == poses


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_bearers_stand_in_one_group_where_the_litter_stood(count):
    state = litter(count)
    shared = state.field.by_id[900]
    poses = bearers_poses(state, 102, shared)
    assert len(poses) == count
    alone = battle(troop(0, *[(p.x / 250, p.y / 250, EAST) for p in poses], card=BEARERS))
    from slagveld.table.groups import contiguous

    assert contiguous(alone.field.bodies, 0)
    assert not alone.field.layout.overlapping()


@pytest.mark.rule("LC-1.10-9")
def test_when_all_bearers_are_dead_the_carried_model_is_on_foot_at_once():
    play = fallen(litter(2), 2, 3)
    state = play.state
    assert list(state.field.by_id) == [4, 1]
    assert state.field.by_id[1].pose == Pose(units(10), units(10), 0)
    assert state.field.by_id[1].sides == (250, 250)
    assert state.regiment(101).partner == 0
    assert events(play, Told)[0].rule == "LC-1.10-9"


@pytest.mark.rule("LC-1.10-10")
def test_when_the_carried_model_dies_the_bearers_keep_the_litter():
    play = fallen(litter(4), 1)
    state = play.state
    assert 900 in state.field.by_id
    assert [m.stand for m in state.models_of(102)] == [900] * 4
    assert state.regiment(102).carries
    assert not events(play, Placed)


@pytest.mark.rule("LC-1.10-4")
def test_a_rider_whose_mount_dies_stands_on_his_own_base_and_a_mount_plays_on_alone():
    def pair():
        beast = card(base="monster", agility=7)
        state = battle(troop(0, (10, 10, EAST), card=CHIEF),
                       troop(0, (10, 10, EAST), card=beast), troop(1, (30, 30)))  # fmt: skip
        return mounted(state, 101, 102)

    on_foot = fallen(pair(), 2)
    assert on_foot.state.field.by_id[1].pose == Pose(units(10), units(10), 0)
    assert on_foot.state.field.by_id[1].sides == (250, 250)
    assert events(on_foot, Told)[0].rule == "LC-1.10-4"
    assert allowance(on_foot.state, on_foot.state.regiment(101)).total == units(5)
    riderless = fallen(pair(), 1).state
    assert riderless.field.by_id[900].regiment == 102
    assert riderless.models_of(102)[0].stand == 900
    assert (
        refused(
            battle(troop(0, (5, 5)), agenda=(Activation(seat=0),), active=101), 0, StepOff(AHEAD)
        )
        == "LC-1.10-9"
    )


def test_a_model_by_itself_stands_on_the_base_of_its_card():
    state = battle(troop(0, (5, 5), card=card(base="rider")), troop(1, (9, 9)))
    base = own_stand(7, state.regiment(101), Pose(0, 0)).base
    assert (base.width, base.depth) == (250, 500)
