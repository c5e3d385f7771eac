"""Who is in which terrain, and where hindering and elevated terrain end a move or slow it.

Whether a warrior stands in a piece is asked of the centre of its base (MK-TERRAIN-3); the outline
itself is not inside. A soaring warrior is in no terrain.
"""

from slagveld.structs import Struct
from slagveld.table.body import Area
from slagveld.table.inside import INSIDE, TOUCHING, body_in_area, place_in_area, stretches_inside
from slagveld.table.layout import Layout
from slagveld.table.paths import leg_length, spans, spans_without
from slagveld.table.solids import Solid, is_hit
from slagveld.table.terrain import Terrain

from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import TerrainKind
from .obstacles import Footing


def at(table: Layout, x: int, y: int) -> list[Terrain]:
    """The pieces under a place in fine units, in order; the outline is the border (MK-HINDER-1)."""
    return [piece for piece in table.terrain if place_in_area(x, y, piece.area) > 0]


def below(state: KnightState, fighter: Fighter) -> list[Terrain]:
    """The pieces under the centre of a warrior, in order; none under one that soars."""
    table = state.field.table
    if not table.terrain or fighter.soaring:
        return []
    return at(table, fighter.body.x, fighter.body.y)


class Stop(Struct, frozen=True):
    """Where a move must end: so far along its path, and why."""

    distance: float
    """In fine units."""
    rule: str
    piece: Terrain
    kind: TerrainKind


def first_stop(footing: Footing, fighter: Fighter, xs: list[int], ys: list[int]) -> Stop | None:
    """Where along a path a warrior must end its move, if anywhere (MK-HINDER-4, MK-ELEV-3).

    Hindering terrain may be entered (MK-HINDER-3); it stops nobody whose base is never wholly in it
    (MK-HINDER-5).
    """
    found: Stop | None = None
    for piece, kind in footing.elevated:
        far = _entered(piece.area, footing.solids[piece.id], xs, ys)
        if far is not None and (found is None or far < found.distance):
            found = Stop(far, "MK-ELEV-3", piece, kind)
    if footing.hindering and not starts_inside(footing, fighter):
        reach = fighter.body.reach - SLACK
        for piece, kind in footing.hindering:
            if not _could_hold(piece.area, reach, xs, ys):
                continue
            middles, edges = footing.whole(piece, reach)
            inside = spans_without(spans(middles, xs, ys), spans(edges, xs, ys))
            if inside and (found is None or inside[0][0] < found.distance):
                found = Stop(inside[0][0], "MK-HINDER-4", piece, kind)
    return found


def starts_inside(footing: Footing, fighter: Fighter) -> bool:
    """Whether the whole base is in hindering terrain, so that none stops it (MK-HINDER-4)."""
    core = fighter.core
    return any(body_in_area(core, piece.area) == INSIDE for piece, _ in footing.hindering)


def starts_partly_inside(footing: Footing, fighter: Fighter) -> bool:
    """Whether part of the base is in hindering terrain, which halves its speed (MK-HINDER-6)."""
    if not footing.hindering:
        return False
    core = fighter.core
    return any(body_in_area(core, piece.area) > TOUCHING for piece, _ in footing.hindering)


def _entered(area: Area, solids: list[Solid], xs: list[int], ys: list[int]) -> float | None:
    """How far along a path the centre first enters an area from outside, more than grazing it.

    Who starts in it is not stopped by it (MK-ELEV-4).
    """
    if not _could_hold(area, 0, xs, ys):
        return None
    gone = begin = 0.0
    at_home = place_in_area(xs[0], ys[0], area) > 0
    for i in range(len(xs) - 1):
        leg = (xs[i], ys[i], xs[i + 1], ys[i + 1])
        length = leg_length(*leg)
        for low, high in stretches_inside(*leg, area):
            if low > 0.0 or place_in_area(xs[i], ys[i], area) <= 0:
                begin = gone + low * length
                at_home = False
            ax, ay, dx, dy = xs[i], ys[i], xs[i + 1] - xs[i], ys[i + 1] - ys[i]
            part = (ax + dx * low, ay + dy * low, ax + dx * high, ay + dy * high)
            if not at_home and any(is_hit(solid, *part) for solid in solids):
                return begin
        gone += length
    return None


def _could_hold(area: Area, reach: int, xs: list[int], ys: list[int]) -> bool:
    """Whether a path comes where a base of this radius could be wholly inside an area."""
    return (
        max(xs) >= area.low_x + reach
        and min(xs) <= area.high_x - reach
        and max(ys) >= area.low_y + reach
        and min(ys) <= area.high_y - reach
    )
