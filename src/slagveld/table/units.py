"""Units of the table: whole tenths of a millimetre, whole tenths of a degree.

Positions that players see and saves hold are whole *units* (0.1 mm). Geometry is computed in
*fine* units, sixteen to the unit, so that the corners of a turned rectangle, half a base of
37.5 mm or a limit of 6.25 mm are still whole numbers.

Directions are whole tenths of a degree, 0 to 3599. Direction 0 looks along +x, 900 along +y;
on a screen, where y grows downwards, that is clockwise.

Bounds, stated because compiled 64-bit integers wrap silently: a coordinate lies within
±LIMIT units (±4 m), so a fine coordinate is below 2**20, a difference below 2**21, and a
product of two differences below 2**42: cross products and squared lengths are exact both in
64-bit integers and in doubles. Doubles are used for division and square roots only; these are
correctly rounded everywhere, so every machine computes the same table.
"""

from typing import Final

from mypy_extensions import i64

FINE: Final = 16
"""Fine units in one unit."""

LIMIT: Final = 40_000
"""Largest coordinate, in units, that geometry accepts (4 metres)."""

TURN: Final = 3600
"""Directions in a full turn."""

UNITS_PER_MM: Final = 10
UNITS_PER_CM: Final = 100
UNITS_PER_INCH: Final = 254
"""A true inch; games whose rulebook counts 2.5 cm to the inch use 250."""

ONE: Final = 1 << 30
"""The value that stands for 1.0 in the tables of cosines and sines."""


def _pi(bits: int) -> int:
    """Pi times 2**bits, by Machin's formula in whole numbers."""
    unity = 1 << (bits + 16)

    def arctan_inverse(x: int) -> int:
        power = unity // x
        total = power
        square = x * x
        divisor = 3
        sign = -1
        while power:
            power //= square
            total += sign * (power // divisor)
            sign = -sign
            divisor += 2
        return total

    return (4 * (4 * arctan_inverse(5) - arctan_inverse(239))) >> 16


def _cosine_table() -> list[int]:
    """Cosines of all 3,600 directions times ONE, rounded to the nearest whole number."""
    bits = 96
    unity = 1 << bits
    pi = _pi(bits)

    def series(tenth: int, start: int) -> int:
        """Cosine (start 0) or sine (start 1) of 0..450 tenths of a degree, times 2**bits."""
        x = pi * tenth // 1800
        term = unity if start == 0 else x
        total = term
        k = start
        while term:
            term = -(term * x >> bits) * x // ((k + 1) * (k + 2) << bits)
            total += term
            k += 2
            if term in (0, -1):
                break
        return total

    half = 1 << (bits - 31)
    quarter: list[int] = []
    for tenth in range(901):
        value = series(tenth, 0) if tenth <= 450 else series(900 - tenth, 1)
        quarter.append((value + half) >> (bits - 30))
    half_turn = quarter + [-quarter[1800 - tenth] for tenth in range(901, 1801)]
    return half_turn + [half_turn[3600 - tenth] for tenth in range(1801, 3600)]


COSINE: Final[list[int]] = _cosine_table()


def cosine(direction: i64) -> i64:
    """Cosine of a direction 0..3599, times ONE."""
    return COSINE[direction]


def sine(direction: i64) -> i64:
    """Sine of a direction 0..3599, times ONE."""
    return COSINE[(direction + 2700) % 3600]


def scaled(value: i64) -> i64:
    """A product with one cosine, divided by ONE and rounded to nearest (halves up)."""
    return (value + (1 << 29)) >> 30


def turn_between(start: i64, end: i64) -> i64:
    """Smallest turn between two directions, 0 to 1800."""
    difference = (end - start) % 3600
    return difference if difference <= 1800 else 3600 - difference


def direction_of(dx: i64, dy: i64) -> i64:
    """Direction of the vector nearest in tenths of a degree; halves go to the smaller number.

    The vector (0, 0) has no direction and gives 0. Components below 2**21.
    """
    if dx == 0 and dy == 0:
        return 0
    ax: i64 = dx if dx >= 0 else -dx
    ay: i64 = dy if dy >= 0 else -dy
    # Largest first-quadrant direction whose ray is not past (ax, ay).
    low: i64 = 0
    high: i64 = 900
    while low < high:
        middle = (low + high + 1) // 2
        if cosine(middle) * ay - sine(middle) * ax >= 0:
            low = middle
        else:
            high = middle - 1
    if low < 900:
        # Distance to a ray is the cross product; compare with the next ray.
        here: i64 = cosine(low) * ay - sine(low) * ax
        there: i64 = sine(low + 1) * ax - cosine(low + 1) * ay
        if there < here:
            low += 1
    if dx >= 0:
        return low if dy >= 0 else (3600 - low) % 3600
    return 1800 - low if dy >= 0 else 1800 + low
