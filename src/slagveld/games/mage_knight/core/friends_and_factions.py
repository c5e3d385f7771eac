"""What holds between warriors just now: who is friend or enemy, of which faction.

Nothing of it is kept, since it may change at any time (MK-FRIEND-2). The words of the cards mean
the same: friend, enemy, to touch (MK-CARD-G1).
"""

from .fighter import Fighter
from .state import KnightState

LEAST_MEMBERS, MOST_MEMBERS = 3, 5
"""How many participants a formation has (MK-FORM-4)."""
SHYFT = "shyft"
"""The faction whose symbol Mage Spawn may gain (MK-SHYFT-2)."""


def is_enemy(one: Fighter, other: Fighter) -> bool:
    """Whether two warriors are enemies; a captive is nobody's (MK-FRIEND-1, MK-CAPTURE-14)."""
    return one.side != other.side and one.captor == 0 and other.captor == 0


def is_friend(one: Fighter, other: Fighter) -> bool:
    """Of one player, or of one team (MK-INTRO-4); a captive is nobody's, and nobody its own."""
    return one.side == other.side and one.captor == 0 and other.captor == 0 and one.id != other.id


def faction_of(state: KnightState, fighter: Fighter) -> str:
    """The faction symbol a warrior has, which formations and Surround compare (MK-FACTION-1).

    Subfactions are not asked (MK-FACTION-2). Mage Spawn have none (MK-FACTION-3) without a Shyft;
    with one they may be in formations with it (MK-SHYFT-1, MK-SHYFT-2).
    """
    own = fighter.warrior.faction
    if own or not fighter.free:
        return own
    for other in state.fighters:
        if other.warrior.faction == SHYFT and is_friend(fighter, other):
            return SHYFT
    return ""
