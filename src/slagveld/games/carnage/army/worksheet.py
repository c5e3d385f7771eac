"""Figures of one's own design: the worksheet filled in by a player (CAR-20-worksheet).

What a roster has for them is anybody's JSON: every value is read with suspicion, and everything
that is wrong is told at once.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import UNSET

from slagveld.kernel.fields import (
    AnyField,
    Choice,
    ChoiceField,
    ChoicesField,
    NumberField,
    SwitchField,
    WordsField,
)
from slagveld.kernel.muster import Fault
from slagveld.kit.view import holding
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import BOOK, pick, text
from ..core.unit import Kind, Magic, Profile
from .prices import DISCIPLINE, SPELL
from .troops import BASE, MM, Class, depth_of, for_sale, troops, worksheet

fault = BOOK.fault

OWN = "own-figure"
"""Key of the offer."""
HIGHEST = 99
"""More W, AT, shots or magic points than any figure has; the book prints no maximum."""
SKILLS = (1, 10)
"""The lowest and the highest WS (CAR-17-ws)."""
LONGEST_NAME = 40
SMALLEST_BASE, LARGEST_BASE = 10, 150
"""Sides of a base, in mm."""


class Design(Struct, frozen=True, kw_only=True):
    """A worksheet as it was filled in; values that could not be read are the least allowed."""

    people: str = "others"
    name: str = ""
    type: Class = "infantry"
    hero: bool = False
    ws: int = 1
    st: int = 1
    armour: str = "none"
    w: int = 1
    at: int = 1
    mount: bool = False
    """Cavalry movement for somebody who is not of the class cavalry."""
    bow: bool = False
    shots: int = 0
    """Extra shots of an archer hero (CAR-19-archer)."""
    disciplines: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    magic: int = 0
    width: int = 0
    depth: int = 0
    """The base in mm; 0: as usual."""
    look: str = ""
    """Key of the troop type that it looks like; empty: painted by its values."""

    @property
    def mounted(self) -> bool:
        """Whether it moves as cavalry (CAR-8-types)."""
        return self.mount or self.type == "cavalry"

    @property
    def armed(self) -> bool:
        return self.bow or self.type == "archer"

    @property
    def kind(self) -> Kind:
        """What the rules of units make of it."""
        if self.type == "mage":
            return "mage"
        return "hero" if self.hero else "troop"

    @property
    def ar(self) -> int:
        """Its armour as a value (CAR-17-armour)."""
        return next(row.ar for row in worksheet().armours if row.key == self.armour)

    def profile(self, key: str) -> Profile:
        sheet = worksheet()
        people = sheet.people(self.people)
        usual = (sheet.heroes if self.kind == "hero" else sheet.classes)[self.type]
        return Profile(
            type=key,
            name=self.name or usual,
            unit="" if self.name or self.kind != "troop" else sheet.units[self.type],
            icon=people.icons[self.type],
            kind=self.kind,
            ws=self.ws,
            st=self.st,
            ar=self.ar,
            w=self.w,
            at=self.at,
            cavalry=self.mounted,
            bow=self.armed,
            shots=1 + self.shots,
            width=(self.width or BASE) * MM,
            depth=(self.depth or depth_of(self.mounted)) * MM,
            people=self.people,
            look=self.look or UNSET,
        )

    def lore(self) -> Magic | None:
        """What a mage begins with; None for everybody else."""
        mage = self.kind == "mage"
        return Magic(self.magic, self.disciplines, self.spells) if mage else None


def _number(name: str, least: int, most: int, *, optional: bool = False) -> NumberField:
    return pick.number(name, field_title(name), least, most, optional=optional)


SHEET = "CAR-20-worksheet"


@cache
def sheet_lines() -> tuple[tuple[str, AnyField], ...]:
    """The lines of the worksheet, in its order, each with its rule (CAR-20-worksheet)."""
    sheet = worksheet()
    lores = sheet.disciplines
    peoples = tuple(Choice(row.key, row.name) for row in sheet.peoples)
    classes = tuple(Choice(key, name) for key, name in sheet.classes.items())
    skills = tuple(
        Choice(str(ws), text("army-skill", ws=ws, meaning=name))
        for ws, name in enumerate(sheet.skills, 1)
    )
    armours = tuple(
        Choice(row.key, text("army-armour", name=row.name, ar=row.ar)) for row in sheet.armours
    )
    disciplines = tuple(
        Choice(key, name, text("army-costs", points=DISCIPLINE)) for key, name in lores.items()
    )
    costs = {k: text("army-costs-in", points=SPELL, discipline=v) for k, v in lores.items()}
    looks = [Choice(row.key, row.name) for row in troops().values()]
    spells = [Choice(key, one.name, costs[one.discipline]) for key, one in for_sale().items()]
    return (
        (SHEET, pick.words("name", field_title("name"), LONGEST_NAME, optional=True)),
        (SHEET, pick.choice("people", field_title("people"), peoples)),
        (SHEET, pick.choice("type", field_title("type"), classes)),
        (SHEET, pick.switch("hero", field_title("hero"))),
        ("CAR-17-ws", pick.choice("ws", field_title("ws"), skills, numeric=True)),
        ("CAR-17-st", _number("st", 1, 8)),
        ("CAR-17-armour", pick.choice("armour", field_title("armour"), armours)),
        ("CAR-17-formula", _number("w", 1, HIGHEST)),
        ("CAR-17-formula", _number("at", 1, HIGHEST)),
        (SHEET, pick.switch("mount", field_title("mount"))),
        (SHEET, pick.switch("bow", field_title("bow"))),
        ("CAR-19-archer", _number("shots", 0, HIGHEST, optional=True)),
        ("CAR-18-costs", pick.choices("disciplines", field_title("disciplines"), disciplines)),
        ("CAR-18-costs", pick.choices("spells", field_title("spells"), spells)),
        ("CAR-18-costs", _number("magic", 0, HIGHEST, optional=True)),
        ("CAR-0-base-size", _number("width", SMALLEST_BASE, LARGEST_BASE, optional=True)),
        ("CAR-0-base-size", _number("depth", SMALLEST_BASE, LARGEST_BASE, optional=True)),
        (SHEET, pick.choice("look", field_title("look"), looks, optional=True)),
    )


def read(choices: Mapping[str, Any], entry: int) -> tuple[Design, list[Fault]]:
    """A worksheet line by line, and all that is wrong with it."""
    known, values = [field.name for _, field in sheet_lines()], {}
    strange = [name[:40] for name in choices if name not in known]
    found = [fault(SHEET, "army-fault-field", entry, field=name) for name in strange]
    for rule, field in sheet_lines():
        value, wrong = _filled(field, choices)
        if wrong is not None:
            found.append(Fault(rule, wrong, entry))
        if value is not None:
            values[field.name] = value
    design = Design(**values)
    return design, [*found, *[Fault(rule, words, entry) for _, rule, words in judged(design)]]


def _filled(field: AnyField, choices: Mapping[str, Any]) -> tuple[Any, Text | None]:
    """What a field is filled with, or the least allowed, and what is wrong; None: as usual."""
    given, wrong = choices.get(field.name), text("army-fault-choice", field=field.title)
    if given is None and isinstance(field, ChoiceField) and field.optional:
        return None, None
    if field.name not in choices and isinstance(field, WordsField | SwitchField | ChoicesField):
        return None, None
    if isinstance(field, WordsField):
        if isinstance(given, str) and len(given) <= LONGEST_NAME and given.isprintable():
            return given.strip(), None
        return None, text("army-fault-name", most=LONGEST_NAME)
    if isinstance(field, SwitchField):
        return (given, None) if isinstance(given, bool) else (None, wrong)
    if isinstance(field, ChoicesField):
        listed = given if isinstance(given, list | tuple) else [] if given is None else [None]
        known = tuple([one.key for one in field.choices if one.key in listed])
        return known, None if len(known) == len(listed) else wrong
    if isinstance(field, ChoiceField) and not field.numeric:
        allowed = isinstance(given, str) and given in [one.key for one in field.choices]
        return (given, None) if allowed else (None, wrong)
    if given is None and field.optional:
        return None, None
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4:
        given = int(given)
    least, most = (field.least, field.most) if isinstance(field, NumberField) else SKILLS
    if isinstance(given, int) and not isinstance(given, bool) and least <= given <= most:
        return given, None
    return least, text("army-fault-number", field=field.title, least=least, most=most)


def judged(design: Design) -> tuple[tuple[str, str, Text], ...]:
    """What is wrong with values that cannot go together: the line at fault, the rule, the words."""
    mage, lore = design.type == "mage", design.disciplines or design.spells or design.magic
    weak, shoots = design.w < 2 or design.at < 2, design.armed and design.kind == "hero"
    bought = [for_sale()[key] for key in design.spells if mage]
    unlearnt = [
        {"spell": spell.name, "discipline": worksheet().disciplines[spell.discipline]}
        for spell in bought
        if spell.discipline not in design.disciplines
    ]
    slow = "w" if design.w < 2 else "at"
    return holding(
        (design.armed and design.ar > 2, ("armour", "CAR-17.5", text("army-fault-archer-armour"))),
        (design.mounted and weak, (slow, "CAR-17-mount", text("army-fault-mount"))),
        (design.shots and not shoots, ("shots", "CAR-19-archer", text("army-fault-shots"))),
        (lore and not mage, ("magic", "CAR-18-mage", text("army-fault-magic"))),
        (mage and design.hero, ("hero", "CAR-19-composition", text("army-fault-mage-hero"))),
        *[
            (True, ("spells", "CAR-18-costs", text("army-fault-discipline", **values)))
            for values in unlearnt
        ],
    )


def field_title(name: str) -> Text:
    return text(f"army-field-{name}")  # texts: *:army-field-*
