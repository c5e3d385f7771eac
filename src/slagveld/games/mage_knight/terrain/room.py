"""Places where a base fits: the nearest to a wish, and those beside a target."""

from collections.abc import Iterator

import msgspec

from slagveld.table.obstacles import body_solids, disc_mover, is_free
from slagveld.table.ring import ring_spot
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, direction_of
from slagveld.table.vacancy import way_out

from ..core.fighter import Fighter
from ..core.kinds import parted
from ..core.state import MageKnightState
from .routing import stand_ground
from .standing import stand_refusal

ASIDE = 100
"""Tenths of a degree between the places round a target that are looked at."""
LATTICE = 32 * FINE
"""Fine units between the places that are looked at for room."""


def nearest_stand(
    state: MageKnightState, fighter: Fighter, x: int, y: int, *, ignore: tuple[int, ...] = ()
) -> Pose | None:
    """The place nearest to this one where a warrior's base fits at its level, facing as it does.

    None when there is no room on the whole table.
    """
    table = state.field.table
    ground = stand_ground(state, fighter, fighter.pose.level, ignore=ignore)
    fine_x, fine_y = x * FINE, y * FINE
    if is_free(ground, fine_x, fine_y):
        return msgspec.structs.replace(fighter.pose, x=x, y=y)
    most = (table.width + table.height) * FINE
    found = way_out(ground, fine_x, fine_y, most, LATTICE)
    if found is None:
        return None
    return msgspec.structs.replace(fighter.pose, x=found[0] // FINE, y=found[1] // FINE)


def contact_spots(
    state: MageKnightState, fighter: Fighter, target: Fighter, *, most: int = TURN // ASIDE
) -> list[Spot]:
    """Places where a warrior stands in base contact with a target, nearest to it first.

    At most so many; at the level of the target.
    """
    level = target.pose.level
    ring = body_solids(disc_mover(fighter.body.reach), target.body, 0, target.id)[0]
    first = direction_of(fighter.pose.x - target.pose.x, fighter.pose.y - target.pose.y)
    found: list[Spot] = []
    for turn in _turns():
        place = ring_spot(ring, (first + turn) % TURN)
        if place is None:
            continue
        pose = Pose(place[0] // FINE, place[1] // FINE, level=level)
        if stand_refusal(state, fighter, pose) is not None:
            continue
        if not parted(state.field.table, fighter.base.body(pose), target.body):
            found.append(Spot(pose.x, pose.y, level))
            if len(found) >= most:
                break
    return found


def _turns() -> Iterator[int]:
    """Turns away from a direction, to both sides, the least first."""
    yield 0
    for turn in range(ASIDE, TURN // 2, ASIDE):
        yield turn
        yield -turn
    yield TURN // 2
