"""A puzzle as a battle: it begins at the position, and whoever likes plays on from there."""

from typing import Any

from slagveld.kernel import shell
from slagveld.kernel.box import DiceBox
from slagveld.kernel.game import Game
from slagveld.kernel.log import Entry, full_mark, public_mark
from slagveld.kernel.match import Match
from slagveld.puzzles.grounds import ground_of
from slagveld.puzzles.puzzle import Puzzle
from slagveld.record import replace

OPENED = 1
"""Entries in the log of a puzzle that nobody has answered."""


def opened(game: Game[Any], puzzle: Puzzle) -> Match[Any]:
    """The battle of a puzzle, with people at both seats; raises RefusedError.

    Its log has one entry, the begin; what was before is not played again. The dice are the same
    for everybody who plays on.
    """
    setup = ground_of(game, puzzle.scenario, puzzle.army)
    state = puzzle.state(game)
    match: Match[Any] = Match(game, setup, DiceBox(kind="seeded", seed=puzzle.dice))
    entry = Entry(seat=None, action=shell.Begin())
    public = public_mark(game.codec, "", game.view(state, None), ())
    mark = full_mark(game.codec, "", entry, state)
    match.adopt([replace(entry, mark=mark, public=public)], state)
    return match
