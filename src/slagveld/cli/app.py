"""The commands by name. Each is read when it is meant, so that help is there at once."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typer.core import TyperCommand

Group = Mapping[str, str]
"""Commands by name: where their functions are."""

COMMANDS: Final[Mapping[str, str | Group]] = {
    "serve": "serve:serve",
    "play": "play.command:play",
    "games": "games:games",
    "rules": "rules:rules",
    "odds": "odds:odds",
    "replay": "replay:replay",
    "coach": "coach:coach",
    "simulate": "simulate:simulate",
    "ladder": "ladder:ladder",
    "train": "train:train",
    "bench": "bench:bench",
    "puzzles": "puzzles:puzzles",
    "new-game": "new_game:new_game",
    "texts": {"lint": "texts:lint"},
    "army": {
        "check": "army:check",
        "new": "army:new",
        "card": "army_card:card",
        "random": "army_drawn:random",
        "sealed": "army_drawn:sealed",
        "draft": "army_draft:draft",
        "import": "army_lists:take",
        "export": "army_lists:give",
    },
    "scenario": {
        "check": "scenario:check",
        "export": "scenario:export",
        "schema": "scenario:schema",
    },
    "table": {"random": "tables:random", "check": "tables:check"},
    "campaign": {
        "list": "campaign:list_ready",
        "new": "campaign:new",
        "status": "campaign:status",
        "next": "campaign_next:next_",
        "undo": "campaign_undo:undo",
        "army": "campaign_army:army",
        "camp": "campaign_camp:camp",
        "report": "campaign:tell",
    },
}


def help_key(path: tuple[str, ...]) -> str:
    """The key of the sentence about a command or a group."""
    # texts: cli-help-*
    return "-".join(("cli-help", *path))


def command(path: tuple[str, ...]) -> "TyperCommand":
    """The command of this name. Help texts and names of arguments are keys, said when shown.

    Raises:
        KeyError: There is none.
    """
    import typer
    from typer.core import TyperCommand
    from typer.main import get_command

    place = COMMANDS[path[0]]
    where = place if isinstance(place, str) else place[path[1]]
    module, _, name = where.partition(":")
    function: Callable[..., int] = getattr(import_module(f"slagveld.cli.{module}"), name)
    app = typer.Typer(add_completion=False, add_help_option=False)
    # Help is ours (see `helping`), and so is the word about too many words (see `Desk.of`).
    app.command(
        path[-1],
        help=help_key(path),
        add_help_option=False,
        context_settings={"allow_extra_args": True},
    )(function)
    made = get_command(app)
    if not isinstance(made, TyperCommand):
        raise TypeError(f"{' '.join(path)} is no command")
    return made
