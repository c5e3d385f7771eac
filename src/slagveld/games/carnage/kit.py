"""The box of scenery, and what becomes of a table that was laid from it (CAR-4-terrain).

Any piece may be laid anywhere, with a name of its own: a crater is laid as the kind it is most
like (CAR-9-analogy). Only what could not be played is refused: sizes, pieces over the edge,
buildings into which something juts, fords and gates that lie over nothing, tables without room.
"""

from functools import cache
from itertools import combinations
from typing import Any

import msgspec

from slagveld import data
from slagveld.data import Record
from slagveld.games.carnage.conditions import CM
from slagveld.games.carnage.gaps import twice_area
from slagveld.games.carnage.model import KEY, text
from slagveld.games.carnage.scenery import FOLDER, kind_of, kinds, usual_walls
from slagveld.kernel.kit import Ground, Kit, KitPiece, LaidPiece, LaidTable
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.table.inside import areas_meet
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Name

RULE = "CAR-4-terrain"
SMALLEST = 60 * CM
LARGEST = 300 * CM
USUAL = 180 * CM
"""Sides of a table: 180 by 180 cm unless agreed otherwise."""
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
                help=text(f"terrain-help-{shape.key}"),  # texts: *:terrain-help-*
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


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    refusal = _check_table(laid) or _check_pieces(laid)
    if refusal is not None:
        raise RefusedError(refusal)
    terrain = tuple([_made(number, piece) for number, piece in enumerate(laid.pieces, 1)])
    refusal = _check_buildings(laid, terrain) or _check_ways(laid, terrain)
    refusal = refusal or _check_room(laid, terrain)
    if refusal is not None:
        raise RefusedError(refusal)
    found: dict[str, Any] = msgspec.to_builtins(
        {"width": laid.width, "height": laid.depth, "ground": laid.ground, "terrain": terrain}
    )
    return found


# From the box to the table


def _made(number: int, piece: LaidPiece) -> Terrain:
    """A piece in its size, turned and put down."""
    shape = shapes()[piece.key]
    kind = kinds()[piece.key]
    sized = tuple(
        (_sized(x, piece.width, shape.width), _sized(y, piece.depth, shape.depth))
        for x, y in shape.points
    )
    plan = _outline(shape, sized)
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


def _sized(value: int, size: int, usual: int) -> int:
    """A length of the box in the size that was laid, to the nearest unit (halves up)."""
    return (2 * value * size + usual) // (2 * usual)


# What cannot be laid


def _check_table(laid: LaidTable) -> Refusal | None:
    least, most = Distance(SMALLEST), Distance(LARGEST)
    if min(laid.width, laid.depth) < SMALLEST or max(laid.width, laid.depth) > LARGEST:
        return refuse(RULE, f"{KEY}:refusal-kit-table", least=least, most=most)
    if len(laid.pieces) > PIECES:
        return refuse(RULE, f"{KEY}:refusal-kit-pieces", most=PIECES)
    return None


def _check_pieces(laid: LaidTable) -> Refusal | None:
    for number, piece in enumerate(laid.pieces, 1):
        shape = shapes().get(piece.key)
        if shape is None:
            return refuse(RULE, f"{KEY}:refusal-kit-kind", number=number, kind=piece.key[:40])
        if not piece.name.isprintable():
            return refuse(RULE, f"{KEY}:refusal-kit-name", number=number)
        if (
            min(piece.width, piece.depth) < shape.least
            or max(piece.width, piece.depth) > shape.most
        ):
            values = {"least": Distance(shape.least), "most": Distance(shape.most)}
            return _refuse(laid, number, f"{KEY}:refusal-kit-size", **values)
        for x, y in _made(number, piece).outline.points:
            if not (0 <= x <= laid.width and 0 <= y <= laid.depth):
                return _refuse(laid, number, f"{KEY}:refusal-kit-edge")
    return None


def _check_buildings(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """Nothing that bars the way, no water and no wall juts into a building."""
    for (number, one), (other_number, other) in combinations(enumerate(terrain, 1), 2):
        either = [kind_of(one).passage, kind_of(other).passage]
        bar = all(passage in ("walls", "barred", "swim", "climb", "ford") for passage in either)
        if "walls" in either and bar and areas_meet(one.area, other.area):
            values = {"other": other_number, "second": _name(laid, other_number)}
            return _refuse(laid, number, f"{KEY}:refusal-kit-overlap", **values)
    return None


def _check_ways(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """A ford or a bridge lies over a river, a gate over a wall (CAR-9.4-crossing)."""
    for number, piece in enumerate(terrain, 1):
        opens = kind_of(piece).opens
        under = [other for other in terrain if other.kind in opens]
        if opens and not any(areas_meet(piece.area, other.area) for other in under):
            return _refuse(laid, number, f"{KEY}:refusal-kit-nothing")
    return None


def _check_room(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """Half of the table at least is left for the armies."""
    closed = [p for p in terrain if kind_of(p).passage in ("barred", "swim", "walls")]
    if (
        ROOM * sum(twice_area(list(piece.outline.points)) for piece in closed)
        > 2 * laid.width * laid.depth
    ):
        return refuse(RULE, f"{KEY}:refusal-kit-room")
    return None


def _name(laid: LaidTable, number: int) -> Name | str:
    piece = laid.pieces[number - 1]
    return piece.name.strip() or kinds()[piece.key].name or piece.key


def _refuse(laid: LaidTable, number: int, key: str, **values: Any) -> Refusal:
    """A refusal that names a piece, and tells its number to whoever wants to show it."""
    # texts: carnage:refusal-kit-*
    return refuse(RULE, key, number=number, piece=_name(laid, number), **values)
