"""Ways of a regiment out of harm: back, round to the enemy, behind an obstacle, under fire."""

from collections.abc import Iterator
from math import isqrt

from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.units import TURN, direction_of

from ..core.board import nearest_side
from ..core.book import INCH
from ..core.contact_and_zones import squared, zone_of
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..machines.war_machine import machine
from ..march.drill import Band, gap_of, middle, nearest_first, nearest_to
from ..march.gathering import shifted, wheeled
from ..march.plans import March
from ..terrain.scenery_and_cover import middle_of, scenery_of
from .routes import in_row, row

BEHIND = INCH // 2
"""How far from the middle of an obstacle one stands behind it."""
BOWSHOT = 6 * INCH
"""Shooters go no nearer of their own than this."""


def refuges(band: Band, foe: Stand, limit: int) -> Iterator[March]:
    """Ways out of harm: back from an enemy, eyes on him; round to him; behind an obstacle."""
    stands = band.stands
    lead = nearest_to(stands, foe)
    away = int(direction_of(lead.pose.x - foe.pose.x, lead.pose.y - foe.pose.y))
    dx, dy = moved(0, 0, away, limit // 2 - 2)
    look = (away + TURN // 2) % TURN
    back = shifted(stands, dx, dy, look if len(stands) == 1 else None)
    plans = [back] if gap_of(lead, foe) < BOWSHOT else []
    if zone_of(lead, foe) != "front":
        plans.append(wheeled(stands, lead, (), look))
    if (spot := shelter(band.state, lead, foe, limit)) is not None:
        plans.append(wheeled(stands, lead, (spot,), look))
    for plan in plans:
        if (march := band.allowed(plan)) is not None:
            yield march


def shelter(state: LittleState, lead: Stand, foe: Stand, limit: int) -> Spot | None:
    """The place behind the nearest low obstacle in reach, as an enemy looks at it."""
    spots: list[Spot] = []
    for x, y in [middle_of(piece) for piece in scenery_of(state.field.table).low]:
        if (x, y) != (foe.pose.x, foe.pose.y):
            behind = int(direction_of(x - foe.pose.x, y - foe.pose.y))
            out = max(lead.sides) // 2 + BEHIND
            spots.append(Spot(*moved(x, y, behind, out), lead.pose.level))
    near = [spot for spot in spots if 0 < squared(spot, lead.pose) <= limit * limit]
    return min(near, key=lambda spot: squared(spot, lead.pose), default=None)


# Under the fire of machines: at a slant, behind cover, in one rank across. Nothing stops a shot,
# but hedges and low walls give a die against it (LC-1.11-10, LC-1.11-11)


SLANTS = (-300, 300, -550, 550, -800, 800)
"""How far aside of the straight way one goes, in tenths of a degree."""
PARTS = (4, 3, 2)
"""Quarters of the allowance that the middle of a rank goes, longest first."""
RANK = 2
"""Regiments of more models are set in one rank."""


def gun_ways(band: Band, gun: Regiment, x: int, y: int) -> Iterator[March]:
    """Ways towards a place, or past it, out of the field of fire, or to be hit less in it.

    All as they stand, ranks across the line of the machine where that goes.
    """
    state, stands = band.state, band.stands
    lead, limit = nearest_first(stands, Spot(x, y))[0], band.limit
    ahead = int(direction_of(x - lead.pose.x, y - lead.pose.y))
    away = isqrt(squared(Spot(x, y), lead.pose))
    stand = machine(state, gun)
    muzzle = stand.pose
    for slant in SLANTS:
        dx, dy = moved(0, 0, (ahead + slant) % TURN, limit - 2)
        spot = Spot(lead.pose.x + dx, lead.pose.y + dy, lead.pose.level)
        wheel = wheeled(stands, lead, (spot,), _look(state, spot.x, spot.y, muzzle))
        if (march := band.allowed(wheel, shifted(stands, dx, dy))) is not None:
            yield march
    if (cover := shelter(state, lead, stand, limit)) is not None:
        look = _look(state, cover.x, cover.y, muzzle)
        if (march := band.allowed(wheeled(stands, lead, (cover,), look))) is not None:
            yield march
    for part in PARTS if len(stands) > RANK else ():
        to = moved(*middle(stands), ahead, min(away, limit * part // PARTS[0]))
        if (march := in_row(band, row(stands, *to, _look(state, *to, muzzle)))) is not None:
            yield march
            return


def _look(state: LittleState, x: int, y: int, muzzle: Pose) -> int:
    """Where one looks who looks at a machine from a place; on a board to the nearest side."""
    look = int(direction_of(muzzle.x - x, muzzle.y - y))
    return nearest_side(look) if state.options.board else look
