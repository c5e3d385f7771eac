"""How a stand that has come to an enemy turns to him (LC-1.9-12..LC-1.9-14).

Ahead, a model faces whom it meets. Who sidesteps into melee range is turned to the enemy by itself
and for nothing; who backs into contact may show its flank for nothing, its front for one point.
"""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.fields import Leg as Step
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, cosine, scaled, sine, turn_between

from ..core.board import turned
from ..core.book import INCH
from ..core.field import TOUCH
from ..core.regiment import Regiment
from ..core.relations import zone_of
from ..core.stand import Stand
from ..core.state import LittleCarnageState
from ..terrain.contact import distance, in_melee
from ..ways.footing import stand_refusal
from ..ways.legs import Way

QUARTER = TURN // 4
SIDEWAYS = ("left", "right")


class Course(msgspec.Struct, frozen=True):
    """How one stand goes: its way, where it ends, and what all of it costs, in units."""

    end: Stand
    """The stand where it comes to stand, turns to enemies among it."""
    way: Way
    cost: int
    turned: str = ""
    """The rule by which it turned to an enemy at the end; empty: it did not."""

    @property
    def path(self) -> tuple[Spot, ...]:
        """The waypoints of its way."""
        return self.way.path

    @property
    def still(self) -> bool:
        """Whether it neither goes nor turns."""
        return not self.way.legs and not self.way.path


def melee_range(regiment: Regiment) -> int:
    """Melee range in units: contact, or an inch with Reach (LC-1.8-reach-1)."""
    return INCH if regiment.skills.reach else TOUCH


def in_range(state: LittleCarnageState, regiment: Regiment, stand: Stand, other: Stand) -> bool:
    """Whether an enemy is within melee range of a stand (LC-1.9-12)."""
    if in_melee(state, stand, other):
        return True
    return regiment.skills.reach and distance(state, stand, other) <= INCH * FINE


def _enemies(state: LittleCarnageState, regiment: Regiment, stand: Stand) -> list[Stand]:
    seat = stand.seat
    return [
        other
        for other in state.field.stands
        if other.seat != seat and in_range(state, regiment, stand, other)
    ]


def sidled(
    state: LittleCarnageState, regiment: Regiment, start: Stand, way: Way, through: tuple[int, ...]
) -> Course | None:
    """The course of a way that ends with a sidestep to an enemy: turned to him (LC-1.9-12).

    None where it does not end so, or somebody in range is in front already: with enemies on
    several sides the player picks by the facing he gives (LC-1.9-14). Nor is anybody turned to
    one who was behind him before he turned aside: that is backing into him (LC-1.9-13).
    """
    if not way.legs or way.legs[-1].kind not in SIDEWAYS:
        return None
    end = start.at(way.pose)
    enemies = _enemies(state, regiment, end)
    if any(zone_of(end, other) == "front" for other in enemies):
        return None
    met = [other for other in enemies if not in_range(state, regiment, start, other)]
    met = [other for other in met if not was_behind(end, way.legs, other)]
    turn = QUARTER if way.legs[-1].kind == "right" else -QUARTER
    if state.options.board:
        pose = turned(end, (end.pose.facing + turn) % TURN)
        path = (*way.path[:-1], Spot(pose.x, pose.y, pose.level))
        way = msgspec.structs.replace(way, path=path, pose=pose)
    else:
        pose = quarter_turned(end, turn)
    moved = start.at(pose)
    if all(zone_of(moved, other) != "front" for other in met):
        return None
    if stand_refusal(state, moved, pose, ignore=through) is not None:
        return None
    return Course(moved, way, way.cost, "LC-1.9-12")


def backed(
    state: LittleCarnageState, start: Stand, way: Way, facing: int, through: tuple[int, ...]
) -> Course | None:
    """The course of a way that ends by backing into an enemy: a quarter turn is free (LC-1.9-13).

    So it shows its flank whatever turns came before; its front costs a point, as turning about
    always does. None where nobody is met so, or he would be in front.
    """
    end = start.at(way.pose)
    enemies = [other for other in state.field.stands if other.seat != start.seat]
    met = [o for o in enemies if in_melee(state, end, o) and not in_melee(state, start, o)]
    if not met:
        return None
    if turn_between(way.pose.facing, facing) != QUARTER:
        return None
    pose = quarter_turned(end, (facing - way.pose.facing) % TURN, 2 * QUARTER)
    moved = end.at(pose)
    if any(zone_of(moved, other) == "front" for other in met):
        return None
    if stand_refusal(state, end, pose, ignore=through) is not None:
        return None
    return Course(moved, way, way.cost, "LC-1.9-13")


def was_behind(end: Stand, legs: Sequence[Step], other: Stand) -> bool:
    """Whether an enemy lies behind a stand as it looked before its last turns.

    Turns with less than an inch between them are one (LC-1.3-9), so stepping aside after a turn
    shows nobody the front for nothing whom the back was turned to.
    """
    pose = end.pose
    before = faced_before(legs, pose.facing)
    old = Pose(pose.x, pose.y, before, pose.z, pose.level)
    return before != pose.facing and zone_of(end.at(old), other) == "rear"


def faced_before(legs: Sequence[Step], facing: int) -> int:
    """How one looked before the turns at the end of a way that add up, who looks so now."""
    gone = 0
    for leg in reversed(legs):
        if leg.kind != "turn":
            gone += leg.amount
            continue
        if gone >= INCH:
            break
        facing, gone = (facing - leg.amount) % TURN, 0
    return facing


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
    return Pose(
        pose.x - int(scaled(back * cosine(enemy))),
        pose.y - int(scaled(back * sine(enemy))),
        (pose.facing + turn) % TURN,
        pose.z,
        pose.level,
    )
