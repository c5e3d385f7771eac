"""Attacks in the middle of which something changes: fear, flight, deaths."""

import pytest

from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.flight.move_away_in_fear import HoldGround, MoveAway, Rout
from slagveld.games.little_carnage.melee.melee_attack import Fight, Strike
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Volley
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.turn.sequence import NextCard
from slagveld.kernel.event import Rolled, Told
from slagveld.kernel.fields import Pair, Share
from slagveld.record import replace
from tests.games.little_carnage.battle import (
    NORTH,
    SOUTH,
    act,
    battle,
    card,
    events,
    mounted,
    refused,
    run,
    troop,
)
from tests.games.little_carnage.stops import Stop

OGRE = card(base="monster", sides=(2, 2), attack=4, wounds=3, agility=6)
GRIM = card(fear=3, wounds=9)
GUARDED = card(full_defence=2, wounds=9, agility=9)
BOTH = Fight((Share("2", 2, "1"), Share("3", 2, "1")))


def between(second=GUARDED, **done):
    """An ogre (1) before a dreadful enemy (2, of 102) and another (3, of 103)."""
    return battle(
        troop(0, (10, 10), card=OGRE, facing=NORTH, activated=True, **done),
        troop(1, (9.5, 8.5), card=GRIM, facing=SOUTH, activated=True),
        troop(1, (10.5, 8.5), card=second, facing=SOUTH),
        agenda=(Activation(seat=0), Stop()),
        active=101,
    )


def rules(play):
    return [roll.rule for roll in events(play, Rolled)]


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.rule("LC-1.8-fear-7")
def test_after_a_move_away_the_others_neither_test_nor_react_nor_are_hit():
    asked = act(between(), 0, BOTH, [1, 1, 1, 1])
    assert isinstance(asked.state.agenda.top, Rout)
    play = act(asked.state, 0, MoveAway())
    assert isinstance(play.state.agenda.top, Stop)
    assert "LC-1.8-fear-7" in [told.rule for told in events(play, Told)]
    assert not events(play, Rolled)
    assert not play.state.regiment(103).round.activated
    also_grim = act(between(card(fear=2)), 0, BOTH, [1, 1, 1, 1])
    assert rules(act(also_grim.state, 0, MoveAway())) == []


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.rule("LC-1.8-fear-7")
def test_who_holds_the_ground_attacks_the_other_all_the_same():
    asked = act(between(card(wounds=9)), 0, BOTH, [1, 1, 1, 1])
    play = act(asked.state, 0, HoldGround(), [4, 4, 1, 1])
    assert play.state.field.model_by_id[3].suffered == 2
    assert play.state.field.model_by_id[2].suffered == 0


@pytest.mark.rule("LC-1.6-11")
def test_dead_attackers_take_no_test_and_make_no_attack():
    state = battle(
        troop(0, (10, 10), facing=NORTH, activated=True),
        troop(1, (10, 9), card=GRIM, facing=SOUTH),
        agenda=(AttackStep(101, "melee", (Aim(77, 2, 3),)), Stop()),
        active=101,
    )
    assert not events(run(state), Rolled)
    both = (Aim(77, 2, 3), Aim(1, 2, 1))
    state = battle(
        troop(0, (10, 10), facing=NORTH, activated=True),
        troop(1, (10, 9), card=card(defence=0, wounds=9), facing=SOUTH),
        troop(1, (30, 30)),
        agenda=(AttackStep(101, "melee", both), Stop()),
        active=101,
    )
    assert [len(roll.dice) for roll in events(run(state, [4]), Rolled)] == [1]


@pytest.mark.rule("LC-1.3-4")
@pytest.mark.rule("LC-1.3-2")
def test_a_regiment_whose_last_model_dies_in_its_own_activation_is_done():
    state = battle(
        troop(0, (10, 10), activated=True),
        troop(0, (20, 20)),
        troop(1, (30, 30)),
        agenda=(Activation(seat=0), NextCard()),
        active=101,
        row=(101, 102, 103),
    )
    gone = replace(state, field=state.field.without_model(1))
    assert gone.agenda.top.who(gone) == ()
    assert run(gone).state.active == 102


@pytest.mark.rule("LC-1.10-13")
@pytest.mark.rule("LC-1.6-21")
def test_a_joint_attack_on_a_shared_stand_strikes_the_one_that_is_named():
    state = battle(
        troop(0, (9.5, 10), (10.5, 10), card=card(wounds=9), facing=NORTH, activated=True),
        troop(1, (10, 8.5), card=card(wounds=20, defence=0), facing=SOUTH, activated=True),
        troop(1, (10, 8.5), card=card(wounds=20, defence=1), facing=SOUTH, activated=True),
        agenda=(Activation(seat=0), Stop()),
        active=101,
    )
    state = mounted(state, 102, 103)
    rider = act(state, 0, Strike(900, "3"), [4] * 6)
    assert {m.id: m.suffered for m in rider.state.field.models if m.suffered} == {3: 6}
    mount = act(state, 0, Strike(900, "4"), [4] * 6 + [1])
    assert {m.id: m.suffered for m in mount.state.field.models if m.suffered} == {4: 6}
    shared = Fight((Share("3", 3, "1"), Share("4", 3, "2")))
    both = act(state, 0, shared, [4] * 6 + [1])
    assert {m.id: m.suffered for m in both.state.field.models if m.suffered} == {3: 3, 4: 3}
    assert refused(state, 0, Strike(900, "5")) == "LC-1.3-13"


@pytest.mark.rule("LC-1.10-11")
@pytest.mark.rule("LC-1.8-fear-1")
def test_an_attack_on_the_rider_tests_the_rider_alone():
    state = battle(
        troop(0, (10, 10), card=card(fear=1, attack=1), facing=NORTH, activated=True),
        troop(1, (10, 8.5), card=card(wounds=9), facing=SOUTH, activated=True),
        troop(1, (10, 8.5), card=card(wounds=9, base="monster"), facing=SOUTH, activated=True),
        agenda=(Activation(seat=0), Stop()),
        active=101,
    )
    state = mounted(state, 102, 103)
    play = act(state, 0, Strike(900, "2"), [1, 1, 1, 1, 1, 1, 1])
    assert [len(roll.dice) for roll in events(play, Rolled)] == [4, 1, 2]
    assert play.state.regiment(102).round.frightened_by == (101,)
    assert play.state.regiment(103).round.frightened_by == ()
    assert play.state.regiment(102).round.frightened_early is False


@pytest.mark.rule("LC-1.8-fear-7")
@pytest.mark.rule("LC-1.8-fear-8")
def test_shots_at_others_are_made_after_a_failed_test():
    bows = card(ranged=True, strength=9)
    state = battle(
        troop(0, (10, 10), (11, 10), card=bows, facing=NORTH, activated=True),
        troop(1, (10, 7), card=GRIM, facing=SOUTH, activated=True),
        troop(1, (11, 7), card=card(wounds=9, resistance=9, defence=0), facing=SOUTH),
        agenda=(Activation(seat=0), Stop()),
        active=101,
    )
    asked = act(state, 0, Volley((Pair("1", "3"), Pair("2", "4"))), [6, 1])
    assert isinstance(asked.state.agenda.top, Rout)
    play = act(asked.state, 0, HoldGround(), [4, 4, 4])
    assert play.state.field.model_by_id[4].suffered == 3
    assert play.state.field.model_by_id[3].suffered == 0
