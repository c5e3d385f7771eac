"""The army cards: what stands on them, in whole numbers; bases, colours, peoples, house cards.

Names, looks and people are labels: any figure will do (LC-0-4). Equipment is part of the values and
skills and nothing beside them (LC-1.7-1).
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, get_args

from msgspec import UNSET, UnsetType

from slagveld import data
from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kernel.figure import Figure, Mount
from slagveld.kit.tables import table
from slagveld.structs import Struct
from slagveld.texts import Name

from .book import FOLDER

BaseKind = Literal["small", "normal", "rider", "monster", "gigantic"]
KINDS: tuple[BaseKind, ...] = get_args(BaseKind)
"""In rising order (LC-1.1-11)."""
LARGEST = 3000
"""The longest side of a base that the program takes, in units: 30 cm (LC-HOUSE-2)."""


class BaseSize(Row, frozen=True):
    """One kind of base, and what the rules read from it (LC-1.1-11, LC-1.8-fear-3)."""

    kind: BaseKind
    sides: tuple[int, int]
    """Width and depth in units: depth lies along the facing. The usual ones where `free`."""
    models: int
    """The most models of a regiment on such bases."""
    fear_dice: int
    """Dice in a fear test: of each model, or of the whole where the regiment is one model."""
    height: int
    """How high a model on it is, unless its card says otherwise (LC-HOUSE-2)."""
    free: bool = False
    """Whether `sides` are only the least (LC-1.1-14, LC-1.1-15)."""

    def fits(self, sides: tuple[int, int]) -> bool:
        if not self.free:
            return sides == self.sides
        return all(least <= side <= LARGEST for side, least in zip(sides, self.sides, strict=True))


bases = table(FOLDER / "bases.yaml", BaseSize, by="kind")
"""All bases by kind."""


class Colour(Row, frozen=True, kw_only=True):
    """A colour code: who shares it may fight side by side (LC-1.4-1)."""

    key: str
    name: Name
    nature: Name
    """What the peoples of this colour are like."""


colours = table(FOLDER / "colours.yaml", Colour)
"""The colours of the setting by key."""


class People(Row, frozen=True, kw_only=True):
    """A people: its colour decides who may fight beside it, and nothing else (LC-2-2, LC-2-ex2)."""

    key: str
    name: Name
    colour: str
    icon: str = ""
    figure: Figure = Figure()
    """What its models look like, but for what they carry."""
    mount: Mount = "horse"


peoples = table(FOLDER / "peoples.yaml", People)
"""The ten peoples of the setting by key, colour by colour (LC-1.4-3)."""


def colour_name(key: str) -> Name:
    """How a colour is called; one that a player made is called by its key (LC-1.4-6)."""
    row = colours().get(key)
    return Name.same(key) if row is None else row.name


class Skills(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The skills of a card, which all its models have (LC-1.8-1, LC-1.5-8). 0 is no level."""

    leader: bool = False
    berserker: bool = False
    fanatic: bool = False
    swordsmanship: bool = False
    ranged: bool = False
    flying: bool = False
    fear: int = 0
    fearless: int = 0
    backstab: bool = False
    war_machine: bool = False
    magic: int = 0
    magic_resistance: int = 0
    breath: bool = False
    reach: bool = False
    sluggish: bool = False
    undead: bool = False
    invulnerable: bool = False

    @property
    def held(self) -> tuple[tuple[str, int], ...]:
        """The skills that are there, in the order of the book, with their level; 0: has none."""
        found = [(name, getattr(self, name)) for name in SKILLS]
        return tuple((name, 0 if value is True else value) for name, value in found if value)


SKILLS: tuple[str, ...] = Skills.__struct_fields__
"""The closed list of skills, in the order of the book."""
LEVELLED: tuple[str, ...] = ("fear", "fearless", "magic", "magic_resistance")
"""Those that have a level."""

_NO_SKILLS = Skills()


class Sheet(Row, frozen=True, kw_only=True):
    """An army card as somebody writes it. Lengths are in units of 0.1 mm."""

    key: str
    name: Name | str
    single: Name | str | None = None
    """What one model of it is called; unless told, as the card."""
    people: str
    colour: str = ""
    """Where its people is not one that is known; else that of its people counts (LC-1.4-6)."""
    base: BaseKind = "normal"
    sides: tuple[int, int] | None = None
    """Width and depth of a base that is not the usual one of its kind."""
    attack: int
    berserk: int = 0
    """The grey attack dice (LC-1.5-9)."""
    defence: int
    full_defence: int = 0
    """The grey defence dice (LC-1.5-9)."""
    strength: int
    resistance: int
    agility: int
    wounds: int
    skills: Skills = _NO_SKILLS
    character: bool = False
    height: int = 0
    """0: the usual one of its base."""
    rides: str = ""
    carried_base: tuple[int, int] | None = None
    icon: str = ""
    figure: Figure | UnsetType = UNSET
    spells: tuple[str, ...] = ()
    breath_kind: str = ""
    points: int | UnsetType = UNSET


