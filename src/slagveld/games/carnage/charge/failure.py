"""The way of a failed charge: as far as it goes, and before touching anybody (CAR-10-fail).

Friends may be passed closely on the way round them, but the unit does not end beside one. Whom
the unit touches from the start does not hold it.
"""

from slagveld.table.paths import leg_length, nearest_unit, path_length, spans
from slagveld.table.shapes import Spot
from slagveld.table.solids import Solid, is_hit
from slagveld.table.units import FINE

from ..core.conditions import is_enemy
from ..core.field import TOUCH
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.footing import footing_of, touch_solids
from ..ground.ways import cut_way, fine_path, shortest_into_contact

APART = (TOUCH + 1) * FINE
"""How far from other units it stops, in fine units: just out of contact."""

BACK = FINE / 4
"""Steps by which it is drawn back until it stands clear on whole units."""


def failed_way(state: CarnageState, unit: Unit, target: Unit, limit: int) -> tuple[Spot, ...]:
    """The path of a failed charge: along the shortest way to the target, for the full distance.

    Empty when there is no way at all, or it stands before somebody already.
    """
    way = shortest_into_contact(state, unit, target)
    if way is None:
        return ()
    path = cut_way(state, unit, way.path, limit)
    xs, ys = fine_path(unit, path)
    enemies = _around(state, unit, enemies=True)
    friends = _around(state, unit, enemies=False)
    stop = length = path_length(xs, ys)
    met = spans(enemies, xs, ys)
    if met:
        stop = met[0][0]
    for begin, end in reversed(spans(friends, xs, ys)):
        if begin < stop <= end:
            stop = begin
    if stop == length:
        return path
    return _cut(path, xs, ys, stop, [*enemies, *friends])


def _around(state: CarnageState, unit: Unit, *, enemies: bool) -> list[Solid]:
    """Where the unit would touch others whom it does not touch where it stands."""
    footing = footing_of(state, unit)
    x, y = unit.x * FINE, unit.y * FINE
    found: list[Solid] = []
    for other in state.units:
        if other.id != unit.id and is_enemy(unit, other) == enemies:
            solids = touch_solids(footing, other, -APART)
            if not any(is_hit(solid, x, y, x, y) for solid in solids):
                found.extend(solids)
    return found


def _cut(
    path: tuple[Spot, ...], xs: list[int], ys: list[int], stop: float, solids: list[Solid]
) -> tuple[Spot, ...]:
    """The path up to a distance along it, drawn back until its end is clear of everything."""
    while stop > 0:
        leg, before = _leg_at(xs, ys, stop)
        ax, ay, bx, by = xs[leg], ys[leg], xs[leg + 1], ys[leg + 1]
        part = (stop - before) / leg_length(ax, ay, bx, by)
        x, y = nearest_unit(ax + (bx - ax) * part), nearest_unit(ay + (by - ay) * part)
        if not any(is_hit(solid, x, y, x, y) for solid in solids):
            return (*path[:leg], Spot(x // FINE, y // FINE))
        stop -= BACK
    return ()


def _leg_at(xs: list[int], ys: list[int], distance: float) -> tuple[int, float]:
    """The leg in which a distance along a path lies, and how far along the leg begins."""
    gone = 0.0
    for leg in range(len(xs) - 1):
        length = leg_length(xs[leg], ys[leg], xs[leg + 1], ys[leg + 1])
        if distance <= gone + length:
            return leg, gone
        gone += length
    return len(xs) - 2, gone - length
