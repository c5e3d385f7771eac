"""A regiment that casualties have torn closes its ranks, or comes nearer to that (LC-1.1-6)."""

from collections.abc import Sequence
from math import isqrt

from slagveld.table.units import direction_of

from ..core.activated_regiment import moves
from ..core.contact_and_zones import squared
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from .cohesion import groups, tear_of
from .drill import PARTS, Band, first_of
from .gathering import placed, shifted
from .plans import March


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
    leads = [lead for part in ranked for lead in part if lead.id in own]
    found = first_of(band.closed_up(lead, here) for lead in leads)
    return found or first_of(
        _nearer(
            band,
            [stand for stand in part if stand.id in own],
            [stand for other in ranked if other is not part for stand in other],
        )
        for part in reversed(ranked)
    )


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
    fars = [min(length, band.limit) * quarter // PARTS[0] for quarter in PARTS]
    shifts = [(dx * far // length, dy * far // length) for far in fars if length]
    return first_of(band.allowed(shifted(part, *one), shifted(part, *one, look)) for one in shifts)
