"""What ways go around and where bases find room, as grounds for searches.

A ground for ways has a bare point as its mover (MK-MOVE-4); beyond where a move must stop it is
closed, so that searches enter a hill or a wood no further than a warrior may. One for standing
has the whole base. The checkers `way_refusal` and `stand_refusal` have the last word.
"""

from math import sqrt

from slagveld.kept import beside
from slagveld.table.body import Body
from slagveld.table.convex import Region
from slagveld.table.inside import place_in_area
from slagveld.table.obstacles import SLIP, Fence, Ground, body_solids, disc_mover
from slagveld.table.solids import Solid
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import OBJECTIVE
from ..core.field import Field
from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import access_reach, kind_of
from .footing import POINT, Footing, flies, footing_of, swims
from .ways import starts_inside


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


def cliff_lines(piece: Terrain) -> list[tuple[int, int, int, int]]:
    """The edges of an abrupt piece without its access points (MK-ABRUPT-2), in fine units."""
    area = piece.area
    found: list[tuple[int, int, int, int]] = []
    for i in range(len(area.xs)):
        j = area.follow[i]
        parts = [(0.0, 1.0)]
        ax, ay, bx, by = area.xs[i], area.ys[i], area.xs[j], area.ys[j]
        for access in piece.accesses:
            px, py = access.place
            body = Body(px * FINE, py * FINE, access_reach(access), [], [], 0, 0, 0)
            parts = [rest for part in parts for rest in _without(part, body, ax, ay, bx, by)]
        found.extend(
            [
                (
                    round(ax + (bx - ax) * low),
                    round(ay + (by - ay) * low),
                    round(ax + (bx - ax) * high),
                    round(ay + (by - ay) * high),
                )
                for low, high in parts
            ]
        )
    return found


def _without(
    part: tuple[float, float], gap: Body, ax: int, ay: int, bx: int, by: int
) -> list[tuple[float, float]]:
    """What is left of a part of an edge when the part within a disc is taken out."""
    dx, dy = float(bx - ax), float(by - ay)
    square = dx * dx + dy * dy
    ex, ey = float(gap.x - ax), float(gap.y - ay)
    side = dx * ey - dy * ex
    rest = float(gap.reach * gap.reach) * square - side * side
    if rest <= 0.0:
        return [part]
    along, half = (dx * ex + dy * ey) / square, sqrt(rest) / square
    low, high = part
    pieces = [(low, min(high, along - half)), (max(low, along + half), high)]
    return [(begin, end) for begin, end in pieces if begin < end]


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
        ground.add_region(own, Region(piece.area), -piece.id, 0)
    for piece in table.terrain:
        kind = kind_of(piece)
        if kind.built is not None and not kind.built.dot and kind.movement != "blocking":
            ground.add_region(POINT, Region(piece.area), -piece.id, 0)
    return ground
