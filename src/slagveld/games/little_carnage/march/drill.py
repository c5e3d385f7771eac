"""Good plans for bots: the whole regiment as it stands, by one shift or one wheel.

`advance` goes towards a place, `engage` into contact with an enemy; both give a plan that is
allowed, or None.
"""

from collections.abc import Sequence
from math import isqrt, sqrt

from slagveld.kernel.fields import Placement
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine, turn_between

from ..core.board import fitted, nearest_side
from ..core.regiment import Regiment, Stand
from ..core.relations import moves, opponents
from ..core.state import LittleCarnageState
from ..movement.facing import contact_poses
from ..movement.manners import FREE_TURN, TURN_COST
from ..ways.allowance import allowance
from .gathering import shifted, wheeled
from .plans import March, after, courses_of

PARTS = (4, 3, 2, 1)
"""Quarters of a way that `advance` tries, longest first."""
PLACES = 3
"""Places at an enemy that `engage` tries."""


# Plans that are allowed


def allowed(
    state: LittleCarnageState, regiment: Regiment, plan: tuple[Placement, ...], *, flying: bool
) -> March | None:
    """The move of a plan, if it is allowed; on a board all go to the nearest fields."""
    if state.options.board:
        plan = fitted(state, plan)
    by_id = state.field.by_id
    limit = allowance(state, regiment).total
    for placement in plan:
        pose, here = placement.pose, by_id[placement.piece].pose
        if (pose.x - here.x) ** 2 + (pose.y - here.y) ** 2 > limit * limit:
            return None
    found = courses_of(state, regiment, plan, flying=flying)
    return None if isinstance(found, Refusal) else March(plan, flying)


def towards(
    state: LittleCarnageState, regiment: Regiment, direction: int, far: int
) -> March | None:
    """All by one shift in a direction: looking that way where bases allow it, or as they do."""
    stands = moves(state, regiment)
    if not stands or far <= 0:
        return None
    dx, dy = int(scaled(far * cosine(direction))), int(scaled(far * sine(direction)))
    if dx * dx + dy * dy > far * far:
        dx, dy = dx - (dx > 0) + (dx < 0), dy - (dy > 0) + (dy < 0)
    flying = regiment.skills.flying
    lead = stands[0]
    if len(stands) == 1 or (direction - lead.pose.facing) % (TURN // 4) == 0:
        found = allowed(state, regiment, shifted(stands, dx, dy, direction), flying=flying)
        if found is not None or len(stands) == 1:
            return found
    return allowed(state, regiment, shifted(stands, dx, dy), flying=flying)


def advance(
    state: LittleCarnageState, regiment: Regiment, x: int, y: int, parts: Sequence[int] = PARTS
) -> March | None:
    """As far as it can towards a place in units, as it stands; None where it cannot.

    `parts` are quarters of the allowance that are tried, longest first.
    """
    stands = _nearest_first(moves(state, regiment), x, y)
    if not stands:
        return None
    lead = stands[0]
    dx, dy = x - lead.pose.x, y - lead.pose.y
    direction = int(direction_of(dx, dy))
    length = isqrt(dx * dx + dy * dy)
    limit = allowance(state, regiment).total
    if turn_between(lead.pose.facing, direction) > FREE_TURN:
        limit -= TURN_COST
    for part in parts:
        far = min(length, limit * part // PARTS[0])
        if far <= 0:
            return None
        found = _ahead(state, regiment, stands, lead, direction, far)
        if found is not None:
            return found
    return None


def _ahead(
    state: LittleCarnageState,
    regiment: Regiment,
    stands: Sequence[Stand],
    lead: Stand,
    direction: int,
    far: int,
) -> March | None:
    """A lead straight on and all with it: wheeled, or shifted where the wheel goes too far."""
    x = lead.pose.x + int(scaled(far * cosine(direction)))
    y = lead.pose.y + int(scaled(far * sine(direction)))
    flying = regiment.skills.flying
    look = nearest_side(direction) if state.options.board else direction
    plan = wheeled(stands, lead, (Spot(x, y, lead.pose.level),), look)
    found = allowed(state, regiment, plan, flying=flying)
    if found is not None or len(stands) == 1:
        return found
    dx, dy = x - lead.pose.x, y - lead.pose.y
    return allowed(state, regiment, shifted(stands, dx, dy), flying=flying)


def engage(state: LittleCarnageState, regiment: Regiment, enemy: Stand) -> March | None:
    """Into contact with an enemy stand, the lead facing it and all others with it; None if not."""
    stands = _nearest_first(moves(state, regiment), enemy.pose.x, enemy.pose.y)
    if not stands:
        return None
    limit = allowance(state, regiment).total
    aim, lead = enemy.body, stands[0]
    near = limit * FINE + lead.body.reach + aim.reach
    if (lead.body.x - aim.x) ** 2 + (lead.body.y - aim.y) ** 2 > near * near:
        return None
    own = tuple([stand.id for stand in stands])
    for pose in contact_poses(state, lead, enemy, ignore=own)[:PLACES]:
        found = _follow(state, regiment, stands, lead, pose)
        if found is not None:
            return found
    return None


def _follow(
    state: LittleCarnageState, regiment: Regiment, stands: Sequence[Stand], lead: Stand, pose: Pose
) -> March | None:
    """A lead to a pose and all with it: wheeled first, then by the same shift."""
    flying = regiment.skills.flying
    dx, dy = pose.x - lead.pose.x, pose.y - lead.pose.y
    path = (Spot(pose.x, pose.y, lead.pose.level),) if dx or dy else ()
    plan = wheeled(stands, lead, path, pose.facing)
    found = allowed(state, regiment, plan, flying=flying)
    if found is not None or len(stands) == 1:
        return found
    plan = shifted(stands, dx, dy, pose.facing)
    return allowed(state, regiment, plan, flying=flying)


def _nearest_first(stands: list[Stand], x: int, y: int) -> list[Stand]:
    """The stands, the one nearest to a place first: it leads, and is looked at first."""
    return sorted(stands, key=lambda s: ((s.pose.x - x) ** 2 + (s.pose.y - y) ** 2, s.id))


def meets(state: LittleCarnageState, regiment: Regiment, march: March) -> list[Stand]:
    """Enemy stands that a regiment touches after an allowed move, each once."""
    courses = courses_of(state, regiment, march.plan, flying=march.flying)
    if isinstance(courses, Refusal):
        return []
    there = after(state, courses)
    found: dict[int, Stand] = {}
    for stand in there.stands_of(regiment.id):
        for other in opponents(there, stand):
            found.setdefault(other.id, other)
    return list(found.values())


# Enemies


def nearest_enemy(state: LittleCarnageState, regiment: Regiment) -> Stand | None:
    """The enemy stand nearest to the first of a regiment, by the middles of bases."""
    stands = moves(state, regiment)
    if not stands:
        return None
    here = stands[0].pose
    enemies = [other for other in state.field.stands if other.seat != regiment.seat]
    return min(
        enemies,
        key=lambda o: ((o.pose.x - here.x) ** 2 + (o.pose.y - here.y) ** 2, o.id),
        default=None,
    )


def gap_of(one: Stand, other: Stand) -> float:
    """Roughly how far two bases are apart, in units."""
    dx, dy = one.pose.x - other.pose.x, one.pose.y - other.pose.y
    both = (sum(one.sides) + sum(other.sides)) / 4
    return max(0.0, sqrt(dx * dx + dy * dy) - both)
