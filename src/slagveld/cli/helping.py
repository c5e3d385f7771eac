"""Help in the user's language: the overview, and a page for each command."""

from typing import Any

from typer.core import TyperGroup

from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.kernel.registry import listed as games
from slagveld.texts import LANGUAGES


def resolve(root: TyperGroup, words: list[str]) -> tuple[Any, list[str]]:
    """The command that some words mean, and its full name; raises InputError for none.

    A group named alone is itself the answer, for its help page.
    """
    command: Any = root
    path = ["slagveld"]
    for word in words:
        if not isinstance(command, TyperGroup) or word in ("--help", "-h"):
            break
        if word.startswith("-"):
            raise wrong("cli-no-option", option=word)
        if word not in command.commands:
            known = ", ".join(command.commands)
            raise wrong("cli-no-command", command=word, known=known)
        command = command.commands[word]
        path.append(word)
    else:
        if isinstance(command, TyperGroup):
            raise wrong("cli-no-action", command=" ".join(path), known=", ".join(command.commands))
    return command, path


def overview(desk: Desk, root: TyperGroup, *, json: bool) -> None:
    """What `slagveld --help` shows: what it is, the commands, the games found."""
    found = games()
    if json:
        desk.json({"commands": list(root.commands), "games": list(found)})
        return
    desk.line(desk.say("cli-about"))
    desk.heading(desk.say("cli-usage-head"))
    desk.indented(f"slagveld [{desk.say('cli-name-command')} …]")
    desk.indented(desk.say("cli-usage-bare"))
    _commands(desk, root)
    desk.heading(desk.say("cli-games-head"))
    if found:
        desk.rows([[key, desk.name(game.title)] for key, game in found.items()])
    else:
        desk.indented(desk.say("cli-games-none"))
    _everywhere(desk)


def page(desk: Desk, command: Any, path: list[str]) -> None:
    """The help of one command."""
    desk.line(desk.say(command.help))
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    usage = " ".join([*path, *(_argument(desk, argument) for argument in arguments)])
    desk.heading(desk.say("cli-usage-head"))
    if isinstance(command, TyperGroup):
        desk.indented(f"{usage} {desk.say('cli-name-command')} …")
        _commands(desk, command)
    else:
        desk.indented(usage + (f" [{desk.say('cli-name-options')}]" if options else ""))
        if arguments:
            desk.heading(desk.say("cli-arguments-head"))
            desk.rows([[desk.say(a.metavar), desk.say(a.help)] for a in arguments])
    if own := [option for option in options if "--json" not in option.opts]:
        desk.heading(desk.say("cli-options-head"))
        desk.rows([[_option(desk, option), desk.say(option.help)] for option in own])
    _everywhere(desk)


def _commands(desk: Desk, group: TyperGroup) -> None:
    desk.heading(desk.say("cli-commands-head"))
    rows = [[name, desk.say(command.help or "")] for name, command in group.commands.items()]
    desk.rows(rows)


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
