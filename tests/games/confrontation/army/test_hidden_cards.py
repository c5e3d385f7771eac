import pytest

from slagveld.games.confrontation.army.stack_and_reserve import (
    UNSEEN,
    hidden_cards,
    imagined_cards,
    stack_size,
)
from slagveld.games.confrontation.core.state import Card
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.games.confrontation.turn.approach import ApproachPhase
from slagveld.games.confrontation.turn.drawing_cards import AfterDraw, DrawnCard, TakeTurn
from slagveld.kernel.agenda import Agenda, Question
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.play import Play
from slagveld.record import replace
from tests.games.confrontation.battle import FakeGame, battle, card, man, run

MEN = [
    man(seat, 10 * n, 80 - 70 * seat, card=100 * seat + 100 + n)
    for seat in (0, 1)
    for n in (1, 2, 3, 4)
]


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


def hands(*agenda, stack=(103, 104, 203, 204), held=((0, 101), (1, 201), (0, 102), (1, 202))):
    return battle(*MEN, agenda=(*agenda, Stop()), stack=stack, reserves=held)


def view(state, seat):
    """What a seat sees, as the kernel makes it with these helpers."""
    seen = hidden_cards(state, seat)
    steps = tuple(step.seen(seat) for step in seen.agenda.steps)
    return replace(seen, agenda=Agenda(steps))


@pytest.mark.rule("CON-APP-6")
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_other_holds():
    seen = view(hands(), 0)
    assert seen.reserves == ((0, 101), (1, UNSEEN), (0, 102), (1, UNSEEN))
    assert seen.stack == (103, 104, 201, 202, 203, 204)
    other = view(hands(), 1)
    assert other.reserves == ((0, UNSEEN), (1, 201), (0, UNSEEN), (1, 202))
    assert other.stack == (101, 102, 103, 104, 203, 204)


@pytest.mark.rule("CON-APP-6")
def test_a_spectator_sees_no_hand_at_all():
    seen = view(hands(), None)
    assert seen.reserves == ((0, 0), (1, 0), (0, 0), (1, 0))
    assert seen.stack == (101, 102, 103, 104, 201, 202, 203, 204)


def test_the_size_of_the_stack_is_no_secret():
    state = hands(DrawnCard(seat=0, card=103), stack=(104, 203, 204))
    assert stack_size(state) == 3
    for seat in (0, 1, None):
        assert stack_size(view(state, seat)) == 3
    assert [stack_size(view(hands(), seat)) for seat in (0, 1, None)] == [4, 4, 4]


@pytest.mark.rule("CON-APP-6")
def test_only_its_owner_sees_a_card_just_drawn():
    question = DrawnCard(seat=0, card=103)
    state = hands(question, AfterDraw(seat=0), stack=(104, 203, 204))
    own = view(state, 0)
    assert own.agenda.top == question
    assert own.stack == (104, 201, 202, 203, 204)
    other = view(state, 1)
    assert other.agenda.top == DrawnCard(seat=0, card=UNSEEN)
    assert other.stack == (101, 102, 103, 104, 203, 204)
    assert view(state, None).agenda.top.card == UNSEEN
    assert other.agenda.top.who(other) == (0,)


def test_a_card_drawn_beneath_other_steps_is_hidden_too():
    state = hands(
        Activation(seat=0, cards=(101,)), DrawnCard(seat=0, card=103), held=(), stack=(203,)
    )
    other = view(state, 1)
    assert other.agenda.steps[-2] == DrawnCard(seat=0, card=UNSEEN)
    assert other.stack == (103, 203)
    assert view(state, 0).stack == (203,)


def test_without_secrets_nothing_is_changed():
    state = hands(held=((0, 101),))
    assert hidden_cards(state, 0) is state
    assert hidden_cards(hands(held=()), None) == hands(held=())


@pytest.mark.parametrize(
    "agenda", [(), (DrawnCard(seat=0, card=104), AfterDraw(seat=0)), (TakeTurn(seat=1),)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_cannot_tell_an_imagined_state_from_the_true_one(agenda, seat):
    drawn = [step.card for step in agenda if isinstance(step, DrawnCard)]
    state = hands(*agenda, stack=tuple(n for n in (103, 104, 203, 204) if n not in drawn))
    seen = view(state, seat)
    assert view(seen, seat) == seen
    rng = Rng(7)
    found = []
    for _ in range(60):
        imagined = imagined_cards(seen, seat, rng)
        assert view(imagined, seat) == seen
        top = imagined.agenda.top
        everywhere = [*imagined.stack, *[number for _, number in imagined.reserves]]
        everywhere += [top.card] if isinstance(top, DrawnCard) else []
        assert sorted(everywhere) == [101, 102, 103, 104, 201, 202, 203, 204]
        assert list(imagined.stack) == sorted(imagined.stack)
        assert all(imagined.cards_by_id[number].seat == who for who, number in imagined.reserves)
        if isinstance(top, DrawnCard):
            assert imagined.cards_by_id[top.card].seat == top.seat
            assert seat == 1 or top.card == 104
        found.append(imagined.reserve_of(1 - seat))
    assert len({frozenset(hand) for hand in found}) > 3
    assert imagined_cards(seen, seat, Rng(2)) == imagined_cards(seen, seat, Rng(2))


def test_a_card_just_drawn_is_imagined_as_one_that_stands_for_somebody():
    state = hands(DrawnCard(seat=0, card=104), stack=(103, 203), held=())
    nobody = replace(state, field=state.without(3).field)
    seen = view(nobody, 1)
    assert seen.stack == (103, 104, 203)
    found = [imagined_cards(seen, 1, Rng(seed)).agenda.top.card for seed in range(12)]
    assert found == [104] * 12


def test_every_view_of_an_approach_can_be_imagined():
    given = tuple(Card(100 * s + 100 + n, s, card(), 2) for s in (0, 1) for n in range(6))
    zones = ((0, 0, 7500, 12000, 9000), (1, 0, 0, 12000, 1500))
    state = battle(agenda=(ApproachPhase(), Stop()), cards=given, zones=zones, phase="approach")
    play = run(state, (5, 3, 4))
    rng = Rng(11)
    secrets = 0
    while not isinstance(play.state.agenda.top, Stop):
        top = play.state.agenda.top
        for seat in (0, 1):
            seen = view(play.state, seat)
            imagined = imagined_cards(seen, seat, rng)
            assert view(imagined, seat) == seen == view(seen, seat)
            assert stack_size(seen) == len(play.state.stack) == len(imagined.stack)
            if seat in top.who(play.state):
                assert imagined.agenda.top == top
            secrets += seen != play.state
        (asked,) = top.who(play.state)
        action = top.propose(play.state, asked, rng)
        place = 1 + int(rng.random() * max(1, len(play.state.stack)))
        after = Play(FakeGame(), play.state, Scripted([place, 1]), listening=False, seat=asked)
        after.answer(asked, action)
        after.run()
        play = after
    assert secrets > 10
