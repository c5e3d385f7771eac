"""What a plan of a whole regiment comes to: the way of each stand, checked one by one and together.

A plan names stands with their ways; those not named stay. What has been worked out for a plan is
kept with the field, so that proposing, checking and carrying out cost one reckoning.
"""

from collections.abc import Sequence
from itertools import combinations

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.table.contact import overlap
from slagveld.table.shapes import Pose, Spot

from ..core.activated_regiment import moves
from ..core.board import QUARTER
from ..core.book import refuse
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..movement.allowance import allowance
from ..movement.cheapest_way import course_of
from ..movement.crossing_and_ending import SLIP, Mover
from ..movement.turning_to_enemies import Course
from ..scenario.scenarios_and_campaign import GROUNDED
from .cohesion import apart_refusal, groups


class March(Action, frozen=True):
    """The whole regiment's plan: who is named goes its way, who is not stays where it is.

    A placement without a path at another place is walked straight; at the same place it is a turn
    on the spot. `flying` is for those who can; a flier may move on the ground (LC-1.9-32).
    """

    plan: Placements
    flying: bool = True


Courses = tuple[Course, ...]


def can_fly(state: LittleState, regiment: Regiment, stand: Stand) -> bool:
    """Whether a stand may fly: by its skill, and no scenario keeps it on the ground (LC-4.2-10)."""
    bound = state.note(GROUNDED) if regiment.skills.flying else 0
    if not bound:
        return regiment.skills.flying
    models = state.field.on_stand.get(stand.id, ())
    return stand.id != bound and all(model.id != bound for model in models)


def left_of(state: LittleState, regiment: Regiment, stand: Stand) -> int:
    """The movement points that a stand has not spent in this round, in units (LC-1.9-1)."""
    spent = sum([cost for number, cost in regiment.round.spent if number == stand.id])
    return max(0, allowance(state, regiment).total - spent)


def mover_of(
    state: LittleState, regiment: Regiment, stand: Stand, flying: bool, away: Sequence[int]
) -> Mover:
    """A stand that goes by a plan, with the points it has left; those `away` move as well."""
    flies = flying and can_fly(state, regiment, stand)
    through = tuple(sorted(away)) if len(away) > 1 else tuple(away)
    return Mover(state, stand, left_of(state, regiment, stand), flies, through)


def courses_of(
    state: LittleState, regiment: Regiment, plan: Placements, *, flying: bool
) -> Courses | Refusal:
    """Each stand's own course and facing (LC-1.9-15) by a plan, or why it is refused (LC-1.1-4)."""
    limit = allowance(state, regiment).total
    key = ("march", regiment.id, plan, flying, limit, regiment.round.spent)
    return state.field.known(key, _reckoned, state, regiment, plan, flying)


def _reckoned(
    state: LittleState, regiment: Regiment, plan: Placements, flying: bool
) -> Courses | Refusal:
    own = {stand.id: stand for stand in moves(state, regiment)}
    if not own:
        return refuse("LC-1.10-6", "refusal-march-carried", name=regiment.name)
    if (refusal := names_refusal(regiment, own, plan)) is not None:
        return refusal
    named = sorted([placement.piece for placement in plan])
    courses: list[Course] = []
    for placement in plan:
        stand = own[placement.piece]
        mover = mover_of(state, regiment, stand, flying, named)
        course = course_of(mover, path_of(stand, placement), placement.pose.facing)
        if not isinstance(course, Course):
            return course
        courses.append(course)
    if all(course.still for course in courses):
        return refuse("LC-1.3-6", "refusal-march-nobody", name=regiment.name)
    rigid = len(courses) == len(own) and _rigid(state, courses)
    stood = state.stands_of(regiment.id)
    if rigid and len(state.field.known(("parts", regiment.id), groups, stood)) <= 1:
        return tuple(courses)
    refusal = overlap_refusal(state, courses) or apart_refusal(
        state, after(state, courses), regiment.id
    )
    return refusal or tuple(courses)


def _rigid(state: LittleState, courses: Sequence[Course]) -> bool:
    """Whether all bases lie to each other as before: one shift, and turns that do not show."""
    shift: tuple[int, int, int] | None = None
    by_id = state.field.by_id
    for course in courses:
        end, there, here = course.end, course.end.pose, by_id[course.end.id].pose
        step = (there.x - here.x, there.y - here.y, there.z - here.z)
        if shift is None:
            shift = step
        part = QUARTER if end.sides[0] == end.sides[1] else 2 * QUARTER
        if step != shift or (there.facing - here.facing) % part:
            return False
    return True


def names_refusal(
    regiment: Regiment, own: dict[int, Stand], plan: Sequence[Placement]
) -> Refusal | None:
    """Why a plan names whom it may not, or None: each stand of the regiment once, no other."""
    seen: set[int] = set()
    for placement in plan:
        if placement.piece not in own:
            return refuse("LC-1.9-11", "refusal-march-other", name=regiment.name)
        if placement.piece in seen:
            return refuse("LC-1.3-5", "refusal-march-twice", name=regiment.name)
        seen.add(placement.piece)
        path = placement.path
        if path and (path[-1].x, path[-1].y) != (placement.pose.x, placement.pose.y):
            return refuse("LC-1.3-8", "refusal-march-end", name=regiment.name)
    return None


def straight(stand: Stand, pose: Pose) -> tuple[Spot, ...]:
    """The way straight to a pose; empty where the stand is there."""
    here = (pose.x, pose.y) == (stand.pose.x, stand.pose.y)
    return () if here else (Spot(pose.x, pose.y, pose.level),)


def path_of(stand: Stand, placement: Placement) -> tuple[Spot, ...]:
    """The way of a placement; straight to its place where none is told, empty where it stays."""
    return placement.path or straight(stand, placement.pose)


def overlap_refusal(state: LittleState, courses: Sequence[Course]) -> Refusal | None:
    """Why those who move would end on each other, or None (LC-1.9-7); others are checked before."""
    for one, other in combinations([course.end for course in courses], 2):
        body, beside = one.body, other.body
        near, dx, dy = body.reach + beside.reach, beside.x - body.x, beside.y - body.y
        apart = one.pose.z != other.pose.z or dx * dx + dy * dy >= near * near
        if not apart and overlap(body, beside, SLIP):
            return refuse("LC-1.9-7", "refusal-march-overlap", name=state.regiment_of(one).name)
    return None


def after(state: LittleState, courses: Sequence[Course]) -> LittleState:
    """The state in which all have gone their courses."""
    return state.with_stand(*[course.end for course in courses])


def placements(courses: Sequence[Course]) -> Placements:
    """Courses as a player would tell them: the place that is walked to, the facing at the end."""
    plan: list[Placement] = []
    for course in courses:
        end = course.end.pose
        x, y = (course.path[-1].x, course.path[-1].y) if course.path else (end.x, end.y)
        pose = Pose(x, y, end.facing, end.z, end.level)
        plan.append(Placement(course.end.id, pose, course.path))
    return tuple(plan)
