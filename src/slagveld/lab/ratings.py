"""How strong players are by whom they beat: the model of Bradley and Terry on Elo's scale.

The chance that one beats another is g / (g + h), with a strength above 0 for each. A draw is half
a victory. Every player also has one drawn battle with an average player who is not there, so that
whoever won everything has a strength that can be told.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slagveld.lab.interval import Z_95

AVERAGE: Final = 1500.0
"""The rating of the average of all players."""
POINTS: Final = 400 / log(10)
"""So many points to the natural logarithm of a strength: 400 points are ten to one."""
PRIOR: Final = 1.0
"""Battles with the average player."""
STEPS: Final = 100_000
CLOSE: Final = 1e-10
"""Strengths that change by no larger part than this are found."""

Numbers = NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is."""

    rating: float
    low: float
    high: float
    """Where the rating truly lies, in 95 of 100 cases."""


def ratings(won: Sequence[Sequence[float]]) -> tuple[Rating, ...]:
    """The ratings of players of whom each won `won[one][other]` battles against each other."""
    table = np.array(won, dtype=float)
    found = np.log(strengths(table))
    spread = np.sqrt(np.diag(_covariance(table + table.T, found)))
    rows = zip(found - found.mean(), spread, strict=True)
    return tuple(_rating(float(one) * POINTS, float(unsure) * POINTS) for one, unsure in rows)


def strengths(won: Numbers) -> Numbers:
    """The likeliest strengths, by minorisation and maximisation.

    All of them together are held by the average player alone, and so are moved by a step of
    Newton's besides, without which that takes thousands of steps.
    """
    battles = won + won.T
    wins = won.sum(axis=1) + PRIOR / 2
    found = np.ones(len(won))
    for _ in range(STEPS):
        met = (battles / np.add.outer(found, found)).sum(axis=1) + PRIOR / (found + 1)
        better = wins / met
        alone = better / (better + 1)
        better *= np.exp((0.5 - alone).sum() / (alone * (1 - alone)).sum())
        done = float(np.abs(better / found - 1).max()) < CLOSE
        found = better
        if done:
            break
    return found


def _covariance(battles: Numbers, found: Numbers) -> Numbers:
    """That of the distances from the average, from the Fisher information."""
    count = len(found)
    chances = 1 / (1 + np.exp(-np.subtract.outer(found, found)))
    known = battles * chances * (1 - chances)
    alone = 1 / (1 + np.exp(-found))
    information = np.diag(known.sum(axis=1) + PRIOR * alone * (1 - alone)) - known
    centred = np.eye(count) - 1 / count
    return np.asarray(centred @ np.linalg.inv(information) @ centred)


def _rating(above: float, unsure: float) -> Rating:
    middle, reach = AVERAGE + above, Z_95 * unsure
    return Rating(
        rating=round(middle, 1), low=round(middle - reach, 1), high=round(middle + reach, 1)
    )
