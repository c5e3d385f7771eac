"""Ways: how long they are, what they cost, and which of them a player means.

Those are led around what is in the way, cut at the limit, up and down stairs.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from slagveld.kernel.fields import Region
from slagveld.kit import ways
from slagveld.kit.ways import Legal
from slagveld.table.inside import inside_length
from slagveld.table.obstacles import Ground, body_mover
from slagveld.table.paths import leg_length
from slagveld.table.reach import cut_path, nearest_reachable, reach, route_to
from slagveld.table.routes import route
from slagveld.table.shapes import Outline, Point, Pose, Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import Way, leg_cut_back, spots_of

from ..core.models import spot_of
from ..core.state import DuelState
from .contact_and_distance import away
from .floors_and_stairs import flights, region_of
from .obstacles_and_gaps import ground
from .scenery import cost_of

BACK = (1, 2, 4, 8)
"""Units by which a last leg is first cut back, so that a walk into contact stays one."""
PER_CORNER = 50
"""Tenths of a degree from corner to corner of a circle drawn as a polygon."""


def way_length(state: DuelState, start: Pose, path: Sequence[Spot]) -> int | None:
    """Length of a way in fine units, stairs included, rounded up (WD-PLACE-4).

    None where it is no way: between levels one walks by stairs alone (WD-PLACE-3).
    """
    total = 0.0
    here: Pose | Spot = start
    for spot in path:
        if spot.level == here.level:
            total += leg_length(here.x * FINE, here.y * FINE, spot.x * FINE, spot.y * FINE)
        else:
            foot = Spot(here.x, here.y, here.level)
            costs = [stair[2] for stair in flights(state.layout) if stair[:2] == (foot, spot)]
            if not costs:
                return None
            total += costs[0] * FINE
        here = spot
    return -int(-total // 1)


def way_cost(state: DuelState, start: Pose, path: Sequence[Spot]) -> int | None:
    """What a way costs on foot in fine units: its length, more on slow ground (WD-TERRAIN-2)."""
    total = way_length(state, start, path)
    slow = [piece for piece in state.layout.terrain if cost_of(piece) > 1]
    if total is None or not slow:
        return total
    x, y, level = start.x * FINE, start.y * FINE, start.level
    for spot in path:
        here = (spot.x * FINE, spot.y * FINE)
        if not level and not spot.level:
            for piece in slow:
                total += (cost_of(piece) - 1) * inside_length(x, y, *here, piece.area)
        (x, y), level = here, spot.level
    return total


class Walker(NamedTuple):
    """A piece that is about to go: whose it is, how far it may, and whether over everything."""

    state: DuelState
    seat: int
    piece: int
    limit: int
    """In fine units."""
    wizard: bool = False
    flies: bool = False

    @property
    def start(self) -> Pose:
        return self.state.pose(self.piece)

    def ground(self, level: int) -> Ground:
        """What it must go around on a level: enemies (WD-MOVE-6), never own models (WD-MOVE-5)."""
        layout = self.state.layout
        mover = body_mover(layout.body(self.piece))
        if self.flies:
            found = Ground()
            found.add_border(mover, 0, 0, layout.width * FINE, layout.height * FINE, 0)
            return found
        found = ground(self.state, self.seat, self.piece, level, wizard=self.wizard)
        for piece in () if level else layout.terrain:
            if cost_of(piece) > 1:
                found.add_slow(mover, region_of(piece.outline), cost_of(piece), 1, -piece.id)
        return found


def meant(walker: Walker, path: Sequence[Spot], legal: Legal) -> Way:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: it is led around what is in the way (and over stairs, if it
    ends on another level), ended at the limit, and cut back until there is room.
    """

    def led_ways(before: Way, goal: Spot) -> Iterator[Way]:
        here = before[-1] if before else spot_of(walker.start)
        spent = way_cost(walker.state, walker.start, before)
        if spent is None or spent > walker.limit or not (legal(before) or not before):
            return
        if goal.level == here.level or walker.flies:
            found = [_along(walker, here, goal, spent, goal.level)]
        else:
            found = _over_stairs(walker, here, goal, spent)
        for way in found:
            yield from leg_cut_back(here, way, BACK)

    return ways.meant(path, legal, led_ways) or tuple(path)


def _along(walker: Walker, here: Spot, goal: Spot, spent: int, level: int) -> Way:
    """The way to a place of the same level, cut at the limit; or to the place nearest to it."""
    if walker.limit <= spent:
        return ()
    ground, limit = walker.ground(here.level), float(walker.limit - spent)
    x, y = float(goal.x * FINE), float(goal.y * FINE)
    within = reach(ground, float(here.x * FINE), float(here.y * FINE), limit)
    way = route_to(within, x, y)
    if way is None:
        whole = route(ground, within.x, within.y, x, y)
        if whole is not None:
            return spots_of(*cut_path(ground, whole.xs, whole.ys, limit), level)
        place = nearest_reachable(within, x, y)
        way = route_to(within, float(place[0]), float(place[1]))
    return () if way is None else spots_of(way.xs, way.ys, level)


def _over_stairs(walker: Walker, here: Spot, goal: Spot, spent: int) -> list[Way]:
    """Ways over each flight of stairs to the level of the goal, cheapest first (WD-PLACE-3)."""
    found: list[tuple[int, Way]] = []
    for foot, top, _ in flights(walker.state.layout):
        if foot.level != here.level or top.level != goal.level:
            continue
        way = () if foot == here else _along(walker, here, foot, spent, here.level)
        if foot != here and way[-1:] != (foot,):
            continue
        up = (*way, top)
        cost = way_cost(walker.state, Pose(here.x, here.y, level=here.level), up)
        if cost is None or spent + cost > walker.limit:
            continue
        rest = _along(walker, top, goal, spent + cost, top.level)
        found.append((cost, (*up, *rest)))
    return [way for _, way in sorted(found, key=lambda pair: pair[0])]


def arc_points(middle: Pose, radius: int, start: int, width: int) -> tuple[Point, ...]:
    """Points on a circle around a place, from one direction on over so many tenths of a degree."""
    steps = width // PER_CORNER
    ways = [(start + width * step // steps) % 3600 for step in range(steps + (width < 3600))]
    return tuple(away(middle, way, radius) for way in ways)


def around(middle: Pose, radius: int, start: int = 0, width: int = 3600) -> Region:
    """What is in range of a place: all round it, or in an arc."""
    return Region((Outline(arc_points(middle, radius, start, width)),), middle.level, "range")
