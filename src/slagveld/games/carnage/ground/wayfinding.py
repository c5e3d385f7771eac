"""Ways that a player means: round what is in the way, cut at the limit, on into contact."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.fields import Region
from slagveld.kit import ways
from slagveld.kit.ways import Legal
from slagveld.table.measure import gap
from slagveld.table.obstacles import Ground
from slagveld.table.paths import push
from slagveld.table.shapes import Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE, direction_of
from slagveld.table.waypoints import Way, leg_cut_back, way_around

from ..core.book import CM
from ..core.conditions import is_enemy
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.walls import TOUCH
from .advance import ended
from .footing import footing_of, ground_for, touch_solids
from .ways import cut_way

STEPS = 20
"""Places of the lattice between the start and the edge of a reach."""

NEAR = 1 * CM
"""A way that ends this near to an enemy goes on into contact with it."""

PARTS = 20
"""Pieces into which a last leg is divided where it is cut back."""


def reach_region(state: CarnageState, unit: Unit, limit: int) -> Region:
    """Where the middle of the front can get to, for the screen."""
    here = Spot(unit.x, unit.y)
    return ways.reach_region(ground_for(state, unit), here, limit * FINE, STEPS)


def meant(state: CarnageState, unit: Unit, path: Sequence[Spot], limit: int, legal: Legal) -> Way:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: led round what is in the way, or straight up to what stops it,
    ended at the limit, and drawn on into contact with an enemy it all but touches.
    """

    def led_ways(before: Way, goal: Spot) -> Iterator[Way]:
        here = Spot(before[-1].x, before[-1].y) if before else Spot(unit.x, unit.y)
        goal = Spot(goal.x, goal.y)
        around = way_around(ground_for(state, unit), here.x, here.y, goal)
        for way in (around, _stopped(_firm(state, unit), here, goal)):
            within = cut_way(state, unit, (*before, *way), limit) if way else ()
            yield from leg_cut_back(here, within[len(before) :], whole=PARTS)

    found = ways.meant(path, legal, led_ways)
    return _into_contact(state, unit, found, legal) if found else tuple(path)


def _stopped(ground: Ground, here: Spot, goal: Spot) -> Way:
    """Straight on until something stops it."""
    end = push(ground, here.x * FINE, here.y * FINE, goal.x * FINE, goal.y * FINE)
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


def _into_contact(state: CarnageState, unit: Unit, way: Way, legal: Legal) -> Way:
    """The way drawn on into contact with the enemy that its end all but touches."""
    there = ended(unit, way)
    ground = _firm(state, unit)
    for enemy in state.units:
        near = is_enemy(unit, enemy) and TOUCH * FINE < _apart(there, enemy) <= NEAR * FINE
        if not near:
            continue
        (ax, ay), (bx, by) = there.middle, enemy.middle
        square = [(there.facing + turn) % 3600 for turn in (0, 900, 2700, 1800)]
        for direction in (*square, int(direction_of(bx - ax, by - ay))):
            x, y = moved(there.x, there.y, direction, 2 * NEAR)
            end = _stopped(ground, way[-1], Spot(x, y))
            longer = (*way[:-1], *end)
            if end and _apart(ended(unit, end), enemy) <= TOUCH * FINE and legal(longer):
                return longer
    return way


def _apart(unit: Unit, enemy: Unit) -> int:
    return min([gap(one, other) for one in unit.parts for other in enemy.parts])
