"""The box of scenery, and what becomes of a table that was laid from it (CON-GEN-3, CON-GAP-2).

Any piece may be laid anywhere, on another too: a wood on a hill, a ladder at a wall. Only what
could not be played is refused: sizes, pieces over the edge, and pieces in a deployment zone on
which not everybody can stand.
"""

from functools import cache
from typing import Any

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import Ground, Kit, LaidTable
from slagveld.kit.box_shapes import BoxShape
from slagveld.kit.given_setup import insist
from slagveld.kit.laid_tables import Box, as_given, is_on, kit_piece
from slagveld.table.inside import areas_meet
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.book import CM, KEY, measured, text
from ..terrain.kinds import terrain
from ..terrain.scenery import made, shapes
from .options import LARGEST, SIDES, SMALLEST
from .scenarios import DEPTH, WIDTH, zones_on
from .zones import outline_of

PIECES = 40
GROUNDS: tuple[Ground, ...] = ("grass", "sand", "snow", "stone")
STANDING = ("ground", "ladder", "door")
"""Passages of terrain on which everybody can stand anyhow."""


@cache
def box() -> Kit:
    """The box as the menus show it."""
    return Kit(
        pieces=tuple([kit_piece(shape, _help(shape)) for shape in shapes().values()]),
        least=SMALLEST * CM,
        most=LARGEST * CM,
        width=WIDTH,
        depth=DEPTH,
        grounds=GROUNDS,
        pieces_most=PIECES,
    )


def _help(shape: BoxShape) -> Text:
    return text("kit-help", kind=measured(terrain()[shape.kind].words))


@cache
def _checks() -> Box:
    return Box(KEY, "CON-GEN-3", shapes(), {key: shape.name for key, shape in shapes().items()})


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    checks = _checks()
    insist(
        SIDES.refusal(laid.width, laid.depth)
        or checks.count_refusal(laid, PIECES)
        or checks.pieces_refusal(laid)
    )
    pieces = tuple([made(number, piece) for number, piece in enumerate(laid.pieces, 1)])
    insist(_check_edges(laid, pieces) or _check_zones(laid, pieces))
    return as_given(laid, pieces)


def _check_edges(laid: LaidTable, pieces: tuple[Terrain, ...]) -> Refusal | None:
    for piece in pieces:
        if not is_on(piece.outline.points, laid.width, laid.depth):
            return _checks().refuse_piece(laid, piece.id, "edge", "CON-HOUSE-11")
    return None


def _check_zones(laid: LaidTable, pieces: tuple[Terrain, ...]) -> Refusal | None:
    """A scenario must leave every figure a legal place (CON-APP-13)."""
    strips = [outline_of(zone[1:]).area() for zone in zones_on(laid.width, laid.depth)]
    for piece in pieces:
        stands = terrain()[piece.kind].passage in STANDING
        if not stands and any(areas_meet(piece.area, strip) for strip in strips):
            return _checks().refuse_piece(laid, piece.id, "zone", "CON-APP-13")
    return None
