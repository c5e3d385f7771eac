"""Finding ways: places where a base fits, the reach of a move, ways that a player means.

What ways go around is told as grounds for searches. One for ways has a bare point as its mover
(MK-MOVE-4); beyond where a move must stop it is closed, so that searches enter a hill or a wood no
further than a warrior may. One for standing has the whole base. The checkers `way_refusal` and
`stand_refusal` have the last word.
"""

from collections.abc import Iterator, Sequence

from slagveld.kept import beside
from slagveld.kernel.fields import Region
from slagveld.kit import ways
from slagveld.kit.book import numbers
from slagveld.kit.deployment import outwards
from slagveld.kit.ways import Legal
from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.convex import Region as ConvexRegion
from slagveld.table.inside import place_in_area
from slagveld.table.obstacles import SLIP, Fence, Ground, body_solids, disc_mover, is_free
from slagveld.table.paths import leg_length
from slagveld.table.reach import cut_path
from slagveld.table.ring import ring_spot
from slagveld.table.shapes import Pose, Spot
from slagveld.table.solids import Solid
from slagveld.table.units import FINE, TURN, direction_of
from slagveld.table.vacancy import way_out
from slagveld.table.waypoints import Way, cut_back, led, length_of, spots_of

from ..core.book import OBJECTIVE
from ..core.field import Field
from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import kind_of, parted
from .abrupt_terrain import cliff_lines
from .hindering_and_elevated_terrain import at, first_stop, starts_inside
from .obstacles import POINT, Footing, footing_of
from .paths import way_refusal
from .speed_and_speed_types import flies, swims
from .standing_room import stand_refusal

ASIDE = 100
"""Tenths of a degree between the places round a target that are looked at."""
TURNS = outwards(ASIDE, TURN // 2)[:-1]
"""Turns away from a direction, to both sides, the least first."""
LATTICE = 32 * FINE
"""Fine units between the places that are looked at for room."""


def nearest_stand(state: KnightState, fighter: Fighter, x: int, y: int) -> Pose | None:
    """Where its base fits nearest to this place, at its level and facing; None: nowhere at all."""
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
    """Places at the level of the target, the nearest first, at most so many."""
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
            yield from cut_back(here.pose.x, here.pose.y, _led(state, here, wish, left), BACK)

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
    there = at(state.field.table, goal.x * FINE, goal.y * FINE)
    return way_ground(state, here, opened=numbers(there), within=within)


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


def way_ground(
    state: KnightState, fighter: Fighter, *, opened: tuple[int, ...] = (), within: int | None = None
) -> Ground:
    """All that the centre of a warrior goes around on its way.

    Pieces of terrain in `opened` do not stop it. `within`: warriors further away than so many units
    are not in a way that is no longer.
    """
    table = state.field.table
    ground = Ground()
    own = disc_mover(fighter.body.reach)
    ground.add_border(own, 0, 0, table.width * FINE, table.height * FINE, 0)
    if flies(fighter):
        return ground
    _add_bases(ground, state, fighter, within)
    if table.terrain:
        _add_terrain(ground, footing_of(table, swims(fighter)), fighter, opened)
    return ground


def _add_bases(ground: Ground, state: KnightState, fighter: Fighter, within: int | None) -> None:
    """Bases of its level, and lines between those that touch."""
    field, level = state.field, fighter.pose.level
    away = (fighter.id, fighter.captive)
    solids = ground.solids
    x, y = fighter.pose.x, fighter.pose.y
    for other in field.fighters:
        if other.id in away or other.pose.level != level:
            continue
        if within is not None:
            far = within + other.base.diameter
            if (other.pose.x - x) ** 2 + (other.pose.y - y) ** 2 > far * far:
                continue
        solids.extend(_solids(other))
    for one, number, fence in _lines(field):
        if one.pose.level == level and one.id not in away and number not in away:
            ground.fences.append(fence)


@beside
def _solids(fighter: Fighter) -> list[Solid]:
    found: list[Solid] = body_solids(POINT, fighter.body, SLACK, fighter.id)
    return found


@beside
def _lines(field: Field) -> list[tuple[Fighter, int, Fence]]:
    found: list[tuple[Fighter, int, Fence]] = []
    for one in field.fighters:
        body = one.body
        for number in field.touching(one):
            if number > one.id:
                to = field.by_id[number].body
                line = Fence(float(body.x), float(body.y), float(to.x), float(to.y), -1.0, one.id)
                found.append((one, number, line))
    return found


def _add_terrain(
    ground: Ground, footing: Footing, fighter: Fighter, opened: tuple[int, ...]
) -> None:
    """Blocking terrain that it does not stand in, and cliffs without their access points.

    Where it must stop: the inside of hills, and where its whole base would be in hindering terrain.
    """
    body = fighter.body
    stops = [piece for piece, _ in footing.elevated if piece.id not in opened]
    for piece in (*[piece for piece, _ in footing.barred], *stops):
        if place_in_area(body.x, body.y, piece.area) <= 0:
            ground.solids.extend(footing.solids[piece.id])
    for piece in footing.cliffs:
        for ax, ay, bx, by in cliff_lines(piece):
            ground.add_fence(ax, ay, bx, by, -piece.id)
    if footing.hindering and not starts_inside(footing, fighter):
        for piece, _ in footing.hindering:
            if piece.id not in opened:
                ground.solids.extend(footing.deep(piece, body.reach - SLACK))


def stand_ground(state: KnightState, fighter: Fighter) -> Ground:
    """All that the whole base of a warrior may not overlap at its level, without any slack."""
    table = state.field.table
    ground = Ground()
    own = disc_mover(fighter.body.reach)
    ground.add_border(own, 0, 0, table.width * FINE, table.height * FINE, 0)
    for other in state.field.fighters:
        if other.id not in (fighter.id, fighter.captive):
            ground.add_body(own, other.body, other.id, 0)
    if fighter.soaring:
        for objective in state.objectives:
            reach = OBJECTIVE * FINE // 2 + SLACK + SLIP
            body = Body(objective.x * FINE, objective.y * FINE, reach, [], [], 0, 0, 0)
            ground.add_body(own, body, objective.id, 0)
        return ground
    for piece, _ in footing_of(table, swims(fighter)).barred:
        ground.add_region(own, ConvexRegion(piece.area), -piece.id, 0)
    for piece in table.terrain:
        kind = kind_of(piece)
        if kind.built is not None and not kind.built.dot and kind.movement != "blocking":
            ground.add_region(POINT, ConvexRegion(piece.area), -piece.id, 0)
    return ground
