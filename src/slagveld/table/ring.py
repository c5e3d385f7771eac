"""Rings: places in contact with a body, or at a gap from it, all the way round.

The ring of a body is the edge of its solid (see `obstacles.body_solids`): where the mover's
reference point is when the two just touch. Make the solid with slip 0 for contact, with slip
`-gap` for a gap in fine units. Places are whole units, never nearer than asked, in the order of
rising direction seen from the solid's middle.
"""

from slagveld.table.paths import nearest_unit
from slagveld.table.solids import Solid, outside, span
from slagveld.table.units import FINE, ONE, TURN, cosine, sine


def rim_point(solid: Solid, dx: float, dy: float) -> tuple[float, float]:
    """Where does a ray from the solid's middle leave it? (dx, dy) need not have length 1."""
    size = abs(dx) + abs(dy)
    far = 4.0 * (solid.bound + FINE)
    ax = solid.cx + dx / size * far
    ay = solid.cy + dy / size * far
    begin, end = span(solid, ax, ay, solid.cx, solid.cy)
    if begin >= end:
        return solid.cx, solid.cy
    return ax + (solid.cx - ax) * begin, ay + (solid.cy - ay) * begin


def whole_outside(solids: list[Solid], x: float, y: float) -> tuple[int, int] | None:
    """The whole place near (x, y) that is outside all solids (their slip included) and closest.

    Closest is the least sum of distances to the solids, within two units; ties go to the smaller
    y, then x. None when every place there is inside one.
    """
    mid_x = nearest_unit(x)
    mid_y = nearest_unit(y)
    best = 1e30
    found: tuple[int, int] | None = None
    for row in range(-2, 3):
        for column in range(-2, 3):
            px = mid_x + column * FINE
            py = mid_y + row * FINE
            total = 0.0
            for solid in solids:
                gap = _beyond(solid, px, py)
                if gap > -solid.radius and total + gap + solid.slip < best:
                    gap = outside(solid, px, py)
                gap += solid.slip
                if gap < 0.0 or total + gap >= best:
                    total = 1e30
                    break
                total += gap
            if total < best - 1e-6:
                best = total
                found = (px, py)
    return found


def _beyond(solid: Solid, x: float, y: float) -> float:
    """How far is a place beyond the edge that it is farthest out of? Never more than `outside`.

    Within all edges it is the same; and it is sooner found.
    """
    if solid.count == 1:
        return outside(solid, x, y)
    best = -1e18
    for side in solid.sides():
        out = (x - side.x) * side.normal_x + (y - side.y) * side.normal_y
        if out > best:
            best = out
    return best - solid.radius


def ring_spot(solid: Solid, direction: int) -> tuple[int, int] | None:
    """The whole place on the ring of a solid in a direction from its middle."""
    way = direction % TURN
    x, y = rim_point(solid, float(cosine(way)) / ONE, float(sine(way)) / ONE)
    return whole_outside([solid], x, y)


def touch_two(a: Solid, b: Solid) -> list[tuple[int, int]]:
    """Where does the mover touch two bodies at once? Whole places, by direction from a.

    At each the sum of both gaps is the least that whole places allow: below 1.5 units where the
    rings cross at a right angle, more where they graze. Both solids with slip 0. Crossings
    closer together than five degrees may be missed.
    """
    found: list[tuple[int, int]] = []
    steps = 72
    high_x, high_y = _turned(0)
    is_high_out = _is_rim_out(a, b, high_x, high_y)
    for k in range(1, steps + 1):
        low_x = high_x
        low_y = high_y
        is_low_out = is_high_out
        high_x, high_y = _turned(k * TURN // steps)
        is_high_out = _is_rim_out(a, b, high_x, high_y)
        if is_low_out == is_high_out:
            continue
        end_x = high_x
        end_y = high_y
        for _ in range(30):
            mid_x = (low_x + end_x) / 2.0
            mid_y = (low_y + end_y) / 2.0
            if _is_rim_out(a, b, mid_x, mid_y) == is_low_out:
                low_x = mid_x
                low_y = mid_y
            else:
                end_x = mid_x
                end_y = mid_y
        x, y = rim_point(a, low_x, low_y)
        spot = whole_outside([a, b], x, y)
        if spot is not None and spot not in found:
            found.append(spot)
    return found


def _turned(direction: int) -> tuple[float, float]:
    way = direction % TURN
    return float(cosine(way)) / ONE, float(sine(way)) / ONE


def _is_rim_out(a: Solid, b: Solid, dx: float, dy: float) -> bool:
    """Is the rim of a, in a direction from its middle, outside b? The edges of b tell mostly."""
    x, y = rim_point(a, dx, dy)
    beyond = _beyond(b, x, y)
    if beyond >= 0.0 or beyond <= -b.radius:
        return beyond >= 0.0
    return outside(b, x, y) >= 0.0
