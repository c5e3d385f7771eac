"""The warriors: what stands on their bases, and their dials click by click."""

from functools import cache
from typing import Literal

from slagveld import data
from slagveld.data import Record
from slagveld.kept import kept

from .abilities import SLOTS, Ability, abilities
from .book import BASE, FOLDER, LARGE_BASE


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


Rank = Literal["weak", "standard", "tough", "unique"]
SpeedType = Literal["foot", "horseshoe", "wing", "wave"]
AttackType = Literal["", "sword", "bow", "wand"]
DefenseType = Literal["normal", "magic-immune"]
DamageType = Literal["normal", "golem"]

DEGREE = 10
"""Directions are counted in tenths of a degree."""


class Click(Record, frozen=True, kw_only=True, dict=True):
    """What the stat window shows: all seven combat values and all types (MK-VALUE-2)."""

    speed: int
    attack: int
    defense: int
    damage: int
    attack_bonus: int = 0
    range: int = 0
    """In inches."""
    ranged_damage: int = 0
    speed_type: SpeedType = "foot"
    attack_type: AttackType = ""
    defense_type: DefenseType = "normal"
    damage_type: DamageType = "normal"
    abilities: tuple[str, ...] = ()
    """Keys in the order of the slots, at most one of each slot."""
    nexus: str = ""
    """A further ability, which may be a second one of its slot (MK-ABILITY-7)."""
    repair: bool = False
    """Whether a repair marker shows (MK-HEAL-3)."""
    skulls: bool = False
    """Three skulls: the dial has ended (MK-ELIM-1)."""

    @kept
    def shown(self) -> tuple[str, ...]:
        """Every ability in the window, that of the nexus last."""
        return (*self.abilities, self.nexus) if self.nexus else self.abilities


SKULLS = Click(speed=0, attack=0, defense=0, damage=0, skulls=True)
"""What every dial shows after its last click."""


class Warrior(Record, frozen=True, kw_only=True, dict=True):
    """One warrior of the catalogue. What stands on the base is on every click too."""

    key: str
    name: str
    """As printed on the base, in every language."""
    number: str
    """The collector's number."""
    rank: Rank
    points: int
    faction: str
    """Key of the faction; empty for Mage Spawn."""
    subfaction: str
    origin: Literal["house", "V1"]
    icon: str
    base: int
    """Diameter in units."""
    front_arc: int
    """In tenths of a degree, half to each side of the facing."""
    item_slots: int
    range: int
    """In inches."""
    arrows: int
    """How many targets one ranged attack may have (MK-MULTI-1)."""
    ranged_damage: int
    attack_bonus: int
    dials: int
    """More than one: a Titan (MK-GAP-13)."""
    clicks: tuple[Click, ...]
    """From the starting marker on, without the skulls."""

    @property
    def unique(self) -> bool:
        """Whether it has no rank stars (MK-ARMY-7)."""
        return self.rank == "unique"

    @property
    def start(self) -> Click:
        """The click of the starting marker."""
        return self.clicks[0]

    @property
    def rear_arc(self) -> int:
        """All that is not front arc (MK-BASE-4), in tenths of a degree."""
        return 360 * DEGREE - self.front_arc

    def click(self, turned: int) -> Click:
        """What shows after so many clicks of damage; three skulls beyond the last one."""
        return self.clicks[turned] if turned < len(self.clicks) else SKULLS


@cache
def warriors() -> dict[str, Warrior]:
    """All warriors by key: faction by faction, the Mage Spawn last."""
    files = [*factions(), "mage-spawn"]
    found: dict[str, Warrior] = {}
    for name in files:
        rows = data.load(FOLDER / "warriors" / f"{name}.yaml", tuple[_Row, ...])
        found.update((row.key, row.warrior()) for row in rows)
    return found


def warrior(key: str) -> Warrior:
    """The warrior of a key; raises `KeyError` for an unknown one."""
    return warriors()[key]


# As it is written in the data


class _Window(Record, frozen=True, kw_only=True):
    """A click as written: values of the base are given only where a click differs."""

    speed: int
    attack: int
    defense: int
    damage: int
    abilities: tuple[str, ...] = ()
    nexus: str = ""
    repair: bool = False
    attack_bonus: int | None = None
    range: int | None = None
    ranged_damage: int | None = None
    speed_type: SpeedType | None = None
    attack_type: AttackType | None = None
    defense_type: DefenseType | None = None
    damage_type: DamageType | None = None


class _Row(Record, frozen=True, kw_only=True):
    """A warrior as written."""

    key: str
    name: str
    number: str
    rank: Rank
    points: int
    faction: str = ""
    subfaction: str = ""
    origin: Literal["house", "V1"]
    icon: str
    speed_type: SpeedType = "foot"
    attack_type: AttackType
    attack_bonus: int = 0
    defense_type: DefenseType = "normal"
    damage_type: DamageType = "normal"
    range: int = 0
    arrows: int = 1
    ranged_damage: int | None = None
    """None with a range: as in the first edition the damage of the click serves for both."""
    front_arc: int = 90
    """In degrees."""
    item_slots: int = 0
    base: int = 0
    """Diameter in units; 0: as usual with and without item slots."""
    dials: int = 1
    dial: tuple[_Window, ...]

    def warrior(self) -> Warrior:
        """The warrior with every click filled in."""
        clicks = tuple(self._click(window) for window in self.dial)
        return Warrior(
            key=self.key,
            name=self.name,
            number=self.number,
            rank=self.rank,
            points=self.points,
            faction=self.faction,
            subfaction=self.subfaction,
            origin=self.origin,
            icon=self.icon,
            base=self.base or (LARGE_BASE if self.item_slots else BASE),
            front_arc=self.front_arc * DEGREE,
            item_slots=self.item_slots,
            range=self.range,
            arrows=self.arrows,
            ranged_damage=clicks[0].ranged_damage,
            attack_bonus=self.attack_bonus,
            dials=self.dials,
            clicks=clicks,
        )

    def _click(self, window: _Window) -> Click:
        reach = self.range if window.range is None else window.range
        return Click(
            speed=window.speed,
            attack=window.attack,
            defense=window.defense,
            damage=window.damage,
            attack_bonus=(
                self.attack_bonus if window.attack_bonus is None else window.attack_bonus
            ),
            range=reach,
            ranged_damage=self._ranged_damage(window) if reach else 0,
            speed_type=window.speed_type or self.speed_type,
            attack_type=self.attack_type if window.attack_type is None else window.attack_type,
            defense_type=window.defense_type or self.defense_type,
            damage_type=window.damage_type or self.damage_type,
            abilities=_in_order(window.abilities),
            nexus=abilities()[window.nexus].key if window.nexus else "",
            repair=window.repair,
        )

    def _ranged_damage(self, window: _Window) -> int:
        if window.ranged_damage is not None:
            return window.ranged_damage
        return window.damage if self.ranged_damage is None else self.ranged_damage


def _in_order(keys: tuple[str, ...]) -> tuple[str, ...]:
    """The abilities in the order of their slots; two of one slot need the nexus."""
    by_slot: dict[str, Ability] = {}
    for key in keys:
        ability = abilities()[key]
        if ability.slot in by_slot:
            raise ValueError(f"{key} and {by_slot[ability.slot].key} stand in one slot")
        by_slot[ability.slot] = ability
    return tuple(by_slot[slot].key for slot in SLOTS if slot in by_slot)
