"""What is in front? Lines along a base's front, middle and rear, and the zones between them.

A line divides the table for good: unlike an arc it has no apex. On a rectangle the three lines
run along (or parallel to) its true front edge; on a disc they stand square to its facing, the
front and rear line as tangents. All answers are exact.
"""

from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Body
from slagveld.table.lines import compare_area, sign
from slagveld.table.units import ONE, cosine, sine

FRONT: Final = 0
REAR: Final = 2
FLANK: Final = 4
"""The zone between (or on) the front and rear line, on either side."""

FRONT_LINE: Final = 0
MIDDLE_LINE: Final = 1
REAR_LINE: Final = 2


class FrontLine:
    """One of the three lines of a base: beyond it is where the base looks.

    Args:
        body: The base.
        which: FRONT_LINE, MIDDLE_LINE or REAR_LINE.
    """

    __slots__ = ("bound", "nx", "ny", "unit", "x", "y")

    def __init__(self, body: Body, which: i64) -> None:
        self.x: i64 = body.x
        self.y: i64 = body.y
        self.bound: i64 = 0
        self.unit: bool = body.corners == 0
        if body.corners == 0:
            self.nx: i64 = cosine(body.facing)
            self.ny: i64 = sine(body.facing)
            self.bound = (1 - which) * body.reach * ONE
            return
        # Square to the front edge, outwards; its length is that of the edge.
        self.nx = body.ys[1] - body.ys[0]
        self.ny = body.xs[0] - body.xs[1]
        if which != MIDDLE_LINE:
            self.x = body.xs[which]
            self.y = body.ys[which]

    def beyond(self, x: i64, y: i64) -> i64:
        """How far beyond the line a place lies, in a measure of the line's own."""
        return self.nx * (x - self.x) + self.ny * (y - self.y) - self.bound

    def span(self, body: Body) -> tuple[i64, i64]:
        """Signs of how far the hindmost and the foremost point of a base lie beyond the line."""
        if body.corners == 0:
            value = self.beyond(body.x, body.y)
            if self.unit:
                wide = body.reach * ONE
                return sign(value - wide), sign(value + wide)
            against = compare_area(value, body.reach, self.nx * self.nx + self.ny * self.ny)
            if value >= 0:
                return against, 1 if value > 0 or body.reach > 0 else 0
            return -1, -against
        low = sign(self.beyond(body.xs[0], body.ys[0]))
        high = low
        for i in range(1, body.corners):
            here = sign(self.beyond(body.xs[i], body.ys[i]))
            low = min(low, here)
            high = max(high, here)
        return low, high


def middle_ahead(body: Body, which: i64, other: Body) -> bool:
    """Is the middle of another base beyond or on a line of a base?"""
    return FrontLine(body, which).beyond(other.x, other.y) >= 0


def any_part_ahead(body: Body, which: i64, other: Body) -> bool:
    """Is any part of another base strictly beyond a line of a base?"""
    return FrontLine(body, which).span(other)[1] > 0


def zone(body: Body, x: i64, y: i64) -> i64:
    """Is a place before the front line (FRONT), behind the rear line (REAR) or in the FLANK?

    The flank is the endless band between the two lines, both included.
    """
    if FrontLine(body, FRONT_LINE).beyond(x, y) > 0:
        return FRONT
    return REAR if FrontLine(body, REAR_LINE).beyond(x, y) < 0 else FLANK
