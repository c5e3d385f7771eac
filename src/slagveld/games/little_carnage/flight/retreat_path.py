"""The way of a frightened regiment: straight away from the cause of its fear (LC-1.8-fear-6).

All models go the same direction. Each turns its front or its back that way, at the usual cost, and
then goes forward, or backward for double: as far as was said, or as far as it can.
"""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.units import ONE, TURN, cosine, direction_of, sine, turn_between

from ..core.activated_regiment import moves
from ..core.board import AHEAD, FIELD, QUARTER, nearest_side
from ..core.book import INCH
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..march.plans import mover_of
from ..movement.ahead_aside_back import Way, too_far
from ..movement.board_steps import Walker, price_of, turn_price
from ..movement.board_ways import end_pose, start_of, stepped_to, turned_to, way_of
from ..movement.crossing_and_ending import Mover
from ..movement.turning_to_enemies import Course
from ..movement.walk import walked

PARTS = 16
"""Parts of the way that a hindered model tries, longest first, before it goes on step by step."""


def centre(stands: Sequence[Stand]) -> tuple[int, int]:
    """The sum of the middles of bases, in units: the mean times their number."""
    return sum([s.pose.x for s in stands]), sum([s.pose.y for s in stands])


def away_from(state: LittleState, regiment: Regiment) -> int | None:
    """The direction away from all causes; None where there is none."""
    causes = [stand for number in regiment.round.frightened_by for stand in state.stands_of(number)]
    own = state.stands_of(regiment.id)
    x, y = centre(own)
    from_x, from_y = centre(causes)
    count, others = len(own), len(causes)
    dx, dy = x * others - from_x * count, y * others - from_y * count
    if dx == 0 and dy == 0:
        return None
    while max(abs(dx), abs(dy)) >= 1 << 20:
        dx, dy = dx // 2, dy // 2
    direction = int(direction_of(dx, dy))
    return nearest_side(direction, 8) if state.options.board else direction


def farthest(state: LittleState, regiment: Regiment, direction: int, *, backward: bool) -> int:
    """How far the model goes that gets farthest on open ground, in units."""
    movers = [mover_of(state, regiment, stand, True, ()) for stand in moves(state, regiment)]
    return max([room(mover, direction, backward=backward) for mover in movers])


def retreat(
    state: LittleState, regiment: Regiment, direction: int, far: int, *, backward: bool
) -> tuple[Course, ...]:
    """The courses of all who can move away, the foremost first: so far, or as far as each can."""
    cos, sin = cosine(direction), sine(direction)
    stands = sorted(
        moves(state, regiment), key=lambda s: (-(s.pose.x * cos + s.pose.y * sin), s.id)
    )
    here, courses = state, []
    for stand in stands:
        mover = mover_of(here, regiment, stand, True, ())
        course = _farthest_course(mover, direction, far, backward=backward)
        if course is not None:
            courses.append(course)
            here = here.with_stand(course.end)
    return tuple(courses)


def _farthest_course(mover: Mover, direction: int, far: int, *, backward: bool) -> Course | None:
    """How one stand goes as far as it can, at most so far; None where it cannot."""
    most = min(far, room(mover, direction, backward=backward))
    if (course := _course(mover, direction, most, backward=backward)) is not None:
        return course
    far = 0
    for part in range(PARTS - 1, 0, -1):
        far = most * part // PARTS
        course = _course(mover, direction, far, backward=backward)
        if course is not None:
            break
    step = most // PARTS
    while course is not None and step > 1:
        step //= 2
        further = _course(mover, direction, far + step, backward=backward)
        if further is not None:
            course, far = further, far + step
    return course


def _course(mover: Mover, direction: int, far: int, *, backward: bool) -> Course | None:
    """One stand goes exactly so far; None where it cannot, or would not move."""
    stand, left = mover.stand, mover.limit
    if mover.state.options.board:
        way = fled(mover, direction, far, backward=backward)
        return None if isinstance(way, Refusal) else Course(stand.at(way.pose), way, way.cost)
    here = stand.pose
    spot = Spot(*moved(here.x, here.y, direction, far), here.level)
    if (spot.x, spot.y) == (here.x, here.y):
        return None
    look = (direction + 2 * QUARTER) % TURN if backward else direction
    turned = stand.at(Pose(here.x, here.y, direction, here.z, here.level))
    way = walked(replace(mover, stand=turned), (spot,), direction)
    if isinstance(way, Refusal) or way.climbs:
        return None
    cost = way.cost + turn_price(stand.pose.facing, look) * INCH + (way.length if backward else 0)
    if cost > left:
        return None
    pose = Pose(way.pose.x, way.pose.y, look, way.pose.z, way.pose.level)
    return Course(stand.at(pose), replace(way, pose=pose, cost=cost), cost)


# On a board: in the nearest of eight directions (LC-1.8-fear-6, LC-1.9-4). Each model turns its
# front, or its back, to one of the two sides that lie that way; a diagonal step is forward for both


EIGHTH = TURN // 8


def _look(stand: Stand, direction: int, backward: bool) -> int:
    """How a stand looks on its way: with its front or its back that way, by the least turn."""
    way = (direction + TURN // 2) % TURN if backward else direction
    looks = [look for look in AHEAD if turn_between(look, way) <= EIGHTH]
    return min(looks, key=lambda look: (turn_between(stand.pose.facing, look), look))


def room(mover: Mover, direction: int, *, backward: bool) -> int:
    """How far the points of a stand carry it when it has turned, in units."""
    stand, left = mover.stand, mover.limit
    if mover.state.options.board:
        paid = turn_price(stand.pose.facing, _look(stand, direction, backward))
        price = price_of("back" if backward else "ahead")
        return max(0, left // FIELD - paid) // price * FIELD
    look = (direction + 2 * QUARTER) % TURN if backward else direction
    left = max(0, left - turn_price(stand.pose.facing, look) * INCH)
    return left // 2 if backward else left


def fled(mover: Mover, direction: int, far: int, *, backward: bool) -> Way | Refusal:
    """The way of a stand so many units in one of eight directions, or why it cannot go so."""
    walker, stand = Walker(mover), mover.stand
    found = turned_to(walker, start_of(stand), _look(stand, direction, backward))
    step = (round(cosine(direction) / ONE), round(sine(direction) / ONE))
    count = far // FIELD
    if count < 1:
        return too_far(mover, "LC-1.9-4", FIELD, far)
    for _ in range(count):
        if isinstance(found, Refusal):
            return found
        found = stepped_to(walker, found, step)
    if isinstance(found, Refusal):
        return found
    if found.cost * FIELD > mover.limit:
        return too_far(mover, "LC-1.3-7", found.cost * FIELD, mover.limit)
    pose = end_pose(walker, found.place)
    if (refusal := mover.refusal_at(pose)) is not None:
        return refusal
    return way_of(found, (Spot(pose.x, pose.y, pose.level),), pose)
