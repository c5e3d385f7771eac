"""Ways of a unit: what a path costs, why it cannot be gone, the shortest one to an enemy.

A path is that of the middle of the unit's front edge (CAR-8.2), in formation, after its free
turn; it leaves out where the unit stands, and may bend (CAR-8.3). Costs are units: the length,
doubled on slow ground as in open forest, and 5 cm for each low wall that any figure is on along
the way (CAR-9-halving, CAR-9.2.2-movement, CAR-9.3.2-movement).
"""

from collections.abc import Sequence
from typing import NamedTuple

from slagveld.kept import Shelf
from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct
from slagveld.table.costs import path_cost
from slagveld.table.obstacles import BORDER, Ground
from slagveld.table.paths import first_hit, path_length, spans
from slagveld.table.search import FAR
from slagveld.table.shapes import Spot
from slagveld.table.solids import Solid, is_hit
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.table.waypoints import spots_of
from slagveld.texts import Distance, Name

from ..core.book import refuse
from ..core.conditions import is_enemy
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import TOUCH, partings
from ..terrain.kinds import kind_of, piece_of
from . import obstacles
from .approaches import approach

FinePath = tuple[list[int], list[int]]
"""Both coordinates of a path from its start on, in fine units."""

HAIR = 1e-6
PACE = 30 * FINE
"""How far apart the places are at which contact past walls is looked at, in fine units."""
NEAR = TOUCH * FINE + 0.01
"""As near as bases in contact are, in fine units; a hair more, so that the limit counts."""


def fine_path(unit: Unit, path: Sequence[Spot]) -> tuple[list[int], list[int]]:
    """A path from where the unit stands, in fine units."""
    xs = [unit.x * FINE, *[spot.x * FINE for spot in path]]
    ys = [unit.y * FINE, *[spot.y * FINE for spot in path]]
    return xs, ys


