"""The values of cards of a player's own: what each is called, what it means, by which rule.

The title of a value is the text `own-<value>`, its meaning `own-<value>-help`.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from slagveld.kernel.cards import (
    CardField,
    Entry,
    NameField,
    RecordField,
    RowsField,
    Section,
    SizeField,
)
from slagveld.kernel.fields import Choice, Label
from slagveld.kit.looks import figure_field
from slagveld.texts import Name, Text

from ..core.book import pick, text
from ..core.dials import ICONS
from ..core.items_and_domains import built, domains, items
from ..core.warriors import factions, warriors

Choices = Iterable[tuple[str, Label]]

NONE = "none"
"""The choice that stands for a type that is none."""


def said(value: str) -> Text:
    return text(f"own-{value.replace('_', '-')}")  # texts: *:own-*


def entry(field: CardField, rule: str = "", words: str = "") -> Entry:
    """A value with its meaning; `words`: where that is another than its name says."""
    return Entry(field=field, help=said(f"{words or field.name}-help"), rule=rule)


def number(
    name: str, least: int, most: int, rule: str = "", words: str = "", *, optional: bool = False
) -> Entry:
    field = pick.number(name, said(words or name), least, most, optional=optional)
    return entry(field, rule, words)


def choice(
    name: str, choices: Choices, rule: str = "", words: str = "", *, optional: bool = False
) -> Entry:
    listed = [Choice(key, label) for key, label in choices]
    return entry(pick.choice(name, said(words or name), listed, optional=optional), rule, words)


def switch(name: str, rule: str = "") -> Entry:
    return entry(pick.switch(name, said(name), optional=True), rule)


def words(
    name: str, most: int, rule: str = "", words: str = "", *, optional: bool = False
) -> Entry:
    return entry(pick.words(name, said(words or name), most, optional=optional), rule, words)


def name_of(name: str, most: int, rule: str = "", *, optional: bool = False) -> Entry:
    field = NameField(name=name, title=said(name), most=most, optional=optional)
    return entry(field, rule)


def record(name: str, entries: Iterable[Entry], rule: str) -> Entry:
    field = RecordField(name=name, title=said(name), entries=tuple(entries), optional=True)
    return entry(field, rule)


def rows(name: str, entries: Iterable[Entry], least: int, most: int, rule: str) -> Entry:
    field = RowsField(
        name=name,
        title=said(name),
        entries=tuple(entries),
        least=least,
        most=most,
        optional=not least,
    )
    return entry(field, rule)


def size(name: str, least: int, most: int, rule: str) -> Entry:
    return entry(SizeField(name=name, title=said(name), least=least, most=most), rule)


def section(title: str, *entries: Entry) -> Section:
    return Section(title=said(f"section-{title}"), entries=entries)


# What all kinds have


def common() -> tuple[Entry, ...]:
    """Key, name and drawing."""
    drawn = [(icon, icon.replace("-", " ")) for icon in icons()]
    return (
        words("key", 60),
        name_of("name", 60, "MK-BASE-5"),
        choice("icon", drawn, optional=True),
    )


def figure() -> Entry:
    return entry(figure_field(said("figure")))


@cache
def icons() -> tuple[str, ...]:
    """The drawings of the game's own cards, warriors first."""
    cards = [*items().values(), *domains().values(), *built().values()]
    drawn = [row.icon for row in warriors().values()] + [card.icon for card in cards]
    types = [icon for drawings in ICONS.values() for icon in drawings.values()]
    return tuple(dict.fromkeys([*drawn, *types]))


def faction_choices() -> Choices:
    return [(row.key, row.name) for row in factions().values()]


def type_choices(*kinds: str) -> Choices:
    return [(kind or NONE, text(f"scene-type-{kind or NONE}")) for kind in kinds]


def plain_name(name: str | Name) -> Any:
    """A name as it is written: one for all languages, or one for each."""
    if isinstance(name, str):
        return name
    each = {"en": name.en, "nl": name.nl, "de": name.de}
    return name.en if set(each.values()) == {name.en} else each
