"""Pieces of terrain: shapes and cards in the box, and where one of the pile may lie.

Distances, and whether it fits at all: MK-PLACE-10, MK-PLACE-11.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece
from slagveld.kit.box_shapes import BoxShape
from slagveld.kit.deployment import outline_of
from slagveld.kit.laid_tables import laid_points
from slagveld.kit.tables import table
from slagveld.table.body import Area, disc
from slagveld.table.inside import areas_meet
from slagveld.table.measure import area_gap, point_area_gap, point_outline_gap
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Access, Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import FOLDER, INCH, OBJECTIVE, refuse
from ..core.cards import built
from ..core.state import KnightState
from ..core.terrain_kinds import ACCESS_WIDTH, BUILT, kinds
from .edges import areas


class Shape(BoxShape, frozen=True, kw_only=True):
    """A piece in the box: one kind of terrain in one shape."""

    pile: bool = True
    """Whether players may put it on the pile (MK-PLACE-1)."""

    @property
    def built(self) -> bool:
        return self.kind.startswith(BUILT)

    @property
    def abrupt(self) -> bool:
        """Whether it needs access points (MK-ABRUPT-2)."""
        return kinds()[self.kind].abrupt


_usual_shapes = table(FOLDER / "kit.yaml", Shape)


@cache
def shapes() -> dict[str, Shape]:
    """Everything in the box by key; built terrain last, under the key of its kind."""
    found = dict(_usual_shapes())
    for card in built().values():
        long, wide = card.length // 2, card.width // 2
        found[BUILT + card.key] = Shape(
            key=BUILT + card.key,
            kind=BUILT + card.key,
            name=card.name,
            look="roof" if card.dot else "wall",
            width=card.length,
            depth=card.width,
            least=min(card.length, card.width),
            most=max(card.length, card.width),
            points=((-long, -wide), (long, -wide), (long, wide), (-long, wide)),
        )
    return found


def made(shape: Shape, number: int, laid: LaidPiece, sides: Sequence[int] = ()) -> Terrain:
    """A piece in its size, turned and put down, with access points in the middle of these sides.

    An abrupt piece has always one: in the middle of its first side, where none is named.
    """
    points = laid_points(shape, laid)
    chosen = (sides or (0,)) if shape.abrupt else ()
    ramps = tuple([Access("ramp", side_middle(points, s), ACCESS_WIDTH) for s in chosen])
    outline, name = Outline(points), laid.name.strip()
    return Terrain(number, shape.kind, outline, name=name, accesses=ramps)


def at(shape: Shape, number: int, x: int, y: int, facing: int = 0, **rest: Any) -> Terrain:
    """A piece in its own size at a place."""
    laid = LaidPiece(key=shape.key, x=x, y=y, facing=facing, width=shape.width, depth=shape.depth)
    return made(shape, number, laid, **rest)


def side_middle(points: Sequence[Point], side: int) -> Point:
    """The middle of a side: of the stretch from this point to the next."""
    (x1, y1), (x2, y2) = points[side], points[(side + 1) % len(points)]
    return (x1 + x2) // 2, (y1 + y2) // 2


APART = 3 * INCH
"""How far terrain lies from terrain, starting areas and objectives."""
GRID = INCH // 2
"""How far apart the spots are on which it is tried whether a piece fits."""
FACINGS = (0, 450, 900, 1350, 1800, 2250, 2700, 3150)

Lie = tuple[int, int, int]
"""Where a piece may lie: x, y, facing."""
Bounds = tuple[int, int]
Crowd = tuple[tuple[Terrain, ...], tuple[Point, ...], tuple[Outline, ...]]
"""What it must keep away from: terrain, middles of objectives, starting areas."""


def crowd_of(state: KnightState) -> Crowd:
    """What every new piece must keep away from."""
    spots = tuple([(objective.x, objective.y) for objective in state.objectives])
    return state.field.table.terrain, spots, tuple([outline_of(box) for box in areas(state)])


def piece_refusal(state: KnightState, piece: Terrain) -> Refusal | None:
    """Why a piece may not lie here, or None."""
    table = state.field.table
    return _refusal((table.width, table.height), crowd_of(state), piece)


def _refusal(bounds: Bounds, crowd: Crowd, piece: Terrain) -> Refusal | None:
    is_built = piece.kind.startswith(BUILT)
    if any(not (0 <= x <= bounds[0] and 0 <= y <= bounds[1]) for x, y in piece.outline.points):
        rule = "MK-BUILT-7" if is_built else "MK-SETUP-6"
        return refuse(rule, "refusal-piece-edge")
    terrain, spots, starts = crowd
    least = Distance(APART)
    area = piece.area
    for outline in starts:
        if not apart(area, outline.area()):
            return refuse("MK-PLACE-10", "refusal-piece-start", least=least)
    for x, y in spots:
        if area_gap(disc(x, y, OBJECTIVE, 0, 0, 0), area) < APART * FINE:
            return refuse("MK-PLACE-10", "refusal-piece-objective", least=least)
    for other in terrain:
        if is_built and other.kind.startswith(BUILT):
            if areas_meet(area, other.area):
                return refuse("MK-BUILT-9", "refusal-piece-built")
        elif not apart(area, other.area):
            rule = "MK-BUILT-9" if is_built else "MK-PLACE-10"
            return refuse(rule, "refusal-piece-terrain", least=least)
    return None


def apart(one: Area, other: Area) -> bool:
    """Whether two areas lie at least 3" apart, edge to edge."""
    far = APART * FINE
    if (
        one.low_x - other.high_x >= far
        or other.low_x - one.high_x >= far
        or one.low_y - other.high_y >= far
        or other.low_y - one.high_y >= far
    ):
        return True
    if areas_meet(one, other):
        return False
    return all(
        point_outline_gap(x, y, b) >= far
        for a, b in ((one, other), (other, one))
        for x, y in zip(a.xs, a.ys, strict=True)
    )


