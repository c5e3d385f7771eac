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
from ..ground import advance
from ..ground.move_distances import can_move, far_of, march_ready
from ..ground.paths_and_costs import way_refusal
from .travel import Journey, JourneyNow, Travelling, Way, random_march, set_marches

TRIES = 2
"""Moves that chance tries with a unit."""


class March(Journey, frozen=True):
    """A normal move."""


MARCHES = Shelf[tuple[object, ...], Refusal | None]("carnage.marches")
"""Beside a field: a march is looked at when it is thought of, and again when it is made."""


def march_refusal(state: CarnageState, unit: Unit, facing: int, path: Path) -> Refusal | None:
    """Why it cannot go like this, or None: a path of its front that may bend (CAR-8.2, CAR-8.3)."""
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
    if refusal := advance.free_turn_refusal(state, unit, facing):
        return refusal
    there = advance.facing_to(unit, facing)
    if path:
        refusal = way_refusal(state, there, path, limit)
    return refusal or advance.end_refusal(state, unit, advance.ended(there, path))


def can_march(state: CarnageState, unit: Unit, facing: int, path: Path) -> bool:
    """Whether `march_refusal` is None, sooner told: what hinders most is looked at first."""
    if facing != unit.facing:
        if unit.doings.turned:
            return False
    elif not path and unit.formed:
        return False
    limit, there = far_of(state, unit), advance.facing_to(unit, facing)
    if path and way_refusal(state, there, path, limit) is not None:
        return False
    if not advance.has_room(state, unit, facing):
        return False
    if advance.end_refusal(state, unit, advance.ended(there, path)) is not None:
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
        advance.turn(play, self.unit, self.facing)
        if self.path:
            met = advance.go(play, self.unit, self.path, manner="march", rule=self.rule)
        else:
            met = advance.newly_touched(state, unit, play.state.field.by_id[self.unit])
        for enemy in met:
            advance.arrive(play, self.unit, enemy.id, charging=False)


class Marching(Travelling):
    actions = (March,)
    now = MarchNow
    title, help, rule = "do-march", "help-march", "CAR-8.1"

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        """Who is in a fight stays (CAR-8-engaged)."""
        return march_ready(state, unit)

    def able(self, state: CarnageState, scope: Scope) -> list[Unit]:
        return [unit for unit in awake(state, scope) if can_move(state, unit)]

    def way_refusal(self, state: CarnageState, unit: Unit, way: Way) -> Refusal | None:
        return march_refusal(state, unit, *way)

    def options(self, state: CarnageState, unit: Unit) -> list[March]:
        return [March(unit.id, *way) for way in set_marches(state, unit)]

    def some(self, state: CarnageState, unit: Unit, rng: Rng) -> Action | None:
        for _ in range(TRIES):
            facing, path = random_march(state, unit, rng)
            if can_march(state, unit, facing, path):
                return March(unit.id, facing, path)
        return None


MARCHING = Marching()
