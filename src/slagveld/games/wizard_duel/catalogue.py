"""The figures of the game: races, weapons, packages, spells."""

from functools import cache
from pathlib import Path
from typing import Literal

from slagveld import data
from slagveld.data import Record
from slagveld.texts import Name

FOLDER = Path(__file__).parent / "data"
CM = 100
"""Units in a centimetre."""

Nature = Literal["evil", "neutral", "good"]
Weapon = Literal["small", "normal", "shooting", "heavy", "own"]
"""Weapon class of a model; `own` is a creature with attacks of its own (WD-RACE-4)."""

HEAVY = "heavy-weapon"

FIELD_START = 20
FIELD_MOST = 50
POINTS_A_ROUND = 100
POINTS_CARRIED = 150
WIZARD_MOVE = 15 * CM
WIZARD_BASE = 30
ATTACK_PRICE = DEFENCE_PRICE = 90
ATTACK_REACH = 20 * CM
ATTACK_LOSS = DEFENCE_GAIN = 10
HEAL_PRICE = 15
HEAL_REACH = 50 * CM
SUMMON_NEAR = 10 * CM
SUMMON_FAR = 20 * CM
RUN_LOSS = 3
"""What running against a field takes off it (WD-WEAPON-1)."""
BOW_RANGE = 30 * CM
HEAVY_RANGE = 50 * CM
CREW = 3
CREW_MOVE = 1 * CM
MODELS_A_TURN = 4
DROP = 5 * CM
TOUCH = 10
"""Bases this near are in contact (WD-MEASURE-3): 0.1 cm."""
DIE = 20


class Striking(Record, frozen=True):
    """Striking power by kind of attack; a kind left out is one the race does not have."""

    small: int | None = None
    normal: int | None = None
    shooting: int | None = None
    heavy: int | None = None
    own: int | None = None
    breath: int | None = None


class Against(Record, frozen=True):
    """A change of Agility against one race or nature."""

    change: int
    race: str = ""
    nature: Nature | None = None


class Race(Record, frozen=True, kw_only=True):
    """One row of the race table."""

    key: str
    name: Name
    nature: Nature
    agility: int
    protection: int
    wounds: int
    movement: int
    """Centimetres in a walk action."""
    striking: Striking
    rule: str
    shooting_agility: int | None = None
    attackers: int = 0
    """Change of the Agility of everybody who attacks it."""
    shots: int = 0
    """Change of the Agility of everybody who shoots at it."""
    against: Against | None = None
    price: int | None = None
    """Price of a creature that comes singly; None: by package."""
    base: int = 30
    """Diameter of its base in mm."""
    blows: Literal["one", "together", "in-turn"] = "one"
    """Blows of a fight action: one; two at different foes named together; two in turn."""
    flies: bool = False
    breath: int = 0
    """Reach of its breath in cm."""
    heals: int = 0
    """Wounds it heals at the start of a round."""
    stays_on: int = 0
    """Felled by anything but fire, it stays with one wound on this or less."""
    fire_factor: int = 1
    about: Name | None = None
    """What the book says of the race in words, in ours (WD-RACE-3)."""
    house: bool = False
    replaces: str = ""
    """The row it stands for when the publisher's update is played."""


class Package(Record, frozen=True):
    """One line of the price list."""

    weapon: Weapon
    name: Name
    models: int
    price: int


@cache
def races() -> dict[str, Race]:
    """All rows of the race table by key, in the order of the table."""
    return {race.key: race for race in data.load(FOLDER / "races.yaml", tuple[Race, ...])}


@cache
def packages() -> dict[str, Package]:
    """The price list by weapon class."""
    rows = data.load(FOLDER / "packages.yaml", tuple[Package, ...])
    return {row.weapon: row for row in rows}


def race(key: str, *, update: bool = False) -> Race:
    """A race; with `update` the publisher's later row where there is one (WD-GAP-5)."""
    if update:
        for row in races().values():
            if row.replaces == key:
                return row
    return races()[key]


def weapons_of(row: Race) -> tuple[Weapon, ...]:
    """The weapon classes a race can have."""
    classes: tuple[Weapon, ...] = ("small", "normal", "shooting", "heavy", "own")
    return tuple(weapon for weapon in classes if getattr(row.striking, weapon) is not None)


class Icons(Record, frozen=True, kw_only=True):
    """Which drawing stands for what on the table, by name."""

    wizard: str
    races: dict[str, str]
    weapons: dict[str, str]
    familiars: dict[str, str]
    badges: dict[str, str]


@cache
def icons() -> Icons:
    """The drawings of this game."""
    return data.load(FOLDER / "icons.yaml", Icons)
