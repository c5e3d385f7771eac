"""Which scenario a command means: one of the game's by its key, or a file."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from slagveld import data
from slagveld.cli import files
from slagveld.kernel.game import Game

SUFFIXES = (".yaml", ".yml", ".json")


def scenario_named(game: Game[Any], word: str) -> str | dict[str, Any]:
    """What `--scenario` means, the first scenario if it is empty.

    Raises:
        InputError: There is no such file.
        RefusedError: There is no such scenario, or something is wrong with it.
    """
    known = [scenario.key for scenario in game.scenarios()]
    if not word:
        return known[0]
    if word in known or not (word.endswith(SUFFIXES) or _is_file(word)):
        return game.scenario(word).key
    return _read(game, word)


@lru_cache(4)
def _read(game: Game[Any], word: str) -> dict[str, Any]:
    return game.written_in(files.read(word, data.LARGEST_UPLOAD), word)


def _is_file(word: str) -> bool:
    try:
        return Path(word).exists()
    except (OSError, ValueError):
        return False
