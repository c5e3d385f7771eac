"""What a frightened regiment may still do."""

import pytest

from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.games.little_carnage.morale.fear_test import RepeatTest
from slagveld.games.little_carnage.morale.frightened_regiment import strike_refusal
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.wounds.losses import remove
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled, StatusChanged, Told
from slagveld.kernel.play import Play
from tests.games.little_carnage.battle import (
    NORTH,
    SOUTH,
    FakeGame,
    act,
    battle,
    box,
    card,
    events,
    refused,
    troop,
)

FEARED = card(fear=1)


def afraid(*causes, early=True, **done):
    """Two models in their activation, frightened by one or both of two enemies."""
    mine = troop(
        0, (5, 5), (6, 5), activated=True, frightened_by=causes, frightened_early=early, **done
    )
    return battle(
        mine,
        troop(1, (20, 20), card=FEARED),
        troop(1, (30, 30), card=card(fear=2)),
        agenda=(Activation(seat=0),),
        active=101,
    )


@pytest.mark.rule("LC-1.8-fear-9")
def test_a_regiment_frightened_before_its_activation_tests_again_and_is_free():
    play = act(afraid(102), 0, RepeatTest(), [6, 1])
    regiment = play.state.regiment(101)
    assert not regiment.frightened
    assert regiment.round.passed == (102,)
    assert events(play, Rolled)[0].dice == (6, 1)
    (marker,) = events(play, StatusChanged)
    assert (marker.on, marker.rule) == (False, "LC-1.8-fear-9")
    assert refused(play.state, 0, RepeatTest()) == "LC-1.8-fear-10"


@pytest.mark.rule("LC-1.8-fear-9")
def test_who_fails_again_has_no_third_try():
    play = act(afraid(102), 0, RepeatTest(), [5, 5])
    assert play.state.regiment(101).round.frightened_by == (102,)
    assert refused(play.state, 0, RepeatTest()) == "LC-1.8-fear-9"
    (told,) = events(play, Told)
    assert (told.what.key, told.pieces) == ("little-carnage:fear-remains", (101, 102))


@pytest.mark.rule("LC-1.8-fear-9")
def test_who_fails_in_its_own_activation_has_no_second_try():
    assert refused(afraid(102, early=False), 0, RepeatTest()) == "LC-1.8-fear-9"


@pytest.mark.rule("LC-1.8-fear-9")
def test_with_several_causes_each_is_tested_and_all_must_be_passed():
    half = act(afraid(102, 103), 0, RepeatTest(), [6, 1, 6, 1])
    assert half.state.regiment(101).round.frightened_by == (103,)
    assert half.state.regiment(101).round.passed == (102,)
    assert not events(half, StatusChanged)
    free = act(afraid(102, 103), 0, RepeatTest(), [6, 1, 6, 6])
    assert not free.state.regiment(101).frightened


@pytest.mark.rule("LC-1.3-5")
@pytest.mark.rule("LC-1.3-6")
def test_the_repeated_test_comes_after_movement_and_before_the_attack_and_is_voluntary():
    moved = afraid(102, moved=True)
    assert refused(moved, 0, RepeatTest()) is None
    assert refused(afraid(102, attacked=True), 0, RepeatTest()) == "LC-1.3-5"
    assert refused(afraid(), 0, RepeatTest()) == "LC-1.8-fear-10"
    from slagveld.games.little_carnage.core.activated_regiment import may_move

    tested = act(afraid(102), 0, RepeatTest(), [6, 1]).state
    assert not may_move(tested.regiment(101))


def brawl(*causes, **done):
    """Models 1 and 2: the first touches 102 and 103, the second 103 alone."""
    return battle(
        troop(0, (5, 5), (6, 5), activated=True, frightened_by=causes, **done),
        troop(1, (4, 5, SOUTH), card=FEARED),
        troop(1, (5.5, 4, SOUTH)),
        agenda=(Activation(seat=0),),
        active=101,
    )


@pytest.mark.rule("LC-1.8-fear-7")
def test_the_frightened_fight_on_with_those_they_touch_if_they_do_not_touch_the_cause():
    state = brawl(102)
    regiment = state.regiment(101)
    first, second = (state.field.by_id[number] for number in (1, 2))
    rules = {
        (stand.id, target, kind): getattr(
            strike_refusal(state, regiment, stand, target, kind), "rule", None
        )
        for stand in (first, second)
        for target in (102, 103)
        for kind in ("melee", "ranged")
    }
    assert rules == {
        (1, 102, "melee"): "LC-1.8-fear-5",
        (1, 103, "melee"): "LC-1.8-fear-7",
        (2, 102, "melee"): "LC-1.8-fear-5",
        (2, 103, "melee"): None,
        (1, 102, "ranged"): "LC-1.8-fear-5",
        (1, 103, "ranged"): "LC-1.8-fear-5",
        (2, 102, "ranged"): "LC-1.8-fear-5",
        (2, 103, "ranged"): "LC-1.8-fear-5",
    }


