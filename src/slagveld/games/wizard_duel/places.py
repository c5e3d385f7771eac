"""What the rules ask of the table: contact, distance, sight, room, ways."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from slagveld.games.wizard_duel.catalogue import TOUCH
from slagveld.games.wizard_duel.model import DuelState
from slagveld.games.wizard_duel.scenery import (
    ENTRANCE,
    WALL,
    cost_of,
    floor_of,
    height_of,
    hiding,
    is_hiding,
    is_screening,
    is_solid,
    roof_under,
    stair_cost,
    stairs,
)
from slagveld.table.arcs import sees_middle
from slagveld.table.body import Body
from slagveld.table.contact import overlapped, parted, touched
from slagveld.table.convex import Region
from slagveld.table.inside import INSIDE, TOUCHING, body_in_area, inside_length
from slagveld.table.layout import Layout
from slagveld.table.lines import compare_segment, segments_meet
from slagveld.table.measure import compare_gap, slanted_gap, table_edge_gap
from slagveld.table.obstacles import Ground, Mover, body_mover, edge_solids, is_leg_free
from slagveld.table.paths import leg_length
from slagveld.table.shapes import Base, Outline, Pose, Spot
from slagveld.table.sight import body_in_way, clear
from slagveld.table.units import FINE

HALF_CIRCLE = 900
"""Half of the field of vision, in tenths of a degree (WD-SIGHT-1)."""
SLIP = FINE
"""How deep a swept base may brush what it passes: ways bend at whole units only."""


@lru_cache(maxsize=256)
def region_of(outline: Outline) -> Region:
    """An outline cut into convex parts, for searches; made once."""
    return Region(outline.area())


# Contact and distance


def barriers(layout: Layout) -> list[tuple[int, int, int, int]]:
    """Walls of buildings that list entrances, without the entrances."""
    return [segment for piece in layout.terrain for segment in piece.barriers((WALL,), (ENTRANCE,))]


def touching(layout: Layout, body: Body, among: Collection[int] | None = None) -> tuple[int, ...]:
    """Ids of the bases in contact with a body, in order (WD-MEASURE-3)."""
    bodies = layout.bodies()
    found = [
        number
        for number in touched(body, bodies, TOUCH * FINE)
        if among is None or layout.bases[number].id in among
    ]
    if found:
        walls = barriers(layout)
        if walls:
            slack = TOUCH * FINE
            found = [
                number
                for number in found
                if not any(parted(body, bodies[number], *wall, slack) for wall in walls)
            ]
    return tuple([layout.bases[number].id for number in found])


def contacts(state: DuelState, piece: int) -> tuple[int, ...]:
    """Everybody in contact with a piece."""
    return touching(state.layout, state.layout.body(piece))


def foes_touched(state: DuelState, seat: int, piece: int) -> tuple[int, ...]:
    """Enemies in contact with a piece."""
    return touching(state.layout, state.layout.body(piece), state.enemies(seat))


def distance(state: DuelState, one: int, other: int) -> int:
    """Edge to edge, slantwise between levels, in fine units rounded up (WD-MEASURE-2)."""
    return slanted_gap(state.layout.body(one), state.layout.body(other))


def within(state: DuelState, one: int, other: int, limit: int) -> bool:
    """Whether two pieces are no farther apart than `limit` units."""
    return distance(state, one, other) <= limit * FINE


# Sight


def in_vision(state: DuelState, viewer: int, target: int) -> bool:
    """Whether a target lies in the half circle before a piece (WD-SIGHT-2)."""
    return sees_middle(state.layout.body(viewer), HALF_CIRCLE, state.layout.body(target))


def sees(
    state: DuelState, viewer: int, target: int, *, over: Collection[int] = (), touch: bool = True
) -> bool:
    """Whether a piece may attack a target: in its half circle and not of limited visibility.

    Models in `over` do not block (WD-HEAVY-9). In contact only the half circle counts
    (WD-SIGHT-7); `touch` False says that they are known not to touch.
    """
    layout = state.layout
    eye, seen = layout.body(viewer), layout.body(target)
    if not sees_middle(eye, HALF_CIRCLE, seen):
        return False
    if touch and target in touching(layout, eye, (target,)):
        return True
    if hiding(layout, eye) is not None or hiding(layout, seen) is not None:
        return False
    roofs = (roof_under(layout, eye.level), roof_under(layout, seen.level))
    areas = [
        piece.area
        for piece in layout.terrain
        if is_screening(piece) and not any(piece is roof for roof in roofs)
    ]
    if not over and not any(piece.floors for piece in layout.terrain):
        skip, skip_too = layout.index(viewer), layout.index(target)
        return clear(eye.x, eye.y, seen.x, seen.y, layout.bodies(), areas, skip, skip_too)
    bodies: list[Body] = []
    if eye.level == seen.level:
        bodies = [
            body
            for placed, body in zip(layout.bases, layout.bodies(), strict=True)
            if placed.id not in (viewer, target)
            and body.level == eye.level
            and placed.id not in over
        ]
    return clear(eye.x, eye.y, seen.x, seen.y, bodies, areas)


# Room


def fits(
    layout: Layout, base: Base, pose: Pose, ignore: Collection[int] = (), *, wizard: bool = False
) -> bool:
    """Whether a base has room at a pose: on the table, on one level, on no base and no solid."""
    height = height_of(layout, pose.level)
    if height is None or height != pose.z:
        return False
    body = base.body(pose)
    if table_edge_gap(body, layout.width, layout.height) < 0:
        return False
    if pose.level:
        found = floor_of(layout, pose.level)
        if found is None or body_in_area(body, region_of(found[1].outline).area) != INSIDE:
            return False
    others = [
        other
        for placed, other in zip(layout.bases, layout.bodies(), strict=True)
        if placed.id not in ignore
    ]
    if overlapped(body, others, 0):
        return False
    for piece in layout.terrain:
        barred = is_solid(piece) and not pose.level
        if wizard and is_hiding(piece):
            barred = True
        if barred and body_in_area(body, piece.area) > TOUCHING:
            return False
    walls = () if pose.level else barriers(layout)
    return not any(body_in_way(*wall, body) for wall in walls)


# Ways


Span = tuple[int, int, int, int]
"""Lowest and highest x, lowest and highest y, in fine units."""


def ground(
    state: DuelState,
    seat: int,
    piece: int,
    level: int,
    *,
    wizard: bool = False,
    span: Span | None = None,
) -> Ground:
    """What a piece must go around on a level: enemies, solids, walls, the edge (WD-MOVE-6).

    With a `span` that the middle of the piece will not leave, enemies off it are left out.
    """
    layout = state.layout
    own = layout.body(piece)
    mover = body_mover(own)
    found = Ground()
    found.add_border(mover, 0, 0, layout.width * FINE, layout.height * FINE, 0)
    for foe in state.enemies(seat):
        body = layout.body(foe)
        if body.level == level and (span is None or _is_near(body, own.reach, span)):
            found.add_body(mover, body, foe, SLIP)
    if level:
        _add_floor(found, mover, layout, level)
        return found
    for terrain in layout.terrain:
        if is_solid(terrain) or (wizard and is_hiding(terrain)):
            found.add_region(mover, region_of(terrain.outline), -terrain.id, SLIP)
        for x1, y1, x2, y2 in terrain.barriers((WALL,), (ENTRANCE,)):
            found.add_wall(mover, x1, y1, x2, y2, -terrain.id, SLIP)
    return found


def _is_near(body: Body, reach: int, span: Span) -> bool:
    near = body.reach + reach
    return span[0] - near <= body.x <= span[1] + near and span[2] - near <= body.y <= span[3] + near


def _add_floor(found: Ground, mover: Mover, layout: Layout, level: int) -> None:
    floor = floor_of(layout, level)
    if floor is not None:
        area = region_of(floor[1].outline).area
        found.solids.extend(edge_solids(mover, area, SLIP, -floor[0].id))


def way_length(state: DuelState, start: Pose, path: Sequence[Spot]) -> int | None:
    """Length of a way in fine units, stairs included, rounded up; None where it is no way."""
    total = 0.0
    x, y, level = start.x, start.y, start.level
    for spot in path:
        if spot.level == level:
            total += leg_length(x * FINE, y * FINE, spot.x * FINE, spot.y * FINE)
        else:
            cost = _stairs_between(state.layout, (x, y, level), (spot.x, spot.y, spot.level))
            if cost is None:
                return None
            total += cost * FINE
        x, y, level = spot.x, spot.y, spot.level
    return -int(-total // 1)


def way_cost(state: DuelState, start: Pose, path: Sequence[Spot]) -> int | None:
    """What a way costs on foot in fine units: its length, more on slow ground (WD-TERRAIN-2)."""
    total = way_length(state, start, path)
    slow = [piece for piece in state.layout.terrain if cost_of(piece) > 1]
    if total is None or not slow:
        return total
    x, y, level = start.x * FINE, start.y * FINE, start.level
    for spot in path:
        here = (spot.x * FINE, spot.y * FINE)
        if not level and not spot.level:
            for piece in slow:
                total += (cost_of(piece) - 1) * inside_length(x, y, *here, piece.area)
        (x, y), level = here, spot.level
    return total


def _stairs_between(
    layout: Layout, one: tuple[int, int, int], other: tuple[int, int, int]
) -> int | None:
    for connector in stairs(layout):
        low = (*connector.low, connector.low_level)
        high = (*connector.high, connector.high_level)
        if (one, other) in ((low, high), (high, low)):
            return stair_cost(layout, connector)
    return None


def way_free(
    state: DuelState, seat: int, piece: int, path: Sequence[Spot], *, wizard: bool = False
) -> bool:
    """Whether a piece's base can go along a way (WD-MOVE-4 to WD-MOVE-6)."""
    start = state.pose(piece)
    body = state.layout.body(piece)
    foes = [state.layout.body(foe) for foe in state.enemies(seat)]
    xs = [start.x, *[spot.x for spot in path]]
    ys = [start.y, *[spot.y for spot in path]]
    span = (min(xs) * FINE, max(xs) * FINE, min(ys) * FINE, max(ys) * FINE)
    grounds: dict[int, Ground] = {}
    x, y, level = start.x, start.y, start.level
    for spot in path:
        if spot.level == level:
            if level not in grounds:
                grounds[level] = ground(state, seat, piece, level, wizard=wizard, span=span)
            leg = (x * FINE, y * FINE, spot.x * FINE, spot.y * FINE)
            near = [foe for foe in foes if foe.level == level]
            if not is_leg_free(grounds[level], *leg) or _squeezes(body, leg, near):
                return False
        x, y, level = spot.x, spot.y, spot.level
    return True


def _squeezes(body: Body, leg: tuple[int, int, int, int], foes: Sequence[Body]) -> bool:
    """Whether a leg leads between two enemies whose gap is narrower than the base (WD-MOVE-4)."""
    near = [
        foe
        for foe in foes
        if compare_segment(foe.x, foe.y, *leg, foe.reach + body.reach + 2 * SLIP) <= 0
    ]
    return any(
        compare_gap(one, other, 2 * body.reach) < 0
        and segments_meet(*leg, one.x, one.y, other.x, other.y)
        for number, one in enumerate(near)
        for other in near[number + 1 :]
    )
