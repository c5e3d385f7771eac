"""Factions and warriors: what stands on their bases, and their dials click by click.

Which subfaction belongs to which faction is house data (MK-FACTION-2); Mage Spawn are of none
(MK-FACTION-3).
"""

from functools import cache, lru_cache
from typing import Literal

from slagveld import data
from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kernel.figure import Figure
from slagveld.kit.tables import table
from slagveld.texts import Name

from .abilities import SLOTS, Ability, abilities
from .book import FOLDER


class Subfaction(Row, frozen=True):
    """A part of a faction; its name is the same in every language."""

    key: str
    name: str


class Faction(Row, frozen=True, kw_only=True):
    """One of the nine factions (MK-FACTION-1); Mage Spawn have none (MK-FACTION-3)."""

    key: str
    name: str
    icon: str
    earlier: str = ""
    """The faction of the first edition whose figures are counted to it (house data)."""
    subfactions: tuple[Subfaction, ...] = ()


factions = table(FOLDER / "factions.yaml", Faction)
"""All factions by key, in the order of the book."""


Rank = Literal["weak", "standard", "tough", "unique"]
SpeedType = Literal["foot", "horseshoe", "wing", "wave"]
AttackType = Literal["", "sword", "bow", "wand"]
DefenseType = Literal["normal", "magic-immune"]
DamageType = Literal["normal", "golem"]

BASE = 275
"""Diameter of a base in units: 1.1" (house data, MK-BASE-3)."""
LARGE_BASE = 425
"""Diameter of a base with item slots: 1.7", so that it can cover an objective (MK-OBJ-7)."""
DEGREE = 10
"""Directions are counted in tenths of a degree."""


class _Values(Row, frozen=True, kw_only=True):
    """What a click always says of itself."""

    speed: int
    attack: int
    defense: int
    damage: int
    nexus: str = ""
    """A further ability, which may be a second one of its slot (MK-ABILITY-7)."""
    repair: bool = False
    """Whether a repair marker shows (MK-HEAL-3)."""


class Click(_Values, frozen=True, kw_only=True, dict=True):
    """What the stat window shows: all seven combat values and all types (MK-VALUE-1)."""

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
    skulls: bool = False
    """Three skulls: the dial has ended (MK-ELIM-1)."""

    @kept
    def shown(self) -> tuple[str, ...]:
        """Every ability in the window, that of the nexus last."""
        return (*self.abilities, self.nexus) if self.nexus else self.abilities


SKULLS = Click(speed=0, attack=0, defense=0, damage=0, skulls=True)
"""What every dial shows after its last click."""


class _Printed(Row, frozen=True, kw_only=True):
    key: str
    name: str | Name
    """In every language; one of a player's own may have one for each."""
    number: str
    """The collector's number; with name and rank it is sure (MK-BASE-5)."""
    rank: Rank
    points: int
    faction: str = ""
    """Key of the faction; empty for Mage Spawn."""
    subfaction: str = ""
    origin: Literal["house", "V1", "own"]
    icon: str
    figure: Figure
    item_slots: int = 0
    range: int = 0
    """In inches."""
    arrows: int = 1
    """How many targets one ranged attack may have (MK-MULTI-1)."""
    attack_bonus: int = 0
    dials: int = 1
    """More than one: a Titan (MK-GAP-13)."""


class Warrior(_Printed, frozen=True, kw_only=True, dict=True):
    """One warrior of the catalogue (MK-BASE-2). What stands on the base is on every click too."""

    base: int
    """Diameter in units."""
    front_arc: int
    """In tenths of a degree, half to each side of the facing; all else is rear arc (MK-BASE-4)."""
    ranged_damage: int
    clicks: tuple[Click, ...]
    """From the starting marker on, without the skulls."""

    @property
    def english(self) -> str:
        """Its name as it is printed, or in English where it has several."""
        return self.name if isinstance(self.name, str) else self.name.en

    @property
    def entered(self) -> "str | Warrior":
        """As a battle keeps it: by its key, or whole where no catalogue has it."""
        return self if self.origin == "own" else self.key

    @property
    def unique(self) -> bool:
        """Whether it has no rank stars (MK-ARMY-7)."""
        return self.rank == "unique"

    @property
    def start(self) -> Click:
        return self.clicks[0]

    def click(self, turned: int) -> Click:
        """What shows after so many clicks of damage; three skulls beyond the last one."""
        return self.clicks[turned] if turned < len(self.clicks) else SKULLS


