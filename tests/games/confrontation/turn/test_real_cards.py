"""Real cards that players type: what may be drawn does not tell what the enemy holds."""

import pytest

from slagveld.games.confrontation.army.stack_and_reserve import as_if_stacked, hidden_cards
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.games.confrontation.turn.drawing_cards import TakeCard
from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import NeedDiceError, Typed
from slagveld.kernel.event import CardSetRight
from slagveld.kernel.play import Play
from slagveld.kernel.shell import TypeCard, answer_numbers, dice_decision
from tests.games.confrontation.battle import FakeGame, battle, man

MEN = [
    man(seat, 10 * n, 80 - 70 * seat, card=100 * seat + 100 + n)
    for seat in (0, 1)
    for n in (1, 2, 3)
]


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


def drawing(stack, held, *typed):
    """Seat 0 draws a real card from this stack while these lie in reserve."""
    agenda = (TakeCard(seat=0), Stop())
    state = battle(*MEN, agenda=agenda, stack=stack, reserves=held)
    play = Play(FakeGame(), state, Typed(typed), listening=True)
    play.run()
    return play


def due(stack, held):
    with pytest.raises(NeedDiceError) as stopped:
        drawing(stack, held)
    return stopped.value.request


@pytest.mark.rule("CON-APP-6", "SLV-DICE-5")
def test_the_cards_to_choose_from_do_not_tell_the_reserve():
    stacks = [
        ((101, 202, 203), ((1, 201),)),
        ((101, 201, 203), ((1, 202),)),
        ((101, 201, 202), ((1, 203),)),
    ]
    shown = [dice_decision(due(*each), (0,)) for each in stacks]
    assert shown[0] == shown[1] == shown[2]
    keys = [choice.key for choice in shown[0].forms[0].fields[0].choices]
    assert keys == ["101", "201", "202", "203"]
    for each in stacks:
        refused = [answer_numbers(due(*each), TypeCard(key)) for key in ("102", "999")]
        assert [one.rule for one in refused] == ["SLV-DICE-1", "SLV-DICE-1"]


@pytest.mark.rule("CON-APP-6", "SLV-DICE-5")
def test_who_holds_all_his_cards_is_known_to_hold_them():
    """None of his cards is in the stack, so none of them can be drawn."""
    request = due((101, 102), ((1, 201), (1, 202), (1, 203)))
    assert request.items == ("101", "102")
    assert request.others == ()


@pytest.mark.rule("SLV-DICE-5")
def test_a_card_that_the_enemy_was_noted_to_hold_is_played_all_the_same():
    """He holds another card of his, and he alone is told."""
    request = due((101, 202, 203), ((1, 201),))
    play = drawing((101, 202, 203), ((1, 201),), answer_numbers(request, TypeCard("201")))
    assert play.state.stack == (101, 203)
    assert play.state.reserves == ((1, 202),)
    assert play.state.agenda.top == Activation(seat=1, cards=(201,))
    told = [event for event in play.events if isinstance(event, CardSetRight)]
    assert [(event.seat, event.seen_by) for event in told] == [(1, (1,))]


@pytest.mark.rule("CON-APP-6", "SLV-DICE-5")
def test_whoever_drew_it_sees_what_he_would_have_seen():
    plays = []
    for stack, held in (((101, 202, 203), ((1, 201),)), ((101, 201, 203), ((1, 202),))):
        number = answer_numbers(due(stack, held), TypeCard("201"))
        plays.append(drawing(stack, held, number))
    one, other = plays
    assert hidden_cards(one.state, 0) == hidden_cards(other.state, 0)
    seen = [[event.for_seat(0) for event in play.events] for play in plays]
    assert [event for event in seen[0] if event] == [event for event in seen[1] if event]


def test_by_chance_nothing_comes_that_is_held():
    """What cannot be told from the stack is for real cards alone."""
    state = battle(*MEN, agenda=(Stop(),), stack=(101, 202), reserves=((1, 201), (0, 102)))
    assert as_if_stacked(state, 0) == (201,)
    assert as_if_stacked(state, 1) == (102,)
    assert due((101, 202), ((1, 201),)).items == ("101", "202")
