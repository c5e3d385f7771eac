"""The box of scenery, and what becomes of a table that was laid from it (LC-4.1-3)."""

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box_shapes import BoxShape, ShapesBox
from slagveld.table.inside import areas_meet
from slagveld.texts import Text

from ..core.book import KEY, text
from ..scenario.battlefield import SIDE, shapes
from ..scenario.scenarios import SIDES, strips
from ..terrain.scenery_and_cover import kind_of, kinds

STANDING = ("free", "hill", "low", "bridge")
"""Terrain that may lie where armies set up: there is room on it or beside it."""


class _Box(ShapesBox):
    game = KEY
    rule = "LC-4.1-3"
    sides = SIDES
    usual = (SIDE, SIDE)

    def help(self, shape: BoxShape) -> Text:
        return text("kit-help", words=kinds()[shape.kind].words)

    def piece_refusal(self, laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
        lies = self.made(number, piece)
        refusal = self.edge_refusal(laid, lies, "LC-1.3-19")
        if refusal is not None or kind_of(lies).passage in STANDING:
            return refusal
        if any(areas_meet(lies.area, zone.area) for zone in strips(laid.width, laid.depth)):
            return self.refuse_piece(laid, number, "zone", "LC-4-2")
        return None


BOX = _Box(shapes)
