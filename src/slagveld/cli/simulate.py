"""`slagveld simulate`: many battles between bots."""

import os
from typing import Annotated, Any

import typer

from slagveld.cli.bar import battles
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole
from slagveld.cli.options import (
    MOST_SEED,
    MOST_WORKERS,
    NUMBER,
    AsJson,
    GameKey,
    Mirror,
    Scenario,
    Seed,
    Workers,
    named,
)
from slagveld.cli.play.preparing import options
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.lab import Order, Report
from slagveld.lab import simulate as run
from slagveld.texts import Percent

MOST_GAMES = 10_000_000


def simulate(
    context: typer.Context,
    game: GameKey,
    games: Annotated[str, typer.Option("--games", metavar=NUMBER, help="cli-option-games")] = "100",
    seed: Seed = "1",
    bots: Annotated[
        str, typer.Option("--bots", metavar="cli-name-bots", help="cli-option-bots")
    ] = "",
    scenario: Scenario = "",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="play-name-option", help="play-option-option"),
    ] = None,
    mirror: Mirror = False,
    workers: Workers = "1",
    as_json: AsJson = False,
) -> int:
    """Play battles and count who wins."""
    desk = Desk.of(context)
    count = whole("--games", games, 1, MOST_GAMES)
    many = whole("--workers", workers, 1, MOST_WORKERS)
    chosen = find(game)
    order = Order(
        game=game,
        scenario=chosen.scenario(scenario or chosen.scenarios()[0].key).key,
        seed=whole("--seed", seed, 0, MOST_SEED),
        bots=_bots(chosen, scenario, bots),
        options=options(chosen, option or ()),
        mirrored=mirror,
    )
    with battles(desk, count, quiet=as_json) as bar:

        def watch(report: Report) -> None:
            bar.tell(_so_far(desk, report))

        report = run(order, count, workers=many, progress=bar.advance, watch=watch)
    if as_json:
        head = {"game": game, "scenario": order.scenario, "seed": order.seed}
        desk.json({**head, **report.as_json(), "workers": many, "cores": os.cpu_count()})
    else:
        _show(desk, chosen, order, report)
    return 0


def _bots(game: Game[Any], scenario: str, words: str) -> tuple[str, ...]:
    """The bots named, or a random one for every player of the scenario."""
    if words:
        return named(words)
    players = game.scenario(scenario or game.scenarios()[0].key).players[0]
    return ("random",) * players


def _so_far(desk: Desk, report: Report) -> str:
    """How the first bot stands, a draw as half a victory: `captain 62% (44–77%)`."""
    said = [desk.speaker.say(Percent.of(round(part, 2))) for part in report.score(report.labels[0])]
    return f"{report.labels[0]} {said[0]} ({said[1]}–{said[2]})"


def _show(desk: Desk, game: Game[Any], order: Order, report: Report) -> None:
    count = desk.say("cli-battles", count=report.games)
    desk.line(f"{desk.name(game.title)}, {order.scenario}: {count}", style="bold")
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