@cache
def warriors() -> dict[str, Warrior]:
    """All warriors by key: faction by faction, the Mage Spawn last; house data (MK-VALUE-3)."""
    files = [*factions(), "mage-spawn"]
    found: dict[str, Warrior] = {}
    for name in files:
        rows = data.load(FOLDER / "warriors" / f"{name}.yaml", tuple[_Row, ...])
        found.update((row.key, row.warrior()) for row in rows)
    return found


own: dict[str, Warrior] = {}
"""Warriors made for a test run, which are in no catalogue; they come before those that are."""


def warrior(key: str | Warrior) -> Warrior:
    """The warrior of a key, or who stands there whole; raises `KeyError` for an unknown key."""
    if isinstance(key, Warrior):
        return _shared(key)
    found = own.get(key)
    return warriors()[key] if found is None else found


@lru_cache(maxsize=500)
def _shared(one: Warrior) -> Warrior:
    """The same object for equal warriors, so that what is kept beside it is known to all."""
    return one


# As it is written in the data


class _Window(_Values, frozen=True, kw_only=True):
    """A click as written: values of the base are given only where a click differs."""

    abilities: tuple[str, ...] = ()
    attack_bonus: int | None = None
    range: int | None = None
    ranged_damage: int | None = None
    speed_type: SpeedType | None = None
    attack_type: AttackType | None = None
    defense_type: DefenseType | None = None
    damage_type: DamageType | None = None


class _Row(_Printed, frozen=True, kw_only=True):
    speed_type: SpeedType = "foot"
    attack_type: AttackType
    defense_type: DefenseType = "normal"
    damage_type: DamageType = "normal"
    ranged_damage: int | None = None
    """None with a range: as in the first edition the damage of the click serves for both."""
    front_arc: int = 90
    """In degrees."""
    base: int = 0
    """Diameter in units; 0: as usual with and without item slots."""
    dial: tuple[_Window, ...]

    def warrior(self) -> Warrior:
        clicks = tuple(self._click(window) for window in self.dial)
        printed = {name: getattr(self, name) for name in _Printed.__struct_fields__}
        return Warrior(
            **printed,
            base=self.base or (LARGE_BASE if self.item_slots else BASE),
            front_arc=self.front_arc * DEGREE,
            ranged_damage=clicks[0].ranged_damage,
            clicks=clicks,
        )

    def _click(self, window: _Window) -> Click:
        values = {name: getattr(window, name) for name in _Values.__struct_fields__}
        for name in ("attack_bonus", "range", *[f"{slot}_type" for slot in SLOTS]):
            told = getattr(window, name)
            values[name] = getattr(self, name) if told is None else told
        values["nexus"] = abilities()[window.nexus].key if window.nexus else ""
        usual = window.damage if self.ranged_damage is None else self.ranged_damage
        reach = usual if window.ranged_damage is None else window.ranged_damage
        values["ranged_damage"] = reach if values["range"] else 0
        return Click(**values, abilities=_in_order(window.abilities))


def _in_order(keys: tuple[str, ...]) -> tuple[str, ...]:
    """The abilities in the order of their slots; two of one slot need the nexus."""
    by_slot: dict[str, Ability] = {}
    for key in keys:
        ability = abilities()[key]
        if ability.slot in by_slot:
            raise ValueError(f"{key} and {by_slot[ability.slot].key} stand in one slot")
        by_slot[ability.slot] = ability
    return tuple(by_slot[slot].key for slot in SLOTS if slot in by_slot)
