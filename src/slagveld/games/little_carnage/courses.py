"""The course of one stand in a plan: the cheapest way, with the turn to an enemy at its end."""

from collections.abc import Sequence

from slagveld.games.little_carnage.catalogue import INCH
from slagveld.games.little_carnage.closing import QUARTER, Course, backed, melee_range, sidled
from slagveld.games.little_carnage.ground import Way, is_taken, walked
from slagveld.games.little_carnage.model import LittleCarnageState
from slagveld.games.little_carnage.regiment import Regiment
from slagveld.games.little_carnage.stand import Stand
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, direction_of

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
    if state.options.board:
        return best
    last = path[-2] if len(path) > 1 else Spot(stand.pose.x, stand.pose.y)
    dx, dy = path[-1].x - last.x, path[-1].y - last.y
    if dx * dx + dy * dy >= INCH * INCH or not _may_be_better(stand, way):
        return best
    ahead = direction_of(dx, dy)
    for turn in (2 * QUARTER, QUARTER, 3 * QUARTER):
        look = (ahead + turn) % TURN
        found = _approach(state, stand, path, look, limit=limit, flying=flying, through=through)
        if found is None:
            continue
        start, other = found
        if other.legs[-1].kind == "back":
            course = backed(state, start, other, facing, through)
        else:
            course = sidled(state, regiment, start, other, through)
        if course is None or course.end.pose.facing != facing:
            continue
        if isinstance(best, Refusal) or course.cost < best.cost:
            best = course
    return best


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

    A turn to an enemy moves no square base, so where its place is taken nothing helps.
    """
    if stand.sides[0] != stand.sides[1]:
        return False
    return is_taken(state, stand, path, facing, flying=flying, through=through)


def _may_be_better(stand: Stand, way: Way | Refusal) -> bool:
    """Whether coming to the enemy sideways or back could be cheaper, or go where this does not."""
    if isinstance(way, Refusal):
        return way.rule in DEAR or (way.rule == "LC-1.9-7" and stand.sides[0] != stand.sides[1])
    return way.cost > way.length and not way.climbs


def _approach(
    state: LittleCarnageState,
    stand: Stand,
    path: Sequence[Spot],
    look: int,
    *,
    limit: int,
    flying: bool,
    through: tuple[int, ...],
) -> tuple[Stand, Way] | None:
    """The way whose last leg is gone sideways or back with this facing, and where that begins.

    None where it does not go so, or is gone cheaper by turning.
    """
    friends = tuple([other.id for other in state.field.stands if other.seat == stand.seat])
    first = walked(state, stand, path[:-1], look, limit=limit, flying=flying, through=friends)
    if isinstance(first, Refusal) or first.climbs:
        return None
    start = stand.at(first.pose)
    left = limit - first.cost
    second = walked(state, start, path[-1:], look, limit=left, flying=flying, through=through)
    if isinstance(second, Refusal) or second.climbs:
        return None
    if len(second.legs) != 1 or second.legs[0].kind == "ahead":
        return None
    way = Way(
        tuple(path),
        second.pose,
        first.cost + second.cost,
        first.length + second.length,
        0,
        (*first.legs, *second.legs),
        (*first.crosses, *second.crosses),
    )
    return start, way


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
