"""What normal moves and breaking off have in common: a unit, its free turn, and its way."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot
from slagveld.texts import Text

from ..core.book import pick, text
from ..core.conditions import is_diverted
from ..core.parts import Battle
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.readiness import commanded
from ..magic.moments import MagicMoment


class Journey(Protocol):
    """What the actions of normal moves and of breaking off have in common."""

    @property
    def unit(self) -> int:
        """Who goes."""

    @property
    def facing(self) -> int:
        """The way it faces after its free turn."""

    @property
    def path(self) -> Path:
        """The way of the middle of its front edge."""


J = TypeVar("J", bound=Journey)


class Travelling(ABC, Generic[J]):
    """A topic whose actions have the fields `unit`, `facing` and `path`."""

    actions: tuple[type[Action], ...]
    title: ClassVar[Text]
    help: ClassVar[Text]
    rule: ClassVar[str]

    @abstractmethod
    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        """Why a unit cannot go at all just now, or None; its way is another matter."""

    @abstractmethod
    def refusal(self, state: CarnageState, unit: Unit, facing: int, path: Path) -> Refusal | None:
        """Why a unit that may go cannot turn and go like this, or None."""

    @abstractmethod
    def step(self, unit: int, facing: int, path: Path) -> Step:
        """What carries it out."""

    @abstractmethod
    def shown(self, state: CarnageState, unit: Unit, values: dict[str, Any]) -> Preview:
        """The preview for a unit that may go."""

    def ready(self, state: CarnageState, seat: int, only: int) -> list[Unit]:
        """The seat's units that may go."""
        return [
            unit
            for unit in state.units
            if unit.owner == seat
            and (not only or unit.id == only)
            and not is_diverted(state, unit)
            and self.may(state, unit) is None
        ]

    def by_lot(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Unit | None:
        """Some unit of the seat's that may go, or None."""
        units = self.ready(state, seat, only)
        return units[int(rng.random() * len(units))] if units else None

    def still(self, play: Battle, number: int, facing: int, path: Path) -> Unit | None:
        """The unit, if it can still go as was said. Else its move is lost, and that is told."""
        state = play.state
        unit = state.field.by_id[number]
        if (
            is_diverted(state, unit)
            or self.may(state, unit) is not None
            or self.refusal(state, unit, facing, path) is not None
        ):
            what = text("told-march-lost", unit=unit.name)
            play.tell(Told, what=what, pieces=(unit.id,), rule="CAR-6.9-any-time")
            return None
        return unit

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """Which unit, how it turns, where it goes."""
        units = self.ready(state, seat, only)
        if not units:
            return []
        fields = (
            pick.piece("unit", "field-unit", units),
            pick.facing("facing", "field-facing", of="unit", keep=True),
            pick.path("path", "field-path", of="unit"),
        )
        name = self.actions[0].__name__
        return [Form(action=name, title=self.title, help=self.help, rule=self.rule, fields=fields)]

    def check(self, state: CarnageState, seat: int, only: int, action: J) -> Refusal | None:
        """Its unit, whether that may go, its turn, its way and its end."""
        unit = commanded(state, seat, only, action.unit)
        if isinstance(unit, Refusal):
            return unit
        return self.may(state, unit) or self.refusal(state, unit, action.facing, action.path)

    def answer(self, play: Battle, action: J) -> None:
        """Say it, so that magic may come between; then go."""
        path = tuple([Spot(spot.x, spot.y) for spot in action.path])
        play.then(MagicMoment(at="march"), self.step(action.unit, action.facing, path))

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Where it can get to; the way that is meant, and whom it attacks at its end."""
        number = partial.values.get("unit")
        unit = commanded(state, seat, only, number) if isinstance(number, int) else None
        if unit is None:
            return Preview(pieces=tuple([u.id for u in self.ready(state, seat, only)]))
        refusal = unit if isinstance(unit, Refusal) else self.may(state, unit)
        if isinstance(unit, Refusal) or refusal is not None:
            return Preview(refusal=refusal)
        return self.shown(state, unit, partial.values)
