"""A table cut into small squares: what lies on each, whose it is, and the ways between them."""

from collections.abc import Sequence
from heapq import heappop, heappush

from slagveld.kernel.land import Nature, Site
from slagveld.land.laying import nearest
from slagveld.land.outlines import bounds, holds, is_near
from slagveld.table.shapes import Point

CELLS = 40
"""Squares along the longer side of the table."""
STRAIGHT, ASLANT = 10, 14
"""What a step to the next square costs."""
SLOW = 2
"""How much more a step over slow ground costs."""
STEPS = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]


class Lattice:
    """The squares of a table, numbered row by row."""

    def __init__(self, site: Site, pieces: Sequence[tuple[Nature, Sequence[Point]]]) -> None:
        self.site = site
        long = max(site.width, site.depth)
        self.across = max(1, (CELLS * site.width + long - 1) // long)
        self.down = max(1, (CELLS * site.depth + long - 1) // long)
        size = self.across * self.down
        self.covered, self.hidden = [False] * size, [False] * size
        self.slow, self.barred, self.shut = [False] * size, [False] * size, [False] * size
        """`barred`: nobody can be there; `shut`: nobody's middle, for his base is too wide."""
        for nature, points in pieces:
            self._lay(nature, points)
        for nature, points in pieces:
            if nature is OPENS:
                self._open(points)

    def middle(self, cell: int) -> Point:
        """The middle of a square, in units."""
        x, y = cell % self.across, cell // self.across
        return (
            (2 * x + 1) * self.site.width // (2 * self.across),
            (2 * y + 1) * self.site.depth // (2 * self.down),
        )

    def cell_at(self, x: int, y: int) -> int:
        """The square in which a place lies."""
        across = min(max(x * self.across // self.site.width, 0), self.across - 1)
        down = min(max(y * self.down // self.site.depth, 0), self.down - 1)
        return int(down * self.across + across)

    def cells(self) -> range:
        """All squares."""
        return range(self.across * self.down)

    def owners(self) -> list[tuple[int, ...]]:
        """For each square the zones to which it is nearest."""
        return [nearest(self.site.zones, *self.middle(cell)) for cell in self.cells()]

    def zone(self, number: int) -> list[int]:
        """The squares of a zone."""
        left, top, right, bottom = self.site.zones[number]
        places = ((cell, *self.middle(cell)) for cell in self.cells())
        found = [cell for cell, x, y in places if left <= x <= right and top <= y <= bottom]
        return found or [self.cell_at((left + right) // 2, (top + bottom) // 2)]

    def ways(self, start: Sequence[int]) -> list[int]:
        """How long the shortest way to each square is; -1: there is none."""
        found = [-1] * len(self.shut)
        queue = [(0, cell) for cell in start]
        while queue:
            cost, cell = heappop(queue)
            if found[cell] >= 0:
                continue
            found[cell] = cost
            for after, step in self._next(cell):
                if found[after] < 0 and not self.shut[after]:
                    slower = SLOW if self.slow[after] else 1
                    heappush(queue, (cost + step * slower, after))
        return found

    def is_seen(self, one: int, other: int) -> bool:
        """Whether nothing between two squares cuts the sight."""
        (ax, ay), (bx, by) = self.middle(one), self.middle(other)
        steps = max(self.across, self.down)
        return not any(
            self.hidden[self.cell_at(ax + (bx - ax) * n // steps, ay + (by - ay) * n // steps)]
            for n in range(1, steps)
        )

    def _next(self, cell: int) -> list[tuple[int, int]]:
        x, y = cell % self.across, cell // self.across
        return [
            ((y + dy) * self.across + x + dx, ASLANT if dx and dy else STRAIGHT)
            for dx, dy in STEPS
            if 0 <= x + dx < self.across and 0 <= y + dy < self.down
        ]

    def _lay(self, nature: Nature, points: Sequence[Point]) -> None:
        wide = self.site.gap // 2 if nature.passage == "barred" else 0
        # What is narrower than a square still lies on those it runs through.
        thin = self.site.width // self.across // 2
        for cell in self._about(points, max(wide, thin)):
            x, y = self.middle(cell)
            if nature.passage == "barred" and is_near(points, x, y, wide):
                self.shut[cell] = True
                self.barred[cell] = self.barred[cell] or is_near(points, x, y, thin)
            if is_near(points, x, y, thin):
                self.covered[cell] |= nature.covers
                self.hidden[cell] |= nature.hides
                self.slow[cell] |= nature.passage == "slow"

    def _open(self, points: Sequence[Point]) -> None:
        """A ford or a bridge: whoever is on it, gets over what lies beneath."""
        for cell in self._about(points, 0):
            if holds(points, *self.middle(cell)):
                self.shut[cell] = self.barred[cell] = False

    def _about(self, points: Sequence[Point], room: int) -> list[int]:
        left, top, right, bottom = bounds(points, room)
        first, last = self.cell_at(left, top), self.cell_at(right, bottom)
        return [
            row * self.across + column
            for row in range(first // self.across, last // self.across + 1)
            for column in range(first % self.across, last % self.across + 1)
        ]


OPENS = Nature(feature="water", passage="slow")
"""What gives a way through what lies beneath it."""
