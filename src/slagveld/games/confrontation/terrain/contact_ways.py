"""Ways into contact: where a charge or an engagement can meet its targets, how far that is."""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import chain, islice
from typing import Any

from slagveld.table.body import Body
from slagveld.table.contact import touching_flat
from slagveld.table.fronts import FRONT_LINE, middle_ahead
from slagveld.table.measure import gap
from slagveld.table.obstacles import Ground, is_free, is_leg_free
from slagveld.table.paths import leg_length
from slagveld.table.reach import Reach, cut_path, nearest_reachable, reach, route_to
from slagveld.table.routes import Route, route
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, direction_of
from slagveld.table.waypoints import spots_of

from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import ClashState
from .footing import ON_FOOT, Going, gait_of
from .meeting import meeting_stands
from .standing import (
    FLUSH,
    ROUND,
    Stand,
    askew_least,
    askew_stands,
    contact_stands,
    flush_stands,
    has_room,
    turned_stands,
)
from .ways import Path, cut_backs, end_pose, fine_path, is_open, way_cost, whole_units

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
    """Ways into contact with these targets at once for at most `limit` units.

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

    def best(self, most: int = MOST) -> list[tuple[Path, Pose]]:
        """The best of them, and how each ends; empty when they cannot be reached together.

        The shortest first, but flush is better than a little shorter (`ASKEW`).
        """
        return list(islice(self._found(), most))

    def _found(self) -> Iterator[tuple[Path, Pose]]:
        """Ways by rising cost; each is looked for only when its straight length comes up."""
        if self._far():
            return
        queue = self._queue()
        for number, stand, path in self._rising(queue):
            if path is not None:
                yield path, stand.pose
                continue
            way = self._way_to(stand.pose)
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
            if abs(pose.z - target.pose.z) > REACH:
                return False
            if not touching_flat(body, target.body, SLACK):
                return False
        if self.facing and not any(faces(body, target) for target in self.targets):
            return False
        return has_room(self.state, self.figure, pose, self.going.touch)

    def _way_to(self, pose: Pose) -> Path | None:
        if not self._fits(pose):
            return None
        path = self._straight(pose)
        return path if path is not None else self._led(pose)

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
        free = is_open(self.state, self.figure, path, self.limit, self.going)
        return path if free else None

    def _along(self, way: Route | None) -> Path | None:
        return None if way is None else self._opened(spots_of(way.xs, way.ys))

    def ground(self) -> Ground:
        return self.going.ground(self.state, self.figure)
