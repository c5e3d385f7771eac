"""A regiment that cannot keep its formation: each finds a place beside those already placed."""

from collections.abc import Sequence
from itertools import islice

from slagveld.kernel.fields import Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.table.contact import overlap, touching
from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.units import TURN, cosine, scaled, sine

from ..core.board import snapped
from ..core.contact_and_zones import squared
from ..core.field import SLACK
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..movement.cheapest_way import course_of, is_hopeless
from ..movement.crossing_and_ending import SLIP, Mover
from ..movement.turning_to_enemies import Course
from .plans import mover_of, placements, straight

SPREAD = 2
"""Units between neighbours of a wheeled formation, so that rounding makes nobody overlap."""
NEIGHBOUR = 200
"""The least distance of the middles of neighbours, in units: the smallest base."""


def placed(stand: Stand, pose: Pose) -> Placement:
    """A stand straight to a pose; without a way where it is there."""
    return Placement(stand.id, pose, straight(stand, pose))


def offset(x: int, y: int, way: int, ahead: int, aside: int) -> tuple[int, int]:
    """The place so far ahead of one and so far to the right of it, as one looks who looks so."""
    cos, sin = cosine(way), sine(way)
    return x + int(scaled(ahead * cos - aside * sin)), y + int(scaled(ahead * sin + aside * cos))


def shifted(stands: Sequence[Stand], dx: int, dy: int, facing: int | None = None) -> Placements:
    """All by the same shift, looking one way or as each does."""
    return tuple([_shifted(stand, ((dx, dy),), facing) for stand in stands])


def followed(stands: Sequence[Stand], lead: Stand, path: Sequence[Spot], facing: int) -> Placements:
    """All along the way of a lead, step by step, each keeping its place and looking one way."""
    here = lead.pose
    steps = tuple([(spot.x - here.x, spot.y - here.y) for spot in path]) or ((0, 0),)
    return tuple([_shifted(stand, steps, facing) for stand in stands])


def _shifted(stand: Stand, steps: Sequence[tuple[int, int]], facing: int | None) -> Placement:
    here = stand.pose
    x, y, level = here.x, here.y, here.level
    path = tuple([Spot(x + dx, y + dy, level) for dx, dy in steps])
    dx, dy = steps[-1]
    look = here.facing if facing is None else facing
    pose = Pose(x + dx, y + dy, look, here.z, level)
    return Placement(stand.id, pose, path if any(step != (0, 0) for step in steps) else ())


def wheeled(stands: Sequence[Stand], lead: Stand, path: Sequence[Spot], facing: int) -> Placements:
    """All as they stand around a lead who goes this way: at its end places and facings turn."""
    start = lead.pose
    end = path[-1] if path else Spot(start.x, start.y, start.level)
    turn = (facing - start.facing) % TURN
    spread = SPREAD if turn % (TURN // 4) else 0
    plan: list[Placement] = []
    for stand in stands:
        here = stand.pose
        dx, dy = here.x - start.x, here.y - start.y
        way = [Spot(spot.x + dx, spot.y + dy, here.level) for spot in path[:-1]]
        x, y = offset(end.x, end.y, turn, _spread(dx, spread), _spread(dy, spread))
        if way or (x, y) != (here.x, here.y):
            way.append(Spot(x, y, here.level))
        look = (here.facing + turn) % TURN
        plan.append(Placement(stand.id, Pose(x, y, look, here.z, here.level), tuple(way)))
    return tuple(plan)


def _spread(offset: int, spread: int) -> int:
    """An offset with so much more for each neighbour that may stand between."""
    count = abs(offset) // NEIGHBOUR
    return offset + spread * (count if offset > 0 else -count)


PLACES = 10
"""Places that are tried for each model, those nearest to its wish first."""


def gathered(
    state: LittleState, regiment: Regiment, wishes: Sequence[Placement], *, flying: bool
) -> Placements | None:
    """A plan in which all stand together, each as near as it can to its wish; None if none is.

    The first of `wishes` is the lead and gets its own. Others, those nearest to it first, take
    their wish or a place flush at somebody who has one.
    """
    named, by_id = [wish.piece for wish in wishes], state.field.by_id
    movers = {one: mover_of(state, regiment, by_id[one], flying, named) for one in named}
    lead, *others = wishes
    first = _course(movers[lead.piece], lead)
    if first is None:
        return None
    others.sort(key=lambda wish: (squared(wish.pose, lead.pose), wish.piece))
    courses = [first]
    for wish in others:
        course = _beside(movers[wish.piece], wish, courses)
        if course is None:
            return None
        courses.append(course)
    return placements(courses)


def _beside(mover: Mover, wish: Placement, courses: Sequence[Course]) -> Course | None:
    """The course of one model to the place nearest to its wish that goes."""
    stand = mover.stand
    ends = [course.end for course in courses]
    board = mover.state.options.board
    places = [wish.pose, *[pose for end in ends for pose in flush(stand, end, board=board)]]
    places.sort(key=lambda pose: (squared(pose, wish.pose), pose.x, pose.y))

    def fits(pose: Pose) -> bool:
        body = stand.at(pose).body
        free = not any(overlap(body, end.body, SLIP) for end in ends)
        return free and any(touching(body, end.body, SLACK) for end in ends)

    for pose in islice(filter(fits, places), PLACES):
        going = wish if pose is wish.pose else placed(stand, pose)
        if (course := _course(mover, going)) is not None:
            return course
    return None


def flush(stand: Stand, fellow: Stand, *, board: bool = False) -> list[Pose]:
    """The places of a stand at the four sides of a fellow, looking as the fellow does."""
    here = fellow.pose
    width = (stand.sides[0] + fellow.sides[0] + 1) // 2
    depth = (stand.sides[1] + fellow.sides[1] + 1) // 2
    found: list[Pose] = []
    for turn, far in ((0, depth), (TURN // 4, width), (TURN // 2, depth), (3 * TURN // 4, width)):
        way = (here.facing + turn) % TURN
        pose = Pose(*moved(here.x, here.y, way, far + 1), here.facing, here.z, here.level)
        found.append(snapped(stand, pose) if board else pose)
    return found


def _course(mover: Mover, going: Placement) -> Course | None:
    if is_hopeless(mover, going.path, going.pose.facing):
        return None
    found = course_of(mover, going.path, going.pose.facing)
    return None if isinstance(found, Refusal) else found
