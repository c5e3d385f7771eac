"""Figures of one's own design: the worksheet filled in by a player (CAR-20-worksheet).

What a roster has for them is anybody's JSON: every value is read with suspicion, and everything
that is wrong is told at once.
"""

from collections.abc import Mapping
from typing import Any

from slagveld.kernel.muster import Fault
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import text
from ..core.unit import Kind, Magic, Profile
from .troops import BASE, MM, Class, depth_of, for_sale, worksheet

OWN = "own-figure"
"""Key of the offer."""
HIGHEST = 99
"""More W, AT, shots or magic points than any figure has; the book prints no maximum."""
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
        )

    def lore(self) -> Magic | None:
        """What a mage begins with; None for everybody else."""
        if self.kind != "mage":
            return None
        return Magic(self.magic, self.disciplines, self.spells)


def read(choices: Mapping[str, Any], entry: int) -> tuple[Design, list[Fault]]:
    """A worksheet from a roster's entry, and everything that is wrong with it."""
    reading = _Reading(choices, entry)
    design = reading.design()
    reading.judge(design)
    return design, reading.faults


class _Reading:
    """One entry's choices being read."""

    def __init__(self, choices: Mapping[str, Any], entry: int) -> None:
        self.choices = choices
        self.entry = entry
        self.faults: list[Fault] = []

    def fault(self, rule: str, words: Text) -> None:
        self.faults.append(Fault(rule, words, self.entry))

    def design(self) -> Design:
        sheet = worksheet()
        for name in self.choices:
            if name not in Design.__struct_fields__:
                self.fault("CAR-20-worksheet", text("army-fault-field", field=name[:40]))
        armours = tuple(row.key for row in sheet.armours)
        kinds: Any = self.one("type", tuple(sheet.classes), "infantry")
        return Design(
            people=self.one("people", tuple(row.key for row in sheet.peoples), "others"),
            name=self.words("name"),
            type=kinds,
            hero=self.switch("hero"),
            ws=self.number("ws", 1, 10, "CAR-17-ws"),
            st=self.number("st", 1, 8, "CAR-17-st"),
            armour=self.one("armour", armours, "none", "CAR-17-armour"),
            w=self.number("w", 1, HIGHEST, "CAR-17-formula"),
            at=self.number("at", 1, HIGHEST, "CAR-17-formula"),
            mount=self.switch("mount"),
            bow=self.switch("bow"),
            shots=self.number("shots", 0, HIGHEST, "CAR-19-archer", optional=True),
            disciplines=self.several("disciplines", tuple(sheet.disciplines)),
            spells=self.several("spells", tuple(for_sale())),
            magic=self.number("magic", 0, HIGHEST, "CAR-18-costs", optional=True),
            width=self.side("width"),
            depth=self.side("depth"),
        )

    def judge(self, design: Design) -> None:
        if design.armed and design.ar > 2:
            self.fault("CAR-17.5", text("army-fault-archer-armour"))
        if design.mounted and (design.w < 2 or design.at < 2):
            self.fault("CAR-17-mount", text("army-fault-mount"))
        if design.shots and not (design.armed and design.kind == "hero"):
            self.fault("CAR-19-archer", text("army-fault-shots"))
        if design.type != "mage":
            if design.disciplines or design.spells or design.magic:
                self.fault("CAR-18-mage", text("army-fault-magic"))
            return
        if design.hero:
            self.fault("CAR-19-composition", text("army-fault-mage-hero"))
        for key in design.spells:
            spell = for_sale()[key]
            if spell.discipline not in design.disciplines:
                discipline = worksheet().disciplines[spell.discipline]
                values = {"spell": spell.name, "discipline": discipline}
                self.fault("CAR-18-costs", text("army-fault-discipline", **values))

    # One field each

    def number(self, name: str, least: int, most: int, rule: str, *, optional: bool = False) -> int:
        value = self.choices.get(name)
        if value is None and optional:
            return least
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            values = {"field": field_title(name), "least": least, "most": most}
            self.fault(rule, text("army-fault-number", **values))
            return least
        return value

    def side(self, name: str) -> int:
        if self.choices.get(name) is None:
            return 0
        return self.number(name, SMALLEST_BASE, LARGEST_BASE, "CAR-0-base-size")

    def one(
        self, name: str, allowed: tuple[str, ...], least: str, rule: str = "CAR-20-worksheet"
    ) -> str:
        value = self.choices.get(name)
        if isinstance(value, str) and value in allowed:
            return value
        self.fault(rule, text("army-fault-choice", field=field_title(name)))
        return least

    def several(self, name: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        value = self.choices.get(name)
        if value is None:
            return ()
        given = value if isinstance(value, list | tuple) else [None]
        known = tuple(key for key in allowed if key in given)
        if len(known) != len(given):
            self.fault("CAR-18-costs", text("army-fault-choice", field=field_title(name)))
        return known

    def switch(self, name: str) -> bool:
        value = self.choices.get(name, False)
        if not isinstance(value, bool):
            self.fault("CAR-20-worksheet", text("army-fault-choice", field=field_title(name)))
            return False
        return value

    def words(self, name: str) -> str:
        value = self.choices.get(name, "")
        if not isinstance(value, str) or len(value) > LONGEST_NAME or not value.isprintable():
            self.fault("CAR-20-worksheet", text("army-fault-name", most=LONGEST_NAME))
            return ""
        return value.strip()


def field_title(name: str) -> Text:
    """What a line of the worksheet is called."""
    return text(f"army-field-{name}")  # texts: *:army-field-*
