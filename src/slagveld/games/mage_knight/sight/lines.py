"""Lines of fire to warriors and built terrain: length, front arc, what blocks them (MK-LOF-*)."""

from itertools import pairwise
from typing import NamedTuple

from slagveld.kernel.rulebook import Refusal
from slagveld.table.arcs import in_arc
from slagveld.table.body import Body
from slagveld.table.measure import distance, point_area_gap
from slagveld.table.shapes import Point
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import INCH, refuse
from ..core.conditions import in_front
from ..core.effects import Hides
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..core.values import half_range, range_of
from .ground import firing_ground, occupied_reach
from .traces import End, Line, end_at, trace

# Lines


def line(state: KnightState, attacker: Fighter, target: Fighter, *, through: bool = False) -> Line:
    """The line of fire from one warrior to another; both may be moved copies.

    `through`: nothing blocks it and no terrain counts (MK-CARD-magic-blast). Terrain that hinders
    blocks the line to one with Stealth (MK-CARD-stealth).
    """
    if through:
        end = end_at(state, target)
        body = attacker.body
        return Line(int(distance(body.x, body.y, end.x, end.y)), through=True)
    found = traced(state, attacker, target)
    if found.refusal is None and found.veiled and target.id not in state.running:
        hides = target.powers.one(Hides)
        if hides is not None:
            rule, name = hides[0].rule, hides[0].name
            refusal = refuse(rule, "refusal-shot-hidden", name=target.name, ability=name)
            return found._replace(refusal=refusal)
    return found


def traced(state: KnightState, attacker: Fighter, target: Fighter) -> Line:
    """What lies between two warriors; known for those that stand where the field has them."""
    field = state.field
    one, other = field.by_id.get(attacker.id), field.by_id.get(target.id)
    own = (
        one is not None
        and other is not None
        and one.pose == attacker.pose
        and other.pose == target.pose
    )
    if not own:
        return trace(state, attacker, end_at(state, target))
    key = (attacker.id, target.id)
    known = field.traces.get(key)
    if known is None:
        known = field.traces[key] = trace(state, attacker, end_at(state, target))
    found: Line = known
    return found


def behind(attacker: Fighter, target: Fighter) -> bool:
    """Whether an attack comes at the rear arc of its target (MK-MELEE-4, MK-RANGED-6).

    That is the arc which faces the centre of the attacker, also of one that occupies a piece
    (MK-BUILT-11).
    """
    return not in_front(target, attacker.body)


# Range and arc


def sight_refusal(
    state: KnightState,
    attacker: Fighter,
    target: Fighter,
    *,
    inches: int | None = None,
    through: bool = False,
) -> Refusal | None:
    """Why a warrior has no line of fire to another: range, front arc, what blocks it; or None.

    Whoever asks makes no attack then (MK-LOF-5). `inches` is the range where it is not simply the
    attacker's.
    """
    most = (range_of(state, attacker) if inches is None else inches) * INCH
    end, body, name = end_at(state, target), attacker.body, target.name
    dx, dy = int(end.x - body.x), int(end.y - body.y)
    if dx * dx + dy * dy > (most * FINE) ** 2:  # no line is longer than the range (MK-LOF-3)
        return refuse("MK-RANGED-4", "refusal-shot-range", name=name, range=Distance(most))
    if not in_arc(body.x, body.y, body.facing, attacker.arc, end.x, end.y):
        return refuse("MK-LOF-2", "refusal-shot-arc", name=attacker.name, target=name)
    return line(state, attacker, target, through=through).refusal


def in_reach(state: KnightState, fighter: Fighter) -> tuple[int, ...]:
    """Ids of the warriors within range and front arc, in order, whatever stands between.

    The warrior is one of the field. Remembered while nobody moves.
    """
    inches = range_of(state, fighter)
    traces = state.field.traces
    key = ("reach", fighter.id, inches)
    known: tuple[int, ...] | None = traces.get(key)
    if known is not None:
        return known
    body = fighter.body
    x, y, facing, half = body.x, body.y, body.facing, fighter.arc
    most = inches * INCH * FINE
    spare = occupied_reach(state.field.table)
    far = (most + spare) * (most + spare)
    found: list[int] = []
    for other in state.field.fighters:
        end: Body | End = other.body
        dx, dy = end.x - x, end.y - y
        if dx * dx + dy * dy > far or other.id == fighter.id:
            continue
        if spare:
            end = end_at(state, other)
            dx, dy = end.x - x, end.y - y
            if dx * dx + dy * dy > most * most:
                continue
        if in_arc(x, y, facing, half, end.x, end.y):
            found.append(other.id)
    known = traces[key] = tuple(found)
    return known


def within_half(state: KnightState, attacker: Fighter, target: Fighter) -> bool:
    """Whether a target is within half the range, rounded up (MK-CLOSE-2)."""
    end = end_at(state, target)
    dx, dy = int(end.x - attacker.body.x), int(end.y - attacker.body.y)
    most = half_range(state, attacker)
    return dx * dx + dy * dy <= most * most


STEP = 20 * FINE
"""How far apart the points of an edge lie at most that are tried."""


# To built terrain


class Aim(NamedTuple):
    """The nearest point of an edge to which a line of fire is clear; or why there is none."""

    refusal: Refusal | None
    square: int = 0
    """Of the length of that line, in fine units."""


def aim_at(state: KnightState, fighter: Fighter, piece: Terrain) -> Aim:
    """Where a warrior can hit a piece of built terrain: any point of its edge (MK-BUILT-17).

    Range, front arc and a clear line are asked.
    """
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
    """Points along the outline of a piece, a step apart, the nearest first: square, x, y."""
    found: dict[tuple[int, int, int], None] = {}
    for ring in (piece.outline.points, *piece.outline.holes):
        for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
            ends = (ax * FINE, ay * FINE), (bx * FINE, by * FINE)
            (sx, sy), dx, dy = ends[0], (bx - ax) * FINE, (by - ay) * FINE
            count = max(abs(dx), abs(dy)) // STEP + 1
            along = [(sx + dx * i // count, sy + dy * i // count) for i in range(count)]
            for px, py in (nearest_on(x, y, *ends), *along):
                found[((px - x) ** 2 + (py - y) ** 2, px, py)] = None
    return sorted(found)


def nearest_on(x: int, y: int, one: Point, other: Point) -> Point:
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
