"""The round: one deck of cards, each regiment once, in the order of the row."""

import subprocess
import sys

import pytest

from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import FullDefence
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.turn.activation import Activation, EndActivation
from slagveld.games.little_carnage.turn.sequence import ActivationEnds, Rounds, coming
from slagveld.kernel.event import Drawn, PhaseBegan, RoundBegan, StatusChanged, Told
from slagveld.record import replace
from tests.games.little_carnage.battle import act, battle, card, events, refused, run, troop
from tests.games.little_carnage.stops import Stop
from tests.games.little_carnage.words import plain

CARD = card(full_defence=1)


def three(**rest):
    """Regiments 101 and 103 of player 1, 102 of player 2, before their first round."""
    return battle(
        troop(0, (5, 5), card=CARD),
        troop(1, (30, 30), card=CARD),
        troop(0, (5, 20), card=CARD),
        agenda=(Rounds(),),
        round=0,
        **rest,
    )


def activations(play):
    return [event.seat for event in events(play, PhaseBegan)]


@pytest.mark.rule("LC-1.3-1")
@pytest.mark.rule("LC-1.3-2")
def test_all_cards_of_both_sides_are_shuffled_and_the_row_lies_open():
    play = run(three(), [3, 1])
    assert play.state.row == (103, 101, 102)
    assert play.state.deck == ()
    assert play.state.round == 1
    assert [event.item for event in events(play, Drawn)] == ["103", "101", "102"]
    assert events(play, RoundBegan)[0].round == 1
    assert (play.state.active, play.state.agenda.top) == (103, Activation(seat=0))


@pytest.mark.rule("LC-1.3-2")
@pytest.mark.rule("LC-1.3-3")
def test_each_regiment_is_activated_once_in_the_order_of_the_row_then_all_are_shuffled_again():
    play = run(three(), [3, 1])
    order = []
    while play.state.round == 1:
        number = play.state.active
        order.append(number)
        assert play.state.regiment(number).round.activated
        play = act(play.state, play.state.agenda.top.seat, EndActivation(), [2, 1])
    assert order == [103, 101, 102]
    assert play.state.row == (102, 101, 103)
    assert not play.state.regiment(101).round.activated
    assert play.state.active == 102


@pytest.mark.rule("LC-1.3-2")
def test_one_card_at_a_time_leaves_the_rest_face_down():
    play = run(three(options=Options(open_row=False)), [2])
    assert (play.state.row, play.state.deck, play.state.active) == ((102,), (101, 103), 102)
    play = act(play.state, 1, EndActivation(), [2])
    assert (play.state.row, play.state.deck) == ((102, 103), (101,))


@pytest.mark.rule("LC-1.3-4")
def test_cards_of_the_fallen_are_skipped_and_not_shuffled_in_again():
    play = run(three(), [3, 1])
    gone = replace(play.state, field=play.state.field.without_model(1))
    assert coming(gone) == [102]
    play = act(gone, 0, EndActivation())
    assert play.state.active == 102
    play = act(play.state, 1, EndActivation(), [1])
    assert play.state.round == 2
    assert play.state.row == (102, 103)


@pytest.mark.rule("LC-1.6-17")
def test_the_card_of_a_regiment_that_has_reacted_is_skipped():
    play = run(three(options=Options(open_row=False)), [2])
    reacted = play.state.did(101, activated=True, full_defence=True)
    play = act(reacted, 1, EndActivation(), [1, 1])
    assert [told.rule for told in events(play, Told)] == ["LC-1.3-6", "LC-1.6-17"]
    assert play.state.active == 103
    open_row = run(three(), [3, 1]).state.did(101, activated=True, full_defence=True)
    assert act(open_row, 0, EndActivation()).state.active == 102


@pytest.mark.rule("LC-1.1-21")
@pytest.mark.rule("LC-1.6-19")
def test_what_is_limited_to_the_round_ends_with_its_last_activation():
    state = run(three(), [3, 1]).state
    state = act(state, 0, FullDefence()).state
    state = act(state, 0, EndActivation()).state
    assert state.regiment(103).round.full_defence
    state = state.did(101, frightened_by=(102,), passed=(102,))
    state = state.with_model(state.field.model_by_id[2].changed(hit=1))
    state = act(state, 0, EndActivation()).state
    assert state.regiment(103).round.full_defence
    state = act(state, 1, EndActivation(), [1, 1]).state
    assert state.round == 2
    done = state.regiment(103).round
    assert not done.full_defence
    assert not done.over
    assert not state.regiment(102).round.activated
    assert not any(model.hit for model in state.field.models)


@pytest.mark.rule("LC-1.3-5")
def test_the_activation_is_over_after_the_attack_and_after_moving_in_full_defence():
    state = run(three(), [3, 1]).state
    question = state.agenda.top
    assert question.who(state) == (0,)
    assert question.who(state.did(103, attacked=True)) == ()
    assert question.who(state.did(103, full_defence=True)) == (0,)
    assert question.who(state.did(103, full_defence=True, moved=True)) == ()
    assert question.who(state.did(103, over=True)) == ()
    assert question.who(replace(state, active=0)) == ()


