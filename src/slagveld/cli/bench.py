"""`slagveld bench`: how fast games, table and chances are on this machine."""

from typing import Annotated, Any

import typer

from slagveld import table
from slagveld.chances.bench import bench as chances_bench
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson
from slagveld.kernel.registry import listed as games
from slagveld.lab import measure, measure_greedy
from slagveld.table.bench import measure_speeds
from slagveld.table.bench_routes import move_speeds

CHANCES_SHARE = 15
"""A question about chances gets a fifteenth of the time: there are many, and they are steady."""


def bench(
    context: typer.Context,
    seconds: Annotated[
        str, typer.Option("--seconds", metavar="cli-name-number", help="cli-option-seconds")
    ] = "0.3",
    as_json: AsJson = False,
) -> int:
    """Measure everything, the best of several rounds each, on one core."""
    desk = Desk.of(context)
    time = _seconds(seconds)
    found: list[dict[str, Any]] = []
    with desk.err.status(desk.say("cli-bench-running")):
        for key, game in games().items():
            speed = measure(game, time)
            rates = {"decisions_per_s": speed.decisions_per_s, "battles_per_s": speed.battles_per_s}
            found.append({"game": key, **rates})
        for game in games().values():
            found += [
                {"greedy": f"{one.game} {one.scenario}", "battles_per_s": one.battles_per_s}
                for one in measure_greedy(game, time)
            ]
        found.append({"table": "compiled", "compiled": table.compiled()})
        speeds = [*measure_speeds(time), *move_speeds(time)]
        found += [{"table": fast.name, "per_s": fast.per_second} for fast in speeds]
        questions = chances_bench(time / CHANCES_SHARE)
        found += [{"chances": name, "microseconds": took} for name, took in questions.items()]
    desk.json(found) if as_json else _show(desk, found)
    return 0


def _seconds(words: str) -> float:
    try:
        time = float(words)
    except ValueError:
        time = 0.0
    if not 0.001 <= time <= 60:
        raise wrong("cli-number", option="--seconds", value=words, least="0.001", most=60)
    return time


def _show(desk: Desk, found: list[dict[str, Any]]) -> None:
    desk.line(desk.say("cli-compiled" if table.compiled() else "cli-plain"))
    parts: tuple[tuple[str, str, tuple[tuple[str, str, int], ...]], ...] = (
        ("game", "games", (("decisions_per_s", "decisions", 0), ("battles_per_s", "battles", 1))),
        ("greedy", "greedy", (("battles_per_s", "battles", 2),)),
        ("table", "table", (("per_s", "per-second", 0),)),
        ("chances", "chances", (("microseconds", "microseconds", 1),)),
    )
    for key, part, columns in parts:
        rows = [
            [line[key], *(desk.decimal(line[field], digits) for field, _, digits in columns)]
            for line in found
            if key in line and columns[0][0] in line
        ]
        if rows:
            first = "game" if key in ("game", "greedy") else "question"
            heads = [first, *(head for _, head, _ in columns)]
            desk.heading(desk.say(f"cli-bench-{part}"))  # texts: cli-bench-*, cli-head-*
            desk.table([desk.say(f"cli-head-{head}") for head in heads], rows)
