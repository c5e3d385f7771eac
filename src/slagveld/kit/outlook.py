"""What features say about winning: weights fitted on battles, kept as a game's data.

A feature has two weights, one at the beginning of a battle and what is added until its end, since
the same lead decides more the less time is left. There is no constant: to the enemy every feature
is the opposite, and so is the chance.
"""

from collections.abc import Callable
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from slagveld import data
from slagveld.data import Row
from slagveld.kernel.tactics import Features

CERTAIN = 30.0
"""Beyond this the chance is as good as 0 or 1."""


class Origin(Row, frozen=True):
    """Where weights come from, so that anybody can fit them again."""

    command: str = ""
    battles: int = 0
    positions: int = 0
    brier: float = 0.25
    """The mean square of the error on battles held out; 0.25 for whoever always says a half."""
    brier_of_worth: float = 0.25
    """The same for `worth` alone, fitted on the same battles."""


class Weights(Row, frozen=True):
    """What each feature counts."""

    early: dict[str, float]
    late: dict[str, float]
    """What is added in proportion to the progress of a battle."""
    origin: Origin = Origin()

    welcome: tuple[str, ...] = ()
    """Features that never speak against who has them, whatever was fitted."""

    def chance(self, features: Features, progress: float) -> float:
        """The chance to win of whom a battle looks to like this."""
        total = 0.0
        for name, value in features.items():
            weight = self.early.get(name, 0.0) + progress * self.late.get(name, 0.0)
            if weight > 0.0 or name not in self.welcome:
                total += value * weight
        if total > CERTAIN:
            return 1.0
        return 0.0 if total < -CERTAIN else 1.0 / (1.0 + exp(-total))

    def never_against(self, *names: str) -> "Weights":
        """The same, but for these features it counts nothing where it would speak against one.

        Where hardly anybody has any of something early in a battle, a fit may give it a wrong sign.
        """
        return Weights(self.early, self.late, self.origin, names)


def weights_in(path: Path, *welcome: str) -> Callable[[], Weights]:
    """What was fitted and stands in a file; what is `welcome` never speaks against who has it.

    Calling it raises `data.DataError` where the file does not fit.
    """

    @cache
    def read() -> Weights:
        return data.load(path, Weights).never_against(*welcome)

    return read


class Fitted(NamedTuple):
    """What battles of a game look like, how far on they are, and what features say of them."""

    features: Callable[[Any, int], Features]
    progress: Callable[[Any], float]
    weights: Callable[[], Weights]


_EVEN = Weights({"strength": 4.0}, {})


def even() -> Weights:
    """What is taken where nothing has been fitted: who is stronger is likelier to win."""
    return _EVEN


def share(own: float, others: float) -> float:
    """How much more of something there is on one's own side, as a part of all there is."""
    total = own + others
    return (own - others) / total if total > 0 else 0.0


def part_of(done: int, whole: int, otherwise: float = 0.0) -> float:
    """How far on something is that has an end; `otherwise` where it has none."""
    return min(1.0, done / whole) if whole else otherwise


def begins(scenario: str, seat: int) -> tuple[str, float]:
    """The feature of sitting where one sits in a scenario, which need not be fair."""
    return f"seat-{scenario}", 1.0 if seat == 0 else -1.0
