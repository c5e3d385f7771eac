"""The box of scenery, and what becomes of a table that was laid from it (MK-PLACE-1).

Players may lay any terrain they like (MK-ETIQ-5), but nothing may stick out over the edge, no
pieces may lie on each other, and the starting areas must stay free (MK-PLACE-10).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from slagveld.kernel.land import Nature
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box import Box
from slagveld.kit.deployment import outline_of
from slagveld.kit.lands import GroundPlan, natures_in
from slagveld.table.inside import areas_meet, passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import FOLDER, INCH, KEY, text
from ..core.state import EDGES
from ..core.terrain_kinds import kind_named
from ..terrain.built_terrain import dot_of
from .edges import area_at
from .scenarios import SIDES, USUAL, battles
from .terrain_pieces import Shape, made, shapes

natures = natures_in(FOLDER / "land.yaml")


class _Box(Box[Shape]):
    """A table of 36" by 36" is usual, and others are allowed (MK-SETUP-2)."""

    game = KEY
    rule = "MK-PLACE-1"
    sides = SIDES
    usual = (USUAL, USUAL)
    gap = 3 * INCH
    most = 30

    def shapes(self) -> Mapping[str, Shape]:
        return shapes()

    def help(self, shape: Shape) -> Text:
        """What a kind of terrain does, in one line; of built terrain its name."""
        kind = kind_named(shape.kind)
        return text("kit-help", kind=kind.words or kind.name)

    def made(self, number: int, piece: LaidPiece) -> Terrain:
        """An abrupt piece has a ramp on its first side and on the one across."""
        shape = shapes()[piece.key]
        return made(shape, number, piece, (0, len(shape.points) // 2) if shape.abrupt else ())

    def natures(self) -> Mapping[str, Nature]:
        return natures()

    def ground_plan(self, scenario: str) -> GroundPlan | None:
        """Objectives lie where the scenario has them; two players sit across."""
        battle = battles()[scenario]
        if battle.book:
            return None
        bare = Layout(battle.width, battle.height)
        edges = EDGES if max(battle.players) > 2 else ("south", "north")
        zones = tuple(area_at(bare, edge) for edge in edges)
        clear = tuple(area_at(bare, edge) for edge in EDGES)
        return GroundPlan(battle.width, battle.height, zones, goals=battle.objectives, clear=clear)

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
    area, (x, y) = one.area, dot_of(one)
    if place_in_area(x * FINE, y * FINE, other.area) > 0:
        return True
    ends = [(i, area.follow[i]) for i in range(len(area.xs))]
    sides = [(area.xs[i], area.ys[i], area.xs[j], area.ys[j]) for i, j in ends]
    return any(passes_through(*side, other.area) for side in sides)
