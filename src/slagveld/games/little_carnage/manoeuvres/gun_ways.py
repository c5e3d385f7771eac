"""Ways of a regiment under the fire of machines: at a slant, behind cover, in one rank across.

Nothing stops a shot, but hedges and low walls give a die against it (LC-1.11-10, LC-1.11-11).
"""

from collections.abc import Iterator, Sequence
from math import isqrt

from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import TURN, cosine, direction_of, scaled, sine

from ..core.board import nearest_side
from ..core.regiment import Regiment
from ..core.stand import Stand
from ..core.state import LittleCarnageState
from ..machines.fire import machine
from ..march.drill import allowed
from ..march.formations import shifted, wheeled
from ..march.plans import March
from ..ways.allowance import allowance
from .ranks import row
from .refuges import shelter
from .routes import closed_up

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
