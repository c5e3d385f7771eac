"""Questions put together from what they offer."""

from typing import NamedTuple

import pytest

from slagveld.kernel.decision import Action, Form, Measuring, Partial, Preview
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import refuse
from slagveld.kit.asking import (
    Asking,
    Choosing,
    DoOrLeave,
    Picking,
    PlayerQuestion,
    SeatQuestion,
    any_refusal,
)
from slagveld.kit.book import Book
from slagveld.texts import Text

BOOK = Book("toy")


class Yes(Action, frozen=True):
    """Go on."""


class No(Action, frozen=True):
    """Let it be."""


class Proceed(SeatQuestion, frozen=True):
    """Yes or no."""

    rule = "CH-1"
    actions = (Yes, No)
    offers = (BOOK.do(Yes, "do-yes"), BOOK.do(No, "do-no", rule="CH-2"))
    private = True
    measuring = Measuring(ruler="none")

    def prompt(self, state):
        return Text("plain", {"words": state})


class OfPiece(Asking, frozen=True):
    """Asked of the owner of a piece, who may be gone."""

    piece: int
    actions = (Yes,)

    def names(self):
        return (self.piece,)

    def asked(self, state):
        return state.get(self.piece)

    def prompt(self, state):
        return Text("plain", {"words": "?"})

    def forms(self, state):
        return [BOOK.do(Yes, "do-yes")]


def test_a_prompt_and_its_offers_are_a_whole_question():
    asked = Proceed(1).ask("Now?")
    assert asked.seats == (1,)
    assert asked.prompt == Text("plain", {"words": "Now?"})
    assert asked.rule == "CH-1"
    assert asked.private
    assert asked.measuring == Measuring(ruler="none")
    assert asked.forms == (
        Form(action="Yes", title=Text("toy:do-yes"), rule="CH-1"),
        Form(action="No", title=Text("toy:do-no"), rule="CH-2"),
    )
    assert Proceed(1).candidates("Now?", 1) == (Yes(), No())
    assert Proceed(1).check("Now?", 1, No()) is None


def test_nobody_is_asked_when_nobody_is_named():
    question = OfPiece(7)
    assert question.who({7: 2}) == (2,)
    assert question.who({}) == ()
    assert question.ask({7: 2}).pieces == (7,)


class Scene(NamedTuple):
    """A state that knows who has left, and which rule its scenario has."""

    out: tuple = ()
    rule: str = "CH-9"


class Answer(PlayerQuestion, frozen=True):
    """Yes, by the rule of the scenario."""

    rule = "CH-1"
    asks = BOOK.text("ask-answer")
    actions = (Yes,)
    offers = (BOOK.do(Yes, "do-yes"), BOOK.do(No, "do-no", rule="CH-2"))

    def by_rule(self, state):
        return state.rule


def test_who_has_left_is_not_asked():
    assert Answer(1).who(Scene()) == (1,)
    assert Answer(1).who(Scene(out=(1,))) == ()


def test_a_scenario_may_have_a_rule_of_its_own():
    asked = Answer(1).ask(Scene())
    assert (asked.rule, [form.rule for form in asked.forms]) == ("CH-9", ["CH-9", "CH-2"])


def test_what_is_always_asked_alike_need_not_be_asked_again():
    assert Answer(1).ask(Scene()).prompt == Text("toy:ask-answer")
    with pytest.raises(NotImplementedError):
        SeatQuestion(1).prompt(Scene())


class Take(Action, frozen=True):
    """Take a colour."""

    colour: str


class Colour(Choosing, frozen=True):
    """Which colour?"""

    rule = "CH-1"
    actions = (Take,)

    def prompt(self, state):
        return Text("plain", {"words": "?"})

    def choices(self, state, seat):
        return [Choice(colour, colour.upper()) for colour in state.rule.split()]

    def offer(self, state, choices):
        return BOOK.do(Take, "do-take", BOOK.pick.choice("colour", "field-colour", choices))

    def unknown(self, state):
        return refuse("CH-3", "toy:refusal-colour")


