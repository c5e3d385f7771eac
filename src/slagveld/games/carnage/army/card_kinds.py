"""What may be written on cards of one's own: units, heroes and mages (CAR-20-worksheet).

Each is a worksheet filled in, with the lines that concern it.
"""

from typing import Any, Final

import msgspec

from slagveld.kernel.cards import (
    CardField,
    CardKind,
    Entry,
    FigureField,
    NameField,
    Sample,
    Section,
)
from slagveld.kernel.fields import Choice
from slagveld.kernel.figure import Figure
from slagveld.texts import Name

from ..core.book import pick, text
from .troops import BASE, Class, Troop, depth_of, troops, worksheet
from .worksheet import SHEET, SKILLS, field_title, sheet_lines

UNIT, HERO, MAGE = "unit", "hero", "mage"
CLASSES: Final[tuple[Class, ...]] = ("infantry", "archer", "cavalry")
"""The types of the worksheet without mages, who have a card of their own."""
CARD_RULE: Final = "SLV-CARD-1"
OWN_PRICE: Final = "CAR-17-points"
"""Players agree what their armies cost."""
LONGEST: Final = 60
DEAREST: Final = 9999


def unit_kind(samples: tuple[Sample, ...] = ()) -> CardKind:
    """Troops, who fight in units."""
    return CardKind(
        key=UNIT,
        title=text("own-kind-unit"),
        help=text("own-kind-unit-help"),
        rule=SHEET,
        sections=(_names(plural=True), _values(), _model()),
        blank={**_blank("my-unit", "My unit"), "class": "infantry"},
        samples=samples,
    )


def hero_kind(samples: tuple[Sample, ...] = ()) -> CardKind:
    """Heroes, each a unit of his own (CAR-19-independent)."""
    return CardKind(
        key=HERO,
        title=text("own-kind-hero"),
        help=text("own-kind-hero-help"),
        rule="CAR-19-independent",
        sections=(_names(), _values("shots"), _model()),
        blank={**_blank("my-hero", "My hero"), "class": "infantry", "w": 3, "at": 2},
        samples=samples,
    )


def mage_kind(samples: tuple[Sample, ...] = ()) -> CardKind:
    """Mages, each a unit of his own (CAR-18-mage)."""
    lore = Section(
        title=text("own-section-magic"),
        entries=tuple([_line(name) for name in ("disciplines", "spells", "magic")]),
    )
    return CardKind(
        key=MAGE,
        title=text("own-kind-mage"),
        help=text("own-kind-mage-help"),
        rule="CAR-18-mage",
        sections=(_names(mage=True), _values(), lore, _model()),
        blank={
            **_blank("my-mage", "My mage"),
            "disciplines": ["channelling"],
            "spells": ["shock"],
            "magic": 5,
        },
        samples=samples,
    )


def _blank(key: str, name: str) -> dict[str, Any]:
    figure = {"people": "others", "ws": 3, "st": 3, "armour": "light", "w": 1, "at": 1}
    return {"key": key, "name": name, **figure}


def _names(*, plural: bool = False, mage: bool = False) -> Section:
    entries = [
        _entry(pick.words("key", "own-key", LONGEST), CARD_RULE),
        _entry(_name("name", "army-field-name"), CARD_RULE),
        _line("people"),
    ]
    if plural:
        entries.insert(2, _entry(_name("unit", "own-unit", optional=True), CARD_RULE))
    if not mage:
        classes = [Choice(one, worksheet().classes[one]) for one in CLASSES]
        entries.append(_entry(pick.choice("class", "army-field-type", classes), "CAR-8-types"))
    points = pick.number("points", "own-points", 0, DEAREST, optional=True)
    return Section(title=text("own-section-names"), entries=(*entries, _entry(points, OWN_PRICE)))


def _values(*more: str) -> Section:
    skill = pick.number("ws", field_title("ws"), *SKILLS)
    switches = [pick.switch(one, field_title(one), optional=True) for one in ("mount", "bow")]
    entries = (
        _entry(skill, "CAR-17-ws"),
        *[_line(name) for name in ("st", "armour", "w", "at")],
        _entry(switches[0], "CAR-17-mount"),
        _entry(switches[1], "CAR-17-bow"),
        *[_line(name) for name in more],
    )
    return Section(title=text("own-section-values"), entries=entries)


def _model() -> Section:
    icon = pick.words("icon", "own-icon", LONGEST, optional=True)
    figure = FigureField(name="figure", title=text("own-figure"), optional=True)
    entries = (_line("width"), _line("depth"), _entry(icon, CARD_RULE), _entry(figure, CARD_RULE))
    return Section(title=text("own-section-model"), entries=entries)


def _line(name: str) -> Entry:
    """A line of the worksheet."""
    rule, field = next((rule, field) for rule, field in sheet_lines() if field.name == name)
    if not isinstance(field, CardField):
        raise TypeError(f"{name} is no value of a card")
    if name in ("disciplines", "spells"):
        field = msgspec.structs.replace(field, optional=True)
    return _entry(field, rule)


def _entry(field: CardField, rule: str) -> Entry:
    return Entry(field=field, help=text(f"own-help-{field.name}"), rule=rule)  # texts: *:own-help-*


def _name(name: str, title: str, *, optional: bool = False) -> NameField:
    return NameField(name=name, title=text(title), most=LONGEST, optional=optional)


# The troop types of the book as sheets


def samples(kind: str) -> tuple[Sample, ...]:
    """Those of a kind that are for sale."""
    rows = [row for row in troops().values() if row.people and _kind_of(row) == kind]
    return tuple([_sample(row) for row in rows])


def _kind_of(row: Troop) -> str:
    return UNIT if row.kind == "troop" else row.kind


def _sample(row: Troop) -> Sample:
    armour = next(one.key for one in worksheet().armours if one.ar == row.ar)
    sheet: dict[str, Any] = {
        "key": row.key,
        "name": plain_name(row.name),
        "people": row.people,
        "ws": row.ws,
        "st": row.st,
        "armour": armour,
        "w": row.w,
        "at": row.at,
        "icon": row.icon,
        "figure": plain_figure(row.figure),
    }
    if row.unit is not None:
        sheet["unit"] = plain_name(row.unit)
    if row.magic is not None:
        lore = row.magic
        sheet |= {"disciplines": list(lore.disciplines), "spells": list(lore.spells)}
        sheet["magic"] = lore.points
    elif row.cavalry:
        sheet["class"] = "cavalry"
    else:
        sheet["class"] = "archer" if row.bow else "infantry"
    sheet |= {"mount": True} if row.cavalry and row.magic is not None else {}
    sheet |= {"bow": True} if row.bow and sheet.get("class") != "archer" else {}
    sides = {"width": (row.width, BASE), "depth": (row.depth, depth_of(row.cavalry))}
    sheet |= {name: one for name, (one, usual) in sides.items() if one not in (0, usual)}
    group = worksheet().people(row.people).name
    return Sample(key=row.key, name=row.name, group=group, sheet=sheet)


def plain_name(name: Name) -> dict[str, Any]:
    """A name as it is written."""
    found: dict[str, Any] = msgspec.to_builtins(name)
    del found["type"]
    return found


def plain_figure(figure: Figure) -> dict[str, Any]:
    """A miniature as it is written."""
    plain: dict[str, Any] = msgspec.to_builtins(figure)
    usual = msgspec.to_builtins(Figure())
    return {trait: value for trait, value in plain.items() if value != usual[trait]}
