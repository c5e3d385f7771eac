"""Costs: what a path costs where ground is slow and lines take a toll.

Costs are fine units of movement spent. Where several kinds of slow ground overlap, the dearest
counts once. A toll is paid at every crossing.
"""

from slagveld.table.obstacles import Fence, Ground, Slow, crosses
from slagveld.table.paths import crossing, leg_length
from slagveld.table.solids import span


class Item:
    """One line of a path's bill.

    Attributes:
        begin, end: The stretch, in fine units from the start of the path; equal for a toll.
        num, den: Each length counts num/den times.
        toll: The price of a crossing, else 0.
        cost: What this line costs.
        owner: Whose ground or line it is; None on open ground.
    """

    __slots__ = ("begin", "cost", "den", "end", "num", "owner", "toll")

    def __init__(
        self, begin: float, end: float, num: int, den: int, toll: float, owner: int | None
    ) -> None:
        self.begin: float = begin
        self.end: float = end
        self.num: int = num
        self.den: int = den
        self.toll: float = toll
        self.cost: float = (end - begin) * num / den + toll
        self.owner: int | None = owner


def leg_cost(
    slows: list[Slow], tolls: list[Fence], ax: float, ay: float, bx: float, by: float
) -> float:
    """What does one straight leg cost?"""
    length = leg_length(ax, ay, bx, by)
    total = length
    low = 2.0
    high = -1.0
    factor = 1.0
    more: list[tuple[float, float, float]] = []
    for slow in slows:
        for solid in slow.solids:
            begin, end = span(solid, ax, ay, bx, by)
            if begin >= end:
                continue
            if low > high:
                low = begin
                high = end
                factor = slow.factor
            else:
                more.append((begin, end, slow.factor))
    if more:
        more.append((low, high, factor))
        total += _overlapping(more) * length
    elif low < high:
        total += (high - low) * length * (factor - 1.0)
    for toll in tolls:
        if crosses(toll, ax, ay, bx, by):
            total += toll.toll
    return total


def _overlapping(parts: list[tuple[float, float, float]]) -> float:
    """What several spans (begin, end, factor) add to a leg of length 1, the dearest counting."""
    marks: list[float] = []
    for begin, end, _ in parts:
        marks.append(begin)
        marks.append(end)
    marks.sort()
    total = 0.0
    for k in range(1, len(marks)):
        low = marks[k - 1]
        high = marks[k]
        if low < high:
            dearest = 1.0
            for begin, end, factor in parts:
                if begin <= low and end >= high and factor > dearest:
                    dearest = factor
            total += (high - low) * (dearest - 1.0)
    return total


def path_cost(ground: Ground, xs: list[int], ys: list[int]) -> float:
    """What does the whole path cost, in fine units?"""
    total = 0.0
    for i in range(1, len(xs)):
        total += leg_cost(
            ground.slows, ground.tolls, xs[i - 1], ys[i - 1], float(xs[i]), float(ys[i])
        )
    return total


def bill(ground: Ground, xs: list[int], ys: list[int]) -> list[Item]:
    """What does the path cost, stretch by stretch, with a reason for each?

    In order along the path; neighbouring stretches on the same ground are one item, open ground
    has items too, and a toll comes after the stretch that ends at it.
    """
    items: list[Item] = []
    gone = 0.0
    for i in range(1, len(xs)):
        ax = float(xs[i - 1])
        ay = float(ys[i - 1])
        bx = float(xs[i])
        by = float(ys[i])
        length = leg_length(ax, ay, bx, by)
        tolls = [
            (gone + length * crossing(toll, ax, ay, bx, by), toll)
            for toll in ground.tolls
            if crosses(toll, ax, ay, bx, by)
        ]
        _add_leg(items, ground.slows, tolls, gone, length, ax, ay, bx, by)
        gone += length
    return items


def _add_leg(
    items: list[Item],
    slows: list[Slow],
    tolls: list[tuple[float, Fence]],
    gone: float,
    length: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> None:
    found: list[tuple[float, float, Slow]] = []
    marks: list[float] = [gone, gone + length]
    for slow in slows:
        for solid in slow.solids:
            begin, end = span(solid, ax, ay, bx, by)
            if begin < end:
                found.append((gone + begin * length, gone + end * length, slow))
                marks.append(gone + begin * length)
                marks.append(gone + end * length)
    for at, _ in tolls:
        marks.append(at)
    marks.sort()
    paid: list[bool] = [False] * len(tolls)
    for k in range(1, len(marks)):
        low = marks[k - 1]
        high = marks[k]
        if low < high:
            best: Slow | None = None
            for begin, end, slow in found:
                if begin <= low and end >= high and (best is None or slow.factor > best.factor):
                    best = slow
            if best is None:
                _append(items, low, high, 1, 1, None)
            else:
                _append(items, low, high, best.num, best.den, best.owner)
        for j in range(len(tolls)):
            at, toll = tolls[j]
            if at <= high and not paid[j]:
                paid[j] = True
                items.append(Item(at, at, 1, 1, toll.toll, toll.owner))


def _append(
    items: list[Item], low: float, high: float, num: int, den: int, owner: int | None
) -> None:
    """Add a stretch, joined to the last one when that is the same ground."""
    if items:
        last = items[-1]
        if last.owner == owner and last.num == num and last.den == den and last.toll == 0.0:
            items[-1] = Item(last.begin, high, num, den, 0.0, owner)
            return
    items.append(Item(low, high, num, den, 0.0, owner))
