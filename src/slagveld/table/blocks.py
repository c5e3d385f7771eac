"""Blocks: bases in files and ranks that stand, move and turn as one.

A block has one pose; every figure derives from it. Figures stand in slots of equal size, all
corners of slots lie on one lattice, and a lattice corner is rounded to fine units once, so two
neighbours share their corners exactly: no gap, no overlap, at any facing. (A centred last rank
may stand half a slot off the lattice; its corners then lie on the common line to one fine unit.)
Where base sizes mix, the slot is as wide as the widest and as deep as the deepest.

Positions and sizes are units; bodies are fine units as always. Inside a block, *ahead* is along
the facing and *aside* a quarter turn further (the right hand on a screen), both in fine units
from the middle of the front edge.
"""

from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Body, ceil_root
from slagveld.table.units import FINE, cosine, scaled, sine

FRONT: Final = 0
"""The pose is the middle of the front edge: ranks may come and go behind it."""
MIDDLE: Final = 1
"""The pose is the middle of the enclosing rectangle."""

CENTRED: Final = 0
"""An incomplete last rank stands in the middle."""
TO_LEFT: Final = 1
TO_RIGHT: Final = 2


class Block:
    """`count` figures in `files` columns, rank behind rank.

    Args:
        x, y, facing: The pose, in units and tenths of a degree.
        count: Figures, at least 1.
        files: Columns, at least 1; more than `count` means one rank of `count`.
        width, depth: The slot of one figure, in units.
        last: Where an incomplete last rank stands: `CENTRED`, `TO_LEFT` or `TO_RIGHT`.
        anchor: What the pose means: `FRONT` or `MIDDLE`.
    """

    __slots__ = ("anchor", "count", "depth", "facing", "files", "last", "width", "x", "y")

    def __init__(
        self,
        x: i64,
        y: i64,
        facing: i64,
        count: i64,
        files: i64,
        width: i64,
        depth: i64,
        last: i64 = CENTRED,
        anchor: i64 = FRONT,
    ) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.facing: i64 = facing % 3600
        self.count: i64 = count
        self.files: i64 = min(files, count)
        self.width: i64 = width
        self.depth: i64 = depth
        self.last: i64 = last
        self.anchor: i64 = anchor

    def ranks(self) -> int:
        """How many ranks, the last perhaps incomplete?"""
        return (self.count + self.files - 1) // self.files

    def rank_of(self, figure: i64) -> int:
        """In which rank does a figure stand, the front rank being 0?"""
        return figure // self.files

    def rank(self, number: i64) -> list[int]:
        """Which figures stand in a rank, from left to right?"""
        first: i64 = number * self.files
        end: i64 = min(first + self.files, self.count)
        return list(range(first, end))

    def ends(self) -> list[int]:
        """Which figures stand at the left or right end of their rank? In order, none twice."""
        found: list[int] = []
        for number in range(self.ranks()):
            members = self.rank(number)
            found.append(members[0])
            if len(members) > 1:
                found.append(members[-1])
        return found

    def place(self, ahead: i64, aside: i64) -> tuple[int, int]:
        """Where is this place of the block on the table, in fine units, rounded to nearest?"""
        forward: i64 = ahead
        if self.anchor == MIDDLE:
            forward += self.depth * FINE * self.ranks() // 2
        c: i64 = cosine(self.facing)
        s: i64 = sine(self.facing)
        x: i64 = self.x * FINE + scaled(forward * c - aside * s)
        y: i64 = self.y * FINE + scaled(forward * s + aside * c)
        return x, y

    def slot(self, figure: i64) -> tuple[int, int]:
        """The front left corner of a figure's slot: (ahead, aside), in fine units."""
        number: i64 = figure // self.files
        column: i64 = figure % self.files
        in_rank: i64 = min(self.files, self.count - number * self.files)
        size: i64 = self.width * FINE
        left: i64 = -(self.files * size) // 2
        if in_rank < self.files:
            if self.last == CENTRED:
                left = -(in_rank * size) // 2
            elif self.last == TO_RIGHT:
                left += (self.files - in_rank) * size
        return -(number * self.depth * FINE), left + column * size

    def area(self, ahead: i64, aside: i64, width: i64, depth: i64) -> Body:
        """The rectangle behind and right of a place of the block; sizes in fine units."""
        x0, y0 = self.place(ahead, aside)
        x1, y1 = self.place(ahead, aside + width)
        x2, y2 = self.place(ahead - depth, aside + width)
        x3, y3 = self.place(ahead - depth, aside)
        x, y = self.place(ahead - depth // 2, aside + width // 2)
        reach: i64 = (ceil_root(width * width + depth * depth) + 1) // 2 + 2
        return Body(x, y, reach, [x0, x1, x2, x3], [y0, y1, y2, y3], self.facing, 0, 0)


def figure(block: Block, number: i64) -> Body:
    """The slot of a figure, as a body."""
    ahead, aside = block.slot(number)
    return block.area(ahead, aside, block.width * FINE, block.depth * FINE)


def figures(block: Block) -> list[Body]:
    """The slots of all figures, from the front left."""
    return [figure(block, number) for number in range(block.count)]


def enclosing(block: Block) -> Body:
    """The rectangle round the whole block, an incomplete last rank counted as full."""
    wide: i64 = block.files * block.width * FINE
    deep: i64 = block.ranks() * block.depth * FINE
    return block.area(0, -wide // 2, wide, deep)


def union(block: Block) -> list[Body]:
    """The fewest rectangles that cover exactly the figures: for sweeps and contact.

    One for the full ranks and, when the last is incomplete, one for it.
    """
    full: i64 = block.count // block.files
    rest: i64 = block.count % block.files
    wide: i64 = block.files * block.width * FINE
    parts: list[Body] = []
    if full > 0:
        parts.append(block.area(0, -wide // 2, wide, full * block.depth * FINE))
    if rest > 0:
        ahead, aside = block.slot(full * block.files)
        parts.append(block.area(ahead, aside, rest * block.width * FINE, block.depth * FINE))
    return parts


def middle(block: Block) -> tuple[int, int]:
    """The middle of the enclosing rectangle, in fine units."""
    deep: i64 = block.ranks() * block.depth * FINE
    return block.place(-(deep // 2), 0)


def front_edge(block: Block) -> tuple[int, int, int, int]:
    """The front edge from left to right: x, y, x, y in fine units."""
    half: i64 = block.files * block.width * FINE // 2
    x1, y1 = block.place(0, -half)
    x2, y2 = block.place(0, half)
    return x1, y1, x2, y2


def outline(block: Block) -> list[tuple[int, int]]:
    """The corners of the outline in rising order from the front left, in fine units."""
    full: i64 = block.count // block.files
    rest: i64 = block.count % block.files
    size: i64 = block.width * FINE
    half: i64 = block.files * size // 2
    bottom: i64 = -(full * block.depth * FINE)
    corners: list[tuple[int, int]] = [(0, -half), (0, half), (bottom, half)]
    if rest > 0:
        _, left = block.slot(full * block.files)
        right: i64 = left + rest * size
        low: i64 = bottom - block.depth * FINE
        if right < half:
            corners.append((bottom, right))
        else:
            corners.pop()
        corners.append((low, right))
        corners.append((low, left))
        if left > -half:
            corners.append((bottom, left))
    if rest == 0 or left > -half:
        corners.append((bottom, -half))
    return [block.place(ahead, aside) for ahead, aside in corners]