@pytest.mark.rule("LC-1.3-6")
def test_nothing_need_be_done_in_an_activation():
    state = run(three(), [3, 1]).state
    assert refused(state, 0, EndActivation()) is None
    after = act(state, 0, EndActivation()).state
    assert after.field.stands == state.field.stands


@pytest.mark.rule("LC-1.1-8")
def test_two_regiments_of_one_profile_have_a_card_each():
    state = run(three(), [1, 1]).state
    assert sorted(state.row) == [101, 102, 103]
    assert state.regiment(101).card == state.regiment(103).card


@pytest.mark.rule("LC-1.9-19")
def test_who_climbed_is_free_again_after_the_activation():
    state = run(three(), [3, 1]).state
    state = state.with_model(state.field.model_by_id[3].changed(climbed=True))
    after = act(state, 0, EndActivation()).state
    assert not after.field.model_by_id[3].climbed


@pytest.mark.rule("LC-1.8-fear-5")
@pytest.mark.rule("LC-1.1-21")
def test_the_fear_marker_is_taken_off_at_the_end_of_the_round():
    state = run(three(), [3, 1]).state.did(101, frightened_by=(102,))
    state = act(state, 0, EndActivation()).state
    state = act(state, 0, EndActivation()).state
    assert state.regiment(101).frightened
    play = act(state, 1, EndActivation(), [1, 1])
    (marker,) = events(play, StatusChanged)
    assert (marker.piece, marker.on, marker.rule) == (1, False, "LC-1.8-fear-5")
    assert not play.state.regiment(101).frightened


def test_a_fresh_program_knows_every_action_and_step_of_a_saved_battle():
    # In a process of its own: here other tests have loaded everything already.
    code = """
import importlib, pkgutil
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
import slagveld.games.little_carnage as package

def known():
    found, left = set(), [Step, Action, Event]
    while left:
        kind = left.pop()
        found.add(kind.__qualname__)
        left.extend(kind.__subclasses__())
    return found

before = known()
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"{package.__name__}.{module.name}")
print(sorted(known() - before))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.rule("LC-1.3-4")
def test_a_card_turned_up_for_somebody_who_is_gone_is_told():
    play = run(three(options=Options(open_row=False)), [2])
    gone = replace(play.state, field=play.state.field.without_model(1))
    play = act(gone, 1, EndActivation(), [1, 1])
    idle, told = events(play, Told)
    assert (idle.rule, plain(idle.what)[0]) == ("LC-1.3-6", "turn-idle")
    assert (told.rule, plain(told.what)[0]) == ("LC-1.3-4", "turn-gone")
    assert (play.state.active, play.state.row) == (103, (102, 101, 103))
    reacted = run(three(options=Options(open_row=False)), [2]).state.did(101, activated=True)
    _, told = events(act(reacted, 1, EndActivation(), [1, 1]), Told)
    assert (told.rule, plain(told.what)[0]) == ("LC-1.6-17", "turn-skipped")


@pytest.mark.rule("LC-1.3-2")
def test_between_two_activations_nobody_is_active():
    state = battle(
        troop(0, (5, 5)), agenda=(ActivationEnds(regiment=101), Stop()), active=101, round=1
    )
    play = run(state)
    assert play.state.active == 0
    assert play.state.regiment(101).round.over


@pytest.mark.rule("LC-SPELL-mire")
def test_a_mire_dries_up_when_its_round_has_come():
    for mired, round_, left in ((1, 1, 0), (2, 1, 2), (1, 2, 0)):
        own = troop(0, (5, 5), (6, 5), mired=mired)
        steps = (ActivationEnds(regiment=101), Stop())
        play = run(battle(own, agenda=steps, active=101, round=round_))
        assert play.state.regiment(101).mired == left
        told = [(one.piece, one.on, one.rule) for one in events(play, StatusChanged)]
        assert told == ([] if left else [(1, False, "LC-SPELL-mire")])


@pytest.mark.rule("LC-1.3-2")
def test_each_activation_is_announced_by_name():
    play = run(three(), [3, 1])
    (phase,) = events(play, PhaseBegan)
    name = play.state.regiment(103).name.en
    assert (phase.seat, phase.rule) == (0, "LC-1.3-2")
    said = {"name": name, "player": "Player 1"}
    assert plain(phase.phase) == ("turn-activation", said)
    (began,) = events(play, RoundBegan)
    assert (began.round, began.rule) == (1, "LC-1.1-21")


def test_with_nobody_left_a_round_begins_and_ends_without_an_activation():
    play = run(battle(agenda=(Rounds(),), round=0, active=5))
    assert (play.state.active, play.state.round) == (0, 1)
    assert events(play, PhaseBegan) == []
    assert play.state.outcome is not None
