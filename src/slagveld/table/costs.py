"""Costs: what a path costs where ground is slow and lines take a toll.

Costs are fine units of movement spent. Where several kinds of slow ground overlap, the dearest
counts once. A toll is paid at every crossing.
"""

from slagveld.table.obstacles import Fence, Ground, Slow, crosses
from slagveld.table.paths import leg_length
from slagveld.table.solids import span


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
