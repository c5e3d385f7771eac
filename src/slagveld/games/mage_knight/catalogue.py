"""Sizes, factions and special abilities: what dials and cards are written in."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

from slagveld import data
from slagveld.data import Record
from slagveld.games.mage_knight.effects import AnyEffect, Mode
from slagveld.texts import Name, Text

KEY = "mage-knight"
PREFIX = "MK"
"""How the ids of its rules begin."""
FOLDER = Path(__file__).parent / "data"

INCH = 250
"""Units to the inch: bases of 0.55" and gaps of 0.02" are whole numbers so (MK-CONTACT-1)."""

BASE = 275
"""Diameter of a base in units: 1.1" (house data, MK-BASE-3)."""
LARGE_BASE = 425
"""Diameter of a base with item slots: 1.7", so that it can cover an objective (MK-OBJ-7)."""
OBJECTIVE = 300
"""Diameter of an objective: 1.2"."""
ITEM = 125
"""Diameter of an item on the ground: 0.5"."""

Slot = Literal["speed", "attack", "defense", "damage"]
SLOTS: tuple[Slot, ...] = ("speed", "attack", "defense", "damage")
"""The values of a dial behind which an ability may stand, in the order of the stat window."""

Origin = Literal["book", "V2", "V1", "house"]
"""Where something comes from: the rulebook, another text of this edition, the first edition, us."""

Timing = Literal[
    "command",
    "move",
    "close",
    "ranged",
    "special",
    "attack",
    "defense",
    "damage-reduction",
    "after-damage",
    "contact",
    "end-of-move",
    "restriction",
]
"""When an ability speaks: in the command phase, with one of the four kinds of action, in the sums
of an attack, at its steps 9 and 10, when an enemy comes, after an own move, or all the time."""

Phase = Literal["command", "action", "any"]
ActionKind = Literal["move", "close", "ranged", "special"]


def text(key: str, **values: Any) -> Text:
    """A sentence of this game."""
    return Text(f"{KEY}:{key}", values)


def card(key: str) -> str:
    """The entry in the rulebook of an ability, item, domain or piece of built terrain."""
    return f"{PREFIX}-CARD-{key}"


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


class Ability(Record, frozen=True, kw_only=True):
    """One special ability of the card (MK-GAP-1)."""

    key: str
    name: Name
    """The card is English, and so are the names that Dutch players use."""
    slot: Slot
    colour: str = ""
    shape: Literal["", "square", "circle"] = ""
    """Mark of the first edition; empty where none is known (MK-GAP-14)."""
    origin: Origin
    optional: bool = False
    """Whether it may be cancelled (MK-ABILITY-5)."""
    timing: Timing
    weight: int
    """Price of one click with it, in tenths of a point (MK-HOUSE-1)."""
    house_weight: bool = False
    """Whether that price is ours, and not fitted to real figures."""
    effects: tuple[AnyEffect, ...]
    """What it does, in the vocabulary that the rules ask for."""
    words: Name
    """What it does, in one line."""

    @property
    def rule(self) -> str:
        """Its entry in the rulebook."""
        return card(self.key)

    @property
    def mode(self) -> bool:
        """Whether it is an attack mode: at most one in an action (MK-CARD-G3)."""
        return any(isinstance(effect, Mode) for effect in self.effects)

    @property
    def magic(self) -> bool:
        """Whether magic immune warriors are safe from it: the name says so (MK-IMMUNE-2)."""
        return "Magic" in self.name.en

    @property
    def action(self) -> ActionKind | None:
        """The kind of action by which it is used; None where it needs none."""
        match self.timing:
            case "move" | "close" | "ranged" | "special":
                return self.timing
            case _:
                return None

    @property
    def phase(self) -> Phase:
        """When in a turn it is used."""
        if self.timing == "command":
            return "command"
        return "any" if self.action is None else "action"


@cache
def factions() -> dict[str, Faction]:
    """All factions by key, in the order of the book."""
    rows = data.load(FOLDER / "factions.yaml", tuple[Faction, ...])
    return {row.key: row for row in rows}


@cache
def subfactions() -> dict[str, Faction]:
    """The faction of each subfaction, by the subfaction's key."""
    return {part.key: row for row in factions().values() for part in row.subfactions}


@cache
def abilities() -> dict[str, Ability]:
    """All abilities by key, slot by slot."""
    found: dict[str, Ability] = {}
    for slot in SLOTS:
        rows = data.load(FOLDER / "abilities" / f"{slot}.yaml", tuple[Ability, ...])
        found.update((row.key, row) for row in rows)
    return found
