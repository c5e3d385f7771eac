"""Rulers: from base to base, with what one figure sees of another (CON-SHOOT-2 to CON-SHOOT-4)."""

from slagveld.kernel.measuring import End, Gauged, edge_to_edge
from slagveld.kit.view import holding
from slagveld.table.shapes import Spot
from slagveld.texts import Text

from ..core.book import text
from ..core.figure import Figure
from ..core.state import ClashState, is_enemy, touches
from ..terrain.sight_and_line_of_fire import cover, in_front, sees


def measured(state: ClashState, start: End, end: End) -> Gauged | None:
    """The distance between the bases of two ends; None if one of them is not there.

    Between two figures also whether the first sees the second, and what is in the way. Whether a
    ruler may be laid at all is for the open question to say (CON-SHOOT-7).
    """
    one, other = _placed(state, start), _placed(state, end)
    found = edge_to_edge(state.field.layout, one, other)
    viewer = state.figure(one) if isinstance(one, int) else None
    target = state.figure(other) if isinstance(other, int) else None
    if found is None or viewer is None or target is None or viewer.id == target.id:
        return found
    return Gauged(
        length=found.length,
        seen=sees(state, viewer, target),
        notes=_notes(state, viewer, target, found.length),
    )


def _placed(state: ClashState, end: End) -> End:
    """The end itself; of an object that lies on the table, the place where it lies."""
    if isinstance(end, int):
        for prize in state.objects:
            if prize.id == end and not prize.bearer:
                return Spot(prize.x, prize.y)
    return end


def _notes(state: ClashState, viewer: Figure, target: Figure, length: int) -> tuple[Text, ...]:
    """What else matters between two figures: contact, field of view, cover, range band."""
    between, weapon = cover(state, viewer, target), viewer.profile.weapon
    foes, name = is_enemy(viewer, target), target.name
    cut = between.hidden or between.behind_obstacle
    band = "out" if weapon is None else weapon.band(length) or "out"
    return holding(
        (touches(state, viewer, target), text("scene-ruler-contact")),
        (not in_front(viewer, target), text("scene-ruler-behind", name=viewer.name)),
        (target.hidden and foes, text("scene-ruler-scout", name=name)),
        (between.hidden, text("scene-ruler-hidden", name=name)),
        (between.behind_obstacle and not between.hidden, text("scene-ruler-obstacle", name=name)),
        (between.partly and not cut, text("scene-ruler-partly", name=name)),
        (weapon is not None and foes, text("scene-ruler-band", band=band)),
    )
