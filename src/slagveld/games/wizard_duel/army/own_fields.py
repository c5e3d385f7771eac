"""The values of cards of a player's own: what each is called, what it means, by which rule.

The title of a value is the text `own-<value>`, its meaning `own-<value>-help`.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from slagveld.kernel.cards import CardFault, CardField, Entry, NameField, RecordField, Section
from slagveld.kernel.fields import Choice, Label
from slagveld.kernel.figure import Figure
from slagveld.kit.looks import figure_field
from slagveld.texts import Name, Text, Value

from ..core.book import pick, text

LONGEST = 60
"""Signs of a name."""


def said(value: str) -> Text:
    return text(f"own-{value.replace('_', '-')}")  # texts: *:own-*


def entry(field: CardField, rule: str = "", words: str = "") -> Entry:
    """A value with its meaning; `words`: where that is another than its name says."""
    return Entry(field=field, help=said(f"{words or field.name}-help"), rule=rule)


def number(
    name: str, least: int, most: int, rule: str, words: str = "", *, optional: bool = False
) -> Entry:
    field = pick.number(name, said(words or name), least, most, optional=optional)
    return entry(field, rule, words)


def choice(
    name: str,
    choices: Iterable[tuple[str, Label]],
    rule: str = "",
    words: str = "",
    *,
    optional: bool = False,
) -> Entry:
    listed = [Choice(key, label) for key, label in choices]
    return entry(pick.choice(name, said(words or name), listed, optional=optional), rule, words)


def switch(name: str, rule: str) -> Entry:
    return entry(pick.switch(name, said(name), optional=True), rule)


def words(name: str, rule: str = "", help_words: str = "") -> Entry:
    return entry(pick.words(name, said(help_words or name), LONGEST), rule, help_words)


def name_of(name: str, most: int, rule: str = "", *, optional: bool = False) -> Entry:
    return entry(NameField(name=name, title=said(name), most=most, optional=optional), rule)


def record(name: str, title: Text, entries: Iterable[Entry], rule: str, words: str) -> Entry:
    """Values that belong together and may be missing as a whole."""
    field = RecordField(name=name, title=title, entries=tuple(entries), optional=True)
    return entry(field, rule, words)


def figure_of(words: str = "figure") -> Entry:
    return entry(figure_field(said(words)), "", words)


def section(title: str, *entries: Entry) -> Section:
    return Section(title=said(f"section-{title}"), entries=entries)


def wrong(field: str, rule: str, key: str, **values: Value) -> CardFault:
    return CardFault(field=field, rule=rule, text=text(f"own-fault-{key}", **values))


# Rows of the house as they would be written


def plain_name(name: Name) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(name)
    del found["type"]
    return found


def plain_figure(figure: Figure) -> dict[str, Any]:
    """The traits of a miniature that are not those of any."""
    return {
        field.name: getattr(figure, field.name)
        for field in msgspec.structs.fields(figure)
        if getattr(figure, field.name) != field.default
    }
