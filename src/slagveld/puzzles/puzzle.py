"""Puzzles as data: one file for each game, validated when it is read."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.puzzles.kinds import TitleKind

FOLDER: Final = Path(__file__).parent / "data"
MOST_STARS: Final = 5

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Words = Annotated[str, msgspec.Meta(min_length=1)]


class Puzzle(Row, frozen=True, kw_only=True):
    """A position, what is asked there, and what solves it."""

    number: Annotated[int, msgspec.Meta(ge=1, le=999)]
    title: TitleKind
    """What kind of answer it is about: the key of its title."""
    stars: Annotated[int, msgspec.Meta(ge=1, le=MOST_STARS)]
    level: str
    """The lowest level that finds the answer in most of its tries; empty: none does."""
    habit: bool
    """Whether the answer is what the game's own tactics do first."""
    scenario: Words
    army: str
    """The ready-made army of both sides by its English name; empty: the scenario's own."""
    dice: Words
    """What the imagined worlds are made of in which answers are judged."""
    ahead: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    """How many answers are played on there: as many as when it was found, whatever bots do now."""
    battle: Count
    """The battle of the command's in which it came up."""
    after: Count
    """How many answers had been given there."""
    round: Count
    seat: Count
    question: Words
    chance: Chance
    """The chance to win after the best answer."""
    next: Chance
    """The chance after the best of those that do not solve it."""
    weighed: Annotated[int, msgspec.Meta(ge=2)]
    """How many answers were compared."""
    answers: Annotated[tuple[Words, ...], msgspec.Meta(min_length=1)]
    """What solves it, the best first, each as JSON."""
    position: Words
    """The whole state as JSON, a field to the line."""

    def state(self, game: Game[Any]) -> Any:
        """The position; raises RefusedError if it does not fit the rules of today."""
        try:
            return game.codec.state(self.position.encode())
        except MalformedError:
            raise stale(game, self.number) from None

    def solutions(self, game: Game[Any]) -> tuple[Action, ...]:
        """What solves it, the best first; raises RefusedError as `state` does."""
        try:
            return tuple(game.codec.action(one.encode()) for one in self.answers)
        except MalformedError:
            raise stale(game, self.number) from None


class Origin(Row, frozen=True, kw_only=True):
    """Where puzzles come from."""

    command: str
    """What to type to find the same again."""
    rules: int
    """The version of the game's rules under which they were found."""
    battles: int
    """How many battles were looked through."""


class Collection(Row, frozen=True, kw_only=True):
    """The puzzles of one game."""

    origin: Origin
    puzzles: tuple[Puzzle, ...]


def stale(game: Game[Any], number: int) -> RefusedError:
    """The refusal of a puzzle that the rules have outgrown."""
    return RefusedError(refuse("", "puzzle-stale", number=number, game=game.title))


def read(path: Path) -> Collection:
    """The puzzles of a file.

    Raises:
        DataError: It is none, or two puzzles have the same number; with file and line.
    """
    found = data.load(path, Collection)
    numbers = [one.number for one in found.puzzles]
    for number in numbers:
        if numbers.count(number) > 1:
            raise data.DataError(str(path), None, "puzzles", f"number {number} is there twice")
    return found


@cache
def _shipped(key: str) -> tuple[Puzzle, ...]:
    path = FOLDER / f"{key}.yaml"
    return read(path).puzzles if path.is_file() else ()


def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in their order; none where it has none.

    Raises:
        RefusedError: There is no such game.
        DataError: Its file is unsound.
    """
    return _shipped(find(key).key)


def puzzle_of(key: str, number: int) -> Puzzle:
    """A puzzle by its number; raises RefusedError if there is none."""
    return numbered(find(key), puzzles_of(key), number)


def numbered(game: Game[Any], known: tuple[Puzzle, ...], number: int) -> Puzzle:
    """The puzzle of a number among several; raises RefusedError if there is none."""
    for one in known:
        if one.number == number:
            return one
    raise RefusedError(
        refuse("", "puzzle-unknown", number=number, game=game.title, count=len(known))
    )
