"""What holds between warriors just now: friends and enemies, contact and arcs, factions.

Nothing of it is kept, since it may change at any time (MK-FRIEND-2). The words of the cards mean
the same: friend, enemy, to touch (MK-CARD-G1).
"""

from slagveld.table.arcs import in_arc
from slagveld.table.body import Body

from .abilities import Ability, Deed
from .effects import MovesAndAttacks, Special
from .fighter import Fighter
from .state import KnightState
from .values import Kind

LEAST_MEMBERS, MOST_MEMBERS = 3, 5
"""How many participants a formation has (MK-FORM-4)."""
SHYFT = "shyft"
"""The faction whose symbol Mage Spawn may gain (MK-SHYFT-2)."""


def is_enemy(one: Fighter, other: Fighter) -> bool:
    """Whether two warriors are enemies; a captive is nobody's (MK-FRIEND-1, MK-CAPTURE-14)."""
    return one.side != other.side and one.captor == 0 and other.captor == 0


def is_friend(one: Fighter, other: Fighter) -> bool:
    """Whether two warriors are friendly; a captive is nobody's friend, nor is one its own."""
    return one.side == other.side and one.captor == 0 and other.captor == 0 and one.id != other.id


def touching(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Warriors in base contact with one, in order; the warrior given may be a moved copy."""
    by_id = state.field.by_id
    return [by_id[number] for number in state.field.touching(fighter)]


def enemies_touching(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Enemies in base contact with a warrior, in order."""
    return [other for other in touching(state, fighter) if is_enemy(fighter, other)]


def friends_touching(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Friends in base contact with a warrior, in order."""
    return [other for other in touching(state, fighter) if is_friend(fighter, other)]


def touches(state: KnightState, one: Fighter, other: Fighter) -> bool:
    """Whether two warriors are in base contact."""
    return other.id in state.field.touching(one)


def engaged(state: KnightState, fighter: Fighter) -> bool:
    """Whether a warrior is in base contact with an enemy."""
    by_id = state.field.by_id
    return any(is_enemy(fighter, by_id[number]) for number in state.field.touching(fighter))


def in_front(fighter: Fighter, other: Body) -> bool:
    """Whether the line to the middle of a base leaves through the front arc (MK-BASE-4).

    Of round bases that touch it is the point of contact; its ends belong to the arc.
    """
    body = fighter.body
    return bool(in_arc(body.x, body.y, body.facing, fighter.arc, other.x, other.y))


def at_front(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Enemies in base contact with the front arc of a warrior, in order."""
    found = enemies_touching(state, fighter)
    return [other for other in found if in_front(fighter, other.body)]


def faction_of(state: KnightState, fighter: Fighter) -> str:
    """The faction symbol a warrior has; empty for Mage Spawn without a Shyft (MK-SHYFT-2)."""
    own = fighter.warrior.faction
    if own or not fighter.free:
        return own
    for other in state.fighters:
        if other.warrior.faction == SHYFT and is_friend(fighter, other):
            return SHYFT
    return ""


def moves_and(fighter: Fighter, kind: Kind) -> Ability | None:
    """The working ability by which a warrior moves and attacks in one action, or None."""
    for ability, effect in fighter.powers.all(MovesAndAttacks):
        if effect.kind == kind:
            return ability
    return None


def gift(fighter: Fighter, deed: Deed) -> tuple[Ability, Special] | None:
    """The working ability by which a warrior can do something, or None."""
    for ability, effect in fighter.powers.all(Special):
        if effect.do == deed:
            return ability, effect
    return None
