"""What is in the way of a piece, and whether its base gets past (WD-MOVE-4 to WD-MOVE-6)."""

from collections.abc import Sequence
from itertools import combinations
from math import isqrt

from slagveld.kept import Shelf
from slagveld.structs import Struct
from slagveld.table.body import Body
from slagveld.table.lines import compare_segment, segments_meet
from slagveld.table.measure import compare_gap, near_indices
from slagveld.table.obstacles import Ground, Mover, body_mover, edge_solids, is_leg_free
from slagveld.table.shapes import Spot
from slagveld.table.solids import Solid
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.state import DuelState
from .contact_and_distance import is_enemy
from .floors_and_stairs import floor_of, region_of
from .scenery import is_hiding, is_solid, walls_of

SLIP = FINE
"""How deep a swept base may brush what it passes: ways bend at whole units only."""
WALLS, REGION = -1, 0
"""Parts of a piece of scenery that are in the way; its floors go by their levels."""
SOLIDS = Shelf[tuple[int, int], list[Solid]]("wizard-duel.solids")
"""Beside a piece of scenery, by the reach of a base and the part that is in its way."""


def ground(
    state: DuelState,
    seat: int,
    piece: int,
    level: int,
    *,
    wizard: bool = False,
    foes: Sequence[Body] | None = None,
) -> Ground:
    """What a piece must go around on a level: enemies, solids, walls, the edge (WD-MOVE-6).

    Own models are never in the way (WD-MOVE-5). With `foes` no other enemies count than these on
    its level.
    """
    layout = state.layout
    own = layout.body(piece)
    mover = body_mover(own)
    found = Ground()
    found.add_border(mover, 0, 0, layout.width * FINE, layout.height * FINE, 0)
    if foes is None:
        for foe in state.enemies(seat):
            body = layout.body(foe)
            if body.level == level:
                found.add_body(mover, body, foe, SLIP)
    else:
        for body in foes:
            found.add_body(mover, body, 0, SLIP)
    floor = floor_of(layout, level) if level else None
    parts = [] if floor is None else [(floor[0], level)]
    for terrain in () if level else layout.terrain:
        if is_solid(terrain) or (wizard and is_hiding(terrain)):
            parts.append((terrain, REGION))
        if terrain.walls:
            parts.append((terrain, WALLS))
    for terrain, part in parts:
        key = (own.reach, part)
        found.solids.extend(SOLIDS.kept(terrain, key, _grown, terrain, mover, part))
    return found


def _grown(terrain: Terrain, mover: Mover, part: int) -> list[Solid]:
    """Where a part of a piece of scenery keeps a round base of one reach from going."""
    found = Ground()
    if part == REGION:
        found.add_region(mover, region_of(terrain.outline), -terrain.id, SLIP)
    elif part == WALLS:
        for x1, y1, x2, y2 in walls_of(terrain):
            found.add_wall(mover, x1, y1, x2, y2, -terrain.id, SLIP)
    for floor in terrain.floors:
        if floor.level == part:
            return edge_solids(mover, region_of(floor.outline).area, SLIP, -terrain.id)
    return found.solids


def way_free(
    state: DuelState, seat: int, piece: int, path: Sequence[Spot], *, wizard: bool = False
) -> bool:
    """Whether a piece's base can go along a way (WD-MOVE-4 to WD-MOVE-6)."""
    start = state.pose(piece)
    body = state.layout.body(piece)
    near = _surroundings(state, seat, piece, path, wizard=wizard)
    x, y, level = start.x, start.y, start.level
    for spot in path:
        if spot.level == level:
            leg = (x * FINE, y * FINE, spot.x * FINE, spot.y * FINE)
            if level == start.level:
                foes, solid = near.foes, near.ground
            else:
                foes = [foe for foe in near.others if foe.level == level]
                solid = ground(state, seat, piece, level, wizard=wizard, foes=foes)
            if not is_leg_free(solid, *leg) or _squeezes(body, leg, foes):
                return False
        x, y, level = spot.x, spot.y, spot.level
    return True


class Surroundings(Struct):
    """What could be in the way of a piece that goes nowhere farther than some limit."""

    foes: list[Body]
    """Enemies on its level."""
    others: list[Body]
    """Enemies on other levels."""
    ground: Ground
    """What it must go around on its level."""
    limit: int
    """The square of the limit, in units."""


AROUND = Shelf[tuple[int, bool], Surroundings]("wizard-duel.around")
"""Beside a state, by piece and whether it goes as a wizard."""
ROOM = 10
"""How much farther than asked one looks around, so that other ways of the same length fit."""


def _surroundings(
    state: DuelState, seat: int, piece: int, path: Sequence[Spot], *, wizard: bool
) -> Surroundings:
    """What a way could come near, wherever it leads within its farthest bend."""
    start = state.pose(piece)
    far = 0
    for spot in path:
        dx, dy = spot.x - start.x, spot.y - start.y
        far = max(far, dx * dx + dy * dy)
    shelf = AROUND.of(state)
    known = shelf.get((piece, wizard))
    if known is not None and far <= known.limit:
        return known
    layout = state.layout
    bases, bodies, body = layout.bases, layout.bodies(), layout.body(piece)
    limit = isqrt(far) + ROOM
    foes: list[Body] = []
    others: list[Body] = []
    for number in near_indices(body, bodies, (limit + 1) * FINE + 2 * SLIP):
        if is_enemy(state, seat, bases[number].id):
            foe = bodies[number]
            (foes if foe.level == start.level else others).append(foe)
    solid = ground(state, seat, piece, start.level, wizard=wizard, foes=foes)
    found = shelf[piece, wizard] = Surroundings(foes, others, solid, limit * limit)
    return found


def _squeezes(body: Body, leg: tuple[int, int, int, int], foes: Sequence[Body]) -> bool:
    """Whether a leg leads between two enemies whose gap is narrower than the base (WD-MOVE-4)."""
    if len(foes) < 2:
        return False
    near = [
        foe
        for foe in foes
        if compare_segment(foe.x, foe.y, *leg, foe.reach + body.reach + 2 * SLIP) <= 0
    ]
    return len(near) > 1 and any(
        compare_gap(one, other, 2 * body.reach) < 0
        and segments_meet(*leg, one.x, one.y, other.x, other.y)
        for one, other in combinations(near, 2)
    )
