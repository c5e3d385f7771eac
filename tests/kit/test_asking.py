"""Questions put together from what they offer."""

from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kit.asking import Asking, SeatQuestion
from slagveld.kit.book import Book
from slagveld.texts import Text

BOOK = Book("toy")


class Yes(Action, frozen=True):
    """Go on."""


class No(Action, frozen=True):
    """Let it be."""


class Proceed(SeatQuestion, frozen=True):
    """Yes or no."""

    rule = "TOY-1"
    actions = (Yes, No)
    offers = (BOOK.do(Yes, "do-yes"), BOOK.do(No, "do-no", rule="TOY-2"))
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
    assert asked.rule == "TOY-1"
    assert asked.private
    assert asked.measuring == Measuring(ruler="none")
    assert asked.forms == (
        Form(action="Yes", title=Text("toy:do-yes"), rule="TOY-1"),
        Form(action="No", title=Text("toy:do-no"), rule="TOY-2"),
    )
    assert Proceed(1).candidates("Now?", 1) == (Yes(), No())
    assert Proceed(1).check("Now?", 1, No()) is None


def test_nobody_is_asked_when_nobody_is_named():
    question = OfPiece(7)
    assert question.who({7: 2}) == (2,)
    assert question.who({}) == ()
    assert question.ask({7: 2}).pieces == (7,)
