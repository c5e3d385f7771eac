"""The cheapest way of a block into base contact with another unit, around whatever is in the way.

The straight way to the nearest place of contact is tried first: nothing is shorter. Else ways
are searched as `table.routes` does it, with many goals: among the obstacles known so far the
cheapest way to any place of contact is found and swept through all obstacles; those it runs into
are learned, until it is free. Low walls bar nothing but cost 5 cm each, so the search is done
again without each of the walls that its answer climbs, as long as that could be cheaper.
"""

from math import sqrt
from typing import NamedTuple

from slagveld.kept import Shelf
from slagveld.table.bends import CLOSE, nearest_vector
from slagveld.table.costs import leg_cost, path_cost
from slagveld.table.obstacles import Ground, is_leg_free
from slagveld.table.paths import leg_length, nearest_unit, path_length, target_gap
from slagveld.table.ring import touch_two
from slagveld.table.routes import GRAIN, Route, add_slow_places, finished
from slagveld.table.search import FAR, Search
from slagveld.table.shapes import Pose
from slagveld.table.solids import Solid, is_hit
from slagveld.table.units import FINE

from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import TOUCH, partings
from . import obstacles
from .obstacles import Box, Shape

SPACING = 250 * FINE
"""How far apart the places of contact tried along an edge lie: about a base."""

AROUND = tuple(
    sorted(
        [(x * FINE, y * FINE) for y in range(-2, 3) for x in range(-2, 3)],
        key=lambda step: step[0] * step[0] + step[1] * step[1],
    )
)
"""Steps to the whole places round one, nearest first."""
DEEP = 4 * FINE
"""So deep in a target (in another of its parts) that no step leads out."""

NEAR = 4.0 * FINE
"""A place of contact lies no farther than this from the whole place nearest to it."""
PLACES = 500
"""So many places are remembered for a target."""

QUESTS = 50
"""So many ways are remembered for a target."""
SLIDE = 100.0 * FINE
"""How far off a way something may lie and still keep it from being drawn tight; on slow ground
as far as two places at its edge lie apart, and that twice."""

Place = tuple[int, int]
Stance = tuple[int, int, int, Shape, tuple[Pose, ...]]
"""Id, place, shape and loose figures of a unit: all of it that is in the way."""
Way = tuple[list[int], list[int]]
FineWay = tuple[list[float], list[float]]


def approach(state: CarnageState, unit: Unit, target: Unit, limit: float = FAR) -> Way | None:
    """The way in fine units, start included; only the start when they touch already.

    None where the block is too broad for every gap (CAR-10-gap, CAR-10-ex2).
    With a limit, in fine units, ways that cost more are hardly looked for: if there is one that
    costs no more it is found, and else perhaps a dearer one.
    """
    if state.field.touches(unit, target):
        return [unit.x * FINE], [unit.y * FINE]
    key = (obstacles.shape_of(unit), unit.id, unit.x, unit.y, limit)
    known = ANSWERS.of(target)
    last = known.get(key)
    if last is not None and last.around == _stances(state, unit, last.box):
        return last.way
    quest = _Quest(state, unit, target, limit)
    way, box = quest.way(), quest.box()
    if len(known) >= QUESTS:
        known.clear()
    known[key] = Answer(way, box, _stances(state, unit, box))
    return way


class Answer(NamedTuple):
    """A way that was found, which holds while nobody moves in the box where it was looked for."""

    way: Way | None
    box: Box
    around: list[Stance]
    """Who stands in the box."""


ANSWERS = Shelf[tuple[object, ...], Answer]("carnage.answers")
"""Beside a target."""


def _stances(state: CarnageState, unit: Unit, box: Box) -> list[Stance]:
    near = obstacles.near_units(state, unit, box)
    return [(other.id, other.x, other.y, obstacles.shape_of(other), other.places) for other in near]


