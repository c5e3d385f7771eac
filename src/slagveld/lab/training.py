"""Fitting what a battle's features say about winning, on battles that bots play with themselves.

    found = train("mage-knight", battles=500, seed=1)

The same order gives the same weights. Every fifth battle is held out and judges the fit.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slagveld.bots.planning.playout import habit_of
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.tactics import Features, Tactics
from slagveld.kit.outlook import Origin, Weights
from slagveld.kit.tactics import even_of

CAP: Final = 20_000
"""Answers after which a battle is given up."""
WANDER: Final = 0.1
"""How often a seat does anything, so that uneven battles are seen too."""
LOOKS: Final = 0.25
"""How often a position is noted."""
HELD_OUT: Final = 5
"""Every so many-th battle judges the fit."""
RIDGE: Final = 1.0
"""How much plain weights are preferred to wild ones."""

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


def train(
    key: str,
    *,
    battles: int,
    seed: int,
    scenario: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Trained:
    """Play battles and fit the game's weights; raises RefusedError where there are no tactics."""
    game = find(key)
    tactics = game.tactics()
    if tactics is None:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-tactics", game=key))
    scenarios = (
        [scenario] if scenario else [one.key for one in game.scenarios() if 2 in one.players]
    )
    positions: list[Position] = []
    for number in range(battles):
        chosen = scenarios[number % len(scenarios)]
        positions += watched(game, tactics, chosen, f"{seed}/{number}", number)
        if progress is not None:
            progress(1)
    return fitted(positions, command=f"slagveld train {key} --battles {battles} --seed {seed}")


def watched(
    game: Game[Any], tactics: Tactics, scenario: str, chance: str, number: int
) -> list[Position]:
    """Some positions of one battle; none if it did not come to an end."""
    rng = Rng(chance)
    dice = Quick(Rng(chance + "/dice"))
    state = game.begin(game.setup_for_bots(scenario, players=2), dice).state
    seen: list[tuple[Features, float, float]] = []
    for _ in range(CAP):
        question = game.question(state)
        if question is None:
            break
        answered = state.sealed.seats
        seat = next(one for one in question.who(state) if one not in answered)
        if rng.random() < WANDER:
            action = question.propose(state, seat, rng)
        else:
            action = habit_of(game, tactics, state, seat, rng)
        state = game.apply(state, seat, action, dice).state
        if state.outcome is None and rng.random() < LOOKS:
            worth = tactics.worth(state, 0)
            seen.append((tactics.features(state, 0), tactics.progress(state), worth))
    if state.outcome is None:
        return []
    won = even_of(state.outcome.winners, 0)
    return [Position(number, features, far, worth, won) for features, far, worth in seen]


def fitted(positions: Sequence[Position], *, command: str) -> Trained:
    """Weights for the features of these positions; every fifth battle judges them."""
    names = sorted({name for one in positions for name in one.features})
    table = np.array([[one.features.get(name, 0.0) for name in names] for one in positions])
    far = np.array([one.progress for one in positions])
    won = np.array([one.won for one in positions])
    held = np.array([one.battle % HELD_OUT == 0 for one in positions])
    rows = _doubled(table, far)
    found = logistic(rows[~held], won[~held])
    said = _chances(rows[held] @ found)
    worth = np.array([[one.worth] for one in positions])
    plain = _doubled(worth / max(1e-9, float(np.abs(worth).mean())), far)
    by_worth = _chances(plain[held] @ logistic(plain[~held], won[~held]))
    count = len(names)
    origin = Origin(
        command=command,
        battles=len({one.battle for one in positions}),
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


def logistic(rows: Numbers, won: Numbers) -> Numbers:
    """The weights of a logistic regression without a constant, by Newton's steps."""
    count = rows.shape[1]
    scale = np.maximum(1e-9, np.sqrt((rows**2).mean(axis=0)))
    table = rows / scale
    found = np.zeros(count)
    for _ in range(50):
        chances = _chances(table @ found)
        slope = table.T @ (won - chances) - RIDGE * found
        spread = np.maximum(1e-6, chances * (1 - chances))
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
    return float(f"{weight:.5g}")


def _curve(said: Numbers, won: Numbers) -> tuple[tuple[float, float, int], ...]:
    tenth = np.minimum(9, (said * 10).astype(int))
    found: list[tuple[float, float, int]] = []
    for number in range(10):
        here = tenth == number
        if here.any():
            row = (round(float(said[here].mean()), 3), round(float(won[here].mean()), 3))
            found.append((*row, int(here.sum())))
    return tuple(found)
