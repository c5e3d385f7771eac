"""Interrupts of a moment, and where seats want to be asked for them."""

from itertools import count

import pytest

from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import MOST, lane
from slagveld.kernel.moment import PASSED
from slagveld.kernel.rulebook import refuse
from slagveld.kernel.state import Policy, Seat, State
from slagveld.kit.book import Book
from slagveld.kit.moments import Interrupt, Stops, TopicInterrupt
from slagveld.texts import Text

pytestmark = pytest.mark.plain
"""Stand-ins take the place of states and plays here."""

BOOK = Book("toy")


class LetBe(Action, frozen=True):
    """Nothing."""


class Shout(Action, frozen=True):
    """Interrupt."""

    words: str = "stop"


class Shouting:
    """A topic: whoever is not hoarse may shout."""

    actions = (Shout,)

    def forms(self, state, scope):
        return [BOOK.do(Shout, "do-shout", rule=f"CH-{scope}")]

    def check(self, state, scope, action):
        return refuse("CH-9", "refusal-loud") if action.words == "hoarse" else None

    def answer(self, play, scope, action):
        play.done.append((scope, action.words))

    def menu(self, state, scope):
        return [Shout("stop"), Shout("go")]

    def propose(self, state, scope, rng):
        return Shout("random")

    def preview(self, state, scope, partial):
        return Preview(notes=(Text("plain", {"words": str(scope)}),))


class ShoutNow(TopicInterrupt, frozen=True):
    """Shout, or let it be."""

    topic = Shouting()
    actions = (LetBe, *topic.actions)
    rule = "CH-1"
    offers = (BOOK.do(LetBe, "do-let-be"),)
    asks = BOOK.text("ask-shout")


STATE = State(seats=(Seat("A", 0), Seat("B", 1)))


class Turns:
    """What an answer is given to work with."""

    def __init__(self):
        self.seat = 1
        self.given, self.done = [], []

    def give(self, value):
        self.given.append(value)


def test_letting_it_be_comes_first_and_is_always_allowed():
    question = ShoutNow(1)
    decision = question.ask(STATE)
    assert [form.action for form in decision.forms] == ["LetBe", "Shout"]
    assert [form.rule for form in decision.forms] == ["CH-1", "CH-1"]
    assert question.candidates(STATE, 1) == [LetBe(), Shout("stop"), Shout("go")]
    assert question.check(STATE, 1, LetBe()) is None
    assert question.check(STATE, 1, Shout("go")) is None
    assert question.check(STATE, 1, Shout("hoarse")).rule == "CH-9"
    assert question.preview(STATE, 1, Partial("LetBe")) == Preview()
    assert question.preview(STATE, 1, Partial("Shout")).notes == (Text("plain", {"words": "1"}),)


def test_letting_it_be_passes_and_the_rest_is_done():
    play = Turns()
    ShoutNow(1).answer(play, LetBe())
    assert (play.given, play.done) == ([PASSED], [])
    ShoutNow(1).answer(play, Shout("go"))
    assert (play.given, play.done) == ([PASSED], [(1, "go")])


def test_chance_thinks_of_it_now_and_then():
    found = [ShoutNow(1).propose(STATE, 1, Rng(seed)) for seed in range(60)]
    assert {type(one) for one in found} == {LetBe, Shout}


def test_nobody_is_asked_who_has_left():
    gone = State(seats=STATE.seats, out=(1,))
    assert ShoutNow(1).who(STATE) == (1,)
    assert ShoutNow(1).who(gone) == ()


def test_a_bare_interrupt_says_nothing_by_itself():
    class Bare(Interrupt, frozen=True):
        actions = (LetBe, Shout)

    bare = Bare(0)
    assert bare.preview(STATE, 0, Partial("Shout")) == Preview()
    for ask in (
        lambda: bare.interrupts(STATE),
        lambda: bare.refusal(STATE, 0, Shout()),
        lambda: bare.interrupt(Turns(), Shout()),
        lambda: bare.menu(STATE, 0),
    ):
        with pytest.raises(NotImplementedError):
            ask()


# Stops

STOPS = Stops(BOOK, "shout", "policy-shout", ("day", "night"))


def test_a_switch_for_when_and_one_for_each_part():
    assert [(one.key, one.title.key) for one in STOPS.policies] == [
        ("shout", "toy:policy-shout"),
        ("shout-day", "toy:policy-shout-in-day"),
        ("shout-night", "toy:policy-shout-in-night"),
    ]
    whole, day, _ = STOPS.policies
    assert [one.key for one in whole.choices] == ["matters", "always", "answers", "never"]
    labels = [one.label.key for one in day.choices]
    assert labels == ["toy:policy-shout-ask", "toy:policy-shout-skip"]


@pytest.mark.parametrize(
    ("set_to", "part", "able", "matters", "asked"),
    [
        ({}, "day", [1], True, True),
        ({}, "day", [1], False, False),
        ({}, "day", [], True, False),
        ({"shout": "always"}, "day", [1], False, True),
        ({"shout": "always"}, "day", [], False, False),
        ({"shout": "always", "shout-day": "skip"}, "day", [1], True, False),
        ({"shout": "always", "shout-day": "skip"}, "night", [1], True, True),
        ({"shout": "answers"}, "day", [1], True, False),
        ({"shout": "never"}, "day", [1], True, False),
    ],
)
def test_who_is_asked_where(set_to, part, able, matters, asked):
    policies = tuple([Policy(0, key, value) for key, value in set_to.items()])
    state = State(seats=STATE.seats, policies=policies)
    assert STOPS.wanted(state, 0, part, lambda *_: able, lambda _: matters) is asked


def test_those_who_are_never_asked_are_not_looked_for():
    state = State(seats=STATE.seats, policies=(Policy(0, "shout", "never"),))
    assert not STOPS.wanted(state, 0, "day", lambda *_: pytest.fail("looked for"), bool)


class Long(Shouting):
    """So much may be shouted that nobody lists it all."""

    def lane(self, state, scope):
        return lane(Shout(str(number)) for number in count())


class LongShout(ShoutNow, frozen=True):
    """The same question with no end of answers."""

    topic = Long()


def test_no_end_of_interrupts_is_listed_page_by_page():
    menu = LongShout(1).candidates(STATE, 1)
    assert menu[:2] == (LetBe(), Shout("0"))
    assert len(menu) == MOST
    assert not menu.whole
    more = LongShout(1).more(STATE, 1, MOST)
    assert more[0] == Shout(str(MOST - 1))
    assert ShoutNow(1).candidates(STATE, 1).whole
    assert ShoutNow(1).more(STATE, 1, 3) == []
