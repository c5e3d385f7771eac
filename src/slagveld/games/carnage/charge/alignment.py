"""The way of a charger: squarely to its target, closed up along its side, or short of it.

The rulebook lets a charger be placed against its target (CAR-15.2-charge-move); the shortest way
alone would leave many a charge hanging on one corner. So a charger looks squarely at its target,
and one that arrives squarely goes on along the side it met, as far as its charge distance lasts
and as long as more figures touch. A failed charge goes as far as it can, and stops before it
touches anybody (CAR-10-fail): friends may be passed closely on the way round them, but the unit
does not end beside one. Whom the unit touches from the start does not hold it.
"""

from slagveld.table.bends import nearest_vector
from slagveld.table.obstacles import is_leg_free
from slagveld.table.paths import leg_length, nearest_unit, path_length, push, spans
from slagveld.table.shapes import Spot
from slagveld.table.solids import Solid, is_hit
from slagveld.table.units import FINE, cosine, scaled, sine, turn_between

from ..core.conditions import is_enemy
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground import obstacles
from ..ground.advance import ended, has_room
from ..ground.approaches import rim_of
from ..ground.paths_and_costs import Approach, cut_way, fine_path, shortest_into_contact, way_cost
from ..melee.contact import fighters
from ..movement.travel import towards
from ..terrain.high_walls import TOUCH


def square_to(unit: Unit, target: Unit) -> int:
    """The direction nearest to the target's middle that meets one of its sides squarely."""
    direct = towards(unit, target)
    square = [(target.facing + turn) % 3600 for turn in (1800, 900, 2700, 0)]
    return min(square, key=lambda facing: turn_between(direct, facing))


def charge_facing(state: CarnageState, unit: Unit, target: Unit) -> int:
    """The turn proposed for a charge: squarely, else straight at the target, else as it looks."""
    if unit.doings.turned:
        return unit.facing
    square = square_to(unit, target)
    if has_room(state, unit, square):
        return square
    direct = towards(unit, target)
    return direct if has_room(state, unit, direct) else unit.facing


def is_straight(state: CarnageState, unit: Unit, target: Unit) -> bool:
    """Whether the straight way to the target is open and crosses nothing that slows: told quickly.

    Chance charges such targets only; finding the cheapest way of all takes much longer.
    """
    footing = obstacles.footing_of(state, unit)
    x, y = float(unit.x * FINE), float(unit.y * FINE)
    vectors = [nearest_vector(goal, x, y) for goal in rim_of(footing, unit, target).goals]
    dx, dy = min(vectors, key=lambda vector: vector[0] * vector[0] + vector[1] * vector[1])
    to_x, to_y = x + dx, y + dy
    if not is_leg_free(obstacles.bordered(state, footing), x, y, to_x, to_y):
        return False
    if any(_crosses(slow.solids, x, y, to_x, to_y) for slow in footing.slows):
        return False
    if any(_crosses(walls, x, y, to_x, to_y) for _, walls in footing.climbs):
        return False
    shape = obstacles.shape_of(unit)
    for other in obstacles.near_units(
        state, unit, obstacles.swept(footing, [int(x), int(to_x)], [int(y), int(to_y)])
    ):
        solids = [] if other.id == target.id else obstacles.unit_solids(footing, shape, other)
        if _crosses(solids, x, y, to_x, to_y):
            return False
    return True


def _crosses(solids: list[Solid], ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the leg from a to b goes through one of these."""
    return any(is_hit(solid, ax, ay, bx, by) for solid in solids)


PARTS = 4
"""Parts of the way to standing front to front that are tried, the whole of it first."""


def closed_up(state: CarnageState, unit: Unit, target: Unit, way: Approach, limit: int) -> Approach:
    """The way of a charge, drawn on along the target's side while more figures come to touch."""
    if (unit.facing - target.facing) % 900:  # it does not stand squarely
        return way
    there = ended(unit, way.path)
    dx, dy = target.middle[0] - there.x * FINE, target.middle[1] - there.y * FINE
    offset: int = scaled(dy * cosine(there.facing) - dx * sine(there.facing)) // FINE
    best, most = way, _touching(state, there, target)
    for part in range(PARTS, 0, -1):
        aside = offset * part // PARTS
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
    return len(fighters(state.with_unit(unit), unit, target))


def _pushed(state: CarnageState, unit: Unit, aside: int) -> Spot:
    """Where the unit gets to when it goes so far to its right (below 0: left)."""
    to_x = unit.x + scaled(-aside * sine(unit.facing))
    to_y = unit.y + scaled(aside * cosine(unit.facing))
    ground = obstacles.ground_for(state, unit)
    end = push(
        ground, float(unit.x * FINE), float(unit.y * FINE), float(to_x * FINE), float(to_y * FINE)
    )
    return Spot(end.x // FINE, end.y // FINE)


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
    footing = obstacles.footing_of(state, unit)
    x, y = unit.x * FINE, unit.y * FINE
    found: list[Solid] = []
    for other in state.units:
        if other.id != unit.id and is_enemy(unit, other) == enemies:
            solids = obstacles.touch_solids(footing, other, -APART)
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
