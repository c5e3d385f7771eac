"""How a stand that has come to an enemy turns to him (LC-1.9-12 to LC-1.9-14).

Ahead, a model faces whom it meets. Who sidesteps into melee range is turned to the enemy by itself
and for nothing; who backs into contact may show its flank for nothing, its front for one point.
"""

from collections.abc import Sequence
from itertools import islice

from slagveld.kernel.fields import Leg as Step
from slagveld.record import Record, replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, ONE, TURN, cosine, scaled, sine, turn_between

from ..core.board import QUARTER, side_spots, turned
from ..core.book import INCH
from ..core.contact_and_zones import squared, zone_of
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..terrain.distance_and_contact_across import distance, in_melee
from .ahead_aside_back import Way
from .climb import outward
from .crossing_and_ending import Mover, stand_refusal
from .turns_on_the_way import QUARTERS


def contact_poses(
    state: LittleState, stand: Stand, enemy: Stand, *, ignore: tuple[int, ...] = (), most: int = 20
) -> list[Pose]:
    """Where a stand fits with its front edge flush against another, the nearest place first.

    Before each side: opposite its middle, and half and whole bases aside as far as the edges still
    meet. At most so many places; those in `ignore` are taken to be away.
    """
    if stand.pose.z != enemy.pose.z:
        return []

    def free() -> list[Pose]:
        away = (*ignore, stand.id)
        around = side_spots if state.options.board else _poses
        poses = sorted(around(stand, enemy), key=lambda pose: squared(pose, stand.pose))
        free = (p for p in poses if stand_refusal(state, stand, p, ignore=away) is None)
        return list(islice(free, most))

    key = ("flush", stand.id, stand.pose, enemy.id, enemy.pose, ignore, most)
    return list(state.field.known(key, free))


def _poses(stand: Stand, enemy: Stand) -> list[Pose]:
    found: list[Pose] = []
    wide, deep = stand.sides
    for quarter in QUARTERS:
        side, other = enemy.sides if quarter % 1800 == 0 else enemy.sides[::-1]
        out = (enemy.pose.facing + quarter) % TURN
        along = (out + 900) % TURN
        far = (other + deep + 1) // 2
        asides = [0, *[sign * part for part in (wide // 2, wide) for sign in (1, -1)]]
        for aside in asides:
            if 2 * abs(aside) >= side + wide:
                continue
            here = enemy.pose
            dx = far * cosine(out) + aside * cosine(along)
            dy = far * sine(out) + aside * sine(along)
            x = here.x + outward(dx / ONE, float(cosine(out)))
            y = here.y + outward(dy / ONE, float(sine(out)))
            found.append(Pose(x, y, (out + 1800) % TURN, here.z, here.level))
    return found


SIDEWAYS = ("left", "right")


class Course(Record):
    """How one stand goes: its way, where it ends, and what all of it costs, in units."""

    end: Stand
    """The stand where it comes to stand, turns to enemies among it."""
    way: Way
    cost: int
    turned: str = ""
    """The rule by which it turned to an enemy at the end; empty: it did not."""

    @property
    def path(self) -> tuple[Spot, ...]:
        return self.way.path

    @property
    def still(self) -> bool:
        return not self.way.legs and not self.way.path


def in_range(state: LittleState, regiment: Regiment, stand: Stand, other: Stand) -> bool:
    """Whether an enemy is within melee range of a stand (LC-1.9-12)."""
    if in_melee(state, stand, other):
        return True
    return regiment.skills.reach and distance(state, stand, other) <= INCH * FINE


def sidled(mover: Mover, start: Stand, way: Way) -> Course | None:
    """The course of a way that ends with a sidestep to an enemy: turned to him (LC-1.9-12).

    None where it does not end so, or somebody in range is in front already: with enemies on
    several sides the player picks by the facing he gives (LC-1.9-14). Nor is anybody turned to
    one who was behind him before he turned aside: that is backing into him (LC-1.9-13).
    """
    if not way.legs or way.legs[-1].kind not in SIDEWAYS:
        return None
    state, regiment = mover.state, mover.state.regiment_of(start)
    end = start.at(way.pose)
    enemies = [
        other
        for other in state.field.stands
        if other.seat != end.seat and in_range(state, regiment, end, other)
    ]
    if any(zone_of(end, other) == "front" for other in enemies):
        return None
    met = [other for other in enemies if not in_range(state, regiment, start, other)]
    met = [other for other in met if not was_behind(end, way.legs, other)]
    turn = QUARTER if way.legs[-1].kind == "right" else -QUARTER
    if state.options.board:
        pose = turned(end, (end.pose.facing + turn) % TURN)
        way = replace(way, path=(*way.path[:-1], Spot(pose.x, pose.y, pose.level)), pose=pose)
    else:
        pose = quarter_turned(end, turn)
    moved = start.at(pose)
    if all(zone_of(moved, other) != "front" for other in met) or mover.refusal_at(pose) is not None:
        return None
    return Course(moved, way, way.cost, "LC-1.9-12")


def backed(mover: Mover, start: Stand, way: Way, facing: int) -> Course | None:
    """The course of a way that ends by backing into an enemy: a quarter turn is free (LC-1.9-13).

    So it shows its flank whatever turns came before; its front costs a point, as turning about
    always does (LC-1.3-10). None where nobody is met so, or he would be in front.
    """
    state, end = mover.state, start.at(way.pose)
    enemies = [other for other in state.field.stands if other.seat != start.seat]
    met = [o for o in enemies if in_melee(state, end, o) and not in_melee(state, start, o)]
    if not met or turn_between(way.pose.facing, facing) != QUARTER:
        return None
    pose = quarter_turned(end, (facing - way.pose.facing) % TURN, 2 * QUARTER)
    moved = end.at(pose)
    if any(zone_of(moved, other) == "front" for other in met) or mover.refusal_at(pose) is not None:
        return None
    return Course(moved, way, way.cost, "LC-1.9-13")


def was_behind(end: Stand, legs: Sequence[Step], other: Stand) -> bool:
    """Whether an enemy lies behind a stand as it looked before its last turns.

    Turns with less than an inch between them are one (LC-1.3-9), so stepping aside after a turn
    shows nobody the front for nothing whom the back was turned to.
    """
    pose, before, gone = end.pose, end.pose.facing, 0
    for leg in reversed(legs):
        if leg.kind != "turn":
            gone += leg.amount
            continue
        if gone >= INCH:
            break
        before, gone = (before - leg.amount) % TURN, 0
    old = Pose(pose.x, pose.y, before, pose.z, pose.level)
    return before != pose.facing and zone_of(end.at(old), other) == "rear"


def quarter_turned(stand: Stand, turn: int, away: int | None = None) -> Pose:
    """The pose after a quarter turn beside an enemy.

    A base that is not square is set back straight from him as far as the turn needs (LC-1.9-12).
    `away` tells where the enemy is, seen from the old facing; unless told, where it turns to.
    """
    width, depth = stand.sides
    pose = stand.pose
    enemy = (pose.facing + (turn if away is None else away)) % TURN
    now, then = (width, depth) if away is None else (depth, width)
    back = max(0, then - now) // 2
    x = pose.x - int(scaled(back * cosine(enemy)))
    y = pose.y - int(scaled(back * sine(enemy)))
    return Pose(x, y, (pose.facing + turn) % TURN, pose.z, pose.level)
