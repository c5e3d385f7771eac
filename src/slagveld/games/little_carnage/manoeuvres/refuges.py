"""Ways of a regiment out of harm: back, round to the enemy, behind an obstacle."""

from collections.abc import Iterator, Sequence
from math import isqrt

from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine

from ..core.board import nearest_side
from ..core.book import INCH
from ..core.regiment import Regiment, Stand
from ..core.relations import zone_of
from ..core.state import LittleCarnageState
from ..machines.fire import machine
from ..march.drill import allowed, gap_of
from ..march.gathering import shifted, wheeled
from ..march.plans import March
from ..terrain.scenery import scenery_of
from ..ways.allowance import allowance
from .ranks import row
from .routes import closed_up

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


# Under the fire of machines: at a slant, behind cover, in one rank across. Nothing stops a shot,
# but hedges and low walls give a die against it (LC-1.11-10, LC-1.11-11)


SLANTS = (-300, 300, -550, 550, -800, 800)
"""How far aside of the straight way one goes, in tenths of a degree."""
PARTS = (4, 3, 2)
"""Quarters of the allowance that the middle of a rank goes, longest first."""
RANK = 2
"""Regiments of more models are set in one rank."""


def gun_ways(
    state: LittleCarnageState,
    regiment: Regiment,
    stands: Sequence[Stand],
    gun: Regiment,
    x: int,
    y: int,
) -> Iterator[March]:
    """Ways towards a place, or past it, out of the field of fire, or to be hit less in it."""
    lead = min(stands, key=lambda s: ((s.pose.x - x) ** 2 + (s.pose.y - y) ** 2, s.id))
    ahead = int(direction_of(x - lead.pose.x, y - lead.pose.y))
    away = isqrt((x - lead.pose.x) ** 2 + (y - lead.pose.y) ** 2)
    limit = allowance(state, regiment).total
    stand = machine(state, gun)
    muzzle = stand.pose
    for slant in SLANTS:
        march = slanting(state, regiment, stands, lead, (ahead + slant) % TURN, limit, muzzle)
        if march is not None:
            yield march
    spot = shelter(state, lead, stand, limit)
    if spot is not None:
        look = _look(state, spot.x, spot.y, muzzle)
        plan = wheeled(stands, lead, (spot,), look)
        march = allowed(state, regiment, plan, flying=regiment.skills.flying)
        if march is not None:
            yield march
    if len(stands) > RANK:
        for part in PARTS:
            far = min(away, limit * part // PARTS[0])
            march = ranked(state, regiment, stands, ahead, far, muzzle)
            if march is not None:
                yield march
                return


def slanting(
    state: LittleCarnageState,
    regiment: Regiment,
    stands: Sequence[Stand],
    lead: Stand,
    way: int,
    limit: int,
    muzzle: Pose,
) -> March | None:
    """All as they stand in a direction, ranks across the line of a machine where that goes."""
    dx, dy = _step(way, limit - 2)
    x, y = lead.pose.x + dx, lead.pose.y + dy
    flying = regiment.skills.flying
    look = _look(state, x, y, muzzle)
    for plan in (
        wheeled(stands, lead, (Spot(x, y, lead.pose.level),), look),
        shifted(stands, dx, dy),
    ):
        march = allowed(state, regiment, plan, flying=flying)
        if march is not None:
            return march
    return None


def ranked(
    state: LittleCarnageState,
    regiment: Regiment,
    stands: Sequence[Stand],
    way: int,
    far: int,
    muzzle: Pose,
) -> March | None:
    """All side by side across the line of a machine, their middle so far on."""
    dx, dy = _step(way, far)
    x = sum([one.pose.x for one in stands]) // len(stands) + dx
    y = sum([one.pose.y for one in stands]) // len(stands) + dy
    look = _look(state, x, y, muzzle)
    plan = row(stands, x, y, look)
    flying = regiment.skills.flying
    march = allowed(state, regiment, plan, flying=flying)
    if march is None:
        middle = plan[len(plan) // 2].piece
        march = closed_up(state, regiment, state.field.by_id[middle], plan)
    return march


def _step(way: int, far: int) -> tuple[int, int]:
    return int(scaled(far * cosine(way))), int(scaled(far * sine(way)))


def _look(state: LittleCarnageState, x: int, y: int, muzzle: Pose) -> int:
    """Where one looks who looks at a machine from a place; on a board to the nearest side."""
    look = int(direction_of(muzzle.x - x, muzzle.y - y))
    return nearest_side(look) if state.options.board else look
