"""The box of scenery, and what becomes of a table that was laid from it (LC-4.1-3)."""

from functools import cache
from typing import Any

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import Ground, Kit, LaidPiece, LaidTable
from slagveld.kit.given_setup import insist
from slagveld.kit.laid_tables import Box, as_given, is_on, kit_piece
from slagveld.table.inside import areas_meet

from ..core.book import CM, KEY, text
from ..scenario.battlefield import SIDE, made, shapes
from ..scenario.scenarios import strips
from ..terrain.scenery import kind_of, kinds
from .options import SIDES

PIECES = 40
GROUNDS: tuple[Ground, ...] = ("grass", "sand", "snow", "stone")
STANDING = ("free", "hill", "low", "bridge")
"""Terrain that may lie where armies set up: there is room on it or beside it."""


@cache
def box() -> Kit:
    """The box as the menus show it."""
    rows = shapes().values()
    return Kit(
        pieces=tuple(
            [kit_piece(row, text("kit-help", words=kinds()[row.kind].words)) for row in rows]
        ),
        least=SIDES.least * CM,
        most=SIDES.most * CM,
        width=SIDE,
        depth=SIDE,
        grounds=GROUNDS,
        pieces_most=PIECES,
    )


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    names = {key: row.name for key, row in shapes().items()}
    check = Box(KEY, "LC-4.1-3", shapes(), names)
    zones = [zone.area for zone in strips(laid.width, laid.depth)]

    def more(number: int, piece: LaidPiece) -> Refusal | None:
        lies = made(number, piece)
        if not is_on(lies.outline.points, laid.width, laid.depth):
            return check.refuse_piece(laid, number, "edge", "LC-1.3-19")
        standing = kind_of(lies).passage in STANDING
        if not standing and any(areas_meet(lies.area, zone) for zone in zones):
            return check.refuse_piece(laid, number, "zone", "LC-4-2")
        return None

    insist(SIDES.refusal(laid.width, laid.depth))
    insist(check.count_refusal(laid, PIECES))
    insist(check.pieces_refusal(laid, more))
    terrain = tuple([made(number, piece) for number, piece in enumerate(laid.pieces, 1)])
    return as_given(laid, terrain)
