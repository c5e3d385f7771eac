"""What questions and topics of this game have in common: whom they ask, who acts, what by lot."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import draft_of, filled
from slagveld.kit.topics import PieceTopic

from .action import NOT_YOURS
from .fighter import Fighter
from .state import MageKnightState

A = TypeVar("A", bound=Action)


class PlayerQuestion(SeatQuestion, frozen=True):
    """A question to a seat, while it plays and the warriors stand that it is about."""

    def warriors(self) -> tuple[int, ...]:
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


class Deeds(PieceTopic[MageKnightState, int, Fighter], Generic[A]):
    """A topic whose actions name the warrior that acts, in their field `fighter`.

    Subclasses say who may act (`barred`) and what half of an action shows (`shown`).
    """

    def barred(self, state: MageKnightState, fighter: Fighter) -> Refusal | None:
        """Why a warrior can do nothing of it now, or None."""
        return None

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        return [fighter for fighter in state.own(seat) if self.barred(state, fighter) is None]

    def actor(self, state: MageKnightState, seat: int, action: Any) -> Fighter | Refusal:
        return self.doer(state, seat, action.fighter)

    def doer(self, state: MageKnightState, seat: int, number: int) -> Fighter | Refusal:
        """The seat's warrior of this id, or why it can do nothing of it now."""
        fighter = state.fighter(number)
        if fighter is None or fighter.seat != seat:
            return NOT_YOURS
        return self.barred(state, fighter) or fighter

    def shown(self, state: MageKnightState, fighter: Fighter, draft: A) -> Preview:
        """What a half-filled action of a warrior that may act would do."""
        return Preview()

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        draft = self.draft(partial)
        number = filled(draft.fighter, 0)
        if number not in state.field.by_id:
            return Preview()
        found = self.doer(state, seat, number)
        if isinstance(found, Refusal):
            return Preview(refusal=found)
        return self.shown(state, found, draft)

    def draft(self, partial: Partial) -> Any:
        return draft_of(self.actions, partial)
