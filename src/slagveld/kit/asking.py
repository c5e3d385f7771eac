"""Questions to one seat, put together from what they offer.

A question says whom it asks, what it asks and what it offers; who is asked, the question in full,
the menu and the check of answers without fields follow from that. A plain yes or no is nothing
but a prompt and two offers:

    class FreeShot(SeatQuestion, frozen=True):
        rule = "CAR-10-free-shot"
        actions = (ShootAtCharger, HoldShot)
        offers = (do(ShootAtCharger, "do-free-shot"), do(HoldShot, "do-hold-shot"))
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import FREE, Action, Decision, Form, Measuring, Partial, Preview
from slagveld.kernel.fields import Choice
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import draft_of
from slagveld.record import replace
from slagveld.texts import Text


class Asking(Question, frozen=True):
    """A question to one seat, which `asked` names; `prompt` and `offers` are what it says."""

    asks: ClassVar[Text | None] = None
    """The question itself, where it is always the same."""
    offers: ClassVar[tuple[Form, ...]] = ()
    """What may be done, where it is always the same."""
    measuring: ClassVar[Measuring] = FREE
    private: ClassVar[bool] = False

    def asked(self, state: Any) -> int | None:
        """Whose answer it takes; None when there is nothing to ask."""
        raise NotImplementedError

    def prompt(self, state: Any) -> Text:
        """The question itself; as `asks` has it by default."""
        if self.asks is None:
            raise NotImplementedError
        return self.asks

    def forms(self, state: Any) -> Iterable[Form]:
        """What may be done now; a form that cites no rule is offered by the question's."""
        return self.offers

    def about(self, state: Any, forms: Sequence[Form]) -> tuple[int, ...]:
        """The pieces it is about, when this is offered."""
        return self.names()

    def measured(self, state: Any) -> Measuring:
        """What may be measured while it is open."""
        return self.measuring

    def by_rule(self, state: Any) -> str:
        """The rule by which it is asked now: `rule`, unless a scenario has another."""
        return self.rule

    def who(self, state: Any) -> tuple[int, ...]:
        """The seat that is asked."""
        seat = self.asked(state)
        return () if seat is None else (seat,)

    def ask(self, state: Any) -> Decision:
        """The prompt with everything that is offered."""
        rule = self.by_rule(state)
        forms = tuple([_cited(form, rule) for form in self.forms(state)])
        return Decision(
            seats=self.who(state),
            prompt=self.prompt(state),
            forms=forms,
            mode=self.mode,
            rule=rule,
            measuring=self.measured(state),
            pieces=self.about(state, forms),
            private=self.private,
        )

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """Whatever is offered is allowed."""
        return None

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """One of each kind, for actions without fields."""
        return tuple([kind() for kind in self.actions])


class SeatQuestion(Asking, frozen=True):
    """A question to the seat that it carries with it."""

    seat: int

    def asked(self, state: Any) -> int | None:
        """The seat, always."""
        return self.seat


class PlayerQuestion(SeatQuestion, frozen=True):
    """A question to the seat that it carries with it, while that seat is in the battle."""

    def asked(self, state: Any) -> int | None:
        """The seat, until it has left."""
        return None if self.seat in state.out else self.seat


class Choosing(PlayerQuestion, frozen=True):
    """Which of several named things? Answered by one kind of action, which has one field.

    A question that is `automatic` answers itself where there is no choice.
    """

    def choices(self, state: Any, seat: int) -> Sequence[Choice]:
        """What there is to choose from, by the values of the action's field."""
        raise NotImplementedError

    def offer(self, state: Any, choices: Sequence[Choice]) -> Form:
        """The form with these choices."""
        raise NotImplementedError

    def unknown(self, state: Any) -> Refusal:
        """Why nothing else may be chosen."""
        raise NotImplementedError

    def forms(self, state: Any) -> Iterable[Form]:
        """The one form."""
        return (self.offer(state, self.choices(state, self.seat)),)

    def auto(self, state: Any, seat: int) -> Action | None:
        """The only thing that is left, if it is."""
        left = self.candidates(state, seat)
        return left[0] if len(left) == 1 else None

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """One of the choices."""
        return None if action in self.candidates(state, seat) else self.unknown(state)

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """Each of them."""
        kind: Any = self.actions[0]
        return [kind(choice.key) for choice in self.choices(state, seat)]


class Picking(SeatQuestion, frozen=True):
    """Which of several pieces? Answered by the last of `actions`, whose one field is the piece.

    What may be done instead comes before it in `actions`, without fields, and is in `offers`.
    Nobody is asked where there is no piece.
    """

    def pieces(self, state: Any) -> Sequence[int]:
        """The pieces there are to pick from."""
        raise NotImplementedError

    def offer(self, state: Any, pieces: Sequence[int]) -> Form:
        """The form with these pieces."""
        raise NotImplementedError

    def unknown(self, state: Any) -> Refusal:
        """Why no other may be picked."""
        raise NotImplementedError

    def asked(self, state: Any) -> int | None:
        """The seat, as long as there is a piece."""
        return self.seat if self.pieces(state) else None

    def forms(self, state: Any) -> Iterable[Form]:
        """What may be done instead, and the form with the pieces."""
        return (*self.offers, self.offer(state, self.pieces(state)))

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """One of the pieces, or what may be done instead."""
        return None if action in self.candidates(state, seat) else self.unknown(state)

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """What may be done instead, then each of the pieces."""
        *others, kind = self.actions
        pick: Any = kind
        return [*[other() for other in others], *[pick(piece) for piece in self.pieces(state)]]


class DoOrLeave(Asking, frozen=True):
    """Does a seat do something, or leave it? Leaving it is the first of `actions`, without fields.

    Subclasses say what the others do (`act`), what is against them (`refusal`), which of them there
    are (`options`, one of each kind unless they have fields) and what half of one shows (`shown`).
    """

    def refusal(self, state: Any, action: Any) -> Refusal | None:
        """Why it cannot be done like this, or None."""
        return None

    def options(self, state: Any) -> Sequence[Action]:
        """What could be done, in fixed order."""
        return [kind() for kind in self.actions[1:]]

    def act(self, play: Play[Any], action: Any) -> None:
        """Do it."""
        raise NotImplementedError

    def leave(self, play: Play[Any]) -> None:
        """What follows when it is left; nothing by default."""

    def shown(self, state: Any, draft: Any) -> Preview:
        """What it would do, as far as it is told; nothing is shown by default."""
        return Preview()

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """Leaving it is always allowed."""
        return None if isinstance(action, self.actions[0]) else self.refusal(state, action)

    def answer(self, play: Play[Any], action: Any) -> None:
        """Do it, or leave it."""
        if isinstance(action, self.actions[0]):
            self.leave(play)
        else:
            self.act(play, action)

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """Leaving it, then all that could be done."""
        return [self.actions[0](), *self.options(state)]

    def preview(self, state: Any, seat: int, partial: Partial) -> Preview:
        """What half of it shows; nothing for leaving it."""
        draft = draft_of(self.actions[1:], partial)
        return Preview() if draft is None else self.shown(state, draft)


def any_refusal(found: Iterable[Refusal | None]) -> Refusal | None:
    """The first refusal among these, or None; looked for no further than to it."""
    return next((one for one in found if one is not None), None)


def _cited(form: Form, rule: str) -> Form:
    return form if form.rule else replace(form, rule=rule)
