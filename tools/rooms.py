"""Does every rule live in its room, and is it cited where it is carried out?

    python tools/rooms.py [GAME …]

A game's package has rooms named for the parts of its rulebook. The docstring of a room says what
happens there, then which sections it serves, and on which others it leans:

    Serves CON-STUNT, CON-CLIMB, CON-JUMP.
    Leans on CON-TEST, CON-MOVE-12.

A section is a rule's id or the beginning of ids (`CON-CLIMB` has CON-CLIMB-3, `CAR-8` has
CAR-8.4). Reported are: a room without such a docstring, a section that no rule has, a rule cited
in a room that neither serves it nor leans on it, a served section that nothing in the room cites,
and a mechanic rule that no room serves or that its rooms do not cite. Ends with 1 when there is
anything to report.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Rulebook

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/slagveld/games")
LEAST, MOST = 3, 15
"""Files of a room, its docstring apart."""
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


def faults_of(rooms: Sequence[Room], book: Rulebook) -> list[str]:
    """What is wrong with the rooms of a game, in the order of its rooms and rules."""
    return [
        *(fault for room in rooms for fault in _room_faults(room, book)),
        *(fault for fault in _rule_faults(rooms, book)),
    ]


def _room_faults(room: Room, book: Rulebook) -> Iterator[str]:
    ids = [rule.id for rule in book]
    if not room.about.partition("\n")[0] or not room.serves + room.leans:
        yield f"{room.name}/__init__.py: does not say what the room is for and what it serves"
    if not LEAST <= room.files <= MOST:
        yield f"{room.name}: {room.files} files, not {LEAST} to {MOST}"
    for section in room.serves + room.leans:
        if not any(covers(section, rule) for rule in ids):
            yield f"{room.name}/__init__.py: no rule of {section}"
    for section in room.serves:
        if not any(covers(section, cited.rule) for cited in room.cited):
            yield f"{room.name}/__init__.py: serves {section}, which nothing in it cites"
    for section in room.leans:
        if not any(covers(section, cited.rule) for cited in room.cited):
            yield f"{room.name}/__init__.py: leans on {section}, which nothing in it cites"
    for cited in room.cited:
        if not room.knows(cited.rule):
            yield f"{cited.file}:{cited.line}: {cited.rule} belongs to another room"


def _rule_faults(rooms: Sequence[Room], book: Rulebook) -> Iterator[str]:
    for rule in book:
        if rule.kind != "mechanic":
            continue
        homes = [room for room in rooms if room.has(rule.id)]
        if not homes:
            yield f"{rule.id}: no room serves it"
        elif not any(covers(one.rule, rule.id) for home in homes for one in home.cited):
            where = ", ".join(home.name for home in homes)
            yield f"{rule.id}: cited nowhere in {where} ({rule.title.en})"


def report(keys: Sequence[str], root: Path = ROOT) -> list[str]:
    """The faults of these games' rooms."""
    lines = []
    for key in keys:
        game = games()[key]
        folder = root / GAMES / key.replace("-", "_")
        if folder.is_dir():
            faults = faults_of(rooms_of(folder, game.rulebook), game.rulebook)
            lines += [f"{key}: {fault}" for fault in faults]
    return lines


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong; 0 when nothing is."""
    parser = argparse.ArgumentParser(prog="rooms.py", description="Does every rule have its room?")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    chosen = parser.parse_args(arguments)
    keys = [key.replace("_", "-") for key in chosen.games] or sorted(games())
    lines = report(keys, chosen.root)
    print("\n".join(lines))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
