"""Vacancy: the free place nearest to one that is taken, to the unit.

`spots.nearest_free` looks on a lattice and is quick; what is here also tries the ways straight out
of whatever covers the place, and then goes on unit by unit. All places are fine units.
"""

from math import sqrt
from typing import Final

from slagveld.table.obstacles import Ground, is_free
from slagveld.table.paths import leg_length
from slagveld.table.ring import whole_outside
from slagveld.table.solids import Solid, is_inside
from slagveld.table.spots import nearest_free
from slagveld.table.units import FINE

AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))


def way_out(ground: Ground, x: int, y: int, most: int, lattice: int) -> tuple[int, int] | None:
    """Which free place is nearest to this one, which is not free? None when there is none.

    A lattice of places `lattice` apart (a multiple of 16) is looked at as far as `most`; a way
    straight out may be longer. From the best place found one goes on in steps of that length,
    halved to whole units down to one: no free place beside the one given is nearer.
    """
    best: tuple[int, int] | None = None
    for solid in ground.solids:
        for place in exits(solid, x, y):
            if is_free(ground, place[0], place[1]):
                best = _nearer(best, place, x, y)
    within = float(most) if best is None else sqrt(float(_far(best, x, y)))
    spot = nearest_free(ground, x, y, within, lattice)
    if spot is not None:
        best = _nearer(best, spot, x, y)
    return None if best is None else _settled(ground, best, x, y, lattice)


def _settled(ground: Ground, best: tuple[int, int], x: int, y: int, step: int) -> tuple[int, int]:
    """From a free place on towards a wish, in steps that get smaller."""
    while step >= FINE:
        far = _far(best, x, y)
        found = best
        for dx, dy in AROUND:
            place = (best[0] + dx * step, best[1] + dy * step)
            if _far(place, x, y) < _far(found, x, y) and is_free(ground, place[0], place[1]):
                found = place
        if _far(found, x, y) == far:
            step = step // 2 // FINE * FINE
        best = found
    return best


def _nearer(
    best: tuple[int, int] | None, place: tuple[int, int], x: int, y: int
) -> tuple[int, int]:
    return place if best is None or _far(place, x, y) < _far(best, x, y) else best


def _far(place: tuple[int, int], x: int, y: int) -> int:
    return (place[0] - x) ** 2 + (place[1] - y) ** 2


def exits(solid: Solid, x: int, y: int) -> list[tuple[int, int]]:
    """Where does one leave a solid that one is in? Whole places, in the order of its edges.

    Straight across each edge (give or take two units), or through the rim of a disc; none when
    the place is outside, or the very middle of a disc.
    """
    if not is_inside(solid, x, y):
        return []
    places: list[tuple[float, float]] = []
    if solid.count == 1:
        dx = x - solid.cx
        dy = y - solid.cy
        far = leg_length(0.0, 0.0, dx, dy)
        if far > 0.0:
            part = solid.limit / far
            places.append((solid.cx + dx * part, solid.cy + dy * part))
    for side in solid.sides():
        nx = side.normal_x
        ny = side.normal_y
        out = (x - side.x) * nx + (y - side.y) * ny - solid.limit
        places.append((x - out * nx, y - out * ny))
    found: list[tuple[int, int]] = []
    for px, py in places:
        spot = whole_outside([solid], px, py)
        if spot is not None:
            found.append(spot)
    return found
