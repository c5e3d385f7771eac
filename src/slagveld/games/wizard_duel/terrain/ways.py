"""Ways: how long they are, what they cost, and whether a base can go along them."""

from collections.abc import Sequence

from slagveld.table.body import Body
from slagveld.table.inside import inside_length
from slagveld.table.layout import Layout
from slagveld.table.lines import compare_segment, segments_meet
from slagveld.table.measure import compare_gap
from slagveld.table.obstacles import Ground, Mover, body_mover, edge_solids, is_leg_free
from slagveld.table.paths import leg_length
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE

from ..core.state import DuelState
from .levels import floor_of, stair_cost, stairs
from .scenery import ENTRANCE, WALL, cost_of, is_hiding, is_solid
from .standing import region_of

SLIP = FINE
"""How deep a swept base may brush what it passes: ways bend at whole units only."""
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

    Own models are never in the way (WD-MOVE-5).

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
    """Length of a way in fine units, stairs included, rounded up (WD-PLACE-4).

    None where it is no way: between levels one walks by stairs alone (WD-PLACE-3).
    """
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
