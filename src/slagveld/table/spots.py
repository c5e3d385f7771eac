"""Spots: free places for menus, bots and snapping.

Every function takes a `Ground` (what the mover must not overlap) and gives whole places, in fine
units, in a fixed order. Contact rings are in `ring`. Where something is sampled, the caller
brings an object with `randrange`.
"""

from math import sqrt
from typing import Protocol

from slagveld.table.obstacles import Ground, is_free
from slagveld.table.paths import nearest_unit, push
from slagveld.table.ring import rim_point, whole_outside
from slagveld.table.solids import Solid, is_inside
from slagveld.table.units import FINE, ONE, TURN, cosine, sine


class Source(Protocol):
    """Where chance comes from."""

    def randrange(self, start: int, stop: int) -> int:
        """A whole number from start up to but not including stop."""
        ...


def fan(
    ground: Ground, x: float, y: float, length: float, count: int, first: int = 0
) -> list[tuple[int, int]]:
    """How far straight on in each of `count` directions? The last free place of each, in order.

    Directions that are blocked at once give the start, rounded.
    """
    found: list[tuple[int, int]] = []
    for k in range(count):
        way = (first + k * TURN // count) % TURN
        to_x = x + length * float(cosine(way)) / ONE
        to_y = y + length * float(sine(way)) / ONE
        end = push(ground, x, y, to_x, to_y)
        found.append((end.x, end.y))
    return found


def toward(
    ground: Ground, x: float, y: float, to_x: float, to_y: float, length: float
) -> tuple[int, int]:
    """How far straight towards a place, at most `length`? The last free whole place."""
    dx = to_x - x
    dy = to_y - y
    whole2 = dx * dx + dy * dy
    if whole2 > length * length:
        part = length / sqrt(whole2)
        to_x = x + dx * part
        to_y = y + dy * part
    end = push(ground, x, y, to_x, to_y)
    return end.x, end.y


def behind(
    ground: Ground, cover: Solid, from_x: float, from_y: float, count: int, spread: int
) -> list[tuple[int, int]]:
    """Which free places lie behind cover as seen from a threat, in touch with it?

    First straight behind, then in turns left and right of it, `count` places with `spread`
    tenths of a degree between, seen from the middle of the cover. The solid's slip sets the gap.
    """
    dx = cover.cx - from_x
    dy = cover.cy - from_y
    if dx == 0.0 and dy == 0.0:
        dx = 1.0
    found: list[tuple[int, int]] = []
    for k in range(count):
        turn = (k + 1) // 2 * spread
        way = turn % TURN if k % 2 == 0 else -turn % TURN
        c = float(cosine(way)) / ONE
        s = float(sine(way)) / ONE
        x, y = rim_point(cover, dx * c - dy * s, dx * s + dy * c)
        spot = whole_outside([cover], x, y)
        if spot is not None and spot not in found and is_free(ground, spot[0], spot[1]):
            found.append(spot)
    return found


def is_in_any(solids: list[Solid], x: float, y: float) -> bool:
    """Is a place in any of these solids (for instance those of a region)?"""
    return any(is_inside(solid, x, y) for solid in solids)


def grid(
    ground: Ground,
    low_x: int,
    low_y: int,
    high_x: int,
    high_y: int,
    step: int,
    within: list[Solid] | None = None,
) -> list[tuple[int, int]]:
    """Which places of a lattice in a rectangle are free? Row by row from small y.

    The lattice begins at (low_x, low_y); all in fine units, `step` a multiple of 16. With
    `within`, only places in one of those solids.
    """
    found: list[tuple[int, int]] = []
    for y in range(low_y, high_y + 1, step):
        for x in range(low_x, high_x + 1, step):
            if (within is None or is_in_any(within, x, y)) and is_free(ground, x, y):
                found.append((x, y))  # noqa: PERF401 - mypyc compiles the plain loop faster
    return found


def nearest_free(
    ground: Ground, x: float, y: float, most: float, step: int = 10 * FINE
) -> tuple[int, int] | None:
    """Which free place is nearest to this one, at most `most` away?

    The place itself (rounded) when free. Else places on a lattice round it, `step` apart, from
    the nearest outwards; ties go to the smaller y, then x. The best of them is then drawn
    towards the wish as far as it stays free. None when none is free.
    """
    mid_x = nearest_unit(x)
    mid_y = nearest_unit(y)
    if is_free(ground, mid_x, mid_y):
        return mid_x, mid_y
    best = most * most
    found: tuple[int, int] | None = None
    radius = 1
    while (radius * step) ** 2 <= best:
        for row in range(-radius, radius + 1):
            stride = 1 if abs(row) == radius else 2 * radius
            for column in range(-radius, radius + 1, stride):
                far = float((row * row + column * column) * step * step)
                better = far < best or (found is None and far <= best)
                if better and is_free(ground, mid_x + column * step, mid_y + row * step):
                    best = far
                    found = (mid_x + column * step, mid_y + row * step)
        radius += 1
    if found is None:
        return None
    return _drawn(ground, found[0], found[1], mid_x, mid_y)


def _drawn(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> tuple[int, int]:
    """The free place found by halving between a free place and a wish, on whole units."""
    low = 0.0
    high = 1.0
    best = (x, y)
    for _ in range(16):
        middle = (low + high) / 2.0
        px = nearest_unit(x + (to_x - x) * middle)
        py = nearest_unit(y + (to_y - y) * middle)
        if is_free(ground, px, py):
            low = middle
            best = (px, py)
        else:
            high = middle
    return best


class Edge:
    """The line along a table's edge, set in by so much: a walk round a rectangle.

    A place on it is a distance from its corner of small x and y, first along +x. All fine units,
    multiples of 16.
    """

    __slots__ = ("high_x", "high_y", "low_x", "low_y")

    def __init__(self, low_x: int, low_y: int, high_x: int, high_y: int, inset: int) -> None:
        self.low_x: int = low_x + inset
        self.low_y: int = low_y + inset
        self.high_x: int = high_x - inset
        self.high_y: int = high_y - inset

    def length(self) -> int:
        """The length of the whole walk."""
        return 2 * (self.high_x - self.low_x + self.high_y - self.low_y)

    def place(self, at: int) -> tuple[int, int]:
        """The place after this distance; distances wrap round."""
        wide = self.high_x - self.low_x
        high = self.high_y - self.low_y
        left = at % self.length()
        if left < wide:
            return self.low_x + left, self.low_y
        left -= wide
        if left < high:
            return self.high_x, self.low_y + left
        left -= high
        if left < wide:
            return self.high_x - left, self.high_y
        return self.low_x, self.high_y - (left - wide)

    def nearest(self, x: float, y: float) -> int:
        """The distance of the walk's place nearest to a place inside; ties go to the first."""
        px = min(max(nearest_unit(x), self.low_x), self.high_x)
        py = min(max(nearest_unit(y), self.low_y), self.high_y)
        wide = self.high_x - self.low_x
        high = self.high_y - self.low_y
        ways = [
            (py - self.low_y, px - self.low_x),
            (self.high_x - px, wide + py - self.low_y),
            (self.high_y - py, wide + high + self.high_x - px),
            (px - self.low_x, 2 * wide + high + self.high_y - py),
        ]
        return min(ways)[1] % self.length()


def edge_spots(ground: Ground, edge: Edge, count: int, first: int = 0) -> list[tuple[int, int]]:
    """Which of `count` evenly spaced places along the edge are free? In order of the walk."""
    found: list[tuple[int, int]] = []
    for k in range(count):
        x, y = edge.place(first + edge.length() * k // count // FINE * FINE)
        if is_free(ground, x, y):
            found.append((x, y))
    return found


def nearest_on_edge(ground: Ground, edge: Edge, x: float, y: float) -> tuple[int, int] | None:
    """Which free place on the edge is nearest to this one, measured along the edge?

    Looks both ways unit by unit, first ahead; None when the whole edge is taken.
    """
    start = edge.nearest(x, y)
    half = edge.length() // 2
    away = 0
    while away <= half:
        for at in (start + away, start - away):
            px, py = edge.place(at)
            if is_free(ground, px, py):
                return px, py
        away += FINE
    return None


def sample(
    ground: Ground,
    source: Source,
    low_x: int,
    low_y: int,
    high_x: int,
    high_y: int,
    tries: int,
    within: list[Solid] | None = None,
) -> tuple[int, int] | None:
    """A free place drawn by chance in a rectangle (fine units), or None after so many tries."""
    for _ in range(tries):
        x = source.randrange(low_x // FINE, high_x // FINE + 1) * FINE
        y = source.randrange(low_y // FINE, high_y // FINE + 1) * FINE
        if (within is None or is_in_any(within, x, y)) and is_free(ground, x, y):
            return x, y
    return None


def sample_annulus(
    ground: Ground, source: Source, x: int, y: int, inner: int, outer: int, tries: int
) -> tuple[int, int] | None:
    """A free place drawn by chance between two distances from a place, evenly over the area."""
    reach = outer // FINE
    for _ in range(tries):
        dx = source.randrange(-reach, reach + 1) * FINE
        dy = source.randrange(-reach, reach + 1) * FINE
        square = dx * dx + dy * dy
        if inner * inner <= square <= outer * outer and is_free(ground, x + dx, y + dy):
            return x + dx, y + dy
    return None
