"""The line between the middles of two bases: what stands on it (LC-1.8-ranged-7)."""

from slagveld.table.inside import passes_through
from slagveld.table.sight import body_in_way, first_in_way
from slagveld.table.terrain import Terrain

from ..core.stand import Stand
from ..core.state import LittleCarnageState
from .scenery import CLIMBED, elevation, height_of, scenery_of, stands_on, stature, top_of


def blocking_base(
    state: LittleCarnageState,
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
    eye, seen = viewer.body, target.body
    places = field.places
    skip, skip_too = places.get(viewer.id, -1), places.get(target.id, -1)
    line = (eye.x, eye.y, seen.x, seen.y)
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


def blocking_piece(state: LittleCarnageState, viewer: Stand, target: Stand) -> Terrain | None:
    """The building or too high obstacle that hides a target from a viewer (LC-1.8-ranged-9)."""
    if not state.field.table.terrain:
        return None
    scenery = scenery_of(state.field.table)
    eye, seen = viewer.body, target.body
    most = CLIMBED * stature(state, viewer)
    height = elevation(state, viewer)
    for piece in (*scenery.buildings, *[p for p in scenery.high if height_of(p) > most]):
        if not passes_through(eye.x, eye.y, seen.x, seen.y, piece.area):
            continue
        if (
            top_of(piece) >= height
            and not stands_on(viewer, piece)
            and not stands_on(target, piece)
        ):
            return piece
    return None


def crossed_low(state: LittleCarnageState, one: Stand, other: Stand) -> bool:
    """Whether the line from one to the other crosses a low obstacle."""
    return _crossed(scenery_of(state.field.table).low, one, other)


def crossed_high(state: LittleCarnageState, one: Stand, other: Stand) -> bool:
    """Whether the line from one to the other crosses a high wall."""
    return _crossed(scenery_of(state.field.table).high, one, other)


def _crossed(pieces: list[Terrain], one: Stand, other: Stand) -> bool:
    a, b = one.body, other.body
    return any(passes_through(a.x, a.y, b.x, b.y, piece.area) for piece in pieces)
