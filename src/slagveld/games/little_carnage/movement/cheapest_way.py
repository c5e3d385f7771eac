"""The course of one stand in a plan: the cheapest way, with the turn to an enemy at its end."""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, direction_of

from ..core.board import QUARTER
from ..core.book import INCH, refuse
from ..core.contact_and_zones import squared, zone_of
from ..core.field import TOUCH
from ..core.regiment import Stand
from ..terrain.distance_and_contact_across import in_melee
from .ahead_aside_back import Way, length_of, spots_of, whole
from .crossing_and_ending import Mover
from .turning_to_enemies import Course, backed, sidled
from .walk import is_taken, walked

DEAR = ("LC-1.3-9", "LC-1.3-10", "LC-1.3-11", "LC-1.9-3")
"""Rules by which turns, sidesteps and steps back are refused as too dear."""


def course_of(mover: Mover, path: Sequence[Spot], facing: int) -> Course | Refusal:
    """The cheapest course along this path that ends with this facing, or why there is none.

    A turn to an enemy that a sidestep makes by itself may give another facing. Coming sideways or
    back gives something only on a last leg of less than an inch: then turns add up (LC-1.3-9).
    """
    stand = mover.stand
    way = walked(mover, path, facing)
    best = Course(stand.at(way.pose), way, way.cost) if isinstance(way, Way) else way
    if not path or not _meets(mover, path[-1]):
        return best
    if isinstance(way, Way):
        spot, pose = path[-2] if len(path) > 1 else stand.pose, way.pose
        before = Pose(spot.x, spot.y, pose.facing, pose.z, pose.level)
        best = sidled(mover, stand.at(before), way) or best
    if mover.state.options.board or not _may_be_better(stand, way):
        return best
    for look in _looks(stand, path, facing):
        most = None if isinstance(best, Refusal) else best.cost
        best = _approach(mover, path, facing, look, most) or best
    if isinstance(best, Refusal) and best.rule in DEAR:
        return _about_refusal(mover, path, facing) or best
    return best


def _about_refusal(mover: Mover, path: Sequence[Spot], facing: int) -> Refusal | None:
    """Why nobody turns about to an enemy whom he backs into: no point is left (LC-1.9-13)."""
    state, stand = mover.state, mover.stand
    last = path[-2] if len(path) > 1 else stand.pose
    if squared(path[-1], last) >= INCH * INCH:
        return None
    before = stand.pose.facing
    if len(path) > 1:
        first = path[-3] if len(path) > 2 else stand.pose
        before = direction_of(last.x - first.x, last.y - first.y)
    spot = path[-1]
    end, back = [stand.at(mover.end_at(spot.x, spot.y, one)) for one in (facing, before)]
    for other in state.field.stands:
        if other.seat == stand.seat or not in_melee(state, end, other):
            continue
        if zone_of(end, other) == "front" and zone_of(back, other) == "rear":
            enemy = state.regiment_of(other).name
            return refuse("LC-1.9-13", "refusal-way-about", name=mover.name, enemy=enemy)
    return None


def is_hopeless(mover: Mover, path: Sequence[Spot], facing: int) -> bool:
    """Whether there is surely no course, told without looking at the way.

    A turn to an enemy moves no square base, so where its place is taken nothing helps; nor any
    other base where none comes sideways or back.
    """
    wide, deep = mover.stand.sides
    if wide != deep and path and _looks(mover.stand, path, facing):
        return False
    return is_taken(mover, path, facing)


def _looks(stand: Stand, path: Sequence[Spot], facing: int) -> list[int]:
    """Facings in which the last leg of a path may be gone sideways or back to end with another.

    The turn to the enemy is a quarter, to either side. From an inch on nothing is won by it.
    """
    last = path[-2] if len(path) > 1 else stand.pose
    dx, dy = path[-1].x - last.x, path[-1].y - last.y
    if dx * dx + dy * dy >= INCH * INCH:
        return []
    ahead = direction_of(dx, dy)
    looks = [(ahead + turn) % TURN for turn in (2 * QUARTER, QUARTER, 3 * QUARTER)]
    return [look for look in looks if (facing - look) % (2 * QUARTER) == QUARTER]


def _may_be_better(stand: Stand, way: Way | Refusal) -> bool:
    """Whether coming to the enemy sideways or back could be cheaper, or go where this does not."""
    if isinstance(way, Refusal):
        return way.rule in DEAR or (way.rule == "LC-1.9-7" and stand.sides[0] != stand.sides[1])
    return way.cost > way.length and not way.climbs


def _approach(
    mover: Mover, path: Sequence[Spot], facing: int, look: int, most: int | None
) -> Course | None:
    """The course whose last leg is gone sideways or back with this look, turned to an enemy.

    None where it does not go so, is gone cheaper by turning, or costs `most` or more. The last leg
    is quickly told, so it is looked at before the way to where it begins.
    """
    stand, stands = mover.stand, mover.state.field.stands
    friends = tuple([other.id for other in stands if other.seat == stand.seat])
    there = replace(mover, through=friends)
    if is_taken(there, path[:-1], look):
        return None
    spots = spots_of(stand, tuple(path[:-1]))
    start = stand.at(mover.end_at(*spots[-1], look))
    last = walked(replace(mover, stand=start), path[-1:], look)
    if isinstance(last, Refusal) or last.climbs:
        return None
    if len(last.legs) != 1 or last.legs[0].kind == "ahead":
        return None
    if most is not None and whole(length_of(spots)) + last.cost >= most:
        return None
    back = last.legs[-1].kind == "back"
    course = backed(mover, start, last, facing) if back else sidled(mover, start, last)
    if course is None or course.end.pose.facing != facing:
        return None
    first = walked(there, path[:-1], look)
    if isinstance(first, Refusal) or first.climbs:
        return None
    legs, crosses = (*first.legs, *last.legs), (*first.crosses, *last.crosses)
    if not back and sidled(mover, start, replace(last, legs=legs)) is None:
        return None
    cost = first.cost + last.cost
    if cost > mover.limit or (most is not None and cost >= most):
        return None
    way = Way(tuple(path), last.pose, cost, first.length + last.length, 0, legs, crosses)
    return replace(course, way=way, cost=cost)


def _meets(mover: Mover, spot: Spot) -> bool:
    """Whether any enemy is near enough to a place that a stand there could be in its range."""
    state, stand = mover.state, mover.stand
    reach = stand.body.reach + (INCH if state.regiment_of(stand).skills.reach else TOUCH) * FINE
    x, y = spot.x * FINE, spot.y * FINE
    for other in state.field.stands:
        if other.seat == stand.seat:
            continue
        body = other.body
        far = reach + body.reach
        dx, dy = body.x - x, body.y - y
        if dx * dx + dy * dy <= far * far:
            return True
    return False
