"""In one rank along a wall: how a regiment gets over a fence all at once."""

from collections.abc import Sequence

from slagveld.kernel.fields import Placement
from slagveld.table.inside import passes_through
from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine

from ..core.regiment import Regiment, Stand
from ..core.relations import squared
from ..core.state import LittleCarnageState
from ..march.drill import Band, allowed, middle
from ..march.gathering import offset, placed
from ..march.plans import March
from ..terrain.scenery import scenery_of
from .routes import closed_up


def lined_up(band: Band, x: int, y: int) -> March | None:
    """In one rank beyond the first low obstacle on the straight way to a place, or before it."""
    state, regiment, stands = band
    here_x, here_y = middle(stands)
    line = (here_x * FINE, here_y * FINE, x * FINE, y * FINE)
    met = [one for one in scenery_of(state.field.table).low if passes_through(*line, one.area)]
    if not met:
        return None
    piece = min(met, key=lambda one: (_away(one, here_x, here_y), one.id))
    mid_x, mid_y, along = _lie(piece)
    look = (along + TURN // 4) % TURN
    if (x - mid_x) * cosine(look) + (y - mid_y) * sine(look) < 0:
        look = (look + TURN // 2) % TURN
    before = (mid_x - here_x) * cosine(look) + (mid_y - here_y) * sine(look)
    ahead = int(scaled(before))
    foot = moved(here_x, here_y, look, ahead)
    thick = _thickness(piece) // 2 + 2
    for far in (thick, -thick - max([one.sides[1] for one in stands]) - 4):
        plan = row(stands, *moved(*foot, look, far), look)
        if (march := in_row(state, regiment, plan, flying=False)) is not None:
            return march
    return None


def in_row(
    state: LittleCarnageState, regiment: Regiment, plan: tuple[Placement, ...], *, flying: bool
) -> March | None:
    """The move of a plan for one rank; if it is not allowed, all close up about the middle one."""
    march = allowed(state, regiment, plan, flying=flying)
    lead = state.field.by_id[plan[len(plan) // 2].piece]
    return march or closed_up(state, regiment, lead, plan)


def row(stands: Sequence[Stand], x: int, y: int, look: int) -> tuple[Placement, ...]:
    """All side by side before a place, looking away from it; who stands left stays left."""
    cos, sin = cosine(look), sine(look)
    order = sorted(stands, key=lambda s: (s.pose.y * cos - s.pose.x * sin, s.id))
    wide = sum([one.sides[0] for one in order])
    aside, plan = -(wide // 2), []
    for stand in order:
        out, along = stand.sides[1] // 2 + 2, aside + stand.sides[0] // 2
        aside += stand.sides[0]
        here = offset(x, y, look, out, along)
        plan.append(placed(stand, Pose(*here, look, stand.pose.z, stand.pose.level)))
    return tuple(plan)


def _lie(piece: Terrain) -> tuple[int, int, int]:
    """The middle of a piece in units, and the direction of its longest edge."""
    area = piece.area
    edges = [(area.xs[j] - area.xs[i], area.ys[j] - area.ys[i]) for i, j in enumerate(area.follow)]
    dx, dy = max(edges, key=lambda edge: edge[0] ** 2 + edge[1] ** 2)
    x, y = sum(area.xs) // len(area.xs), sum(area.ys) // len(area.ys)
    return x // FINE, y // FINE, int(direction_of(dx, dy))


def _thickness(piece: Terrain) -> int:
    """How far a piece reaches square to its longest edge, in units."""
    along = _lie(piece)[2]
    cos, sin = cosine(along), sine(along)
    across = [scaled(y * cos - x * sin) for x, y in zip(piece.area.xs, piece.area.ys, strict=True)]
    return int(max(across) - min(across)) // FINE


def _away(piece: Terrain, x: int, y: int) -> int:
    return squared(Spot(*_lie(piece)[:2]), Spot(x, y))
