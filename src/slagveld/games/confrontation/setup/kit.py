"""The box of scenery, and what becomes of a table that was laid from it (CON-GEN-3, CON-GAP-2).

Any piece may be laid anywhere, on another too: a wood on a hill, a ladder at a wall. Only what
could not be played is refused: sizes, pieces over the edge, and pieces in a deployment zone on
which not everybody can stand.
"""

from collections.abc import Mapping, Sequence

from slagveld.kernel.land import Nature
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidTable
from slagveld.kit.asking import any_refusal
from slagveld.kit.box_shapes import BoxShape, ShapesBox
from slagveld.kit.deployment import outline_of
from slagveld.kit.lands import GroundPlan, natures_in
from slagveld.table.inside import areas_meet
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.book import CM, FOLDER, KEY, measured, text
from ..core.movement_table import terrain
from ..terrain.scenery import shapes
from .scenarios import DEPTH, SIDES, WIDTH, battles
from .zones import zones_on

STANDING = ("ground", "ladder", "door")
"""Passages of terrain on which everybody can stand anyhow."""


natures = natures_in(FOLDER / "land.yaml")


class _Box(ShapesBox):
    game = KEY
    rule = "CON-GEN-3"
    sides = SIDES
    usual = (WIDTH, DEPTH)
    gap = 6 * CM

    def help(self, shape: BoxShape) -> Text:
        return text("kit-help", kind=measured(terrain()[shape.kind].words))

    def natures(self) -> Mapping[str, Nature]:
        return natures()

    def ground_plan(self, scenario: str) -> GroundPlan:
        """Objects lie where the scenario has them."""
        battle = battles()[scenario]
        zones = tuple(zone[1:] for zone in zones_on(battle.width, battle.height))
        goals = tuple((prize.x, prize.y) for prize in battle.prizes)
        return GroundPlan(battle.width, battle.height, zones, goals=goals)

    def table_refusal(self, laid: LaidTable, pieces: Sequence[Terrain]) -> Refusal | None:
        """All lie on the table, and a scenario leaves every figure a legal place (CON-APP-13)."""
        beyond = any_refusal(self.edge_refusal(laid, piece, "CON-HOUSE-11") for piece in pieces)
        strips = [outline_of(zone[1:]).area() for zone in zones_on(laid.width, laid.depth)]
        barring = [one for one in pieces if terrain()[one.kind].passage not in STANDING]
        within = [p for p in barring if any(areas_meet(p.area, strip) for strip in strips)]
        inside = (self.refuse_piece(laid, p.id, "zone", "CON-APP-13") for p in within)
        return beyond or next(inside, None)


BOX = _Box(shapes)
