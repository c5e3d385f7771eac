"""Ways that a player means, the reach of a move, and ways for proposals."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from slagveld.kernel.fields import Region
from slagveld.table.outlines import outlines
from slagveld.table.paths import leg_length
from slagveld.table.reach import cells, cut_path, reach
from slagveld.table.routes import route
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import cut_back, led, length_of, spots_of

from ..core.fighter import SLACK, Fighter
from ..core.state import MageKnightState
from .footing import flies, footing_of, swims
from .room import contact_spots, nearest_stand
from .routing import way_ground
from .scenery import at
from .standing import stand_refusal
from .ways import first_stop, way_refusal

Legal = Callable[[tuple[Spot, ...]], bool]
"""Whether a way could be gone as it is."""

STEPS = 24
"""Places of the lattice between the start and the edge of a reach."""
BACK = (1, 2, 4, 8)
"""Units by which a way is first cut back, so that one into contact stays so."""
DEPTH = SLACK - FINE
"""How far beyond a stop a way is led: what is allowed, less rounding."""
WISHES = 4
"""So many places round a target are tried when a player points at it."""


# For the screen


def reach_region(state: MageKnightState, fighter: Fighter, limit: int) -> Region:
    """Where the centre of a warrior can get to with a move of so many units."""
    pose = fighter.pose
    step = max(FINE, limit * FINE // STEPS)
    x, y = float(pose.x * FINE), float(pose.y * FINE)
    found = reach(way_ground(state, fighter), x, y, float(limit * FINE))
    return Region(outlines(cells(found, step), step), pose.level, "reach")


def meant(
    state: MageKnightState, fighter: Fighter, path: Sequence[Spot], limit: int, legal: Legal
) -> tuple[Spot, ...]:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: it is led around what is in the way, ended at the limit or where
    the move must stop, and drawn beside a warrior that it points at. What is not to be mended
    comes back as it was.
    """
    wanted = tuple(path)
    if not wanted or legal(wanted):
        return wanted
    before, goal = wanted[:-1], wanted[-1]
    here = _moved(fighter, before[-1]) if before else fighter
    left = limit * FINE - length_of(fighter.pose.x, fighter.pose.y, before)
    if left <= 0.0:
        return wanted
    for wish in _wishes(state, here, goal):
        way = _led(state, here, wish, left)
        found = _backed(here, before, way, legal)
        if found:
            return found
    return wanted


def _moved(fighter: Fighter, spot: Spot) -> Fighter:
    return fighter.at(msgspec.structs.replace(fighter.pose, x=spot.x, y=spot.y))


def _wishes(state: MageKnightState, here: Fighter, goal: Spot) -> Iterator[Spot]:
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
    return msgspec.structs.replace(fighter.pose, x=spot.x, y=spot.y)


def _pointed_at(state: MageKnightState, here: Fighter, goal: Spot) -> Fighter | None:
    """The warrior on whose base a place lies, besides the mover and its captive."""
    for other in state.fighters:
        if other.id in (here.id, here.captive) or other.pose.level != here.pose.level:
            continue
        dx, dy = goal.x - other.pose.x, goal.y - other.pose.y
        if 4 * (dx * dx + dy * dy) <= other.base.diameter**2:
            return other
    return None


def _led(state: MageKnightState, here: Fighter, goal: Spot, left: float) -> tuple[Spot, ...]:
    """The way to a place, around what is in the way; or as far towards it as it goes."""
    opened = tuple([piece.id for piece in at(state.field.table, goal.x, goal.y)])
    ground = way_ground(state, here, opened=opened)
    whole = led(ground, here.pose.x, here.pose.y, goal, left)
    if whole is None:
        return ()
    xs, ys = _stopped(state, here, whole.xs, whole.ys)
    return spots_of(*cut_path(ground, xs, ys, left), goal.level)


def _stopped(
    state: MageKnightState, here: Fighter, xs: list[int], ys: list[int]
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


def _backed(
    here: Fighter, before: tuple[Spot, ...], way: tuple[Spot, ...], legal: Legal
) -> tuple[Spot, ...]:
    """The way cut back from its end until it is legal; empty if it never is."""
    for shorter in cut_back(here.pose.x, here.pose.y, way, BACK):
        if legal((*before, *shorter)):
            return (*before, *shorter)
    return ()


# For proposals


def way_to(
    state: MageKnightState, fighter: Fighter, x: int, y: int, limit: int
) -> tuple[Spot, ...] | None:
    """The shortest way of at most so many units to a place where a warrior can stand, or None."""
    goal = Spot(x, y, fighter.pose.level)
    if stand_refusal(state, fighter, _pose(fighter, goal)) is not None:
        return None
    straight = (goal,)
    if way_refusal(state, fighter, straight, limit) is None:
        return straight
    if flies(fighter):
        return None
    opened = tuple([piece.id for piece in at(state.field.table, x, y)])
    start = (float(fighter.pose.x * FINE), float(fighter.pose.y * FINE))
    ground = way_ground(state, fighter, opened=opened)
    found = route(ground, *start, float(x * FINE), float(y * FINE), float(limit * FINE))
    if found is None:
        return None
    path = spots_of(found.xs, found.ys, goal.level)
    return path if way_refusal(state, fighter, path, limit) is None else None
