"""Paths: a base moved along straight legs without turning. What does it hit, and where?

A path is two lists of fine coordinates, the places of the mover's reference point; distances
along it are fine units from its start. Everything about clearance and slip is settled by the
`Ground` (see `obstacles`): touching, sliding along and leaving a contact are free, entering
deeper than the slip is a hit, also at the start.
"""

from math import sqrt

from slagveld.table.obstacles import BORDER, Fence, Ground, crosses, is_leg_free, is_within
from slagveld.table.solids import Solid, is_hit, outside, span
from slagveld.table.units import FINE


class Hit:
    """The first thing a path runs into.

    Attributes:
        leg: Number of the leg, from 0.
        fraction: How far along that leg, 0 to 1.
        distance: How far along the path, in fine units.
        x, y: Where the reference point is then.
        owner: The obstacle as the caller numbered it, or `BORDER`.
    """

    __slots__ = ("distance", "fraction", "leg", "owner", "x", "y")

    def __init__(
        self, leg: int, fraction: float, distance: float, x: float, y: float, owner: int
    ) -> None:
        self.leg: int = leg
        self.fraction: float = fraction
        self.distance: float = distance
        self.x: float = x
        self.y: float = y
        self.owner: int = owner


def leg_length(ax: float, ay: float, bx: float, by: float) -> float:
    """Length of a straight leg."""
    return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


def path_length(xs: list[int], ys: list[int]) -> float:
    """Length of a path in fine units."""
    total = 0.0
    for i in range(1, len(xs)):
        total += leg_length(xs[i - 1], ys[i - 1], xs[i], ys[i])
    return total


def is_path_free(ground: Ground, xs: list[int], ys: list[int]) -> bool:
    """May the mover go along the whole path? A path of one place asks whether it may stand."""
    if len(xs) == 1:
        return is_leg_free(ground, xs[0], ys[0], xs[0], ys[0])
    return all(is_leg_free(ground, xs[i - 1], ys[i - 1], xs[i], ys[i]) for i in range(1, len(xs)))


def first_hit(ground: Ground, xs: list[int], ys: list[int]) -> Hit | None:
    """Where does the path first run into something, and into what?

    Among things hit at the same place the border comes first, then solids in the order they
    were added, then fences.
    """
    gone = 0.0
    for i in range(max(len(xs) - 1, 1)):
        j = i + 1 if i + 1 < len(xs) else i
        ax = float(xs[i])
        ay = float(ys[i])
        bx = float(xs[j])
        by = float(ys[j])
        length = leg_length(ax, ay, bx, by)
        t, owner = leg_hit(ground, ax, ay, bx, by)
        if t <= 1.0:
            x = ax + (bx - ax) * t
            y = ay + (by - ay) * t
            return Hit(i, t, gone + length * t, x, y, owner)
        gone += length
    return None


def leg_hit(ground: Ground, ax: float, ay: float, bx: float, by: float) -> tuple[float, int]:
    """At which fraction of a leg is the first hit, and on what? The fraction is 2 without one."""
    best = 2.0
    owner = BORDER
    if not is_within(ground, ax, ay) or not is_within(ground, bx, by):
        best = _leaving(ground, ax, ay, bx, by)
    for solid in ground.solids:
        if is_hit(solid, ax, ay, bx, by):
            begin, _ = span(solid, ax, ay, bx, by)
            if begin < best:
                best = begin
                owner = solid.owner
    for fence in ground.fences:
        if crosses(fence, ax, ay, bx, by):
            begin = crossing(fence, ax, ay, bx, by)
            if begin < best:
                best = begin
                owner = fence.owner
    return best, owner


def _leaving(ground: Ground, ax: float, ay: float, bx: float, by: float) -> float:
    """Fraction at which a leg that does leave the border does so."""
    if not is_within(ground, ax, ay):
        return 0.0
    best = 1.0
    if bx > ground.high_x:
        best = min(best, (ground.high_x - ax) / (bx - ax))
    if bx < ground.low_x:
        best = min(best, (ground.low_x - ax) / (bx - ax))
    if by > ground.high_y:
        best = min(best, (ground.high_y - ay) / (by - ay))
    if by < ground.low_y:
        best = min(best, (ground.low_y - ay) / (by - ay))
    return best


