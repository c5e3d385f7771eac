"""Do they touch? Contact, overlap, where two bases meet, and what stands between them.

Touching means at most `tolerance` fine units apart; each game has its own constant. Corners
count. Bases on different levels never touch unless a name says `flat`.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Body
from slagveld.table.lines import compare_area, cross, segment_gap, sign
from slagveld.table.measure import compare_gap

FLUSH: Final = 2
"""Fine units by which two edges that lie flush may seem to part, from rounded corners."""


def touching(a: Body, b: Body, tolerance: i64) -> bool:
    """Are two bases on one level in contact? Exact."""
    return a.level == b.level and compare_gap(a, b, tolerance) <= 0


def touching_flat(a: Body, b: Body, tolerance: i64) -> bool:
    """Are two bases in contact when levels are not looked at? Exact."""
    return compare_gap(a, b, tolerance) <= 0


def touched(body: Body, others: list[Body], tolerance: i64) -> list[int]:
    """Which of these bases does a base touch? Indices in order; never itself."""
    found: list[int] = []
    reach = body.reach + tolerance
    for i in range(len(others)):
        other = others[i]
        dx = other.x - body.x
        dy = other.y - body.y
        far = reach + other.reach
        if dx * dx + dy * dy > far * far or other is body or other.level != body.level:
            continue
        if compare_gap(body, other, tolerance) <= 0:
            found.append(i)
    return found


def overlap(a: Body, b: Body, tolerance: i64 = 0) -> bool:
    """Do two bases overlap deeper than `tolerance`? Exact; touching is no overlap.

    Depth is the shortest way by which one of them would have to move to part them. Levels are
    not looked at.
    """
    if tolerance == 0:
        return compare_gap(a, b, 0) < 0
    if a.corners == 0 and b.corners == 0:
        near = a.reach + b.reach - tolerance
        dx = b.x - a.x
        dy = b.y - a.y
        return near > 0 and dx * dx + dy * dy < near * near
    if compare_gap(a, b, 0) >= 0:
        return False
    if a.corners == 0:
        return _disc_deeper(a, b, tolerance)
    if b.corners == 0:
        return _disc_deeper(b, a, tolerance)
    return _deeper(a, b, tolerance) and _deeper(b, a, tolerance)


def _deeper(a: Body, b: Body, tolerance: i64) -> bool:
    """Does rectangle b come more than `tolerance` within every edge of rectangle a?"""
    for i in range(a.corners):
        j = (i + 1) % a.corners
        ax: i64 = a.xs[i]
        ay: i64 = a.ys[i]
        bx: i64 = a.xs[j]
        by: i64 = a.ys[j]
        deepest: i64 = 0
        for k in range(b.corners):
            deepest = max(deepest, cross(ax, ay, bx, by, b.xs[k], b.ys[k]))
        square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        if compare_area(deepest, tolerance, square) <= 0:
            return False
    return True


def _disc_deeper(disc: Body, other: Body, tolerance: i64) -> bool:
    """Does a disc that overlaps a rectangle do so deeper than `tolerance`?"""
    rest = disc.reach - tolerance
    if rest >= 0:
        core = Body(disc.x, disc.y, rest, [], [], 0, 0, 0)
        return compare_gap(core, other, 0) < 0
    for i in range(other.corners):
        j = (i + 1) % other.corners
        ax: i64 = other.xs[i]
        ay: i64 = other.ys[i]
        bx: i64 = other.xs[j]
        by: i64 = other.ys[j]
        inside = cross(ax, ay, bx, by, disc.x, disc.y)
        square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        if inside <= 0 or compare_area(inside, -rest, square) <= 0:
            return False
    return True


def overlapped(body: Body, others: list[Body], tolerance: i64) -> list[int]:
    """Which of these bases on its level does a base overlap? Indices in order; never itself."""
    found: list[int] = []
    for i in range(len(others)):
        other = others[i]
        dx = other.x - body.x
        dy = other.y - body.y
        far = body.reach + other.reach
        if dx * dx + dy * dy >= far * far or other.level != body.level:
            continue
        if other is not body and overlap(body, other, tolerance):
            found.append(i)
    return found


def contact_points(a: Body, b: Body) -> list[tuple[int, int]]:
    """Where do two bases that touch meet? One point, or the two ends of a shared stretch.

    Points lie half-way across the gap, to the nearest fine unit. Bases that overlap have no
    point of contact in this sense; the answer is then rough.
    """
    if a.corners == 0 and b.corners == 0:
        part = _rim_part(a.reach, b.reach, a.x, a.y, b.x, b.y)
        return [_between(a.x, a.y, b.x, b.y, part)]
    if b.corners == 0:
        return contact_points(b, a)
    if a.corners == 0:
        foot_x, foot_y, _ = _nearest_foot(a.x, a.y, b)
        return [_between(a.x, a.y, foot_x, foot_y, _rim_part(a.reach, 0, a.x, a.y, foot_x, foot_y))]
    return _polygon_contact(a, b)


def _rim_part(reach: i64, other: i64, ax: i64, ay: i64, bx: i64, by: i64) -> float:
    """What part of the way from a to b lies half-way between two rims around them?"""
    dx = float(bx - ax)
    dy = float(by - ay)
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return 0.5
    return (length + float(reach - other)) / (2.0 * length)


def _between(ax: i64, ay: i64, bx: i64, by: i64, part: float) -> tuple[int, int]:
    dx = float(bx - ax) * part
    dy = float(by - ay) * part
    return int(ax + _nearest(dx)), int(ay + _nearest(dy))


def _nearest(value: float) -> i64:
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def _nearest_foot(x: i64, y: i64, body: Body) -> tuple[i64, i64, i64]:
    """The point of a rectangle's outline nearest to a place, and how far it is."""
    best: i64 = -1
    foot_x = x
    foot_y = y
    for i in range(body.corners):
        j = (i + 1) % body.corners
        ax: i64 = body.xs[i]
        ay: i64 = body.ys[i]
        dx: i64 = body.xs[j] - ax
        dy: i64 = body.ys[j] - ay
        here = segment_gap(x, y, ax, ay, ax + dx, ay + dy)
        if best >= 0 and here >= best:
            continue
        best = here
        along = dx * (x - ax) + dy * (y - ay)
        square = dx * dx + dy * dy
        if along <= 0 or square == 0:
            part = 0.0
        else:
            part = 1.0 if along >= square else float(along) / float(square)
        foot_x = ax + _nearest(float(dx) * part)
        foot_y = ay + _nearest(float(dy) * part)
    return foot_x, foot_y, best


