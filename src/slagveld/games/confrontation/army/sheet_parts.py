"""What the sheets of all own cards are written with: values with title, meaning, bounds and rule.

A value `courage` is called by the text `own-courage` or one given, and explained by
`own-courage-help`.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from slagveld.kernel.cards import CardField, Entry, NameField, Section
from slagveld.kernel.fields import Choice, ChoiceField, NumberField, WordsField
from slagveld.kit.sheets import CARD_RULE, LONGEST_KEY
from slagveld.texts import Distance, Name, Text

from ..core.book import text

EXAMPLES = {"own-movement-help": 1250, "own-range-short-help": 2000, "own-height-figure-help": 300}
"""The lengths by which meanings explain how lengths are written."""


def titled(name: str) -> Text:
    return text(f"own-{name.replace('_', '-')}")  # texts: *:own-*


def entry(field: CardField, rule: str = CARD_RULE, help: str = "") -> Entry:  # noqa: A002 - as there
    """A value with its meaning; `help` is the key of what it means, else that of its name."""
    key = help or f"own-{field.name.replace('_', '-')}-help"
    length = Distance(EXAMPLES.get(key, 0))
    return Entry(field=field, help=text(key, length=length), rule=rule)  # texts: *:own-*


def number(
    name: str,
    least: int,
    most: int,
    rule: str,
    *,
    optional: bool = False,
    title: Text | None = None,
    help: str = "",  # noqa: A002 - as in `Entry`
) -> Entry:
    field = NumberField(
        name=name, title=title or titled(name), least=least, most=most, optional=optional
    )
    return entry(field, rule, help)


def choice(
    name: str,
    choices: Iterable[Choice],
    rule: str,
    *,
    optional: bool = False,
    title: Text | None = None,
    help: str = "",  # noqa: A002 - as in `Entry`
) -> Entry:
    field = ChoiceField(
        name=name, title=title or titled(name), choices=tuple(choices), optional=optional
    )
    return entry(field, rule, help)


def section(name: str, *entries: Entry) -> Section:
    return Section(title=text(f"own-section-{name}"), entries=entries)  # texts: *:own-section-*


KEY_ENTRY = entry(WordsField(name="key", title=text("own-key"), most=LONGEST_KEY))
NAME_ENTRY = entry(NameField(name="name", title=text("own-name")))


def written(name: Name) -> str | dict[str, Any]:
    """A name as a sheet has it."""
    if name == Name.same(name.en):
        return name.en
    said: dict[str, Any] = msgspec.to_builtins(name)
    return {part: value for part, value in said.items() if part != "type"}


def some(**values: Any) -> dict[str, Any]:
    """Those of these values that say something."""
    return {name: value for name, value in values.items() if value not in (None, "", (), [], False)}
