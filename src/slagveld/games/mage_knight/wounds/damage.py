"""Damage that is about to be taken: where it comes from, and what abilities leave of it."""

from typing import Literal

from slagveld.structs import Struct
from slagveld.texts import Name

from ..core.abilities import Ability
from ..core.book import text
from ..core.effects import Reduces
from ..core.events import tell
from ..core.fighter import Fighter
from ..core.state import NOBODY, Battle

Cause = Literal["attack", "ability", "shake-off", "exhaustion", "smite"]
"""What damage comes from. Exhaustion and Smite are never reduced (MK-PUSH-2, MK-CARD-smite)."""
Way = Literal[
    "ability",
    "blow",
    "critical-miss",
    "curse",
    "domain",
    "freeze",
    "pole-arm",
    "price",
    "push",
    "ram",
    "retaliation",
    "run",
    "shake-off",
    "shot",
    "smite",
    "surge",
    "venom",
]
"""How damage is told: every way has a sentence of its own."""


class Damage(Struct, frozen=True):
    """Damage that a warrior is about to take."""

    target: int
    amount: int
    cause: Cause
    by: int = NOBODY
    """The seat that is credited with an elimination (MK-ELIM-2, MK-CARD-G6)."""
    rule: str = ""
    pierced: bool = False
    """Reductions do not count (Pierce, and all abilities against a Shockwave)."""
    way: Way = "ability"
    source: int = 0
    """The warrior that deals it; 0: none."""
    named: str = ""
    """What that warrior is called."""
    of: Name | str = ""
    """The ability, item or domain by which it is dealt."""


def dealt_by(
    bearer: Fighter, ability: Ability, target: int, amount: int, way: Way, cause: Cause = "ability"
) -> Damage:
    """Damage that a warrior deals by an ability; its player is credited with eliminations."""
    rule, of = ability.rule, ability.name
    named, source = bearer.name, bearer.id
    return Damage(target, amount, cause, bearer.seat, rule, False, way, source, named, of)


def reduced(fighter: Fighter, damage: Damage) -> int:
    """What is left of damage after the target's abilities; never below 0 (MK-RULE3-3).

    A captive takes none (MK-CAPTURE-11). Toughness and Invulnerability lessen the damage of attacks
    and of abilities (MK-CARD-toughness, MK-CARD-invulnerability, MK-CARD-G6).
    """
    if not fighter.free:
        return 0
    if damage.cause in ("exhaustion", "smite") or damage.pierced:
        return max(0, damage.amount)
    return max(0, damage.amount - fighter.powers.reduction)


def tell_reduced(play: Battle, fighter: Fighter, less: int) -> None:
    """So much less damage is dealt to a warrior, by its abilities in their order."""
    for ability, effect in fighter.powers.all(Reduces):
        amount = min(less, effect.amount)
        if amount > 0:
            values = {"name": fighter.name, "ability": ability.name, "amount": amount}
            tell(play, text("told-reduced", **values), ability.rule, fighter.id)
        less -= amount