class Card(Struct, frozen=True, kw_only=True, dict=True, forbid_unknown_fields=True):
    """One army card, complete: a battle keeps the cards it is fought with, own ones among them.

    All values of the book stand on it (LC-1.5-1). A rider and an ordinary mount are one card and
    one model (LC-1.10-1).
    """

    key: str
    name: Name
    single: Name | None = None
    """What one model of it is called, where the name stands for several: Orc Warrior."""
    people: str
    people_name: Name
    colour: str
    """That of its people, which for an own people only the army's file knows (LC-1.4-6)."""
    base: BaseKind
    sides: tuple[int, int]
    """Width and depth of the model's own base in units."""
    attack: int
    berserk: int
    """A': the grey attack dice of a Berserker (LC-1.5-9)."""
    defence: int
    full_defence: int
    """V': the grey dice of full defence (LC-1.5-9)."""
    strength: int
    """1 to 9; by it the successes that get through are multiplied (LC-1.5-4)."""
    resistance: int
    """1 to 9; by it the damage is divided (LC-1.5-5)."""
    agility: int
    """1 to 9; how far it moves, and whether it may react (LC-1.5-6)."""
    wounds: int
    skills: Skills
    character: bool
    """Whether it is always a regiment of one (LC-1.1-9)."""
    height: int
    """In units, for obstacles (LC-1.9-20, LC-HOUSE-2)."""
    rides: str = ""
    """Key of the card of the mount or the bearers that carry this one (LC-1.10-2, LC-1.10-3);
    the names of such cards show it, too (LC-1.10-5, LC-1.10-ex1)."""
    carried_base: tuple[int, int] | None = None
    """Sides of the base that two cards share; it stands on the cards of both."""
    icon: str = ""
    origin: str = "house"
    """`house`: of the program; `own`: brought by a player."""
    spells: tuple[str, ...] = ()
    """Keys of the spells a wizard knows unless his army says otherwise."""
    breath_kind: str = ""
    """What is breathed: mere description (LC-1.8-breath-4)."""
    figure: Figure | UnsetType = UNSET
    """The miniature that a player chose for his own card; a house card's is in the data."""
    points: int | UnsetType = UNSET
    """What one model costs by its maker's will; unset: by the formula (LC-2-7)."""

    @property
    def size(self) -> BaseSize:
        return bases()[self.base]

    @kept
    def most(self) -> int:
        """The most models of its regiment (LC-1.1-8); whoever is carried is one."""
        return 1 if self.character or self.rides else self.size.models

    @property
    def bears(self) -> bool:
        """Whether it is a regiment of bearers: on a shared base not its own (LC-HOUSE-6)."""
        return not self.rides and self.carried_base is not None and self.carried_base != self.sides

    @property
    def shared(self) -> tuple[int, int]:
        """Sides of the base it stands on while it carries or is carried."""
        return self.carried_base or self.sides


def made(sheet: Sheet, known: Mapping[str, People], origin: str = "own") -> Card:
    """A written card made complete; a stranger among the peoples gets no colour."""
    size = bases()[sheet.base]
    people = known.get(sheet.people)
    written: dict[str, Any] = {name: getattr(sheet, name) for name in Sheet.__struct_fields__}
    written |= {
        "name": Name.same(sheet.name) if isinstance(sheet.name, str) else sheet.name,
        "single": Name.same(sheet.single) if isinstance(sheet.single, str) else sheet.single,
        "people_name": Name.same(sheet.people) if people is None else people.name,
        "colour": sheet.colour if people is None else people.colour,
        "sides": sheet.sides or size.sides,
        "height": sheet.height or size.height,
        "icon": sheet.icon or ("" if people is None else people.icon),
    }
    if origin == "house":
        written["figure"] = UNSET
    return Card(**written, origin=origin)


@cache
def house_sheets() -> tuple[tuple[str, Sheet], ...]:
    """The house cards as they are written, each with the colour whose file it stands in."""
    folder, kind = FOLDER / "cards", tuple[Sheet, ...]
    rows = [(colour, data.load(folder / f"{colour}.yaml", kind)) for colour in colours()]
    return tuple([(colour, sheet) for colour, sheets in rows for sheet in sheets])


@cache
def house_figures() -> dict[str, Figure]:
    """How the house cards look, by key."""
    sheets = [sheet for _, sheet in house_sheets()]
    return {sheet.key: sheet.figure for sheet in sheets if isinstance(sheet.figure, Figure)}


@cache
def cards() -> dict[str, Card]:
    """The house cards by key, colour by colour (LC-1.4-4)."""
    found: dict[str, Card] = {}
    for colour, sheet in house_sheets():
        row = made(sheet, peoples(), "house")
        if row.colour != colour:
            raise ValueError(f"{row.key} is not {colour}, and written among these")
        found[row.key] = row
    return found
