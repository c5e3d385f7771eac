"""What figures carry: weapons, armour, mounts and other things named on the cards."""

from functools import cache

from slagveld import data
from slagveld.data import Record
from slagveld.games.confrontation.catalogue import FOLDER
from slagveld.games.confrontation.effects import Band
from slagveld.texts import Name


class Ranged(Record, frozen=True, kw_only=True):
    """A ranged weapon (CON-RANGE-1); lengths in units."""

    strength: int
    short: int
    medium: int
    long: int
    area: int = 0
    """Radius about the centre of the figure hit in which everybody is struck (CON-HOUSE-9)."""

    def band(self, distance: int) -> Band | None:
        """The range band of a distance in units; None beyond the weapon's reach (CON-SHOOT-8).

        Every limit belongs to its band (CON-RANGE-1); a fraction of a unit is to be rounded up.
        """
        if distance <= self.short:
            return "short"
        if distance <= self.medium:
            return "medium"
        return "long" if distance <= self.long else None


class Equipment(Record, frozen=True, kw_only=True):
    """Something in the equipment zone of a card. Its value is in FOR and RES already."""

    key: str
    name: Name
    mount: bool = False
    """Whoever has one may not dodge (CON-DODGE-4)."""
    ranged: Ranged | None = None
    bearers: tuple[str, ...] = ()
    """Keys of the only cards that may have it; empty: anybody (CON-STAT-15)."""


@cache
def equipment() -> dict[str, Equipment]:
    """All equipment by key."""
    rows = data.load(FOLDER / "equipment.yaml", tuple[Equipment, ...])
    return {row.key: row for row in rows}
