"""Outlines as nature makes them, and how far pieces lie apart. All in whole numbers."""

from collections.abc import Sequence

from slagveld.kernel.dice import Rng
from slagveld.kernel.land import Box
from slagveld.table.shapes import Point
from slagveld.table.units import cosine, sine

FEWEST, MOST = 5, 7
"""Half the corners of an outline."""
LEAST = 680
"""How near to the middle a corner may come, in thousandths of how far others are."""


def grown(rng: Rng, *, even: bool = False) -> tuple[Point, ...]:
    """An irregular outline in thousandths of half its size, clockwise on a screen.

    An even one is the same after half a turn and in both mirrors: it may lie in the middle.
    """
    count = 4 * rng.randrange(2, 4) if even else 2 * rng.randrange(FEWEST, MOST + 1)
    radii = [rng.randrange(LEAST, 1001) for _ in range(count)]
    if even:
        radii = [radii[min(n % (count // 2), -n % (count // 2))] for n in range(count)]
    shift = 0 if even else rng.randrange(3600 // count)
    ways = [(shift + 3600 * number // count) % 3600 for number in range(count)]
    corners = [
        (radius * int(cosine(way)), radius * int(sine(way)))
        for radius, way in zip(radii, ways, strict=True)
    ]
    wide = max(abs(x) for x, _ in corners)
    deep = max(abs(y) for _, y in corners)
    return tuple([(_part(x, wide), _part(y, deep)) for x, y in corners])


def _part(value: int, whole: int) -> int:
    """So many thousandths, towards 0: both sides of a mirror are cut alike."""
    return value * 1000 // whole if value >= 0 else -(-value * 1000 // whole)


def bounds(points: Sequence[Point], room: int = 0) -> Box:
    """The box around places, with room on every side."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def meet(one: Box, other: Box) -> bool:
    """Whether boxes overlap or touch."""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def holds(points: Sequence[Point], x: int, y: int) -> bool:
    """Whether a place lies in an outline."""
    inside = False
    ax, ay = points[-1]
    for bx, by in points:
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            if (side > 0) == (by > ay):
                inside = not inside
        ax, ay = bx, by
    return inside


def is_near(points: Sequence[Point], x: int, y: int, room: int) -> bool:
    """Whether a place lies in an outline or no farther than `room` from its edge."""
    if holds(points, x, y):
        return True
    ends = zip(points, (*points[1:], points[0]), strict=True)
    return any(_nears(a, b, x, y, room) for a, b in ends)


def _nears(a: Point, b: Point, x: int, y: int, room: int) -> bool:
    """Whether a place lies within `room` of a line from one point to another."""
    (ax, ay), (bx, by) = a, b
    dx, dy, px, py = bx - ax, by - ay, x - ax, y - ay
    along, long = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0 or not long:
        return px * px + py * py <= room * room
    if along >= long:
        return (x - bx) ** 2 + (y - by) ** 2 <= room * room
    return (px * dy - py * dx) ** 2 <= room * room * long


def apart(one: Sequence[Point], other: Sequence[Point], room: int) -> bool:
    """Whether all of an outline is farther than `room` from another; neither crosses the other."""
    if not meet(bounds(one, room), bounds(other)):
        return True
    near = any(is_near(other, x, y, room) for x, y in one)
    return not (near or any(is_near(one, x, y, room) for x, y in other) or crossing(one, other))


def crossing(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether a side of one outline runs through a side of the other."""
    sides = list(zip(other, (*other[1:], other[0]), strict=True))
    return any(
        _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0
        for a, b in zip(one, (*one[1:], one[0]), strict=True)
        for c, d in sides
    )


def _side(a: Point, b: Point, c: Point) -> int:
    found = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (found > 0) - (found < 0)
