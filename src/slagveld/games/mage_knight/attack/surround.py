"""Surround: swords of one faction help each other in close combat (MK-SURROUND-*)."""

from slagveld.kernel.modifiers import Item

from ..core.base_contact import in_front, touching
from ..core.book import text
from ..core.fighter import Fighter
from ..core.friends_and_factions import faction_of, is_friend
from ..core.state import KnightState

SURROUND = 1
"""Attack for each helper (MK-SURROUND-1)."""


def surround_items(state: KnightState, attacker: Fighter, target: Fighter) -> list[Item]:
    """What every helper adds, as many as there are; the sum is limited later (MK-SURROUND-7)."""
    return [
        Item(SURROUND, text("combat-reason-surround", name=helper.name), "MK-SURROUND-1")
        for helper in surrounding(state, attacker, target)
    ]


def surrounding(state: KnightState, attacker: Fighter, target: Fighter) -> list[Fighter]:
    """The helpers of a sword attack, and of no other (MK-SURROUND-2, MK-MELEE-7).

    They are swords (MK-SURROUND-5) of the attacker's faction (MK-SURROUND-4) without a token
    (MK-SURROUND-3) that have the target at their front. Helping is no action and gives no token
    (MK-SURROUND-6).
    """
    if attacker.click.attack_type != "sword":
        return []
    faction = faction_of(state, attacker)
    if not faction:
        return []
    return [
        other
        for other in touching(state, target)
        if is_friend(attacker, other)
        and other.tokens == 0
        and other.click.attack_type == "sword"
        and faction_of(state, other) == faction
        and in_front(other, target.body)
    ]
