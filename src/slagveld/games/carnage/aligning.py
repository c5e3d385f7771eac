"""How a charger closes up: with what is left of its distance it brings more figures into contact.

The rulebook lets a charger be placed against its target (CAR-15.2-charge-move); the shortest way
alone would leave many a charge hanging on one corner. So a charger that arrives squarely goes on
along the side it met, as far as its charge distance lasts and as long as more figures touch.
"""

from slagveld.games.carnage.advancing import ended
from slagveld.games.carnage.ground import Approach, ground_for, way_cost
from slagveld.games.carnage.model import CarnageState
from slagveld.games.carnage.unit import Unit
from slagveld.table.paths import push
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE, cosine, scaled, sine

QUARTER = 900
PARTS = 4
"""Parts of the way to standing front to front that are tried, the whole of it first."""


def closed_up(state: CarnageState, unit: Unit, target: Unit, way: Approach, limit: int) -> Approach:
    """The way of a charge, drawn on along the target's side while more figures come to touch."""
    if (unit.facing - target.facing) % QUARTER:
        return way
    best, most = way, _touching(state, ended(unit, way.path), target)
    there = ended(unit, way.path)
    for part in range(PARTS, 0, -1):
        aside = _offset(there, target) * part // PARTS
        spot = _pushed(state, there, aside)
        path = (*way.path, spot)
        touching = _touching(state, ended(unit, path), target)
        if touching <= most:
            continue
        cost = way_cost(state, unit, path)
        if cost <= limit:
            best, most = Approach(path, way.length + abs(aside), cost), touching
    return best


def _touching(state: CarnageState, unit: Unit, target: Unit) -> int:
    """How many figures of the unit touch the target there."""
    pairs = state.field.replaced(unit).touches(unit, target)
    return len({place for place, _ in pairs})


def _offset(unit: Unit, target: Unit) -> int:
    """How far to the side, in units, the target's middle lies from that of the unit's front."""
    x, y = target.middle
    dx, dy = x - unit.x * FINE, y - unit.y * FINE
    return scaled(dy * cosine(unit.facing) - dx * sine(unit.facing)) // FINE


def _pushed(state: CarnageState, unit: Unit, aside: int) -> Spot:
    """Where the unit gets to when it goes so far to its right (below 0: left)."""
    to_x = unit.x + scaled(-aside * sine(unit.facing))
    to_y = unit.y + scaled(aside * cosine(unit.facing))
    ground = ground_for(state, unit)
    end = push(
        ground,
        float(unit.x * FINE),
        float(unit.y * FINE),
        float(to_x * FINE),
        float(to_y * FINE),
    )
    return Spot(end.x // FINE, end.y // FINE)
