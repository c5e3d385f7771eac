"""Slow, obvious answers to the questions of the table: shapely, fractions and plain sampling.

Discs are never turned into polygons: a disc is its middle, and its radius is added or taken
off by hand. Exact answers use fractions; `ROUGH` is the error to allow where shapely computes.
"""

import itertools
import math
from collections.abc import Iterable, Iterator
from fractions import Fraction

import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from slagveld.table.body import Area, Body

ROUGH = 1e-6
"""What doubles may be wrong by, in fine units, in the shapely answers below."""


def area_polygon(area: Area) -> Polygon:
    """The area as shapely sees it: rings are recovered from `follow`."""
    rings: list[list[tuple[int, int]]] = []
    seen = 0
    while seen < len(area.xs):
        ring = [seen]
        while (after := area.follow[ring[-1]]) != seen:
            ring.append(after)
        rings.append([(area.xs[i], area.ys[i]) for i in ring])
        seen += len(ring)
    return Polygon(rings[0], rings[1:])


def core(body: Body) -> BaseGeometry:
    """The middle of a disc, the polygon of a rectangle."""
    if body.corners == 0:
        return Point(body.x, body.y)
    return Polygon(list(zip(body.xs, body.ys, strict=True)))


def rim(body: Body) -> int:
    """What lies around the core: the radius of a disc, nothing for a rectangle."""
    return body.reach if body.corners == 0 else 0


def gap(a: Body, b: Body) -> float:
    """Edge to edge, not rounded; negative only between discs (or disc and core) that overlap."""
    return float(shapely.distance(core(a), core(b))) - rim(a) - rim(b)


def shape_gap(a: Body, shape: BaseGeometry) -> float:
    """Edge of a body to any shapely shape, not rounded."""
    return float(shapely.distance(core(a), shape)) - rim(a)


