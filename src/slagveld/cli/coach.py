"""`slagveld coach`: a saved battle, what was luck in it, and which decisions cost most."""

from typing import Annotated, Any

import msgspec
import typer

from slagveld.cli import files
from slagveld.cli.bar import parts
from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line
from slagveld.cli.options import AsJson
from slagveld.cli.story import outcome_words
from slagveld.coach import CoachDecision, CoachReport, coached
from slagveld.kernel.match import Match
from slagveld.kernel.save import LARGEST, load
from slagveld.texts import Percent, Speaker

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 60
"""Signs of a curve."""


def coach(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="cli-name-file", help="cli-argument-save")],
    as_json: AsJson = False,
) -> int:
    """Let the coach look at a saved battle, over or not: its file holds all there is to know."""
    desk = Desk.of(context)
    match = load(files.read(file, LARGEST))
    with parts(desk, desk.say("cli-coach-progress"), quiet=as_json) as progress:
        report = coached(match, progress)
    speaker = Speaker(desk.language, match.game.measure, match.game.inch)
    if as_json:
        desk.json(plain(desk, match, report, speaker))
    else:
        _show(desk, match, report, speaker)
    return 0


def plain(desk: Desk, match: Match[Any], report: CoachReport, speaker: Speaker) -> dict[str, Any]:
    """A report as plain data with its sentences said."""
    return {
        "game": match.game.key,
        "scenario": match.setup.scenario,
        "entries": len(match.log),
        "end": outcome_words(desk, match),
        "sides": [
            {
                "side": one.side,
                "seats": list(one.seats),
                "luck": one.luck,
                "swing": one.swing,
                "text": one_line(speaker.say(one.text)),
            }
            for one in report.sides
        ],
        "points": msgspec.to_builtins(report.points),
        "decisions": [_plain_decision(one, speaker) for one in report.decisions],
    }


def _plain_decision(one: CoachDecision, speaker: Speaker) -> dict[str, Any]:
    numbers = {
        name: getattr(one, name)
        for name in ("entry", "at", "seat", "side", "round", "cost", "error", "chance", "action")
    }
    words = {
        name: one_line(speaker.say(getattr(one, name))) for name in ("played", "better", "text")
    }
    return {**numbers, **words}


def _show(desk: Desk, match: Match[Any], report: CoachReport, speaker: Speaker) -> None:
    names = [seat.name for seat in match.state.seats]
    desk.line(f"{desk.name(match.game.title)}, {match.setup.scenario}", style="bold")
    desk.line(outcome_words(desk, match))
    desk.heading(desk.say("cli-coach-curve"))
    rows = []
    for place, side in enumerate(report.sides):
        found = [point.chances[place] for point in report.points]
        ends = " → ".join(desk.speaker.say(Percent.of(found[end])) for end in (0, -1))
        rows.append([_named(names, side.seats), curve(found), ends])
    desk.rows(rows)
    desk.heading(desk.say("cli-coach-dice"))
    for side in report.sides:
        desk.indented(one_line(speaker.say(side.text)))
    desk.heading(desk.say("cli-coach-decisions"))
    if not report.decisions:
        desk.indented(desk.say("cli-coach-none"))
    key = "cli-coach-where" if report.called == "round" else "cli-coach-where-turn"
    desk.rows(
        [
            [desk.say(key, round=one.round, entry=one.entry + 1), one_line(speaker.say(one.text))]
            for one in report.decisions
        ]
    )


def _named(names: list[str], seats: tuple[int, ...]) -> str:
    return one_line(", ".join(names[seat] for seat in seats))


def curve(chances: list[float]) -> str:
    """Chances as a line of blocks, the highest a full one.

    >>> curve([0.0, 0.5, 1.0])
    '▁▅█'
    """
    wide = min(WIDEST, len(chances))
    shown = [chances[place * len(chances) // wide] for place in range(wide - 1)] + chances[-1:]
    return "".join(BLOCKS[min(7, int(8 * chance))] for chance in shown)
