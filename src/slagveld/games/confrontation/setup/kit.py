"""The box of scenery, and what becomes of a table that was laid from it (CON-GEN-3, CON-GAP-2).

Any piece may be laid anywhere, on another too: a wood on a hill, a ladder at a wall. Only what
could not be played is refused: sizes, pieces over the edge, and pieces in a deployment zone on
which not everybody can stand.
"""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidTable
from slagveld.kit.box_shapes import BoxShape, ShapesBox
from slagveld.kit.deployment import outline_of
from slagveld.table.inside import areas_meet
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.book import KEY, measured, text
from ..terrain.movement_table import terrain
from ..terrain.scenery import shapes
from .scenarios import DEPTH, SIDES, WIDTH
from .zones import zones_on

STANDING = ("ground", "ladder", "door")
"""Passages of terrain on which everybody can stand anyhow."""


class _Box(ShapesBox):
    game = KEY
    rule = "CON-GEN-3"
    sides = SIDES
    usual = (WIDTH, DEPTH)

    def help(self, shape: BoxShape) -> Text:
        return text("kit-help", kind=measured(terrain()[shape.kind].words))

    def table_refusal(self, laid: LaidTable, pieces: Sequence[Terrain]) -> Refusal | None:
        """All lie on the table, and a scenario leaves every figure a legal place (CON-APP-13)."""
        for piece in pieces:
            if (refusal := self.edge_refusal(laid, piece, "CON-HOUSE-11")) is not None:
                return refusal
        strips = [outline_of(zone[1:]).area() for zone in zones_on(laid.width, laid.depth)]
        for piece in pieces:
            stands = terrain()[piece.kind].passage in STANDING
            if not stands and any(areas_meet(piece.area, strip) for strip in strips):
                return self.refuse_piece(laid, piece.id, "zone", "CON-APP-13")
        return None


BOX = _Box(shapes)
