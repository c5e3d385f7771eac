"""What several commands take."""

from typing import Annotated

import typer

from slagveld.cli.errors import wrong

NUMBER = "cli-name-number"
MOST_BOTS, MOST_WORKERS, MOST_SEED = 24, 256, 10**14

AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
"""The option that every command has."""

GameKey = Annotated[str, typer.Argument(metavar="cli-name-game", help="cli-argument-game")]

Seed = Annotated[str, typer.Option("--seed", metavar=NUMBER, help="cli-option-seed")]
Scenario = Annotated[
    str, typer.Option("--scenario", metavar="cli-name-key", help="cli-option-scenario")
]
ScenarioOrFile = Annotated[
    str, typer.Option("--scenario", metavar="cli-name-key-file", help="cli-option-scenario-file")
]
LaidTableFile = Annotated[
    str, typer.Option("--table", metavar="cli-name-file", help="cli-option-table")
]
Mirror = Annotated[bool, typer.Option("--mirror", help="cli-option-mirror")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="play-name-option", help="play-option-option"),
]
Workers = Annotated[str, typer.Option("--workers", metavar=NUMBER, help="cli-option-workers")]


def named(bots: str) -> tuple[str, ...]:
    """Bots with commas between them; raises InputError."""
    names = tuple(name.strip() for name in bots.split(","))
    if not all(names) or len(names) > MOST_BOTS:
        raise wrong("cli-bots", words=bots)
    return names
