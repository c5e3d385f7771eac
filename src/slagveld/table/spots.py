"""Spots: free places near a wish.

A `Ground` says what the mover must not overlap; places are whole units, given in fine units.
Contact rings are in `ring`.
"""

from mypy_extensions import i64

from slagveld.table.obstacles import Ground, is_free
from slagveld.table.paths import nearest_unit
from slagveld.table.units import FINE


def nearest_free(
    ground: Ground, x: float, y: float, most: float, step: int = 10 * FINE
) -> tuple[int, int] | None:
    """Which free place is nearest to this one, at most `most` away?

    The place itself (rounded) when free. Else places on a lattice round it, `step` apart, from
    the nearest outwards; ties go to the smaller y, then x. The best of them is then drawn
    towards the wish as far as it stays free. None when none is free.
    """
    mid_x = nearest_unit(x)
    mid_y = nearest_unit(y)
    if is_free(ground, mid_x, mid_y):
        return mid_x, mid_y
    best = most * most
    found: tuple[int, int] | None = None
    apart: i64 = step
    radius: i64 = 1
    while float(radius * apart * (radius * apart)) <= best:
        row: i64 = -radius
        while row <= radius:
            stride: i64 = 1 if row in (-radius, radius) else 2 * radius
            column: i64 = -radius
            while column <= radius:
                far = float((row * row + column * column) * apart * apart)
                if far < best or (found is None and far <= best):
                    x_there, y_there = mid_x + column * apart, mid_y + row * apart
                    if is_free(ground, float(x_there), float(y_there)):
                        best = far
                        found = (x_there, y_there)
                column += stride
            row += 1
        radius += 1
    if found is None:
        return None
    return _drawn(ground, found[0], found[1], mid_x, mid_y)


def _drawn(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> tuple[int, int]:
    """The free place found by halving between a free place and a wish, on whole units."""
    low = 0.0
    high = 1.0
    best = (x, y)
    for _ in range(16):
        middle = (low + high) / 2.0
        px = nearest_unit(x + (to_x - x) * middle)
        py = nearest_unit(y + (to_y - y) * middle)
        if is_free(ground, px, py):
            low = middle
            best = (px, py)
        else:
            high = middle
    return best
