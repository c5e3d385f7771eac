"""Points, segments and convex polygons against each other: the exact steps under every answer.

All numbers are fine units within the bounds of `units`. A comparison with a length that is a
root is first tried in doubles and, within their error, settled in whole numbers of any size;
so it is exact and still fast.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import ceil_root

_ABOVE: Final = 1.0 + 1e-14
_BELOW: Final = 1.0 - 1e-14


def cross(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """On which side of the line from a to b does p lie? Positive towards rising directions."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


def sign(value: i64) -> i64:
    """-1, 0 or 1."""
    if value > 0:
        return 1
    return -1 if value < 0 else 0


def compare_area(area: i64, length: i64, square: i64) -> i64:
    """Sign of `|area| - length * sqrt(square)`; area below 2**44, length (not negative) 2**22."""
    one = float(area) * float(area)
    other = float(length) * float(length) * float(square)
    if one > other * _ABOVE:
        return 1
    if one < other * _BELOW:
        return -1
    whole_area = int(area)
    whole_length = int(length)
    left = whole_area * whole_area
    right = whole_length * whole_length * int(square)
    if left > right:
        return 1
    return -1 if left < right else 0


def ceil_height(area: i64, square: i64) -> i64:
    """Smallest whole number not below `|area| / sqrt(square)`; square not 0."""
    size = float(area) / sqrt(float(square))
    found: i64 = int(size if size >= 0.0 else -size)
    # The quotient is right to far less than one, so at most one step either way is needed.
    if (
        found > 0
        and compare_area(area, found, square) < 0
        and (compare_area(area, found - 1, square) <= 0)
    ):
        return found - 1
    return found if compare_area(area, found, square) <= 0 else found + 1


def compare_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, limit: i64) -> i64:
    """Sign of the distance of p from the segment a-b, less `limit` (not negative). Exact."""
    dx = bx - ax
    dy = by - ay
    ex = px - ax
    ey = py - ay
    along = ex * dx + ey * dy
    square = dx * dx + dy * dy
    if along <= 0:
        return sign(ex * ex + ey * ey - limit * limit)
    if along >= square:
        fx = px - bx
        fy = py - by
        return sign(fx * fx + fy * fy - limit * limit)
    return compare_area(dx * ey - dy * ex, limit, square)


def segment_gap(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Distance of p from the segment a-b, rounded up."""
    dx = bx - ax
    dy = by - ay
    ex = px - ax
    ey = py - ay
    along = ex * dx + ey * dy
    square = dx * dx + dy * dy
    if along <= 0:
        return ceil_root(ex * ex + ey * ey)
    if along >= square:
        fx = px - bx
        fy = py - by
        return ceil_root(fx * fx + fy * fy)
    return ceil_height(dx * ey - dy * ex, square)


def segments_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Do the segments a-b and c-d have a point in common, ends included? Exact."""
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
        return False
    if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    c = cross(ax, ay, bx, by, cx, cy)
    d = cross(ax, ay, bx, by, dx, dy)
    if (c > 0 and d > 0) or (c < 0 and d < 0):
        return False
    a = cross(cx, cy, dx, dy, ax, ay)
    b = cross(cx, cy, dx, dy, bx, by)
    return not ((a > 0 and b > 0) or (a < 0 and b < 0))


def segments_gap(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> i64:
    """Distance between the segments a-b and c-d, rounded up; 0 when they meet."""
    if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
        return 0
    best = segment_gap(ax, ay, cx, cy, dx, dy)
    best = min(best, segment_gap(bx, by, cx, cy, dx, dy))
    best = min(best, segment_gap(cx, cy, ax, ay, bx, by))
    return min(best, segment_gap(dx, dy, ax, ay, bx, by))


def place_in_convex(xs: list[int], ys: list[int], px: i64, py: i64) -> i64:
    """1 when p is inside a convex polygon (rising order), 0 on its edge, -1 outside. Exact."""
    count = len(xs)
    place: i64 = 1
    ax: i64 = xs[count - 1]
    ay: i64 = ys[count - 1]
    for i in range(count):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        turn = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if turn < 0:
            return -1
        if turn == 0:
            place = 0
        ax = bx
        ay = by
    return place


def _deepest(xs: list[int], ys: list[int], other_xs: list[int], other_ys: list[int]) -> i64:
    """Sign of how far the other polygon comes within the edge that keeps it out best."""
    result: i64 = 1
    count = len(xs)
    ax: i64 = xs[count - 1]
    ay: i64 = ys[count - 1]
    for i in range(count):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        best: i64 = -1
        for j in range(len(other_xs)):
            qx: i64 = other_xs[j]
            qy: i64 = other_ys[j]
            turn = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
            if turn > 0:
                best = 1
                break
            if turn == 0:
                best = 0
        if best < 0:
            return -1
        if best == 0:
            result = 0
        ax = bx
        ay = by
    return result


def convex_relation(xs: list[int], ys: list[int], other_xs: list[int], other_ys: list[int]) -> i64:
    """1 when two convex polygons overlap, 0 when they only touch, -1 when apart. Exact.

    Some edge of one of two convex polygons that do not overlap has the other outside it.
    """
    one = _deepest(xs, ys, other_xs, other_ys)
    if one < 0:
        return -1
    return min(one, _deepest(other_xs, other_ys, xs, ys))


def segment_in_convex(x1: i64, y1: i64, x2: i64, y2: i64, xs: list[int], ys: list[int]) -> i64:
    """1 when a segment passes through the inside of a convex polygon, 0 touching, -1 apart.

    A segment along an edge or through a corner only touches. A segment of no length is a point.
    """
    if x1 == x2 and y1 == y2:
        return place_in_convex(xs, ys, x1, y1)
    result: i64 = 1
    lowest: i64 = 1
    highest: i64 = -1
    count = len(xs)
    ax: i64 = xs[count - 1]
    ay: i64 = ys[count - 1]
    for i in range(count):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        one = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax)
        two = (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax)
        if one < 0 and two < 0:
            return -1
        if one <= 0 and two <= 0:
            result = 0
        turn = sign((x2 - x1) * (by - y1) - (y2 - y1) * (bx - x1))
        lowest = min(lowest, turn)
        highest = max(highest, turn)
        ax = bx
        ay = by
    if lowest > 0 or highest < 0:
        return -1
    return 0 if lowest == 0 or highest == 0 else result
