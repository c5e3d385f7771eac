"""Ways that a player means: around what is in the way, cut at the limit, up and down stairs."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from slagveld.kernel.fields import Region
from slagveld.kit import ways
from slagveld.kit.ways import Legal
from slagveld.table.obstacles import Ground, body_mover
from slagveld.table.reach import cut_path, nearest_reachable, reach, route_to
from slagveld.table.routes import route
from slagveld.table.shapes import Outline, Point, Pose, Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import Way, leg_cut_back, spots_of

from ..core.models import spot_of
from ..core.state import DuelState
from .contact import away
from .scenery import cost_of
from .standing import flights, region_of
from .ways import ground, way_cost

BACK = (1, 2, 4, 8)
"""Units by which a last leg is first cut back, so that a walk into contact stays one."""
PER_CORNER = 50
"""Tenths of a degree from corner to corner of a circle drawn as a polygon."""


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
        """Where it stands."""
        return self.state.pose(self.piece)

    def ground(self, level: int) -> Ground:
        """What it must go around on a level."""
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
    """Ways over each flight of stairs that leads to the level of the goal, cheapest first."""
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
