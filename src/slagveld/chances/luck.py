"""Was it luck? What came out of many independent rolls, against what could be expected."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec
import numpy as np

from slagveld.chances import dense
from slagveld.chances.checks import Probability, chance, whole
from slagveld.chances.distribution import Distribution, float_row

NEGLIGIBLE: Final = 1e-40
"""Single totals less likely than this are left out of sums of many dice."""


class Luck(msgspec.Struct, frozen=True):
    """How unusual an observed total is among all that could have been rolled."""

    observed: int
    """What was rolled."""

    expected: float
    """The mean of what could be rolled."""

    deviation: float
    """The standard deviation of what could be rolled."""

    at_least: float
    """The chance of the observed total or more."""

    at_most: float
    """The chance of the observed total or less."""

    as_extreme: float
    """The chance of a total at least as far from the expected one, on either side."""

    @property
    def sigmas(self) -> float:
        """How many standard deviations above (or, negative, below) the mean it lies."""
        return (self.observed - self.expected) / self.deviation if self.deviation else 0.0


def luck_of_successes(chances: Iterable[Probability], observed: int) -> Luck:
    """Say how unusual a number of successes is, each roll having had its own chance.

    >>> luck = luck_of_successes([0.5] * 10, 9)
    >>> luck.expected, round(luck.at_least, 6), round(luck.as_extreme, 6)
    (5.0, 0.010742, 0.021484)
    """
    pools = Counter(float(chance("a chance", each)) for each in chances)
    rolls = sum(pools.values())
    if whole("observed", observed) > rolls:
        raise ValueError(f"{rolls} rolls cannot have {observed} successes")
    first, row = dense.poisson_binomial(pools)
    listed = sorted(pools.items())
    mean = math.fsum(each * count for each, count in listed)
    variance = math.fsum(each * (1.0 - each) * count for each, count in listed)
    return _judged(first, row, observed, mean, variance)


def luck_of_total(rolls: Iterable[Distribution[int]], observed: int) -> Luck:
    """Say how unusual the total of many independent rolls is.

    >>> from slagveld.chances import dice
    >>> luck = luck_of_total([dice(2, 6)] * 20, 180)
    >>> luck.expected, round(luck.sigmas, 2), round(luck.as_extreme, 6)
    (140.0, 3.7, 0.000205)
    """
    whole("observed", observed, None)
    pools = Counter(rolls)
    first, mean, variance = 0, 0.0, 0.0
    rows: list[dense.Row] = []
    for roll, count in pools.items():
        offset, row = dense.trimmed_power(float_row(roll), count, NEGLIGIBLE)
        rows.append(row)
        first += offset + roll.outcomes[0] * count
        mean += float(roll.mean) * count
        variance += float(roll.variance) * count
    offset, row = dense.convolve_all(rows, NEGLIGIBLE)
    return _judged(first + offset, row, observed, mean, variance)


def _judged(first: int, row: dense.Row, observed: int, mean: float, variance: float) -> Luck:
    numbers = np.arange(first, first + len(row))
    # The slack lets totals that mirror each other about the mean count as equally far.
    far = abs(observed - mean) - 1e-9 * max(1.0, abs(mean))
    return Luck(
        observed=observed,
        expected=mean,
        deviation=math.sqrt(variance),
        at_least=min(1.0, math.fsum(row[numbers >= observed])),
        at_most=min(1.0, math.fsum(row[numbers <= observed])),
        as_extreme=min(1.0, math.fsum(row[np.abs(numbers - mean) >= far])),
    )
