"""Base contact, and by which arc (MK-CONTACT-1 to MK-CONTACT-3).

Which warriors touch each other is kept by the field; other things are asked one by one.
"""

from slagveld.table.arcs import in_arc
from slagveld.table.body import Body
from slagveld.table.measure import area_gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from .fighter import SLACK, Fighter
from .friends_and_factions import is_enemy, is_friend
from .state import KnightState


def touching(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Warriors in base contact with one, in order; the warrior given may be a moved copy.

    None that a cliff or built terrain parts from it (MK-ABRUPT-4, MK-BUILT-15); also those of whom
    players have agreed that they touch (MK-ETIQ-3).
    """
    return [state.field.by_id[number] for number in state.field.touching(fighter)]


def enemies_touching(state: KnightState, fighter: Fighter) -> list[Fighter]:
    return [other for other in touching(state, fighter) if is_enemy(fighter, other)]


def friends_touching(state: KnightState, fighter: Fighter) -> list[Fighter]:
    return [other for other in touching(state, fighter) if is_friend(fighter, other)]


def touches(state: KnightState, one: Fighter, other: Fighter) -> bool:
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
    return [other for other in enemies_touching(state, fighter) if in_front(fighter, other.body)]


def touches_piece(state: KnightState, fighter: Fighter, piece: Terrain) -> bool:
    """Whether a warrior's base touches a piece of terrain, or lies in it (MK-CONTACT-2)."""
    if fighter.soaring or piece not in state.field.table.terrain:
        return False
    return bool(area_gap(fighter.body, piece.area) <= SLACK)


def touches_spot(fighter: Fighter, x: int, y: int, diameter: int) -> bool:
    """Whether a base touches or overlaps something round on the ground, of units (MK-CONTACT-2)."""
    return not fighter.soaring and meets_spot(fighter.body, x, y, diameter)


def meets_spot(body: Body, x: int, y: int, diameter: int) -> bool:
    """The same for a base at any level."""
    dx, dy = body.x - x * FINE, body.y - y * FINE
    far = body.reach + diameter * FINE // 2 + SLACK
    return dx * dx + dy * dy <= far * far


def covers(fighter: Fighter, x: int, y: int, diameter: int) -> bool:
    """Whether a base lies over the whole of something round on the ground (MK-OBJ-7)."""
    body = fighter.body
    spare = body.reach - diameter * FINE // 2
    if fighter.soaring or spare < 0:
        return False
    dx, dy = body.x - x * FINE, body.y - y * FINE
    return dx * dx + dy * dy <= spare * spare
