"""Where the rules of a game are carried out and proved: from a checkout, or from its index.

In a checkout the sources and tests are read as they are. A package that was built has no tests, so
`make dist` puts an index into it (`tools/where.py`).
"""

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

import slagveld
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Rulebook
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
    root = HOME.parent.parent
    if (root / "tests" / "games").is_dir():
        return _looked_up(key, rule, root)
    return _built().get(key, {}).get(rule, NOWHERE)


@cache
def _built() -> dict[str, Index]:
    if not INDEX.is_file():
        return {}
    return msgspec.json.decode(INDEX.read_bytes(), type=dict[str, Index])


@cache
def _looked_up(key: str, rule: str, root: Path) -> Where:
    """One rule in a checkout; only tests that name it are read."""
    book, _ = _book(key, root)
    if rule not in book:
        return NOWHERE
    return _where(rule, _house(key, root), root, _proved(root, (rule,)).get(rule, ()))


def index_of(key: str, root: Path) -> Index:
    """All rules of a game, or of the table itself, as a checkout has them."""
    book, folder = _book(key, root)
    if not folder.is_dir():
        return {}
    house = _house(key, root)
    proved = _proved(root, sorted({rule.id.partition("-")[0] for rule in book}))
    return {rule.id: _where(rule.id, house, root, proved.get(rule.id, ())) for rule in book}


def _book(key: str, root: Path) -> tuple[Rulebook, Path]:
    """A rulebook, and the folder of the package that carries it out."""
    if key == HOUSE_KEY:
        return HOUSE, root / "src" / "slagveld"
    game = find(key)
    return game.rulebook, root / "src" / Path(*game.package.split("."))


class _House(NamedTuple):
    folder: Path
    rooms: list[Room]


@cache
def _house(key: str, root: Path) -> _House:
    """A game's package and its rooms."""
    book, folder = _book(key, root)
    return _House(folder, rooms_of(folder, book) if folder.is_dir() else [])


def _proved(root: Path, named: Sequence[str]) -> dict[str, tuple[CodeLine, ...]]:
    """The tests that prove each rule, from files that have one of these words."""
    found: dict[str, tuple[CodeLine, ...]] = {}
    for mark in marks(root / "tests", named).found:
        line = CodeLine(Path(mark.file).relative_to(root).as_posix(), mark.line, mark.test)
        found[mark.rule] = (*found.get(mark.rule, ()), line)
    return found


def _where(rule: str, house: _House, root: Path, tests: tuple[CodeLine, ...]) -> Where:
    homes = [room for room in house.rooms if room.has(rule)]
    code: dict[tuple[str, str], CodeLine] = {}
    for room in homes or house.rooms:
        for cited in room.cited:
            if cited.rule == rule or covers(cited.rule, rule):
                path = house.folder / cited.file
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
