"""The box of scenery, and what becomes of a table that was laid from it (MK-PLACE-1).

Players may lay any terrain they like (MK-ETIQ-5), but nothing may stick out over the edge, no
pieces may lie on each other, and the starting areas must stay free (MK-PLACE-10).
"""

from functools import cache
from itertools import combinations
from typing import Any

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scenery import Ground, Kit, LaidPiece, LaidTable
from slagveld.kit.given_setup import insist
from slagveld.kit.laid_tables import Box, as_given, is_on, kit_piece
from slagveld.table.inside import areas_meet, passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import INCH, KEY, text
from ..core.kinds import kinds
from ..core.state import EDGES
from ..terrain.scenery import dot_of
from .edges import area_at, outline_of
from .options import LARGEST, SIDES, SMALLEST
from .pieces import Shape, made, shapes
from .scenarios import USUAL

PIECES = 30
GROUNDS: tuple[Ground, ...] = ("grass", "sand", "snow", "stone")


@cache
def box() -> Kit:
    """The box as the menus show it."""
    return Kit(
        pieces=tuple([kit_piece(shape, _help(shape)) for shape in shapes().values()]),
        least=SMALLEST * INCH,
        most=LARGEST * INCH,
        width=USUAL,
        depth=USUAL,
        grounds=GROUNDS,
        pieces_most=PIECES,
    )


def _help(shape: Shape) -> Text:
    """What a kind of terrain does, in one line; of built terrain its name."""
    kind = kinds()[shape.kind]
    return text("kit-help", kind=kind.words or kind.name)


@cache
def _checks() -> Box:
    return Box(KEY, "MK-PLACE-1", shapes(), {key: shape.name for key, shape in shapes().items()})


def laid_table(laid: LaidTable) -> dict[str, Any]:
    """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
    checks = _checks()
    insist(
        SIDES.refusal(laid.width, laid.depth)
        or checks.count_refusal(laid, PIECES)
        or checks.pieces_refusal(laid, lambda number, piece: _check_piece(laid, number, piece))
    )
    terrain = tuple([_made(number, piece) for number, piece in enumerate(laid.pieces, 1)])
    insist(_check_room(laid, terrain))
    return as_given(laid, terrain)


def _made(number: int, piece: LaidPiece) -> Terrain:
    """A piece on the table; an abrupt one has a ramp on its first side and on the one across."""
    shape = shapes()[piece.key]
    sides = (0, len(shape.points) // 2) if shape.abrupt else ()
    return made(shape, number, piece, sides)


def _check_piece(laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
    shape = shapes()[piece.key]
    if shape.built and (piece.width, piece.depth) != (shape.width, shape.depth):
        return _checks().refuse_piece(laid, number, "card", "MK-BUILT-2")
    if not is_on(_made(number, piece).outline.points, laid.width, laid.depth):
        return _checks().refuse_piece(laid, number, "edge", "MK-SETUP-6")
    return None


def _check_room(laid: LaidTable, terrain: tuple[Terrain, ...]) -> Refusal | None:
    """Nothing in a starting area, no piece on another; neighbours may share an edge."""
    table = Layout(laid.width, laid.depth)
    starts = [outline_of(area_at(table, edge)).area() for edge in EDGES]
    for number, piece in enumerate(terrain, 1):
        if any(areas_meet(piece.area, start) for start in starts):
            return _checks().refuse_piece(laid, number, "start", "MK-PLACE-10")
    for (number, one), (place, other) in combinations(enumerate(terrain, 1), 2):
        if _lies_on(one, other) or _lies_on(other, one):
            values = {"other": place, "second": _checks().name_of(laid, place)}
            return _checks().refuse_piece(laid, number, "overlap", "MK-PLACE-10", **values)
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
