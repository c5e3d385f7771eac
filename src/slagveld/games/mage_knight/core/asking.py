"""What questions and topics of this game have in common: whom they ask, who acts, what by lot."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import drafted, filled

from .book import refuse
from .fighter import Fighter
from .state import MageKnightState

A = TypeVar("A", bound=Action)
T = TypeVar("T")


class PlayerQuestion(SeatQuestion, frozen=True):
    """A question to a seat, while it plays and the warriors stand that it is about."""

    def warriors(self) -> tuple[int, ...]:
        """Those it is about."""
        return ()

    def asked(self, state: MageKnightState) -> int | None:
        if self.seat in state.out:
            return None
        for number in self.warriors():
            if number not in state.field.by_id:
                return None
        return self.seat

    def about(self, state: MageKnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return self.warriors()


class WarriorQuestion(PlayerQuestion, frozen=True):
    """A question to a seat about one warrior."""

    fighter: int

    def warriors(self) -> tuple[int, ...]:
        return (self.fighter,)


class WarriorStep(Step, frozen=True):
    """A step that lapses without the warrior it is about."""

    fighter: int

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)


class Deeds(Generic[A]):
    """A topic whose actions name the warrior that acts, in their field `fighter`.

    Subclasses say who may act (`barred`), what an action asks besides (`fault`), what a warrior
    can do (`listed`) and what half of an action shows (`shown`).
    """

    actions: ClassVar[tuple[type[Action], ...]]

    def barred(self, state: MageKnightState, seat: int, fighter: Fighter | None) -> Refusal | None:
        """Why a seat may let this warrior do nothing of it now, or None; never None for nobody."""
        own = fighter is not None and fighter.seat == seat
        return None if own else refuse("MK-TURN-9", "refusal-not-yours")

    def fault(self, state: MageKnightState, fighter: Fighter, action: A) -> Refusal | None:
        """Why a warrior that may act cannot do this, or None."""
        return None

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """The seat's warriors that may act, in order."""
        return [f for f in state.own(seat) if self.barred(state, seat, f) is None]

    def listed(self, state: MageKnightState, fighter: Fighter) -> Iterable[Action]:
        """What a warrior that may act can do, in fixed order."""
        return ()

    def shown(self, state: MageKnightState, fighter: Fighter, draft: A) -> Preview:
        """What a half-filled action of a warrior that may act would do."""
        return Preview()

    def check(self, state: MageKnightState, seat: int, action: A) -> Refusal | None:
        fighter = state.fighter(action.fighter)  # type: ignore[attr-defined]
        refusal = self.barred(state, seat, fighter)
        if refusal is not None or fighter is None:
            return refusal
        return self.fault(state, fighter, action)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [one for fighter in self.able(state, seat) for one in self.listed(state, fighter)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        return one_of(self.menu(state, seat), rng)

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        draft = self.draft(partial)
        fighter = state.fighter(filled(draft.fighter, 0))
        if fighter is None:
            return Preview()
        refusal = self.barred(state, seat, fighter)
        return Preview(refusal=refusal) if refusal else self.shown(state, fighter, draft)

    def draft(self, partial: Partial) -> Any:
        """The action as far as it is filled."""
        return draft_of(self.actions, partial)


def draft_of(kinds: Iterable[type[Action]], partial: Partial) -> Any:
    """An action of one of these kinds as far as it is filled."""
    (kind,) = [one for one in kinds if one.__name__ == partial.action]
    return drafted(kind, partial)


# By lot


def one_of(found: Sequence[T], rng: Rng) -> T | None:
    """One of these by lot; None of nothing."""
    return found[int(rng.random() * len(found))] if found else None


def from_lot(found: Sequence[T], rng: Rng) -> list[T]:
    """All of these in order, from one by lot on."""
    first = int(rng.random() * len(found))
    return [*found[first:], *found[:first]]
