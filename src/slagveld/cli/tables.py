"""`slagveld table`: a battlefield made at random, and whether a table is allowed."""

from typing import Annotated, Any

import msgspec
import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole
from slagveld.cli.options import NUMBER, AsJson, GameKey, Scenario
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import LaidTable
from slagveld.land import DENSITIES, FAIRNESS, LandMade, LandWish, made, word
from slagveld.land.wish import MOST_SEED
from slagveld.texts import Distance, Text

USUAL = LandWish()


def random(
    context: typer.Context,
    game: GameKey,
    scenario: Scenario = "",
    land: Annotated[
        str, typer.Option("--land", metavar="cli-name-land", help="cli-option-land")
    ] = "",
    density: Annotated[
        str, typer.Option("--density", metavar="cli-name-density", help="cli-option-density")
    ] = USUAL.density,
    fair: Annotated[
        str, typer.Option("--fair", metavar="cli-name-fair", help="cli-option-fair")
    ] = USUAL.fair,
    seed: Annotated[str, typer.Option("--seed", metavar=NUMBER, help="cli-option-land-seed")] = "1",
    out: Annotated[
        str, typer.Option("--out", "-o", metavar="cli-name-file", help="cli-option-table-out")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """Make a battlefield that favours nobody."""
    desk = Desk.of(context)
    wish = LandWish(
        scenario=scenario,
        land=land,
        density=word(density, DENSITIES),
        fair=word(fair, FAIRNESS),
        seed=whole("--seed", seed, 0, MOST_SEED),
    )
    if out:
        files.check_writable(out)
    found = made(find(game), wish)
    if out:
        files.write(out, msgspec.json.format(msgspec.json.encode(found.table)) + b"\n")
    if as_json:
        verdict = {**msgspec.to_builtins(found.verdict), "text": desk.name(found.verdict.text)}
        wished = msgspec.to_builtins(found.wish)
        desk.json(
            {"game": game, **wished, "table": msgspec.to_builtins(found.table), "verdict": verdict}
        )
    else:
        _show(desk, found, out)
    return 0


def check(
    context: typer.Context,
    game: GameKey,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-table")],
    as_json: AsJson = False,
) -> int:
    """Whether a table can be laid."""
    desk = Desk.of(context)
    chosen, laid = find(game), read(file)
    try:
        chosen.lay(laid)
    except RefusedError as error:
        if as_json:
            refusal = error.refusal
            desk.json({"ok": False, "rule": refusal.rule, "fault": desk.name(refusal.text)})
            return 1
        raise
    if as_json:
        desk.json({"ok": True, "pieces": len(laid.pieces)})
    else:
        desk.line(desk.say("cli-table-good"), style="green")
    return 0


def read(file: str) -> LaidTable:
    """A table from a file; raises InputError, DataError."""
    return data.loads(files.read(file, data.LARGEST_UPLOAD), LaidTable, file)


def table_of(game: Game[Any], file: str) -> Any:
    """A table from a file in the form that a set-up takes; raises RefusedError as well."""
    return game.lay(read(file))


def _show(desk: Desk, found: LandMade, out: str) -> None:
    table, wish = found.table, found.wish
    desk.line(
        desk.say(
            "cli-table-made",
            land=Text(f"land-name-{wish.land}"),  # texts: land-name-*
            width=Distance(table.width),
            depth=Distance(table.depth),
            count=len(table.pieces),
            seed=str(wish.seed),
        ),
        style="bold",
    )
    desk.line(desk.name(found.verdict.text))
    if out:
        desk.line(desk.say("cli-table-written", file=out))
