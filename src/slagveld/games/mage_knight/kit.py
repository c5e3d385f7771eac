"""The box of scenery, and what becomes of a table that was laid from it (MK-PLACE-1).

Players may lay any terrain they like (MK-ETIQ-5), but nothing may stick out over the edge, no
pieces may lie on each other, and the starting areas must stay free (MK-PLACE-10).
"""

from functools import cache
from itertools import combinations
from typing import Any

import msgspec

from slagveld.games.mage_knight.catalogue import INCH, KEY, text
from slagveld.games.mage_knight.edges import area_at, outline_of
from slagveld.games.mage_knight.model import EDGES
from slagveld.games.mage_knight.options import LARGEST, SMALLEST
from slagveld.games.mage_knight.pieces import made, shapes
from slagveld.games.mage_knight.scenarios import USUAL
from slagveld.games.mage_knight.scenery import dot_of, kinds
from slagveld.kernel.kit import Ground, Kit, KitPiece, LaidPiece, LaidTable
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.table.inside import areas_meet, passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance, Name

PIECES = 30
GROUNDS: tuple[Ground, ...] = ("grass", "sand", "snow", "stone")


@cache
def box() -> Kit:
    """The box as the menus show it."""
    return Kit(
        pieces=tuple(
            [
                KitPiece(
                    key=shape.key,
                    name=shape.name,
                    look=shape.look,
                    help=text("kit-help", kind=_kind_words(shape.kind)),
                    outline=Outline(shape.points),
                    width=shape.width,
                    depth=shape.depth,
                    least=shape.least,
                    most=shape.most,
                )
                for shape in shapes().values()
            ]
        ),
        least=SMALLEST * INCH,
        most=LARGEST * INCH,
        width=USUAL,
        depth=USUAL,
        grounds=GROUNDS,
        pieces_most=PIECES,
    )


def _kind_words(key: str) -> Name:
    """What a kind of terrain does, in one line; of built terrain its name."""
    kind = kinds()[key]
    return kind.words or kind.name


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    refusal = _check_table(laid) or _check_pieces(laid)
    if refusal is None:
        refusal = _check_room(laid, _terrain(laid))
    if refusal is not None:
        raise RefusedError(refusal)
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "width": laid.width,
            "height": laid.depth,
            "ground": laid.ground,
            "terrain": _terrain(laid),
        }
    )
    return found


def _terrain(laid: LaidTable) -> tuple[Terrain, ...]:
    return tuple([_made(number, piece) for number, piece in enumerate(laid.pieces, 1)])


def _made(number: int, piece: LaidPiece) -> Terrain:
    """A piece on the table; an abrupt one has a ramp on its first side and on the one across."""
    shape = shapes()[piece.key]
    sides = (0, len(shape.points) // 2) if shape.abrupt else ()
    return made(shape, number, piece, sides)


def _check_table(laid: LaidTable) -> Refusal | None:
    sides = (laid.width, laid.depth)
    if min(sides) < SMALLEST * INCH or max(sides) > LARGEST * INCH:
        values = {"least": SMALLEST, "most": LARGEST}
        return refuse("MK-SETUP-2", f"{KEY}:refusal-set-size", **values)
    if len(laid.pieces) > PIECES:
        return refuse("MK-PLACE-1", f"{KEY}:refusal-kit-pieces", most=PIECES)
    return None


def _check_pieces(laid: LaidTable) -> Refusal | None:
    for number, piece in enumerate(laid.pieces, 1):
        shape = shapes().get(piece.key)
        if shape is None:
            kind = piece.key[:40]
            return refuse("MK-PLACE-1", f"{KEY}:refusal-kit-kind", number=number, kind=kind)
        if not piece.name.isprintable():
            return refuse("MK-PLACE-1", f"{KEY}:refusal-kit-name", number=number)
        sides = (piece.width, piece.depth)
        if min(sides) < shape.least or max(sides) > shape.most:
            values = {"least": Distance(shape.least), "most": Distance(shape.most)}
            return _refuse(laid, "MK-PLACE-1", f"{KEY}:refusal-kit-size", number, **values)
        if shape.built and sides != (shape.width, shape.depth):
            return _refuse(laid, "MK-BUILT-2", f"{KEY}:refusal-kit-card", number)
        for x, y in _made(number, piece).outline.points:
            if not (0 <= x <= laid.width and 0 <= y <= laid.depth):
                return _refuse(laid, "MK-SETUP-6", f"{KEY}:refusal-kit-edge", number)
    return None


def _check_room(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """Nothing in a starting area, no piece on another; neighbours may share an edge."""
    table = Layout(laid.width, laid.depth)
    starts = [outline_of(area_at(table, edge)).area() for edge in EDGES]
    for number, piece in enumerate(terrain, 1):
        if any(areas_meet(piece.area, start) for start in starts):
            return _refuse(laid, "MK-PLACE-10", f"{KEY}:refusal-kit-start", number)
    for (number, one), (place, other) in combinations(enumerate(terrain, 1), 2):
        if _lies_on(one, other) or _lies_on(other, one):
            values = {"other": place, "second": _name(laid, place)}
            return _refuse(laid, "MK-PLACE-10", f"{KEY}:refusal-kit-overlap", number, **values)
    return None


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


def _name(laid: LaidTable, number: int) -> Name | str:
    piece = laid.pieces[number - 1]
    return piece.name.strip() or shapes()[piece.key].name


def _refuse(laid: LaidTable, rule: str, key: str, number: int, **values: Any) -> Refusal:
    """A refusal that names a piece, and tells its number to whoever wants to show it."""
    # texts: mage-knight:refusal-kit-*
    return refuse(rule, key, number=number, piece=_name(laid, number), **values)
