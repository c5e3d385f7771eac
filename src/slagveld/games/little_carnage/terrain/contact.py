"""Distances, contact and cover. Measuring is free at any time (LC-1.3-18)."""

from slagveld.table.inside import passes_through
from slagveld.table.measure import compare_gap, gap
from slagveld.table.sight import body_in_way, first_in_way
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.board import fields_between
from ..core.field import SLACK
from ..core.regiment import Stand
from ..core.state import LittleState
from .ditches import Line, touch_across
from .scenery import elevation, is_climbable, is_crossed, scenery_of, stands_on, top_of

FLUSH = FINE
"""Bases nearer than this, in fine units, have no room for anything between them."""


def distance(state: LittleState, one: Stand, other: Stand) -> int:
    """Between the nearest points of two bases, in fine units, rounded up (LC-1.3-18).

    On a board an inch for each field between them (LC-1.9-4).
    """
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
    """Whether two stands would touch if an obstacle or ditch between them had no thickness.

    So a regiment that is torn by it keeps together (LC-1.9-26).
    """
    if one.pose.z != other.pose.z:
        return False
    scenery = scenery_of(state.field.table)
    return _touch_across(one, other, [*scenery.low, *scenery.high, *scenery.ditches])


def _touch_across(one: Stand, other: Stand, pieces: list[Terrain]) -> bool:
    """Whether two stands touch but for the thickness of a piece, whoever asks."""
    a, b = (one.body, other.body) if one.id < other.id else (other.body, one.body)
    return any(touch_across(a, b, piece) for piece in pieces)


def cover(state: LittleState, attacker: Stand, defender: Stand) -> str:
    """The cover of a defender: of a "high" wall, of a "low" obstacle, or none: "".

    The line between the middles decides, and the highest piece on it counts (LC-1.9-28, LC-1.9-30,
    LC-1.9-31). Nothing else gives cover (LC-1.9-33).
    """
    if not state.field.table.terrain:
        return ""
    if crossed_high(state, attacker, defender):
        return "high"
    low = scenery_of(state.field.table).low
    return "low" if is_crossed(_between(attacker, defender), low) else ""


# The line between the middles of two bases: what stands on it (LC-1.8-ranged-7)


def blocking_base(
    state: LittleState,
    viewer: Stand,
    target: Stand,
    *,
    friends_only: bool = False,
    flat: bool = False,
) -> Stand | None:
    """The first stand, in order, that the line from one to the other crosses; None: it is free.

    Touching an edge or a corner is free. Stands lower than the viewer do not count
    (LC-1.8-ranged-8), unless only friends do (LC-1.8-breath-3) or all is `flat`: then those of
    other heights are beside the line or in it like any.
    """
    field = state.field
    places, line = field.places, _between(viewer, target)
    skip, skip_too = places.get(viewer.id, -1), places.get(target.id, -1)
    first = first_in_way(*line, field.bodies, [], skip, skip_too)
    if first < 0:
        return None
    height = 0 if friends_only or flat else elevation(state, viewer)
    for other in field.stands[first:]:
        if other.id in (viewer.id, target.id) or (friends_only and other.seat != viewer.seat):
            continue
        if height and elevation(state, other) < height:
            continue
        if body_in_way(*line, other.body):
            return other
    return None


def blocking_piece(state: LittleState, viewer: Stand, target: Stand) -> Terrain | None:
    """The building or too high obstacle that hides a target from a viewer (LC-1.8-ranged-9)."""
    if not state.field.table.terrain:
        return None
    scenery = scenery_of(state.field.table)
    line = _between(viewer, target)
    height = elevation(state, viewer)
    for piece in (
        *scenery.buildings,
        *[p for p in scenery.high if not is_climbable(state, viewer, p)],
    ):
        upon = stands_on(viewer, piece) or stands_on(target, piece)
        if not upon and top_of(piece) >= height and passes_through(*line, piece.area):
            return piece
    return None


def crossed_high(state: LittleState, one: Stand, other: Stand) -> bool:
    """Whether the line from one to the other crosses a high wall."""
    return is_crossed(_between(one, other), scenery_of(state.field.table).high)


def _between(one: Stand, other: Stand) -> Line:
    return one.body.x, one.body.y, other.body.x, other.body.y
