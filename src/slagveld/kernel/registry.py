"""The games that are there: found through entry points, so that a game can be its own package."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from slagveld.kernel.game import Game

GROUP = "slagveld.games"
"""The entry-point group: `my-game = "my_package.game:MyGame"`."""


@cache
def _installed(group: str, _path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """The entry points on a path of imports, by key: reading them all takes milliseconds."""
    return {point.name: point for point in entry_points(group=group)}


def points(group: str = GROUP) -> dict[str, EntryPoint]:
    """Where the games are, by key, or what else packages bring; nothing is loaded."""
    return _installed(group, tuple(sys.path))


@cache
def _made(kind: "type[Game[Any]]") -> "Game[Any]":
    made = kind()
    made.add_texts()
    return made


def taken() -> frozenset[str]:
    """The keys of all games, none of which is loaded."""
    return frozenset(points())


def games() -> "dict[str, Game[Any]]":
    """All games by key, in order of their keys."""
    found = points()
    return {key: _made(found[key].load()) for key in sorted(found)}


def listed() -> "dict[str, Game[Any]]":
    """The games that people are shown: all but those made for tests."""
    return {key: one for key, one in games().items() if one.listed}


def game(key: str) -> "Game[Any]":
    """The game of this key; raises RefusedError."""
    point = points().get(key)
    if point is not None:
        return _made(point.load())
    from slagveld.kernel.rulebook import RefusedError, refuse  # a list of games needs no rules

    known = ", ".join(listed()) or "–"
    raise RefusedError(refuse("SLV-SETUP-1", "refusal-game", game=str(key)[:80], known=known))
