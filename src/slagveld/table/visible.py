"""Which part of a base can be seen from a place?

From the place, a base fills a wedge of directions. The directions in which the picture may
change (edges of what is in the way, and where that meets the outline of the base) cut the wedge
into slices; within a slice everything is alike, so its middle is looked at. Nothing is sampled.

A slice narrower than 1e-12 radians (a millionth of a micrometre across the table) does not
count: two bases that touch leave no slit between them. Numbering of things in the way is that
of `sight`.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Area, Body
from slagveld.table.inside import place_in_area
from slagveld.table.lines import place_in_convex
from slagveld.table.sight import first_in_way
from slagveld.table.wedge import FOREVER, Wedge, mark_disc, mark_edges

HIDDEN: Final = 0
PARTLY: Final = 1
CLEAR: Final = 2

_THIN: Final = 1e-12
_SHORT: Final = 1.0 - 1e-12


class View:
    """What is seen of a base.

    Args:
        seen: HIDDEN, PARTLY or CLEAR.
        blockers: What hides some part of it, in order.
        x, y: A point of the base that is seen, in the middle of the widest clear slice, to the
            nearest fine unit; the place of the viewer when it is hidden.
        share: How much of the wedge is clear, 0 to 1, weighed across the line of sight.
    """

    __slots__ = ("blockers", "seen", "share", "x", "y")

    def __init__(self, seen: i64, blockers: list[int], x: i64, y: i64, share: float) -> None:
        self.seen: i64 = seen
        self.blockers: list[int] = blockers
        self.x: i64 = x
        self.y: i64 = y
        self.share: float = share


def ray_into_disc(dx: float, dy: float, x: i64, y: i64, body: Body) -> float:
    """How many steps (dx, dy) from a place outside or on a disc to its inside; or forever."""
    ex = float(body.x - x)
    ey = float(body.y - y)
    square = dx * dx + dy * dy
    along = dx * ex + dy * ey
    aside = abs(dx * ey - dy * ex)
    wide = float(body.reach) * sqrt(square)
    if along <= 0.0 or aside >= wide:
        return FOREVER
    return (along - sqrt((wide - aside) * (wide + aside))) / square


def ray_to_edges(
    dx: float, dy: float, x: i64, y: i64, xs: list[int], ys: list[int], follow: list[int]
) -> tuple[float, bool]:
    """How many steps to the first edge crossed, and is the ray inside before it?

    An edge that passes through the place itself is not crossed.
    """
    first = FOREVER
    inside = False
    for i in range(len(xs)):
        j: i64 = follow[i] if len(follow) > 0 else (i + 1) % len(xs)
        px: i64 = xs[i] - x
        py: i64 = ys[i] - y
        qx: i64 = xs[j] - x
        qy: i64 = ys[j] - y
        one = dx * float(py) - dy * float(px)
        two = dx * float(qy) - dy * float(qx)
        if (one > 0.0) == (two > 0.0):
            continue
        steps = float(px * qy - py * qx) / (dx * float(qy - py) - dy * float(qx - px))
        if steps > 0.0:
            inside = not inside
            first = min(first, steps)
    return first, inside


def steps_to(dx: float, dy: float, x: i64, y: i64, body: Body) -> float:
    """How many steps (dx, dy) from a place outside a base to the base; or forever."""
    if body.corners == 0:
        return ray_into_disc(dx, dy, x, y, body)
    first, inside = ray_to_edges(dx, dy, x, y, body.xs, body.ys, [])
    return 0.0 if inside else first


def steps_to_area(dx: float, dy: float, x: i64, y: i64, area: Area) -> float:
    """How many steps (dx, dy) from a place to the inside of an area; or forever."""
    first, inside = ray_to_edges(dx, dy, x, y, area.xs, area.ys, area.follow)
    return 0.0 if inside else first


def _may_block(x: i64, y: i64, target: Body, body: Body) -> bool:
    """Does a base come near the lines from a place to the target?"""
    dx = float(target.x - x)
    dy = float(target.y - y)
    ex = float(body.x - x)
    ey = float(body.y - y)
    square = dx * dx + dy * dy
    reach = float(target.reach + body.reach)
    along = dx * ex + dy * ey
    if along < 0.0:
        return ex * ex + ey * ey <= reach * reach
    if along > square:
        fx = float(body.x - target.x)
        fy = float(body.y - target.y)
        return fx * fx + fy * fy <= reach * reach
    aside = dx * ey - dy * ex
    return aside * aside <= reach * reach * square


def _area_may_block(x: i64, y: i64, target: Body, area: Area) -> bool:
    """Does the box around an area meet the box around a place and the target?"""
    reach = target.reach
    return (
        min(x, target.x - reach) <= area.high_x
        and max(x, target.x + reach) >= area.low_x
        and min(y, target.y - reach) <= area.high_y
        and max(y, target.y + reach) >= area.low_y
    )


def holds(x: i64, y: i64, body: Body) -> i64:
    """Is a place inside a base (1), on its edge (0) or outside (-1)? Exact."""
    if body.corners > 0:
        return place_in_convex(body.xs, body.ys, x, y)
    dx = body.x - x
    dy = body.y - y
    rest = body.reach * body.reach - dx * dx - dy * dy
    if rest == 0:
        return 0
    return 1 if rest > 0 else -1


class _Picture:
    """What may hide a base from a place, and where the picture may change.

    `inside` is the number of the first thing that the place itself is inside of, or -1.
    """

    __slots__ = ("inside", "marks", "ways", "wedge")

    def __init__(self, wedge: Wedge) -> None:
        self.wedge: Wedge = wedge
        self.marks: list[float] = [wedge.low, wedge.high]
        self.ways: list[int] = []
        self.inside: i64 = -1


def _picture(
    wedge: Wedge, bodies: list[Body], areas: list[Area], skip: i64, skip_too: i64
) -> _Picture:
    """Collect what may hide the target of a wedge."""
    picture = _Picture(wedge)
    x = wedge.x
    y = wedge.y
    target = wedge.target
    count = len(bodies)
    for i in range(count):
        body = bodies[i]
        if i == skip or body is target:
            continue
        if i == skip_too or not _may_block(x, y, target, body):
            continue
        if holds(x, y, body) > 0:
            picture.inside = i
            return picture
        picture.ways.append(i)
        if body.corners == 0:
            mark_disc(wedge, body, picture.marks)
        else:
            mark_edges(wedge, body.xs, body.ys, [], picture.marks)
    for k in range(len(areas)):
        area = areas[k]
        if not _area_may_block(x, y, target, area) or wedge.misses_box(area):
            continue
        if place_in_area(x, y, area) > 0:
            picture.inside = count + k
            return picture
        picture.ways.append(count + k)
        mark_edges(wedge, area.xs, area.ys, area.follow, picture.marks)
    picture.marks.sort()
    return picture


def view(
    x: i64,
    y: i64,
    target: Body,
    bodies: list[Body],
    areas: list[Area],
    skip: i64 = -1,
    skip_too: i64 = -1,
) -> View:
    """What part of a base is seen from a place, and what hides the rest?

    A place in or on the target sees it. A place inside something in the way sees nothing else.
    The bases numbered `skip` and `skip_too`, and the target itself, never hide it. A target
    without width (a point) is seen along one line or not at all.
    """
    if holds(x, y, target) >= 0:
        return View(CLEAR, [], x, y, 1.0)
    if target.reach == 0:
        way = first_in_way(x, y, target.x, target.y, bodies, areas, skip, skip_too)
        if way >= 0:
            return View(HIDDEN, [int(way)], x, y, 0.0)
        return View(CLEAR, [], target.x, target.y, 1.0)
    picture = _picture(Wedge(x, y, target), bodies, areas, skip, skip_too)
    if picture.inside >= 0:
        return View(HIDDEN, [int(picture.inside)], x, y, 0.0)
    return _look(picture, bodies, areas)


def _look(picture: _Picture, bodies: list[Body], areas: list[Area]) -> View:
    """Look along the middle of every slice between two marks."""
    wedge = picture.wedge
    marks = picture.marks
    ways = picture.ways
    x = wedge.x
    y = wedge.y
    hiding: list[bool] = [False] * len(ways)
    total = 0.0
    widest = 0.0
    best = 0.0
    blocked = False
    for i in range(1, len(marks)):
        low = marks[i - 1]
        wide = marks[i] - low
        if wide <= _THIN * (1.0 + low * low):
            continue
        slope = low + wide / 2.0
        dx = wedge.ax - slope * wedge.ay
        dy = wedge.ay + slope * wedge.ax
        far = steps_to(dx, dy, x, y, wedge.target) * _SHORT
        free = True
        for k in range(len(ways)):
            if _steps_to_way(dx, dy, x, y, ways[k], bodies, areas) < far:
                free = False
                hiding[k] = True
        if not free:
            blocked = True
            continue
        total += wide
        if wide > widest:
            widest = wide
            best = slope
    blockers: list[int] = [ways[k] for k in range(len(ways)) if hiding[k]]
    if widest == 0.0:
        return View(HIDDEN, blockers, x, y, 0.0)
    dx = wedge.ax - best * wedge.ay
    dy = wedge.ay + best * wedge.ax
    steps = steps_to(dx, dy, x, y, wedge.target)
    seen_x: i64 = x + _nearest(dx * steps)
    seen_y: i64 = y + _nearest(dy * steps)
    seen = PARTLY if blocked else CLEAR
    return View(seen, blockers, seen_x, seen_y, total / (wedge.high - wedge.low))


def _steps_to_way(
    dx: float, dy: float, x: i64, y: i64, way: i64, bodies: list[Body], areas: list[Area]
) -> float:
    """How many steps to a thing in the way, by its number; or forever."""
    if way < len(bodies):
        return steps_to(dx, dy, x, y, bodies[way])
    return steps_to_area(dx, dy, x, y, areas[way - len(bodies)])


def _any_free(picture: _Picture, bodies: list[Body], areas: list[Area]) -> bool:
    """Is any slice free? As `_look`, but stops at the first answer."""
    wedge = picture.wedge
    marks = picture.marks
    x = wedge.x
    y = wedge.y
    for i in range(1, len(marks)):
        low = marks[i - 1]
        wide = marks[i] - low
        if wide <= _THIN * (1.0 + low * low):
            continue
        slope = low + wide / 2.0
        dx = wedge.ax - slope * wedge.ay
        dy = wedge.ay + slope * wedge.ax
        far = steps_to(dx, dy, x, y, wedge.target) * _SHORT
        free = True
        for k in range(len(picture.ways)):
            if _steps_to_way(dx, dy, x, y, picture.ways[k], bodies, areas) < far:
                free = False
                break
        if free:
            return True
    return False


def _nearest(value: float) -> i64:
    """The nearest whole number; halves away from zero."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def is_seen(
    x: i64, y: i64, target: i64, bodies: list[Body], areas: list[Area], skip: i64 = -1
) -> bool:
    """Is any part of a base (a number in `bodies`) seen from a place? As `view`, but faster."""
    body = bodies[target]
    if holds(x, y, body) >= 0:
        return True
    # The middle is seen more often than not; that settles it with one line.
    if first_in_way(x, y, body.x, body.y, bodies, areas, skip, target) < 0:
        return True
    if body.reach == 0:
        return False
    picture = _picture(Wedge(x, y, body), bodies, areas, skip, target)
    return picture.inside < 0 and _any_free(picture, bodies, areas)


def seen_from(
    x: i64, y: i64, targets: list[int], bodies: list[Body], areas: list[Area], skip: i64 = -1
) -> list[int]:
    """Which of these bases (numbers in `bodies`) are seen from a place, at least in part?"""
    return [target for target in targets if is_seen(x, y, target, bodies, areas, skip)]
