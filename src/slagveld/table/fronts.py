"""What is in front? Lines along a base's front, middle and rear, and the sides of a base.

A line divides the table for good: unlike an arc it has no apex. On a rectangle the three lines
run along (or parallel to) its true front edge; on a disc they stand square to its facing, the
front and rear line as tangents. All answers are exact, except where a line enters a base
(nearest fine unit).
"""

from typing import Final

from mypy_extensions import i64

from slagveld.table.arcs import in_arc
from slagveld.table.body import Body
from slagveld.table.lines import compare_area, compare_segment, sign
from slagveld.table.sight import body_in_way, body_stretch
from slagveld.table.units import ONE, cosine, sine

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
"""Sides of a base, in the order of the edges of a rectangle. Right is the higher direction."""

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


def ahead(body: Body, which: i64, x: i64, y: i64) -> i64:
    """Is a place beyond (1), on (0) or behind (-1) a line of a base?"""
    return sign(FrontLine(body, which).beyond(x, y))


def middle_ahead(body: Body, which: i64, other: Body) -> bool:
    """Is the middle of another base beyond or on a line of a base?"""
    return FrontLine(body, which).beyond(other.x, other.y) >= 0


def any_part_ahead(body: Body, which: i64, other: Body) -> bool:
    """Is any part of another base strictly beyond a line of a base?"""
    return FrontLine(body, which).span(other)[1] > 0


def partly_ahead(body: Body, which: i64, other: Body) -> bool:
    """Is another base partly beyond and partly behind a line of a base?"""
    low, high = FrontLine(body, which).span(other)
    return low < 0 < high


def whole_ahead(body: Body, which: i64, other: Body) -> bool:
    """Is all of another base beyond or on a line of a base?"""
    return FrontLine(body, which).span(other)[0] >= 0


def zone(body: Body, x: i64, y: i64) -> i64:
    """Is a place before the front line (FRONT), behind the rear line (REAR) or in the FLANK?

    The flank is the endless band between the two lines, both included.
    """
    if FrontLine(body, FRONT_LINE).beyond(x, y) > 0:
        return FRONT
    return REAR if FrontLine(body, REAR_LINE).beyond(x, y) < 0 else FLANK


def side_towards(body: Body, x: i64, y: i64) -> i64:
    """Which side of a base faces a place: FRONT, RIGHT, REAR or LEFT?

    A rectangle is divided by its diagonals, drawn on without end; a disc into quarters around
    its facing. On a dividing line front and rear go before the sides; the middle is FRONT.
    """
    if body.corners == 0:
        if in_arc(body.x, body.y, body.facing, 450, x, y):
            return FRONT
        if in_arc(body.x, body.y, (body.facing + 1800) % 3600, 450, x, y):
            return REAR
        on_right = in_arc(body.x, body.y, (body.facing + 900) % 3600, 450, x, y)
        return RIGHT if on_right else LEFT
    dx = x - body.x
    dy = y - body.y
    # The corners lie opposite each other, so two diagonals tell all four sides.
    past_first = (body.xs[0] - body.x) * dy - (body.ys[0] - body.y) * dx
    past_second = (body.xs[1] - body.x) * dy - (body.ys[1] - body.y) * dx
    if past_first >= 0 and past_second <= 0:
        return FRONT
    if past_first <= 0 and past_second >= 0:
        return REAR
    return RIGHT if past_first > 0 else LEFT


def sides_at(body: Body, x: i64, y: i64, slack: i64) -> list[int]:
    """On which sides of a base is a place (a point of contact)? In the order of the sides.

    On a rectangle: every edge at most `slack` away, so a corner is on two. On a disc: the side
    that faces the place.
    """
    if body.corners == 0:
        return [int(side_towards(body, x, y))]
    found: list[int] = []
    for i in range(4):
        j = (i + 1) % 4
        ax: i64 = body.xs[i]
        ay: i64 = body.ys[i]
        if compare_segment(x, y, ax, ay, body.xs[j], body.ys[j], slack) <= 0:
            found.append(i)
    return found


def entry(x1: i64, y1: i64, x2: i64, y2: i64, body: Body) -> tuple[bool, i64, i64]:
    """Does a line pass through a base, and where does it enter? The start when it begins inside.

    Ask `in_arc` or `side_towards` about the point to know through which arc it came. The point
    is rounded to the nearest fine unit.
    """
    return _along(x1, y1, x2, y2, body, True)


def departure(x1: i64, y1: i64, x2: i64, y2: i64, body: Body) -> tuple[bool, i64, i64]:
    """Does a line pass through a base, and where does it leave? The end when it ends inside."""
    return _along(x1, y1, x2, y2, body, False)


def _along(x1: i64, y1: i64, x2: i64, y2: i64, body: Body, entering: bool) -> tuple[bool, i64, i64]:
    if not body_in_way(x1, y1, x2, y2, body):
        return False, x1, y1
    enter, leave = body_stretch(x1, y1, x2, y2, body)
    part = enter if entering else leave
    dx = float(x2 - x1) * part
    dy = float(y2 - y1) * part
    x = x1 + (int(dx + 0.5) if dx >= 0.0 else -int(0.5 - dx))
    return True, x, y1 + (int(dy + 0.5) if dy >= 0.0 else -int(0.5 - dy))
