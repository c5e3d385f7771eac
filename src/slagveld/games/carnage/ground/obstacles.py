"""Footing: what a unit must go around and where it may stand, prepared once and asked often.

A unit moves as one block that does not turn on the way, so all that matters is its shape (facing,
figures, files, base, armour): terrain is prepared once for each shape on a table, and every other
unit once for each shape that passes it. The reference point is the middle of the front edge.
Whatever is in the way may be entered as deep as `SLIP`: paths bend at whole units only.

Owners in a `Ground` are ids of units, `piece_owner` of pieces of terrain, and `BORDER`.
"""

from collections.abc import Iterable

from slagveld.kept import Shelf
from slagveld.kit.keeping import kept_by_id
from slagveld.table import blocks
from slagveld.table.body import Body, ceil_root
from slagveld.table.contact import overlap
from slagveld.table.convex import Part
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.layout import Layout
from slagveld.table.obstacles import (
    BORDER,
    SLIP,
    Ground,
    Mover,
    Slow,
    body_solids,
    region_solids,
    union_mover,
)
from slagveld.table.solids import Solid
from slagveld.table.spots import nearest_free
from slagveld.table.terrain import Terrain
from slagveld.table.turns import shrunk
from slagveld.table.units import FINE

from ..core.book import CM
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import TOUCH
from ..terrain.kinds import bars, kind_of, piece_of, regions_of, slows

Shape = tuple[int, int, int, int, int, bool]
"""Facing, figures, files, width and depth of a base, and whether the printed AR is above 0."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in fine units."""

CLIMB = 5 * CM
"""What climbing a low wall takes off a move (CAR-9.3.2-movement)."""

SHAPES = 128
"""So many shapes are remembered for a field or a unit."""
TABLE_SHAPES = 1024
"""And so many for a table, which serves many battles."""

STEP = 20 * FINE
"""How finely a free spot is looked for."""

_PIECE = -10


def piece_owner(piece: Terrain) -> int:
    return _PIECE - piece.id


def owned_piece(owner: int) -> int:
    return _PIECE - owner


def is_armoured(unit: Unit) -> bool:
    """Whether the printed AR of a unit is above 0 (CAR-9.4-crossing)."""
    return unit.profile.ar > 0


def shape_of(unit: Unit) -> Shape:
    """What the ground of a unit depends on, besides where others stand."""
    profile = unit.profile
    armoured = profile.ar > 0
    return (unit.facing, len(unit.figures), unit.files, profile.width, profile.depth, armoured)


def block_parts(unit: Unit) -> list[Body]:
    """The rectangles that cover a unit in formation, also when it is not in it now."""
    return unit.parts if unit.formed else blocks.union(unit.block)


class Footing:
    """What terrain means for one shape: where it may not be, where it is slow, what it climbs.

    Trees, rivers, lakes and mountains must be gone around (CAR-9.1-movement, CAR-9.4-crossing,
    CAR-9.4-swim, CAR-9.5, CAR-9.9). A step counts twice (CAR-9-halving) in open forests, fords,
    swamps, small rocks and on medium hills (CAR-9.2.2-movement, CAR-9.4-ford, CAR-9.6,
    CAR-9.8-movement, CAR-9.10-medium).
    """

    __slots__ = ("barred", "climbs", "mover", "slows")

    def __init__(self, table: Layout, unit: Unit, mover: Mover) -> None:
        self.mover = mover
        self.barred: list[Solid] = []
        self.slows: list[Slow] = []
        self.climbs: list[tuple[Terrain, list[Solid]]] = []
        armoured = is_armoured(unit)
        for piece in table.terrain:
            owner = piece_owner(piece)
            if bars(piece, armoured=armoured):
                self.barred.extend(self._solids(table, piece, owner))
            elif slows(piece, armoured=armoured):
                self.slows.append(Slow(self._solids(table, piece, owner), 2, 1, owner))
            elif kind_of(piece).low_wall:
                self.climbs.append((piece, self._solids(table, piece, owner)))

    def _solids(self, table: Layout, piece: Terrain, owner: int) -> list[Solid]:
        return [
            solid
            for region in regions_of(table, piece)
            for solid in region_solids(self.mover, region, SLIP, owner)
        ]


FOOTINGS = Shelf[Shape, Footing]("carnage.footings", TABLE_SHAPES)
SOLIDS = Shelf[Shape, list[Solid]]("carnage.solids", SHAPES)
GROUNDS = Shelf[tuple[Shape, int], Ground]("carnage.grounds", SHAPES)


def footing_of(state: CarnageState, unit: Unit) -> Footing:
    """What the terrain of the table means for a unit in its present shape; made once."""
    table = state.field.table
    return FOOTINGS.kept(table, shape_of(unit), _footing, table, unit)


def _footing(table: Layout, unit: Unit) -> Footing:
    return Footing(table, unit, union_mover(block_parts(unit), unit.x * FINE, unit.y * FINE))


def unit_solids(footing: Footing, shape: Shape, other: Unit) -> list[Solid]:
    """Where a shape may not be because another unit, friend or enemy, stands there (CAR-8.4).

    Made once.
    """
    return SOLIDS.kept(other, shape, touch_solids, footing, other, SLIP)


def touch_solids(footing: Footing, other: Unit, slip: float) -> list[Solid]:
    """The same with another slip: 0 at the touch, below 0 at a distance."""
    mover = footing.mover
    return [solid for part in other.parts for solid in body_solids(mover, part, slip, other.id)]


