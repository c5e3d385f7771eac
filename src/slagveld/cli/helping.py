"""Help in the user's language: the overview, and a page for each command."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from slagveld.cli.app import COMMANDS, Group, help_key
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.titles import titles
from slagveld.texts import LANGUAGES

if TYPE_CHECKING:
    from typer.core import TyperCommand

HELP = ("--help", "-h")


def resolve(words: list[str]) -> tuple[str, ...]:
    """The name of the command that some words mean; raises InputError for none.

    A group named alone is itself the answer, for its help page.
    """
    path: tuple[str, ...] = ()
    known: object = COMMANDS
    for word in words:
        if not isinstance(known, dict) or word in HELP:
            return path
        if word.startswith("-"):
            raise wrong("cli-no-option", option=word)
        if word not in known:
            raise wrong("cli-no-command", command=word, known=", ".join(known))
        known = known[word]
        path = (*path, word)
    if isinstance(known, dict):
        name = " ".join(("slagveld", *path))
        raise wrong("cli-no-action", command=name, known=", ".join(known))
    return path


def overview(desk: Desk, *, json: bool) -> None:
    """What `slagveld --help` shows: what it is, the commands, the games found."""
    found = titles()
    if json:
        desk.json({"commands": list(COMMANDS), "games": list(found)})
        return
    desk.line(desk.say("cli-about"))
    desk.heading(desk.say("cli-usage-head"))
    desk.indented(f"slagveld [{desk.say('cli-name-command')} …]")
    desk.indented(desk.say("cli-usage-bare"))
    _commands(desk, COMMANDS)
    desk.heading(desk.say("cli-games-head"))
    if found:
        desk.rows([[key, desk.name(title)] for key, title in found.items()])
    else:
        desk.indented(desk.say("cli-games-none"))
    _everywhere(desk)


def group_page(desk: Desk, path: tuple[str, ...], group: Group) -> None:
    """The help of a group of commands."""
    desk.line(desk.say(help_key(path)))
    desk.heading(desk.say("cli-usage-head"))
    desk.indented(" ".join(("slagveld", *path, desk.say("cli-name-command"), "…")))
    _commands(desk, group, path)
    _everywhere(desk)


def page(desk: Desk, path: tuple[str, ...], command: "TyperCommand") -> None:
    """The help of one command."""
    desk.line(desk.say(help_key(path)))
    params: Iterable[Any] = command.params
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    words = ["slagveld", *path, *(_argument(desk, argument) for argument in arguments)]
    if options:
        words.append(f"[{desk.say('cli-name-options')}]")
    desk.heading(desk.say("cli-usage-head"))
    desk.indented(" ".join(words))
    if arguments:
        desk.heading(desk.say("cli-arguments-head"))
        desk.rows([[desk.say(a.metavar), desk.say(a.help)] for a in arguments])
    if own := [option for option in options if "--json" not in option.opts]:
        desk.heading(desk.say("cli-options-head"))
        desk.rows([[_option(desk, option), desk.say(option.help)] for option in own])
    _everywhere(desk)


def _commands(desk: Desk, known: Iterable[str], path: tuple[str, ...] = ()) -> None:
    desk.heading(desk.say("cli-commands-head"))
    desk.rows([[name, desk.say(help_key((*path, name)))] for name in known])


def _everywhere(desk: Desk) -> None:
    desk.heading(desk.say("cli-everywhere-head"))
    desk.rows(
        [
            ["--json", desk.say("cli-option-json")],
            [f"--lang {'|'.join(LANGUAGES)}", desk.say("cli-option-lang")],
            ["--help", desk.say("cli-option-help")],
        ]
    )


def _argument(desk: Desk, argument: Any) -> str:
    name = desk.say(argument.metavar) + ("…" if argument.nargs == -1 else "")
    return name if argument.required else f"[{name}]"


def _option(desk: Desk, option: Any) -> str:
    name: str = option.opts[0]
    return name if option.is_flag else f"{name} {desk.say(option.metavar)}"
