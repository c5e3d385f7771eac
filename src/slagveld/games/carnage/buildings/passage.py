"""Going into a building and out of it: when that is allowed, and what happens (section 9.7).

Entering or leaving is the unit's normal move of the round. Contact across the walls is only at
the openings (`scenery.parted`), so fights for a building are fought there and inside.
"""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Key
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

from ..core.book import refuse, text
from ..core.conditions import holders, is_accelerated, is_before, is_diverted
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import arrive, begin, end_refusal, newly_touched, tell_move
from ..ground.footing import fits
from ..ground.paces import march_ready, move_limit, move_refusal
from ..ground.pushed_wagon import push_wagon
from ..ground.ways import piece_name
from .interior import capacity, has_room, housed, way_between
from .openings import Gap, opening_of

RULE = "CAR-9.7-enter"


# Why not


def enter_refusal(state: CarnageState, unit: Unit, key: str) -> Refusal | None:
    """Why a unit that may move cannot enter by this opening, or None."""
    named = opening_of(state, key)
    if named is None:
        return refuse(RULE, "refusal-building-opening")
    piece, hole = named
    there = entered(state, piece, unit)
    if there is None:
        most = capacity(piece, unit.profile.width, unit.profile.depth)
        values = {"unit": unit.name, "building": piece_name(piece), "most": most}
        return refuse("CAR-9.7-capacity", "refusal-building-full", **values)
    return _way_refusal(state, unit, unit, hole) or end_refusal(state, unit, there)


def entered(state: CarnageState, piece: Terrain, unit: Unit) -> Unit | None:
    """The unit inside a building; None when there is no room for it."""
    return housed(state, piece, unit) if has_room(state, piece, unit) else None


def leave_refusal(state: CarnageState, unit: Unit, key: str, pose: Pose) -> Refusal | None:
    """Why a unit that may leave its building cannot come out here and form up there, or None."""
    named = opening_of(state, key)
    if named is None or named[0].id != unit.inside:
        return refuse(RULE, "refusal-building-opening")
    there = left(unit, pose)
    if pose.level or pose.z or not fits(state, there):
        return refuse(RULE, "refusal-building-room", unit=unit.name)
    if refusal := _way_refusal(state, unit, there, named[1]):
        return refusal
    for enemy in holders(state, unit):
        if state.field.touches(there, enemy):
            return refuse("CAR-8.6", "refusal-building-still", enemy=enemy.name)
    return end_refusal(state, unit, there)


def left(unit: Unit, pose: Pose) -> Unit:
    """The unit formed up outside."""
    return unit.changed(x=pose.x, y=pose.y, facing=pose.facing, places=(), inside=0)


def _way_refusal(state: CarnageState, unit: Unit, front: Unit, hole: Gap) -> Refusal | None:
    """Why the way between the opening and the unit's front is not open or too long, or None."""
    limit = move_limit(state, unit).total
    cost = way_between(state, unit, front, hole)
    if cost is None:
        return refuse(RULE, "refusal-building-way")
    if cost <= limit:
        return None
    rule = "CAR-8.1" if hole.factor == 1 else "CAR-9.7-window"
    values = {"cost": Distance(cost, up=True), "limit": Distance(limit)}
    return refuse(rule, "refusal-building-far", kind=kind_text(hole), **values)


def leave_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot leave a building just now, or None; out of a fight it breaks off."""
    if not unit.inside:
        return refuse(RULE, "refusal-building-outside", unit=unit.name)
    refusal = move_refusal(unit.changed(inside=0))
    enemies = holders(state, unit)
    if refusal is not None or not enemies:
        return refusal
    if unit.doings.attacked:
        return refuse("CAR-8.6e", "refusal-building-attacked", unit=unit.name)
    if not is_accelerated(state, unit) and not is_before(state, unit, enemies):
        return refuse("CAR-8.6a", "refusal-building-initiative", unit=unit.name)
    return None


# What happens


class PassageNow(Step, frozen=True):
    """A unit enters a building or leaves it, if it still can."""

    unit: int
    opening: Key
    rule = RULE

    def names(self) -> tuple[int, ...]:
        return (self.unit,)

    def there(self, state: CarnageState, unit: Unit, piece: Terrain) -> Unit | None:
        """The unit as it stands afterwards; None: it cannot go any more."""
        raise NotImplementedError

    def run(self, play: Battle) -> None:
        state = play.state
        unit, named = state.field.by_id[self.unit], opening_of(state, self.opening)
        able = named is not None and not is_diverted(state, unit)
        there = self.there(state, unit, named[0]) if named is not None and able else None
        if named is None or there is None:
            what = text("told-building-lost", unit=unit.name)
            play.tell(Told, what=what, pieces=(unit.id,), rule=RULE)
            return
        piece, hole = named
        names = {"unit": unit.name, "building": piece_name(piece)}
        by = text(f"by-{hole.kind}")  # texts: *:by-*
        if unit.inside:
            what = text("told-building-leaves", **names, kind=by)
            front, path = there, (hole.spot, Spot(there.x, there.y))
        else:
            what = text("told-building-enters", **names, kind=by)
            front, path = unit, (Spot(unit.x, unit.y), hole.spot)
        _go(play, unit, there, way_between(state, unit, front, hole) or 0, path, what)


class EnterNow(PassageNow, frozen=True):
    """A unit enters a building."""

    def there(self, state: CarnageState, unit: Unit, piece: Terrain) -> Unit | None:
        if march_ready(state, unit) or enter_refusal(state, unit, self.opening):
            return None
        return entered(state, piece, unit)


class LeaveNow(PassageNow, frozen=True):
    """A unit leaves its building; out of a fight it breaks off."""

    spot: Pose

    def there(self, state: CarnageState, unit: Unit, piece: Terrain) -> Unit | None:
        if leave_ready(state, unit) or leave_refusal(state, unit, self.opening, self.spot):
            return None
        there = left(unit, self.spot)
        return there.doing(broke_off=True) if holders(state, unit) else there


def _go(
    play: Battle, unit: Unit, there: Unit, cost: int, path: tuple[Spot, Spot], what: Text
) -> None:
    """Put a unit in its new place at this cost, tell it, and let it attack whom it meets."""
    begin(play, unit)
    met = newly_touched(play.state, unit, there)
    there = there.doing(turned=True, moved=True, spent=there.doings.spent + cost)
    play.state = play.state.with_unit(there)
    if play.listening:
        play.tell(Told, what=what, pieces=(unit.id,), rule=RULE)
        tell_move(play, there, path, cost, manner="march", rule=RULE)
    push_wagon(play)
    for enemy in met:
        arrive(play, unit.id, enemy.id, charging=False)


def kind_text(hole: Gap) -> Text:
    """Door or window."""
    return text(f"opening-{hole.kind}")  # texts: *:opening-*
