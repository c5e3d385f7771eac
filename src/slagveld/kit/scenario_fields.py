"""The words of scenarios, the same in all games: values, their meaning, their bounds.

A value `rounds` is called `scenario-rounds` in the texts of the kernel; those of `HELPED` are
explained by `scenario-rounds-help`. A goal `hold` is `scenario-goal-hold`, a special rule `slowed`
is `scenario-rule-slowed`.
"""

from collections.abc import Iterable, Mapping
from typing import Final, get_args

from slagveld.kernel.cards import (
    CardField,
    Entry,
    NameField,
    NumbersField,
    OutlineField,
    RecordField,
    RowNameField,
    RowsField,
    Section,
    TerrainField,
    Variant,
    VariantsField,
)
from slagveld.kernel.fields import Choice, ChoiceField, Label, NumberField, SwitchField, WordsField
from slagveld.kernel.scenery import Ground, Kit
from slagveld.kernel.setup import Option
from slagveld.texts import Text

FAR: Final = 40_000
"""The longest side of a table, in units."""
SMALLEST: Final = 3000
"""The shortest side of a table on which everybody stands near each other."""
TURN: Final = 3599
MOST_SEATS: Final = 24
SHORT, LONG = 400, 2000
"""Characters of a summary, and of a story."""

HELPED: Final = (
    *("game", "story", "width", "depth", "pieces", "terrain", "features", "teams", "army"),
    *("bonus", "zone-depth", "zones", "facing", "front", "clear", "places", "stands", "grounded"),
    *("sited", "objects", "objectives", "wins", "via", "river", "order", "free-table"),
    *(
        "laid-by-players",
        "rounds",
        "options",
        "points",
        "who",
        "along",
        "from-edge",
        "rows",
        "weapon",
    ),
    *("outline", "ground"),
)
"""Values that are explained."""
SINGLE: Final = ("zones", "places", "stands", "sited", "objects", "objectives")
"""Rows on the table that are told of one by one: a zone, an object."""


def title(name: str) -> Text:
    """What a value is called."""
    return Text(f"scenario-{name}")  # texts: scenario-*


def entry(field: CardField, rule: str = "") -> Entry:
    """A value with its explanation, where it has one."""
    help_of = title(f"{field.name}-help") if field.name in HELPED else None
    return Entry(field=field, help=help_of, rule=rule)


def number(name: str, least: int, most: int, rule: str = "", *, optional: bool = True) -> Entry:
    """A whole number."""
    found = NumberField(name=name, title=title(name), least=least, most=most, optional=optional)
    return entry(found, rule)


def switch(name: str, rule: str = "") -> Entry:
    """Something that holds or does not."""
    return entry(SwitchField(name=name, title=title(name), optional=True), rule)


def words(name: str, most: int, rule: str = "", *, optional: bool = False) -> Entry:
    """A short text; a `key` has only small letters, digits and hyphens."""
    return entry(WordsField(name=name, title=title(name), most=most, optional=optional), rule)


def named(name: str, most: int = 60, rule: str = "", *, optional: bool = False) -> Entry:
    """What something is called, or what is said, in one language or in several."""
    return entry(NameField(name=name, title=title(name), most=most, optional=optional), rule)


def choice(
    name: str, known: Mapping[str, Label] | Iterable[str], rule: str = "", *, optional: bool = False
) -> Entry:
    """One of several keys."""
    labels = known if isinstance(known, Mapping) else {key: key for key in known}
    choices = tuple([Choice(key, label) for key, label in labels.items()])
    found = ChoiceField(name=name, title=title(name), choices=choices, optional=optional)
    return entry(found, rule)


def side(count: int, rule: str = "", *, optional: bool = False, name: str = "side") -> Entry:
    """One of the sides, counted from 1 on."""
    return number(name, 1, count, rule, optional=optional)


def numbers(
    name: str,
    least: int,
    most: int,
    rule: str = "",
    *,
    optional: bool = True,
    distinct: bool = True,
) -> Entry:
    """Several whole numbers."""
    found = NumbersField(
        name=name, title=title(name), least=least, most=most, distinct=distinct, optional=optional
    )
    return entry(found, rule)


def outline(
    name: str = "outline", rule: str = "", *, optional: bool = False, box: bool = False
) -> Entry:
    """An area of the table; a box has its sides along the edges."""
    return entry(OutlineField(name=name, title=title(name), optional=optional, box=box), rule)


