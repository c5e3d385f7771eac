"""Convex shapes: cutting an area into convex parts, and adding two convex polygons.

A convex polygon here is two lists of whole fine coordinates in order of rising direction (the
order of `Body`). Everything is exact in whole numbers: `convex_parts` only joins points that the
area already has, and the corners of a sum are sums of corners.
"""

from mypy_extensions import i64

from slagveld.table.body import Area


class Part:
    """A convex polygon that is a part of an area.

    `cut[i]` says that the edge from corner i to corner i + 1 is a cut through the area, not a
    piece of its outline: nothing may slip through there.
    """

    __slots__ = ("cut", "xs", "ys")

    def __init__(self, xs: list[int], ys: list[int], cut: list[bool]) -> None:
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.cut: list[bool] = cut


class Region:
    """An area cut into convex parts once, ready for many sweeps; `area` is the original."""

    __slots__ = ("area", "parts")

    def __init__(self, area: Area) -> None:
        self.area: Area = area
        self.parts: list[Part] = convex_parts(area)


Ring = list[tuple[int, int]]


def cross(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """Twice the signed area of the triangle a b c; above 0 when c lies on the rising side."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def convex_parts(area: Area) -> list[Part]:
    """Which convex polygons make up the area?

    Ears are cut off and joined again as long as the result stays convex. Holes are joined to the
    outline by a bridge first. Rings may run either way; doubled points and points on a straight
    line are dropped. The parts cover the area exactly and only share edges.
    """
    rings = [_tidy(ring) for ring in _rings(area)]
    outline = _turned(rings[0], rising=True)
    holes = [_turned(ring, rising=False) for ring in rings[1:] if len(ring) > 2]
    edges = _edges([outline, *holes])
    merged = _merge(_ears(_bridged(outline, holes)))
    parts: list[Part] = []
    for ring in merged:
        cut = [
            not any(_on(p, q, ring[i]) and _on(p, q, ring[(i + 1) % len(ring)]) for p, q in edges)
            for i in range(len(ring))
        ]
        parts.append(Part([p[0] for p in ring], [p[1] for p in ring], cut))
    return parts


def _rings(area: Area) -> list[Ring]:
    rings: list[Ring] = []
    ring: Ring = []
    for i in range(len(area.xs)):
        ring.append((area.xs[i], area.ys[i]))
        if area.follow[i] != i + 1:
            rings.append(ring)
            ring = []
    return rings


def _edges(rings: list[Ring]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [(ring[i], ring[(i + 1) % len(ring)]) for ring in rings for i in range(len(ring))]


def _tidy(ring: Ring) -> Ring:
    """The ring without doubled points and without points on a straight line."""
    points = list(ring)
    i = 0
    while len(points) > 3 and i < len(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        if cross(before, points[i], after) == 0:
            del points[i]
            i = max(i - 1, 0)
        else:
            i += 1
    return points


def _turned(ring: Ring, *, rising: bool) -> Ring:
    total = sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring)))
    return ring if (total > 0) is rising else ring[::-1]


def _on(p: tuple[int, int], q: tuple[int, int], point: tuple[int, int]) -> bool:
    """Does the point lie on the closed segment p q?"""
    if cross(p, q, point) != 0:
        return False
    along = (point[0] - p[0]) * (q[0] - p[0]) + (point[1] - p[1]) * (q[1] - p[1])
    return 0 <= along <= (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2


def _bridged(outline: Ring, holes: list[Ring]) -> Ring:
    """One ring that walks the outline and, over bridges, every hole."""
    ring = list(outline)
    waiting = sorted(holes, key=lambda hole: (-max(p[0] for p in hole), hole))
    while waiting:
        hole = waiting.pop(0)
        start = max(range(len(hole)), key=lambda i: (hole[i][0], -i))
        tip = hole[start]
        edges = _edges([ring, hole, *waiting])
        order = sorted(
            range(len(ring)),
            key=lambda i: ((ring[i][0] - tip[0]) ** 2 + (ring[i][1] - tip[1]) ** 2, i),
        )
        at = next(i for i in order if _bridge_holds(ring, i, tip, edges))
        walk = hole[start:] + hole[: start + 1]
        ring = ring[: at + 1] + walk + ring[at:]
    return ring


def _bridge_holds(
    ring: Ring, i: int, tip: tuple[int, int], edges: list[tuple[tuple[int, int], tuple[int, int]]]
) -> bool:
    point, before, after = ring[i], ring[i - 1], ring[(i + 1) % len(ring)]
    # The bridge must leave the ring's corner on its inner side.
    if cross(before, point, after) > 0:
        inside = cross(before, point, tip) > 0 and cross(point, after, tip) > 0
    else:
        inside = cross(before, point, tip) > 0 or cross(point, after, tip) > 0
    if not inside:
        return False
    for p, q in edges:
        if p in (point, tip) or q in (point, tip):
            if any(e not in (point, tip) and _on(point, tip, e) for e in (p, q)):
                return False
            continue
        one, two = cross(p, q, point), cross(p, q, tip)
        three, four = cross(point, tip, p), cross(point, tip, q)
        if (one > 0) != (two > 0) and (three > 0) != (four > 0):
            return False
        if _on(point, tip, p):
            return False
    return True


def _ears(ring: Ring) -> list[Ring]:
    points = list(ring)
    triangles: list[Ring] = []
    while len(points) > 3:
        at = _next_ear(points)
        before, ear, after = points[at - 1], points[at], points[(at + 1) % len(points)]
        if cross(before, ear, after) != 0:
            triangles.append([before, ear, after])
        del points[at]
    if cross(points[0], points[1], points[2]) > 0:
        triangles.append(points)
    return triangles


def _next_ear(points: Ring) -> int:
    fallback = 0
    for i in range(len(points)):
        before, ear, after = points[i - 1], points[i], points[(i + 1) % len(points)]
        turn = cross(before, ear, after)
        if turn == 0:
            return i
        if turn < 0:
            continue
        fallback = i
        if not any(
            p not in (before, ear, after)
            and cross(before, ear, p) >= 0
            and cross(ear, after, p) >= 0
            and cross(after, before, p) >= 0
            for p in points
        ):
            return i
    return fallback


def _merge(parts: list[Ring]) -> list[Ring]:
    """Join neighbours over a shared edge while the result stays convex, in a fixed order."""
    i = 0
    while i < len(parts):
        j = i + 1
        while j < len(parts):
            joined = _joined(parts[i], parts[j])
            if joined:
                parts[i] = joined
                del parts[j]
                j = i + 1
            else:
                j += 1
        i += 1
    return parts


def _joined(a: Ring, b: Ring) -> Ring:
    """The two polygons as one when they share an edge and stay convex, else an empty ring."""
    for i in range(len(a)):
        p, q = a[i], a[(i + 1) % len(a)]
        if q not in b:
            continue
        j = b.index(q)
        if b[(j + 1) % len(b)] != p:
            continue
        ring = a[i + 1 :] + a[: i + 1] + [b[(j + 2 + k) % len(b)] for k in range(len(b) - 2)]
        size = len(ring)
        if all(cross(ring[k - 1], ring[k], ring[(k + 1) % size]) >= 0 for k in range(size)):
            return _tidy(ring)
    return []


def convex_sum(
    axs: list[int], ays: list[int], bxs: list[int], bys: list[int]
) -> tuple[list[int], list[int]]:
    """Which polygon is swept by the sums of all points of two convex polygons?

    Each may be a point (1 corner) or a segment (2 corners). Parallel edges are joined into one.
    """
    i0 = _lowest(axs, ays)
    j0 = _lowest(bxs, bys)
    n: i64 = len(axs)
    m: i64 = len(bxs)
    i: i64 = 0
    j: i64 = 0
    xs: list[int] = []
    ys: list[int] = []
    while i < n or j < m or not xs:
        a: i64 = (i0 + i) % n
        b: i64 = (j0 + j) % m
        xs.append(axs[a] + bxs[b])
        ys.append(ays[a] + bys[b])
        if n + m == 2:
            break
        a1: i64 = (a + 1) % n
        b1: i64 = (b + 1) % m
        ux: i64 = axs[a1] - axs[a]
        uy: i64 = ays[a1] - ays[a]
        vx: i64 = bxs[b1] - bxs[b]
        vy: i64 = bys[b1] - bys[b]
        turn: i64 = ux * vy - uy * vx
        if n == 1 or i >= n:
            turn = -1
        elif m == 1 or j >= m:
            turn = 1
        if turn >= 0:
            i += 1
        if turn <= 0:
            j += 1
        if (n == 1 and j >= m) or (m == 1 and i >= n):
            break
    return xs, ys


def _lowest(xs: list[int], ys: list[int]) -> i64:
    """Index of the corner with the smallest y, then the smallest x."""
    best: i64 = 0
    for i in range(1, len(xs)):
        if ys[i] < ys[best] or (ys[i] == ys[best] and xs[i] < xs[best]):
            best = i
    return best
