"""Factions and subfactions (MK-FACTION-1).

Which subfaction belongs to which faction is house data (MK-FACTION-2); Mage Spawn are of none
(MK-FACTION-3).
"""

from functools import cache

from slagveld import data
from slagveld.data import Record

from .book import FOLDER


class Subfaction(Record, frozen=True):
    """A part of a faction; its name is the same in every language."""

    key: str
    name: str


class Faction(Record, frozen=True, kw_only=True):
    """One of the nine factions (MK-FACTION-1); Mage Spawn have none (MK-FACTION-3)."""

    key: str
    name: str
    icon: str
    earlier: str = ""
    """The faction of the first edition whose figures are counted to it (house data)."""
    subfactions: tuple[Subfaction, ...] = ()


@cache
def factions() -> dict[str, Faction]:
    """All factions by key, in the order of the book."""
    rows = data.load(FOLDER / "factions.yaml", tuple[Faction, ...])
    return {row.key: row for row in rows}


@cache
def subfactions() -> dict[str, Faction]:
    """The faction of each subfaction, by the subfaction's key."""
    return {part.key: row for row in factions().values() for part in row.subfactions}
