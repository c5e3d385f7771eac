"""The box of scenery, and what becomes of a table that was laid from it (MK-PLACE-1).

Players may lay any terrain they like (MK-ETIQ-5), but nothing may stick out over the edge, no
pieces may lie on each other, and the starting areas must stay free (MK-PLACE-10).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box import Box
from slagveld.kit.deployment import outline_of
from slagveld.table.inside import areas_meet, passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import KEY, text
from ..core.state import EDGES
from ..core.terrain_kinds import kinds
from ..terrain.built_terrain import dot_of
from .edges import area_at
from .scenarios import SIDES, USUAL
from .terrain_pieces import Shape, made, shapes


class _Box(Box[Shape]):
    """A table of 36" by 36" is usual, and others are allowed (MK-SETUP-2)."""

    game = KEY
    rule = "MK-PLACE-1"
    sides = SIDES
    usual = (USUAL, USUAL)
    most = 30

    def shapes(self) -> Mapping[str, Shape]:
        return shapes()

    def help(self, shape: Shape) -> Text:
        """What a kind of terrain does, in one line; of built terrain its name."""
        kind = kinds()[shape.kind]
        return text("kit-help", kind=kind.words or kind.name)

    def made(self, number: int, piece: LaidPiece) -> Terrain:
        """An abrupt piece has a ramp on its first side and on the one across."""
        shape = shapes()[piece.key]
        sides = (0, len(shape.points) // 2) if shape.abrupt else ()
        return made(shape, number, piece, sides)

    def piece_refusal(self, laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
        shape = shapes()[piece.key]
        if shape.built and (piece.width, piece.depth) != (shape.width, shape.depth):
            return self.refuse_piece(laid, number, "card", "MK-BUILT-2")
        return self.edge_refusal(laid, self.made(number, piece), "MK-SETUP-6")

    def table_refusal(self, laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
        """Nothing in a starting area, no piece on another; neighbours may share an edge."""
        table = Layout(laid.width, laid.depth)
        starts = [outline_of(area_at(table, edge)).area() for edge in EDGES]
        for piece in terrain:
            if any(areas_meet(piece.area, start) for start in starts):
                return self.refuse_piece(laid, piece.id, "start", "MK-PLACE-10")
        for one, other in combinations(terrain, 2):
            if _lies_on(one, other) or _lies_on(other, one):
                return self.refuse_pair(laid, one.id, other.id, "MK-PLACE-10")
        return None


BOX = _Box()


def _lies_on(one: Terrain, other: Terrain) -> bool:
    """Whether a side of one piece runs through the other, or its middle lies in it."""
    area = one.area
    sides = [
        (area.xs[i], area.ys[i], area.xs[area.follow[i]], area.ys[area.follow[i]])
        for i in range(len(area.xs))
    ]
    x, y = dot_of(one)
    return place_in_area(x * FINE, y * FINE, other.area) > 0 or any(
        passes_through(*side, other.area) for side in sides
    )
