"""The choices of the worksheet (peoples, classes, armour, magic) and the ready-made armies."""

from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kit.armies import ReadyArmy
from slagveld.kit.tables import record
from slagveld.texts import Name

from ..magic.spells import Spell, spells
from ..terrain.kinds import FOLDER
from .troops import Class


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

    @kept
    def armour_keys(self) -> tuple[str, ...]:
        """The kinds of armour, lightest first."""
        return tuple(row.key for row in self.armours)


worksheet = record(FOLDER / "armies.yaml", Worksheet)
"""The choices of the worksheet."""


def for_sale() -> dict[str, Spell]:
    """The spells that must be bought: all but those that every mage knows."""
    return {key: spell for key, spell in spells().items() if spell.discipline}
