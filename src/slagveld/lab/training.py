"""Fitting what a battle's features say about winning, on battles that bots play with themselves.

    found = train("mage-knight", battles=500, seed=1)

The same order gives the same weights, whoever plays its battles. One battle of five is held out
and judges the fit.
"""

from functools import partial
from typing import Any, Final

import msgspec

from slagveld.bots.planning.playout import habit_of
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.tactics import Features, Tactics
from slagveld.kit.tactics import even_of
from slagveld.lab.crew import Battle, Progress, played
from slagveld.lab.fitting import Position, Trained, fitted, suffices

CAP: Final = 20_000
"""Answers after which a battle is given up."""
WANDER: Final = 0.1
"""How often a seat does anything, so that uneven battles are seen too."""
LOOKS: Final = 0.25
"""How often a position is noted."""
PLAYERS: Final = 2


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """Which battles are played to learn from."""

    game: str
    seed: int = 1
    scenario: str | None = None
    """All for two players in turn, where none is named."""

    def command(self, battles: int) -> str:
        """What to type for the same weights."""
        said = f"slagveld train {self.game} --battles {battles} --seed {self.seed}"
        return said if self.scenario is None else f"{said} --scenario {self.scenario}"


def train(
    key: str,
    *,
    battles: int,
    seed: int,
    scenario: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Trained:
    """Play battles and fit the game's weights.

    Raises:
        RefusedError: The game has no tactics, the scenario does not fit, or too few battles came
            to an end.
    """
    course = Course(game=key, seed=seed, scenario=scenario)
    prepare = partial(_prepared, course)
    seen = dict(played(prepare, battles, workers=workers, progress=progress))
    positions = [one for number in sorted(seen) for one in seen[number]]
    if not suffices(positions):
        ended = sum([bool(noted) for noted in seen.values()])
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-too-few", battles=battles, ended=ended))
    return fitted(positions, command=course.command(battles))


def _prepared(course: Course) -> Battle[list[Position]]:
    """What plays the battles of a course; raises RefusedError."""
    game = find(course.game)
    tactics = game.tactics()
    if tactics is None:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-tactics", game=course.game))
    if course.scenario is not None:
        scenarios = [game.scenario(course.scenario)]
    else:
        scenarios = list(game.scenarios())
    keys = [one.key for one in scenarios if PLAYERS in one.players]
    if not keys:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-seat-count", count=PLAYERS))

    def battle(number: int) -> list[Position]:
        chance = f"{course.seed}/{number}"
        return watched(game, tactics, keys[number % len(keys)], chance, number)

    return battle


def watched(
    game: Game[Any], tactics: Tactics, scenario: str, chance: str, number: int
) -> list[Position]:
    """Some positions of one battle; none if it did not come to an end."""
    rng = Rng(chance)
    dice = Quick(Rng(chance + "/dice"))
    state = game.begin(game.setup_for_bots(scenario, players=PLAYERS), dice).state
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
