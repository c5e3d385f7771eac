"""What games are called, read from their sources: `slagveld --help` names them all and plays none.

A game says its title in its class (`title = Name("Wizard Duel", "Tovenaarsduel", "Magierduell")`).
Loading all the rules of all games for five names would take longer than everything else that help
does. A game that says it in another way is loaded.
"""

import re
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from slagveld.kernel.registry import game, points
from slagveld.texts import Name

_WORDS: Final = r'"([^"\\\n]*)"'
_TITLE: Final = re.compile(
    rf"^    title(?:: [^=\n]+)? = Name\({_WORDS}, {_WORDS}, {_WORDS}\)$", re.MULTILINE
)
_LISTED: Final = re.compile(r"^    listed(?:: [^=\n]+)? = (.+)$", re.MULTILINE)


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
    body = _body(_source(point.module), point.attr)
    title = _TITLE.search(body)
    if title is None:
        return None
    listed = _LISTED.search(body)
    return Name(title[1], title[2], title[3]), listed is None or listed[1] == "True"


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


def _body(source: Path | None, name: str) -> str:
    """The lines of a class; none if there is no such class, or no source."""
    if source is None:
        return ""
    try:
        text = source.read_text("utf-8")
    except (OSError, ValueError):
        return ""
    found = re.search(rf"^class {re.escape(name)}\b.*\n(?:(?:[ )].*)?\n)*", text, re.MULTILINE)
    return "" if found is None else found[0]
