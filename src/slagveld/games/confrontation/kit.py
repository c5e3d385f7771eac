"""The box of scenery, and what becomes of a table that was laid from it (CON-GEN-3, CON-GAP-2).

Any piece may be laid anywhere, on another too: a wood on a hill, a ladder at a wall. Only what
could not be played is refused: sizes, pieces over the edge, and pieces in a deployment zone on
which not everybody can stand.
"""

from functools import cache
from typing import Any

import msgspec

from slagveld.games.confrontation.catalogue import CM, KEY, text
from slagveld.games.confrontation.options import LARGEST, SMALLEST
from slagveld.games.confrontation.pieces import made, shapes
from slagveld.games.confrontation.scenarios import DEPTH, WIDTH, zones_on
from slagveld.games.confrontation.terrain import terrain
from slagveld.games.confrontation.zones import outline_of
from slagveld.kernel.kit import Ground, Kit, KitPiece, LaidTable
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.table.inside import areas_meet
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Name

PIECES = 40
GROUNDS: tuple[Ground, ...] = ("grass", "sand", "snow", "stone")
STANDING = ("ground", "ladder", "door")
"""Passages of terrain on which everybody can stand anyhow."""


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
                    help=text("kit-help", kind=terrain()[shape.kind].words),
                    outline=Outline(shape.points),
                    width=shape.width,
                    depth=shape.depth,
                    least=shape.least,
                    most=shape.most,
                )
                for shape in shapes().values()
            ]
        ),
        least=SMALLEST * CM,
        most=LARGEST * CM,
        width=WIDTH,
        depth=DEPTH,
        grounds=GROUNDS,
        pieces_most=PIECES,
    )


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    refusal = _check_table(laid) or _check_pieces(laid)
    if refusal is not None:
        raise RefusedError(refusal)
    pieces = tuple([made(number, piece) for number, piece in enumerate(laid.pieces, 1)])
    refusal = _check_edges(laid, pieces) or _check_zones(laid, pieces)
    if refusal is not None:
        raise RefusedError(refusal)
    found: dict[str, Any] = msgspec.to_builtins(
        {"width": laid.width, "height": laid.depth, "ground": laid.ground, "terrain": pieces}
    )
    return found


def _check_table(laid: LaidTable) -> Refusal | None:
    sides = (laid.width, laid.depth)
    if min(sides) < SMALLEST * CM or max(sides) > LARGEST * CM:
        values = {"least": SMALLEST, "most": LARGEST}
        return refuse("CON-HOUSE-11", f"{KEY}:refusal-set-size", **values)
    if len(laid.pieces) > PIECES:
        return refuse("CON-GEN-3", f"{KEY}:refusal-kit-pieces", most=PIECES)
    return None


def _check_pieces(laid: LaidTable) -> Refusal | None:
    for number, piece in enumerate(laid.pieces, 1):
        shape = shapes().get(piece.key)
        if shape is None:
            kind = piece.key[:40]
            return refuse("CON-GEN-3", f"{KEY}:refusal-kit-kind", number=number, kind=kind)
        if not piece.name.isprintable():
            return refuse("CON-GEN-3", f"{KEY}:refusal-kit-name", number=number)
        sides = (piece.width, piece.depth)
        if min(sides) < shape.least or max(sides) > shape.most:
            values = {"least": Distance(shape.least), "most": Distance(shape.most)}
            return _refuse(laid, "CON-GEN-3", f"{KEY}:refusal-kit-size", number, **values)
    return None


def _check_edges(laid: LaidTable, pieces: tuple[Terrain, ...]) -> Refusal | None:
    for piece in pieces:
        if not all(0 <= x <= laid.width and 0 <= y <= laid.depth for x, y in piece.outline.points):
            return _refuse(laid, "CON-HOUSE-11", f"{KEY}:refusal-kit-edge", piece.id)
    return None


def _check_zones(laid: LaidTable, pieces: tuple[Terrain, ...]) -> Refusal | None:
    """A scenario must leave every figure a legal place (CON-APP-13)."""
    strips = [outline_of(zone[1:]).area() for zone in zones_on(laid.width, laid.depth)]
    for piece in pieces:
        stands = terrain()[piece.kind].passage in STANDING
        if not stands and any(areas_meet(piece.area, strip) for strip in strips):
            return _refuse(laid, "CON-APP-13", f"{KEY}:refusal-kit-zone", piece.id)
    return None


def _name(laid: LaidTable, number: int) -> Name | str:
    piece = laid.pieces[number - 1]
    return piece.name.strip() or shapes()[piece.key].name


def _refuse(laid: LaidTable, rule: str, key: str, number: int, **values: Any) -> Refusal:
    """A refusal that names a piece, and tells its number to whoever wants to show it."""
    # texts: confrontation:refusal-kit-*
    return refuse(rule, key, number=number, piece=_name(laid, number), **values)
