"""Places where a base fits, ways that a player means, the reach of a move, ways for proposals."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.fields import Region
from slagveld.kit import ways
from slagveld.kit.deployment import outwards
from slagveld.kit.ways import Legal
from slagveld.record import replace
from slagveld.table.obstacles import Ground, body_solids, disc_mover, is_free
from slagveld.table.paths import leg_length
from slagveld.table.reach import cut_path
from slagveld.table.ring import ring_spot
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN, direction_of
from slagveld.table.vacancy import way_out
from slagveld.table.waypoints import Way, cut_back, led, length_of, spots_of

from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import parted
from .footing import flies, footing_of, swims
from .routing import stand_ground, way_ground
from .scenery import at
from .standing import stand_refusal
from .ways import first_stop, way_refusal

ASIDE = 100
"""Tenths of a degree between the places round a target that are looked at."""
TURNS = outwards(ASIDE, TURN // 2)[:-1]
"""Turns away from a direction, to both sides, the least first."""
LATTICE = 32 * FINE
"""Fine units between the places that are looked at for room."""


def nearest_stand(state: KnightState, fighter: Fighter, x: int, y: int) -> Pose | None:
    """The place nearest to this one where a warrior's base fits at its level, facing as it does.

    None when there is no room on the whole table.
    """
    table = state.field.table
    ground = stand_ground(state, fighter)
    fine_x, fine_y = x * FINE, y * FINE
    if is_free(ground, fine_x, fine_y):
        return replace(fighter.pose, x=x, y=y)
    most = (table.width + table.height) * FINE
    found = way_out(ground, fine_x, fine_y, most, LATTICE)
    if found is None:
        return None
    return replace(fighter.pose, x=found[0] // FINE, y=found[1] // FINE)


def contact_spots(
    state: KnightState, fighter: Fighter, target: Fighter, *, most: int = TURN // ASIDE
) -> list[Spot]:
    """Places where a warrior stands in base contact with a target, nearest to it first.

    At most so many; at the level of the target.
    """
    level = target.pose.level
    ring = body_solids(disc_mover(fighter.body.reach), target.body, 0, target.id)[0]
    first = direction_of(fighter.pose.x - target.pose.x, fighter.pose.y - target.pose.y)
    found: list[Spot] = []
    for turn in TURNS:
        place = ring_spot(ring, (first + turn) % TURN)
        if place is None:
            continue
        pose = Pose(place[0] // FINE, place[1] // FINE, level=level)
        if stand_refusal(state, fighter, pose) is not None:
            continue
        if not parted(state.field.table, fighter.base.body(pose), target.body):
            found.append(Spot(pose.x, pose.y, level))
            if len(found) >= most:
                break
    return found


BACK = (1, 2, 4, 8)
"""Units by which a way is first cut back, so that one into contact stays so."""
DEPTH = SLACK - FINE
"""How far beyond a stop a way is led: what is allowed, less rounding."""
WISHES = 4
"""So many places round a target are tried when a player points at it."""


def reach_region(state: KnightState, fighter: Fighter, limit: int) -> Region:
    """Where the centre of a warrior can get to with a move of so many units."""
    return ways.reach_region(way_ground(state, fighter), fighter.pose, limit * FINE)


def meant(
    state: KnightState, fighter: Fighter, path: Sequence[Spot], limit: int, legal: Legal
) -> Way:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: it is led around what is in the way, ended at the limit or where
    the move must stop, and drawn beside a warrior that it points at. What is not to be mended
    comes back as it was.
    """

    def led_ways(before: Way, goal: Spot) -> Iterator[Way]:
        here = fighter.at(_pose(fighter, before[-1])) if before else fighter
        left = limit * FINE - length_of(fighter.pose.x, fighter.pose.y, before)
        for wish in _wishes(state, here, goal) if left > 0.0 else ():
            way = _led(state, here, wish, left)
            yield from cut_back(here.pose.x, here.pose.y, way, BACK)

    return ways.meant(path, legal, led_ways) or tuple(path)


def _wishes(state: KnightState, here: Fighter, goal: Spot) -> Iterator[Spot]:
    """Where a player may want to get to by pointing here, the likeliest first."""
    if stand_refusal(state, here, _pose(here, goal)) is not None:
        other = _pointed_at(state, here, goal)
        if other is not None:
            yield from contact_spots(state, here, other, most=WISHES)
        beside = nearest_stand(state, here, goal.x, goal.y)
        if beside is not None:
            yield Spot(beside.x, beside.y, goal.level)
    yield goal


def _pose(fighter: Fighter, spot: Spot) -> Pose:
    return replace(fighter.pose, x=spot.x, y=spot.y)


def _pointed_at(state: KnightState, here: Fighter, goal: Spot) -> Fighter | None:
    """The warrior on whose base a place lies, besides the mover and its captive."""
    for other in state.fighters:
        if other.id in (here.id, here.captive) or other.pose.level != here.pose.level:
            continue
        dx, dy = goal.x - other.pose.x, goal.y - other.pose.y
        if 4 * (dx * dx + dy * dy) <= other.base.diameter**2:
            return other
    return None


def _led(state: KnightState, here: Fighter, goal: Spot, left: float) -> Way:
    """The way to a place, around what is in the way; or as far towards it as it goes."""
    ground = _ground_to(state, here, goal)
    whole = led(ground, here.pose.x, here.pose.y, goal, left)
    if whole is None:
        return ()
    xs, ys = _stopped(state, here, whole.xs, whole.ys)
    return spots_of(*cut_path(ground, xs, ys, left), goal.level)


def _ground_to(state: KnightState, here: Fighter, goal: Spot, within: int | None = None) -> Ground:
    """The ground on the way to a place, or the part of it so near: what lies there is open."""
    opened = tuple([piece.id for piece in at(state.field.table, goal.x, goal.y)])
    return way_ground(state, here, opened=opened, within=within)


def _stopped(
    state: KnightState, here: Fighter, xs: list[int], ys: list[int]
) -> tuple[list[int], list[int]]:
    """A path ended where a move along it must stop, a little beyond the line."""
    table = state.field.table
    if not table.terrain or flies(here):
        return xs, ys
    stop = first_stop(footing_of(table, swims(here)), here, xs, ys)
    if stop is None:
        return xs, ys
    left = stop.distance + DEPTH
    for i in range(1, len(xs)):
        length = leg_length(xs[i - 1], ys[i - 1], xs[i], ys[i])
        if left < length:
            part = left / length
            x = round((xs[i - 1] + (xs[i] - xs[i - 1]) * part) / FINE) * FINE
            y = round((ys[i - 1] + (ys[i] - ys[i - 1]) * part) / FINE) * FINE
            return [*xs[:i], x], [*ys[:i], y]
        left -= length
    return xs, ys


def way_to(state: KnightState, fighter: Fighter, x: int, y: int, limit: int) -> Way | None:
    """The shortest way of at most so many units to a place where a warrior can stand, or None."""
    goal = Spot(x, y, fighter.pose.level)
    if stand_refusal(state, fighter, _pose(fighter, goal)) is not None:
        return None
    return ways.way_to(
        fighter.pose,
        goal,
        limit,
        lambda way: way_refusal(state, fighter, way, limit) is None,
        lambda: None if flies(fighter) else _ground_to(state, fighter, goal, limit),
    )
