"""Bends: the places where a shortest path may bend round a solid.

Round a polygon these are its corners. Round a solid with round corners they are the corners of a
polygon drawn about it: lines touch it in sixteen directions of the compass, and the places
between are where neighbouring lines meet. Such a polygon is up to 2 % wider than the solid and
might close a gap that is open; so wherever two solids nearly touch, both get one more line
straight across the gap, and their polygons stay apart exactly as the solids do. The same is done
where the path starts or ends close to a solid.

Bends lie on whole units: at most 11.4 fine units from their true place, less than the slip.
"""

from math import sqrt
from typing import Final

from slagveld.table.paths import nearest_unit
from slagveld.table.solids import Solid, outside
from slagveld.table.units import COSINE, ONE, TURN

COMPASS: Final = 16
"""Directions in which lines touch a round corner."""

CLOSE: Final = 0.02
"""How much wider than its radius a compass polygon is: 1 / cos(180 / COMPASS degrees) - 1."""

_COMPASS_X: Final[list[float]] = [COSINE[k * TURN // COMPASS] / ONE for k in range(COMPASS)]
_COMPASS_Y: Final[list[float]] = [
    COSINE[(k * TURN // COMPASS + 2700) % TURN] / ONE for k in range(COMPASS)
]


def round_bends(
    solid: Solid, towards_x: list[float], towards_y: list[float]
) -> tuple[list[float], list[float]]:
    """Where may a path bend round this solid?

    `towards` are further directions (unit vectors) in which a line must touch it. The places
    come in rising order round the solid, in fine units on whole units.
    """
    xs: list[float] = []
    ys: list[float] = []
    if solid.radius <= 0.0:
        for i in range(solid.count):
            xs.append(float(nearest_unit(solid.xs[i])))
            ys.append(float(nearest_unit(solid.ys[i])))
        return xs, ys
    ways_x = _COMPASS_X + towards_x
    ways_y = _COMPASS_Y + towards_y
    for i in range(solid.count):
        if solid.count == 1:
            line_x, line_y = _all_round(ways_x, ways_y)
        else:
            line_x, line_y = _between(solid, i, ways_x, ways_y)
        for k in range(1, len(line_x)):
            shift = solid.radius / (1.0 + line_x[k - 1] * line_x[k] + line_y[k - 1] * line_y[k])
            x = solid.xs[i] + shift * (line_x[k - 1] + line_x[k])
            y = solid.ys[i] + shift * (line_y[k - 1] + line_y[k])
            xs.append(float(nearest_unit(x)))
            ys.append(float(nearest_unit(y)))
    return xs, ys


def _all_round(ways_x: list[float], ways_y: list[float]) -> tuple[list[float], list[float]]:
    """The compass with the further directions in their places, the first again at the end."""
    line_x: list[float] = []
    line_y: list[float] = []
    for k in range(COMPASS):
        line_x.append(ways_x[k])
        line_y.append(ways_y[k])
        after = (k + 1) % COMPASS
        _insert(
            line_x,
            line_y,
            ways_x,
            ways_y,
            COMPASS,
            ways_x[k],
            ways_y[k],
            ways_x[after],
            ways_y[after],
        )
    line_x.append(ways_x[0])
    line_y.append(ways_y[0])
    return line_x, line_y


def _between(
    solid: Solid, i: int, ways_x: list[float], ways_y: list[float]
) -> tuple[list[float], list[float]]:
    """The directions in which lines touch the round of corner i, from edge to edge."""
    sides = solid.sides()
    before, after = sides[i - 1 if i > 0 else solid.count - 1], sides[i]
    line_x: list[float] = [before.normal_x]
    line_y: list[float] = [before.normal_y]
    _insert(
        line_x,
        line_y,
        ways_x,
        ways_y,
        0,
        before.normal_x,
        before.normal_y,
        after.normal_x,
        after.normal_y,
    )
    line_x.append(after.normal_x)
    line_y.append(after.normal_y)
    return line_x, line_y


def _insert(
    line_x: list[float],
    line_y: list[float],
    ways_x: list[float],
    ways_y: list[float],
    begin: int,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> None:
    """Append, in rising order, the ways (from number `begin`) strictly between a and b."""
    first = len(line_x)
    for k in range(begin, len(ways_x)):
        wx = ways_x[k]
        wy = ways_y[k]
        if ax * wy - ay * wx <= 1e-3 or wx * by - wy * bx <= 1e-3:
            continue
        at = len(line_x)
        while at > first and wx * line_y[at - 1] - wy * line_x[at - 1] > 0.0:
            at -= 1
        line_x.insert(at, wx)
        line_y.insert(at, wy)


def gap_ways(
    solid: Solid, others: list[Solid], towards_x: list[float], towards_y: list[float]
) -> None:
    """Append the directions from a solid across every gap so narrow that bends might close it."""
    for other in others:
        if other is solid or solid.radius + other.radius <= 0.0:
            continue
        wide = CLOSE * (solid.radius + other.radius) + 2.0 * (solid.slip + other.slip) + 16.0
        dx = other.cx - solid.cx
        dy = other.cy - solid.cy
        far = solid.bound + other.bound + wide
        if dx * dx + dy * dy > far * far:
            continue
        # From a corner: across an edge the solid has its line already.
        dx, dy = _nearest_of(solid, other)
        length = sqrt(dx * dx + dy * dy)
        gap = length - solid.radius - other.radius
        if length > 0.0 and -solid.slip - other.slip <= gap <= wide:
            towards_x.append(dx / length)
            towards_y.append(dy / length)


def _nearest_of(a: Solid, b: Solid) -> tuple[float, float]:
    """The shortest vector from a corner of a to an edge (or the only corner) of b."""
    best = 1e30
    best_x = 0.0
    best_y = 0.0
    for i in range(a.count):
        x, y = nearest_vector(b, a.xs[i], a.ys[i])
        square = x * x + y * y
        if square < best:
            best = square
            best_x = x
            best_y = y
    return best_x, best_y


def nearest_vector(solid: Solid, x: float, y: float) -> tuple[float, float]:
    """The shortest vector from a place outside to the polygon of a solid's corners."""
    if solid.count == 1:
        return solid.xs[0] - x, solid.ys[0] - y
    best = 1e30
    best_x = 0.0
    best_y = 0.0
    sides = solid.sides()
    for i in range(len(sides)):
        side = sides[i]
        after = sides[i + 1 if i + 1 < len(sides) else 0]
        px = x - side.x
        py = y - side.y
        ahead_x = -side.normal_y
        ahead_y = side.normal_x
        length = (after.x - side.x) * ahead_x + (after.y - side.y) * ahead_y
        along = min(max(px * ahead_x + py * ahead_y, 0.0), length)
        qx = along * ahead_x - px
        qy = along * ahead_y - py
        square = qx * qx + qy * qy
        if square < best:
            best = square
            best_x = qx
            best_y = qy
    return best_x, best_y


def end_ways(
    solid: Solid, x: float, y: float, towards_x: list[float], towards_y: list[float]
) -> bool:
    """Is the place so close to the solid that bends might lie wrong for it? Appends its way."""
    close = CLOSE * solid.radius + solid.slip + 32.0
    wide = solid.bound + solid.slip + close
    dx = x - solid.cx
    dy = y - solid.cy
    if dx * dx + dy * dy > wide * wide or outside(solid, x, y) > close:
        return False
    dx, dy = nearest_vector(solid, x, y)
    length = sqrt(dx * dx + dy * dy)
    if length > 0.0 and solid.radius > 0.0:
        towards_x.append(-dx / length)
        towards_y.append(-dy / length)
    return True
