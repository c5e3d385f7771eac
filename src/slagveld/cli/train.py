"""`slagveld train`: what features say about winning, learned from battles."""

import os
from typing import Annotated

import msgspec
import typer

from slagveld import data
from slagveld.cli import files
from slagveld.cli.bar import battles as bar
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole
from slagveld.cli.options import MOST_SEED, MOST_WORKERS, NUMBER, AsJson, GameKey, Seed, Workers
from slagveld.kernel.registry import game as find
from slagveld.lab.fitting import HELD_OUT, Trained
from slagveld.lab.training import train as run
from slagveld.texts import Percent

MOST_BATTLES = 1_000_000


def train(
    context: typer.Context,
    game: GameKey,
    battles: Annotated[
        str, typer.Option("--battles", metavar=NUMBER, help="cli-option-battles")
    ] = "400",
    seed: Seed = "1",
    scenario: Annotated[
        str, typer.Option("--scenario", metavar="cli-name-key", help="cli-option-train-scenario")
    ] = "",
    workers: Workers = "1",
    out: Annotated[
        str, typer.Option("--out", metavar="cli-name-file", help="cli-option-train-out")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """Play battles, fit weights and judge them by battles that were held out."""
    desk = Desk.of(context)
    count = whole("--battles", battles, HELD_OUT, MOST_BATTLES)
    many = whole("--workers", workers, 1, MOST_WORKERS)
    number = whole("--seed", seed, 0, MOST_SEED)
    title = desk.name(find(game).title)
    if out:
        files.check_writable(out)
    with bar(desk, count, quiet=as_json) as progress:
        trained = run(
            game,
            battles=count,
            seed=number,
            scenario=scenario or None,
            workers=many,
            progress=progress.advance,
        )
    if out:
        files.write(out, data.dumps(trained.weights).encode())
    if as_json:
        head = {"game": game, "scenario": scenario or None, "seed": number}
        plain = msgspec.to_builtins(trained.weights)
        names = ("said", "came", "positions")
        curve = [dict(zip(names, row, strict=True)) for row in trained.curve]
        desk.json({**head, **plain, "curve": curve, "workers": many, "cores": os.cpu_count()})
    else:
        _show(desk, title, trained, out)
    return 0


def _show(desk: Desk, title: str, trained: Trained, out: str) -> None:
    origin = trained.weights.origin
    desk.line(f"{title}: {desk.say('cli-battles', count=origin.battles)}", style="bold")
    rows = [
        [desk.say("cli-train-positions"), desk.speaker.say(origin.positions)],
        [desk.say("cli-train-brier"), desk.decimal(origin.brier, 4)],
        [desk.say("cli-train-brier-worth"), desk.decimal(origin.brier_of_worth, 4)],
    ]
    desk.rows(rows, right=(1,))
    desk.heading(desk.say("cli-train-curve"))
    heads = [desk.say(f"cli-head-{name}") for name in ("said", "came", "positions")]
    # texts: cli-head-*
    curve = [
        [
            *(desk.speaker.say(Percent.of(round(part, 2))) for part in (said, came)),
            desk.speaker.say(count),
        ]
        for said, came, count in trained.curve
    ]
    width = max(len(row[0]) for row in curve)
    desk.table(heads, [[row[0].rjust(width), *row[1:]] for row in curve])
    if out:
        desk.line(desk.say("cli-train-written", file=out))
