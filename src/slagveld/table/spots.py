"""Spots: free places near a wish.

A `Ground` says what the mover must not overlap; places are whole units, given in fine units.
Contact rings are in `ring`.
"""

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
    radius = 1
    while (radius * step) ** 2 <= best:
        for row in range(-radius, radius + 1):
            stride = 1 if abs(row) == radius else 2 * radius
            for column in range(-radius, radius + 1, stride):
                far = float((row * row + column * column) * step * step)
                better = far < best or (found is None and far <= best)
                if better and is_free(ground, mid_x + column * step, mid_y + row * step):
                    best = far
                    found = (mid_x + column * step, mid_y + row * step)
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
