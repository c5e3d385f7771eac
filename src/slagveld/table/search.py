"""The search under `routes`: shortest ways from one place over bends, cut to a limit.

A search knows some of the solids and slow grounds of a `Ground` and looks only at those. It is
A* with the straight distance as its guess (ground never costs less than its length). Ties go to
the node added first, so the answer does not depend on the machine.
"""

from heapq import heappop, heappush
from math import sqrt
from typing import Final

from slagveld.table.bends import end_ways, gap_ways, round_bends
from slagveld.table.costs import leg_cost
from slagveld.table.obstacles import Ground, Slow, crosses
from slagveld.table.solids import Solid, is_hit

FAR: Final = 1e15
"""Cost of a place not reached."""

_SLACK: Final = 24.0
"""Bends may be off their true place by this much, in fine units, when tangents are judged."""


class Search:
    """The places of one search: the start, perhaps the goal, and the bends of some solids.

    Attributes:
        xs, ys: Places in fine units; number 0 is the start.
        before_x, before_y, after_x, after_y: The neighbouring bends round the same solid.
        bound: Whether a place is a bend that must be passed like a tangent.
        costs: Cheapest known cost from the start.
        parents: The place before on the cheapest way; -1 at the start.
        settled: Whether the cost is final.
    """

    __slots__ = (
        "after_x",
        "after_y",
        "before_x",
        "before_y",
        "bound",
        "costs",
        "ground",
        "last",
        "parents",
        "settled",
        "slows",
        "solids",
        "xs",
        "ys",
    )

    def __init__(self, ground: Ground, solids: list[Solid], slows: list[Slow]) -> None:
        self.ground: Ground = ground
        self.solids: list[Solid] = solids
        self.slows: list[Slow] = slows
        self.last: Solid | None = None
        self.xs: list[float] = []
        self.ys: list[float] = []
        self.before_x: list[float] = []
        self.before_y: list[float] = []
        self.after_x: list[float] = []
        self.after_y: list[float] = []
        self.bound: list[bool] = []
        self.costs: list[float] = []
        self.parents: list[int] = []
        self.settled: list[bool] = []

    def add_place(self, x: float, y: float) -> int:
        """Add a place that a path may pass in any direction; its number."""
        self._add(x, y, x, y, x, y, False)
        return len(self.xs) - 1

    def _add(
        self,
        x: float,
        y: float,
        before_x: float,
        before_y: float,
        after_x: float,
        after_y: float,
        bound: bool,
    ) -> None:
        self.xs.append(x)
        self.ys.append(y)
        self.before_x.append(before_x)
        self.before_y.append(before_y)
        self.after_x.append(after_x)
        self.after_y.append(after_y)
        self.bound.append(bound)
        self.costs.append(FAR)
        self.parents.append(-1)
        self.settled.append(False)

    def add_bends(self, number: int, ends: list[tuple[float, float]]) -> None:
        """Add the bends of a solid of the ground; `ends` are the start and the goal."""
        ground = self.ground
        solid = ground.solids[number]
        towards_x: list[float] = []
        towards_y: list[float] = []
        is_close = False
        for x, y in ends:
            if end_ways(solid, x, y, towards_x, towards_y):
                is_close = True
        if is_close:
            gap_ways(solid, ground.solids, towards_x, towards_y)
            xs, ys = round_bends(solid, towards_x, towards_y)
        elif number in ground.bends:
            xs, ys = ground.bends[number]
        else:
            gap_ways(solid, ground.solids, towards_x, towards_y)
            xs, ys = round_bends(solid, towards_x, towards_y)
            ground.bends[number] = (xs, ys)
        count = len(xs)
        for i in range(count):
            x = xs[i]
            y = ys[i]
            if self.is_leg_free(x, y, x, y):
                j = i - 1 if i > 0 else count - 1
                k = i + 1 if i + 1 < count else 0
                self._add(x, y, xs[j], ys[j], xs[k], ys[k], not is_close)

    def is_leg_free(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Is the leg free of the solids this search knows, of fences and of the border?"""
        ground = self.ground
        if not (ground.low_x <= bx <= ground.high_x and ground.low_y <= by <= ground.high_y):
            return False
        # What blocked the last leg often blocks the next.
        last = self.last
        if last is not None and is_hit(last, ax, ay, bx, by):
            return False
        for solid in self.solids:
            if is_hit(solid, ax, ay, bx, by):
                self.last = solid
                return False
        for fence in ground.fences:  # noqa: SIM110 - mypyc compiles the plain loop faster
            if crosses(fence, ax, ay, bx, by):
                return False
        return True

    def leg_cost(self, ax: float, ay: float, bx: float, by: float) -> float:
        """What the leg costs on the slow grounds this search knows, tolls included."""
        return leg_cost(self.slows, self.ground.tolls, ax, ay, bx, by)

    def is_tangent(self, at: int, dx: float, dy: float, length: float) -> bool:
        """Does a leg in this direction pass bend `at` with its solid on one side only?"""
        slack = _SLACK * length
        x = self.xs[at]
        y = self.ys[at]
        one = dx * (self.before_y[at] - y) - dy * (self.before_x[at] - x)
        two = dx * (self.after_y[at] - y) - dy * (self.after_x[at] - x)
        return not ((one > slack and two < -slack) or (one < -slack and two > slack))

    def run(self, goal: int, limit: float) -> bool:
        """Find the cheapest way to the goal, or to every place when `goal` is -1.

        Places that cost more than `limit` are not reached. Answers whether the goal was.
        """
        weighted = len(self.slows) > 0 or len(self.ground.tolls) > 0
        heap: list[tuple[float, int]] = [(0.0, 0)]
        self.costs[0] = 0.0
        while heap:
            _, at = heappop(heap)
            if self.settled[at]:
                continue
            self.settled[at] = True
            if at == goal:
                return True
            self._spread(at, goal, limit, weighted, heap)
        return False

    def _spread(
        self, at: int, goal: int, limit: float, weighted: bool, heap: list[tuple[float, int]]
    ) -> None:
        """Try the legs from a settled place to all others."""
        xs = self.xs
        ys = self.ys
        costs = self.costs
        bound = self.bound
        settled = self.settled
        x = xs[at]
        y = ys[at]
        here = costs[at]
        from_bend = bound[at]
        goal_x = xs[goal]
        goal_y = ys[goal]
        guess = 0.0
        for to in range(1, len(xs)):
            if settled[to]:
                continue
            to_x = xs[to]
            to_y = ys[to]
            dx = to_x - x
            dy = to_y - y
            length = sqrt(dx * dx + dy * dy)
            cost = here + length
            if cost > limit or cost >= costs[to]:
                continue
            if goal >= 0:
                guess = sqrt((goal_x - to_x) * (goal_x - to_x) + (goal_y - to_y) * (goal_y - to_y))
                if cost + guess > limit:
                    continue
            if bound[to] and not self.is_tangent(to, dx, dy, length):
                continue
            if from_bend and not self.is_tangent(at, dx, dy, length):
                continue
            if self.is_leg_free(x, y, to_x, to_y):
                if weighted:
                    cost = here + self.leg_cost(x, y, to_x, to_y)
                    if cost >= costs[to] or cost + guess > limit:
                        continue
                costs[to] = cost
                self.parents[to] = at
                heappush(heap, (cost + guess, to))

    def way(self, to: int) -> list[int]:
        """The numbers of the places on the cheapest way, from the start."""
        numbers: list[int] = []
        at = to
        while at >= 0:
            numbers.append(at)
            at = self.parents[at]
        numbers.reverse()
        return numbers
