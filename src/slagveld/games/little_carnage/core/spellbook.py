"""The house spells: what they need, whom they reach and what they do (LC-3-2, LC-HOUSE-3)."""

from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Distance, Text

from .book import FOLDER, PREFIX, text

Target = Literal[
    "enemy-model",
    "enemy-regiment",
    "friendly-model",
    "friendly-regiment",
    "friendly-foot",
    "enemy-wizard",
]
"""Whom a spell is cast on; `friendly-foot` is one model on foot, the caster among them."""

Effect = Literal[
    "attack",
    "mend",
    "defence-die",
    "attack-die",
    "courage",
    "slow",
    "fear",
    "move",
    "raise",
    "counter",
]

COUNTERSPELL = "counterspell"


class Spell(Row, frozen=True, kw_only=True):
    """One spell. Lengths are in units (250 are 1 inch)."""

    key: str
    effect: Effect
    difficulty: int
    """Offensive successes that the casting roll needs; 0: as many as the spell it answers."""
    range: int
    """From base to base."""
    target: Target
    sight: bool = False
    """Whether the target must be visible."""
    attack: bool = False
    """Whether it is an attack, which full defence forbids (LC-1.6-18)."""
    dice: int = 0
    """Attack dice on each model struck, or dice that are added."""
    strength: int = 0
    models: int = 1
    """The most models of a regiment that it strikes."""
    level: int = 0
    """The level of Fear to be tested against."""
    distance: int = 0
    """How far it carries a model."""
    colour: str = ""
    """The only colour that knows it; empty: all."""
    undead: bool = False
    """Whether only the Undead gain by it."""
    free: bool = False
    """Known to every wizard besides those he may choose."""

    @property
    def rule(self) -> str:
        return f"{PREFIX}-SPELL-{self.key}"

    @property
    def name(self) -> Text:
        return text(f"spell-{self.key}")  # texts: *:spell-*

    @property
    def words(self) -> Text:
        """What it does, in one line."""
        values = {"range": Distance(self.range), "distance": Distance(self.distance)}
        return text(f"spell-{self.key}-text", **values)  # texts: *:spell-*


spells = table(FOLDER / "spells.yaml", Spell)
"""All spells by key, the counterspell last."""


def most_spells(magic: int) -> int:
    """How many spells a wizard may know (LC-1.8-magic-3, LC-1.8-magic-ex1)."""
    return 1 + magic if magic else 0


def choosable(colour: str) -> list[Spell]:
    """The spells that a wizard of this colour may choose; the counterspell he knows anyway."""
    return [row for row in spells().values() if not row.free and row.colour in ("", colour)]
