"""`slagveld simulate`: many battles between bots."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from slagveld.cli.armies import Armies, brought
from slagveld.cli.bar import battles
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole
from slagveld.cli.options import (
    MOST_SEED,
    MOST_WORKERS,
    NUMBER,
    AsJson,
    GameKey,
    LaidTableFile,
    Mirror,
    Options,
    ScenarioOrFile,
    Seed,
    Workers,
    named,
)
from slagveld.cli.play.preparing import options
from slagveld.cli.scenario_named import scenario_named
from slagveld.cli.tables import table_of
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.lab import Order, Report
from slagveld.lab import simulate as run
from slagveld.lab.report import labelled
from slagveld.texts import Percent

FINE, INTERRUPTED = 0, 130
MOST_GAMES = 10_000_000


def simulate(
    context: typer.Context,
    game: GameKey,
    games: Annotated[str, typer.Option("--games", metavar=NUMBER, help="cli-option-games")] = "100",
    seed: Seed = "1",
    bots: Annotated[
        str, typer.Option("--bots", metavar="cli-name-bots", help="cli-option-bots")
    ] = "",
    scenario: ScenarioOrFile = "",
    army: Armies = None,
    option: Options = None,
    table: LaidTableFile = "",
    mirror: Mirror = False,
    workers: Workers = "1",
    as_json: AsJson = False,
) -> int:
    """Play battles and count who wins."""
    desk = Desk.of(context)
    count = whole("--games", games, 1, MOST_GAMES)
    many = whole("--workers", workers, 1, MOST_WORKERS)
    chosen = find(game)
    meant = scenario_named(chosen, scenario)
    players = _bots(chosen, meant, bots)
    order = Order(
        game=game,
        scenario=meant,
        seed=whole("--seed", seed, 0, MOST_SEED),
        bots=players,
        options=options(chosen, option or ()),
        armies=brought(desk, chosen, army or (), len(players), mirror=mirror),
        mirrored=mirror,
        table=table_of(chosen, table) if table else None,
    )
    report = Report(labels=labelled(order.bots))
    code = FINE
    with battles(desk, count, quiet=as_json) as bar, interruptible():

        def watch(so_far: Report) -> None:
            nonlocal report
            report = so_far
            bar.tell(_so_far(desk, report))

        try:
            run(order, count, workers=many, progress=bar.advance, watch=watch)
        except KeyboardInterrupt:
            code = INTERRUPTED
    if code:
        said = desk.say("cli-simulate-interrupted", played=report.games, count=count)
        desk.err.print(said, soft_wrap=True)
    if as_json:
        head = {"game": game, "scenario": _key(meant), "seed": order.seed}
        desk.json({**head, **report.as_json(), "workers": many, "cores": os.cpu_count()})
    elif report.games:
        _show(desk, chosen, order, report)
    return code


def _key(scenario: str | dict[str, Any] | None) -> str:
    return scenario["key"] if isinstance(scenario, dict) else str(scenario)


@contextmanager
def interruptible() -> Iterator[None]:
    """What ends a process politely interrupts it like Ctrl-C, so that it tells what it has."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _bots(game: Game[Any], scenario: str | dict[str, Any], words: str) -> tuple[str, ...]:
    """The bots named, or a random one for every player of the scenario."""
    if words:
        return named(words)
    players = game.scenario_for(scenario).players[0]
    return ("random",) * players


def _so_far(desk: Desk, report: Report) -> str:
    """How the first bot stands, a draw as half a victory: `captain 62% (44–77%)`."""
    said = [desk.speaker.say(Percent.of(round(part, 2))) for part in report.score(report.labels[0])]
    return f"{report.labels[0]} {said[0]} ({said[1]}–{said[2]})"


def _show(desk: Desk, game: Game[Any], order: Order, report: Report) -> None:
    count = desk.say("cli-battles", count=report.games)
    desk.line(f"{desk.name(game.title)}, {_key(order.scenario)}: {count}", style="bold")
    heads = [desk.say(f"cli-head-{name}") for name in ("bot", "wins", "share", "interval")]
    # texts: cli-head-*
    drawn = len(report.labels) == 2 and bool(report.draws + report.unfinished)
    if drawn:
        heads += [desk.say("cli-head-score"), heads[-1]]
    rows = []
    for label in report.labels:
        low, high = report.interval(label)
        share = report.wins[label] / max(1, report.games)
        said = [desk.speaker.say(Percent.of(part)) for part in (share, low, high)]
        row = [label, desk.speaker.say(report.wins[label]), said[0], f"{said[1]}–{said[2]}"]
        if drawn:
            said = [desk.speaker.say(Percent.of(part)) for part in report.score(label)]
            row += [said[0], f"{said[1]}–{said[2]}"]
        rows.append(row)
    none = [""] * (len(heads) - 2)
    rows.append([desk.say("cli-draws"), desk.speaker.say(report.draws), *none])
    if report.unfinished:
        rows.append([desk.say("cli-unfinished"), desk.speaker.say(report.unfinished), *none])
    desk.table(heads, rows)
    seats = " / ".join(desk.speaker.say(won) for _, won in sorted(report.seat_wins.items()))
    desk.line(desk.say("cli-simulate-seats", wins=seats))
    if report.refused:
        desk.line(desk.say("cli-simulate-refused", count=report.refused))
    desk.line(
        desk.say(
            "cli-simulate-time",
            decisions=report.decisions,
            seconds=desk.decimal(report.seconds),
            speed=desk.decimal(report.decisions / max(report.seconds, 1e-9), 0),
            rounds=desk.decimal(report.rounds / max(1, report.games)),
        ),
        style="dim",
    )