def rounded_up(fine: float) -> int:
    """A length in fine units as whole units, rounded up."""
    return -int(-(fine - HAIR) // FINE)


# Costs


def way_cost(state: CarnageState, unit: Unit, path: Sequence[Spot]) -> int:
    """What a path costs a unit, in units, rounded up: all of it (CAR-8.3, CAR-8.3-example)."""
    xs, ys = fine_path(unit, path)
    return cost_along(obstacles.footing_of(state, unit), xs, ys)


def cost_along(footing: obstacles.Footing, xs: list[int], ys: list[int]) -> int:
    """The same for a path in fine units."""
    if not footing.slows and not footing.climbs:
        return rounded_up(path_length(xs, ys))
    ground = Ground()
    ground.slows = footing.slows
    climbed = len(climbed_along(footing, xs, ys))
    return rounded_up(path_cost(ground, xs, ys)) + climbed * obstacles.CLIMB


def climbed_along(footing: obstacles.Footing, xs: list[int], ys: list[int]) -> list[Terrain]:
    """The low walls that any figure is on along a path, each once; standing still climbs none."""
    return [
        piece
        for piece, solids in footing.climbs
        if any(_meets(solids, xs, ys, i) for i in range(1, len(xs)))
    ]


def _meets(solids: list[Solid], xs: list[int], ys: list[int], i: int) -> bool:
    """Whether leg i of a path, which has a length, enters one of these."""
    if xs[i - 1] == xs[i] and ys[i - 1] == ys[i]:
        return False
    return any(is_hit(solid, xs[i - 1], ys[i - 1], xs[i], ys[i]) for solid in solids)


def cut_way(state: CarnageState, unit: Unit, path: Sequence[Spot], limit: int) -> tuple[Spot, ...]:
    """The longest beginning of a path that costs at most `limit`, ended on whole units."""
    kept: list[Spot] = []
    for spot in path:
        if way_cost(state, unit, [*kept, spot]) <= limit:
            kept.append(spot)
            continue
        start = kept[-1] if kept else Spot(unit.x, unit.y)
        low, high = 0, max(abs(spot.x - start.x), abs(spot.y - start.y))
        whole = high
        while high - low > 1:
            middle = (low + high) // 2
            if way_cost(state, unit, [*kept, _between(start, spot, middle, whole)]) <= limit:
                low = middle
            else:
                high = middle
        if low:
            kept.append(_between(start, spot, low, whole))
        break
    return tuple(kept)


def _between(start: Spot, end: Spot, part: int, whole: int) -> Spot:
    """The place `part` of `whole` steps along a leg, rounded towards its start."""

    def along(a: int, b: int) -> int:
        return a + (b - a) * part // whole if b >= a else a - (a - b) * part // whole

    return Spot(along(start.x, end.x), along(start.y, end.y))


# Refusals


def blocked(state: CarnageState, owner: int) -> Refusal:
    """What is in the way, in words: the table's edge, terrain or another unit."""
    if owner == BORDER:
        return refuse("CAR-8.1", "refusal-ground-edge")
    other = state.unit(owner)
    if other is not None:
        return refuse("CAR-8.4", "refusal-ground-unit", unit=other.name)
    piece = piece_of(state.field.table, obstacles.owned_piece(owner))
    if piece is None:
        return refuse("CAR-8.1", "refusal-ground-edge")
    name = piece_name(piece)
    return refuse(kind_of(piece).rule, "refusal-ground-terrain", terrain=name)


def piece_name(piece: Terrain) -> Name | str:
    """How a piece of terrain is called: by its own name, or by its kind."""
    return piece.name or kind_of(piece).name or piece.kind


def way_refusal(
    state: CarnageState,
    unit: Unit,
    path: Sequence[Spot],
    limit: int,
    *,
    leaving: tuple[int, ...] = (),
) -> Refusal | None:
    """Why a unit cannot go along a path for at most `limit`, or None.

    It may end in contact with any enemy but those in `leaving`, whom it must no longer touch at
    the end. On the way it touches no enemy it did not touch at the start; a unit that breaks off
    (`leaving`) touches no friend either (CAR-8.6b).
    """
    if unit.inside:
        return refuse("CAR-9.7-enter", "refusal-ground-inside", unit=unit.name)
    if any(spot.level for spot in path):
        return refuse("CAR-8.1", "refusal-ground-level")
    xs, ys = fine_path(unit, path)
    if refusal := _too_far(rounded_up(path_length(xs, ys)), limit):
        return refusal
    footing = obstacles.footing_of(state, unit)
    near = obstacles.near_units(state, unit, obstacles.swept(footing, xs, ys))
    hit = first_hit(obstacles.ground_with(state, unit, near), xs, ys)
    if hit is not None:
        return blocked(state, hit.owner)
    slow = footing.slows or footing.climbs
    if slow and (refusal := _too_far(cost_along(footing, xs, ys), limit)):
        return refusal
    for other in near:
        if refusal := _brushed(state, footing, unit, other, (xs, ys), leaving):
            return refusal
    return None


def _too_far(cost: int, limit: int) -> Refusal | None:
    if cost <= limit:
        return None
    values = {"cost": Distance(cost, up=True), "limit": Distance(limit)}
    return refuse("CAR-8.1", "refusal-ground-far", **values)


def _brushed(
    state: CarnageState,
    footing: obstacles.Footing,
    unit: Unit,
    other: Unit,
    path: FinePath,
    leaving: tuple[int, ...],
) -> Refusal | None:
    """Whether another unit is touched where that ends the way, or ends it wrongly."""
    enemy = is_enemy(unit, other)
    if not (enemy or leaving):
        return None
    solids = obstacles.touch_solids(footing, other, -NEAR)
    if not any(_meets(solids, *path, i) for i in range(1, len(path[0]))):
        return None
    if partings(state.field.table).is_near(other.bounds):
        met = _met_past_walls(state, unit, other, solids, path)
    else:
        met = _met(solids, path)
    if other.id in leaving:
        still = refuse("CAR-8.6", "refusal-ground-still", enemy=other.name)
        return still if met.end else None
    if met.start or not (met.early or met.late or met.end):
        return None
    if enemy and met.end and not met.early:
        return None
    rule = "CAR-8.6b" if leaving else "CAR-8-engaged"
    return refuse(rule, "refusal-ground-brush", unit=other.name)


class Met(NamedTuple):
    """Where along a path another unit is touched."""

    start: bool
    early: bool
    """On a leg before the last."""
    late: bool
    """On the last leg."""
    end: bool


def _met(solids: list[Solid], path: FinePath) -> Met:
    """Where a path that comes near another unit touches it, with no wall near."""
    xs, ys = path
    start, end = [
        any(is_hit(solid, xs[i], ys[i], xs[i], ys[i]) for solid in solids) for i in (0, -1)
    ]
    early = any(_meets(solids, xs, ys, i) for i in range(1, len(xs) - 1))
    return Met(start, early, _meets(solids, xs, ys, len(xs) - 1), end)


def _met_past_walls(
    state: CarnageState, unit: Unit, other: Unit, solids: list[Solid], path: FinePath
) -> Met:
    """The same where walls may part them but at doors and windows: looked at every few mm."""

    def is_met(x: float, y: float) -> bool:
        there = unit.changed(x=int(x) // FINE, y=int(y) // FINE, places=())
        return bool(state.field.touches(there, other))

    xs, ys = path
    legs: list[bool] = []
    for i in range(1, len(xs)):
        dx, dy = xs[i] - xs[i - 1], ys[i] - ys[i - 1]
        length = path_length(xs[i - 1 : i + 1], ys[i - 1 : i + 1])
        places = [
            (begin + (end - begin) * step / steps) / length
            for begin, end in spans(solids, xs[i - 1 : i + 1], ys[i - 1 : i + 1])
            for steps in (int((end - begin) / PACE) + 2,)
            for step in range(steps + 1)
        ]
        legs.append(any(is_met(xs[i - 1] + dx * part, ys[i - 1] + dy * part) for part in places))
    return Met(is_met(xs[0], ys[0]), any(legs[:-1]), legs[-1], is_met(xs[-1], ys[-1]))


# Into contact


class Approach(Struct, frozen=True):
    """A way that ends in base contact."""

    path: tuple[Spot, ...]
    length: int
    cost: int


APPROACHES = Shelf[tuple[object, ...], tuple[float, Approach | None]]("carnage.approaches")
"""Beside a field: how far a way was looked for, and what was found."""


def shortest_into_contact(
    state: CarnageState, unit: Unit, target: Unit, limit: float = FAR
) -> Approach | None:
    """The cheapest way of a whole block into contact with any base of a target.

    None when there is none (CAR-10-measure) that costs at most `limit` units. Other units are
    gone around but may be brushed.
    """
    key = (obstacles.shape_of(unit), unit.id, unit.x, unit.y, target.id)
    known = APPROACHES.of(state.field)
    looked, found = known.get(key, (0.0, None))
    if found is None and looked < limit:
        way = approach(state, unit, target, limit * FINE)
        if way is not None:
            cost = cost_along(obstacles.footing_of(state, unit), *way)
            if cost <= limit:
                found = Approach(spots_of(*way), rounded_up(path_length(*way)), cost)
        known[key] = limit, found
    return found if found is not None and found.cost <= limit else None
