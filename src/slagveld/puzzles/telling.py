"""What is said about puzzles and about answers to them."""

from typing import Final

from slagveld.bots.telling import percent
from slagveld.puzzles.judging import Judgement
from slagveld.puzzles.puzzle import Puzzle
from slagveld.texts import Text, Value

NEARLY: Final = 6
"""Points below the best within which an answer is nearly right."""


def title_of(puzzle: Puzzle) -> Text:
    """What a puzzle is about."""
    return Text(f"puzzle-title-{puzzle.title}")  # texts: puzzle-title-*


def verdict(found: Judgement) -> Text:
    """How good an answer was against the best."""
    points = round(100 * found.best) - round(100 * found.chance)
    values: dict[str, Value] = {"chance": percent(found.chance), "best": percent(found.best)}
    if found.solved:
        return Text("puzzle-verdict-solved" if points > 0 else "puzzle-verdict-best", values)
    key = "puzzle-verdict-nearly" if points <= NEARLY else "puzzle-verdict-missed"
    return Text(key, {**values, "points": max(1, points)})


def solution_words(puzzle: Puzzle, does: Value) -> Text:
    """What the best answer is, and what speaks for it."""
    values: dict[str, Value] = {"chance": percent(puzzle.chance), "next": percent(puzzle.next)}
    return Text("puzzle-solution", {"does": does, **values})