def row_of(name: str, part: str, rule: str = "", *, optional: bool = False) -> Entry:
    """One of the rows of a part of the same sheet, by its key."""
    found = RowNameField(name=name, title=title(name), rows=part, optional=optional)
    return entry(found, rule)


def rows(
    name: str,
    entries: Iterable[Entry],
    rule: str = "",
    *,
    least: int = 0,
    most: int = 40,
    optional: bool = True,
) -> Entry:
    """The same values several times over."""
    found = RowsField(
        name=name,
        title=title(name),
        entries=tuple(entries),
        least=least,
        most=most,
        optional=optional,
        one=title(f"one-{name}") if name in SINGLE else None,
    )
    return entry(found, rule)


def record(name: str, entries: Iterable[Entry], rule: str = "") -> Entry:
    """Values that belong together, and may be missing as a whole."""
    found = RecordField(name=name, title=title(name), entries=tuple(entries), optional=True)
    return entry(found, rule)


def variants(name: str, kinds: Iterable[Variant], *, least: int = 0, most: int = 20) -> Entry:
    """Rows of several kinds; without a least number they may be missing."""
    found = VariantsField(
        name=name, title=title(name), kinds=tuple(kinds), least=least, most=most, optional=not least
    )
    return entry(found)


def goal(key: str, *entries: Entry, rule: str = "") -> Variant:
    """A way to win."""
    return _variant("goal", key, entries, rule)


def special(key: str, *entries: Entry, rule: str = "") -> Variant:
    """A rule of the scenario's own."""
    return _variant("rule", key, entries, rule)


def _variant(kind: str, key: str, entries: tuple[Entry, ...], rule: str) -> Variant:
    name, said = title(f"{kind}-{key}"), title(f"{kind}-{key}-help")
    return Variant(key=key, title=name, help=said, rule=rule, entries=entries)


# Parts that stand in the scenarios of all games


def part(name: str, *entries: Entry) -> Section:
    """Values that stand together."""
    return Section(title=Text(f"scenario-part-{name}"), entries=entries)  # texts: scenario-part-*


def story(game: str) -> Section:
    """What it is called and what it tells."""
    return part(
        "story",
        choice("game", (game,)),
        words("key", 60),
        named("title"),
        named("summary", SHORT),
        named("story", LONG, optional=True),
    )


def place(*more: Entry) -> tuple[Entry, ...]:
    """A place on the table."""
    return number("x", 0, FAR, optional=False), number("y", 0, FAR, optional=False), *more


def facing() -> Entry:
    """The way something looks or lies."""
    return number("facing", 0, TURN)


def table(
    kit: Kit | None, kinds: Iterable[str], rule: str, *more: Entry, sized: bool = False
) -> Section:
    """The table, and what lies on it: pieces of the box, or terrain in every detail."""
    found: list[Entry] = [choice("mat", get_args(Ground), optional=True)]
    for name in ("width", "depth"):
        least, most = (1, FAR) if kit is None else (min(kit.least, SMALLEST), kit.most)
        found.append(number(name, least, most, rule, optional=not sized))
    if kit is not None:
        known: dict[str, Label] = {piece.key: piece.name for piece in kit.pieces}
        found.append(
            rows(
                "pieces",
                (
                    choice("key", known),
                    *place(facing()),
                    number("width", 1, FAR),
                    number("depth", 1, FAR),
                    number("height", 1, FAR),
                ),
                rule,
                most=kit.pieces_most,
            )
        )
    every = tuple(kinds)
    if every:
        field = TerrainField(name="terrain", title=title("terrain"), kinds=every, optional=True)
        found.append(entry(field, rule))
    return part("table", *found, *more)


def length(most: int, rule: str, options: Iterable[Option], *more: Entry) -> Section:
    """How long it lasts, and what is agreed on unless players agree otherwise."""
    agreed = [_agreed(option) for option in options if option.key not in ("width", "depth")]
    return part("length", number("rounds", 0, most, rule), *more, record("options", agreed))


def _agreed(option: Option) -> Entry:
    usual, said = option.default, option.title
    name = said if isinstance(said, Text) else title("options")
    field: CardField
    if isinstance(usual, bool):
        field = SwitchField(name=option.key, title=name, optional=True)
    elif isinstance(usual, int):
        field = NumberField(
            name=option.key, title=name, least=option.least, most=option.most, optional=True
        )
    else:
        field = ChoiceField(name=option.key, title=name, choices=option.choices, optional=True)
    return Entry(field=field, help=option.help, rule=option.rule)
