"""The race table: what each race is and can (WD-RACE-1, WD-WEAPON-1)."""

from typing import Literal, get_args

from slagveld.data import Row
from slagveld.kernel.figure import Figure
from slagveld.kit.tables import table
from slagveld.texts import Name

from .book import FOLDER, icons

Nature = Literal["evil", "neutral", "good"]
"""Every race has one; what the table calls S is evil (WD-NATURE-1)."""
Weapon = Literal["small", "normal", "shooting", "heavy", "own"]
"""Weapon class of a model; `own` is a creature with attacks of its own (WD-RACE-4)."""
HEAVY = "heavy-weapon"
"""The row of the heavy weapon, which is wounded and defeated like a creature (WD-HEAVY-1)."""


class Striking(Row, frozen=True, omit_defaults=True):
    """Striking power by kind of attack, in the row's order (WD-WEAPON-3); None: it has no such."""

    small: int | None = None
    normal: int | None = None
    shooting: int | None = None
    heavy: int | None = None
    own: int | None = None
    breath: int | None = None


class Against(Row, frozen=True, omit_defaults=True):
    """A change of Agility against one race or nature (WD-RACE-DWARVES, WD-RACE-CHAOS)."""

    change: int
    race: str = ""
    nature: Nature | None = None


class Race(Row, frozen=True, kw_only=True, omit_defaults=True):
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
    figures: dict[Weapon, Figure]
    """How its models look, by their weapons."""
    shooting_agility: int | None = None
    attackers: int = 0
    """Change of the Agility of everybody who attacks it (WD-RACE-GOBLINS, WD-RACE-PYGMIES)."""
    shots: int = 0
    """Change of the Agility of everybody who shoots at it (WD-RACE-SAUROIDS)."""
    against: Against | None = None
    price: int | None = None
    """Price of a creature that comes singly; None: by package."""
    base: int = 30
    """Diameter of its base in mm."""
    blows: Literal["one", "together", "in-turn"] = "one"
    """Blows of a fight action: one; two at different foes named together (WD-RACE-GIANTS); two in
    turn (WD-RACE-DRAGONS)."""
    flies: bool = False
    breath: int = 0
    """Reach of its breath in cm (WD-RACE-FIRE)."""
    heals: int = 0
    """Wounds it heals at the start of a round (WD-RACE-TROLLS)."""
    stays_on: int = 0
    """Felled by anything but fire, it stays with one wound on this or less (WD-RACE-UNDEAD)."""
    fire_factor: int = 1
    about: Name | None = None
    """What the book says of the race in words, in ours (WD-RACE-3)."""
    house: bool = False
    """A row of ours for a race whose own is lost (WD-RACE-2)."""
    replaces: str = ""
    """The row it stands for when the publisher's update is played."""
    own: bool = False
    """A player has written it."""
    kin: str = ""
    """The race as which it counts where others have a trait against that."""
    icon: str = ""
    """Its drawing; none: as the catalogue of drawings has it."""


races = table(FOLDER / "races.yaml", Race)
"""All rows of the race table by key, in the order of the table (WD-RACE-1)."""


def race(key: str, *, update: bool = False) -> Race:
    """A race; with `update` the publisher's later row where there is one (WD-GAP-5)."""
    if update:
        for row in races().values():
            if row.replaces == key:
                return row
    return races()[key]


def icon_of(row: Race) -> str:
    """The drawing of a race."""
    return row.icon or icons().races[row.key]


def weapons_of(row: Race) -> tuple[Weapon, ...]:
    """The weapon classes a race can have; sauroids never shoot (WD-RACE-4, WD-RACE-SAUROIDS)."""
    return tuple(arm for arm in get_args(Weapon) if getattr(row.striking, arm) is not None)