@pytest.mark.rule("LC-1.8-fear-7")
def test_the_frightened_do_not_strike_out_at_enemies_they_do_not_touch():
    state = battle(
        troop(0, (5, 5), frightened_by=(102,), card=card(reach=True)),
        troop(1, (20, 20), card=FEARED),
        troop(1, (5, 3.5, SOUTH)),
    )
    stand = state.field.by_id[1]
    assert strike_refusal(state, state.regiment(101), stand, 103, "melee").rule == "LC-1.8-fear-7"


def test_the_brave_are_refused_nothing():
    state = brawl()
    stand = state.field.by_id[1]
    assert strike_refusal(state, state.regiment(101), stand, 102, "ranged") is None


@pytest.mark.rule("LC-1.8-fear-7")
@pytest.mark.rule("LC-1.9-27")
@pytest.mark.parametrize(("cause", "rule"), [(103, None), (102, "LC-1.8-fear-5")])
def test_contact_across_a_low_obstacle_is_contact_for_the_frightened_too(cause, rule):
    hedge = box(7, "hedge", 4, 4.2, 3, 0.3, 0.4)
    state = battle(
        troop(0, (5, 5), frightened_by=(cause,), activated=True, facing=NORTH),
        troop(1, (5, 3.7, SOUTH)),
        troop(1, (30, 30)),
        agenda=(Activation(seat=0),),
        active=101,
        terrain=(hedge,),
    )
    assert refused(state, 0, Strike(2)) == rule


@pytest.mark.rule("LC-1.8-fear-7")
@pytest.mark.rule("LC-1.9-27")
def test_who_touches_the_cause_across_a_low_obstacle_does_not_fight_others():
    hedge = box(7, "hedge", 4, 4.2, 1.4, 0.3, 0.4)
    state = battle(
        troop(0, (5, 5), frightened_by=(102,), activated=True, facing=NORTH),
        troop(1, (4.6, 3.7, SOUTH)),
        troop(1, (6, 4.4, SOUTH)),
        agenda=(Activation(seat=0),),
        active=101,
        terrain=(hedge,),
    )
    assert refused(state, 0, Strike(3)) == "LC-1.8-fear-7"
    other = state.did(101, frightened_by=())
    assert refused(other, 0, Strike(3)) is None


@pytest.mark.rule("LC-1.8-fear-9")
@pytest.mark.rule("LC-SPELL-dread")
def test_who_was_frightened_by_a_spell_repeats_the_test_against_its_level():
    state = battle(
        troop(0, (5, 5), (6, 5), activated=True, frightened_by=(102,), frightened_early=True),
        troop(1, (20, 20), card=card(magic=2)),
        agenda=(Activation(seat=0),),
        active=101,
    )
    shown = state.agenda.top.preview(state, 0, Partial("RepeatTest", {}))
    assert [tally.total for tally in shown.tallies] == [2, 1]
    assert act(state, 0, RepeatTest(), [5, 5]).state.regiment(101).round.frightened_by == (102,)
    assert not act(state, 0, RepeatTest(), [5, 6]).state.regiment(101).frightened


@pytest.mark.rule("LC-1.8-fear-9")
def test_the_repeated_test_is_shown_with_its_dice_and_what_each_cause_asks():
    state = afraid(102, 103)
    shown = state.agenda.top.preview(state, 0, Partial("RepeatTest", {}))
    assert shown.complete
    assert [tally.total for tally in shown.tallies] == [2, 1, 2]
    late = afraid(102, repeated=True)
    assert late.agenda.top.preview(late, 0, Partial("RepeatTest", {})).refusal.rule == (
        "LC-1.8-fear-9"
    )


@pytest.mark.rule("LC-1.8-fear-5")
def test_whose_cause_dies_before_its_activation_acts_freely():
    state = afraid(102)
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    remove(play, play.state.field.model_by_id[3], by=0)
    assert not play.state.regiment(101).frightened
    (marker,) = events(play, StatusChanged)
    assert (marker.on, marker.rule) == (False, "LC-1.8-fear-5")
    assert refused(play.state, 0, RepeatTest()) == "LC-1.8-fear-10"
    assert "March" in {form.action for form in play.state.agenda.top.ask(play.state).forms}


@pytest.mark.rule("LC-1.8-fear-9")
@pytest.mark.rule("LC-1.8-fear-12")
def test_own_fear_counts_in_the_repeated_test_as_in_the_first():
    bold = troop(
        0, (5, 5), card=FEARED, activated=True, frightened_by=(102,), frightened_early=True
    )
    state = battle(
        bold, troop(1, (30, 30), card=card(fear=2)), agenda=(Activation(seat=0),), active=101
    )
    assert act(state, 0, RepeatTest(), [5]).state.regiment(101).frightened
    assert not act(state, 0, RepeatTest(), [6]).state.regiment(101).frightened
    shown = state.agenda.top.preview(state, 0, Partial("RepeatTest", {}))
    assert [tally.total for tally in shown.tallies] == [1, 1]
