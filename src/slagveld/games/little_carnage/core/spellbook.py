"""The spells: what they need, whom they reach and what they do (LC-3-2, LC-HOUSE-3).

A player's own spell is one of the effects of the house spells with numbers of its own. Where an
effect lasts, it lays the mark of the house spell with this effect, and adds nothing to it.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import UNSET, UnsetType

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Distance, Name, Text

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
MARKS: dict[Effect, str] = {"defence-die": "aegis", "attack-die": "fury", "courage": "courage"}
"""What a lasting spell lays on a regiment until the end of the round, by its effect."""
REACHED: dict[Effect, Target] = {
    "attack": "enemy-model",
    "mend": "friendly-model",
    "defence-die": "friendly-regiment",
    "attack-die": "friendly-regiment",
    "courage": "friendly-regiment",
    "slow": "enemy-regiment",
    "fear": "enemy-regiment",
    "move": "friendly-foot",
    "raise": "friendly-regiment",
}
"""Whom a player's own spell is cast on, by its effect; an attack on several, on a regiment."""
OWN_RULE = "LC-HOUSE-3"
"""By what a player's own spell is cast."""


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
    label: Name | UnsetType = UNSET
    """What a player's own spell is called; unset: it is one of the house."""

    @property
    def rule(self) -> str:
        return f"{PREFIX}-SPELL-{self.key}" if self.label is UNSET else OWN_RULE

    @property
    def name(self) -> Text:
        if isinstance(self.label, Name):
            return Text("plain", {"words": self.label})
        return text(f"spell-{self.key}")  # texts: *:spell-*

    @property
    def words(self) -> Text:
        """What it does, in one line."""
        values = {"range": Distance(self.range), "distance": Distance(self.distance)}
        if self.label is UNSET:
            return text(f"spell-{self.key}-text", **values)  # texts: *:spell-*
        return text(
            f"spell-own-{self.effect}",  # texts: *:spell-own-*
            **values,
            dice=self.dice,
            strength=self.strength,
            models=self.models,
            level=self.level,
            visible="yes" if self.sight else "no",
            undead="yes" if self.undead else "no",
        )

    @property
    def mark(self) -> str:
        """What it lays on a regiment until the end of the round; empty: nothing."""
        return MARKS.get(self.effect, "")


spells = table(FOLDER / "spells.yaml", Spell)
"""All spells by key, the counterspell last."""


def most_spells(magic: int) -> int:
    """How many spells a wizard may know (LC-1.8-magic-3, LC-1.8-magic-ex1)."""
    return 1 + magic if magic else 0


def choosable(colour: str, own: Iterable[Spell] = ()) -> list[Spell]:
    """The spells that a wizard of this colour may choose; the counterspell he knows anyway.

    An army's own spells come first, and in place of house spells with the same key.
    """
    mine = list(own)
    taken = {row.key for row in mine}
    rest = [row for row in spells().values() if row.key not in taken]
    return [row for row in (*mine, *rest) if not row.free and row.colour in ("", colour)]
