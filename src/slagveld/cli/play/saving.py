"""The battle's file: written after every answer, so that nothing is ever lost."""

import os
import time
from pathlib import Path
from typing import Any

import msgspec

from slagveld.cli.errors import InputError, wrong
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import LARGEST, load

PEEK = 200
"""Bytes that tell a saved battle from anything else."""


def home() -> Path:
    """The folder where battles are kept that have no file of their own."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "slagveld" / "battles"


def fresh(game: str) -> Path:
    """A file for a new battle: the game and the time it began."""
    begun = time.strftime("%Y-%m-%d-%H%M%S")
    path = home() / f"{game}-{begun}.json"
    number = 2
    while path.exists():
        path = home() / f"{game}-{begun}-{number}.json"
        number += 1
    return path


def check(path: Path) -> None:
    """Raise InputError where a battle cannot or should not be written."""
    try:
        if path.is_dir():
            raise wrong("cli-file-folder", file=str(path))
        if path.exists() and path.stat().st_size and not _is_battle(path):
            raise wrong("play-save-foreign", file=str(path))
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _is_battle(path: Path) -> bool:
    """Whether a file is a saved battle, and may be written over with another."""
    with path.open("rb") as file:
        head = file.read(PEEK)
        if not head.lstrip().startswith(b"{") or b'"slagveld"' not in head:
            return False
        try:
            load(head + file.read(LARGEST))
        except RefusedError as refused:
            return refused.refusal.text.key != "refusal-save-foreign"
        except (msgspec.MsgspecError, ValueError):
            return False
    return True


def write(match: Match[Any], path: Path) -> None:
    """Write a battle, whole or not at all; raises InputError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            beside.write_bytes(match.save())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: Exception) -> InputError:
    reason = getattr(error, "strerror", None) or str(error)
    return wrong("play-save-failed", file=str(path), reason=reason)


class Keeper:
    """Keeps a battle in its file; says once if that fails, and lets the battle go on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: InputError | None = None
        self._saved = -1

    def keep(self, match: Match[Any]) -> InputError | None:
        """Write what is new; the reason, the first time that it cannot be written."""
        if len(match.log) == self._saved:
            return None
        try:
            write(match, self.path)
        except InputError as error:
            first = self.failed is None
            self.failed = error
            return error if first else None
        self.failed = None
        self._saved = len(match.log)
        return None
