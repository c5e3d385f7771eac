"""Circling: when a point that turns about a pivot first meets an edge or a round.

"When" is a number of quarters: 0 at the start, 1 after a quarter turn, 4 after a full one. It
rises with the turn but not evenly; `quarters_of` and `whole_tenths` translate. `sense` is 1 for a
turn through rising directions, -1 for the other way. Places are fine units, in doubles.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.units import ONE, TURN, cosine, sine

NEVER: Final = 9.0
"""A number of quarters that no turn reaches."""


def quarters_of(tenths: i64) -> float:
    """How far round a turn of 0 to 3600 goes: a number that rises with it, 4 for a full turn."""
    if tenths >= TURN:
        return 4.0
    return _quarters(float(cosine(tenths)) / ONE, float(sine(tenths)) / ONE)


def _quarters(c: float, s: float) -> float:
    """A number that rises with the direction of (c, s): 0 ahead, 1 a quarter turn, up to 4."""
    size = abs(c) + abs(s)
    if s >= 0.0:
        return s / size if c >= 0.0 else 1.0 - c / size
    return 2.0 - s / size if c < 0.0 else 3.0 + c / size


def whole_tenths(quarters: float) -> int:
    """The largest whole number of tenths of a degree not beyond this."""
    low = 0
    high = TURN
    while low < high:
        middle = (low + high + 1) // 2
        if quarters_of(middle) <= quarters:
            low = middle
        else:
            high = middle - 1
    return low


def arc_round(
    px: float,
    py: float,
    ox: float,
    oy: float,
    sense: float,
    xs: list[int],
    ys: list[int],
    follow: list[int] | None,
    radius: float,
) -> float:
    """When does a point turning about o first come within `radius` of a ring of edges?"""
    best = NEVER
    count = len(xs)
    for i in range(count):
        j = (i + 1) % count if follow is None else follow[i]
        ax = float(xs[i])
        ay = float(ys[i])
        bx = float(xs[j])
        by = float(ys[j])
        if radius > 0.0:
            best = min(best, arc_circle(px, py, ox, oy, sense, ax, ay, radius))
            dx = bx - ax
            dy = by - ay
            length = sqrt(dx * dx + dy * dy)
            nx = dy / length * radius
            ny = -dx / length * radius
            if follow is not None:
                # Rings run either way: the edge is met from both sides.
                best = min(
                    best, _arc_segment(px, py, ox, oy, sense, ax - nx, ay - ny, bx - nx, by - ny)
                )
            ax += nx
            ay += ny
            bx += nx
            by += ny
        best = min(best, _arc_segment(px, py, ox, oy, sense, ax, ay, bx, by))
    return best


def _when(px: float, py: float, ox: float, oy: float, sense: float, x: float, y: float) -> float:
    """After how many quarters does p, turning about o, pass (x, y) on its circle?"""
    vx = px - ox
    vy = py - oy
    wx = x - ox
    wy = y - oy
    return _quarters(vx * wx + vy * wy, sense * (vx * wy - vy * wx))


def _arc_segment(
    px: float,
    py: float,
    ox: float,
    oy: float,
    sense: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> float:
    """When does p, turning about o, first meet the segment a-b? `NEVER` when it does not."""
    vx = px - ox
    vy = py - oy
    square = vx * vx + vy * vy
    dx = bx - ax
    dy = by - ay
    length2 = dx * dx + dy * dy
    if square == 0.0 or length2 == 0.0:
        return NEVER
    ex = ax - ox
    ey = ay - oy
    side = dx * ey - dy * ex
    rest = square * length2 - side * side
    if rest < 0.0:
        return NEVER
    root = sqrt(rest)
    along = -(ex * dx + ey * dy)
    best = NEVER
    for t in ((along - root) / length2, (along + root) / length2):
        if 0.0 <= t <= 1.0:
            best = min(best, _when(px, py, ox, oy, sense, ax + dx * t, ay + dy * t))
    return best


def arc_circle(
    px: float, py: float, ox: float, oy: float, sense: float, cx: float, cy: float, radius: float
) -> float:
    """When does p, turning about o, first come to `radius` from c? `NEVER` when it does not."""
    vx = px - ox
    vy = py - oy
    square = vx * vx + vy * vy
    dx = cx - ox
    dy = cy - oy
    apart2 = dx * dx + dy * dy
    if square == 0.0 or apart2 == 0.0:
        return NEVER
    along = (square - radius * radius + apart2) / (2.0 * apart2)
    rest = square / apart2 - along * along
    if rest < 0.0:
        return NEVER
    root = sqrt(rest)
    mx = ox + dx * along
    my = oy + dy * along
    return min(
        _when(px, py, ox, oy, sense, mx - dy * root, my + dx * root),
        _when(px, py, ox, oy, sense, mx + dy * root, my - dx * root),
    )
