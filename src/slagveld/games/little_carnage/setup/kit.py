"""The box of scenery, and what becomes of a table that was laid from it (LC-4.1-3)."""

from collections.abc import Mapping

from slagveld.kernel.land import Nature
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box_shapes import BoxShape, ShapesBox
from slagveld.kit.lands import GroundPlan, around, natures_in
from slagveld.table.inside import areas_meet
from slagveld.texts import Text

from ..core.book import CM, FOLDER, KEY, text
from ..scenario.battlefield import SIDE, shapes
from ..scenario.scenarios_and_campaign import SIDES, battles, strips
from ..terrain.scenery_and_cover import kind_of, kinds

STANDING = ("free", "hill", "low", "bridge")
"""Terrain that may lie where armies set up: there is room on it or beside it."""

natures = natures_in(FOLDER / "land.yaml")


class _Box(ShapesBox):
    game = KEY
    rule = "LC-4.1-3"
    sides = SIDES
    usual = (SIDE, SIDE)
    gap = 10 * CM

    def help(self, shape: BoxShape) -> Text:
        return text("kit-help", words=kinds()[shape.kind].words)

    def natures(self) -> Mapping[str, Nature]:
        return natures()

    def ground_plan(self, scenario: str) -> GroundPlan | None:
        """Battles whose conditions need ground of their own are fought on it."""
        battle = battles()[scenario]
        if not battle.free_table:
            return None
        zones = battle.zones_on(battle.width, battle.height)
        return GroundPlan(battle.width, battle.height, tuple(around(zone.points) for zone in zones))

    def piece_refusal(self, laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
        lies = self.made(number, piece)
        refusal = self.edge_refusal(laid, lies, "LC-1.3-19")
        if refusal is not None or kind_of(lies).passage in STANDING:
            return refusal
        if any(areas_meet(lies.area, zone.area) for zone in strips(laid.width, laid.depth)):
            return self.refuse_piece(laid, number, "zone", "LC-4-2")
        return None


BOX = _Box(shapes)
