"""Leaving a fight: breaking off (CAR-8.6), and the flight of the neutralised (CAR-13.2-flee)."""

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.keeping import kept_by_id

from ..buildings.entering_and_leaving import Leave, must_come_out
from ..core.book import KEY, refuse
from ..core.conditions import holders, is_accelerated, is_before
from ..core.parts import Scope, awake
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground import advance
from ..ground.move_distances import far_of, move_refusal
from ..ground.obstacles import obstacle_at
from ..ground.paths_and_costs import blocked, way_refusal
from .travel import Journey, JourneyNow, Travelling, Way, straight, towards

TURNS = (0, 225, -225, 450, -450, 675, -675, 900, -900, 1125, -1125, 1350, -1350, 1575, -1575, 1800)
"""Directions in which a way out is looked for, from straight away from the enemy on."""

FACINGS = (0, 1800, 900, 2700)
"""Turns before it, as it stands first."""

SHORTEST = 50
"""The shortest way out that is looked for, in units: half a centimetre."""


class BreakOff(Journey, frozen=True):
    """A unit leaves its fight."""


def leave_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot break off at all just now, or None; its way is another matter."""
    enemies = holders(state, unit)
    if not enemies:
        return refuse("CAR-8.6", "refusal-no-fight", unit=unit.name)
    if refusal := move_refusal(unit):
        return refusal
    if unit.doings.attacked:
        return refuse("CAR-8.6e", "refusal-leave-attacked", unit=unit.name)
    if not is_accelerated(state, unit) and not is_before(state, unit, enemies):
        return refuse("CAR-8.6a", "refusal-leave-initiative", unit=unit.name)
    return None


def leave_turn_refusal(state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
    """Why a unit cannot turn as it leaves its enemies, or None.

    Those it touches do not bar the turn, as they do not bar the way (CAR-8.6b); it must only have
    room beside them after it.
    """
    apart = state
    for enemy in holders(state, unit):
        apart = apart.without_unit(enemy.id)
    if refusal := advance.turn_refusal(apart, unit, facing):
        return refusal
    owner = obstacle_at(state, advance.facing_to(unit, facing))
    return None if owner is None else blocked(state, owner)


def _go_refusal(state: CarnageState, unit: Unit, here: Unit, path: Path) -> Refusal | None:
    """Why a unit that has turned, and is `here`, cannot go like this, or None."""
    there = advance.ended(here, path)
    enemies = holders(state, unit)
    for enemy in enemies:
        if state.field.touches(there, enemy):
            return refuse("CAR-8.6", "refusal-still-touching", enemy=enemy.name)
    refusal: Refusal | None = None
    if path:
        limit = far_of(state, unit)
        left = tuple([enemy.id for enemy in enemies])
        refusal = way_refusal(state, here, path, limit, leaving=left)
    return refusal or advance.end_refusal(state, unit, there)


@kept_by_id
def way_out(state: CarnageState, unit: Unit) -> Way | None:
    """A way to break off, the longest first (CAR-8.6b): in sixteen directions and four facings."""
    limit = far_of(state, unit)
    away = towards(holders(state, unit)[0], unit)
    for turning in FACINGS[:1] if unit.doings.turned else FACINGS:
        facing = (unit.facing + turning) % 3600
        if advance.free_turn_refusal(state, unit, facing, leave_turn_refusal) is not None:
            continue
        here = advance.facing_to(unit, facing)
        for far in (limit - 1, limit // 2, limit // 4, SHORTEST):
            for direction in TURNS:
                path = straight(here, away + direction, far)
                if _go_refusal(state, unit, here, path) is None:
                    return facing, path
    return None


def must_flee(state: CarnageState, scope: Scope) -> BreakOff | Leave | None:
    """A way out that the seat owes: a neutralised unit leaves if it can (CAR-13.2-flee)."""
    weak = any(unit.neutralised for unit in state.units)
    for unit in awake(state, scope) if weak else ():
        if unit.neutralised and leave_ready(state, unit) is None and (way := way_out(state, unit)):
            return BreakOff(unit.id, *way)
    return must_come_out(state, scope)


class BreakOffNow(JourneyNow, frozen=True):
    """A unit leaves its fight as was said, if it still can."""

    rule = "CAR-8.6"

    def run(self, play: Battle) -> None:
        """Turn and go; an enemy at the end is attacked without a charge (CAR-8.6c, CAR-8.6d)."""
        if BREAKING.still(play, self) is None:
            return
        advance.turn(play, self.unit, self.facing)
        play.state = play.state.doing(self.unit, broke_off=True)
        weak = play.state.field.by_id[self.unit].neutralised
        manner = f"{KEY}:flee" if weak else f"{KEY}:break-off"
        for enemy in advance.go(play, self.unit, self.path, manner=manner, rule=self.rule):
            advance.arrive(play, self.unit, enemy.id, charging=False)


class Breaking(Travelling):
    actions = (BreakOff,)
    now = BreakOffNow
    title, help, rule = "do-break-off", "help-break-off", "CAR-8.6"

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        return leave_ready(state, unit)

    def way_refusal(self, state: CarnageState, unit: Unit, way: Way) -> Refusal | None:
        facing, path = way
        refusal = advance.free_turn_refusal(state, unit, facing, leave_turn_refusal)
        return refusal or _go_refusal(state, unit, advance.facing_to(unit, facing), path)

    def turn_refusal(self, state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
        return leave_turn_refusal(state, unit, facing)

    def options(self, state: CarnageState, unit: Unit) -> list[BreakOff]:
        way = way_out(state, unit)
        return [] if way is None else [BreakOff(unit.id, *way)]

    def some(self, state: CarnageState, unit: Unit, rng: Rng) -> Action | None:
        return next(iter(self.options(state, unit)), None)


BREAKING = Breaking()
