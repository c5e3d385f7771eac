"""`slagveld ladder`: every bot against every other, and how strong each is."""

import os
from typing import Annotated

import typer

from slagveld.bots import maker
from slagveld.cli import files
from slagveld.cli.armies import Armies, brought
from slagveld.cli.bar import battles
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.options import (
    MOST_SEED,
    MOST_WORKERS,
    NUMBER,
    AsJson,
    GameKey,
    Mirror,
    Options,
    Scenario,
    Seed,
    Workers,
    named,
)
from slagveld.cli.play.preparing import options
from slagveld.kernel.registry import game as find
from slagveld.lab.ladder import Ladder
from slagveld.lab.ladder import ladder as run
from slagveld.lab.ladder_plot import plotted
from slagveld.texts import Percent

MOST_GAMES = 1_000_000
USUAL = "recruit,soldier,veteran,captain,warlord,greedy,random"
PAIR = 2
MARKDOWN, PICTURE = ".md", ".svg"


def ladder(
    context: typer.Context,
    game: GameKey,
    bots: Annotated[
        str, typer.Option("--bots", metavar="cli-name-bots", help="cli-option-ladder-bots")
    ] = USUAL,
    games: Annotated[
        str, typer.Option("--games", metavar=NUMBER, help="cli-option-ladder-games")
    ] = "20",
    seed: Seed = "1",
    scenario: Scenario = "",
    army: Armies = None,
    option: Options = None,
    mirror: Mirror = False,
    workers: Workers = "1",
    out: Annotated[
        str, typer.Option("--out", metavar="cli-name-file", help="cli-option-ladder-out")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """Play all pairs of bots and rate them."""
    desk = Desk.of(context)
    count = whole("--games", games, 1, MOST_GAMES)
    many = whole("--workers", workers, 1, MOST_WORKERS)
    number = whole("--seed", seed, 0, MOST_SEED)
    chosen = find(game)
    title = desk.name(chosen.title)
    players = _players(bots)
    armies = brought(desk, chosen, army or (), PAIR, mirror=mirror)
    chosen_options = options(chosen, option or ())
    if out:
        if not out.endswith((MARKDOWN, PICTURE)):
            raise wrong("cli-ladder-out", file=out)
        files.check_writable(out)
    pairs = len(players) * (len(players) - 1) // 2
    with battles(desk, count * pairs, quiet=as_json) as bar:
        found = run(
            game,
            players,
            games=count,
            seed=number,
            scenario=scenario or None,
            mirrored=mirror,
            armies=armies,
            options=chosen_options,
            workers=many,
            progress=bar.advance,
        )
    if out:
        files.write(out, _written(desk, title, found, out).encode())
    if as_json:
        desk.json({**found.as_json(), "workers": many, "cores": os.cpu_count()})
    else:
        _show(desk, title, found, out)
    return 0


def _players(words: str) -> tuple[str, ...]:
    """Two bots or more, each once; raises InputError, RefusedError."""
    names = named(words)
    if len(names) < 2:
        raise wrong("cli-ladder-few", words=words)
    for place, name in enumerate(names):
        if name in names[:place]:
            raise wrong("cli-ladder-twice", bot=name)
        maker(name)
    return names


def _show(desk: Desk, title: str, found: Ladder, out: str) -> None:
    desk.line(_head(desk, title, found), style="bold")
    heads, *rows = _ratings(desk, found)
    desk.table(heads, rows)
    desk.line(desk.say("cli-ladder-scale"), style="dim")
    desk.heading(desk.say("cli-ladder-shares"))
    heads, *rows = _shares(desk, found, "\n")
    desk.table(heads, rows)
    if refused := sum(report.refused for report in found.reports):
        desk.line(desk.say("cli-simulate-refused", count=refused))
    if out:
        desk.line(desk.say("cli-ladder-written", file=out))


def _head(desk: Desk, title: str, found: Ladder) -> str:
    count = sum(report.games for report in found.reports)
    return f"{title}, {found.scenario}: {desk.say('cli-battles', count=count)}"


def _ratings(desk: Desk, found: Ladder) -> list[list[str]]:
    """The heads and a row for every bot, the strongest first."""
    rows = [[desk.say(f"cli-head-{name}") for name in ("bot", "rating", "interval")]]
    # texts: cli-head-*
    for name, rating in found.ratings().items():
        said = [f"{one:.0f}" for one in (rating.rating, rating.low, rating.high)]
        rows.append([name, said[0], f"{said[1]}–{said[2]}"])
    return rows


def _shares(desk: Desk, found: Ladder, between: str) -> list[list[str]]:
    """The heads, and what the bot of each row won against that of each column."""
    names = list(found.ratings())
    rows = [[desk.say("cli-head-bot"), *names]]
    for one in names:
        cells = []
        for other in names:
            share, low, high = found.share(one, other)
            said = desk.speaker.say(Percent.of(round(share, 2)))
            interval = f"{100 * low:.0f}–{100 * high:.0f}"
            cells.append("–" if one == other else f"{said}{between}{interval}")
        rows.append([one, *cells])
    return rows


def _written(desk: Desk, title: str, found: Ladder, out: str) -> str:
    """What goes into a file, by its ending: the tables, or the picture."""
    if out.endswith(PICTURE):
        return plotted(_head(desk, title, found), found.ratings())
    return _markdown(desk, title, found)


def _markdown(desk: Desk, title: str, found: Ladder) -> str:
    lines = [f"# {_head(desk, title, found)}", ""]
    lines += [*_table(_ratings(desk, found)), "", desk.say("cli-ladder-scale"), ""]
    lines += [f"## {desk.say('cli-ladder-shares')}", "", *_table(_shares(desk, found, "<br>"))]
    return "\n".join([*lines, ""])


def _table(rows: list[list[str]]) -> list[str]:
    heads, *rest = [f"| {' | '.join(row)} |" for row in rows]
    return [heads, "|---|" + "---:|" * (len(rows[0]) - 1), *rest]
