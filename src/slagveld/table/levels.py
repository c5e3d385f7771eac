"""Levels: paths and routes over several surfaces, joined by stairs and ladders.

Each level has its own `Ground`. A `Link` joins a place on one level with a place on another and
has a length of its own. The order of links decides ties.
"""

from slagveld.table.obstacles import BORDER, Ground
from slagveld.table.paths import Hit, leg_hit, leg_length
from slagveld.table.routes import Route, route
from slagveld.table.search import FAR


class Link:
    """Stairs or a ladder: two places (fine units, level) and the cost of going between them."""

    __slots__ = ("ax", "ay", "bx", "by", "cost", "from_level", "to_level")

    def __init__(
        self, ax: int, ay: int, from_level: int, bx: int, by: int, to_level: int, cost: float
    ) -> None:
        self.ax: int = ax
        self.ay: int = ay
        self.from_level: int = from_level
        self.bx: int = bx
        self.by: int = by
        self.to_level: int = to_level
        self.cost: float = cost


class Climb:
    """A route over levels: places, the level of each, and the cost with links and slow ground."""

    __slots__ = ("cost", "levels", "xs", "ys")

    def __init__(self, xs: list[int], ys: list[int], levels: list[int], cost: float) -> None:
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.levels: list[int] = levels
        self.cost: float = cost


def is_link(links: list[Link], ax: int, ay: int, a: int, bx: int, by: int, b: int) -> bool:
    """Does some link join these two places, either way?"""
    for link in links:
        ends = (link.ax, link.ay, link.from_level, link.bx, link.by, link.to_level)
        if ends in ((ax, ay, a, bx, by, b), (bx, by, b, ax, ay, a)):
            return True
    return False


def first_hit_on_levels(
    grounds: dict[int, Ground], links: list[Link], xs: list[int], ys: list[int], levels: list[int]
) -> Hit | None:
    """Where does a path over levels first run into something?

    Legs on one level are swept through its ground; a leg between levels must be a link, or it is
    a hit on `BORDER` at its start. Distances count links by their flat length.
    """
    gone = 0.0
    for i in range(1, len(xs)):
        ax = float(xs[i - 1])
        ay = float(ys[i - 1])
        bx = float(xs[i])
        by = float(ys[i])
        length = leg_length(ax, ay, bx, by)
        if levels[i] == levels[i - 1]:
            t, owner = leg_hit(grounds[levels[i]], ax, ay, bx, by)
            if t <= 1.0:
                x = ax + (bx - ax) * t
                return Hit(i - 1, t, gone + length * t, x, ay + (by - ay) * t, owner)
        elif not is_link(links, xs[i - 1], ys[i - 1], levels[i - 1], xs[i], ys[i], levels[i]):
            return Hit(i - 1, 0.0, gone, ax, ay, BORDER)
        gone += length
    return None


def route_on_levels(
    grounds: dict[int, Ground],
    links: list[Link],
    start: tuple[int, int, int],
    goal: tuple[int, int, int],
    limit: float = FAR,
) -> Climb | None:
    """What is the cheapest way from start to goal, each (x, y, level) in fine units?

    Dijkstra over the ends of links, with `route` between ends on one level.
    """
    places = [start, goal]
    jumps: list[tuple[int, int, float]] = []
    for link in links:
        places.append((link.ax, link.ay, link.from_level))
        places.append((link.bx, link.by, link.to_level))
        jumps.append((len(places) - 2, len(places) - 1, link.cost))
        jumps.append((len(places) - 1, len(places) - 2, link.cost))
    costs = [FAR] * len(places)
    costs[0] = 0.0
    done = [False] * len(places)
    legs: list[Route | None] = [None] * len(places)
    parents = [-1] * len(places)
    while True:
        at = -1
        for i in range(len(places)):
            if not done[i] and costs[i] < FAR and (at < 0 or costs[i] < costs[at]):
                at = i
        if at < 0:
            return None
        if at == 1:
            return _collect(places, legs, parents, costs[1])
        done[at] = True
        for a, b, cost in jumps:
            if a == at and costs[at] + cost < costs[b] and costs[at] + cost <= limit + 1e-6:
                costs[b] = costs[at] + cost
                parents[b] = at
                legs[b] = None
        ax, ay, level = places[at]
        for i in range(1, len(places)):
            bx, by, other = places[i]
            if done[i] or other != level:
                continue
            most = min(limit - costs[at], costs[i] - costs[at])
            leg = route(grounds[level], ax, ay, bx, by, most)
            if leg is not None and costs[at] + leg.cost < costs[i]:
                costs[i] = costs[at] + leg.cost
                parents[i] = at
                legs[i] = leg


def _collect(
    places: list[tuple[int, int, int]], legs: list[Route | None], parents: list[int], cost: float
) -> Climb:
    chain: list[int] = []
    at = 1
    while at >= 0:
        chain.append(at)
        at = parents[at]
    chain.reverse()
    xs: list[int] = [places[0][0]]
    ys: list[int] = [places[0][1]]
    levels: list[int] = [places[0][2]]
    for number in chain[1:]:
        leg = legs[number]
        x, y, level = places[number]
        leg_xs = [x] if leg is None else leg.xs[1:]
        leg_ys = [y] if leg is None else leg.ys[1:]
        for i in range(len(leg_xs)):
            xs.append(leg_xs[i])
            ys.append(leg_ys[i])
            levels.append(level)
    return Climb(xs, ys, levels, cost)
