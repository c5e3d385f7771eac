"""How a charger comes to stand at its target: squarely, and closed up along its side.

The rulebook lets a charger be placed against its target (CAR-15.2-charge-move); the shortest way
alone would leave many a charge hanging on one corner. So a charger looks squarely at its target,
and one that arrives squarely goes on along the side it met, as far as its charge distance lasts
and as long as more figures touch.
"""

from slagveld.table.bends import nearest_vector
from slagveld.table.obstacles import is_leg_free
from slagveld.table.paths import push
from slagveld.table.shapes import Spot
from slagveld.table.solids import is_hit
from slagveld.table.units import FINE, cosine, scaled, sine, turn_between

from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import ended, turn_refusal
from ..ground.footing import footing_of, ground_along, ground_for, swept, touch_solids
from ..ground.ways import Approach, way_cost
from ..melee.contact import fighters
from ..movement.menus import towards


def square_to(unit: Unit, target: Unit) -> int:
    """The direction nearest to the target's middle that meets one of its sides squarely."""
    direct = towards(unit, target)
    sides = [(target.facing + turn) % 3600 for turn in (1800, 900, 2700, 0)]
    return min(sides, key=lambda facing: turn_between(direct, facing))


def charge_facing(state: CarnageState, unit: Unit, target: Unit) -> int:
    """The turn proposed for a charge: squarely, else straight at the target, else as it looks."""
    if unit.doings.turned:
        return unit.facing
    for facing in (square_to(unit, target), towards(unit, target)):
        if turn_refusal(state, unit, facing) is None:
            return facing
    return unit.facing


def is_straight(state: CarnageState, unit: Unit, target: Unit) -> bool:
    """Whether the straight way to the target is open and crosses nothing that slows: told quickly.

    Chance charges such targets only; finding the cheapest way of all takes much longer.
    """
    footing = footing_of(state, unit)
    x, y = float(unit.x * FINE), float(unit.y * FINE)
    vectors = [nearest_vector(goal, x, y) for goal in touch_solids(footing, target, 0.0)]
    dx, dy = min(vectors, key=lambda vector: vector[0] * vector[0] + vector[1] * vector[1])
    leg = (x, y, x + dx, y + dy)
    box = swept(footing, [int(x), int(x + dx)], [int(y), int(y + dy)])
    if not is_leg_free(ground_along(state, unit, box, through=(target.id,)), *leg):
        return False
    slowing = [*[slow.solids for slow in footing.slows], *[walls for _, walls in footing.climbs]]
    return not any(is_hit(solid, *leg) for solids in slowing for solid in solids)


# Closing up

QUARTER = 900
PARTS = 4
"""Parts of the way to standing front to front that are tried, the whole of it first."""


def closed_up(state: CarnageState, unit: Unit, target: Unit, way: Approach, limit: int) -> Approach:
    """The way of a charge, drawn on along the target's side while more figures come to touch."""
    if (unit.facing - target.facing) % QUARTER:
        return way
    there = ended(unit, way.path)
    best, most = way, _touching(state, there, target)
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
    return len(fighters(state.with_unit(unit), unit, target))


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
        ground, float(unit.x * FINE), float(unit.y * FINE), float(to_x * FINE), float(to_y * FINE)
    )
    return Spot(end.x // FINE, end.y // FINE)
