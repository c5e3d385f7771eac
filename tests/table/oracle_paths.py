"""Slow, obvious answers about moving: shapely hulls, dense steps, grids.

A disc is its middle with its radius added by hand. A rectangle swept along a leg is the hull of
its two ends. Where `slip` makes the edge of an answer soft, `UNSURE` is returned and the test
counts it.
"""

import heapq
import itertools
import math
from collections.abc import Sequence

import shapely
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from tests.table.oracle import area_polygon, core, rim

from slagveld.table.body import Area, Body
from slagveld.table.costs import path_cost
from slagveld.table.obstacles import Ground, is_leg_free

UNSURE = None


def swept(body: Body, ax: int, ay: int, bx: int, by: int) -> BaseGeometry:
    """The core of a body carried from a to b (its middle), not turned."""
    base = translate(core(body), -body.x, -body.y)
    ends = [translate(base, ax, ay), translate(base, bx, by)]
    points = [p for g in ends for p in shapely.get_coordinates(g)]
    return MultiPoint(points).convex_hull


def leg_hits(
    body: Body, ax: int, ay: int, bx: int, by: int, obstacle: Body | Area, slip: float
) -> bool | None:
    """Does a body carried from a to b enter an obstacle deeper than slip?"""
    shape = swept(body, ax, ay, bx, by)
    other = area_polygon(obstacle) if isinstance(obstacle, Area) else core(obstacle)
    radius = rim(body) + (0 if isinstance(obstacle, Area) else rim(obstacle))
    if radius > 0:
        gap = shapely.distance(shape, other) - (radius - slip)
        return UNSURE if abs(gap) < 1e-5 else bool(gap < 0)
    # Two polygons: sure when the overlap is thin or thick.
    if shapely.distance(shape, other) > 0 or shape.buffer(-1e-3).distance(other) > 0:
        return False
    if shape.buffer(-0.9 * slip, join_style="mitre").distance(other) > 0:
        return False
    if shape.buffer(-1.6 * slip, join_style="mitre").intersects(other):
        return True
    return UNSURE


def stands_in(body: Body, x: float, y: float, area: Polygon, part: str) -> bool | None:
    """Is the middle, any part, or all of a body at (x, y) in an area? Unsure close to the edge."""
    if part == "middle":
        gap = area.exterior.distance(Point(x, y))
        gap = min([gap, *(hole.distance(Point(x, y)) for hole in area.interiors)])
        return UNSURE if gap < 2 else area.contains(Point(x, y))
    shape = translate(core(body), x - body.x, y - body.y)
    if part == "any":
        gap = shapely.distance(shape, area) - rim(body)
        if rim(body):
            return UNSURE if abs(gap) < 2 else bool(gap < 0)
        if shape.buffer(-2).intersects(area) != shape.buffer(2).intersects(area):
            return UNSURE
        return bool(shape.intersects(area))
    large = shape.buffer(rim(body) + 2, 64)
    small = shape.buffer(rim(body) - 2, 64)
    if area.contains(large) != area.contains(small):
        return UNSURE
    return bool(area.contains(small))


def turned_shape(body: Body, pivot: tuple[int, int], tenths: float) -> BaseGeometry:
    """The core of a body after a turn."""
    return rotate(core(body), tenths / 10, origin=pivot)


def first_overlap_turning(
    bodies: Sequence[Body],
    pivot: tuple[int, int],
    turn: int,
    obstacles: Sequence[Body | Area],
    slip: int,
) -> int | None:
    """The first tenth of a degree at which a turn overlaps something, stepping through all."""
    others = [(area_polygon(o), 0) if isinstance(o, Area) else (core(o), rim(o)) for o in obstacles]
    shapes = [
        (core(b), rim(b) - slip) if rim(b) else (core(b).buffer(-slip, join_style="mitre"), 0)
        for b in bodies
    ]
    sense = 1 if turn >= 0 else -1
    for tenths in range(abs(turn) + 1):
        for shape, radius in shapes:
            now = rotate(shape, sense * tenths / 10, origin=pivot)
            for other, rest in others:
                gap = shapely.distance(now, other)
                if gap < radius + rest or (radius + rest == 0 and gap == 0):
                    return tenths
    return None


def rounded(core_shape: BaseGeometry, radius: float, sides: int, *, about: bool) -> Polygon:
    """A grown shape as a polygon: drawn about the true one, or inside it."""
    if radius <= 0:
        return core_shape
    grow = radius / math.cos(math.pi / sides) if about else radius
    ring = [
        (grow * math.cos(2 * math.pi * k / sides), grow * math.sin(2 * math.pi * k / sides))
        for k in range(sides)
    ]
    points = [(x + dx, y + dy) for x, y in shapely.get_coordinates(core_shape) for dx, dy in ring]
    return MultiPoint(points).convex_hull


