"""How far is it? Distances between places, bases, ground and the table's edge.

Every distance is in whole fine units, rounded up: `gap(a, b) <= limit * FINE` is then exactly
"within the limit", equality included. Heights (`z`) are not looked at unless a name says so;
use `slanted` on a flat distance. Bases that overlap or touch are 0 apart.
"""

from math import sqrt

from mypy_extensions import i64

from slagveld.table.body import Area, Body, ceil_root
from slagveld.table.inside import meets_area, place_in_area
from slagveld.table.lines import (
    compare_segment,
    convex_relation,
    place_in_convex,
    segment_gap,
    segments_gap,
    sign,
)
from slagveld.table.units import FINE, cosine, scaled, sine


def distance(x1: i64, y1: i64, x2: i64, y2: i64) -> i64:
    """How far apart are two places?"""
    return ceil_root((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))


def centre_gap(a: Body, b: Body) -> i64:
    """How far apart are the middles of two bases?"""
    return distance(a.x, a.y, b.x, b.y)


def point_gap(x: i64, y: i64, body: Body) -> i64:
    """How far is a place from the nearest point of a base? 0 inside it."""
    if body.corners == 0:
        return max(0, distance(x, y, body.x, body.y) - body.reach)
    return _polygon_gap(x, y, body)


def gap(a: Body, b: Body) -> i64:
    """How far apart are two bases, edge to edge?"""
    if a.corners == 0:
        return max(0, point_gap(a.x, a.y, b) - a.reach)
    if b.corners == 0:
        return max(0, _polygon_gap(b.x, b.y, a) - b.reach)
    if convex_relation(a.xs, a.ys, b.xs, b.ys) >= 0:
        return 0
    # Polygons that are apart are nearest at a corner of one of them.
    best = _polygon_gap(a.xs[0], a.ys[0], b)
    for i in range(1, a.corners):
        best = min(best, _polygon_gap(a.xs[i], a.ys[i], b))
    for i in range(b.corners):
        best = min(best, _polygon_gap(b.xs[i], b.ys[i], a))
    return best


def _polygon_gap(x: i64, y: i64, body: Body) -> i64:
    """Distance of a point from a rectangle: from the nearest of the edges it lies outside of."""
    best: i64 = -1
    count = body.corners
    ax: i64 = body.xs[count - 1]
    ay: i64 = body.ys[count - 1]
    for i in range(count):
        bx: i64 = body.xs[i]
        by: i64 = body.ys[i]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            here = segment_gap(x, y, ax, ay, bx, by)
            if best < 0 or here < best:
                best = here
        ax = bx
        ay = by
    return max(0, best)


def compare_gap(a: Body, b: Body, limit: i64) -> i64:
    """Is the gap of two bases below (-1), equal to (0) or above (1) a limit? Exact.

    The limit is not negative. Bases that overlap are nearer than any limit, 0 included.
    """
    dx = b.x - a.x
    dy = b.y - a.y
    within = a.reach + b.reach + limit
    rough = sign(dx * dx + dy * dy - within * within)
    if rough > 0 or (a.corners == 0 and b.corners == 0):
        return rough
    if a.corners == 0:
        return _compare_polygon(a.x, a.y, b, a.reach + limit)
    if b.corners == 0:
        return _compare_polygon(b.x, b.y, a, b.reach + limit)
    relation = convex_relation(a.xs, a.ys, b.xs, b.ys)
    if relation >= 0:
        return -1 if relation > 0 or limit > 0 else 0
    if limit == 0:
        return 1
    best: i64 = 1
    for i in range(a.corners):
        best = min(best, _compare_polygon(a.xs[i], a.ys[i], b, limit))
    for i in range(b.corners):
        best = min(best, _compare_polygon(b.xs[i], b.ys[i], a, limit))
    return best


def _compare_polygon(x: i64, y: i64, body: Body, limit: i64) -> i64:
    """Sign of the distance of a point from a rectangle, less a limit; inside it is below."""
    best: i64 = 1
    outside = False
    count = body.corners
    ax: i64 = body.xs[count - 1]
    ay: i64 = body.ys[count - 1]
    for i in range(count):
        bx: i64 = body.xs[i]
        by: i64 = body.ys[i]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            outside = True
            best = min(best, compare_segment(x, y, ax, ay, bx, by, limit))
            if best < 0:
                return best
        ax = bx
        ay = by
    return best if outside else -1


def within(a: Body, b: Body, limit: i64) -> bool:
    """Are two bases at most `limit` apart, edge to edge? Exact, equality included."""
    return compare_gap(a, b, limit) <= 0


def nearer(a: Body, b: Body, limit: i64) -> bool:
    """Are two bases less than `limit` apart, edge to edge? Exact; with 0: do they overlap?"""
    return compare_gap(a, b, limit) < 0