def lies_open(state: CarnageState, unit: Unit, target: Unit) -> bool:
    """Whether the straight way to the nearest place of contact is free: told without a search.

    Where it is, `approach` finds a way; where it is not, it may all the same.
    """
    walls = partings(state.field.table)
    if walls.lines or walls.areas:
        return False
    footing = obstacles.footing_of(state, unit)
    goals = rim_of(footing, unit, target).goals
    x, y = float(unit.x * FINE), float(unit.y * FINE)
    vectors = [nearest_vector(goal, x, y) for goal in goals]
    dx, dy = min(vectors, key=lambda vector: vector[0] * vector[0] + vector[1] * vector[1])
    spot = _beside(goals, x + dx, y + dy)
    if spot is None:
        return False
    box = obstacles.swept(footing, [unit.x * FINE, spot[0]], [unit.y * FINE, spot[1]])
    ground = obstacles.ground_with(state, unit, obstacles.near_units(state, unit, box))
    return bool(is_leg_free(ground, x, y, float(spot[0]), float(spot[1])))


class Rim:
    """Where a shape stands in contact with a target: made once for both, and filled as asked."""

    __slots__ = ("_along", "_between", "_edges", "_facing", "goals")

    def __init__(self, footing: obstacles.Footing, target: Unit) -> None:
        self.goals: list[Solid] = obstacles.touch_solids(footing, target, 0.0)
        self._along: list[list[tuple[float, float]]] = []
        self._edges: list[dict[int, Place | None]] = []
        self._facing: dict[tuple[float, float], list[Place | None]] = {}
        self._between: dict[Solid, list[list[Place]]] = {}

    def edges(self, number: int, x: float, y: float, most: float) -> list[Place]:
        """The places along the edges of a goal, but those farther than so much from a place."""
        if not self._along:
            self._along = [_along_edges(goal) for goal in self.goals]
            self._edges = [{} for _ in self.goals]
        known = self._edges[number]
        far = most + NEAR
        found: list[Place] = []
        for i, (px, py) in enumerate(self._along[number]):
            if (px - x) * (px - x) + (py - y) * (py - y) > far * far:
                continue
            if i not in known:
                known[i] = _beside(self.goals, px, py)
            spot = known[i]
            if spot is not None:
                found.append(spot)
        return found

    def facing(self, x: float, y: float) -> list[Place | None]:
        """For each goal the place of contact nearest to another place."""
        known = self._facing.get((x, y))
        if known is None:
            if len(self._facing) >= PLACES:
                self._facing.clear()
            vectors = [nearest_vector(goal, x, y) for goal in self.goals]
            known = [_beside(self.goals, x + dx, y + dy) for dx, dy in vectors]
            self._facing[x, y] = known
        return known

    def between(self, solid: Solid) -> list[list[Place]]:
        """For each goal the places that touch it and something else as well."""
        known = self._between.get(solid)
        if known is None:
            if len(self._between) >= PLACES:
                self._between.clear()
            known = self._between[solid] = [self._touching(goal, solid) for goal in self.goals]
        return known

    def _touching(self, goal: Solid, solid: Solid) -> list[Place]:
        if _are_apart(goal, solid):
            return []
        return [spot for spot in touch_two(goal, solid) if self.is_contact(*spot)]

    def is_contact(self, x: int, y: int) -> bool:
        """Whether bases touch there and do not overlap."""
        return bool(0.0 <= target_gap(self.goals, x, y) <= TOUCH * FINE)


RIMS = Shelf[Shape, Rim]("carnage.rims", obstacles.SHAPES)


def rim_of(footing: obstacles.Footing, unit: Unit, target: Unit) -> Rim:
    """Where a unit in its present shape stands in contact with a target."""
    return RIMS.kept(target, obstacles.shape_of(unit), Rim, footing, target)


