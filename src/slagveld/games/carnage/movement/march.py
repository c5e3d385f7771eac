"""Normal moves: a free turn, then a path of the whole block, perhaps into contact (section 8)."""

from slagveld.kept import Shelf
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.parts import Scope, awake
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import (
    arrive,
    end_refusal,
    ended,
    facing_to,
    free_turn_refusal,
    go,
    has_room,
    newly_touched,
    turn,
)
from ..ground.paces import can_move, far_of, march_ready
from ..ground.ways import way_refusal
from .travel import Journey, JourneyNow, Travelling, random_march, set_marches

TRIES = 2
"""Moves that chance tries with a unit."""


class March(Journey, frozen=True):
    """A normal move."""


MARCHES = Shelf[tuple[object, ...], Refusal | None]("carnage.marches")
"""Beside a field: a march is looked at when it is thought of, and again when it is made."""


def march_refusal(state: CarnageState, unit: Unit, facing: int, path: Path) -> Refusal | None:
    """Why a unit that may move cannot turn and go like this, or None.

    The path is that of its front (CAR-8.2), and may bend (CAR-8.3).
    """
    limit = far_of(state, unit)
    if state.field.by_id.get(unit.id) is not unit:
        return _refusal(state, unit, facing, path, limit)
    key = (unit.id, facing, path, limit, state.ignored)
    return MARCHES.kept(state.field, key, _refusal, state, unit, facing, path, limit)


def _refusal(
    state: CarnageState, unit: Unit, facing: int, path: Path, limit: int
) -> Refusal | None:
    if not path and facing == unit.facing and unit.formed:
        return refuse("CAR-8.1", "refusal-no-move", unit=unit.name)
    if refusal := free_turn_refusal(state, unit, facing):
        return refusal
    there = facing_to(unit, facing)
    if path:
        refusal = way_refusal(state, there, path, limit)
    return refusal or end_refusal(state, unit, ended(there, path))


def can_march(state: CarnageState, unit: Unit, facing: int, path: Path) -> bool:
    """Whether `march_refusal` is None, sooner told: what hinders most is looked at first."""
    if facing != unit.facing:
        if unit.doings.turned:
            return False
    elif not path and unit.formed:
        return False
    limit, there = far_of(state, unit), facing_to(unit, facing)
    if path and way_refusal(state, there, path, limit) is not None:
        return False
    if not has_room(state, unit, facing):
        return False
    if end_refusal(state, unit, ended(there, path)) is not None:
        return False
    MARCHES.of(state.field)[unit.id, facing, path, limit, state.ignored] = None
    return True


class MarchNow(JourneyNow, frozen=True):
    """A unit makes the normal move that was announced, and attacks whom it meets."""

    rule = "CAR-8.1"

    def run(self, play: Battle) -> None:
        """Turn, then go (CAR-8.5); contact is an attack without a charge (CAR-8-into-contact).

        A friend at the end of the way is woken (CAR-14.3-diversion-friend).
        """
        state = play.state
        unit = MARCHING.still(play, self)
        if unit is None:
            return
        turn(play, self.unit, self.facing)
        if self.path:
            met = go(play, self.unit, self.path, manner="march", rule=self.rule)
        else:
            met = newly_touched(state, unit, play.state.field.by_id[self.unit])
        for enemy in met:
            arrive(play, self.unit, enemy.id, charging=False)


class Marching(Travelling):
    """The topic of normal moves."""

    actions = (March,)
    now = MarchNow
    title, help, rule = "do-march", "help-march", "CAR-8.1"

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        """Who is in a fight stays (CAR-8-engaged)."""
        return march_ready(state, unit)

    def able(self, state: CarnageState, scope: Scope) -> list[Unit]:
        return [unit for unit in awake(state, scope) if can_move(state, unit)]

    def way_refusal(
        self, state: CarnageState, unit: Unit, facing: int, path: Path
    ) -> Refusal | None:
        return march_refusal(state, unit, facing, path)

    def options(self, state: CarnageState, unit: Unit) -> list[March]:
        return [March(unit.id, facing, path) for facing, path in set_marches(state, unit)]

    def some(self, state: CarnageState, unit: Unit, rng: Rng) -> Action | None:
        for _ in range(TRIES):
            facing, path = random_march(state, unit, rng)
            if can_march(state, unit, facing, path):
                return March(unit.id, facing, path)
        return None


MARCHING = Marching()
