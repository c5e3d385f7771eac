"""The games that are there: found through entry points, so that a game can be its own package."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from slagveld.kernel.game import Game
from slagveld.kernel.rulebook import RefusedError, refuse

GROUP = "slagveld.games"
"""The entry-point group: `my-game = "my_package.game:MyGame"`."""


@cache
def _made(kind: type[Game[Any]]) -> Game[Any]:
    made = kind()
    made.add_texts()
    return made


def taken() -> frozenset[str]:
    """The keys of all games, none of which is loaded."""
    return frozenset(point.name for point in entry_points(group=GROUP))


def games() -> dict[str, Game[Any]]:
    """All games by key, in order of their keys."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    return {key: _made(found[key].load()) for key in sorted(found)}


def listed() -> dict[str, Game[Any]]:
    """The games that people are shown: all but those made for tests."""
    return {key: one for key, one in games().items() if one.listed}


def game(key: str) -> Game[Any]:
    """The game of this key; raises RefusedError."""
    for point in entry_points(group=GROUP):
        if point.name == key:
            return _made(point.load())
    known = ", ".join(listed()) or "–"
    raise RefusedError(refuse("SLV-SETUP-1", "refusal-game", game=str(key)[:80], known=known))
