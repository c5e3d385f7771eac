"""Distances, and contact across obstacles. Measuring is free at any time (LC-1.3-18)."""

from slagveld.table.measure import compare_gap, gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.board import fields_between
from ..core.field import SLACK
from ..core.regiment import Stand
from ..core.state import LittleState
from .ditches import touch_across
from .scenery_and_cover import crossed_high, scenery_of

FLUSH = FINE
"""Bases nearer than this, in fine units, have no room for anything between them."""


def distance(state: LittleState, one: Stand, other: Stand) -> int:
    """Between bases, in fine units, rounded up (LC-1.3-18); on a board by fields (LC-1.9-4)."""
    if state.options.board:
        return fields_between(one, other)
    return int(gap(one.body, other.body))


def in_melee(state: LittleState, one: Stand, other: Stand) -> bool:
    """Whether two stands are in contact, be it across a low obstacle (LC-1.1-16, LC-1.9-27).

    Never across a high wall (LC-1.9-29). Either may be a moved copy.
    """
    if one.pose.z != other.pose.z or one.id == other.id:
        return False
    a, b = one.body, other.body
    near = compare_gap(a, b, SLACK)
    table = state.field.table
    if not table.terrain:
        return near <= 0
    scenery = scenery_of(table)
    if near > 0:
        return _touch_across(one, other, scenery.low)
    return compare_gap(a, b, FLUSH) <= 0 or not crossed_high(state, one, other)


def across(state: LittleState, one: Stand, other: Stand) -> bool:
    """Whether two stands touch but for an obstacle or ditch, and so keep together (LC-1.9-26)."""
    if one.pose.z != other.pose.z:
        return False
    scenery = scenery_of(state.field.table)
    return _touch_across(one, other, [*scenery.low, *scenery.high, *scenery.ditches])


def _touch_across(one: Stand, other: Stand, pieces: list[Terrain]) -> bool:
    """Whether two stands touch but for the thickness of a piece, whoever asks."""
    a, b = (one.body, other.body) if one.id < other.id else (other.body, one.body)
    return any(touch_across(a, b, piece) for piece in pieces)
