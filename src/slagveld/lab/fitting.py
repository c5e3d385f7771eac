"""Weights for features: a logistic regression on positions of battles whose end is known."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import Origin, Weights

HELD_OUT: Final = 5
"""One of so many battles judges the fit."""
RIDGE: Final = 1.0
"""How much plain weights are preferred to wild ones."""
ALIKE: Final = 3.0
"""A battle counts as so many positions, however many of it were noted: they hardly differ."""
LEAST_WEIGHT: Final = 1e-6
"""Smaller weights are none."""

Numbers = NDArray[np.float64]


class Position(msgspec.Struct, frozen=True):
    """What a battle looked like to the first seat, and how it ended for it."""

    battle: int
    features: Features
    progress: float
    worth: float
    won: float


class Trained(msgspec.Struct, frozen=True):
    """Fitted weights, and how well they predict battles that they have not seen."""

    weights: Weights
    curve: tuple[tuple[float, float, int], ...]
    """For each tenth of chances: what was said on the average, what came, how many positions."""


def is_held_out(battle: int) -> bool:
    """Whether a battle judges the fit: one of every five, by lot, so that no scenario is missed."""
    block, place = divmod(battle, HELD_OUT)
    return Rng(f"held out/{block}").randrange(HELD_OUT) == place


def suffices(positions: Sequence[Position]) -> bool:
    """Whether there is anything to fit and to judge: battles of both kinds, most to fit."""
    battles = {one.battle for one in positions}
    judging = sum([is_held_out(battle) for battle in battles])
    return judging >= 1 and len(battles) - judging >= HELD_OUT - 1


def fitted(positions: Sequence[Position], *, command: str) -> Trained:
    """Weights for the features of these positions; the battles held out judge them.

    Raises:
        ValueError: There are too few battles, see `suffices`.
    """
    if not suffices(positions):
        raise ValueError("too few battles")
    names = sorted({name for one in positions for name in one.features})
    battles = {one.battle for one in positions}
    judging = {battle for battle in battles if is_held_out(battle)}
    table = np.array([[one.features.get(name, 0.0) for name in names] for one in positions])
    far = np.array([one.progress for one in positions])
    won = np.array([one.won for one in positions])
    held = np.array([one.battle in judging for one in positions])
    noted = Counter(one.battle for one in positions)
    counts = np.array([min(1.0, ALIKE / noted[one.battle]) for one in positions])[~held]
    rows = _doubled(table, far)
    found = logistic(rows[~held], won[~held], counts)
    said = _chances(rows[held] @ found)
    worth = np.array([[one.worth] for one in positions])
    plain = _doubled(worth / max(1e-9, float(np.abs(worth).mean())), far)
    by_worth = _chances(plain[held] @ logistic(plain[~held], won[~held], counts))
    count = len(names)
    origin = Origin(
        command=command,
        battles=len(battles),
        positions=len(positions),
        brier=_brier(said, won[held]),
        brier_of_worth=_brier(by_worth, won[held]),
    )
    weights = Weights(
        early={name: _short(found[place]) for place, name in enumerate(names)},
        late={name: _short(found[count + place]) for place, name in enumerate(names)},
        origin=origin,
    )
    return Trained(weights, _curve(said, won[held]))


def logistic(rows: Numbers, won: Numbers, counts: Numbers) -> Numbers:
    """The weights of a logistic regression without a constant, by Newton's steps.

    `counts`: how much each row counts.
    """
    count = rows.shape[1]
    scale = np.maximum(1e-9, np.sqrt(np.average(rows**2, axis=0, weights=counts)))
    table = rows / scale
    found = np.zeros(count)
    for _ in range(50):
        chances = _chances(table @ found)
        slope = table.T @ (counts * (won - chances)) - RIDGE * found
        spread = counts * np.maximum(1e-6, chances * (1 - chances))
        bend = (table * spread[:, None]).T @ table + RIDGE * np.eye(count)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return np.asarray(found / scale)


def _doubled(table: Numbers, far: Numbers) -> Numbers:
    """Each feature as it is, and in proportion to the progress of its battle."""
    return np.hstack([table, table * far[:, None]])


def _chances(totals: Numbers) -> Numbers:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(totals, -30.0, 30.0))))


def _brier(said: Numbers, won: Numbers) -> float:
    return round(float(((said - won) ** 2).mean()), 4)


def _short(weight: float) -> float:
    """A weight as it is written: five digits, and none for what counts for nothing."""
    return float(f"{weight:.5g}") if abs(weight) >= LEAST_WEIGHT else 0.0


def _curve(said: Numbers, won: Numbers) -> tuple[tuple[float, float, int], ...]:
    tenth = np.minimum(9, (said * 10).astype(int))
    found: list[tuple[float, float, int]] = []
    for number in range(10):
        here = tenth == number
        if here.any():
            row = (round(float(said[here].mean()), 3), round(float(won[here].mean()), 3))
            found.append((*row, int(here.sum())))
    return tuple(found)
