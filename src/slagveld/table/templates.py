"""Templates: which bodies lie under a blast, a cone, a teardrop or a line.

Discs and rectangles laid on the table are bodies themselves: `under_body` compares them exactly.
A `Sector` is a slice of a disc (a cone, a fan of 7 degrees either way), a `Teardrop` the shape
drawn round a small and a large disc, a straight line with a width (both discs equal) included.
These two use doubles: within 1e-6 fine units of the edge they may answer either way, the same on
every machine. The edge belongs to a template: touching is being under it.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Body
from slagveld.table.lines import place_in_convex
from slagveld.table.measure import within
from slagveld.table.obstacles import body_solids, disc_mover
from slagveld.table.solids import Solid, outside, span
from slagveld.table.units import ONE, cosine, sine

CENTRE: Final = 0
"""A body is under a template when its middle is."""
ANY: Final = 1
"""A body is under a template when any part of it is."""
WHOLE: Final = 2
"""A body is under a template when all of it is."""

_HAIR: Final = 1e-6


def under_body(template: Body, body: Body, how: i64) -> bool:
    """Is a body under a round or rectangular template? Exact."""
    if how == ANY:
        return within(template, body, 0)
    xs: list[int] = body.xs if how == WHOLE else []
    ys: list[int] = body.ys if how == WHOLE else []
    margin: i64 = body.reach if how == WHOLE and body.corners == 0 else 0
    if len(xs) == 0:
        return _holds(template, body.x, body.y, margin)
    return all(_holds(template, xs[i], ys[i], 0) for i in range(len(xs)))


def _holds(template: Body, x: i64, y: i64, margin: i64) -> bool:
    """Is the place in the template, and `margin` from its edge?"""
    if template.corners == 0:
        left: i64 = template.reach - margin
        dx: i64 = x - template.x
        dy: i64 = y - template.y
        return left >= 0 and dx * dx + dy * dy <= left * left
    if place_in_convex(template.xs, template.ys, x, y) < 0:
        return False
    for i in range(len(template.xs)):
        j: i64 = (i + 1) % 4
        ex: i64 = template.xs[j] - template.xs[i]
        ey: i64 = template.ys[j] - template.ys[i]
        px: i64 = x - template.xs[i]
        py: i64 = y - template.ys[i]
        # Compared in doubles: exact up to the root of the edge's length.
        depth = float(ex * py - ey * px) / sqrt(float(ex * ex + ey * ey))
        if depth < float(margin) - _HAIR:
            return False
    return True


class Sector:
    """A slice of a disc: from (x, y) in fine units, `half` tenths either side of a direction.

    `half` is at most 900; only what lies `inner` to `outer` fine units away counts.
    """

    __slots__ = ("half", "inner", "left_x", "left_y", "outer", "right_x", "right_y", "x", "y")

    def __init__(self, x: i64, y: i64, direction: i64, half: i64, inner: i64, outer: i64) -> None:
        low: i64 = (direction - half) % 3600
        high: i64 = (direction + half) % 3600
        self.x: float = float(x)
        self.y: float = float(y)
        self.half: i64 = half
        self.inner: float = float(inner)
        self.outer: float = float(outer)
        self.left_x: float = float(cosine(low)) / ONE
        self.left_y: float = float(sine(low)) / ONE
        self.right_x: float = float(cosine(high)) / ONE
        self.right_y: float = float(sine(high)) / ONE


def in_sector(sector: Sector, x: float, y: float) -> bool:
    """Is a place in the sector?"""
    dx = x - sector.x
    dy = y - sector.y
    square = dx * dx + dy * dy
    if square < (sector.inner - _HAIR) * (sector.inner - _HAIR):
        return False
    if square > (sector.outer + _HAIR) * (sector.outer + _HAIR):
        return False
    return (
        sector.left_x * dy - sector.left_y * dx >= -_HAIR
        and sector.right_x * dy - sector.right_y * dx <= _HAIR
    )


def under_sector(sector: Sector, body: Body, how: i64) -> bool:
    """Is a body under a sector? `WHOLE` ignores the round hole of `inner` when half is small."""
    if how == CENTRE:
        return in_sector(sector, float(body.x), float(body.y))
    if how == WHOLE:
        return _whole_in_sector(sector, body)
    if body.corners == 0:
        return _disc_meets(sector, body)
    if in_sector(sector, float(body.x), float(body.y)):
        return True
    for i in range(len(body.xs)):
        j = (i + 1) % len(body.xs)
        if _edge_meets(
            sector, float(body.xs[i]), float(body.ys[i]), float(body.xs[j]), float(body.ys[j])
        ):
            return True
    # The sector may lie wholly inside the body.
    middle_x = sector.x + (sector.left_x + sector.right_x) * 0.5 * sector.outer
    middle_y = sector.y + (sector.left_y + sector.right_y) * 0.5 * sector.outer
    x: i64 = int(middle_x)
    y: i64 = int(middle_y)
    return place_in_convex(body.xs, body.ys, x, y) >= 0


def _edge_meets(sector: Sector, ax: float, ay: float, bx: float, by: float) -> bool:
    """Does a segment have a place in the sector?"""
    low = 0.0
    high = 1.0
    for nx, ny in ((-sector.left_y, sector.left_x), (sector.right_y, -sector.right_x)):
        at_a = (ax - sector.x) * nx + (ay - sector.y) * ny + _HAIR
        at_b = (bx - sector.x) * nx + (by - sector.y) * ny + _HAIR
        if at_a < 0.0 and at_b < 0.0:
            return False
        if at_a < 0.0:
            low = max(low, at_a / (at_a - at_b))
        elif at_b < 0.0:
            high = min(high, at_a / (at_a - at_b))
    if low > high:
        return False
    px = ax + (bx - ax) * low - sector.x
    py = ay + (by - ay) * low - sector.y
    qx = ax + (bx - ax) * high - sector.x
    qy = ay + (by - ay) * high - sector.y
    far = max(px * px + py * py, qx * qx + qy * qy)
    dx = qx - px
    dy = qy - py
    square = dx * dx + dy * dy
    t = 0.0 if square == 0.0 else min(max(-(px * dx + py * dy) / square, 0.0), 1.0)
    nx = px + dx * t
    ny = py + dy * t
    outer = sector.outer + _HAIR
    inner = sector.inner - _HAIR
    return nx * nx + ny * ny <= outer * outer and far >= inner * inner


def _disc_meets(sector: Sector, body: Body) -> bool:
    """Does a disc reach into the sector?"""
    x = float(body.x)
    y = float(body.y)
    reach = float(body.reach) + _HAIR
    dx = x - sector.x
    dy = y - sector.y
    if (
        sector.left_x * dy - sector.left_y * dx >= 0.0
        and sector.right_x * dy - sector.right_y * dx <= 0.0
    ):
        far = sqrt(dx * dx + dy * dy)
        return sector.inner - reach <= far <= sector.outer + reach
    for side_x, side_y in ((sector.left_x, sector.left_y), (sector.right_x, sector.right_y)):
        along = min(max(dx * side_x + dy * side_y, sector.inner), sector.outer)
        px = dx - side_x * along
        py = dy - side_y * along
        if px * px + py * py <= reach * reach:
            return True
    return False


def _whole_in_sector(sector: Sector, body: Body) -> bool:
    if body.corners > 0:
        for i in range(len(body.xs)):
            if not in_sector(sector, float(body.xs[i]), float(body.ys[i])):
                return False
        # The nearest place to the point may lie on an edge.
        return sector.inner <= 0.0 or not within(
            body, Body(int(sector.x), int(sector.y), int(sector.inner) - 1, [], [], 0, 0, 0), 0
        )
    dx = float(body.x) - sector.x
    dy = float(body.y) - sector.y
    reach = float(body.reach) - _HAIR
    far = sqrt(dx * dx + dy * dy)
    return (
        sector.inner + reach <= far <= sector.outer - reach
        and sector.left_x * dy - sector.left_y * dx >= reach
        and sector.right_x * dy - sector.right_y * dx <= -reach
    )


class Teardrop:
    """The shape drawn round two discs: at (x, y) and at (to_x, to_y), fine units, own radii."""

    __slots__ = ("radius", "to_radius", "to_x", "to_y", "x", "y")

    def __init__(self, x: i64, y: i64, radius: i64, to_x: i64, to_y: i64, to_radius: i64) -> None:
        self.x: float = float(x)
        self.y: float = float(y)
        self.radius: float = float(radius)
        self.to_x: float = float(to_x)
        self.to_y: float = float(to_y)
        self.to_radius: float = float(to_radius)


def under_teardrop(drop: Teardrop, body: Body, how: i64) -> bool:
    """Is a body under a teardrop?"""
    if how == CENTRE:
        return _drop_depth(drop, float(body.x), float(body.y), 0.0) <= _HAIR
    if how == WHOLE:
        if body.corners == 0:
            return _drop_depth(drop, float(body.x), float(body.y), float(body.reach)) <= _HAIR
        for i in range(len(body.xs)):
            if _drop_depth(drop, float(body.xs[i]), float(body.ys[i]), 0.0) > _HAIR:
                return False
        return True
    solid = body_solids(disc_mover(0), body, 0.0, 0)[0]
    # The distance to a convex body less a radius that grows evenly is convex along the drop.
    low = 0.0
    high = 1.0
    for _ in range(80):
        one = low + (high - low) / 3.0
        two = high - (high - low) / 3.0
        if _drop_gap(drop, solid, one) <= _drop_gap(drop, solid, two):
            high = two
        else:
            low = one
    return _drop_gap(drop, solid, (low + high) / 2.0) <= _HAIR


def _drop_gap(drop: Teardrop, solid: Solid, t: float) -> float:
    """Gap between a body and the disc a part t of the way along the drop."""
    x = drop.x + (drop.to_x - drop.x) * t
    y = drop.y + (drop.to_y - drop.y) * t
    return max(outside(solid, x, y), 0.0) - drop.radius - (drop.to_radius - drop.radius) * t


def _drop_depth(drop: Teardrop, x: float, y: float, margin: float) -> float:
    """How far outside the drop, made smaller by a margin, is a place? Not above 0 inside."""
    low = 0.0
    high = 1.0
    for _ in range(80):
        one = low + (high - low) / 3.0
        two = high - (high - low) / 3.0
        if _point_gap(drop, x, y, one) <= _point_gap(drop, x, y, two):
            high = two
        else:
            low = one
    return _point_gap(drop, x, y, (low + high) / 2.0) + margin


def _point_gap(drop: Teardrop, x: float, y: float, t: float) -> float:
    dx = x - drop.x - (drop.to_x - drop.x) * t
    dy = y - drop.y - (drop.to_y - drop.y) * t
    return sqrt(dx * dx + dy * dy) - drop.radius - (drop.to_radius - drop.radius) * t


def ray_hits(
    x: i64, y: i64, to_x: i64, to_y: i64, width: i64, bodies: list[Body]
) -> list[tuple[int, float]]:
    """Which bodies does a ray of this width (all fine units) pass through, nearest first?

    Number of the body and the distance at which the ray's middle first is within half its width
    of it; brushing (touching only) is no hit. Ties go to the smaller number.
    """
    ax = float(x)
    ay = float(y)
    bx = float(to_x)
    by = float(to_y)
    length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    mover = disc_mover(width // 2)
    hits: list[tuple[float, int]] = []
    for i in range(len(bodies)):
        begin, end = span(body_solids(mover, bodies[i], 0.0, i)[0], ax, ay, bx, by)
        if begin < end:
            hits.append((begin * length, i))
    hits.sort()
    return [(i, far) for far, i in hits]


def ray_sector(body: Body, half: i64, length: i64) -> Sector:
    """The fan in front of a body: from its middle, `half` tenths either side of its facing."""
    return Sector(body.x, body.y, body.facing, half, 0, length)


def all_under(bodies: list[Body], template: Body, how: i64) -> list[int]:
    """Which of these bodies are under a round or rectangular template? In order."""
    return [i for i in range(len(bodies)) if under_body(template, bodies[i], how)]
