"""Puzzles: which there are, an answer tried, a hint, the solution."""

from typing import Any

import msgspec

from slagveld.server.wire.setup import Title
from slagveld.texts import Name, Text


class PuzzleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as lists show it; nothing here tells the answer."""

    number: int
    title: Text
    stars: int
    """How hard it is, from 1 to 5."""
    scenario_title: Name
    army: Name | str
    """The army of both sides; empty: the scenario's own."""
    round: int
    seat: int
    """Who is to answer."""


class PuzzlesShown(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, the easiest first."""

    game: str
    title: Name
    puzzles: tuple[PuzzleLine, ...]


class OpenPuzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a puzzle as a battle, under this title."""

    title: Title = ""


class TryPuzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is this the answer? Nothing is played."""

    action: dict[str, Any]


class PuzzleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """How good an answer is."""

    solved: bool
    chance: float
    """The chance to win after it."""
    best: float
    """The chance after the best answer."""
    text: Text


class PuzzleHelp(msgspec.Struct, frozen=True, kw_only=True):
    """A hint: what to think of."""

    text: Text


class PuzzleSolution(msgspec.Struct, frozen=True, kw_only=True):
    """The best answer, as it would be played."""

    seat: int
    action: dict[str, Any]
    text: Text
    chance: float