def _polygon_contact(a: Body, b: Body) -> list[tuple[int, int]]:
    """The corners nearest to the other rectangle, moved half-way; the two farthest apart."""
    gaps: list[int] = []
    points: list[tuple[int, int]] = []
    for turn in range(2):
        one = a if turn == 0 else b
        other = b if turn == 0 else a
        for i in range(one.corners):
            x: i64 = one.xs[i]
            y: i64 = one.ys[i]
            foot_x, foot_y, far = _nearest_foot(x, y, other)
            gaps.append(int(far))
            points.append((int((x + foot_x + 1) >> 1), int((y + foot_y + 1) >> 1)))
    least = min(gaps)
    near = [points[i] for i in range(len(points)) if gaps[i] <= least + FLUSH]
    first = 0
    second = 0
    widest = 0
    for i in range(len(near)):
        for j in range(i + 1, len(near)):
            dx = near[i][0] - near[j][0]
            dy = near[i][1] - near[j][1]
            if dx * dx + dy * dy > widest:
                widest = dx * dx + dy * dy
                first = i
                second = j
    if widest <= 4 * FLUSH * FLUSH:
        return [near[0]]
    return [near[first], near[second]]


def parted(a: Body, b: Body, x1: i64, y1: i64, x2: i64, y2: i64, slack: i64) -> bool:
    """Does a barrier from (x1, y1) to (x2, y2) stand between two bases that touch?

    It does when the bases lie on different sides of its line and it covers every point where
    they meet; a barrier that covers a part of a shared stretch leaves them in contact. `slack`
    is how far a base may stick through the line and a point lie off the barrier: the game's
    contact tolerance.
    """
    one = side_of(a, x1, y1, x2, y2, slack)
    other = side_of(b, x1, y1, x2, y2, slack)
    if one * other >= 0:
        return False
    return all(segment_gap(x, y, x1, y1, x2, y2) <= slack + FLUSH for x, y in contact_points(a, b))


def side_of(body: Body, x1: i64, y1: i64, x2: i64, y2: i64, slack: i64) -> i64:
    """On which side of the endless line through two places is a base? 0 when on both.

    It may stick through the line by `slack` and still be on the side of its middle. The sign is
    that of `cross`.
    """
    square = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)
    middle = cross(x1, y1, x2, y2, body.x, body.y)
    side = sign(middle)
    if body.corners == 0:
        if body.reach <= slack:
            return side
        return side if compare_area(middle, body.reach - slack, square) >= 0 else 0
    for i in range(body.corners):
        here = cross(x1, y1, x2, y2, body.xs[i], body.ys[i])
        if sign(here) * side < 0 and compare_area(here, slack, square) > 0:
            return 0
    return side
