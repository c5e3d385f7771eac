"""The box of scenery, and what becomes of a table that was laid from it (WD-SETUP-3)."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations

from slagveld.kernel.land import Nature
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box import Box
from slagveld.kit.box_shapes import BoxShape
from slagveld.kit.laid_tables import Sides, laid_points
from slagveld.kit.lands import natures_in
from slagveld.kit.tables import table
from slagveld.table.inside import areas_meet
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point, Pose
from slagveld.table.terrain import Connector, Floor, Opening, Terrain, Wall
from slagveld.texts import Distance, Text

from ..core.book import CM, FOLDER, KEY, refuse, text
from ..core.models import WIZARD
from ..terrain.floors_and_stairs import fits
from ..terrain.scenery import BUILDING, ENTRANCE, SOLID, WALL
from .agreement import check_small
from .deployment import places_along, start_places

RULE = "WD-SETUP-3"
LARGEST = 240
TREAD = 200
"""How far the ends of a stair lie from the middle of the building."""
NEAR = 20 * CM
"""How far along the edge from its place a wizard must find room."""
WIZARDS = range(2, 7)
"""Numbers of players for whom there must be room; the scenarios know no others."""


class Kind(BoxShape, frozen=True, kw_only=True):
    tags: tuple[str, ...] = ()
    stairs: int = 0
    """Length of the stairs to its roof; 0: it has no roof to stand on."""
    doors: int = 0
    """Width of the entrances in its walls; 0: it has no walls, one enters anywhere."""


kinds = table(FOLDER / "kit.yaml", Kind)
natures = natures_in(FOLDER / "land.yaml")


class Scenery(Box[Kind]):
    game = KEY
    rule = RULE
    sides = Sides(80, LARGEST, CM, KEY, RULE)
    usual = (120 * CM, 80 * CM)
    gap = 7 * CM
    most = 24
    edges = True

    def help(self, shape: Kind) -> Text:
        return text(f"scenery-{shape.kind}-help")  # texts: *:scenery-*

    def made(self, number: int, piece: LaidPiece) -> Terrain:
        return _made(number, kinds()[piece.key], piece, 0)

    def terrain(self, laid: LaidTable) -> tuple[Terrain, ...]:
        """Each roof has a number of its own."""
        found = [kinds()[piece.key] for piece in laid.pieces]
        levels = accumulate([min(1, kind.stairs) for kind in found])
        pieces = zip(found, laid.pieces, levels, strict=True)
        return tuple(_made(number, *piece) for number, piece in enumerate(pieces, 1))

    def natures(self) -> Mapping[str, Nature]:
        return natures()

    def sides_refusal(self, laid: LaidTable) -> Refusal | None:
        small = check_small(laid.width, laid.depth)
        if small is None and max(laid.width, laid.depth) > LARGEST * CM:
            return refuse(RULE, "refusal-table-large", most=Distance(LARGEST * CM))
        return small

    def table_refusal(self, laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
        """Buildings and solid pieces lie apart; woods and swamps may grow into each other.

        Every wizard finds room near his place, whatever the number of players (WD-SETUP-6).
        """
        for one, other in combinations(terrain, 2):
            either = [kinds()[laid.pieces[piece.id - 1].key] for piece in (one, other)]
            apart = any(kind.kind == BUILDING or SOLID in kind.tags for kind in either)
            if apart and areas_meet(one.area, other.area):
                return self.refuse_pair(laid, one.id, other.id)
        layout = Layout(laid.width, laid.depth, tuple(terrain))
        sets = [places for count in WIZARDS for places in start_places(layout, count)]
        for place in dict.fromkeys(place for places in sets for place in places):
            near = places_along(layout, place, NEAR, step=CM)
            if not any(fits(layout, WIZARD, Pose(*found), wizard=True) for found in near):
                return refuse("WD-SETUP-6", "refusal-no-place", near=Distance(NEAR))
        return None


BOX = Scenery(kinds)


def _made(number: int, kind: Kind, piece: LaidPiece, level: int) -> Terrain:
    """A piece in its size, turned and put down; `level` is the number its roof gets."""
    corners = laid_points(kind, piece)
    outline, height = Outline(corners), piece.height or kind.height
    low, high = piece.laid(-TREAD, 0), piece.laid(TREAD, 0)
    roof = Floor(level, outline, kind.height)
    stairs = Connector("stairs", low, 0, high, level, kind.stairs)
    return Terrain(
        id=number,
        kind=kind.kind,
        outline=outline,
        height=height,
        name=piece.name.strip(),
        walls=_walls(kind, piece, corners) if kind.doors else (),
        floors=(roof,) if kind.stairs else (),
        connectors=(stairs,) if kind.stairs else (),
        tags=kind.tags,
    )


def _walls(kind: Kind, piece: LaidPiece, corners: Sequence[Point]) -> tuple[Wall, ...]:
    """A wall along every edge; every other one has a door in its middle."""
    walls = []
    for number, start in enumerate(corners):
        end = corners[(number + 1) % len(corners)]
        length = piece.depth if number % 2 else piece.width
        begin = (length - kind.doors) // 2
        doors = () if number % 2 else (Opening(ENTRANCE, begin, begin + kind.doors),)
        walls.append(Wall(WALL, start, end, kind.height, openings=doors))
    return tuple(walls)
