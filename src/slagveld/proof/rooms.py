"""The rooms of a game: which sections of the rulebook each serves, and what is cited in it.

The docstring of a room says what happens there, then which sections it serves, and on which others
it leans:

    Serves ABC-STUNT, ABC-CLIMB, ABC-JUMP.
    Leans on ABC-TEST, ABC-MOVE-12.

A section is a rule's id or the beginning of ids: `ABC-CLIMB` has ABC-CLIMB-3, `ABC-8` has ABC-8.4.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from slagveld.kernel.rulebook import Rulebook

_LINE = re.compile(r"^(Serves|Leans on) (.+?)\.$", re.MULTILINE | re.DOTALL)
_SHAPE = r"(?<![\w-])(?:{})(?:-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)+(?:-\*)?"


class Cited(NamedTuple):
    """A rule's id in a file of a room."""

    rule: str
    file: str
    line: int


class Room(NamedTuple):
    """One folder of a game."""

    name: str
    files: int
    serves: tuple[str, ...]
    leans: tuple[str, ...]
    cited: tuple[Cited, ...]
    about: str

    def has(self, rule: str) -> bool:
        """Whether a rule is carried out here."""
        return any(covers(section, rule) for section in self.serves)

    def knows(self, rule: str) -> bool:
        """Whether a rule may be cited here."""
        return any(covers(section, rule) for section in self.serves + self.leans)


def covers(section: str, rule: str) -> bool:
    """Whether a rule belongs to a section."""
    return rule == section or rule.startswith((f"{section}-", f"{section}."))


def rooms_of(folder: Path, book: Rulebook) -> list[Room]:
    """The rooms of a game's package, by name."""
    prefixes = sorted({re.escape(rule.id.partition("-")[0]) for rule in book})
    shape = re.compile(_SHAPE.format("|".join(prefixes)))
    found = []
    for home in sorted(folder.iterdir()):
        first = home / "__init__.py"
        if not first.is_file():
            continue
        files = [path for path in sorted(home.rglob("*.py")) if path.name != "__init__.py"]
        about = ast.get_docstring(ast.parse(first.read_text("utf-8"))) or ""
        parts = {kind: _sections(words) for kind, words in _LINE.findall(about)}
        cited = tuple(one for path in files for one in _cited(path, folder, shape))
        serves, leans = parts.get("Serves", ()), parts.get("Leans on", ())
        found.append(Room(home.name, len(files), serves, leans, cited, about))
    return found


def _sections(words: str) -> tuple[str, ...]:
    return tuple(words.replace("\n", " ").replace(",", " ").split())


def _cited(path: Path, folder: Path, shape: re.Pattern[str]) -> Iterator[Cited]:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for hit in shape.finditer(line):
            yield Cited(hit[0].removesuffix("-*"), str(path.relative_to(folder)), number)