def crossing(fence: Fence, ax: float, ay: float, bx: float, by: float) -> float:
    """Fraction at which a leg that crosses a fence does so."""
    dx = fence.bx - fence.ax
    dy = fence.by - fence.ay
    before = dx * (ay - fence.ay) - dy * (ax - fence.ax)
    after = dx * (by - fence.ay) - dy * (bx - fence.ax)
    return before / (before - after)


def spans(solids: list[Solid], xs: list[int], ys: list[int]) -> list[tuple[float, float]]:
    """On which stretches of the path is the reference point in any of the solids?

    Distances from the start, in order, joined where they meet. Ask with `body_solids`,
    `region_solids` or `edge_solids` and slip 0: with the mover's shape the answer is where *any
    part* of it is in the region, with a bare point where its *middle* is.
    """
    found: list[tuple[float, float]] = []
    gone = 0.0
    for i in range(1, len(xs)):
        ax = float(xs[i - 1])
        ay = float(ys[i - 1])
        bx = float(xs[i])
        by = float(ys[i])
        length = leg_length(ax, ay, bx, by)
        for solid in solids:
            begin, end = span(solid, ax, ay, bx, by)
            if begin < end and length > 0.0:
                found.append((gone + begin * length, gone + end * length))
        gone += length
    found.sort()
    joined: list[tuple[float, float]] = []
    for begin, end in found:
        if joined and begin <= joined[-1][1] + 1e-6:
            if end > joined[-1][1]:
                joined[-1] = (joined[-1][0], end)
        else:
            joined.append((begin, end))
    return joined


def spans_without(
    spans_in: list[tuple[float, float]], spans_out: list[tuple[float, float]]
) -> list[tuple[float, float]]:
    """Which stretches of the first list are not in the second? Both in order and joined.

    The base is *wholly inside* a region where its middle is inside and no part of it lies over
    the region's outline: `spans_without(middle_spans, edge_spans)`.
    """
    result: list[tuple[float, float]] = []
    for begin, end in spans_in:
        at = begin
        for low, high in spans_out:
            if high <= at or low >= end:
                continue
            if low > at:
                result.append((at, low))
            at = max(at, high)
        if at < end:
            result.append((at, end))
    return result


class Push:
    """How far something went in a straight line: whole place in fine units, distance, blocker."""

    __slots__ = ("distance", "owner", "x", "y")

    def __init__(self, x: int, y: int, distance: float, owner: int | None) -> None:
        self.x: int = x
        self.y: int = y
        self.distance: float = distance
        self.owner: int | None = owner


def nearest_unit(value: float) -> int:
    """The nearest place on whole units (0.1 mm), in fine units; halves go up."""
    return int((value + 0.5 * FINE) // FINE) * FINE


def push(ground: Ground, ax: float, ay: float, bx: float, by: float) -> Push:
    """How far from a towards b before something is in the way, on whole units?

    Stops at the first hit (so a ground with slip 0 stops in contact, one with slip -20 stays 20
    fine units away) at the last whole place that is free; `owner` is what stopped it, or None
    when b was reached. `distance` is the true distance to the hit, unrounded.
    """
    length = leg_length(ax, ay, bx, by)
    t, owner = leg_hit(ground, ax, ay, bx, by)
    stop: int | None = owner
    if t > 1.0:
        t = 1.0
        stop = None
    reach = length * t
    back = 0.0
    while back < reach:
        x = nearest_unit(ax + (bx - ax) * (reach - back) / length)
        y = nearest_unit(ay + (by - ay) * (reach - back) / length)
        if is_leg_free(ground, x, y, x, y):
            return Push(x, y, reach, stop)
        back += 0.25 * FINE
    return Push(nearest_unit(ax), nearest_unit(ay), reach, stop)


def target_gap(target: list[Solid], x: float, y: float) -> float:
    """How far from touching any of the solids is a mover here? Below 0 when it overlaps."""
    best = 1e30
    for solid in target:
        best = min(best, outside(solid, x, y))
    return best