def test_one_of_several_is_chosen():
    two = Scene(rule="red blue")
    (form,) = Colour(1).ask(two).forms
    assert [choice.key for choice in form.fields[0].choices] == ["red", "blue"]
    assert (form.rule, form.title) == ("CH-1", Text("toy:do-take"))
    assert Colour(1).candidates(two, 1) == [Take("red"), Take("blue")]
    assert Colour(1).check(two, 1, Take("blue")) is None
    assert Colour(1).check(two, 1, Take("green")).rule == "CH-3"
    assert Colour(1).auto(two, 1) is None
    assert Colour(1).auto(Scene(rule="red"), 1) == Take("red")
    assert Colour(1).who(Scene(out=(1,))) == ()


class Grab(Action, frozen=True):
    """Take a piece."""

    piece: int


class Grabbing(Picking, frozen=True):
    """One of the pieces that are there, or none."""

    rule = "CH-3"
    actions = (No, Grab)
    asks = Text("plain", {"words": "Which?"})
    offers = (BOOK.do(No, "do-no"),)

    def pieces(self, state):
        return state

    def offer(self, state, pieces):
        return BOOK.do(Grab, "do-take", BOOK.pick.piece("piece", "field-piece", pieces))

    def unknown(self, state):
        return refuse("CH-3", "refusal-take")


def test_one_of_the_pieces_is_picked_or_what_may_be_done_instead():
    asked = Grabbing(1).ask((4, 7))
    assert [form.action for form in asked.forms] == ["No", "Grab"]
    assert asked.forms[1].fields[0].allowed == (4, 7)
    assert Grabbing(1).candidates((4, 7), 1) == [No(), Grab(4), Grab(7)]
    assert Grabbing(1).check((4, 7), 1, Grab(7)) is None
    assert Grabbing(1).check((4, 7), 1, No()) is None
    assert Grabbing(1).check((4, 7), 1, Grab(5)).rule == "CH-3"


def test_nobody_is_asked_where_there_is_no_piece():
    assert Grabbing(1).who((4,)) == (1,)
    assert Grabbing(1).who(()) == ()


class Snatching(DoOrLeave, frozen=True):
    """Is one of the pieces taken that are there?"""

    rule = "CH-3"
    actions = (No, Grab)

    def asked(self, state):
        return 1

    def refusal(self, state, action):
        return None if action.piece in state else refuse("CH-3", "refusal-take")

    def options(self, state):
        return [Grab(piece) for piece in state]

    def act(self, play, action):
        play.append(action.piece)

    def leave(self, play):
        play.append(None)

    def shown(self, state, draft):
        return Preview(pieces=(draft.piece,))


def test_leaving_it_comes_first_and_is_always_allowed():
    assert Snatching().candidates((4, 7), 1) == [No(), Grab(4), Grab(7)]
    assert Snatching().check((4, 7), 1, No()) is None
    assert Snatching().check((4, 7), 1, Grab(7)) is None
    assert Snatching().check((4, 7), 1, Grab(5)).rule == "CH-3"


@pytest.mark.plain  # a list in the place of what is played
def test_it_is_done_or_left():
    done = []
    Snatching().answer(done, Grab(4))
    Snatching().answer(done, No())
    assert done == [4, None]


def test_only_half_of_doing_it_shows_something():
    assert Snatching().preview((4,), 1, Partial("Grab", {"piece": 4})).pieces == (4,)
    assert Snatching().preview((4,), 1, Partial("No", {})) == Preview()


class Nodding(DoOrLeave, frozen=True):
    """Yes or no, without more."""

    actions = (No, Yes)


def test_actions_without_fields_need_no_list():
    assert Nodding().candidates(None, 1) == [No(), Yes()]
    assert Nodding().check(None, 1, Yes()) is None
    assert Nodding().preview(None, 1, Partial("Yes", {})) == Preview()


def test_the_any_refusal_counts_and_nothing_after_it_is_looked_at():
    no = refuse("SLV-END-1", "refusal-not-now")

    def found():
        yield None
        yield no
        raise AssertionError

    assert any_refusal(found()) is no
    assert any_refusal([None, None]) is None
