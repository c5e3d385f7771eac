"""What is asked about puzzles. Reading and playing block, and so they run in threads."""

import asyncio
from typing import Any

import msgspec

from slagveld.bots.offering import offered
from slagveld.bots.telling import Words
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.puzzles import Puzzle, puzzle_of, puzzles_of
from slagveld.puzzles.opening import opened
from slagveld.puzzles.telling import solution_words, title_of, verdict
from slagveld.server.bots import Judge
from slagveld.server.room import Rooms
from slagveld.server.room.keeping import imported
from slagveld.server.store.words import title_of as kept_title
from slagveld.server.wire.puzzles import (
    OpenPuzzle,
    PuzzleHelp,
    PuzzleLine,
    PuzzleSolution,
    PuzzlesShown,
    PuzzleVerdict,
    TryPuzzle,
)
from slagveld.server.wire.setup import Created
from slagveld.texts import Name, Text


class Puzzles:
    """The puzzles of all games."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def shown(self, key: str) -> PuzzlesShown:
        """The puzzles of a game; raises RefusedError if there is no such game."""
        return await asyncio.to_thread(_shown, key)

    async def open(self, key: str, number: int, wish: OpenPuzzle, person: str | None) -> Created:
        """A battle at the position of a puzzle, with whoever asks at both seats.

        Raises:
            RefusedError: There is no such puzzle.
        """
        title = kept_title(wish.title)
        return await self._rooms.add(
            lambda: imported(opened(find(key), puzzle_of(key, number)), (), person, title=title),
            person,
        )

    async def answer(self, key: str, number: int, tried: TryPuzzle) -> PuzzleVerdict:
        """How good an answer is; raises RefusedError if it is not allowed."""
        job = Judge(key, number, msgspec.json.encode(tried.action))
        found = await self._rooms.judge(job)
        if found is None:
            raise RefusedError(refuse("", "puzzle-late"))
        return PuzzleVerdict(
            solved=found.solved, chance=found.chance, best=found.best, text=verdict(found)
        )

    async def hint(self, key: str, number: int) -> PuzzleHelp:
        """What to think of, without saying all; raises RefusedError."""
        return await asyncio.to_thread(_hint, key, number)

    async def solution(self, key: str, number: int) -> PuzzleSolution:
        """The best answer; raises RefusedError."""
        return await asyncio.to_thread(_solution, key, number)


def _shown(key: str) -> PuzzlesShown:
    game = find(key)
    muster = game.muster()
    names = {} if muster is None else {_english(one.name): one.name for one in muster.ready()}
    return PuzzlesShown(
        game=game.key,
        title=game.title,
        puzzles=tuple(
            PuzzleLine(
                number=one.number,
                title=title_of(one),
                stars=one.stars,
                scenario_title=game.scenario(one.scenario).title,
                army=names.get(one.army, one.army),
                round=one.round,
                seat=one.seat,
            )
            for one in puzzles_of(key)
        ),
    )


def _english(name: Name | str) -> str:
    return name if isinstance(name, str) else name.en


class _Best:
    """The best answer of a puzzle, with the words for it."""

    def __init__(self, game: Game[Any], puzzle: Puzzle) -> None:
        state, seat = puzzle.state(game), puzzle.seat
        action = offered(game, state, seat, puzzle.solutions(game)[0])
        question = game.question(state)
        forms = () if question is None else question.ask(state).forms
        self.action: dict[str, Any] = msgspec.json.decode(game.codec.encode(action))
        self.words = Words(forms, game.scene(game.view(state, seat), seat))


def _hint(key: str, number: int) -> PuzzleHelp:
    best = _Best(find(key), puzzle_of(key, number))
    return PuzzleHelp(text=Text("puzzle-hint", {"what": best.words.gist(best.action)}))


def _solution(key: str, number: int) -> PuzzleSolution:
    puzzle = puzzle_of(key, number)
    best = _Best(find(key), puzzle)
    return PuzzleSolution(
        seat=puzzle.seat,
        action=best.action,
        text=solution_words(puzzle, best.words.action(best.action)),
        chance=puzzle.chance,
    )
