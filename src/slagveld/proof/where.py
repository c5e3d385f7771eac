"""Where the rules of a game are carried out and proved: from a checkout, or from its index.

In a checkout the sources and tests are read as they are. A package that was built has no tests, so
`make dist` puts an index into it (`tools/where.py`).
"""

import ast
from functools import cache
from pathlib import Path

import msgspec

import slagveld
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import game as find
from slagveld.proof.marks import marks
from slagveld.proof.rooms import Room, covers, rooms_of

HOUSE_KEY = "slagveld"
"""The name of the rules that hold in every game."""
HOME = Path(slagveld.__file__).parent
INDEX = HOME / "proof" / "index.json"


class CodeLine(msgspec.Struct, frozen=True):
    """A line of the project."""

    file: str
    """As it lies in a checkout."""
    line: int
    name: str = ""
    """The function, class or test it belongs to."""


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """Where one rule lives."""

    rooms: tuple[str, ...] = ()
    """The rooms that serve its section."""
    code: tuple[CodeLine, ...] = ()
    """Where it is cited in those rooms, or anywhere in the game if no room serves it."""
    tests: tuple[CodeLine, ...] = ()


NOWHERE = Where()
Index = dict[str, Where]
"""Rules by their ids."""


def whereabouts(key: str, rule: str) -> Where:
    """Where a rule of a game, or of the table itself (`slagveld`), is carried out and proved."""
    return _known(key).get(rule, NOWHERE)


@cache
def _known(key: str) -> Index:
    root = HOME.parent.parent
    if (root / "tests" / "games").is_dir():
        return index_of(key, root)
    if INDEX.is_file():
        return msgspec.json.decode(INDEX.read_bytes(), type=dict[str, Index]).get(key, {})
    return {}


def index_of(key: str, root: Path) -> Index:
    """All rules of a game, or of the table itself, as a checkout has them."""
    if key == HOUSE_KEY:
        book, package = HOUSE, "slagveld"
    else:
        game = find(key)
        book, package = game.rulebook, game.package
    folder = root / "src" / Path(*package.split("."))
    if not folder.is_dir():
        return {}
    rooms = rooms_of(folder, book)
    proved: dict[str, list[CodeLine]] = {}
    prefixes = sorted({rule.id.partition("-")[0] for rule in book})
    for mark in marks(root / "tests", prefixes).found:
        file = Path(mark.file).relative_to(root).as_posix()
        proved.setdefault(mark.rule, []).append(CodeLine(file, mark.line, mark.test))
    return {
        rule.id: _where(rule.id, folder, root, rooms, tuple(proved.get(rule.id, ())))
        for rule in book
    }


def _where(
    rule: str, folder: Path, root: Path, rooms: list[Room], tests: tuple[CodeLine, ...]
) -> Where:
    homes = [room for room in rooms if room.has(rule)]
    code: dict[tuple[str, str], CodeLine] = {}
    for room in homes or rooms:
        for cited in room.cited:
            if cited.rule == rule or covers(cited.rule, rule):
                path = folder / cited.file
                name = _name_at(path, cited.line)
                file = path.relative_to(root).as_posix()
                code.setdefault((file, name), CodeLine(file, cited.line, name))
    return Where(rooms=tuple(room.name for room in homes), code=tuple(code.values()), tests=tests)


def _name_at(path: Path, line: int) -> str:
    """What is defined around a line, its decorators and docstring included."""
    around = [(start, name) for start, end, name in _defined(path) if start <= line <= end]
    return max(around)[1] if around else ""


@cache
def _defined(path: Path) -> tuple[tuple[int, int, str], ...]:
    """First line, last line and dotted name of all that is defined in a file."""
    found: list[tuple[int, int, str]] = []

    def look(node: ast.AST, home: str) -> None:
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.FunctionDef | ast.ClassDef):
                name = f"{home}.{part.name}" if home else part.name
                first = min([part.lineno, *[one.lineno for one in part.decorator_list]])
                found.append((first, part.end_lineno or part.lineno, name))
                look(part, name)

    look(ast.parse(path.read_text("utf-8")), "")
    return tuple(found)
