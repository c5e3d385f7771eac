"""Solids: what keeps a moving point out, and for which part of a straight leg.

A mover among obstacles is a point among *solids*: each obstacle grown by the mover's shape. A
solid is a convex polygon with round corners: corners, and a radius round them. A disc met by a
disc is one corner; a rectangle met by a disc four corners and a radius; a rectangle met by a
rectangle of fixed facing up to eight corners without radius.

Tolerance: a solid may be entered as deep as `slip` fine units; below 0 it keeps that distance.
Touching, sliding along and gaps of exactly the mover's width are therefore free with any slip
above 0. Corners are whole fine units; the answers use doubles (only + - * / and square root), so
within 1e-6 fine units of the limit they may fall either way, but the same way on every machine.
"""

from math import sqrt
from typing import Final

CUT_OVERLAP: Final = 1.0
"""Fine units by which parts of one area overlap at a cut, so that no line slips between them."""


class Side:
    """One edge of a solid: where it begins, its outward normal, how far outside it counts.

    The edge itself runs along (-normal_y, normal_x); `limit` below 0 says how far inside it begins.
    """

    __slots__ = ("limit", "normal_x", "normal_y", "x", "y")

    def __init__(self, x: float, y: float, normal_x: float, normal_y: float, limit: float) -> None:
        self.x: float = x
        self.y: float = y
        self.normal_x: float = normal_x
        self.normal_y: float = normal_y
        self.limit: float = limit


class Solid:
    """A convex polygon with round corners that a moving point must stay out of.

    Args:
        xs, ys: Corners in rising order, in fine units: 1 for a disc, 2 for a wall, or more.
        radius: Radius round the corners, in fine units.
        slip: How deep the point may enter, in fine units.
        owner: The caller's number of the obstacle.
        cut: For each edge whether it is a cut inside an area; empty when there are none.
    """

    __slots__ = (
        "bound",
        "bound2",
        "count",
        "cut",
        "cx",
        "cy",
        "is_wall",
        "limit",
        "made",
        "owner",
        "radius",
        "slip",
        "xs",
        "ys",
    )

    def __init__(
        self, xs: list[int], ys: list[int], radius: float, slip: float, owner: int, cut: list[bool]
    ) -> None:
        self.xs: list[float] = [float(x) for x in xs]
        self.ys: list[float] = [float(y) for y in ys]
        self.radius: float = radius
        self.slip: float = slip
        self.owner: int = owner
        self.cut: list[bool] = cut
        self.limit: float = radius - slip
        if len(xs) == 2 and xs[0] == xs[1] and ys[0] == ys[1]:
            del self.xs[1]
            del self.ys[1]
        self.is_wall: bool = len(self.xs) == 2
        if self.is_wall:
            # A wall is a rectangle without width, so that its ends are edges too.
            self.xs = [self.xs[0], self.xs[1], self.xs[1], self.xs[0]]
            self.ys = [self.ys[0], self.ys[1], self.ys[1], self.ys[0]]
        self.count: int = len(self.xs)
        self.cx: float = _middle(self.xs)
        self.cy: float = _middle(self.ys)
        self.made: list[Side] | None = None
        far2 = 0.0
        for i in range(self.count):
            dx = self.xs[i] - self.cx
            dy = self.ys[i] - self.cy
            far2 = max(far2, dx * dx + dy * dy)
        reach = sqrt(far2) + max(self.limit, 0.0)
        if self.count == 1 and self.limit <= 0.0:
            reach = -1.0
        if cut and self.limit < CUT_OVERLAP:
            reach += 2.0 * CUT_OVERLAP
        self.bound: float = reach
        self.bound2: float = reach * reach if reach > 0.0 else -1.0

    def sides(self) -> list[Side]:
        """Its edges; most solids are never come near to, so they are made when first looked at.

        None of a disc.
        """
        if self.made is None:
            self.made = self._made_sides() if self.count > 1 else []
        return self.made

    def _made_sides(self) -> list[Side]:
        sides: list[Side] = []
        for i in range(self.count):
            j = i + 1 if i + 1 < self.count else 0
            dx = self.xs[j] - self.xs[i]
            dy = self.ys[j] - self.ys[i]
            if self.is_wall and i % 2 == 1:
                dx = self.ys[0] - self.ys[1] if i == 1 else self.ys[1] - self.ys[0]
                dy = self.xs[1] - self.xs[0] if i == 1 else self.xs[0] - self.xs[1]
            length = sqrt(dx * dx + dy * dy)
            limit = self.limit
            if self.cut and self.cut[i] and limit < CUT_OVERLAP:
                limit = CUT_OVERLAP
            sides.append(Side(self.xs[i], self.ys[i], dy / length, -dx / length, limit))
        return sides


def _middle(places: list[float]) -> float:
    """Halfway between the least and the greatest."""
    low = high = places[0]
    for place in places:
        if place < low:
            low = place
        elif place > high:
            high = place
    return (low + high) / 2.0


