"""Does every rule live in its room, and is it cited where it is carried out?

    python tools/rooms.py [GAME …]

A game's package has rooms named for the parts of its rulebook. The docstring of a room says what
happens there, then which sections it serves, and on which others it leans:

    Serves ABC-STUNT, ABC-CLIMB, ABC-JUMP.
    Leans on ABC-TEST, ABC-MOVE-12.

A section is a rule's id or the beginning of ids (`ABC-CLIMB` has ABC-CLIMB-3, `ABC-8` has
ABC-8.4). Reported are: a room without such a docstring, a section that no rule has, a rule cited
in a room that neither serves it nor leans on it, a served section that nothing in the room cites,
and a mechanic rule that no room serves or that its rooms do not cite. Ends with 1 when there is
anything to report.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Rulebook
from slagveld.proof import Room, covers, rooms_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/slagveld/games")
LEAST, MOST = 3, 15
"""Files of a room, its docstring apart."""


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
        elif not any(one.rule == rule.id for home in homes for one in home.cited):
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
