"""Lines of fire to built terrain: to any point of its edge (MK-BUILT-17)."""

from itertools import pairwise
from typing import NamedTuple

from slagveld.kernel.rulebook import Refusal
from slagveld.table.arcs import in_arc
from slagveld.table.measure import point_area_gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import INCH, refuse
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..core.values import range_of
from .ground import firing_ground
from .traces import End, trace

STEP = 20 * FINE
"""How far apart the points of an edge lie at most that are tried."""


class Aim(NamedTuple):
    """The nearest point of an edge to which a line of fire is clear; or why there is none."""

    refusal: Refusal | None
    square: int = 0
    """Of the length of that line, in fine units."""


def aim_at(state: MageKnightState, fighter: Fighter, piece: Terrain) -> Aim:
    """Where a warrior can hit a piece of built terrain: range, front arc, clear line."""
    body = fighter.body
    inches = range_of(state, fighter)
    most = inches * INCH * FINE
    reach = Distance(inches * INCH)
    refusal = refuse("MK-RANGED-4", "refusal-shot-built-range", range=reach)
    if point_area_gap(body.x, body.y, piece.area) > most:
        return Aim(refusal)
    name = fighter.name
    ground = firing_ground(state.field.table)
    stands = tuple([part for part in ground if part.number == piece.id and part.elevated])
    in_range = in_front = False
    for square, x, y in _edge_points(piece, int(body.x), int(body.y)):
        if square > most * most:
            break
        if not in_range:
            in_range = True
            refusal = refuse("MK-LOF-2", "refusal-shot-built-arc", name=name)
        if not in_arc(body.x, body.y, body.facing, fighter.arc, x, y):
            continue
        blocked = trace(state, fighter, End(x, y, stands=stands, built=piece.id)).refusal
        if blocked is None:
            return Aim(None, square)
        if not in_front:
            in_front = True
            refusal = blocked
    return Aim(refusal)


def _edge_points(piece: Terrain, x: int, y: int) -> list[tuple[int, int, int]]:
    """Points all along the outline of a piece, the nearest to a place first: square, x, y."""
    found: dict[tuple[int, int, int], None] = {}
    for ring in (piece.outline.points, *piece.outline.holes):
        for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
            ends = (ax * FINE, ay * FINE), (bx * FINE, by * FINE)
            for px, py in (_foot(x, y, *ends), *_along(*ends)):
                found[((px - x) ** 2 + (py - y) ** 2, px, py)] = None
    return sorted(found)


def _foot(x: int, y: int, one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The point of an edge that is nearest to a place, to the nearest fine unit."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = (x - one[0]) * dx + (y - one[1]) * dy
    square = dx * dx + dy * dy
    if along <= 0 or square == 0:
        return one
    if along >= square:
        return other
    half = square // 2
    return one[0] + (along * dx + half) // square, one[1] + (along * dy + half) // square


def _along(one: tuple[int, int], other: tuple[int, int]) -> list[tuple[int, int]]:
    """Points along an edge from its first end on, not more than a step apart."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    count = max(abs(dx), abs(dy)) // STEP + 1
    return [(one[0] + dx * i // count, one[1] + dy * i // count) for i in range(count)]
