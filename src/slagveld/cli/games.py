"""`slagveld games`: what can be played."""

from typing import Any

import typer

from slagveld.cli.desk import Desk
from slagveld.cli.options import AsJson
from slagveld.kernel.game import Game
from slagveld.kernel.registry import listed as registered


def games(context: typer.Context, as_json: AsJson = False) -> int:
    """All games with their scenarios and ready-made armies."""
    desk = Desk.of(context)
    found = registered()
    if as_json:
        desk.json([_plain(desk, game) for game in found.values()])
        return 0
    if not found:
        desk.line(desk.say("cli-games-none"))
    for place, game in enumerate(found.values()):
        if place:
            desk.line()
        _show(desk, game)
    return 0


def _plain(desk: Desk, game: Game[Any]) -> dict[str, Any]:
    muster = game.muster()
    return {
        "game": game.key,
        "title": desk.name(game.title),
        "version": game.version,
        "rules": len(game.rulebook),
        "scenarios": [
            {
                "scenario": scenario.key,
                "title": desk.name(scenario.title),
                "summary": desk.name(scenario.summary),
                "players": list(scenario.players),
            }
            for scenario in game.scenarios()
        ],
        "armies": [desk.name(roster.name) for roster in muster.ready()] if muster else [],
    }


def _show(desk: Desk, game: Game[Any]) -> None:
    plain = _plain(desk, game)
    desk.line(f"{plain['title']} ({game.key})", style="bold")
    desk.indented(desk.say("cli-scenarios-head"))
    rows = [
        [
            scenario["scenario"],
            desk.say("cli-players", players=_numbers(scenario["players"])),
            f"{scenario['title']}: {scenario['summary']}",
        ]
        for scenario in plain["scenarios"]
    ]
    desk.rows(rows)
    if plain["armies"]:
        desk.indented(desk.say("cli-armies-head"))
        desk.rows([[army] for army in plain["armies"]])


def _numbers(players: list[int]) -> str:
    """Numbers of players in short: 2, 2–4, 2/4/6."""
    first, last = players[0], players[-1]
    if len(players) > 1 and players == list(range(first, last + 1)):
        return f"{first}–{last}"
    return "/".join(str(count) for count in players)
