"""The course of one stand in a plan: the cheapest way, with the turn to an enemy at its end."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, direction_of

from ..core.book import INCH, refuse
from ..core.regiment import Regiment, Stand
from ..core.relations import zone_of
from ..core.state import LittleCarnageState
from ..terrain.contact import in_melee
from ..ways.legs import Way, length_of, spots_of, whole
from .facing import QUARTER, Course, backed, melee_range, sidled
from .walk import end_of, is_taken, walked

DEAR = ("LC-1.3-9", "LC-1.3-10", "LC-1.3-11", "LC-1.9-3")
"""Rules by which turns, sidesteps and steps back are refused as too dear."""


def course_of(
    state: LittleCarnageState,
    regiment: Regiment,
    stand: Stand,
    path: Sequence[Spot],
    facing: int,
    *,
    limit: int,
    flying: bool,
    through: tuple[int, ...],
) -> Course | Refusal:
    """The cheapest course along this path that ends with this facing, or why there is none.

    A turn to an enemy that a sidestep makes by itself may give another facing. Coming sideways or
    back gives something only on a last leg of less than an inch: then turns add up (LC-1.3-9).
    """
    way = walked(state, stand, path, facing, limit=limit, flying=flying, through=through)
    if not path or not _meets(state, regiment, stand, path[-1]):
        return way if isinstance(way, Refusal) else Course(stand.at(way.pose), way, way.cost)
    best: Course | Refusal
    if isinstance(way, Refusal):
        best = way
    else:
        start = _before(stand, way)
        best = sidled(state, regiment, start, way, through) or Course(
            stand.at(way.pose), way, way.cost
        )
    if state.options.board or not _may_be_better(stand, way):
        return best
    for look in _looks(stand, path, facing):
        most = None if isinstance(best, Refusal) else best.cost
        told = (state, regiment, stand, path, facing, look)
        course = _approach(*told, limit=limit, most=most, flying=flying, through=through)
        best = course or best
    if isinstance(best, Refusal) and best.rule in DEAR:
        return _about_refusal(state, stand, path, facing, flying) or best
    return best


def _about_refusal(
    state: LittleCarnageState, stand: Stand, path: Sequence[Spot], facing: int, flying: bool
) -> Refusal | None:
    """Why nobody turns about to an enemy whom he backs into: no point is left (LC-1.9-13)."""
    last = path[-2] if len(path) > 1 else stand.pose
    dx, dy = path[-1].x - last.x, path[-1].y - last.y
    if dx * dx + dy * dy >= INCH * INCH:
        return None
    before = stand.pose.facing
    if len(path) > 1:
        first = path[-3] if len(path) > 2 else stand.pose
        before = direction_of(last.x - first.x, last.y - first.y)
    spot = (path[-1].x, path[-1].y)
    end, back = [stand.at(end_of(state, stand, spot, one, flying)) for one in (facing, before)]
    for other in state.field.stands:
        if other.seat == stand.seat or not in_melee(state, end, other):
            continue
        if zone_of(end, other) == "front" and zone_of(back, other) == "rear":
            name, enemy = state.regiment_of(stand).name, state.regiment_of(other).name
            return refuse("LC-1.9-13", "refusal-way-about", name=name, enemy=enemy)
    return None


def is_hopeless(
    state: LittleCarnageState,
    stand: Stand,
    path: Sequence[Spot],
    facing: int,
    *,
    flying: bool,
    through: tuple[int, ...],
) -> bool:
    """Whether there is surely no course, told without looking at the way.

    A turn to an enemy moves no square base, so where its place is taken nothing helps; nor any
    other base where none comes sideways or back.
    """
    if stand.sides[0] != stand.sides[1] and path and _looks(stand, path, facing):
        return False
    return is_taken(state, stand, path, facing, flying=flying, through=through)


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
    state: LittleCarnageState,
    regiment: Regiment,
    stand: Stand,
    path: Sequence[Spot],
    facing: int,
    look: int,
    *,
    limit: int,
    most: int | None,
    flying: bool,
    through: tuple[int, ...],
) -> Course | None:
    """The course whose last leg is gone sideways or back with this look, turned to an enemy.

    None where it does not go so, is gone cheaper by turning, or costs `most` or more. The last leg
    is quickly told, so it is looked at before the way to where it begins.
    """
    friends = tuple([other.id for other in state.field.stands if other.seat == stand.seat])
    way_there = (state, stand, path[:-1], look)
    if is_taken(*way_there, flying=flying, through=friends):
        return None
    spots = spots_of(stand, tuple(path[:-1]))
    start = stand.at(end_of(state, stand, spots[-1], look, flying))
    last = walked(state, start, path[-1:], look, limit=limit, flying=flying, through=through)
    if isinstance(last, Refusal) or last.climbs:
        return None
    if len(last.legs) != 1 or last.legs[0].kind == "ahead":
        return None
    if most is not None and whole(length_of(spots)) + last.cost >= most:
        return None
    if last.legs[-1].kind == "back":
        course = backed(state, start, last, facing, through)
    else:
        course = sidled(state, regiment, start, last, through)
    if course is None or course.end.pose.facing != facing:
        return None
    first = walked(*way_there, limit=limit, flying=flying, through=friends)
    if isinstance(first, Refusal) or first.climbs:
        return None
    if last.legs[-1].kind != "back":
        whole_way = msgspec.structs.replace(last, legs=(*first.legs, *last.legs))
        if sidled(state, regiment, start, whole_way, through) is None:
            return None
    cost = first.cost + last.cost
    if cost > limit or (most is not None and cost >= most):
        return None
    legs, crosses = (*first.legs, *last.legs), (*first.crosses, *last.crosses)
    length = first.length + last.length
    way = Way(tuple(path), last.pose, cost, length, 0, legs, crosses)
    return msgspec.structs.replace(course, way=way, cost=cost)


def _meets(state: LittleCarnageState, regiment: Regiment, stand: Stand, spot: Spot) -> bool:
    """Whether any enemy is near enough to a place that a stand there could be in its range."""
    reach = stand.body.reach + melee_range(regiment) * FINE
    x, y = spot.x * FINE, spot.y * FINE
    for other in state.field.stands:
        if other.seat == stand.seat:
            continue
        body = other.body
        far = reach + body.reach
        if (body.x - x) ** 2 + (body.y - y) ** 2 <= far * far:
            return True
    return False


def _before(stand: Stand, way: Way) -> Stand:
    """The stand where the last leg of its way began, looking as it did on it."""
    spot = way.path[-2] if len(way.path) > 1 else stand.pose
    pose = way.pose
    return stand.at(Pose(spot.x, spot.y, pose.facing, pose.z, pose.level))
