"""The box of scenery, and what becomes of a table that was laid from it (CAR-4-terrain).

Any piece may be laid anywhere, with a name of its own: a crater is laid as the kind it is most
like (CAR-9-analogy). Only what could not be played is refused: sizes, pieces over the edge,
buildings into which something juts, fords and gates that lie over nothing, tables without room.
"""

from functools import cache
from itertools import combinations
from typing import Any

from slagveld import data
from slagveld.data import Record
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import Ground, Kit, KitPiece, LaidPiece, LaidTable
from slagveld.kit.given_setup import insist
from slagveld.kit.laid_tables import Box, as_given, is_on, sized
from slagveld.table.inside import areas_meet
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

from ..core.book import CM, KEY, refuse, text
from ..ground.footing import CLIMB
from ..shooting.ranges import edge_limit
from ..terrain.gaps import twice_area
from ..terrain.kinds import FOLDER, SWIM, kind_of, kinds
from ..terrain.walls import usual_walls

RULE = "CAR-4-terrain"
SMALLEST = 60 * CM
LARGEST = 300 * CM
USUAL = 180 * CM
"""Sides of a table: 180 by 180 cm unless agreed otherwise (CAR-4-usual)."""
PIECES = 60
GROUNDS: tuple[Ground, ...] = ("grass", "sand", "snow", "stone")
ROOM = 2
"""At most one part in so many of the table may be ground that nobody enters."""


class Shape(Record, frozen=True, kw_only=True):
    """A piece as the file of the box holds it; its key is a kind of terrain."""

    key: str
    width: int
    depth: int
    least: int
    most: int
    points: tuple[Point, ...]
    height: int = 0
    top: int = 0


@cache
def shapes() -> dict[str, Shape]:
    """The pieces in the box, by key."""
    return {shape.key: shape for shape in data.load(FOLDER / "kit.yaml", tuple[Shape, ...])}


@cache
def box() -> Kit:
    """The box as the menus show it."""
    return Kit(
        pieces=tuple(
            KitPiece(
                key=shape.key,
                name=kinds()[shape.key].name or shape.key,
                look=kinds()[shape.key].look,
                help=terrain_help(shape.key),
                outline=_outline(shape, shape.points),
                width=shape.width,
                depth=shape.depth,
                least=shape.least,
                most=shape.most,
            )
            for shape in shapes().values()
        ),
        least=SMALLEST,
        most=LARGEST,
        width=USUAL,
        depth=USUAL,
        grounds=GROUNDS,
        pieces_most=PIECES,
    )


@cache
def _checks() -> Box:
    return Box(KEY, RULE, shapes(), {key: kinds()[key].name or key for key in shapes()})


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    insist(
        _check_sides(laid)
        or _checks().count_refusal(laid, PIECES)
        or _checks().pieces_refusal(laid, lambda number, piece: _check_edge(laid, number, piece))
    )
    terrain = tuple([_made(number, piece) for number, piece in enumerate(laid.pieces, 1)])
    insist(
        _check_buildings(laid, terrain) or _check_ways(laid, terrain) or _check_room(laid, terrain)
    )
    return as_given(laid, terrain)


# From the box to the table


def _made(number: int, piece: LaidPiece) -> Terrain:
    """A piece in its size, turned and put down."""
    shape = shapes()[piece.key]
    kind = kinds()[piece.key]
    plan = _outline(shape, sized(shape, piece))
    holes = tuple(tuple(piece.laid(*point) for point in hole) for hole in plan.holes)
    outline = Outline(tuple(piece.laid(*point) for point in plan.points), holes)
    river = kind.passage == "swim"
    return Terrain(
        id=number,
        kind=piece.key,
        outline=outline,
        height=shape.height,
        rank=1 if kind.opens else 0,
        name=piece.name.strip(),
        walls=usual_walls(outline, shape.height) if kind.passage == "walls" else (),
        tags=(f"width-{min(piece.width, piece.depth)}",) if river else (),
    )


def _outline(shape: Shape, points: tuple[Point, ...]) -> Outline:
    """The outline with these points; the flat top of a hill is a hole in it."""
    if not shape.top:
        return Outline(points)
    top = tuple([(x * shape.top // 100, y * shape.top // 100) for x, y in points])
    return Outline(points, (top,))


# What cannot be laid


def _check_sides(laid: LaidTable) -> Refusal | None:
    least, most = Distance(SMALLEST), Distance(LARGEST)
    if min(laid.width, laid.depth) < SMALLEST or max(laid.width, laid.depth) > LARGEST:
        return refuse(RULE, "refusal-kit-table", least=least, most=most)
    return None


def _check_edge(laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
    if is_on(_made(number, piece).outline.points, laid.width, laid.depth):
        return None
    return _checks().refuse_piece(laid, number, "edge")


def _check_buildings(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """Nothing that bars the way, no water and no wall juts into a building."""
    for (number, one), (other_number, other) in combinations(enumerate(terrain, 1), 2):
        either = [kind_of(one).passage, kind_of(other).passage]
        bar = all(passage in ("walls", "barred", "swim", "climb", "ford") for passage in either)
        if "walls" in either and bar and areas_meet(one.area, other.area):
            values = {"other": other_number, "second": _checks().name_of(laid, other_number)}
            return _checks().refuse_piece(laid, number, "overlap", **values)
    return None


def _check_ways(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """A ford or a bridge lies over a river, a gate over a wall (CAR-9.4-crossing)."""
    for number, piece in enumerate(terrain, 1):
        opens = kind_of(piece).opens
        under = [other for other in terrain if other.kind in opens]
        if opens and not any(areas_meet(piece.area, other.area) for other in under):
            return _checks().refuse_piece(laid, number, "nothing")
    return None


def _check_room(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """Half of the table at least is left for the armies."""
    closed = [p for p in terrain if kind_of(p).passage in ("barred", "swim", "walls")]
    if (
        ROOM * sum(twice_area(list(piece.outline.points)) for piece in closed)
        > 2 * laid.width * laid.depth
    ):
        return refuse(RULE, "refusal-kit-room")
    return None


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
