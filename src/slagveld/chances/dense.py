"""Arithmetic on rows of chances: index k holds the chance (or exact weight) of the number k.

Rows of floats go through numpy; products of chances are never negative, so nothing cancels and
every entry keeps its relative accuracy (no Fourier transforms here, they lose the tails). Exact
rows are whole-number weights over one common denominator. Caches are bounded.
"""

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Row: TypeAlias = NDArray[np.float64]

_CACHED_ROW: Final = 1024
"""Rows of more dice than this are computed anew each time, to bound the cache."""

_CACHED_MATRIX: Final = 256
"""Matrices of more dice than this are computed anew each time."""

_BLOCK: Final = 64
"""Dice of different chances are worked out in blocks of so many."""

_FEW: Final = 8
"""Fewer dice of one chance than this are worked out one by one."""


def zeros(size: int) -> Row:
    """Row without any chance yet."""
    return np.zeros(size)


def constant(size: int, chance: float) -> Row:
    """Row of equal chances."""
    return np.full(size, chance)


def binomial(dice: int, chance: float) -> Row:
    """Row of the number of successes of so many dice."""
    if dice <= _CACHED_ROW:
        return _cached_binomial(dice, chance)
    return _binomial(dice, chance)


def _binomial(dice: int, chance: float) -> Row:
    """Start at the likeliest count and multiply outwards, so that nothing over- or underflows."""
    row = np.zeros(dice + 1)
    if chance in (0.0, 1.0):
        row[dice if chance else 0] = 1.0
        row.setflags(write=False)
        return row
    mode = min(dice, int((dice + 1) * chance))
    row[mode] = 1.0
    odds = chance / (1.0 - chance)
    above = np.arange(mode + 1, dice + 1)
    row[mode + 1 :] = np.cumprod((dice + 1 - above) / above * odds)
    if mode and odds > 0.0:
        below = np.arange(mode, 0, -1)
        row[mode - 1 :: -1] = np.cumprod(below / ((dice + 1 - below) * odds))
    row /= math.fsum(row)
    row.setflags(write=False)  # it is shared through the cache
    return row


_cached_binomial = lru_cache(maxsize=2048)(_binomial)


def _binomial_matrix(size: int, chance: float) -> Row:
    matrix = np.zeros((size, size))
    for dice in range(size):
        matrix[dice, : dice + 1] = _binomial(dice, chance)
    return matrix


_cached_matrix = lru_cache(maxsize=64)(_binomial_matrix)


def thin(row: Row, chance: float) -> Row:
    """Row of how many remain when each of a random number stays with this chance."""
    most = len(row)
    if most > _CACHED_MATRIX:
        return row @ _binomial_matrix(most, chance)
    size = 1 << max(4, (most - 1).bit_length())
    return row @ _cached_matrix(size, chance)[:most, :most]


def power(row: Row, times: int) -> Row:
    """Row of the sum of so many independent numbers of the same row."""
    result = np.ones(1)
    while times:
        if times & 1:
            result = np.convolve(result, row)
        times >>= 1
        if times:
            row = np.convolve(row, row)
    return result


def trimmed_power(row: Row, times: int, negligible: float) -> tuple[int, Row]:
    """Row of the sum of so many numbers, ends of at most `negligible` cut off; with its offset."""
    offset, result = 0, np.ones(1)
    first = 0
    while times:
        if times & 1:
            offset, result = trimmed(offset + first, np.convolve(result, row), negligible)
        times >>= 1
        if times:
            first, row = trimmed(2 * first, np.convolve(row, row), negligible)
    return offset, result


def poisson_binomial(pools: Mapping[float, int]) -> tuple[int, Row]:
    """Row of the successes of dice with various chances, so many of each; with its offset."""
    listed = sorted(pools.items())
    rows = [binomial(count, chance) for chance, count in listed if count >= _FEW]
    single = [chance for chance, count in listed if count < _FEW for _ in range(count)]
    return convolve_all([*rows, *_blocks(single)])


def _blocks(chances: list[float]) -> list[Row]:
    """Rows of blocks of dice, all blocks worked out side by side, die by die."""
    blocks = -(-len(chances) // _BLOCK)
    padded = np.zeros(blocks * _BLOCK)
    padded[: len(chances)] = chances
    table = padded.reshape(blocks, _BLOCK)
    state = np.zeros((blocks, _BLOCK + 1))
    state[:, 0] = 1.0
    longest = min(len(chances), _BLOCK)
    for place in range(longest):
        column = table[:, place : place + 1]
        gained = state[:, : place + 1] * column
        state[:, : place + 1] *= 1.0 - column
        state[:, 1 : place + 2] += gained
    return list(state[:, : longest + 1])


def compound(count: Row, each: Row) -> Row:
    """Row of the sum of a random number of independent numbers of the same row."""
    result = count[-1:]
    for weight in count[-2::-1]:
        result = np.convolve(result, each)
        result[0] += weight
    return result


def convolve_all(rows: Sequence[Row], negligible: float = 0.0) -> tuple[int, Row]:
    """Row of the sum of one independent number of each row, halved and merged; with its offset.

    Ends of intermediate rows that hold at most `negligible` per entry are cut off; the offset
    says which number the first entry stands for.
    """
    if not rows:
        return 0, np.ones(1)
    parts = [trimmed(0, row, negligible) for row in rows]
    while len(parts) > 1:
        merged = [
            trimmed(low + other, np.convolve(row, more), negligible)
            for (low, row), (other, more) in zip(parts[::2], parts[1::2], strict=False)
        ]
        parts = merged + parts[len(merged) * 2 :]
    return parts[0]


def trimmed(offset: int, row: Row, negligible: float) -> tuple[int, Row]:
    """Cut entries of at most `negligible` off both ends of a row; the largest always stays."""
    keep = np.flatnonzero(row > negligible)
    if len(keep) in (0, len(row)):
        return offset, row
    return offset + int(keep[0]), row[keep[0] : keep[-1] + 1]


def weights(chances: Sequence[Fraction]) -> tuple[list[int], int]:
    """Whole-number weights of exact chances, and their common denominator."""
    denominator = math.lcm(*(part.denominator for part in chances))
    return [part.numerator * (denominator // part.denominator) for part in chances], denominator


def convolve_exact(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """Exact weights of the sum of two independent numbers."""
    result = [0] * (len(first) + len(second) - 1)
    for i, weight in enumerate(first):
        if weight:
            for j, other in enumerate(second, i):
                result[j] += weight * other
    return result


def power_exact(row: Sequence[int], times: int) -> list[int]:
    """Exact weights of the sum of so many independent numbers of the same row."""
    result = [1]
    for _ in range(times):
        result = convolve_exact(result, row)
    return result


def compound_exact(
    count: Sequence[int], each: Sequence[int], denominator: int
) -> tuple[list[int], int]:
    """Exact weights of the sum of a random number of numbers, and the extra denominator.

    `denominator` belongs to `each`; the result is over the count's denominator times the factor
    handed back.
    """
    result = [count[-1]]
    factor = 1
    for weight in count[-2::-1]:
        factor *= denominator
        result = convolve_exact(result, each)
        result[0] += weight * factor
    return result, factor


def binomial_exact(dice: int, chance: Fraction) -> tuple[list[int], int]:
    """Exact weights of the number of successes of so many dice, and their denominator."""
    won, sides = chance.numerator, chance.denominator
    lost = sides - won
    row = [math.comb(dice, k) * won**k * lost ** (dice - k) for k in range(dice + 1)]
    return row, sides**dice
