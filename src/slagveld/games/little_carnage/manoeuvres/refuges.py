"""Ways of a regiment out of harm: back, round to the enemy, behind an obstacle."""

from collections.abc import Iterator, Sequence

from slagveld.table.shapes import Spot
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine

from ..core.book import INCH
from ..core.regiment import Regiment
from ..core.relations import zone_of
from ..core.stand import Stand
from ..core.state import LittleCarnageState
from ..march.drill import allowed, gap_of
from ..march.formations import shifted, wheeled
from ..march.plans import March
from ..terrain.scenery import scenery_of

BEHIND = INCH // 2
"""How far from the middle of an obstacle one stands behind it."""
BOWSHOT = 6 * INCH
"""Shooters go no nearer of their own than this."""


def refuges(
    state: LittleCarnageState, regiment: Regiment, stands: Sequence[Stand], foe: Stand, limit: int
) -> Iterator[March]:
    """Ways out of harm: back from an enemy, eyes on him; round to him; behind an obstacle."""
    flying = regiment.skills.flying
    lead = min(stands, key=lambda one: (gap_of(one, foe), one.id))
    away = int(direction_of(lead.pose.x - foe.pose.x, lead.pose.y - foe.pose.y))
    far = limit // 2 - 2
    dx, dy = int(scaled(far * cosine(away))), int(scaled(far * sine(away)))
    look = (away + TURN // 2) % TURN
    back = shifted(stands, dx, dy, look if len(stands) == 1 else None)
    plans = [back] if gap_of(lead, foe) < BOWSHOT else []
    if zone_of(lead, foe) != "front":
        plans.append(wheeled(stands, lead, (), look))
    for plan in plans:
        march = allowed(state, regiment, plan, flying=flying)
        if march is not None:
            yield march
    spot = shelter(state, lead, foe, limit)
    if spot is not None:
        march = allowed(state, regiment, wheeled(stands, lead, (spot,), look), flying=flying)
        if march is not None:
            yield march


def shelter(state: LittleCarnageState, lead: Stand, foe: Stand, limit: int) -> Spot | None:
    """The place behind the nearest low obstacle in reach, as an enemy looks at it."""
    best: tuple[int, Spot] | None = None
    for piece in scenery_of(state.field.table).low:
        area = piece.area
        x, y = (area.low_x + area.high_x) // 2 // FINE, (area.low_y + area.high_y) // 2 // FINE
        if (x, y) == (foe.pose.x, foe.pose.y):
            continue
        behind = int(direction_of(x - foe.pose.x, y - foe.pose.y))
        deep = max(lead.sides) // 2 + BEHIND
        x, y = x + int(scaled(deep * cosine(behind))), y + int(scaled(deep * sine(behind)))
        far = (x - lead.pose.x) ** 2 + (y - lead.pose.y) ** 2
        if 0 < far <= limit * limit and (best is None or far < best[0]):
            best = far, Spot(x, y, lead.pose.level)
    return None if best is None else best[1]
