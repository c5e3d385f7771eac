"""Ways that a player means: round what is in the way, cut at the limit, on into contact."""

from collections.abc import Callable, Sequence

from slagveld.kernel.fields import Region
from slagveld.table.measure import gap
from slagveld.table.obstacles import Ground
from slagveld.table.outlines import outlines
from slagveld.table.paths import push
from slagveld.table.reach import cells, reach
from slagveld.table.routes import route
from slagveld.table.shapes import Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE, direction_of
from slagveld.table.waypoints import spots_of

from ..core.book import CM
from ..core.conditions import is_enemy
from ..core.field import TOUCH
from ..core.state import CarnageState
from ..core.unit import Unit
from .advance import ended
from .footing import footing_of, ground_for, touch_solids
from .ways import cut_way

Legal = Callable[[tuple[Spot, ...]], bool]
"""Whether a way could be gone as it is."""

STEPS = 20
"""Places of the lattice between the start and the edge of a reach."""

NEAR = 1 * CM
"""A way that ends this near to an enemy goes on into contact with it."""

PARTS = 20
"""Parts of a last leg that are tried, from its end."""


def reach_region(state: CarnageState, unit: Unit, limit: int) -> Region:
    """Where the middle of the front can get to, for the screen."""
    step = max(FINE, limit * FINE // STEPS)
    x, y = float(unit.x * FINE), float(unit.y * FINE)
    within = reach(ground_for(state, unit), x, y, float(limit * FINE))
    return Region(outlines(cells(within, step), step), 0, "reach")


def meant(
    state: CarnageState, unit: Unit, path: Sequence[Spot], limit: int, legal: Legal
) -> tuple[Spot, ...]:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: led round what is in the way, ended at the limit or at what it
    runs into, and drawn on into contact with an enemy it all but touches.
    """
    wanted = tuple(path)
    if not wanted:
        return wanted
    way = wanted if legal(wanted) else _led(state, unit, wanted, limit, legal)
    return _into_contact(state, unit, way, legal) if way else wanted


def _led(
    state: CarnageState, unit: Unit, wanted: tuple[Spot, ...], limit: int, legal: Legal
) -> tuple[Spot, ...]:
    """The last leg led round obstacles and cut; the straight leg up to what stops it; or none."""
    before, goal = wanted[:-1], wanted[-1]
    here = before[-1] if before else Spot(unit.x, unit.y)
    around = _round_about(ground_for(state, unit), here, goal)
    for way in (around, _stopped(_firm(state, unit), here, goal)):
        within = cut_way(state, unit, (*before, *way), limit) if way else ()
        found = _backed(here, before, within[len(before) :], legal)
        if found:
            return found
    return ()


def _round_about(ground: Ground, here: Spot, goal: Spot) -> tuple[Spot, ...]:
    """The cheapest way to the goal, of any length; none when it is blocked."""
    found = route(ground, *_leg(here, goal))
    return () if found is None else spots_of(found.xs, found.ys)


def _stopped(ground: Ground, here: Spot, goal: Spot) -> tuple[Spot, ...]:
    """Straight on until something stops it."""
    end = push(ground, *_leg(here, goal))
    spot = Spot(end.x // FINE, end.y // FINE)
    return () if spot == here else (spot,)


def _firm(state: CarnageState, unit: Unit) -> Ground:
    """The ground with all other units as they are: their bases are touched and not entered."""
    footing = footing_of(state, unit)
    ground = ground_for(state, unit).without([])
    for other in state.units:
        if other.id != unit.id:
            ground.solids.extend(touch_solids(footing, other, 0.0))
    return ground


def _leg(here: Spot, goal: Spot) -> tuple[float, float, float, float]:
    """Both ends in fine units."""
    return float(here.x * FINE), float(here.y * FINE), float(goal.x * FINE), float(goal.y * FINE)


def _backed(
    here: Spot, before: tuple[Spot, ...], way: tuple[Spot, ...], legal: Legal
) -> tuple[Spot, ...]:
    """The way with its last leg cut back until it is legal; empty if it never is."""
    if not way:
        return ()
    whole = (*before, *way)
    if legal(whole):
        return whole
    start, last = way[-2] if len(way) > 1 else here, way[-1]
    dx, dy = last.x - start.x, last.y - start.y
    for part in range(PARTS - 1, 0, -1):
        end = Spot(start.x + dx * part // PARTS, start.y + dy * part // PARTS)
        if legal((*whole[:-1], end)):
            return (*whole[:-1], end)
    return ()


def _into_contact(
    state: CarnageState, unit: Unit, way: tuple[Spot, ...], legal: Legal
) -> tuple[Spot, ...]:
    """The way drawn on into contact with the enemy that its end all but touches."""
    there = ended(unit, way)
    ground = _firm(state, unit)
    for enemy in state.units:
        if not is_enemy(unit, enemy) or not _is_near(there, enemy):
            continue
        for direction in _ways_in(there, enemy):
            x, y = moved(there.x, there.y, direction, 2 * NEAR)
            end = _stopped(ground, way[-1], Spot(x, y))
            longer = (*way[:-1], *end)
            if end and _touches(ended(unit, end), enemy) and legal(longer):
                return longer
    return way


def _ways_in(unit: Unit, enemy: Unit) -> list[int]:
    """Directions in which a near enemy may be touched: ahead first, towards it last."""
    (ax, ay), (bx, by) = unit.middle, enemy.middle
    square = [(unit.facing + turn) % 3600 for turn in (0, 900, 2700, 1800)]
    return [*square, int(direction_of(bx - ax, by - ay))]


def _is_near(unit: Unit, enemy: Unit) -> bool:
    """Whether a unit stands less than a centimetre from an enemy without touching it."""
    return 0 < _apart(unit, enemy) - TOUCH * FINE <= (NEAR - TOUCH) * FINE


def _touches(unit: Unit, enemy: Unit) -> bool:
    return _apart(unit, enemy) <= TOUCH * FINE


def _apart(unit: Unit, enemy: Unit) -> int:
    return min([gap(one, other) for one in unit.parts for other in enemy.parts])
