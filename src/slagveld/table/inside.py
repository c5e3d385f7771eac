"""Is it in there? Places, bases and segments against areas of ground.

An area is open: its edge is not inside it. A line along an outline or through a corner is
therefore not in the area. All yes/no answers are exact.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Area, Body
from slagveld.table.lines import compare_segment, segment_in_convex, segments_meet

OUTSIDE: Final = 0
"""Nothing of it is in the area or at its edge."""
TOUCHING: Final = 1
"""It touches the edge from outside (or lies along it)."""
CROSSING: Final = 2
"""Part of it is inside, part outside."""
INSIDE: Final = 3
"""All of it is inside; it may touch the edge from within."""


def place_in_area(x: i64, y: i64, area: Area) -> i64:
    """Is a place inside an area (1), on its edge (0) or outside (-1)?"""
    if x < area.low_x or x > area.high_x or y < area.low_y or y > area.high_y:
        return -1
    xs = area.xs
    ys = area.ys
    inside = False
    for i in range(len(xs)):
        j: i64 = area.follow[i]
        ay: i64 = ys[i]
        by: i64 = ys[j]
        if (ay > y and by > y) or (ay < y and by < y):
            continue
        ax: i64 = xs[i]
        bx: i64 = xs[j]
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn == 0 and min(ax, bx) <= x <= max(ax, bx):
            return 0
        # Count the edges that a ray towards +x crosses; an end on the ray belongs to below.
        if (ay > y) != (by > y) and (turn > 0) == (by > ay):
            inside = not inside
    return 1 if inside else -1


def body_in_area(body: Body, area: Area) -> i64:
    """How does a base lie to an area: OUTSIDE, TOUCHING, CROSSING or INSIDE?"""
    reach = body.reach
    if (
        body.x + reach < area.low_x
        or body.x - reach > area.high_x
        or body.y + reach < area.low_y
        or body.y - reach > area.high_y
    ):
        return OUTSIDE
    touching = False
    for i in range(len(area.xs)):
        j: i64 = area.follow[i]
        ax: i64 = area.xs[i]
        ay: i64 = area.ys[i]
        bx: i64 = area.xs[j]
        by: i64 = area.ys[j]
        depth = -compare_segment(body.x, body.y, ax, ay, bx, by, reach)
        if depth >= 0 and body.corners > 0:
            depth = segment_in_convex(ax, ay, bx, by, body.xs, body.ys)
        if depth > 0:
            return CROSSING
        if depth == 0:
            touching = True
    # No edge passes through the base, so its middle speaks for all of it.
    if place_in_area(body.x, body.y, area) > 0:
        return INSIDE
    return TOUCHING if touching else OUTSIDE


def meets_area(body: Body, area: Area) -> bool:
    """Is any part of a base in an area or at its edge?"""
    return body_in_area(body, area) != OUTSIDE


def middle_in_area(body: Body, area: Area) -> bool:
    """Is the middle of a base in an area or on its edge?"""
    return place_in_area(body.x, body.y, area) >= 0


class Walk:
    """What a segment meets in one area, on the way from its start to its end.

    Just left and just right of the segment the outline is crossed at marks; a stretch is inside
    when both sides are, outside when neither is, and along an edge when one is.

    Args:
        left, right: Whether the start is inside, seen just left and just right of it.
        marks: Where that changes: fraction of the way, and 1 for left, 2 for right, 3 for both.
    """

    __slots__ = ("left", "marks", "right")

    def __init__(self, x1: i64, y1: i64, x2: i64, y2: i64, area: Area) -> None:
        self.left: bool = False
        self.right: bool = False
        self.marks: list[tuple[float, int]] = []
        dx = x2 - x1
        dy = y2 - y1
        square = dx * dx + dy * dy
        for i in range(len(area.xs)):
            j: i64 = area.follow[i]
            ax: i64 = area.xs[i] - x1
            ay: i64 = area.ys[i] - y1
            bx: i64 = area.xs[j] - x1
            by: i64 = area.ys[j] - y1
            one = dx * ay - dy * ax
            two = dx * by - dy * bx
            which: i64 = 0
            if (one > 0) != (two > 0):
                which += 1
            if (one >= 0) != (two >= 0):
                which += 2
            if which == 0:
                continue
            if which == 3:
                over = two - one
                at = ax * by - ay * bx
                if over < 0:
                    over = -over
                    at = -at
            else:
                over = square
                at = ax * dx + ay * dy if one == 0 else bx * dx + by * dy
            if at <= 0:
                self.left = self.left != (which != 2)
                self.right = self.right != (which != 1)
            elif at < over:
                self.marks.append((float(at) / float(over), int(which)))
        self.marks.sort()

    def stretches(self, inside: bool) -> list[tuple[float, float]]:
        """The stretches strictly inside (or strictly outside) in order, as fractions of the way."""
        found: list[tuple[float, float]] = []
        left = self.left
        right = self.right
        begin = 0.0 if left == inside and right == inside else -1.0
        count = len(self.marks)
        i = 0
        while i < count:
            here = self.marks[i][0]
            while i < count and self.marks[i][0] == here:
                which = self.marks[i][1]
                left = left != (which != 2)
                right = right != (which != 1)
                i += 1
            now = left == inside and right == inside
            if now and begin < 0.0:
                begin = here
            elif not now and begin >= 0.0:
                found.append((begin, here))
                begin = -1.0
        if begin >= 0.0:
            found.append((begin, 1.0))
        return found


def stretches_inside(x1: i64, y1: i64, x2: i64, y2: i64, area: Area) -> list[tuple[float, float]]:
    """Which stretches of a segment are inside an area? In order, as fractions of the way.

    The fractions are doubles. A segment of no length inside the area gives (0, 1).
    """
    if x1 == x2 and y1 == y2:
        return [(0.0, 1.0)] if place_in_area(x1, y1, area) > 0 else []
    if _passes_by(x1, y1, x2, y2, area):
        return []
    return Walk(x1, y1, x2, y2, area).stretches(True)


def inside_length(x1: i64, y1: i64, x2: i64, y2: i64, area: Area) -> i64:
    """How much of a segment is inside an area? Fine units, rounded up.

    Before rounding a millionth of a fine unit is taken off, so that exactly 10 cm stays 10 cm.
    This is also the width of a strip (river, ditch) where a path crosses it.
    """
    dx = float(x2 - x1)
    dy = float(y2 - y1)
    total = 0.0
    for low, high in stretches_inside(x1, y1, x2, y2, area):
        total += high - low
    length = total * sqrt(dx * dx + dy * dy) - 1e-6
    if length <= 0.0:
        return 0
    whole: i64 = int(length)
    return whole + 1 if float(whole) < length else whole


def segment_in_area(x1: i64, y1: i64, x2: i64, y2: i64, area: Area) -> i64:
    """How does a segment lie to an area: OUTSIDE, TOUCHING, CROSSING or INSIDE?

    A stretch along the edge is neither inside nor outside: with the rest inside it is INSIDE,
    alone it is TOUCHING.
    """
    if x1 == x2 and y1 == y2:
        place = place_in_area(x1, y1, area)
        if place > 0:
            return INSIDE
        return TOUCHING if place == 0 else OUTSIDE
    walk = Walk(x1, y1, x2, y2, area)
    if len(walk.stretches(True)) > 0:
        return CROSSING if len(walk.stretches(False)) > 0 else INSIDE
    for i in range(len(area.xs)):
        j: i64 = area.follow[i]
        if segments_meet(x1, y1, x2, y2, area.xs[i], area.ys[i], area.xs[j], area.ys[j]):
            return TOUCHING
    return OUTSIDE


def passes_through(x1: i64, y1: i64, x2: i64, y2: i64, area: Area) -> bool:
    """Is any part of a segment inside an area? Exact; along the outline is not inside."""
    if _passes_by(x1, y1, x2, y2, area):
        return False
    if x1 == x2 and y1 == y2:
        return place_in_area(x1, y1, area) > 0
    xs = area.xs
    ys = area.ys
    dx = x2 - x1
    dy = y2 - y1
    # As in Walk, but a crossing between the ends of both settles the matter at once, so only
    # corners that lie on the segment are left, and their places are whole numbers.
    left = False
    right = False
    marks: list[int] = []
    for i in range(len(xs)):
        ax: i64 = xs[i] - x1
        ay: i64 = ys[i] - y1
        j: i64 = area.follow[i]
        bx: i64 = xs[j] - x1
        by: i64 = ys[j] - y1
        one = dx * ay - dy * ax
        two = dx * by - dy * bx
        if (one > 0 and two > 0) or (one < 0 and two < 0):
            continue
        if one != 0 and two != 0:
            over = two - one
            at = ax * by - ay * bx
            if over < 0:
                over = -over
                at = -at
            if at <= 0:
                left = not left
                right = not right
            elif at < over:
                return True
        elif one != 0 or two != 0:
            place = ax * dx + ay * dy if one == 0 else bx * dx + by * dy
            on_left = one > 0 or two > 0
            if place > 0:
                marks.append(place * 2 if on_left else place * 2 + 1)
            elif on_left:
                left = not left
            else:
                right = not right
    if left and right:
        return True
    return len(marks) > 0 and _enters_at_corner(left, right, marks, dx * dx + dy * dy)


def _enters_at_corner(left: bool, right: bool, marks: list[int], square: i64) -> bool:
    """Is a stretch after one of the marks before the end inside? Even marks are on the left."""
    marks.sort()
    count = len(marks)
    for i in range(count):
        mark: i64 = marks[i]
        if mark >= square * 2:
            return False
        if mark % 2 == 0:
            left = not left
        else:
            right = not right
        last = i + 1 == count or marks[i + 1] // 2 != mark // 2
        if last and left and right:
            return True
    return False


def _passes_by(x1: i64, y1: i64, x2: i64, y2: i64, area: Area) -> bool:
    """Does a segment stay on one side of the box around an area?"""
    return (
        (x1 <= area.low_x and x2 <= area.low_x)
        or (x1 >= area.high_x and x2 >= area.high_x)
        or (y1 <= area.low_y and y2 <= area.low_y)
        or (y1 >= area.high_y and y2 >= area.high_y)
    )


def areas_meet(a: Area, b: Area) -> bool:
    """Do two areas overlap or touch? One within a hole of the other does neither."""
    if a.high_x < b.low_x or b.high_x < a.low_x or a.high_y < b.low_y or b.high_y < a.low_y:
        return False
    if place_in_area(a.xs[0], a.ys[0], b) >= 0 or place_in_area(b.xs[0], b.ys[0], a) >= 0:
        return True
    for i in range(len(a.xs)):
        j = a.follow[i]
        for k in range(len(b.xs)):
            m = b.follow[k]
            if segments_meet(
                a.xs[i], a.ys[i], a.xs[j], a.ys[j], b.xs[k], b.ys[k], b.xs[m], b.ys[m]
            ):
                return True
    return False
