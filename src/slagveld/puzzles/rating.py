"""How hard a puzzle is: which levels find the answer."""

from collections.abc import Callable
from typing import Any, Final

from slagveld.bots.levels import LEVELS, Level, LevelBot
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.structs import Struct

TRIES: Final = 9
"""How often a level tries that does not look ahead."""
TRIES_AHEAD: Final = 3
"""How often one tries that does."""

Solved = Callable[[Action], bool]
"""Whether an answer solves the puzzle."""


class Rating(Struct, frozen=True):
    """How hard a puzzle is."""

    level: str
    """The lowest level that finds the answer in most of its tries; empty: none does."""
    stars: int


def rated(game: Game[Any], state: Any, seat: int, dice: str, solved: Solved) -> Rating:
    """The lowest level that solves a position; what none solves is as hard as can be."""
    for stars, level in enumerate(LEVELS, 1):
        if _finds(game, state, seat, f"{dice}/{level.key}", level, solved):
            return Rating(level.key, stars)
    return Rating("", len(LEVELS))


def _finds(game: Game[Any], state: Any, seat: int, dice: str, level: Level, solved: Solved) -> bool:
    tries = TRIES if level.effort is None else TRIES_AHEAD
    found = missed = 0
    for number in range(tries):
        view = game.view(state, seat)
        if solved(LevelBot(level).answer(game, view, seat, Rng(f"{dice}/{number}"))):
            found += 1
        else:
            missed += 1
        if 2 * found > tries or 2 * missed > tries:
            break
    return 2 * found > tries