def segment_square(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> Fraction:
    """Squared distance of a point from a segment, exact."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    if square == 0:
        return Fraction((px - ax) ** 2 + (py - ay) ** 2)
    t = min(Fraction(1), max(Fraction(0), Fraction((px - ax) * dx + (py - ay) * dy, square)))
    return (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2


def polygon_square(body: Body, px: int, py: int) -> Fraction:
    """Squared distance of a point from a rectangle, exact; 0 inside."""
    if strictly_in_rectangle(body, px, py):
        return Fraction(0)
    return min(segment_square(px, py, *edge) for edge in edges(body))


def edges(body: Body) -> Iterator[tuple[int, int, int, int]]:
    """The edges of a rectangle, front first."""
    for i in range(body.corners):
        j = (i + 1) % body.corners
        yield body.xs[i], body.ys[i], body.xs[j], body.ys[j]


def area_edges(area: Area) -> Iterator[tuple[int, int, int, int]]:
    """The edges of all rings of an area."""
    for i, j in enumerate(area.follow):
        yield area.xs[i], area.ys[i], area.xs[j], area.ys[j]


def strictly_in_rectangle(body: Body, px: Fraction | int, py: Fraction | int) -> bool:
    """Is the point in the open interior of a rectangle? Exact."""
    return all((cx - ax) * (py - ay) - (cy - ay) * (px - ax) > 0 for ax, ay, cx, cy in edges(body))


def strictly_in_body(body: Body, px: Fraction | int, py: Fraction | int) -> bool:
    """Is the point in the open interior of a body? Exact."""
    if body.corners == 0:
        return (px - body.x) ** 2 + (py - body.y) ** 2 < body.reach**2
    return strictly_in_rectangle(body, px, py)


def place_in_area(area: Area, px: Fraction | int, py: Fraction | int) -> int:
    """1 inside, 0 on an edge, -1 outside; exact, by counting edges to the right."""
    inside = False
    for ax, ay, bx, by in area_edges(area):
        cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if cross == 0 and min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by):
            return 0
        if (ay > py) != (by > py):
            at = ax + Fraction((py - ay) * (bx - ax)) / (by - ay)
            inside ^= at > px
    return 1 if inside else -1


def samples(
    x1: int, y1: int, x2: int, y2: int, count: int
) -> Iterator[tuple[Fraction, Fraction, Fraction]]:
    """Points along a segment, both ends included: the fraction of the way, x, y. Exact."""
    for i in range(count + 1):
        t = Fraction(i, count)
        yield t, x1 + t * (x2 - x1), y1 + t * (y2 - y1)


def cuts(area: Area, x1: int, y1: int, x2: int, y2: int) -> list[Fraction]:
    """Where a segment meets the edges of an area, as exact fractions in order, 0 and 1 included."""
    found = {Fraction(0), Fraction(1)}
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    for ax, ay, bx, by in area_edges(area):
        ex, ey = bx - ax, by - ay
        turn = dx * ey - dy * ex
        if turn:
            t = Fraction((ax - x1) * ey - (ay - y1) * ex, turn)
            u = Fraction((ax - x1) * dy - (ay - y1) * dx, turn)
            if 0 <= t <= 1 and 0 <= u <= 1:
                found.add(t)
        elif square and dx * (ay - y1) == dy * (ax - x1):
            for px, py in ((ax, ay), (bx, by)):
                t = Fraction((px - x1) * dx + (py - y1) * dy, square)
                if 0 <= t <= 1:
                    found.add(t)
    return sorted(found)


def stretches(area: Area, x1: int, y1: int, x2: int, y2: int) -> list[tuple[Fraction, Fraction]]:
    """The parts of a segment in the open interior of an area, merged, exact."""
    found: list[tuple[Fraction, Fraction]] = []
    marks = cuts(area, x1, y1, x2, y2)
    for low, high in itertools.pairwise(marks):
        middle = (low + high) / 2
        if place_in_area(area, x1 + middle * (x2 - x1), y1 + middle * (y2 - y1)) == 1:
            if found and found[-1][1] == low:
                found[-1] = (found[-1][0], high)
            else:
                found.append((low, high))
    return found


def crosses_body(body: Body, x1: int, y1: int, x2: int, y2: int) -> bool:
    """Does a segment meet the open interior of a body? Exact."""
    if body.corners == 0:
        return segment_square(body.x, body.y, x1, y1, x2, y2) < body.reach**2
    area = Area([list(zip(body.xs, body.ys, strict=True))])
    if (x1, y1) == (x2, y2):
        return place_in_area(area, x1, y1) == 1
    return bool(stretches(area, x1, y1, x2, y2))


def crosses_area(area: Area, x1: int, y1: int, x2: int, y2: int) -> bool:
    """Does a segment meet the open interior of an area? Exact."""
    if (x1, y1) == (x2, y2):
        return place_in_area(area, x1, y1) == 1
    return bool(stretches(area, x1, y1, x2, y2))


def rim_points(body: Body, count: int) -> Iterator[tuple[float, float]]:
    """Points along the edge of a body, evenly spread."""
    if body.corners == 0:
        for i in range(count):
            turn = 2 * math.pi * i / count
            yield body.x + body.reach * math.cos(turn), body.y + body.reach * math.sin(turn)
        return
    each = -(-count // body.corners)
    for ax, ay, bx, by in edges(body):
        for i in range(each):
            yield ax + (bx - ax) * i / each, ay + (by - ay) * i / each


def angle(dx: float, dy: float) -> float:
    """Direction of a vector in tenths of a degree, 0 to 3600, not rounded."""
    return math.degrees(math.atan2(dy, dx)) * 10 % 3600


def turn(one: float, other: float) -> float:
    """Smallest turn between two directions in tenths of a degree, not rounded."""
    difference = (one - other) % 3600
    return min(difference, 3600 - difference)


def line(points: Iterable[tuple[float, float]]) -> LineString:
    """A polyline for shapely."""
    return LineString(list(points))


def core_square(a: Body, b: Body) -> Fraction:
    """Squared distance of the cores (middle of a disc, whole rectangle) of two bodies, exact."""
    if a.corners == 0 and b.corners == 0:
        return Fraction((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
    if a.corners == 0:
        return polygon_square(b, a.x, a.y)
    if b.corners == 0:
        return polygon_square(a, b.x, b.y)
    if shapely.intersects(core(a), core(b)):
        return Fraction(0)
    return min(
        min(polygon_square(b, x, y) for x, y in zip(a.xs, a.ys, strict=True)),
        min(polygon_square(a, x, y) for x, y in zip(b.xs, b.ys, strict=True)),
    )


def exact_gap(a: Body, b: Body) -> int:
    """Edge to edge, rounded up to whole fine units, exact."""
    return root_up(core_square(a, b), rim(a) + rim(b))


def root_up(square: Fraction, less: int = 0) -> int:
    """The root of a fraction, less a whole number, rounded up; never below 0. Exact."""
    whole = math.isqrt(math.floor(square))
    while whole * whole < square:
        whole += 1
    return max(0, whole - less)


def segment_core_square(body: Body, x1: int, y1: int, x2: int, y2: int) -> Fraction:
    """Squared distance of a segment from the core of a body, exact."""
    if body.corners == 0:
        return segment_square(body.x, body.y, x1, y1, x2, y2)
    if shapely.intersects(core(body), LineString([(x1, y1), (x2, y2)])):
        return Fraction(0)
    ends = [segment_square(x, y, *edge) for edge in edges(body) for x, y in ((x1, y1), (x2, y2))]
    corners = zip(body.xs, body.ys, strict=True)
    return min(*ends, *(segment_square(x, y, x1, y1, x2, y2) for x, y in corners))


def exact_outline_gap(body: Body, area: Area) -> int:
    """Edge of a body to the outline of an area, rounded up, exact."""
    square = min(segment_core_square(body, *edge) for edge in area_edges(area))
    return root_up(square, rim(body))


def exact_area_gap(body: Body, area: Area) -> int:
    """Edge of a body to an area, rounded up, exact; 0 when they have a point in common."""
    if place_in_area(area, body.x, body.y) >= 0:
        return 0
    return exact_outline_gap(body, area)
