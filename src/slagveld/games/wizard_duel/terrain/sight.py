"""Who sees whom: the half circle, limited visibility, what is in the line (WD-SIGHT-1)."""

from collections.abc import Collection

from slagveld.table.arcs import sees_middle
from slagveld.table.body import Body
from slagveld.table.inside import middle_in_area
from slagveld.table.layout import Layout
from slagveld.table.sight import clear
from slagveld.table.terrain import Terrain

from ..core.state import DuelState
from .contact_and_distance import touching
from .floors_and_stairs import roof_under
from .scenery import BUILDING, is_hiding, is_screening

HALF_CIRCLE = 900
"""Half of the field of vision, in tenths of a degree (WD-SIGHT-1)."""


def hiding(layout: Layout, body: Body) -> Terrain | None:
    """The building or forest that limits a model's visibility, if one does (WD-SIGHT-5).

    On a roof one is in no building (WD-SIGHT-9); on a lower floor one is, unless it juts out of
    the outline.
    """
    on_roof = body.level != 0 and roof_under(layout, body.level) is not None
    for piece in layout.terrain:
        if not is_hiding(piece) or (on_roof and piece.kind == BUILDING):
            continue
        if middle_in_area(body, piece.area):
            return piece
    return None


def in_vision(state: DuelState, viewer: int, target: int) -> bool:
    """Whether a target lies in the half circle before a piece (WD-SIGHT-2)."""
    return sees_middle(state.layout.body(viewer), HALF_CIRCLE, state.layout.body(target))


def sees(
    state: DuelState, viewer: int, target: int, *, over: Collection[int] = (), touch: bool = True
) -> bool:
    """Whether a piece may attack a target: in its half circle and not of limited visibility.

    The line goes from middle to middle (WD-SIGHT-3). Other models on it block (WD-SIGHT-4),
    wizards as well (WD-TERM-2), but not those in `over` (WD-HEAVY-9); so does scenery
    (WD-SIGHT-8). Who is hidden is not seen (WD-SIGHT-5), nor does he see (WD-SIGHT-6). In
    contact only the half circle counts (WD-SIGHT-7); `touch` False says that they are known not
    to touch.
    """
    layout = state.layout
    eye, seen = layout.body(viewer), layout.body(target)
    if not sees_middle(eye, HALF_CIRCLE, seen):
        return False
    if touch and target in touching(layout, eye, (target,)):
        return True
    if hiding(layout, eye) is not None or hiding(layout, seen) is not None:
        return False
    roofs = (roof_under(layout, eye.level), roof_under(layout, seen.level))
    areas = [
        piece.area
        for piece in layout.terrain
        if is_screening(piece) and not any(piece is roof for roof in roofs)
    ]
    if not over and not any(piece.floors for piece in layout.terrain):
        skip, skip_too = layout.index(viewer), layout.index(target)
        return clear(eye.x, eye.y, seen.x, seen.y, layout.bodies(), areas, skip, skip_too)
    apart = (viewer, target, *over)
    bodies = [
        body
        for placed, body in zip(layout.bases, layout.bodies(), strict=True)
        if body.level == eye.level == seen.level and placed.id not in apart
    ]
    return clear(eye.x, eye.y, seen.x, seen.y, bodies, areas)
