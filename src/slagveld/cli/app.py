"""The commands by name."""

from collections.abc import Callable
from functools import cache

import typer
from typer.core import TyperGroup
from typer.main import get_command

from slagveld.cli.army import check, new
from slagveld.cli.army_card import card
from slagveld.cli.bench import bench
from slagveld.cli.campaign import list_ready, status, tell
from slagveld.cli.campaign import new as new_campaign
from slagveld.cli.campaign_army import army as campaign_army
from slagveld.cli.campaign_next import next_
from slagveld.cli.campaign_undo import undo
from slagveld.cli.games import games
from slagveld.cli.new_game import new_game
from slagveld.cli.odds import odds
from slagveld.cli.play.command import play
from slagveld.cli.replay import replay
from slagveld.cli.rules import rules
from slagveld.cli.serve import serve
from slagveld.cli.simulate import simulate

Command = Callable[..., int]


def _add(group: typer.Typer, name: str, command: Command, text: str) -> None:
    """Help is ours (see `helping`), and so is the word about too many words (see `Desk.of`)."""
    group.command(
        name, help=text, add_help_option=False, context_settings={"allow_extra_args": True}
    )(command)


def _campaign() -> typer.Typer:
    group = typer.Typer(add_completion=False, add_help_option=False)
    commands: tuple[tuple[str, Command], ...] = (
        ("list", list_ready),
        ("new", new_campaign),
        ("status", status),
        ("next", next_),
        ("undo", undo),
        ("army", campaign_army),
        ("report", tell),
    )
    for name, command in commands:
        _add(group, name, command, f"cli-help-campaign-{name}")
    return group


@cache
def application() -> TyperGroup:
    """All commands. Help texts and names of arguments are keys, said when they are shown."""
    app = typer.Typer(add_completion=False, add_help_option=False, help="cli-about")
    army = typer.Typer(add_completion=False, add_help_option=False)
    # texts: cli-help-*
    for name, command in (
        ("serve", serve),
        ("play", play),
        ("games", games),
        ("rules", rules),
        ("odds", odds),
        ("replay", replay),
        ("simulate", simulate),
        ("bench", bench),
        ("new-game", new_game),
    ):
        _add(app, name, command, f"cli-help-{name}")
    _add(army, "check", check, "cli-help-army-check")
    _add(army, "new", new, "cli-help-army-new")
    _add(army, "card", card, "cli-help-army-card")
    app.add_typer(army, name="army", help="cli-help-army")
    app.add_typer(_campaign(), name="campaign", help="cli-help-campaign")
    made = get_command(app)
    if not isinstance(made, TyperGroup):
        raise TypeError("one command is no group")
    return made
