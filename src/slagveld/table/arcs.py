"""Is it in the arc? Angular arcs around a facing, and the facings that bring a place into one.

An arc has an apex (fine units), a facing and a half: the tenths of a degree it reaches to either
side, 0 to 1800. A front arc of 90 degrees has half 450, a shot of ±7 degrees half 70. The edges
of an arc belong to it, and so does its apex.

Directions are the vectors of `units` (length 2**30, components rounded): an edge is off by less
than a thousandth of a fine unit anywhere on the table, and exact at multiples of 45 degrees.
Answers are exact for those vectors; a cross product with one stays below 2**53.
"""

from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Body
from slagveld.table.units import ONE, cosine, direction_of, scaled, sine

_NONE: Final = 9999
"""No turn at all."""


class Cone:
    """A wedge of at most half a turn: from direction `u` on, rising, to direction `v`.

    `m` is its middle: of half a turn, u and v alone do not say which half is meant.
    """

    __slots__ = ("mx", "my", "ux", "uy", "vx", "vy", "x", "y")

    def __init__(self, x: i64, y: i64, facing: i64, half: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        low = (facing - half + 3600) % 3600
        high = (facing + half) % 3600
        self.ux: i64 = cosine(low)
        self.uy: i64 = sine(low)
        self.vx: i64 = cosine(high)
        self.vy: i64 = sine(high)
        self.mx: i64 = cosine(facing)
        self.my: i64 = sine(facing)

    def depth(self, x: i64, y: i64) -> i64:
        """How far within the nearer edge line a place lies, times ONE; negative outside."""
        dx = x - self.x
        dy = y - self.y
        return min(self.ux * dy - self.uy * dx, self.vy * dx - self.vx * dy)

    def from_edge(self, x: i64, y: i64) -> i64:
        """How far a place is from the nearer of the two edge rays, times ONE.

        Never negative; -1 when the apex is the nearest point of both (the caller compares
        squares there).
        """
        dx = x - self.x
        dy = y - self.y
        best: i64 = -1
        if self.ux * dx + self.uy * dy > 0:
            here = self.ux * dy - self.uy * dx
            best = here if here >= 0 else -here
        if self.vx * dx + self.vy * dy > 0:
            here = self.vy * dx - self.vx * dy
            here = here if here >= 0 else -here
            if best < 0 or here < best:
                best = here
        return best


def _holds(cone: Cone, x: i64, y: i64) -> bool:
    """Is a place in a cone, edges included?"""
    if cone.depth(x, y) < 0:
        return False
    # The edge lines of a cone without width (a ray) also hold what lies behind it.
    return cone.mx * (x - cone.x) + cone.my * (y - cone.y) >= 0


def in_arc(ax: i64, ay: i64, facing: i64, half: i64, x: i64, y: i64) -> bool:
    """Is a place (x, y) in the arc with this apex, facing and half?"""
    if x == ax and y == ay:
        return True
    if half <= 900:
        return _holds(Cone(ax, ay, facing, half), x, y)
    if half >= 1800:
        return True
    return Cone(ax, ay, (facing + 1800) % 3600, 1800 - half).depth(x, y) <= 0


def sees_middle(body: Body, half: i64, other: Body) -> bool:
    """Is the middle of another base in the arc of a base (apex its middle)?"""
    return in_arc(body.x, body.y, body.facing, half, other.x, other.y)


def any_part_in_arc(ax: i64, ay: i64, facing: i64, half: i64, body: Body) -> bool:
    """Is any part of a base in the arc? Touching an edge of the arc counts."""
    if half >= 1800:
        return True
    if half <= 900:
        return _meets(Cone(ax, ay, facing, half), body)
    return not _within(Cone(ax, ay, (facing + 1800) % 3600, 1800 - half), body)


def _within(cone: Cone, body: Body) -> bool:
    """Is all of a base in a cone, without touching its edges?"""
    if body.corners == 0:
        return cone.depth(body.x, body.y) > body.reach * ONE
    return all(cone.depth(body.xs[i], body.ys[i]) > 0 for i in range(body.corners))


def _meets(cone: Cone, body: Body) -> bool:
    """Is any part of a base in a cone, edges included?"""
    if body.corners == 0:
        return _disc_meets(cone, body)
    # Two convex shapes are apart when an edge of one has the other outside it.
    beyond_u = True
    beyond_v = True
    for i in range(body.corners):
        dx: i64 = body.xs[i] - cone.x
        dy: i64 = body.ys[i] - cone.y
        if cone.ux * dy - cone.uy * dx >= 0:
            beyond_u = False
        if cone.vy * dx - cone.vx * dy >= 0:
            beyond_v = False
    if beyond_u or beyond_v:
        return False
    for i in range(body.corners):
        j = (i + 1) % body.corners
        ex: i64 = body.xs[j] - body.xs[i]
        ey: i64 = body.ys[j] - body.ys[i]
        if (
            ex * (cone.y - body.ys[i]) - ey * (cone.x - body.xs[i]) < 0
            and ex * cone.uy - ey * cone.ux <= 0
            and ex * cone.vy - ey * cone.vx <= 0
            and ex * cone.my - ey * cone.mx <= 0
        ):
            return False
    return True


def _disc_meets(cone: Cone, body: Body) -> bool:
    """Is any part of a disc in a cone?"""
    dx = body.x - cone.x
    dy = body.y - cone.y
    if _holds(cone, body.x, body.y):
        return True
    off = cone.from_edge(body.x, body.y)
    if off >= 0:
        return off <= body.reach * ONE
    return dx * dx + dy * dy <= body.reach * body.reach


class _Turning:
    """A base that turns on the spot, its arc, and a place to bring into the arc."""

    __slots__ = ("ahead", "half", "straight", "target_x", "target_y", "x", "y")

    def __init__(self, x: i64, y: i64, ahead: i64, half: i64, target_x: i64, target_y: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.ahead: i64 = ahead
        self.half: i64 = half
        self.target_x: i64 = target_x
        self.target_y: i64 = target_y
        self.straight: i64 = direction_of(target_x - x, target_y - y)

    def apex(self, turn: i64) -> tuple[i64, i64]:
        """Where the apex is when the base looks so far away from straight at the place."""
        facing = (self.straight + turn + 3600) % 3600
        x = self.x + scaled(self.ahead * cosine(facing))
        return x, self.y + scaled(self.ahead * sine(facing))

    def serves(self, turn: i64) -> bool:
        """Is the place in the arc then?"""
        x, y = self.apex(turn)
        facing = (self.straight + turn + 3600) % 3600
        return in_arc(x, y, facing, self.half, self.target_x, self.target_y)

    def last_serving(self, good: i64, bad: i64) -> i64:
        """The last turn that serves on the way from one that does to one that is past it."""
        way: i64 = 1 if bad > good else -1
        low: i64 = 0
        high: i64 = (bad - good) * way
        while low < high:
            middle = (low + high + 1) // 2
            if self.serves(good + way * middle):
                low = middle
            else:
                high = middle - 1
        return good + way * low

    def best_turn(self, way: i64) -> i64:
        """The turn that brings a place nearer than the apex farthest towards the front.

        There the lines from the place to the middle and to the apex are square to each other.
        """
        low: i64 = 0
        high: i64 = 900
        dx = self.target_x - self.x
        dy = self.target_y - self.y
        while low < high:
            middle = (low + high) // 2
            x, y = self.apex(way * middle)
            if dx * (self.target_x - x) + dy * (self.target_y - y) >= 0:
                high = middle
            else:
                low = middle + 1
        return way * low


def legal_facings(
    x: i64, y: i64, ahead: i64, half: i64, target_x: i64, target_y: i64
) -> list[tuple[int, int]]:
    """Which facings of a base bring a place into its arc?

    Args:
        x: The middle of the base, in fine units.
        y: The same.
        ahead: How far the apex lies before the middle, in fine units; 0 for an apex in the middle.
        half: Half the arc, in tenths of a degree.
        target_x: The place.
        target_y: The same.

    Returns:
        Ranges (first, how many): facings first, first + 1, … modulo 3600. One range around the
        way straight to the place; two (left and right of it) when the place is nearer than the
        apex and the arc reaches back; none when no facing does.
    """
    if half >= 1800 or (x == target_x and y == target_y and ahead == 0):
        return [(0, 3600)]
    turning = _Turning(x, y, ahead, half, target_x, target_y)
    dx = target_x - x
    dy = target_y - y
    if dx * dx + dy * dy >= ahead * ahead:
        return _range(turning, _serving_near(turning, 0), -1800, 1800)
    left = turning.best_turn(-1)
    right = turning.best_turn(1)
    found = _range(turning, _serving_near(turning, left), -1800, -1)
    found += _range(turning, _serving_near(turning, right), 1, 1800)
    found.sort()
    return found


def _serving_near(turning: _Turning, turn: i64) -> i64:
    """This turn or its neighbour, whichever serves: a narrow arc may slip between two tenths."""
    if turning.serves(turn):
        return turn
    if turning.serves(turn - 1):
        return turn - 1
    return turn + 1 if turning.serves(turn + 1) else _NONE


def _range(turning: _Turning, good: i64, low: i64, high: i64) -> list[tuple[int, int]]:
    """The facings around a turn that serves, at most from turn `low` to turn `high`."""
    if good == _NONE:
        return []
    first = turning.last_serving(good, low)
    many = turning.last_serving(good, high) - first + 1
    if many >= 3600:
        return [(0, 3600)]
    return [(int((turning.straight + first + 3600) % 3600), int(many))]
