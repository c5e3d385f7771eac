"""Reach: everywhere a mover can get to within a limit, asked place by place.

One search settles all bends within the limit; after that the cost of any place is one look at
the bends that can see it. Errors are those of `routes`, except that bends and the places where a
path enters slow ground are not slid: on the measured tables a cost was on average 0.03 mm too
high and at most 1.3 mm. A place found reachable always is; `route_to` slides.
"""

from slagveld.table.obstacles import Ground, Slow, is_free, is_within
from slagveld.table.paths import leg_hit, leg_length, nearest_unit
from slagveld.table.routes import (
    GRAIN,
    GRAINS,
    LEAST_GRAIN,
    Route,
    add_fence_ends,
    add_slow_places,
    finished,
    route,
)
from slagveld.table.search import FAR, Search
from slagveld.table.solids import Solid, is_hit, outside
from slagveld.table.units import FINE


class Reach:
    """All bends within a limit of a start, cheapest first.

    Attributes:
        ground: What was gone around.
        x, y: The start, in fine units.
        limit: The most a way may cost, in fine units.
        order: Numbers of the settled places of `search`, by cost.
    """

    __slots__ = ("ground", "limit", "order", "search", "x", "y")

    def __init__(self, ground: Ground, search: Search, limit: float) -> None:
        self.ground: Ground = ground
        self.search: Search = search
        self.x: float = search.xs[0]
        self.y: float = search.ys[0]
        self.limit: float = limit
        ranked = [(search.costs[i], i) for i in range(len(search.xs)) if search.settled[i]]
        ranked.sort()
        self.order: list[int] = [i for _, i in ranked]


def reach(ground: Ground, x: float, y: float, limit: float) -> Reach:
    """Where can the mover get to from here for at most `limit` (fine units)?"""
    solids: list[Solid] = []
    numbers: list[int] = []
    for i in range(len(ground.solids)):
        solid = ground.solids[i]
        far = limit + solid.bound + 2.0 * FINE
        dx = solid.cx - x
        dy = solid.cy - y
        if dx * dx + dy * dy < far * far and outside(solid, x, y) < limit:
            solids.append(solid)
            numbers.append(i)
    slows: list[Slow] = []
    for slow in ground.slows:
        for solid in slow.solids:
            if outside(solid, x, y) < limit:
                slows.append(slow)
                break
    search = Search(ground, solids, slows)
    search.add_place(x, y)
    ends = [(x, y)]
    for i in numbers:
        search.add_bends(i, ends)
    add_slow_places(search, slows, min(max(limit / GRAINS, LEAST_GRAIN), GRAIN))
    add_fence_ends(search)
    if is_free(ground, x, y):
        search.run(-1, limit + 1e-6)
    return Reach(ground, search, limit)


def _best(reach: Reach, x: float, y: float) -> tuple[float, int]:
    """The cheapest cost to a place and the bend it is reached from (-1 when it is not)."""
    search = reach.search
    best = reach.limit + 1e-6
    found = -1
    if not is_within(reach.ground, x, y):
        return FAR, -1
    for solid in search.solids:
        if is_hit(solid, x, y, x, y):
            return FAR, -1
    weighted = len(search.slows) > 0 or len(reach.ground.tolls) > 0
    for at in reach.order:
        here = search.costs[at]
        if here >= best:
            break
        ax = search.xs[at]
        ay = search.ys[at]
        length = leg_length(ax, ay, x, y)
        cost = here + length
        if cost >= best:
            continue
        if weighted:
            cost = here + search.leg_cost(ax, ay, x, y)
            if cost >= best:
                continue
        if search.is_leg_free(ax, ay, x, y):
            best = cost
            found = at
    return (best, found) if found >= 0 else (FAR, -1)


def cost_at(reach: Reach, x: float, y: float) -> float:
    """What does it cost to get to a place? `FAR` when it cannot be reached within the limit."""
    cost, _ = _best(reach, x, y)
    return cost


def route_to(reach: Reach, x: float, y: float) -> Route | None:
    """The way to a place within the limit; None when it cannot be reached."""
    _, at = _best(reach, x, y)
    if at < 0:
        return None
    search = reach.search
    numbers = search.way(at)
    xs = [search.xs[i] for i in numbers]
    ys = [search.ys[i] for i in numbers]
    xs.append(x)
    ys.append(y)
    return finished(reach.ground, xs, ys)


