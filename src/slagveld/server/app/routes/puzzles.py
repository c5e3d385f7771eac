"""Puzzles: which there are, one opened as a battle, an answer tried, a hint, the solution."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from slagveld.kernel.rulebook import RefusedError
from slagveld.puzzles import puzzle_of
from slagveld.server.app.asking import ShownKey, maybe_person
from slagveld.server.app.bodies import taking
from slagveld.server.app.describing import KEYED, problems
from slagveld.server.app.problems import ProblemError
from slagveld.server.app.routes.games import found
from slagveld.server.app.services import Inside
from slagveld.server.wire.puzzles import (
    OpenPuzzle,
    PuzzleHelp,
    PuzzleSolution,
    PuzzlesShown,
    PuzzleVerdict,
    TryPuzzle,
)
from slagveld.server.wire.setup import Created

Number = FromPath[int]


async def there(game: str, number: int) -> str:
    """The key of a game that has this puzzle; raises ProblemError."""
    key = found(game).key
    try:
        await asyncio.to_thread(puzzle_of, key, number)
    except RefusedError as error:
        raise ProblemError(404, error.refusal) from None
    return key


@get("/api/puzzles/{game:str}", operation_id="puzzles", responses=problems(404))
async def puzzles(services: Inside, game: FromPath[str]) -> PuzzlesShown:
    """The puzzles of a game, the easiest first, without their answers."""
    return await services.puzzles.shown(found(game).key)


@post(
    "/api/puzzles/{game:str}/{number:int}/battle",
    operation_id="openPuzzle",
    **taking(OpenPuzzle, 403, 404, 422, status_code=201, security=[{}, *KEYED]),
)
async def open_puzzle(
    services: Inside, key: ShownKey, game: FromPath[str], number: Number, data: JSONBody[OpenPuzzle]
) -> Created:
    """Open a puzzle as a battle at its position, with the asker at both seats."""
    person = await maybe_person(services.access, key)
    return await services.puzzles.open(await there(game, number), number, data, person)


@post(
    "/api/puzzles/{game:str}/{number:int}/answer",
    operation_id="tryPuzzle",
    **taking(TryPuzzle, 404, 422, security=[{}]),
)
async def try_puzzle(
    services: Inside, game: FromPath[str], number: Number, data: JSONBody[TryPuzzle]
) -> PuzzleVerdict:
    """Judge an answer: how good it is against the best, in the same imagined worlds."""
    return await services.puzzles.answer(await there(game, number), number, data)


@get(
    "/api/puzzles/{game:str}/{number:int}/hint",
    operation_id="puzzleHint",
    responses=problems(404, 422),
)
async def hint(services: Inside, game: FromPath[str], number: Number) -> PuzzleHelp:
    """Say what to think of, and no more."""
    return await services.puzzles.hint(await there(game, number), number)


@get(
    "/api/puzzles/{game:str}/{number:int}/solution",
    operation_id="puzzleSolution",
    responses=problems(404, 422),
)
async def solution(services: Inside, game: FromPath[str], number: Number) -> PuzzleSolution:
    """Show the best answer, as it would be played."""
    return await services.puzzles.solution(await there(game, number), number)