def first_fit(state: KnightState, key: str) -> Lie | None:
    """The first spot of the grid, and facing, at which a piece fits; None: nowhere."""
    table = state.field.table
    return _first_fit((table.width, table.height), crowd_of(state), key)


@lru_cache(maxsize=256)
def _first_fit(bounds: Bounds, crowd: Crowd, key: str) -> Lie | None:
    shape = shapes()[key]
    terrain, spots, starts = crowd
    others = [p.area for p in terrain if not (shape.built and p.kind.startswith(BUILT))]
    areas_near = [*others, *[outline.area() for outline in starts]]
    near, far = _radii(shape)
    for y in range(GRID, bounds[1], GRID):
        for x in range(GRID, bounds[0], GRID):
            if min(x, y, bounds[0] - x, bounds[1] - y) * FINE < near:
                continue
            room = _room(areas_near, x, y, near + APART * FINE)
            if room is None:
                continue
            free = room >= far + APART * FINE and not shape.built
            for facing in FACINGS:
                piece = at(shape, 0, x, y, facing)
                near_by: Crowd = ((), spots, ()) if free else crowd
                if _refusal(bounds, near_by, piece) is None:
                    return x, y, facing
    return None


def _radii(shape: Shape) -> tuple[int, int]:
    """How near the outline of a shape comes to its middle, and how far it goes, in fine units."""
    area = Outline(shape.points).area()
    far = max(x * x + y * y for x, y in shape.points)
    return int(point_outline_gap(0, 0, area)), (int(far**0.5) + 2) * FINE


def _room(obstacles: list[Area], x: int, y: int, least: int) -> int | None:
    """How far the nearest of these is from a spot; None when it is nearer than `least`.

    A piece may be turned, so the nearest point of its outline is allowed a unit of rounding.
    """
    best = 1 << 40
    for area in obstacles:
        here = int(point_area_gap(x * FINE, y * FINE, area))
        if here < least - 2 * FINE:
            return None
        best = min(best, here)
    return best