def cells(reach: Reach, step: int) -> list[tuple[int, int, int]]:
    """Which places of a lattice can be reached? Rows of (y, first x, last x), in fine units.

    The lattice has its origin at (0, 0) and `step` fine units between places. Rows come from
    small y to large, several for one y where something is in between.
    """
    runs: list[tuple[int, int, int]] = []
    low_x = int((reach.x - reach.limit) // step) * step
    high_x = int((reach.x + reach.limit) // step + 1) * step
    y = int((reach.y - reach.limit) // step) * step
    high_y = int((reach.y + reach.limit) // step + 1) * step
    while y <= high_y:
        first = 0
        inside = False
        x = low_x
        while x <= high_x:
            if cost_at(reach, x, y) < FAR:
                if not inside:
                    first = x
                    inside = True
            elif inside:
                runs.append((y, first, x - step))
                inside = False
            x += step
        if inside:
            runs.append((y, first, high_x))
        y += step
    return runs


def nearest_reachable(reach: Reach, x: float, y: float) -> tuple[int, int]:
    """Which whole place within the limit lies best on the way to this one?

    The place itself when it can be reached. Else, when there is a way to it at all, the last
    whole place on that way within the limit. Else the reachable place nearest to it that lies
    straight on from a bend (or the start); ties go to the cheaper bend.
    """
    if cost_at(reach, x, y) < FAR:
        return int(x), int(y)
    whole = route(reach.ground, reach.x, reach.y, x, y)
    if whole is not None:
        return cut_route(reach.ground, whole, reach.limit)
    best = FAR
    found = (nearest_unit(reach.x), nearest_unit(reach.y))
    search = reach.search
    for at in reach.order:
        ax = search.xs[at]
        ay = search.ys[at]
        length = leg_length(ax, ay, x, y)
        if length == 0.0:
            continue
        t, _ = leg_hit(reach.ground, ax, ay, x, y)
        far = length * min(t, 1.0)
        spot = _last_on_leg(reach, at, x, y, length, far)
        gap = leg_length(float(spot[0]), float(spot[1]), x, y)
        if gap < best - 1e-6:
            best = gap
            found = spot
    return found


def _last_on_leg(
    reach: Reach, at: int, x: float, y: float, length: float, far: float
) -> tuple[int, int]:
    """The last free whole place within the limit on the leg from a bend towards a place."""
    search = reach.search
    ax = search.xs[at]
    ay = search.ys[at]
    low = 0.0
    high = far
    while high - low > 0.25 * FINE:
        middle = (low + high) / 2.0
        cost = search.leg_cost(
            ax, ay, ax + (x - ax) * middle / length, ay + (y - ay) * middle / length
        )
        if search.costs[at] + cost <= reach.limit:
            low = middle
        else:
            high = middle
    # Rounding may push the place over the limit or into something: try the whole places round
    # it, then go back along the leg until one fits.
    while high > 0.0:
        px = ax + (x - ax) * high / length
        py = ay + (y - ay) * high / length
        for corner in range(5):
            wx = float(nearest_unit(px))
            wy = float(nearest_unit(py))
            if corner > 0:
                wx = px // FINE * FINE + (FINE if corner % 2 == 0 else 0.0)
                wy = py // FINE * FINE + (FINE if corner > 2 else 0.0)
            cost = search.costs[at] + search.leg_cost(ax, ay, wx, wy)
            if cost <= reach.limit + 1e-6 and search.is_leg_free(ax, ay, wx, wy):
                return int(wx), int(wy)
        high -= 0.5 * FINE
    return nearest_unit(ax), nearest_unit(ay)


def cut_route(ground: Ground, way: Route, limit: float) -> tuple[int, int]:
    """Where does a route end when only `limit` may be spent? The last free whole place."""
    xs, ys = cut_path(ground, way.xs, way.ys, limit)
    return xs[-1], ys[-1]


def cut_path(
    ground: Ground, xs: list[int], ys: list[int], limit: float
) -> tuple[list[int], list[int]]:
    """The longest beginning of a free path that costs no more than `limit`, on whole units.

    The cut leg is bent by the rounding of its end, at most 12 fine units; it is free and within
    the limit with its bent shape. At least the start is returned.
    """
    search = Search(ground, ground.solids, ground.slows)
    new_xs = [xs[0]]
    new_ys = [ys[0]]
    spent = 0.0
    for i in range(1, len(xs)):
        ax = float(xs[i - 1])
        ay = float(ys[i - 1])
        cost = search.leg_cost(ax, ay, xs[i], ys[i])
        if spent + cost > limit + 1e-6:
            search.add_place(ax, ay)
            search.costs[0] = spent
            length = leg_length(ax, ay, xs[i], ys[i])
            cut = _last_on_leg(Reach(ground, search, limit), 0, xs[i], ys[i], length, length)
            if cut != (new_xs[-1], new_ys[-1]):
                new_xs.append(cut[0])
                new_ys.append(cut[1])
            return new_xs, new_ys
        spent += cost
        new_xs.append(xs[i])
        new_ys.append(ys[i])
    return new_xs, new_ys
