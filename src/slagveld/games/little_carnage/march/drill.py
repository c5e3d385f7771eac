"""Good plans for bots: the whole regiment as it stands, by one shift or one wheel.

`advance` goes towards a place, `engage` into contact with an enemy; both give a plan that is
allowed, or None.
"""

from collections.abc import Iterable, Sequence
from math import isqrt, sqrt

from slagveld.kernel.fields import Placement, Placements
from slagveld.record import Record
from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine, turn_between

from ..core.activated_regiment import moves
from ..core.board import fitted, nearest_side
from ..core.contact_and_zones import squared
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..movement.allowance import allowance
from ..movement.turning_to_enemies import contact_poses
from ..movement.turns_on_the_way import FREE_TURN, TURN_COST
from .gathering import gathered, shifted, wheeled
from .plans import March, courses_of, straight

PARTS = (4, 3, 2, 1)
"""Quarters of a way that are tried, longest first."""
PLACES = 3
"""Places at an enemy that `engage` tries."""


class Band(Record):
    """A regiment that is about to move, with the stands that it moves."""

    state: LittleState
    regiment: Regiment
    stands: Sequence[Stand]

    @property
    def limit(self) -> int:
        """How far each may go, in units."""
        return allowance(self.state, self.regiment).total

    def allowed(self, *plans: Placements, flying: bool | None = None) -> March | None:
        """The first allowed of these plans, on a board on fields; who can fly does, unless told."""
        state, regiment, limit = self.state, self.regiment, self.limit
        by_id = state.field.by_id
        flies = regiment.skills.flying if flying is None else flying
        for wanted in plans:
            plan = fitted(state, wanted) if state.options.board else wanted
            if any(squared(one.pose, by_id[one.piece].pose) > limit * limit for one in plan):
                continue
            if isinstance(courses_of(state, regiment, plan, flying=flies), tuple):
                return March(plan, flies)
        return None

    def led(self, lead: Stand, end: Pose, then: int | None = None) -> March | None:
        """A lead to a pose and all with it: wheeled, or by one shift where the wheel goes too far.

        By a shift all look `then`, or as each does.
        """
        dx, dy = end.x - lead.pose.x, end.y - lead.pose.y
        wheel = wheeled(self.stands, lead, straight(lead, end), end.facing)
        shift = [shifted(self.stands, dx, dy, then)] if len(self.stands) > 1 else []
        return self.allowed(wheel, *shift)

    def closed_up(self, lead: Stand, plan: Sequence[Placement]) -> March | None:
        """A plan in which the lead gets its wish and all others a place beside it; or None."""
        state, regiment = self.state, self.regiment
        wishes = sorted(plan, key=lambda one: one.piece != lead.id)
        found = gathered(state, regiment, wishes, flying=regiment.skills.flying)
        return None if found is None else self.allowed(found)


def first_of(found: Iterable[March | None]) -> March | None:
    """The first move that there is; what comes after it is not looked for."""
    return next((one for one in found if one is not None), None)


def towards(state: LittleState, regiment: Regiment, direction: int, far: int) -> March | None:
    """All by one shift in a direction: looking that way where bases allow it, or as they do."""
    stands = moves(state, regiment)
    if not stands or far <= 0:
        return None
    dx, dy = int(scaled(far * cosine(direction))), int(scaled(far * sine(direction)))
    if dx * dx + dy * dy > far * far:
        dx, dy = dx - (dx > 0) + (dx < 0), dy - (dy > 0) + (dy < 0)
    plans = [shifted(stands, dx, dy)] if len(stands) > 1 else []
    if not plans or (direction - stands[0].pose.facing) % (TURN // 4) == 0:
        plans.insert(0, shifted(stands, dx, dy, direction))
    return Band(state, regiment, stands).allowed(*plans)


def advance(
    state: LittleState, regiment: Regiment, x: int, y: int, parts: Sequence[int] = PARTS
) -> March | None:
    """As far as it can towards a place (units), by such parts of its allowance, or None."""
    stands = nearest_first(moves(state, regiment), Spot(x, y))
    if not stands:
        return None
    lead = stands[0]
    direction = int(direction_of(x - lead.pose.x, y - lead.pose.y))
    look = nearest_side(direction) if state.options.board else direction
    length = isqrt(squared(Spot(x, y), lead.pose))
    band = Band(state, regiment, stands)
    turns = turn_between(lead.pose.facing, direction) > FREE_TURN
    limit = band.limit - (TURN_COST if turns else 0)
    fars = [min(length, limit * part // PARTS[0]) for part in parts]
    ends = [moved(lead.pose.x, lead.pose.y, direction, far) for far in fars if far > 0]
    return first_of(band.led(lead, Pose(*end, look)) for end in ends)


def engage(state: LittleState, regiment: Regiment, enemy: Stand) -> March | None:
    """Into contact with an enemy stand, the lead facing it and all others with it; None if not."""
    stands = nearest_first(moves(state, regiment), enemy.pose)
    if not stands:
        return None
    band, aim, lead = Band(state, regiment, stands), enemy.body, stands[0]
    near = band.limit * FINE + lead.body.reach + aim.reach
    if (lead.body.x - aim.x) ** 2 + (lead.body.y - aim.y) ** 2 > near * near:
        return None
    own = tuple([stand.id for stand in stands])
    poses = contact_poses(state, lead, enemy, ignore=own, most=PLACES)
    return first_of(band.led(lead, pose, pose.facing) for pose in poses)


def nearest_first(stands: Sequence[Stand], place: Pose | Spot) -> list[Stand]:
    """The stands, the one nearest to a place first: it leads, and is looked at first."""
    rows = sorted([(squared(one.pose, place), one.id, n) for n, one in enumerate(stands)])
    return [stands[n] for _, _, n in rows]


def nearest_enemy(state: LittleState, regiment: Regiment) -> Stand | None:
    """The enemy stand nearest to the first of a regiment, by the middles of bases."""
    stands = moves(state, regiment)
    enemies = [other for other in state.field.stands if other.seat != regiment.seat]
    return nearest_first(enemies, stands[0].pose)[0] if stands and enemies else None


def gap_of(one: Stand, other: Stand) -> float:
    """Roughly how far two bases are apart, in units."""
    dx, dy = one.pose.x - other.pose.x, one.pose.y - other.pose.y
    own, their = one.sides, other.sides
    both = (own[0] + own[1] + their[0] + their[1]) / 4
    return max(0.0, sqrt(dx * dx + dy * dy) - both)


def least_gap(stands: Iterable[Stand], others: Sequence[Stand]) -> float:
    """How far the nearest of some are from the nearest of others; 0 where there is nobody."""
    return min([gap_of(one, other) for one in stands for other in others], default=0.0)


def nearest_to(stands: Sequence[Stand], foe: Stand) -> Stand:
    """The stand nearest to an enemy, by the gap between them."""
    return min(stands, key=lambda one: (gap_of(one, foe), one.id))


def middle(stands: Sequence[Stand]) -> tuple[int, int]:
    """The middle of where some stand, in units."""
    count = len(stands)
    return sum([s.pose.x for s in stands]) // count, sum([s.pose.y for s in stands]) // count