class _Quest:
    """One question for the cheapest way into contact."""

    def __init__(self, state: CarnageState, unit: Unit, target: Unit, limit: float) -> None:
        self.state = state
        self.unit = unit
        self.target = target
        self.footing: obstacles.Footing = obstacles.footing_of(state, unit)
        self.ground: Ground = obstacles.ground_for(state, unit)
        self.rim: Rim = rim_of(self.footing, unit, target)
        self.goals: list[Solid] = self.rim.goals
        self.x = unit.x * FINE
        self.y = unit.y * FINE
        self.best: tuple[float, Way | None] = (FAR, None)
        # Sliding makes ways cheaper, so the search may spend more than the limit.
        more = GRAIN if self.ground.slows else 4 * FINE
        self.most = FAR if limit >= FAR else limit * (1.0 + CLOSE) + more
        self.xs: list[float] = [self.x]
        self.ys: list[float] = [self.y]
        """Places that were on a way, and edges of what was gone around."""

    def box(self) -> Box:
        """The box in which somebody must stand to change the answer."""
        mover = self.footing.mover
        more = 2 * GRAIN + SLIDE if self.ground.slows else SLIDE
        return (
            int(min(self.xs) - more) + mover.low_x,
            int(min(self.ys) - more) + mover.low_y,
            int(max(self.xs) + more) + mover.high_x,
            int(max(self.ys) + more) + mover.high_y,
        )

    def _noted(self, way: FineWay, solids: list[Solid]) -> None:
        self.xs.extend(way[0])
        self.ys.extend(way[1])
        for solid in solids:
            self.xs.extend((solid.cx - solid.bound, solid.cx + solid.bound))
            self.ys.extend((solid.cy - solid.bound, solid.cy + solid.bound))

    def way(self) -> Way | None:
        if target_gap(self.goals, self.x, self.y) > self.most + TOUCH * FINE:
            return None
        straight = self._straight()
        if straight is not None:
            return straight
        self._search(self.ground, ())
        return self.best[1]

    # Straight on

    def _straight(self) -> Way | None:
        """The straight way to the nearest place of contact, if nothing makes it dearer."""
        vectors = [nearest_vector(goal, self.x, self.y) for goal in self.goals]
        dx, dy = min(vectors, key=lambda vector: vector[0] * vector[0] + vector[1] * vector[1])
        self._noted(([self.x + dx], [self.y + dy]), [])
        spot = self._stop_short(self.x + dx, self.y + dy, sqrt(dx * dx + dy * dy))
        if spot is None or not self._is_contact(*spot):
            return None
        leg = (float(self.x), float(self.y), float(spot[0]), float(spot[1]))
        if not is_leg_free(self.ground, *leg):
            return None
        if leg_cost(self.ground.slows, [], *leg) > leg_length(*leg) + 1.0:
            return None
        if any(is_hit(solid, *leg) for _, solids in self.footing.climbs for solid in solids):
            return None
        return [self.x, spot[0]], [self.y, spot[1]]

    def _stop_short(self, x: float, y: float, far: float) -> Place | None:
        """The whole place nearest to contact that is no farther from the start than `far`."""
        best, found = float(TOUCH * FINE), None
        mid_x, mid_y = nearest_unit(x), nearest_unit(y)
        for dx, dy in AROUND:
            px, py = mid_x + dx, mid_y + dy
            gap = target_gap(self.goals, px, py)
            if 0.0 <= gap < best and leg_length(self.x, self.y, px, py) <= far + 1e-6:
                best, found = gap, (px, py)
        return found

    # Around things

    def _search(self, ground: Ground, shunned: tuple[int, ...]) -> None:
        """Find the cheapest way that climbs none of the walls shunned, and keep it if it is best.

        Whatever is cheaper shuns one of the walls that this way climbs.
        """
        found = self._around(ground)
        if found is None or found.cost >= self.best[0]:
            return
        way = [float(x) for x in found.xs], [float(y) for y in found.ys]
        climbed = [
            (piece, solids)
            for piece, solids in self.footing.climbs
            if piece.id not in shunned and _meets(solids, way)
        ]
        cost = found.cost + obstacles.CLIMB * FINE * len(climbed)
        if cost < self.best[0]:
            self.best = (cost, (found.xs, found.ys))
        for piece, solids in climbed:
            barred = ground.without([])
            barred.solids = [*ground.solids, *solids]
            self._search(barred, (*shunned, piece.id))

    def _around(self, ground: Ground) -> Route | None:
        """The cheapest way on a ground, low walls not counted."""
        known: list[int] = []
        slow: list[int] = []
        while True:
            way = self._cheapest(ground, known, slow)
            if way is None:
                return None
            more = [
                i
                for i, solid in enumerate(ground.solids)
                if i not in known and _meets([solid], way)
            ]
            self._noted(way, [ground.solids[i] for i in more])
            more_slow = [
                i
                for i, area in enumerate(ground.slows)
                if i not in slow and _meets(area.solids, way)
            ]
            if not more and not more_slow:
                return _finished(ground, way)
            known.extend(more)
            slow.extend(more_slow)

    def _cheapest(self, ground: Ground, known: list[int], slow: list[int]) -> FineWay | None:
        """The cheapest way into contact as far as obstacles and slow grounds are known."""
        slows = [ground.slows[i] for i in slow]
        search = Search(ground, [ground.solids[i] for i in known], slows)
        search.add_place(self.x, self.y)
        for i in known:
            search.add_bends(i, [(float(self.x), float(self.y))])
        add_slow_places(search, slows, GRAIN)
        first = len(search.xs)
        for x, y in self._places(ground, search, known):
            if search.is_leg_free(x, y, x, y):
                search.add_place(x, y)
        search.run(-1, self.most)
        costs = [(search.costs[i], i) for i in range(first, len(search.xs)) if search.settled[i]]
        for _, i in sorted(costs):
            if self._is_contact(int(search.xs[i]), int(search.ys[i])):
                numbers = search.way(i)
                return [search.xs[n] for n in numbers], [search.ys[n] for n in numbers]
        return None

    def _places(self, ground: Ground, search: Search, known: list[int]) -> list[Place]:
        """Places of contact: nearest to each bend, along the edges, and beside other things."""
        rim = self.rim
        facing = [rim.facing(x, y) for x, y in zip(search.xs, search.ys, strict=True)]
        solids = [ground.solids[i] for i in known]
        between = [rim.between(one) for one in solids if one.owner != self.target.id]
        found: dict[Place, None] = {}
        for number in range(len(rim.goals)):
            found.update(dict.fromkeys(rim.edges(number, self.x, self.y, self.most)))
            for spots in facing:
                spot = spots[number]
                if spot is not None:
                    found[spot] = None
            for beside in between:
                found.update(dict.fromkeys(beside[number]))
        return list(found)

    def _is_contact(self, x: int, y: int) -> bool:
        """Whether the unit touches its target there without overlapping it, and no wall between."""
        if not self.rim.is_contact(x, y):
            return False
        walls = partings(self.state.field.table)
        if not walls.lines and not walls.areas:
            return True
        there = self.unit.changed(x=x // FINE, y=y // FINE, places=())
        return bool(self.state.field.touches(there, self.target))


def _are_apart(one: Solid, other: Solid) -> bool:
    """Whether no place touches two solids, for the boxes round them lie apart."""
    dx, dy = one.cx - other.cx, one.cy - other.cy
    far = one.bound + other.bound + other.slip + FINE
    if dx * dx + dy * dy > far * far:
        return True
    more = one.radius + other.radius + FINE
    return bool(
        max(one.xs) + more < min(other.xs)
        or max(other.xs) + more < min(one.xs)
        or max(one.ys) + more < min(other.ys)
        or max(other.ys) + more < min(one.ys)
    )


def _beside(goals: list[Solid], x: float, y: float) -> Place | None:
    """The whole place nearest to a place of contact that does not overlap the target."""
    mid_x, mid_y = nearest_unit(x), nearest_unit(y)
    if target_gap(goals, mid_x, mid_y) < -DEEP:
        return None
    for dx, dy in AROUND:
        gap = target_gap(goals, mid_x + dx, mid_y + dy)
        if gap >= 0.0:
            return (mid_x + dx, mid_y + dy) if gap <= TOUCH * FINE else None
    return None


def _along_edges(goal: Solid) -> list[tuple[float, float]]:
    places: list[tuple[float, float]] = []
    for i in range(goal.count):
        j = (i + 1) % goal.count
        dx, dy = goal.xs[j] - goal.xs[i], goal.ys[j] - goal.ys[i]
        steps = int(sqrt(dx * dx + dy * dy) / SPACING) + 1
        places.extend(
            (goal.xs[i] + dx * k / steps, goal.ys[i] + dy * k / steps) for k in range(steps)
        )
    return places


def _meets(solids: list[Solid], way: FineWay) -> bool:
    xs, ys = way
    for solid in solids:
        for k in range(1, len(xs)):
            if is_hit(solid, xs[k - 1], ys[k - 1], xs[k], ys[k]):
                return True
    return False


def _finished(ground: Ground, way: FineWay) -> Route:
    """A way with its bends slid to where it costs least; as found when they leave whole units."""
    found = finished(ground, list(way[0]), list(way[1]))
    if all(value % FINE == 0 for value in (*found.xs, *found.ys)):
        return found
    xs, ys = [int(x) for x in way[0]], [int(y) for y in way[1]]
    return Route(xs, ys, path_length(xs, ys), path_cost(ground, xs, ys))