def near_indices(body: Body, others: list[Body], limit: i64) -> list[int]:
    """Which of these bases are at most `limit` from a base? Indices in order; not itself."""
    found: list[int] = []
    for i in range(len(others)):
        other = others[i]
        if other is not body and compare_gap(body, other, limit) <= 0:
            found.append(i)
    return found


def foremost(body: Body) -> tuple[i64, i64]:
    """The middle of the front edge, or the foremost point of a disc; to the nearest fine unit."""
    if body.corners == 0:
        x = body.x + scaled(body.reach * cosine(body.facing))
        return x, body.y + scaled(body.reach * sine(body.facing))
    # Halves go up, as everywhere.
    x = (body.xs[0] + body.xs[1] + 1) >> 1
    return x, (body.ys[0] + body.ys[1] + 1) >> 1


def front_gap(a: Body, b: Body) -> i64:
    """How far is it from the front edge of base a to the nearest point of base b?

    The front edge of a disc is its foremost point alone.
    """
    if a.corners == 0:
        x, y = foremost(a)
        return point_gap(x, y, b)
    return segment_body_gap(a.xs[0], a.ys[0], a.xs[1], a.ys[1], b)


def segment_body_gap(x1: i64, y1: i64, x2: i64, y2: i64, body: Body) -> i64:
    """How far is a segment (a wall, an edge) from the nearest point of a base?"""
    if body.corners == 0:
        return max(0, segment_gap(body.x, body.y, x1, y1, x2, y2) - body.reach)
    if place_in_convex(body.xs, body.ys, x1, y1) >= 0:
        return 0
    count = body.corners
    best: i64 = -1
    for i in range(count):
        j = (i + 1) % count
        here = segments_gap(x1, y1, x2, y2, body.xs[i], body.ys[i], body.xs[j], body.ys[j])
        if best < 0 or here < best:
            best = here
    return best


def outline_gap(body: Body, area: Area) -> i64:
    """How far is a base from the nearest edge of an area, from inside or outside?"""
    best: i64 = -1
    for i in range(len(area.xs)):
        j: i64 = area.follow[i]
        here = segment_body_gap(area.xs[i], area.ys[i], area.xs[j], area.ys[j], body)
        if best < 0 or here < best:
            best = here
    return best


def area_gap(body: Body, area: Area) -> i64:
    """How far is a base from an area? 0 when any part of it is in or at the area."""
    return 0 if meets_area(body, area) else outline_gap(body, area)


def point_outline_gap(x: i64, y: i64, area: Area) -> i64:
    """How far is a place from the nearest edge of an area, from inside or outside?"""
    best: i64 = -1
    for i in range(len(area.xs)):
        j: i64 = area.follow[i]
        here = segment_gap(x, y, area.xs[i], area.ys[i], area.xs[j], area.ys[j])
        if best < 0 or here < best:
            best = here
    return best


def point_area_gap(x: i64, y: i64, area: Area) -> i64:
    """How far is a place from an area? 0 in it or on its edge."""
    return 0 if place_in_area(x, y, area) >= 0 else point_outline_gap(x, y, area)


def table_edge_gap(body: Body, width: i64, height: i64) -> i64:
    """How far is a base from the nearest edge of a table of this size in units?

    Exact, no rounding: negative as far as the base sticks out over the edge.
    """
    right = width * FINE
    bottom = height * FINE
    if body.corners == 0:
        nearest = min(body.x, body.y, right - body.x, bottom - body.y)
        return nearest - body.reach
    best = right + bottom
    for i in range(body.corners):
        x: i64 = body.xs[i]
        y: i64 = body.ys[i]
        best = min(best, x)
        best = min(best, y)
        best = min(best, right - x)
        best = min(best, bottom - y)
    return best


def slanted(flat: i64, rise: i64) -> i64:
    """How long is a slanted line over a flat distance and a difference in height? Both fine.

    Rounded up once more: at most one fine unit above the length over the unrounded distance.
    """
    return ceil_root(flat * flat + rise * rise)


def slanted_gap(a: Body, b: Body) -> i64:
    """How far apart are two bases, edge to edge, along the slant between their heights?"""
    return slanted(gap(a, b), (b.z - a.z) * FINE)


def path_length(points: list[tuple[int, int]]) -> i64:
    """How long is a path? Points in fine units.

    The roots of the legs are added as doubles in order and the sum is rounded up once. Legs of
    whole length add up exactly; any other sum is irrational, so rounding up is never a tie.
    """
    total = 0.0
    for i in range(1, len(points)):
        dx: i64 = points[i][0] - points[i - 1][0]
        dy: i64 = points[i][1] - points[i - 1][1]
        total += sqrt(float(dx * dx + dy * dy))
    return round_up(total)


def round_up(value: float) -> i64:
    """Smallest whole number not below a double that is not negative."""
    whole: i64 = int(value)
    return whole + 1 if float(whole) < value else whole
