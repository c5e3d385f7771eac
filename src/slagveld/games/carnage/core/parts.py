"""Parts of a round in which the players of a side do several things in any order.

Each kind of thing (marching, charging, casting …) is a topic in a module of its own; a `Part`
gathers topics into one question.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from slagveld.kernel.decision import Action, Form, Ghost, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId
from slagveld.kernel.figure import Figure
from slagveld.kernel.menu import Lane, entries
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.book import numbers
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import PieceTopic, TopicQuestion, one_of
from slagveld.record import Record, replace
from slagveld.table.shapes import RectBase

from .book import do, refuse
from .conditions import is_diverted
from .state import Battle, CarnageState, Phase
from .unit import Unit


class Scope(Record):
    """What topics are asked for: a seat, and the one unit that may act (Acceleration); 0: all."""

    seat: int
    only: int = 0


class PhaseEnd:
    """What marks a step of the agenda at which the phase before it is over (CAR-6.1-finish)."""

    __slots__ = ()


class EndPart(Action, frozen=True):
    """The seat has done all it wants in this part of the round."""


class Part(TopicQuestion, frozen=True):
    """The players of a side act in any order until each has ended."""

    phase: ClassVar[Phase | None] = None
    """The phase that opens such a part for each side."""
    mode = "any"
    ending = EndPart

    side: int
    done: tuple[int, ...] = ()
    """Seats that have ended."""
    only: int = 0
    """The one unit that may act; 0: all of the side."""

    def scope(self, seat: int) -> Scope:
        return Scope(seat, self.only)

    def who(self, state: CarnageState) -> tuple[int, ...]:
        waiting = [seat for seat in state.seats_of(self.side) if seat not in self.done]
        return tuple([seat for seat in waiting if self.can_act(state, seat)])

    def can_act(self, state: CarnageState, seat: int) -> bool:
        """Whether there is anything to ask this seat: has it units here?"""
        only = self.only
        return any(unit.owner == seat and only in (0, unit.id) for unit in state.field.units)

    def closing(self, state: CarnageState) -> Form:
        return do(EndPart, "do-end-part", rule="CAR-6.1-finish")

    def measured(self, state: CarnageState) -> Measuring:
        return Measuring(ruler="free") if state.options.free_measuring else self.measuring

    def ended(self, play: Battle) -> None:
        play.then(replace(self, done=(*self.done, play.seat)))


# Questions about one unit, and topics of units that act one by one


class UnitQuestion(Asking, frozen=True):
    """A question to the owner of a unit, about it."""

    unit: int

    def names(self) -> tuple[int, ...]:
        return (self.unit,)

    def asked(self, state: CarnageState) -> int:
        return state.field.by_id[self.unit].owner


class UnitAction(Action, frozen=True):
    unit: PieceId


def commanded(state: CarnageState, scope: Scope, number: int) -> Unit | Refusal:
    """The unit of this id, if the seat commands it and it can do anything at all now."""
    unit = state.unit(number)
    if unit is None or unit.owner != scope.seat:
        return refuse("CAR-5.1-unit", "refusal-not-yours")
    if scope.only and unit.id != scope.only:
        return refuse("CAR-14.3-acceleration", "refusal-only-accelerated")
    if is_diverted(state, unit):
        return refuse("CAR-14.3-diversion", "refusal-diverted", unit=unit.name)
    return unit


def awake(state: CarnageState, scope: Scope) -> list[Unit]:
    """The units that `commanded` gives, in order."""
    seat, only = scope.seat, scope.only
    return [
        unit
        for unit in state.field.units
        if unit.owner == seat and (not only or unit.id == only) and not is_diverted(state, unit)
    ]


def ghosts(unit: Unit, look: Figure | None = None) -> tuple[Ghost, ...]:
    """Every figure of a unit where it would stand; with base and look if it is not there yet."""
    base = RectBase(unit.profile.width, unit.profile.depth)
    drawn = () if look is None else (base, unit.profile.icon, look)
    pairs = zip(unit.figures, unit.poses, strict=True)
    return tuple([Ghost(figure.id, pose, *drawn) for figure, pose in pairs])


class UnitTopic(PieceTopic[CarnageState, Scope, Unit], ABC):
    """A topic of things that units do one by one. A menu holds what `refusal` leaves of options."""

    @abstractmethod
    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        """Why a unit cannot act at all just now, or None; how it would is another matter."""

    @abstractmethod
    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        """The preview for a unit that may act."""

    def named(self, state: CarnageState, scope: Scope, number: int) -> Unit | Refusal:
        """The unit of this id, if it is one that could be named at all now."""
        return commanded(state, scope, number)

    def actor(self, state: CarnageState, scope: Scope, action: UnitAction) -> Unit | Refusal:
        unit = self.named(state, scope, action.unit)
        return unit if isinstance(unit, Refusal) else self.may(state, unit) or unit

    def able(self, state: CarnageState, scope: Scope) -> list[Unit]:
        return [unit for unit in awake(state, scope) if self.may(state, unit) is None]

    def propose(self, state: CarnageState, scope: Scope, rng: Rng) -> Action | None:
        unit = one_of(self.able(state, scope), rng)
        return None if unit is None else self.some(state, unit, rng)

    def some(self, state: CarnageState, unit: Unit, rng: Rng) -> Action | None:
        """Something that a unit which may act can do, by lot; None when that was not allowed."""
        action = one_of(list(self.options(state, unit)), rng)
        refused = action is None or self.refusal(state, unit, action) is not None
        return None if refused else action

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        return entries(self.lane(state, scope))

    def lane(self, state: CarnageState, scope: Scope) -> Lane:
        return self.by_piece(state, scope)

    def tried(self, state: CarnageState, unit: Unit) -> Iterator[Action | None]:
        """The options of a unit, each tried when its turn comes."""
        for action in self.options(state, unit):
            yield action if self.refusal(state, unit, action) is None else None

    def preview(self, state: CarnageState, scope: Scope, partial: Partial) -> Preview:
        draft = drafted(UnitAction, partial)
        if state.unit(filled(draft.unit, 0)) is None:
            return Preview(pieces=numbers(self.able(state, scope)))
        unit = self.actor(state, scope, draft)
        if isinstance(unit, Refusal):
            return Preview(refusal=unit)
        return self.shown(state, unit, partial)