def bordered(state: CarnageState, footing: Footing) -> Ground:
    """The table's edge and its impassable and slow terrain alone (CAR-8.1)."""
    table = state.field.table
    ground = Ground()
    ground.add_border(footing.mover, 0, 0, table.width * FINE, table.height * FINE)
    ground.solids = list(footing.barred)
    ground.slows = footing.slows
    return ground


def ground_for(state: CarnageState, unit: Unit) -> Ground:
    """All that a unit in formation must go around at its present facing, and its slow ground.

    Low walls are not in it: they bar nothing and are counted once each
    (`paths_and_costs.way_cost`). Shared: not to be changed.
    """
    key = (shape_of(unit), unit.id)
    return GROUNDS.kept(state.field, key, ground_with, state, unit, state.units)


def ground_with(state: CarnageState, unit: Unit, others: Iterable[Unit]) -> Ground:
    """The same where no other units than these are on the table; the caller's own.

    Of those near by alone it is soon made, for one look.
    """
    footing, shape = footing_of(state, unit), shape_of(unit)
    found = bordered(state, footing)
    for other in others:
        if other.id != unit.id:
            found.solids.extend(unit_solids(footing, shape, other))
    return found


def ground_as_it_stands(state: CarnageState, unit: Unit, xs: list[int], ys: list[int]) -> Ground:
    """The same along a path of a unit moved as its figures stand, in formation or not."""
    if unit.formed:
        near = near_units(state, unit, swept(footing_of(state, unit), xs, ys))
        return ground_with(state, unit, near)
    mover = union_mover(unit.parts, unit.x * FINE, unit.y * FINE)
    footing = Footing(state.field.table, unit, mover)
    found = bordered(state, footing)
    for other in near_units(state, unit, swept(footing, xs, ys)):
        found.solids.extend(touch_solids(footing, other, SLIP))
    return found


# Standing


def near_units(state: CarnageState, unit: Unit, box: Box) -> list[Unit]:
    """Other units whose bases come within a box, in order."""
    left, top, right, bottom = box
    found: list[Unit] = []
    for other in state.field.units:
        low_x, low_y, high_x, high_y = other.bounds
        if low_x > right or high_x < left or low_y > bottom or high_y < top:
            continue
        if other.id != unit.id:
            found.append(other)
    return found


def swept(footing: Footing, xs: list[int], ys: list[int]) -> Box:
    """The box round all that a unit sweeps along a path in fine units, and a touch more."""
    mover, more = footing.mover, (TOUCH + 1) * FINE
    return (
        min(xs) + mover.low_x - more,
        min(ys) + mover.low_y - more,
        max(xs) + mover.high_x + more,
        max(ys) + mover.high_y + more,
    )


def near_pieces(state: CarnageState, unit: Unit, box: Box) -> list[Terrain]:
    """Pieces of terrain within a box on which a unit may not set foot, in order."""
    left, top, right, bottom = box
    armoured = is_armoured(unit)
    return [
        piece
        for piece in state.field.table.terrain
        if piece.id != unit.inside
        and piece.area.low_x <= right
        and piece.area.high_x >= left
        and piece.area.low_y <= bottom
        and piece.area.high_y >= top
        and bars(piece, armoured=armoured)
    ]


def obstacle_at(state: CarnageState, unit: Unit) -> int | None:
    """The owner of what a unit would stand on or stick out over; None: it stands free.

    A unit inside a building stands within its walls.
    """
    table = state.field.table
    left, top, right, bottom = unit.bounds
    if min(left, top) < -SLIP or right > table.width * FINE + SLIP:
        return BORDER
    if bottom > table.height * FINE + SLIP:
        return BORDER
    for other in near_units(state, unit, unit.bounds):
        if any(overlap(a, b, SLIP) for a in unit.parts for b in other.parts):
            return other.id
    for piece in near_pieces(state, unit, unit.bounds):
        if any(overlap(a, b, SLIP) for a in unit.parts for b in _bodies(table, piece)):
            return piece_owner(piece)
    home = piece_of(table, unit.inside) if unit.inside else None
    if home is not None and any(
        body_in_area(shrunk(body, SLIP), home.area) != INSIDE for body in unit.bodies
    ):
        return piece_owner(home)
    return None


def fits(state: CarnageState, unit: Unit) -> bool:
    """Whether a unit (perhaps a moved copy) stands on the table, on no unit, on open ground."""
    return obstacle_at(state, unit) is None


def nearest_fit(state: CarnageState, unit: Unit, x: int, y: int) -> Unit | None:
    """The unit with the middle of its front at the free spot nearest to a place, to 2 mm.

    In formation, facing as it does. None when there is no room on the whole table.
    """
    table = state.field.table
    most = float((table.width + table.height) * FINE)
    spot = nearest_free(ground_for(state, unit), x * FINE, y * FINE, most, STEP)
    if spot is None:
        return None
    return unit.changed(x=spot[0] // FINE, y=spot[1] // FINE, places=(), inside=0)


@kept_by_id
def _bodies(table: Layout, piece: Terrain) -> list[Body]:
    """A piece of terrain, its fords and gates left out, as convex bodies; made once."""
    return [_body(part) for region in regions_of(table, piece) for part in region.parts]


def _body(part: Part) -> Body:
    x, y = sum(part.xs) // len(part.xs), sum(part.ys) // len(part.ys)
    far = max((a - x) ** 2 + (b - y) ** 2 for a, b in zip(part.xs, part.ys, strict=True))
    return Body(x, y, ceil_root(far), part.xs, part.ys, 0, 0, 0)
