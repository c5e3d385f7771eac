"""The troop types of the book, the choices of the worksheet, and the ready-made armies."""

from functools import cache
from typing import Literal

from slagveld.data import Row
from slagveld.kernel.figure import Figure
from slagveld.kit.armies import ReadyArmy
from slagveld.kit.tables import record, table
from slagveld.texts import Name

from ..core.unit import Kind, Magic, Profile
from ..magic.spells import Spell, spells
from ..terrain.kinds import FOLDER

MM = 10
"""Units in a millimetre."""

BASE = 25
"""The base of somebody on foot, in mm (house data, CAR-0-base-size)."""
LONG_BASE = 50
"""The depth of a rider's base, in mm."""

Class = Literal["infantry", "archer", "cavalry", "mage"]
"""The type of a figure on the worksheet (CAR-20-worksheet)."""


class Lore(Row, frozen=True):
    disciplines: tuple[str, ...]
    spells: tuple[str, ...]
    points: int


class Troop(Row, frozen=True, kw_only=True):
    key: str
    name: Name
    """One figure of it."""
    unit: Name | None = None
    """A unit of it; None: as one figure is called."""
    icon: str
    figure: Figure
    ws: int
    st: int
    ar: int
    w: int = 1
    at: int = 1
    rule: str
    """Where the book has it."""
    people: str = ""
    """Key of the people; empty: of none, and not for sale."""
    kind: Kind = "troop"
    level: Literal["", "green", "veteran"] = ""
    cavalry: bool = False
    bow: bool = False
    """A bow besides the hand weapon that everyone has (CAR-17.3)."""
    width: int = BASE
    depth: int = 0
    """Of the base, in mm; 0: as usual for somebody on foot or mounted."""
    magic: Lore | None = None
    points: str = ""
    """The printed price of one figure."""


troops = table(FOLDER / "troops.yaml", Troop)
"""All troop types by key, in the order of the book.

The four army lists (CAR-5.3-veteran, CAR-5.3-green, CAR-5.4-veteran, CAR-5.4-green), the heroes
(CAR-19-teron, CAR-19-yarik), mages, the cow (CAR-16-cattle-cows) and Bouncer (CAR-2-bouncer).
"""


@cache
def profile_of(type: str) -> Profile:  # noqa: A002 - the name of the profile's own field
    """The values of a troop type; raises `KeyError` for an unknown one."""
    row = troops()[type]
    return Profile(
        type=row.key,
        name=row.name,
        unit=row.unit or "",
        icon=row.icon,
        kind=row.kind,
        ws=row.ws,
        st=row.st,
        ar=row.ar,
        w=row.w,
        at=row.at,
        cavalry=row.cavalry,
        bow=row.bow,
        width=row.width * MM,
        depth=(row.depth or depth_of(row.cavalry)) * MM,
        people=row.people,
    )


def depth_of(cavalry: bool) -> int:
    """The usual depth of a base, in mm: that of riders is longer."""
    return LONG_BASE if cavalry else BASE


@cache
def magic_of(type: str) -> Magic | None:  # noqa: A002
    """What a mage of the catalogue begins with; None for everybody else."""
    lore = troops()[type].magic
    return None if lore is None else Magic(lore.points, lore.disciplines, lore.spells)


class People(Row, frozen=True):
    """One of the peoples of the world (CAR-0-mounts)."""

    key: str
    name: Name
    icons: dict[Class, str]
    """The drawing of each class, for figures of one's own design."""


class Armour(Row, frozen=True):
    """One row of the armour table (CAR-17-armour)."""

    key: str
    ar: int
    name: Name


class Worksheet(Row, frozen=True, kw_only=True, dict=True):
    """All that `armies.yaml` holds."""

    peoples: tuple[People, ...]
    classes: dict[Class, Name]
    units: dict[Class, Name]
    """What a unit of each class is called."""
    heroes: dict[Class, Name]
    armours: tuple[Armour, ...]
    skills: tuple[Name, ...]
    """What each WS from 1 on means (CAR-17-ws)."""
    disciplines: dict[str, Name]
    armies: tuple[ReadyArmy, ...]

    def people(self, key: str) -> People:
        return next(row for row in self.peoples if row.key == key)


worksheet = record(FOLDER / "armies.yaml", Worksheet)


def for_sale() -> dict[str, Spell]:
    """The spells that must be bought: all but those that every mage knows."""
    return {key: spell for key, spell in spells().items() if spell.discipline}