def shortest(
    start: tuple[int, int], goal: tuple[int, int], walls: Sequence[Polygon]
) -> float | None:
    """Length of the shortest path among polygons, over all pairs of their corners."""
    whole = shapely.union_all([w.buffer(-1e-3) for w in walls])
    points = [start, goal]
    for wall in walls:
        points += [(x, y) for x, y in wall.exterior.coords[:-1]]
    points = points[:2] + [p for p in points[2:] if not whole.contains(Point(p))]
    shapely.prepare(whole)
    n = len(points)
    costs = [math.inf] * n
    costs[0] = 0.0
    done = [False] * n
    heap = [(0.0, 0)]
    while heap:
        cost, at = heapq.heappop(heap)
        if done[at]:
            continue
        done[at] = True
        if at == 1:
            return cost
        ends = [i for i in range(n) if not done[i]]
        lines = shapely.linestrings([[points[at], points[i]] for i in ends])
        blocked = shapely.intersects(whole, lines)
        for i, is_blocked in zip(ends, blocked, strict=True):
            new = cost + math.dist(points[at], points[i])
            if not is_blocked and new < costs[i]:
                costs[i] = new
                heapq.heappush(heap, (new, i))
    return None


def grid_way(
    start: tuple[int, int],
    goal: tuple[int, int],
    box: tuple[int, int, int, int],
    walls: Sequence[tuple[BaseGeometry, float]],
    step: int,
) -> bool:
    """Can one walk over a grid, keeping so far from every core that no step can cut a wall?"""
    low_x, low_y, high_x, high_y = box
    columns = (high_x - low_x) // step + 1
    rows = (high_y - low_y) // step + 1
    xs = [low_x + i * step for i in range(columns) for _ in range(rows)]
    ys = [low_y + j * step for _ in range(columns) for j in range(rows)]
    points = shapely.points(xs, ys)
    free = [True] * (columns * rows)
    for shape, radius in walls:
        near = shapely.distance(shape, points) <= radius + 0.51 * step
        free = [f and not bool(b) for f, b in zip(free, near, strict=True)]
    cells = []
    for x, y in (start, goal):
        i, j = round((x - low_x) / step), round((y - low_y) / step)
        if not (0 <= i < columns and 0 <= j < rows and free[i * rows + j]):
            return False
        cells.append(i * rows + j)
    seen = [False] * len(free)
    stack = [cells[0]]
    seen[cells[0]] = True
    while stack:
        at = stack.pop()
        if at == cells[1]:
            return True
        i, j = divmod(at, rows)
        for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if 0 <= a < columns and 0 <= b < rows and free[a * rows + b] and not seen[a * rows + b]:
                seen[a * rows + b] = True
                stack.append(a * rows + b)
    return False


def weighted_length(
    points: Sequence[tuple[int, int]], grounds: Sequence[tuple[BaseGeometry, float, float]]
) -> float:
    """Cost of a path over slow grounds (core, radius, factor), by many small pieces."""
    total = 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        n = 2000
        at = shapely.points(
            [ax + (bx - ax) * (k + 0.5) / n for k in range(n)],
            [ay + (by - ay) * (k + 0.5) / n for k in range(n)],
        )
        factors = [1.0] * n
        for shape, radius, factor in grounds:
            inside = shapely.distance(shape, at) < max(radius, 1e-9)
            factors = [max(f, factor) if i else f for f, i in zip(factors, inside, strict=True)]
        total += sum(factors) * length / n
    return total


def leg_line(ax: float, ay: float, bx: float, by: float) -> LineString:
    """A leg for shapely."""
    return LineString([(ax, ay), (bx, by)])


def grid_cost(
    start: tuple[int, int], goal: tuple[int, int], step: int, size: int, ground: Ground
) -> float | None:
    """Cheapest way over a lattice of size x size places with 32 ways from each.

    Only the search is slow and obvious here; legs are judged by `obstacles` and `costs`.
    """
    ways = [
        (dx, dy)
        for dx in range(-3, 4)
        for dy in range(-3, 4)
        if (dx or dy) and math.gcd(dx, dy) == 1
    ]
    origin = (start[0] // step - size // 2, start[1] // step - size // 2)
    costs = {(start[0] // step, start[1] // step): 0.0}
    heap = [(0.0, start[0] // step, start[1] // step)]
    end = (goal[0] // step, goal[1] // step)
    done: set[tuple[int, int]] = set()
    while heap:
        cost, i, j = heapq.heappop(heap)
        if (i, j) in done:
            continue
        done.add((i, j))
        if (i, j) == end:
            return cost
        for dx, dy in ways:
            to = (i + dx, j + dy)
            inside = origin[0] <= to[0] < origin[0] + size and origin[1] <= to[1] < origin[1] + size
            if to in done or not inside:
                continue
            leg = (i * step, j * step, to[0] * step, to[1] * step)
            if cost + math.hypot(dx, dy) * step >= costs.get(to, math.inf) or not (
                is_leg_free(ground, *leg)
            ):
                continue
            new = cost + path_cost(ground, list(leg[0::2]), list(leg[1::2]))
            if new < costs.get(to, math.inf):
                costs[to] = new
                heapq.heappush(heap, (new, *to))
    return None
