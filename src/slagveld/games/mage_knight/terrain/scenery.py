"""Scenery: who stands in which piece of terrain, and who is at it.

Whether a warrior stands in a piece is asked of the centre of its base (MK-TERRAIN-3); the outline
itself is not inside. A soaring warrior is in no terrain and touches none.
"""

from slagveld.table.body import Body
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import area_gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import kind_of


def at(table: Layout, x: int, y: int) -> list[Terrain]:
    """The pieces under a place (units), in order; their outline is the border (MK-HINDER-1)."""
    return _under(table, x * FINE, y * FINE)


def _under(table: Layout, x: int, y: int) -> list[Terrain]:
    return [piece for piece in table.terrain if place_in_area(x, y, piece.area) > 0]


def below(state: KnightState, fighter: Fighter) -> list[Terrain]:
    """The pieces under the centre of a warrior, in order; none under one that soars."""
    table = state.field.table
    if not table.terrain or fighter.soaring:
        return []
    body = fighter.body
    return _under(table, body.x, body.y)


def in_water(state: KnightState, fighter: Fighter) -> bool:
    """Whether a warrior's centre is in water (MK-WAVE-2)."""
    return any(kind_of(piece).water for piece in below(state, fighter))


def touches_piece(state: KnightState, fighter: Fighter, piece: Terrain) -> bool:
    """Whether a warrior's base touches a piece of terrain, or lies in it (MK-CONTACT-2)."""
    if fighter.soaring or piece not in state.field.table.terrain:
        return False
    return bool(area_gap(fighter.body, piece.area) <= SLACK)


def touches_spot(fighter: Fighter, x: int, y: int, diameter: int) -> bool:
    """Whether a base touches or overlaps something round on the ground, of units (MK-CONTACT-2)."""
    return not fighter.soaring and meets_spot(fighter.body, x, y, diameter)


def meets_spot(body: Body, x: int, y: int, diameter: int) -> bool:
    """The same for a base at any level (MK-SOAR-5)."""
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
