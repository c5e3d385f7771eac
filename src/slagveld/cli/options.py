"""What several commands take."""

from typing import Annotated

import typer

AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
"""The option that every command has."""

GameKey = Annotated[str, typer.Argument(metavar="cli-name-game", help="cli-argument-game")]
