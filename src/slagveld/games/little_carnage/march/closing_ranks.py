"""A regiment that casualties have torn closes its ranks, or comes nearer to that (LC-1.1-6)."""

from collections.abc import Sequence
from math import isqrt

from slagveld.table.units import direction_of

from ..core.activated_regiment import moves
from ..core.contact_and_zones import squared
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from .cohesion import groups, tear_of
from .drill import Band
from .gathering import placed, shifted
from .plans import March

QUARTERS = (4, 3, 2, 1)
"""Quarters of the way to the others that a part tries to go, longest first."""


def close_ranks(state: LittleState, regiment: Regiment) -> March | None:
    """The move by which a torn regiment closes up as far as it can; None where it is not torn.

    The largest part stays where that goes; else one part goes as far as it can towards the others.
    """
    stood = state.stands_of(regiment.id)
    if len(stood) <= 1:
        return None
    parts = state.field.known(("parts", regiment.id), groups, stood)
    if len(parts) <= 1 or tear_of(state, parts) == 0:
        return None
    stands = moves(state, regiment)
    band = Band(state, regiment, stands)
    own = {stand.id for stand in stands}
    here = [placed(stand, stand.pose) for stand in stands]
    ranked = sorted(parts, key=lambda part: (-len(part), part[0].id))
    for part in ranked:
        for lead in part:
            march = band.closed_up(lead, here) if lead.id in own else None
            if march is not None:
                return march
    for part in reversed(ranked):
        others = [stand for other in ranked if other is not part for stand in other]
        march = _nearer(band, [stand for stand in part if stand.id in own], others)
        if march is not None:
            return march
    return None


def _nearer(band: Band, part: Sequence[Stand], others: Sequence[Stand]) -> March | None:
    """One part of a regiment straight towards the nearest of the others; None where it cannot."""
    if not part:
        return None
    pairs = [(squared(one.pose, other.pose), one.id, other.id) for one in part for other in others]
    _, first, second = min(pairs)
    here, there = band.state.field.by_id[first].pose, band.state.field.by_id[second].pose
    dx, dy = there.x - here.x, there.y - here.y
    look = int(direction_of(dx, dy))
    length = isqrt(dx * dx + dy * dy)
    for quarter in QUARTERS if length else ():
        far = min(length, band.limit) * quarter // QUARTERS[0]
        shift = (dx * far // length, dy * far // length)
        march = band.allowed(shifted(part, *shift), shifted(part, *shift, look))
        if march is not None:
            return march
    return None
