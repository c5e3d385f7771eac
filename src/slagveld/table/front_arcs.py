"""Does the front arc of a round base reach into a piece of ground?"""

from itertools import pairwise
from math import sqrt

from slagveld.table.body import Area, Body
from slagveld.table.inside import place_in_area
from slagveld.table.units import ONE, cosine, sine

Vector = tuple[float, float]

_NOTHING = 1e-9
"""Stretches of an arc shorter than this, as part of its radius, are no stretches."""


def arc_meets(body: Body, half: int, area: Area) -> bool:
    """Whether any stretch of the edge of a disc between its arc extensions is inside an area.

    `half` is half of the arc, in tenths of a degree. Touching the outline is not inside.
    """
    if _apart(body, area):
        return False
    marks = [_turned(body.facing, turn) for turn in (-half, 0, half)]
    marks += [_turned(body.facing, turn) for turn in (-900, 900) if half > 900]
    ahead = marks[1]
    end = _turn(ahead, marks[2])
    found = [(_turn(ahead, mark), mark) for mark in marks[1:]]
    found.append((-end, marks[0]))
    for mark in _met(body, area):
        turn = _turn(ahead, mark)
        if -end < turn < end or half >= 1800:
            found.append((turn, mark))
    found.sort()
    return any(_between(body, one, other, area) for (_, one), (_, other) in pairwise(found))


def _apart(body: Body, area: Area) -> bool:
    reach = body.reach
    return (
        body.x + reach <= area.low_x
        or body.x - reach >= area.high_x
        or body.y + reach <= area.low_y
        or body.y - reach >= area.high_y
    )


def _turned(facing: int, turn: int) -> Vector:
    direction = (facing + turn) % 3600
    return cosine(direction) / ONE, sine(direction) / ONE


def _turn(ahead: Vector, way: Vector) -> float:
    """How far a direction is turned from another: rises from -2 to 2 over a full turn."""
    along = ahead[0] * way[0] + ahead[1] * way[1]
    aside = ahead[0] * way[1] - ahead[1] * way[0]
    size = 1.0 - along / (abs(along) + abs(aside))
    return size if aside >= 0.0 else -size


def _met(body: Body, area: Area) -> list[Vector]:
    """The directions in which the edge of the disc meets the outline of the area."""
    found: list[Vector] = []
    x, y, reach = int(body.x), int(body.y), int(body.reach)
    for i, j in enumerate(area.follow):
        px, py = area.xs[i] - x, area.ys[i] - y
        dx, dy = area.xs[j] - area.xs[i], area.ys[j] - area.ys[i]
        a = dx * dx + dy * dy
        b = dx * px + dy * py
        under = b * b - a * (px * px + py * py - reach * reach)
        if under <= 0:
            continue
        root = sqrt(float(under))
        parts = ((-b - root) / a, (-b + root) / a)
        found.extend(
            ((px + part * dx) / reach, (py + part * dy) / reach)
            for part in parts
            if 0.0 <= part <= 1.0
        )
    return found


def _between(body: Body, one: Vector, other: Vector, area: Area) -> bool:
    """Whether the middle of the stretch from one direction to the next is inside."""
    if abs(one[0] - other[0]) + abs(one[1] - other[1]) < _NOTHING:
        return False
    x, y = one[0] + other[0], one[1] + other[1]
    scale = float(body.reach) / sqrt(x * x + y * y)
    middle_x, middle_y = body.x + round(x * scale), body.y + round(y * scale)
    return bool(place_in_area(middle_x, middle_y, area) > 0)
