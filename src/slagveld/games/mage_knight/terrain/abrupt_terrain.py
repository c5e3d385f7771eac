"""Abrupt elevated terrain: cliffs that are passed at access points alone (MK-ABRUPT-1)."""

from collections.abc import Sequence
from math import sqrt

from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Body
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import refuse
from ..core.fighter import Fighter
from ..core.terrain_kinds import access_reach, crosses_cliff_free
from .obstacles import Footing


def cliff_refusal(
    footing: Footing, fighter: Fighter, legs: Sequence[tuple[int, int, int, int]]
) -> Refusal | None:
    """Why a path (fine units) cannot pass the cliffs, or None (MK-ABRUPT-1).

    It must lead through an access point, onto the piece and off it, and is measured so
    (MK-ABRUPT-3).
    """
    for piece in footing.cliffs:
        if not all(crosses_cliff_free(piece, *leg) for leg in legs):
            return refuse("MK-ABRUPT-1", "refusal-ground-cliff", name=fighter.name)
    return None


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
        dx, dy = bx - ax, by - ay
        for low, high in parts:
            end = round(ax + dx * high), round(ay + dy * high)
            found.append((round(ax + dx * low), round(ay + dy * low), *end))
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
