"""Critical rolls of an attack: a 2 misses, a 12 hits, and what either brings (MK-CRIT-*)."""

from collections.abc import Sequence

from ..core.book import text
from ..core.events import tell
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import HIT, MISS, signed
from ..core.state import Battle
from ..wounds.damage_and_elimination import exhaust
from .declaration_and_type import name_of

EXTRA = 1
"""What a critical hit adds, for each target by itself (MK-CRIT-4, MK-CRIT-5, MK-CRIT-6)."""


def decided(total: int) -> bool | None:
    """What a roll decides by itself: a 2 misses (MK-CRIT-1), a 12 hits (MK-CRIT-3).

    In attempts to capture and to eliminate a captive, too (MK-CRIT-7). None: it is compared.
    """
    return total == HIT if total in (MISS, HIT) else None


def critical_miss(play: Battle, attacker: int, total: int) -> None:
    """The attacker pays for a critical miss, besides any second token (MK-CRIT-2).

    Of a formation the primary attacker alone does (MK-FRANGED-9).
    """
    if total == MISS:
        exhaust(play, attacker, "MK-CRIT-2", "critical-miss")


def critical_extra(
    play: Battle, attacker: Fighter, amounts: Sequence[tuple[Target, int]], *, heals: bool = False
) -> int:
    """1 more to each that is hit (MK-CRIT-4, MK-CRIT-5), or 1 click healed more (MK-CRIT-6)."""
    one = "MK-CRIT-6" if heals else "MK-CRIT-4"
    for target, amount in amounts if play.listening else ():
        values = {
            "name": attacker.name,
            "target": name_of(target),
            "before": amount,
            "change": signed(EXTRA, " "),
            "after": amount + EXTRA,
            "reason": text("combat-reason-critical"),
        }
        rule = one if len(amounts) == 1 else "MK-CRIT-5"
        what = text("told-healing-line" if heals else "told-damage-to", **values)
        tell(play, what, rule, attacker.id, target.id)
    return EXTRA
