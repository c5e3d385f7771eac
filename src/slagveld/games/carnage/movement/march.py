"""Normal moves: a free turn, then a path of the whole block, perhaps into contact (section 8)."""

from typing import Any, ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction, Spot
from slagveld.texts import Text

from ..core.book import refuse, text
from ..core.parts import Battle
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import arrive, ended, facing_to, go, newly_touched, turn
from ..ground.paces import move_limit
from ..ground.readiness import attack_refusal, facing_refusal, march_ready
from ..ground.turns import turn_refusal
from ..ground.ways import way_cost, way_refusal
from .menus import random_march, set_marches
from .previews import preview_way
from .travel import Travelling

TRIES = 2
"""Moves that chance tries with a unit."""


class March(Action, frozen=True):
    """A normal move: first the free turn, then the path of the middle of the front edge."""

    unit: PieceId
    facing: Direction
    path: Path


def march_refusal(
    state: CarnageState, unit: Unit, facing: int, path: tuple[Spot, ...]
) -> Refusal | None:
    """Why a unit that may move cannot turn and go like this, or None."""
    if not path and facing == unit.facing and unit.formed:
        return refuse("CAR-8.1", "refusal-no-move", unit=unit.name)
    refusal = facing_refusal(unit, facing)
    there = unit
    if refusal is None and (facing != unit.facing or not unit.formed):
        refusal = turn_refusal(state, unit, facing)
        there = facing_to(unit, facing)
    if refusal is None and path:
        refusal = way_refusal(state, there, path, move_limit(state, unit).total)
    if refusal is not None:
        return refusal
    return end_refusal(state, unit, ended(there, path))


def end_refusal(state: CarnageState, unit: Unit, there: Unit) -> Refusal | None:
    """Why a unit may not come to stand there: it would start a fight that it may not, or None."""
    for enemy in newly_touched(state, unit, there):
        refusal = attack_refusal(state, unit, enemy)
        if refusal is not None:
            return refusal
    return None


class MarchNow(Step, frozen=True):
    """A unit makes the normal move that was announced, if it still can."""

    unit: int
    facing: int
    path: Path
    rule = "CAR-8.1"

    def names(self) -> tuple[int, ...]:
        """The unit that moves."""
        return (self.unit,)

    def run(self, play: Battle) -> None:
        """Turn, go, and attack whom it meets. A spell may have come between."""
        state = play.state
        unit = MARCHING.still(play, self.unit, self.facing, self.path)
        if unit is None:
            return
        turn(play, self.unit, self.facing)
        if self.path:
            there = play.state.field.by_id[self.unit]
            cost = way_cost(play.state, there, self.path)
            met = go(play, self.unit, self.path, cost, manner="march", rule=self.rule)
        else:
            met = newly_touched(state, unit, play.state.field.by_id[self.unit])
        for enemy in met:
            arrive(play, self.unit, enemy.id, charging=False)


class Marching(Travelling[March]):
    """The topic of normal moves."""

    actions: tuple[type[Action], ...] = (March,)
    title: ClassVar[Text] = text("do-march")
    help: ClassVar[Text] = text("help-march")
    rule = "CAR-8.1"

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        """Whether it can make a normal move."""
        return march_ready(state, unit)

    def refusal(self, state: CarnageState, unit: Unit, facing: int, path: Path) -> Refusal | None:
        """Its turn, its way and its end."""
        return march_refusal(state, unit, facing, path)

    def step(self, unit: int, facing: int, path: Path) -> Step:
        """The normal move."""
        return MarchNow(unit, facing, path)

    def shown(self, state: CarnageState, unit: Unit, values: dict[str, Any]) -> Preview:
        """The way that is meant."""
        return preview_way(state, unit, values, march_refusal)

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """A few plain moves of each unit."""
        found: list[Action] = []
        for unit in self.ready(state, seat, only):
            for facing, path in set_marches(state, unit):
                if march_refusal(state, unit, facing, path) is None:
                    found.append(March(unit.id, facing, path))
        return found

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """Some unit goes somewhere."""
        unit = self.by_lot(state, seat, only, rng)
        if unit is None:
            return None
        for _ in range(TRIES):
            facing, path = random_march(state, unit, rng)
            if march_refusal(state, unit, facing, path) is None:
                return March(unit.id, facing, path)
        return None


MARCHING = Marching()
