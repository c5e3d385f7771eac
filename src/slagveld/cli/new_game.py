"""`slagveld new-game`: a small complete game as a package of its own, to be made into another."""

import os
import re
import shutil
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson
from slagveld.kernel.registry import taken

SKELETON = Path(__file__).parent / "skeleton"
"""The files of the game, each with `.txt` behind its name, so that no tool takes it for code."""
PACKAGE = "package"
"""The folder of the skeleton that takes the package's name."""
WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 24
PREFIX = 6
"""Letters of a rule's id before its first hyphen, at most."""
HOUSE = ("slagveld", "slv")
"""Names that mean the rules of all games."""


class Named(NamedTuple):
    """What a game's name becomes in its files."""

    key: str

    @property
    def package(self) -> str:
        """The Python package: `slagveld_iron_tin`."""
        return "slagveld_" + self.key.replace("-", "_")

    @property
    def kind(self) -> str:
        """The class: `IronTinGame`."""
        return "".join(word.capitalize() for word in self.key.split("-")) + "Game"

    @property
    def title(self) -> str:
        """What people read: Iron Tin."""
        return " ".join(word.capitalize() for word in self.key.split("-"))

    @property
    def rules(self) -> str:
        """What the ids of its rules begin with: the initials, or one word."""
        words = self.key.split("-")
        initials = self.key if len(words) == 1 else "".join(word[0] for word in words)
        return initials[:PREFIX].upper()

    def filled(self, template: str) -> str:
        """A template with these names in it."""
        for sign, name in (
            ("%KEY%", self.key),
            ("%PACKAGE%", self.package),
            ("%CLASS%", self.kind),
            ("%TITLE%", self.title),
            ("%RULE%", self.rules),
        ):
            template = template.replace(sign, name)
        return template


def skeleton(name: str) -> dict[str, str]:
    """The files of a game of this name, by their path within its folder."""
    named = Named(name)
    found: dict[str, str] = {}
    for path in sorted(SKELETON.rglob("*.txt")):
        parts = path.relative_to(SKELETON).with_suffix("").parts
        if parts[0] == PACKAGE:
            parts = (named.package, *parts[1:])
        found["/".join(parts)] = named.filled(path.read_text("utf-8"))
    return found


def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="cli-name-name", help="cli-argument-new-game")],
    folder: Annotated[
        str, typer.Option("--folder", metavar="cli-name-folder", help="cli-option-folder")
    ] = ".",
    as_json: AsJson = False,
) -> int:
    """Write the skeleton of a game, and say what to do with it."""
    desk = Desk.of(context)
    _check_name(name)
    target = Path(folder) / name
    files = skeleton(name)
    _write(target, files)
    commands = [f"pip install -e {target}", f"pytest {target}"]
    if as_json:
        named = Named(name)
        desk.json(
            {
                "game": name,
                "folder": str(target),
                "package": named.package,
                "class": named.kind,
                "rules": named.rules,
                "files": list(files),
                "next": commands,
            }
        )
        return 0
    desk.line(desk.say("cli-new-game-written", count=len(files), folder=str(target)))
    desk.line(desk.say("cli-new-game-next"))
    for command in commands:
        desk.out.print(f"  {command}", soft_wrap=True)
    return 0


def _check_name(name: str) -> None:
    if not WORD.fullmatch(name) or not 2 <= len(name) <= LONGEST:
        raise wrong("cli-new-game-name", name=name, most=LONGEST)
    if name in HOUSE or name in taken():
        raise wrong("cli-new-game-taken", name=name)


def _write(target: Path, files: dict[str, str]) -> None:
    """Write all files or none: beside the target first, then under its name."""
    where = str(target.parent)
    try:
        if not target.parent.is_dir():
            raise wrong("cli-new-game-no-folder", file=where)
        if os.path.lexists(target):
            raise wrong("cli-new-game-exists", file=str(target))
        draft = target.parent / f".{target.name}-{os.getpid()}"
        draft.mkdir()
    except OSError as error:
        raise wrong("cli-new-game-unwritable", file=where, reason=_reason(error)) from None
    except ValueError:  # a NUL in the name
        raise wrong("cli-new-game-no-folder", file=where) from None
    try:
        for name, content in files.items():
            path = draft / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, "utf-8", newline="\n")
        draft.rename(target)
    except OSError as error:
        raise wrong("cli-new-game-unwritable", file=where, reason=_reason(error)) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
