"""What is compiled: groups of modules, each of them one shared library.

The table alone is one group, which is what everybody uses. The rules are several: the core (the
kernel's crank, records, the table and what games share), and every game, which rests on it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CORE = "core"
TABLE = "table"
GEOMETRY = (
    *("units", "body", "lines", "inside", "measure"),
    *("arcs", "front_arcs", "contact", "groups", "sight", "fronts", "wedge", "visible"),
    *("convex", "solids", "obstacles", "paths", "costs", "bends", "search", "reach", "routes"),
    *("circling", "drill", "ring", "steps", "turns", "blocks", "spots", "vacancy"),
)
KERNEL = ("agenda", "dice", "menu", "modifiers", "moment", "play", "state")
KIT = ("asking", "book", "drafts", "keeping", "moments", "tactics", "topics", "ways")
COLD = (
    *(
        "__init__",
        "game",
        "kit",
        "army",
        "lesson",
        "muster",
        "options",
        "scenario_files",
        "ground_plan",
    ),
    "soundness",
)
"""Modules of a game that are never compiled, wherever they are: what runs once."""
COLD_ROOMS = ("view",)
"""Rooms of a game that are never compiled."""


class Module(NamedTuple):
    """A module that is compiled."""

    name: str
    path: Path
    """Its source."""


class Group(NamedTuple):
    """Modules that are compiled into one library."""

    key: str
    modules: tuple[Module, ...]

    @property
    def library(self) -> str:
        """The name of its library, as a module."""
        return f"slagveld_{self.key}"


def table(package: Path) -> dict[str, Group]:
    """The table of the package `slagveld`, which lies there, alone."""
    names = [f"table.{name}" for name in GEOMETRY]
    return {TABLE: Group(TABLE, tuple([_module(package, "slagveld", name) for name in names]))}


def rules(package: Path) -> dict[str, Group]:
    """The core, and every game."""
    names = ["record", "kept"]
    names += [f"kernel.{name}" for name in KERNEL]
    names += [f"kit.{name}" for name in KIT]
    names += [f"table.{name}" for name in (*GEOMETRY, "layout", "battlefield")]
    found = {CORE: Group(CORE, tuple([_module(package, "slagveld", name) for name in names]))}
    for home in sorted((package / "games").iterdir()):
        if (home / "game.py").is_file():
            found[home.name] = game_group(home.name, home, f"slagveld.games.{home.name}")
    return found


def game_group(key: str, home: Path, package: str) -> Group:
    """The group of a game's package, ours or somebody's own."""
    return Group(key, tuple(_hot(home, package)))


def _module(package: Path, prefix: str, name: str) -> Module:
    return Module(f"{prefix}.{name}", package / f"{name.replace('.', '/')}.py")


def _hot(home: Path, package: str) -> Iterator[Module]:
    for path in sorted(home.rglob("*.py")):
        inner = path.relative_to(home).with_suffix("").parts
        if inner[-1] in COLD or inner[0] in COLD_ROOMS or _two_faced(path):
            continue
        yield Module(".".join((package, *inner)), path)


def _two_faced(path: Path) -> bool:
    """Whether a module shows type checkers something else than what it does."""
    tree = ast.parse(path.read_text("utf-8"))
    return any(
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
        and node.orelse
        for node in tree.body
    )
