"""`slagveld puzzles`: the puzzles of a game, listed, shown, answered and found."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.options import NUMBER, AsJson, Seed
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import games
from slagveld.puzzles import Puzzle, judged, puzzles_of
from slagveld.puzzles.puzzle import MOST_STARS, numbered, read
from slagveld.puzzles.telling import title_of, verdict

FIND = "find"
MOST_NUMBER = 999


def puzzles(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="puzzle-name-game", help="puzzle-argument-game")
    ] = "",
    number: Annotated[str, typer.Argument(metavar=NUMBER, help="puzzle-argument-number")] = "",
    answer: Annotated[
        str, typer.Option("--answer", metavar="puzzle-name-action", help="puzzle-option-answer")
    ] = "",
    hint: Annotated[bool, typer.Option("--hint", help="puzzle-option-hint")] = False,
    solution: Annotated[bool, typer.Option("--solution", help="puzzle-option-solution")] = False,
    count: Annotated[
        str, typer.Option("--count", metavar=NUMBER, help="puzzle-option-count")
    ] = "20",
    seed: Seed = "1",
    alike: Annotated[str, typer.Option("--alike", metavar=NUMBER, help="puzzle-option-alike")] = "",
    battles: Annotated[
        str, typer.Option("--battles", metavar=NUMBER, help="puzzle-option-battles")
    ] = "",
    file: Annotated[
        str, typer.Option("--file", metavar="cli-name-file", help="puzzle-option-file")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """List puzzles, solve one, or find new ones."""
    desk = Desk.of(context)
    if game == FIND:
        from slagveld.cli.puzzles_find import run  # with all that plays battles

        wishes = {"count": count, "seed": seed, "alike": alike, "battles": battles}
        return run(desk, number, **wishes, file=file, as_json=as_json)
    if not game:
        return _overview(desk, as_json=as_json)
    this = find(game)
    known = read(Path(file)).puzzles if file else puzzles_of(game)
    if not number:
        return _list(desk, this, known, as_json=as_json)
    puzzle = numbered(this, known, whole("NUMBER", number, 1, MOST_NUMBER))
    if answer:
        return _answer(desk, this, puzzle, answer, as_json=as_json)
    if as_json:
        desk.json(_plain(desk, puzzle) | {"answers": _answers(puzzle), "state": _state(puzzle)})
        return 0
    from slagveld.cli.puzzles_solve import show, solve  # with all that draws tables

    if hint or solution:
        return show(desk, this, puzzle, wholly=solution)
    return solve(desk, this, puzzle)


def _overview(desk: Desk, *, as_json: bool) -> int:
    """How many puzzles each game has."""
    found = {key: len(puzzles_of(key)) for key, game in games().items() if game.listed}
    if as_json:
        desk.json(found)
        return 0
    desk.rows(
        [[key, desk.say("puzzle-count", count=count)] for key, count in found.items() if count]
    )
    return 0


def stars_of(puzzle: Puzzle) -> str:
    """How hard it is, as it is shown."""
    return "★" * puzzle.stars + "☆" * (MOST_STARS - puzzle.stars)


def _list(desk: Desk, game: Game[Any], known: tuple[Puzzle, ...], *, as_json: bool) -> int:
    if as_json:
        desk.json([_plain(desk, one) for one in known])
        return 0
    desk.line(
        f"{desk.name(game.title)}: {desk.say('puzzle-count', count=len(known))}", style="bold"
    )
    desk.rows(
        [
            [
                str(one.number),
                stars_of(one),
                desk.speaker.say(title_of(one)),
                desk.name(game.scenario(one.scenario).title),
                desk.say("puzzle-round", round=one.round),
            ]
            for one in known
        ],
        right=(0,),
    )
    return 0


def _answer(desk: Desk, game: Game[Any], puzzle: Puzzle, words: str, *, as_json: bool) -> int:
    """Judge an answer given as JSON; 1 if it does not solve the puzzle."""
    try:
        action = game.codec.action(words.encode())
    except MalformedError as error:
        raise wrong("puzzle-malformed", reason=str(error)) from None
    found = judged(game, puzzle, action)
    if as_json:
        desk.json({"puzzle": puzzle.number, **msgspec.to_builtins(found)})
    else:
        desk.line(desk.speaker.say(verdict(found)))
    return 0 if found.solved else 1


def _plain(desk: Desk, puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle for programs, without position and answers."""
    fields: dict[str, Any] = msgspec.to_builtins(puzzle)
    fields.pop("answers")
    fields.pop("position")
    return {**fields, "words": desk.speaker.say(title_of(puzzle))}


def _answers(puzzle: Puzzle) -> list[Any]:
    return [msgspec.json.decode(one) for one in puzzle.answers]


def _state(puzzle: Puzzle) -> Any:
    return msgspec.json.decode(puzzle.position)
