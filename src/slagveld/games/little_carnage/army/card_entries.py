"""Values of cards of one's own: how they are written down, and house data as such sheets."""

from typing import Any, Final

import msgspec

from slagveld.kernel.cards import CardField, Entry, FigureField, NameField, Section, SizeField
from slagveld.kernel.fields import NumberField, SwitchField, WordsField
from slagveld.kernel.figure import Figure
from slagveld.kit import looks
from slagveld.texts import Name

from ..core.book import pick, text
from ..core.cards import LARGEST

HOUSE: Final = "LC-HOUSE-4"
MOST: Final = 99
"""Dice and Wounds that the program takes: the book has no limit (LC-HOUSE-4)."""
LONGEST: Final = 60
"""Signs of a name."""
LEVELS: Final = {"fear": 3, "magic": 3}
"""The highest level where the book names one (LC-1.8-1)."""


def entry(field: CardField, rule: str, meant: str = "", /, **values: Any) -> Entry:
    """A value with its rule and what it means; `meant` where others have the same name."""
    key = f"own-help-{meant or dashed(field.name)}"  # texts: *:own-help-*
    return Entry(field=field, help=text(key, **values), rule=rule)


def number(name: str, least: int, most: int, *, optional: bool = False) -> NumberField:
    return pick.number(name, title(name), least, most, optional=optional)


def switch(name: str) -> SwitchField:
    return pick.switch(name, title(name), optional=True)


def words(name: str, *, optional: bool = False) -> WordsField:
    """Words, mostly a key."""
    return pick.words(name, title(name), LONGEST, optional=optional)


def name_field(name: str, *, optional: bool = False) -> NameField:
    return NameField(name=name, title=text(title(name)), most=LONGEST, optional=optional)


def figure_field() -> FigureField:
    return looks.figure_field(text("own-figure"))


def size(name: str) -> SizeField:
    return SizeField(name=name, title=text(title(name)), least=1, most=LARGEST, optional=True)


def section(key: str, *entries: Entry) -> Section:
    return Section(title=text(f"own-section-{key}"), entries=entries)  # texts: *:own-section-*


def title(name: str) -> str:
    """The key of the title of a value."""
    return f"own-{dashed(name)}"  # texts: *:own-*


def dashed(name: str) -> str:
    return name.replace("_", "-")


# House data as sheets


def plain(row: msgspec.Struct) -> dict[str, Any]:
    """A row of data as it is written, without what is usual."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if value == field.default:
            continue
        if isinstance(value, Name):
            found[field.name] = plain_name(value)
        elif isinstance(value, msgspec.Struct):
            found[field.name] = plain(value)
        else:
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found


def plain_name(name: Name) -> dict[str, Any]:
    """A name as it is written."""
    found: dict[str, Any] = msgspec.to_builtins(name)
    del found["type"]
    return found


def plain_figure(figure: Figure) -> dict[str, Any]:
    return plain(figure)
