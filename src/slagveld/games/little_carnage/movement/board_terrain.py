"""Terrain on a board: each piece counts for the fields it covers (LC-HOUSE-5).

A piece with straight sides along the rows is rounded to whole fields; of any other a field belongs
to it if its middle does. A wall or hedge too thin for that takes the fields it runs through. So
obstacles cover fields, they do not run along their edges. When a battle begins on a board, every
outline is changed to that of its fields, so that lines and cover know no other ground.
"""

from collections.abc import Iterable

from slagveld.kept import beside
from slagveld.kit.pairs import listed_by
from slagveld.record import replace
from slagveld.table.body import rectangle
from slagveld.table.inside import CROSSING, body_in_area, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.outlines import blocks
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.board import FIELD, Cell
from ..terrain.scenery_and_cover import kind_of, scenery_of

HALF = FIELD // 2
INNER = FIELD * 3 // 5
"""The side of the inner part of a field, which a thin piece must touch to take it, in units."""
WHOLE = FIELD - 2
"""The same for a piece that would be torn else."""


def on_board(table: Layout) -> Layout:
    """The table with every piece of terrain on whole fields."""
    return Layout(table.width, table.height, tuple([on_fields(piece) for piece in table.terrain]))


def on_fields(piece: Terrain) -> Terrain:
    return replace(piece, outline=outline_of(covered(piece.outline)))


def middle_on_fields(width: int, depth: int, x: int, y: int) -> Point:
    """Where the middle of a piece of this size lies, near a place, to cover whole fields."""
    return _shifted_middle(width, x), _shifted_middle(depth, y)


def _shifted_middle(side: int, middle: int) -> int:
    half = max(1, (side + HALF) // FIELD) * FIELD // 2
    return (middle - half + HALF) // FIELD * FIELD + half


def covered(outline: Outline) -> list[Cell]:
    """The fields that a piece of this outline covers: at least one, and hanging together."""
    xs, ys = [x for x, _ in outline.points], [y for _, y in outline.points]
    if len(outline.points) == 4 and len(set(xs)) == 2 and len(set(ys)) == 2:
        columns, rows = _rounded(min(xs), max(xs)), _rounded(min(ys), max(ys))
        return [(column, row) for column in columns for row in rows]
    area = outline.area()
    near = [
        (column, row)
        for column in range(min(xs) // FIELD, max(xs) // FIELD + 1)
        for row in range(min(ys) // FIELD, max(ys) // FIELD + 1)
    ]
    middles = [(cell, _middle(cell)) for cell in near]
    found = [cell for cell, (x, y) in middles if place_in_area(x * FINE, y * FINE, area) >= 0]
    for side in (INNER, WHOLE):
        if found and len(_joined(found)) == len(found):
            return found
        squares = [rectangle(*_middle(cell), side, side, 0, 0, 0) for cell in near]
        inside = [body_in_area(square, area) >= CROSSING for square in squares]
        found = [cell for cell, touches in zip(near, inside, strict=True) if touches]
    return _joined(found) or [(sum(xs) // len(xs) // FIELD, sum(ys) // len(ys) // FIELD)]


def _rounded(low: int, high: int) -> range:
    """The columns or rows nearest to a stretch; the one of its middle where it is thinner."""
    if high - low < FIELD:
        middle = (low + high) // 2 // FIELD
        return range(middle, middle + 1)
    return range((low + HALF) // FIELD, (high + HALF) // FIELD)


def _middle(cell: Cell) -> Point:
    return cell[0] * FIELD + HALF, cell[1] * FIELD + HALF


def _joined(cells: list[Cell]) -> list[Cell]:
    """The largest part of these fields that hangs together by edges, in order."""
    left = dict.fromkeys(cells)
    best: list[Cell] = []
    for cell in cells:
        if cell not in left:
            continue
        del left[cell]
        part = [cell]
        for column, row in part:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near = (column + dx, row + dy)
                if near in left:
                    del left[near]
                    part.append(near)
        if len(part) > len(best):
            best = part
    return sorted(best)


def outline_of(cells: Iterable[Cell]) -> Outline:
    """The outline of fields that hang together by edges, in units."""
    return outlines_of(cells)[0]


def outlines_of(cells: Iterable[Cell]) -> tuple[Outline, ...]:
    """The outlines of all parts of some fields, in units."""
    step = FIELD * FINE
    rows = [(row * step, column * step, column * step) for column, row in cells]
    found = blocks(rows, step)
    return tuple([Outline(_moved(o.points), tuple([_moved(h) for h in o.holes])) for o in found])


def _moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """From fields around the crossings of lines to fields between the lines."""
    return tuple([(x + HALF, y + HALF) for x, y in points])


class Ground:
    """The pieces that hinder somebody, by field, the hardest first; made once for a table."""

    __slots__ = ("columns", "corners", "pieces", "rows")

    def __init__(self, table: Layout) -> None:
        self.columns = table.width // FIELD
        self.rows = table.height // FIELD
        scenery = scenery_of(table)
        bridged = dict.fromkeys([cell for b in scenery.bridges for cell in covered(b.outline)])
        self.pieces = listed_by(
            (cell, piece)
            for piece in scenery.solid
            for cell in covered(piece.outline)
            if cell not in bridged or kind_of(piece).passage != "ditch"
        )
        self.corners = {
            cell: here[0]
            for cell, here in self.pieces.items()
            if kind_of(here[0]).passage in CORNERED
        }
        """Fields of buildings and walls, past whose corners nobody steps diagonally (LC-1.9-5)."""


CORNERED = ("building", "high", "low")
"""Buildings and walls. A low wall is one; hedges and fences are like it throughout (LC-1.9-17)."""


@beside
def ground_of(table: Layout) -> Ground:
    return Ground(table)
