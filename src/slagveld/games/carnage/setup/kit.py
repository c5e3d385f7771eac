"""The box of scenery, and what becomes of a table that was laid from it (CAR-4-terrain).

Any piece may be laid anywhere, with a name of its own: a crater is laid as the kind it is most
like (CAR-9-analogy). Only what could not be played is refused: sizes, pieces over the edge,
buildings into which something juts, fords and gates that lie over nothing, tables without room.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from slagveld.data import Row
from slagveld.kernel.fields import Label
from slagveld.kernel.land import Nature
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box import Box
from slagveld.kit.laid_tables import Sides, sized
from slagveld.kit.lands import natures_in
from slagveld.kit.tables import table
from slagveld.table.inside import areas_meet
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

from ..core.book import CM, KEY, refuse, text
from ..ground.obstacles import CLIMB
from ..shooting.cover_and_forest_edge import edge_limit
from ..terrain.high_walls import usual_walls
from ..terrain.kinds import FOLDER, SWIM, kind_of, kinds
from ..terrain.outlines import twice_area

RULE = "CAR-4-terrain"
USUAL = 180 * CM
"""Sides of a table: 180 by 180 cm unless agreed otherwise (CAR-4-usual)."""
ROOM = 2
"""At most one part in so many of the table may be ground that nobody enters."""


class Shape(Row, frozen=True, kw_only=True):
    """A piece as the file of the box holds it; its key is a kind of terrain."""

    key: str
    width: int
    depth: int
    least: int
    most: int
    points: tuple[Point, ...]
    height: int = 0
    lowest: int = 0
    highest: int = 0
    """How low and how high it may be made; 0: its height is fixed."""
    top: int = 0

    @property
    def name(self) -> Label:
        return kinds()[self.key].name or self.key

    @property
    def look(self) -> str:
        return kinds()[self.key].look

    def outline(self, points: tuple[Point, ...]) -> Outline:
        """The outline with these points; the flat top of a hill is a hole in it."""
        if not self.top:
            return Outline(points)
        top = tuple([(x * self.top // 100, y * self.top // 100) for x, y in points])
        return Outline(points, (top,))


shapes = table(FOLDER / "kit.yaml", Shape)
natures = natures_in(FOLDER / "land.yaml")


class Scenery(Box[Shape]):
    game = KEY
    rule = RULE
    sides = Sides(60, 300, CM, KEY, RULE)
    usual = (USUAL, USUAL)
    gap = 12 * CM
    most = 60
    edges = True

    def help(self, shape: Shape) -> Text:
        return terrain_help(shape.key)

    def outline(self, shape: Shape) -> Outline:
        return shape.outline(shape.points)

    def made(self, number: int, piece: LaidPiece) -> Terrain:
        shape, kind = shapes()[piece.key], kinds()[piece.key]
        plan = shape.outline(sized(shape, piece))
        holes = tuple(tuple(piece.laid(*point) for point in hole) for hole in plan.holes)
        outline = Outline(tuple(piece.laid(*point) for point in plan.points), holes)
        river = kind.passage == "swim"
        height = piece.height or shape.height
        return Terrain(
            id=number,
            kind=piece.key,
            outline=outline,
            height=height,
            rank=1 if kind.opens else 0,
            name=piece.name.strip(),
            walls=usual_walls(outline, height) if kind.passage == "walls" else (),
            tags=(f"width-{min(piece.width, piece.depth)}",) if river else (),
        )

    def natures(self) -> Mapping[str, Nature]:
        return natures()

    def sides_refusal(self, laid: LaidTable) -> Refusal | None:
        """Any size will do (CAR-4-size), as long as armies find room on it."""
        if self.sides.refusal(laid.width, laid.depth) is None:
            return None
        least, most = Distance(self.sides.least * CM), Distance(self.sides.most * CM)
        return refuse(RULE, "refusal-kit-table", least=least, most=most)

    def table_refusal(self, laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
        return (
            self._building_refusal(laid, terrain)
            or self._way_refusal(laid, terrain)
            or _room_refusal(laid, terrain)
        )

    def _building_refusal(self, laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
        """Nothing that bars the way, no water and no wall juts into a building."""
        for one, other in combinations(terrain, 2):
            either = [kind_of(one).passage, kind_of(other).passage]
            bar = all(passage in ("walls", "barred", "swim", "climb", "ford") for passage in either)
            if "walls" in either and bar and areas_meet(one.area, other.area):
                return self.refuse_pair(laid, one.id, other.id)
        return None

    def _way_refusal(self, laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
        """A ford or a bridge lies over a river, a gate over a wall (CAR-9.4-crossing)."""
        for piece in terrain:
            opens = kind_of(piece).opens
            under = [other for other in terrain if other.kind in opens]
            if opens and not any(areas_meet(piece.area, other.area) for other in under):
                return self.refuse_piece(laid, piece.id, "nothing")
        return None


BOX = Scenery(shapes)


def _room_refusal(laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
    """Half of the table at least is left for the armies."""
    closed = [p for p in terrain if kind_of(p).passage in ("barred", "swim", "walls")]
    taken = sum(twice_area(list(piece.outline.points)) for piece in closed)
    return refuse(RULE, "refusal-kit-room") if ROOM * taken > 2 * laid.width * laid.depth else None


@cache
def terrain_help(kind: str) -> Text:
    """What a kind of terrain does to those on it or behind it."""
    lengths = {
        "low-wall": Distance(CLIMB),
        "open-forest": Distance(edge_limit()),
        "river": Distance(SWIM),
    }
    values = {"length": lengths[kind]} if kind in lengths else {}
    return text(f"terrain-help-{kind}", **values)  # texts: *:terrain-help-*
