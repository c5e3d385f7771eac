"""What lies on this line? Crossings in order, and whether anything is in the way.

A line is the segment between two places in fine units. Bases and areas are open: a line that
only touches an edge, runs along it or passes through a corner is clear. A line that begins or
ends inside something crosses it; leave out (`skip`) the bases that look and are looked at.

Things in the way are numbered through: bases first, then areas (`len(bodies) + j`).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Area, Body
from slagveld.table.inside import passes_through, stretches_inside
from slagveld.table.lines import compare_segment, segment_in_convex

_SURELY: Final = 1.0 + 1e-14


class Crossing:
    """One stretch of a line within a base or an area.

    Args:
        index: What is crossed: a base, or an area numbered after the bases.
        enter, leave: Fractions of the way from the start of the line to its end.
    """

    __slots__ = ("enter", "index", "leave")

    def __init__(self, index: i64, enter: float, leave: float) -> None:
        self.index: i64 = index
        self.enter: float = enter
        self.leave: float = leave


def body_in_way(x1: i64, y1: i64, x2: i64, y2: i64, body: Body) -> bool:
    """Does a line pass through a base? Exact."""
    if compare_segment(body.x, body.y, x1, y1, x2, y2, body.reach) >= 0:
        return False
    return body.corners == 0 or segment_in_convex(x1, y1, x2, y2, body.xs, body.ys) > 0


def first_in_way(
    x1: i64,
    y1: i64,
    x2: i64,
    y2: i64,
    bodies: list[Body],
    areas: list[Area],
    skip: i64 = -1,
    skip_too: i64 = -1,
) -> i64:
    """What blocks a line? The number of the first of the things given that does, or -1.

    First in the order of the lists, not along the line. Exact. The bases numbered `skip` and
    `skip_too` are left out.
    """
    dx = x2 - x1
    dy = y2 - y1
    square = float(dx * dx + dy * dy) * _SURELY
    count = len(bodies)
    for i in range(count):
        body = bodies[i]
        # Most bases lie too far from the endless line; two products show it.
        aside = float(dx * (body.y - y1) - dy * (body.x - x1))
        reach = float(body.reach)
        if aside * aside > reach * reach * square:
            continue
        if i != skip and i != skip_too and body_in_way(x1, y1, x2, y2, body):
            return i
    for j in range(len(areas)):
        if passes_through(x1, y1, x2, y2, areas[j]):
            return count + j
    return -1


def clear(
    x1: i64,
    y1: i64,
    x2: i64,
    y2: i64,
    bodies: list[Body],
    areas: list[Area],
    skip: i64 = -1,
    skip_too: i64 = -1,
) -> bool:
    """Is nothing in the way of a line? See `first_in_way`."""
    return first_in_way(x1, y1, x2, y2, bodies, areas, skip, skip_too) < 0


def lines_in_way(
    lines: list[tuple[int, int, int, int]], bodies: list[Body], areas: list[Area]
) -> list[int]:
    """What blocks each of many lines? See `first_in_way`."""
    found: list[int] = []
    for i in range(len(lines)):
        x1, y1, x2, y2 = lines[i]
        found.append(int(first_in_way(x1, y1, x2, y2, bodies, areas, -1, -1)))
    return found


def body_stretch(x1: i64, y1: i64, x2: i64, y2: i64, body: Body) -> tuple[float, float]:
    """Where does a line enter and leave a base that it passes through? Fractions of the way.

    Only for a base that is `body_in_way`. A line of no length gives (0, 1).
    """
    dx = float(x2 - x1)
    dy = float(y2 - y1)
    square = dx * dx + dy * dy
    enter = 0.0
    leave = 1.0
    if square == 0.0:
        return enter, leave
    if body.corners == 0:
        ex = float(body.x - x1)
        ey = float(body.y - y1)
        along = dx * ex + dy * ey
        aside = abs(dx * ey - dy * ex)
        wide = float(body.reach) * sqrt(square)
        half = sqrt(max(0.0, (wide - aside) * (wide + aside)))
        return max(0.0, (along - half) / square), min(1.0, (along + half) / square)
    count = body.corners
    for i in range(count):
        j = (i + 1) % count
        fx = float(body.xs[j] - body.xs[i])
        fy = float(body.ys[j] - body.ys[i])
        within = fx * float(y1 - body.ys[i]) - fy * float(x1 - body.xs[i])
        rate = fx * dy - fy * dx
        if rate > 0.0:
            enter = max(enter, -within / rate)
        elif rate < 0.0:
            leave = min(leave, -within / rate)
    return enter, leave


def _order(crossing: Crossing) -> tuple[float, float, int]:
    return crossing.enter, crossing.leave, int(crossing.index)


def crossings(
    x1: i64, y1: i64, x2: i64, y2: i64, bodies: list[Body], areas: list[Area]
) -> list[Crossing]:
    """What does a line pass through? All stretches in order of entry, then exit, then number.

    Whether something is crossed is exact; the fractions are doubles.
    """
    found: list[Crossing] = []
    count = len(bodies)
    for i in range(count):
        body = bodies[i]
        if body_in_way(x1, y1, x2, y2, body):
            enter, leave = body_stretch(x1, y1, x2, y2, body)
            found.append(Crossing(i, enter, leave))
    for j in range(len(areas)):
        for enter, leave in stretches_inside(x1, y1, x2, y2, areas[j]):
            found.append(Crossing(count + j, enter, leave))
    found.sort(key=_order)
    return found


def sight_points(body: Body, x: i64, y: i64) -> list[tuple[int, int]]:
    """The middle and the outermost left and right point of a base, as seen from a place.

    Left is the smaller direction. On a disc they are the ends of the diameter across the view,
    to the nearest fine unit; on a rectangle its outermost corners.
    """
    if body.corners == 0:
        dx = float(body.x - x)
        dy = float(body.y - y)
        length = sqrt(dx * dx + dy * dy)
        if length == 0.0:
            return [(int(body.x), int(body.y))] * 3
        px = _nearest(-dy * float(body.reach) / length)
        py = _nearest(dx * float(body.reach) / length)
        return [
            (int(body.x), int(body.y)),
            (int(body.x - px), int(body.y - py)),
            (int(body.x + px), int(body.y + py)),
        ]
    low, high = outer_corners(body, x, y)
    return [
        (int(body.x), int(body.y)),
        (body.xs[low], body.ys[low]),
        (body.xs[high], body.ys[high]),
    ]


def outer_corners(body: Body, x: i64, y: i64) -> tuple[i64, i64]:
    """Which corners of a rectangle are outermost, seen from a place outside it?

    The smaller direction first; of two in one line the first in order.
    """
    low: i64 = 0
    high: i64 = 0
    for i in range(1, body.corners):
        ex: i64 = body.xs[i] - x
        ey: i64 = body.ys[i] - y
        if (body.xs[low] - x) * ey - (body.ys[low] - y) * ex < 0:
            low = i
        if (body.xs[high] - x) * ey - (body.ys[high] - y) * ex > 0:
            high = i
    return low, high


def _nearest(value: float) -> i64:
    """The nearest whole number; halves away from zero, so that left mirrors right."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)
