"""Routes: the cheapest way for a mover around obstacles, over slow ground, within a limit.

`route` looks only at what is in the way. It finds the cheapest way among the obstacles it knows,
sweeps it through all of them, learns the ones that were hit (or cost more than thought) and
begins again: the cheapest way among some obstacles that is free of all is the cheapest of all.

Every route passes `paths.is_path_free` on the same ground. Its bends lie on whole units. Errors:
among impassable obstacles a route is at most 1.4 % longer than the shortest, and two units per
bend (worst of 166 measured: 0.64 %, mean 0.06 %). Over slow ground it was never more than 2 %
dearer than the cheapest way over a fine grid, and 0.05 % on average. When there is a way with the
true shapes, there is a route (the slip must be at least 12 fine units).
"""

from math import sqrt
from typing import Final

from slagveld.table.bends import CLOSE, round_bends
from slagveld.table.costs import leg_cost, path_cost
from slagveld.table.obstacles import Ground, Slow, is_free, is_leg_free
from slagveld.table.paths import leg_length, nearest_unit, path_length
from slagveld.table.search import FAR, Search
from slagveld.table.solids import Solid, is_hit, outside, span
from slagveld.table.units import FINE

GRAIN: Final = 250 * FINE
"""Widest spacing of the places where a path may enter slow ground; `route` then slides them."""

GRAINS: Final = 12
"""A short way has finer places: so many to its straight length, down to `LEAST_GRAIN`."""

LEAST_GRAIN: Final = 30 * FINE

_HAIR: Final = 1e-6


class Route:
    """A way from a start to a goal.

    Attributes:
        xs, ys: The places in fine units, start and goal included.
        length: Its length, in fine units.
        cost: Its cost with slow ground and tolls, in fine units.
    """

    __slots__ = ("cost", "length", "xs", "ys")

    def __init__(self, xs: list[int], ys: list[int], length: float, cost: float) -> None:
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.length: float = length
        self.cost: float = cost


def slow_places(slow: Slow, grain: float) -> list[tuple[float, float]]:
    """Where may a path enter, leave or skirt slow ground? Bends, and places `grain` apart."""
    places: list[tuple[float, float]] = []
    for solid in slow.solids:
        xs, ys = round_bends(solid, [], [])
        for i in range(len(xs)):
            j = i + 1 if i + 1 < len(xs) else 0
            dx = xs[j] - xs[i]
            dy = ys[j] - ys[i]
            steps = int(sqrt(dx * dx + dy * dy) / grain) + 1
            for k in range(steps):
                x = float(nearest_unit(xs[i] + dx * k / steps))
                y = float(nearest_unit(ys[i] + dy * k / steps))
                if not _is_within_another(slow, solid, x, y):
                    places.append((x, y))
    return places


def _is_within_another(slow: Slow, solid: Solid, x: float, y: float) -> bool:
    """Does a place on the edge of one solid of a ground lie deep inside another of them?"""
    return any(other is not solid and outside(other, x, y) < -2.0 * FINE for other in slow.solids)


def route(
    ground: Ground, ax: float, ay: float, bx: float, by: float, limit: float = FAR
) -> Route | None:
    """What is the cheapest way from a to b that costs no more than `limit` (fine units)?

    None when there is none; a start or goal deeper in an obstacle than its slip has none.
    """
    if leg_length(ax, ay, bx, by) > limit + _HAIR or not is_free(ground, bx, by):
        return None
    known: list[bool] = [False] * len(ground.solids)
    known_slow: list[bool] = [False] * len(ground.slows)
    # Sliding makes ways cheaper, so the search may spend more than the limit.
    most = limit * (1.0 + CLOSE) + (GRAIN if ground.slows else 4.0 * FINE)
    while True:
        found = _search(ground, known, known_slow, ax, ay, bx, by, most)
        if found is None:
            return None
        xs, ys = found
        if not _learn(ground, known, known_slow, xs, ys):
            way = finished(ground, xs, ys)
            return way if way.cost <= limit + _HAIR else None


def finished(ground: Ground, xs: list[float], ys: list[float]) -> Route:
    """A found way with its bends slid to where it costs least, measured.

    Where it crosses the edge of slow ground it may bend too, as light does.
    """
    if ground.slows:
        xs, ys = _with_crossings(ground, xs, ys)
    _slide(ground, xs, ys)
    _drop_idle(ground, xs, ys)
    whole_xs = [int(x) for x in xs]
    whole_ys = [int(y) for y in ys]
    cost = path_cost(ground, whole_xs, whole_ys)
    return Route(whole_xs, whole_ys, path_length(whole_xs, whole_ys), cost)


def _with_crossings(
    ground: Ground, xs: list[float], ys: list[float]
) -> tuple[list[float], list[float]]:
    """The way with places added where it enters or leaves slow ground, if it stays free."""
    new_xs = [xs[0]]
    new_ys = [ys[0]]
    for i in range(1, len(xs)):
        ax = xs[i - 1]
        ay = ys[i - 1]
        marks: list[float] = []
        for slow in ground.slows:
            for solid in slow.solids:
                begin, end = span(solid, ax, ay, xs[i], ys[i])
                if 0.0 < begin < end:
                    marks.append(begin)
                if begin < end < 1.0:
                    marks.append(end)
        marks.sort()
        for t in marks:
            x = float(nearest_unit(ax + (xs[i] - ax) * t))
            y = float(nearest_unit(ay + (ys[i] - ay) * t))
            if is_leg_free(ground, new_xs[-1], new_ys[-1], x, y) and is_leg_free(
                ground, x, y, xs[i], ys[i]
            ):
                new_xs.append(x)
                new_ys.append(y)
        new_xs.append(xs[i])
        new_ys.append(ys[i])
    return new_xs, new_ys


