"""What games are called, read from their sources: `slagveld --help` names them all and plays none.

A game says its title in its class (`title = Name("Wizard Duel", "Tovenaarsduel", "Magierduell")`).
Loading all the rules of all games for five names would take longer than everything else that help
does. A game that says it in another way is loaded.
"""

import ast
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from slagveld.kernel.registry import game, points
from slagveld.texts import Name


def titles() -> dict[str, Name]:
    """The games that people are shown, in order of their keys, by what they are called."""
    found: dict[str, Name] = {}
    for key, point in sorted(points().items()):
        said = _said(point)
        if said is None:
            loaded = game(key)
            said = loaded.title, loaded.listed
        if said[1]:
            found[key] = said[0]
    return found


def _said(point: EntryPoint) -> tuple[Name, bool] | None:
    """The title in a game's source, and whether lists show it; None: it must be loaded."""
    source = _source(point.module)
    if source is None:
        return None
    title: Name | None = None
    listed = True
    for statement in _body(source, point.attr):
        match statement:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                if name == "title":
                    title = _name(value)
                elif name == "listed":
                    listed = isinstance(value, ast.Constant) and value.value is True
    return None if title is None else (title, listed)


def _source(module: str) -> Path | None:
    """The file of a module, found without importing it or any package that it is in."""
    top, *rest = module.split(".")
    spec = find_spec(top)
    for folder in (spec.submodule_search_locations if spec else None) or ():
        place = Path(folder, *rest)
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if rest and path.is_file():
                return path
    return None


def _body(source: Path, name: str) -> list[ast.stmt]:
    try:
        tree = ast.parse(source.read_text("utf-8"))
    except (OSError, ValueError, SyntaxError):
        return []
    kinds = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    kind = next(kinds, None)
    return [] if kind is None else kind.body


def _name(value: ast.expr) -> Name | None:
    match value:
        case ast.Call(
            func=ast.Name(id="Name"),
            args=[
                ast.Constant(value=str() as english),
                ast.Constant(value=str() as dutch),
                ast.Constant(value=str() as german),
            ],
            keywords=[],
        ):
            return Name(english, dutch, german)
    return None