def clip(solid: Solid, ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """Which part of the leg a-b lies within the limit of every edge (corners not rounded)?

    Fractions of the leg; (2, -1) when there is none. Lying on the limit is outside.
    """
    low = 0.0
    high = 1.0
    for side in solid.sides():
        out_a = (ax - side.x) * side.normal_x + (ay - side.y) * side.normal_y - side.limit
        out_b = (bx - side.x) * side.normal_x + (by - side.y) * side.normal_y - side.limit
        if out_a >= 0.0:
            if out_b >= 0.0:
                return 2.0, -1.0
            t = out_a / (out_a - out_b)
            if t > low:
                low = t
        elif out_b > 0.0:
            t = out_a / (out_a - out_b)
            if t < high:
                high = t
        if low >= high:
            return 2.0, -1.0
    return low, high


def _corner_at(solid: Solid, x: float, y: float) -> int:
    """Which corner is nearest to the place? -1 when it is inside, or nearer to an edge."""
    sides = solid.sides()
    best = -1e18
    at = 0
    for i in range(len(sides)):
        side = sides[i]
        out = (x - side.x) * side.normal_x + (y - side.y) * side.normal_y
        if out > best:
            best = out
            at = i
    if best <= 0.0:
        return -1
    edge = sides[at]
    ahead_x = -edge.normal_y
    ahead_y = edge.normal_x
    along = (x - edge.x) * ahead_x + (y - edge.y) * ahead_y
    if along <= 0.0:
        return at
    after = at + 1 if at + 1 < len(sides) else 0
    length = (sides[after].x - edge.x) * ahead_x + (sides[after].y - edge.y) * ahead_y
    return after if along >= length else -1


def _is_near(solid: Solid, ax: float, ay: float, bx: float, by: float) -> bool:
    """Does the leg come within the circle round the solid?"""
    dx = bx - ax
    dy = by - ay
    px = solid.cx - ax
    py = solid.cy - ay
    along = px * dx + py * dy
    if along <= 0.0:
        return px * px + py * py < solid.bound2
    length2 = dx * dx + dy * dy
    if along >= length2:
        px = solid.cx - bx
        py = solid.cy - by
        return px * px + py * py < solid.bound2
    side = px * dy - py * dx
    return side * side < solid.bound2 * length2


def is_hit(solid: Solid, ax: float, ay: float, bx: float, by: float) -> bool:
    """Does the point, moving straight from a to b, enter the solid deeper than its slip?"""
    if not _is_near(solid, ax, ay, bx, by):
        return False
    if solid.count == 1:
        return True
    low, high = clip(solid, ax, ay, bx, by)
    if low >= high or solid.limit <= 0.0:
        return low < high
    dx = bx - ax
    dy = by - ay
    corner = _corner_at(solid, ax + dx * low, ay + dy * low)
    if corner < 0:
        return True
    # The clipped part begins in the tip that rounding cuts off a corner. It leaves the tip only
    # through the round of that corner; if it misses the round it misses the solid.
    begin, end = _circle_span(solid.xs[corner], solid.ys[corner], solid.limit, ax, ay, dx, dy)
    return begin < high and end > low and begin < end


def is_inside(solid: Solid, x: float, y: float) -> bool:
    """Is the point in the solid, deeper than its slip?"""
    return is_hit(solid, x, y, x, y)


def _circle_span(
    cx: float, cy: float, radius: float, ax: float, ay: float, dx: float, dy: float
) -> tuple[float, float]:
    """Fractions between which the line a + t d is inside a circle, unclipped."""
    length2 = dx * dx + dy * dy
    px = cx - ax
    py = cy - ay
    if length2 == 0.0:
        return (0.0, 1.0) if px * px + py * py < radius * radius else (2.0, -1.0)
    side = px * dy - py * dx
    rest = radius * radius * length2 - side * side
    if rest <= 0.0:
        return 2.0, -1.0
    root = sqrt(rest)
    along = px * dx + py * dy
    return (along - root) / length2, (along + root) / length2


def span(solid: Solid, ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """Between which fractions of the leg a-b is the point in the solid?

    One span because a solid is convex; (2, -1) when it misses. A leg without length is wholly
    in or out.
    """
    if not _is_near(solid, ax, ay, bx, by):
        return 2.0, -1.0
    dx = bx - ax
    dy = by - ay
    low = 0.0
    high = 1.0
    if solid.count == 1:
        begin, end = _circle_span(solid.cx, solid.cy, solid.limit, ax, ay, dx, dy)
        low = max(low, begin)
        high = min(high, end)
        return (low, high) if low < high else (2.0, -1.0)
    low, high = clip(solid, ax, ay, bx, by)
    if low >= high or solid.limit <= 0.0:
        return low, high
    first = _corner_at(solid, ax + dx * low, ay + dy * low)
    last = _corner_at(solid, ax + dx * high, ay + dy * high)
    if first >= 0:
        begin, end = _circle_span(solid.xs[first], solid.ys[first], solid.limit, ax, ay, dx, dy)
        if begin >= high or end <= low:
            return 2.0, -1.0
        low = max(low, begin)
    if last >= 0:
        begin, end = _circle_span(solid.xs[last], solid.ys[last], solid.limit, ax, ay, dx, dy)
        if begin >= high or end <= low:
            return 2.0, -1.0
        high = min(high, end)
    return (low, high) if low < high else (2.0, -1.0)


def outside(solid: Solid, x: float, y: float) -> float:
    """How far from the solid's true edge (no slip) is the point? Below 0 when inside.

    Inside, it is the depth below the nearest edge; for a disc, below the rim.
    """
    if solid.count == 1:
        dx = x - solid.xs[0]
        dy = y - solid.ys[0]
        return sqrt(dx * dx + dy * dy) - solid.radius
    near2 = 1e30
    best = -1e18
    sides = solid.sides()
    for i in range(len(sides)):
        side = sides[i]
        after = sides[i + 1 if i + 1 < len(sides) else 0]
        px = x - side.x
        py = y - side.y
        best = max(best, px * side.normal_x + py * side.normal_y)
        ahead_x = -side.normal_y
        ahead_y = side.normal_x
        length = (after.x - side.x) * ahead_x + (after.y - side.y) * ahead_y
        along = min(max(px * ahead_x + py * ahead_y, 0.0), length)
        qx = px - along * ahead_x
        qy = py - along * ahead_y
        near2 = min(near2, qx * qx + qy * qy)
    return (best if best <= 0.0 else sqrt(near2)) - solid.radius
