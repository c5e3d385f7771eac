"""Ways into contact: where a charge or an engagement can meet its targets, how far that is.

Whether enemies can be met together depends on how they stand to each other and on the size of the
base alone. Where the one stands who names them, how far he is from them and what lies between are
not looked at: that is measured afterwards (CON-CHARGE-10).
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import chain, combinations, islice, permutations
from math import ceil, hypot
from typing import Any, NamedTuple

from slagveld.table.body import Body
from slagveld.table.contact import overlap, touching_flat
from slagveld.table.fronts import FRONT_LINE, middle_ahead
from slagveld.table.measure import gap
from slagveld.table.obstacles import SLIP, Ground, body_mover, body_solids, is_free, is_leg_free
from slagveld.table.paths import leg_length
from slagveld.table.reach import Reach, cut_path, nearest_reachable, reach, route_to
from slagveld.table.ring import touch_two, whole_outside
from slagveld.table.routes import Route, route
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, ONE, TURN, cosine, direction_of, sine
from slagveld.table.waypoints import spots_of

from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import ClashState
from .obstacles import ON_FOOT, Going, gait_of
from .paths import Path, cut_backs, end_pose, fine_path, is_open, way_cost, whole_units
from .scenery import pose_at
from .standing_room import (
    FLUSH,
    ROUND,
    Stand,
    askew_least,
    askew_stands,
    contact_stands,
    flush_stands,
    foot_on,
    has_room,
    looking,
    turned_stands,
)

Tried = tuple[int, int, Stand | int, Path | None]
"""How far a place in contact is, its number, the place or its turn (`ROUND`), the way to it."""
MOST = 6
"""So many ways are enough to choose from."""
ASKEW = 100
"""A way that ends at an angle counts so many units longer than one that ends flush."""
FAR = 10**6 - 1
"""A limit beyond every way."""
TRIES = 6
"""So many places in contact are tried where the way may be of any length."""


class Closing(NamedTuple):
    """A way into contact, and how it ends."""

    path: Path
    pose: Pose


def nearest_end(ways: Sequence[Closing], end: Spot) -> Closing:
    """The way that ends nearest to a place."""
    return min(ways, key=lambda way: (way.pose.x - end.x) ** 2 + (way.pose.y - end.y) ** 2)


def faces(body: Body, other: Figure) -> bool:
    """Whether a base faces a figure, whose middle is beyond the line of its front edge."""
    return bool(middle_ahead(body, FRONT_LINE, other.body))


def way_towards(
    state: ClashState, figure: Figure, target: Figure, limit: int, going: Going = ON_FOOT
) -> tuple[Path, Pose]:
    """The way of a charge that does not reach its target, and how it ends: facing it.

    As far as `limit` units last along the shortest open way, or where none is open as near as it
    gets; short of every enemy (CON-CHARGE-4).
    """
    ways = ContactWays(state, figure, (target,), FAR, going)
    going, ground, whole = ways.going, ways.ground(), ways.open_way()
    if whole is not None:
        way = spots_of(*cut_path(ground, *fine_path(figure, whole), float(limit * FINE)))
    else:
        within = reach(ground, *ways.start, float(limit * FINE))
        x, y = nearest_reachable(within, float(target.body.x), float(target.body.y))
        found = route_to(within, float(x), float(y))
        way = () if found is None else spots_of(found.xs, found.ys)
    for path in chain(cut_backs(figure, way), ((),)):
        here = path[-1] if path else figure.pose
        facing = direction_of(target.pose.x - here.x, target.pose.y - here.y)
        pose = end_pose(state, figure, path, facing)
        if has_room(state, figure, pose) and is_open(state, figure, path, limit, going):
            return path, pose
    return (), figure.pose


def _nothing() -> dict[Pose, Any]:
    return {}


class ContactWays:
    """Ways into contact with these targets at once, base to base, for at most `limit` units.

    They bend round what is in the way, and all their length counts (CON-CHARGE-3).

    Nobody else is touched; with `facing` each way ends facing one of them, as a charge does
    (CON-WALK-2).
    """

    def __init__(
        self,
        state: ClashState,
        figure: Figure,
        targets: Sequence[Figure],
        limit: int,
        going: Going = ON_FOOT,
        *,
        facing: bool = False,
    ) -> None:
        self.state = state
        self.figure = figure
        self.targets = targets
        self.limit = limit
        self.far = float((limit + 1) * FINE)
        """Fine units beyond which no place is in reach."""
        touch = tuple([target.id for target in targets])
        self.going = Going(going.through, touch, going.walking, going.flying)
        self.facing = facing
        self.start = (float(figure.pose.x * FINE), float(figure.pose.y * FINE))
        key = (figure.id, figure.pose, gait_of(figure), self.going, limit, facing)
        self._reach: Reach | None = None
        self._room: dict[Pose, bool] = state.field.known(("con-room", key), _nothing)
        self._around: dict[Pose, Path | None] = state.field.known(("con-around", key), _nothing)

    def best(self, most: int = MOST) -> list[Closing]:
        """Shortest first, flush before a little shorter (`ASKEW`); none if out of reach."""
        return list(islice(self._found(), most))

    def _found(self) -> Iterator[Closing]:
        """Ways by rising cost; each is looked for only when its straight length comes up."""
        if self._far():
            return
        queue = self._queue()
        for number, stand, path in self._rising(queue):
            if path is not None:
                yield Closing(path, stand.pose)
                continue
            if not self._fits(stand.pose):
                continue
            way = self._straight(stand.pose)
            if way is None:
                way = self._led(stand.pose)
            if way is not None:
                cost = way_cost(self.state, self.figure, way, self.going)
                heappush(queue, (cost + (0 if stand.square else ASKEW), number, stand, way))

    def any(self) -> bool:
        """Whether there is a way; those straight ahead are tried before those around things."""
        if self._far():
            return False
        closed: list[Pose] = []
        for stand in self._places():
            if self._straightly(stand.pose) <= self.limit and self._fits(stand.pose):
                if self._straight(stand.pose) is not None:
                    return True
                closed.append(stand.pose)
        return any(self._led(pose) is not None for pose in closed)

    def _far(self) -> bool:
        limit = self.limit * FINE
        return any(gap(self.figure.body, one.body) > limit for one in self.targets)

    def open_way(self) -> Path | None:
        """A way to one of the nearest places in contact, however long; None: all are closed."""
        rising = self._rising(self._queue())
        fitting = (stand.pose for _, stand, _ in rising if self._fits(stand.pose))
        closed: list[tuple[float, float]] = []
        for pose in islice(fitting, TRIES):
            path = self._straight(pose)
            if path is None and not self.going.flying:
                path = self._along(self._route(pose, closed))
            if path is not None:
                return path
        return None

    def _route(self, pose: Pose, closed: list[tuple[float, float]]) -> Route | None:
        """A way of any length; none where one can walk over to a place that is `closed`."""
        ground = self.ground()
        x, y = float(pose.x * FINE), float(pose.y * FINE)
        if any(is_leg_free(ground, *place, x, y) for place in closed):
            return None
        found = route(ground, *self.start, x, y)
        if found is None and is_free(ground, x, y):
            closed.append((x, y))
        return found

    def _queue(self) -> list[Tried]:
        """Places to be tried, as a heap; those at an angle are worked out when they come up."""
        queue: list[Tried] = []
        if len(self.targets) > 1:
            self._add(queue, 0, self._places())
            return queue
        state, figure, target = self.state, self.figure, self.targets[0]
        self._add(queue, 0, flush_stands(state, figure, target, self.far))
        for number, turn in enumerate(ROUND, FLUSH):
            least = whole_units(askew_least(figure, target, turn))
            if least <= self.limit:
                heappush(queue, (least + ASKEW, number, turn, None))
        self._add(queue, FLUSH + len(ROUND), turned_stands(state, figure, target))
        return queue

    def _add(self, queue: list[Tried], first: int, stands: Iterable[Stand]) -> None:
        for number, stand in enumerate(stands, first):
            straight = self._straightly(stand.pose)
            if straight <= self.limit:
                heappush(queue, (straight + (0 if stand.square else ASKEW), number, stand, None))

    def _rising(self, queue: list[Tried]) -> Iterator[tuple[int, Stand, Path | None]]:
        """What is in a queue, the nearest first, with what is added to it meanwhile."""
        while queue:
            _, number, stand, path = heappop(queue)
            if isinstance(stand, Stand):
                yield number, stand, path
            else:
                found = askew_stands(self.state, self.figure, self.targets[0], stand)
                self._add(queue, number, found)

    def _places(self) -> Iterator[Stand]:
        if len(self.targets) == 1:
            return contact_stands(self.state, self.figure, self.targets[0], self.far)
        return meeting_stands(self.state, self.figure, self.targets)

    def _straightly(self, pose: Pose) -> int:
        x, y = self.start
        return whole_units(leg_length(x, y, pose.x * FINE, pose.y * FINE))

    def _fits(self, pose: Pose) -> bool:
        """Whether there is room, and all targets are touched, at their heights, too."""
        known = self._room.get(pose)
        if known is None:
            known = self._room[pose] = self._is_sound(pose)
        return known

    def _is_sound(self, pose: Pose) -> bool:
        body = self.figure.body_at(pose)
        for target in self.targets:
            apart = abs(pose.z - target.pose.z) > REACH
            if apart or not touching_flat(body, target.body, SLACK):
                return False
        if self.facing and not any(faces(body, target) for target in self.targets):
            return False
        return has_room(self.state, self.figure, pose, self.going.touch)

    def _led(self, pose: Pose) -> Path | None:
        if self.going.flying:
            return None
        if pose in self._around:
            return self._around[pose]
        if self._reach is None:
            figure, limit = self.figure, float(self.limit * FINE)
            key = ("con-reach", figure.id, figure.pose, gait_of(figure), self.going, self.limit)
            self._reach = self.state.field.known(key, reach, self.ground(), *self.start, limit)
        x, y = float(pose.x * FINE), float(pose.y * FINE)
        path = self._around[pose] = self._along(route_to(self._reach, x, y))
        return path

    def _straight(self, pose: Pose) -> Path | None:
        here = self.figure.pose
        return () if (pose.x, pose.y) == (here.x, here.y) else self._opened((Spot(pose.x, pose.y),))

    def _opened(self, path: Path) -> Path | None:
        return path if is_open(self.state, self.figure, path, self.limit, self.going) else None

    def _along(self, way: Route | None) -> Path | None:
        return None if way is None else self._opened(spots_of(way.xs, way.ys))

    def ground(self) -> Ground:
        return self.going.ground(self.state, self.figure)


# Meeting several enemies at once: whom one base can touch together, and where

STEP = 20
"""Tenths of a degree between the ways a base is turned to touch three enemies or more."""
DEGREE = 10
QUARTER = TURN // 4


class Place(NamedTuple):
    """Where the middle of a base touches several enemies, and how the base lies there."""

    x: int
    y: int
    lies: int
    """One of the facings with which it lies so."""
    flush: bool
    """It lies along an edge of one of them."""


def meetable(
    state: ClashState, figure: Figure, targets: Sequence[Figure]
) -> Iterator[tuple[Figure, ...]]:
    """Those of these whom a base can touch together, as many as can be first, in their order."""
    for count in range(len(targets), 0, -1):
        for group in combinations(targets, count):
            if can_meet(state, figure, group):
                yield group


def can_meet(state: ClashState, figure: Figure, targets: Sequence[Figure]) -> bool:
    """Whether a base of this size can touch all of these at once, wherever it comes from."""
    if len(targets) < 2:
        return True
    if len(targets) > figure.profile.most_opponents:  # CON-MOVE-14
        return False
    heights = [target.pose.z for target in targets]
    if max(heights) - min(heights) > 2 * REACH:
        return False
    across = ceil(hypot(*figure.profile.sides)) * FINE + 2 * SLACK
    if any(gap(one.body, other.body) > across for one, other in combinations(targets, 2)):
        return False
    # Between two there is always room for a base that spans their gap, or beside it.
    return len(targets) == 2 or bool(places(state, figure, targets))


def places(state: ClashState, figure: Figure, targets: Sequence[Figure]) -> Sequence[Place]:
    """Where a base of this size touches all of these, over none (CON-MOVE-13). Shared."""
    numbers = tuple(sorted([target.id for target in targets]))
    key = ("con-meeting", figure.profile.sides, numbers)
    return state.field.known(key, _searched, figure, [one.body for one in state.those(*numbers)])


def meeting_stands(state: ClashState, figure: Figure, targets: Sequence[Figure]) -> Iterator[Stand]:
    """Places where a figure touches all of these at once, whether or not there is room."""
    for place in places(state, figure, targets):
        facing = looking(figure, place.x, place.y, place.lies, targets)
        yield Stand(pose_at(state, place.x, place.y, facing), place.flush)


def _searched(figure: Figure, bodies: Sequence[Body]) -> Sequence[Place]:
    """Places in contact with all of these, flush ones first; askew at three only at need."""
    flush, others = _turns(figure, bodies)
    found = [place for lies in flush for place in _lying(figure, bodies, lies, flush=True)]
    found += _between(figure, bodies)
    if not found or len(bodies) <= 2:
        found += [one for lies in others for one in _lying(figure, bodies, lies, flush=False)]
    return list(dict.fromkeys(found))


def _turns(figure: Figure, bodies: Sequence[Body]) -> tuple[list[int], list[int]]:
    """How a base is turned: along the edges of those it touches, and otherwise."""
    step = QUARTER if figure.base.width == figure.base.depth else 2 * QUARTER
    edges = [direction_of(b.xs[1] - b.xs[0], b.ys[1] - b.ys[0]) for b in bodies]
    flush = dict.fromkeys([(edge + turn) % step for edge in edges for turn in (0, QUARTER)])
    fine = STEP if len(bodies) > 2 else QUARTER // 6
    others = dict.fromkeys(range(0, step, fine))
    return list(flush), [turn for turn in others if turn not in flush]


def _lying(figure: Figure, bodies: Sequence[Body], lies: int, *, flush: bool) -> Iterator[Place]:
    """Places of a base that lies so: where two rims cross, and half way where it is flush."""
    mover = body_mover(figure.body_at(Pose(0, 0, lies)))
    rims = [body_solids(mover, body, 0, 0)[0] for body in bodies]
    crossings = [spot for one, other in permutations(rims, 2) for spot in touch_two(one, other)]
    if flush:
        for (x, y), (other_x, other_y) in combinations(dict.fromkeys(crossings), 2):
            spot = whole_outside(rims, (x + other_x) / 2, (y + other_y) / 2)
            if spot is not None:
                yield from _touching(figure, bodies, Place(*spot, lies, flush))
    for x, y in dict.fromkeys(crossings):
        yield from _touching(figure, bodies, Place(x, y, lies, flush))


def _between(figure: Figure, bodies: Sequence[Body]) -> Iterator[Place]:
    """Half way between two, turned so that the base spans the gap as nearly as it can."""
    for one, other in combinations(bodies, 2):
        ax, ay, bx, by = _nearest(one, other)
        if (ax, ay) == (bx, by):
            continue
        along = direction_of(round(bx - ax), round(by - ay))
        x, y = round((ax + bx) / 2 / FINE) * FINE, round((ay + by) / 2 / FINE) * FINE
        wide = int(gap(one, other)) // FINE + 1
        for turns in (range(0, QUARTER + 1, DEGREE), range(QUARTER, 2 * QUARTER + 1, DEGREE)):
            fitting = [turn for turn in turns if _span(figure, turn) <= wide]
            if fitting:
                turn = max(fitting, key=lambda one: _span(figure, one))
                yield from _touching(figure, bodies, Place(x, y, (along + turn) % TURN, False))


def _span(figure: Figure, turn: int) -> float:
    base = figure.base
    return (base.depth * abs(int(cosine(turn))) + base.width * abs(int(sine(turn)))) / ONE


def _touching(figure: Figure, bodies: Sequence[Body], place: Place) -> Iterator[Place]:
    found = Place(place.x // FINE, place.y // FINE, place.lies, place.flush)
    body = figure.body_at(Pose(found.x, found.y, found.lies))
    if all(touching_flat(body, one, SLACK) and not overlap(body, one, SLIP) for one in bodies):
        yield found


def _nearest(one: Body, other: Body) -> tuple[float, float, float, float]:
    best = float("inf")
    found = (0.0, 0.0, 0.0, 0.0)
    for a, b, swapped in ((one, other, False), (other, one, True)):
        for x, y in zip(a.xs, a.ys, strict=True):
            for i in range(b.corners):
                foot = foot_on(b.xs, b.ys, i, x, y)
                far = (foot[0] - x) ** 2 + (foot[1] - y) ** 2
                if far < best:
                    best = far
                    found = (*foot, float(x), float(y)) if swapped else (float(x), float(y), *foot)
    return found