def _drop_idle(ground: Ground, xs: list[float], ys: list[float]) -> None:
    """Take out places that make the way no cheaper."""
    i = 1
    while i < len(xs) - 1:
        ax = xs[i - 1]
        ay = ys[i - 1]
        bx = xs[i + 1]
        by = ys[i + 1]
        with_it = leg_cost(ground.slows, ground.tolls, ax, ay, xs[i], ys[i]) + leg_cost(
            ground.slows, ground.tolls, xs[i], ys[i], bx, by
        )
        without = leg_cost(ground.slows, ground.tolls, ax, ay, bx, by)
        if without <= with_it + _HAIR and is_leg_free(ground, ax, ay, bx, by):
            del xs[i]
            del ys[i]
        else:
            i += 1


def _search(
    ground: Ground,
    known: list[bool],
    known_slow: list[bool],
    ax: float,
    ay: float,
    bx: float,
    by: float,
    limit: float,
) -> tuple[list[float], list[float]] | None:
    solids: list[Solid] = [ground.solids[i] for i in range(len(known)) if known[i]]
    slows: list[Slow] = [ground.slows[i] for i in range(len(known_slow)) if known_slow[i]]
    search = Search(ground, solids, slows)
    search.add_place(ax, ay)
    search.add_place(bx, by)
    ends = [(ax, ay), (bx, by)]
    for i in range(len(known)):
        if known[i]:
            search.add_bends(i, ends)
    grain = min(max(leg_length(ax, ay, bx, by) / GRAINS, LEAST_GRAIN), GRAIN)
    add_slow_places(search, slows, grain)
    add_fence_ends(search)
    if not search.run(1, limit):
        return None
    numbers = search.way(1)
    return [search.xs[i] for i in numbers], [search.ys[i] for i in numbers]


def add_slow_places(search: Search, slows: list[Slow], grain: float) -> None:
    """Add the free places at the edges of slow grounds to a search."""
    for slow in slows:
        for x, y in slow_places(slow, grain):
            if search.is_leg_free(x, y, x, y):
                search.add_place(x, y)


def add_fence_ends(search: Search) -> None:
    """Add the places just past both ends of fences and tolls to a search."""
    for fence in search.ground.fences + search.ground.tolls:
        length = leg_length(fence.ax, fence.ay, fence.bx, fence.by)
        if length == 0.0:
            continue
        ux = (fence.bx - fence.ax) / length * FINE
        uy = (fence.by - fence.ay) / length * FINE
        for x, y in ((fence.ax - ux, fence.ay - uy), (fence.bx + ux, fence.by + uy)):
            whole_x = float(nearest_unit(x))
            whole_y = float(nearest_unit(y))
            if search.is_leg_free(whole_x, whole_y, whole_x, whole_y):
                search.add_place(whole_x, whole_y)


def _learn(
    ground: Ground, known: list[bool], known_slow: list[bool], xs: list[float], ys: list[float]
) -> bool:
    """Mark what a way runs into that was not known yet; whether there was anything."""
    grew = False
    for leg in range(1, len(xs)):
        ax = xs[leg - 1]
        ay = ys[leg - 1]
        bx = xs[leg]
        by = ys[leg]
        for i in range(len(known)):
            if not known[i] and is_hit(ground.solids[i], ax, ay, bx, by):
                known[i] = True
                grew = True
        for i in range(len(known_slow)):
            if not known_slow[i]:
                for solid in ground.slows[i].solids:
                    if is_hit(solid, ax, ay, bx, by):
                        known_slow[i] = True
                        grew = True
                        break
    return grew


_AROUND: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]


def _slide(ground: Ground, xs: list[float], ys: list[float]) -> None:
    """Move the bends of a way to where it costs less, while it stays free, to one unit."""
    step = GRAIN // 4 // FINE * FINE if ground.slows else 8 * FINE
    while step >= FINE:
        moved = True
        rounds = 0
        while moved and rounds < 4:
            moved = False
            rounds += 1
            for i in range(1, len(xs) - 1):
                if _slide_bend(ground, xs, ys, i, step):
                    moved = True
        step = step // 2 // FINE * FINE


def _slide_bend(ground: Ground, xs: list[float], ys: list[float], i: int, step: int) -> bool:
    ax = xs[i - 1]
    ay = ys[i - 1]
    bx = xs[i + 1]
    by = ys[i + 1]
    slows = ground.slows
    tolls = ground.tolls
    best = leg_cost(slows, tolls, ax, ay, xs[i], ys[i]) + leg_cost(
        slows, tolls, xs[i], ys[i], bx, by
    )
    moved = False
    for dx, dy in _AROUND:
        x = xs[i] + dx * step
        y = ys[i] + dy * step
        length = leg_length(ax, ay, x, y) + leg_length(x, y, bx, by)
        if length >= best - _HAIR:
            continue
        cost = length
        if slows or tolls:
            cost = leg_cost(slows, tolls, ax, ay, x, y) + leg_cost(slows, tolls, x, y, bx, by)
        if (
            cost < best - _HAIR
            and is_leg_free(ground, ax, ay, x, y)
            and is_leg_free(ground, x, y, bx, by)
        ):
            xs[i] = x
            ys[i] = y
            best = cost
            moved = True
    return moved
