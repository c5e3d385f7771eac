"""Places where a base fits: the nearest to a wish, and those beside a target."""

from collections.abc import Iterator
from math import sqrt

import msgspec

from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.games.mage_knight.routing import stand_ground
from slagveld.games.mage_knight.scenery import parted
from slagveld.games.mage_knight.standing import stand_refusal
from slagveld.table.obstacles import Ground, body_solids, disc_mover, is_free
from slagveld.table.paths import leg_length
from slagveld.table.ring import ring_spot, whole_outside
from slagveld.table.shapes import Pose, Spot
from slagveld.table.solids import Solid, is_inside
from slagveld.table.spots import nearest_free
from slagveld.table.units import FINE, TURN, direction_of

ASIDE = 100
"""Tenths of a degree between the places round a target that are looked at."""
LATTICE = 32
"""Units between the places that are looked at for room; from there one goes on unit by unit."""
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))


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
    found = _way_out(ground, fine_x, fine_y, table.width + table.height)
    if found is None:
        return None
    return msgspec.structs.replace(fighter.pose, x=found[0] // FINE, y=found[1] // FINE)


def _way_out(ground: Ground, x: int, y: int, most: int) -> tuple[int, int] | None:
    """The free place nearest to one that is not, at most so many units away (fine places)."""

    def far(place: tuple[int, int]) -> int:
        return (place[0] - x) ** 2 + (place[1] - y) ** 2

    exits = [place for solid in ground.solids for place in _exits(solid, x, y)]
    free = [place for place in exits if is_free(ground, *place)]
    within = sqrt(min(far(place) for place in free)) if free else float(most * FINE)
    lattice = nearest_free(ground, x, y, within, LATTICE * FINE)
    if lattice is not None:
        free.append(lattice)
    if not free:
        return None
    best = min(free, key=far)
    step = LATTICE * FINE
    while step >= FINE:
        around = [(best[0] + dx * step, best[1] + dy * step) for dx, dy in AROUND]
        nearer = [place for place in around if far(place) < far(best) and is_free(ground, *place)]
        if nearer:
            best = min(nearer, key=far)
        else:
            step //= 2
    return best


def _exits(solid: Solid, x: int, y: int) -> list[tuple[int, int]]:
    """Where one leaves a solid that one is in: straight across each edge, or through the rim."""
    if not is_inside(solid, x, y):
        return []
    places: list[tuple[float, float]] = []
    if solid.count == 1:
        dx, dy = x - solid.cx, y - solid.cy
        far = leg_length(0.0, 0.0, dx, dy)
        if far > 0.0:
            part = solid.radius / far
            places.append((solid.cx + dx * part, solid.cy + dy * part))
    for i in range(len(solid.normal_x)):
        nx, ny = solid.normal_x[i], solid.normal_y[i]
        out = (x - solid.xs[i]) * nx + (y - solid.ys[i]) * ny - solid.radius
        places.append((x - out * nx, y - out * ny))
    found = [whole_outside([solid], px, py) for px, py in places]
    return [place for place in found if place is not None]


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
