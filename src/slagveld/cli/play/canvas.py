"""A grid of signs laid over a table."""

from collections.abc import Iterator, Sequence

from slagveld.table.shapes import Outline

NEARBY = (
    (0, 0),
    (1, 0),
    (-1, 0),
    (2, 0),
    (-2, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (3, 0),
    (-3, 0),
)
"""Where a token may stand, in columns and rows from where it belongs."""
LOWEST = 8
"""Rows of the lowest grid."""

Cell = tuple[str, str]
"""A sign and its style."""


class Canvas:
    """A grid of signs, each with its style, laid over the table."""

    def __init__(self, width: int, depth: int, columns: int, rows: int) -> None:
        self.scale = max(width / max(columns, 10), depth / 2 / max(rows, LOWEST), 1.0)
        self.columns = max(1, round(width / self.scale))
        self.rows = max(1, round(depth / self.scale / 2))
        self.cells: list[list[Cell]] = [[(" ", "")] * self.columns for _ in range(self.rows)]
        self.taken: set[tuple[int, int]] = set()

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The cell of a place: column and row, within the grid."""
        column = min(max(int(x / self.scale), 0), self.columns - 1)
        row = min(max(int(y / self.scale / 2), 0), self.rows - 1)
        return column, row

    def middle(self, column: int, row: int) -> tuple[float, float]:
        """The place in the middle of a cell."""
        return (column + 0.5) * self.scale, (row + 0.5) * 2 * self.scale

    def fill(self, outline: Outline, sign: str, style: str) -> bool:
        """Fill an outline; at least one cell, however small it is. False: it has no points."""
        if not outline.points:
            return False
        found = list(self._inside(outline))
        if not found:
            xs, ys = zip(*outline.points, strict=True)
            found = [self.at(sum(xs) / len(xs), sum(ys) / len(ys))]
        for column, row in found:
            self.cells[row][column] = (sign, style)
        return True

    def _inside(self, outline: Outline) -> Iterator[tuple[int, int]]:
        xs, ys = zip(*outline.points, strict=True)
        left, top = self.at(min(xs), min(ys))
        right, bottom = self.at(max(xs), max(ys))
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                x, y = self.middle(column, row)
                if inside(outline.points, x, y) and not any(
                    inside(hole, x, y) for hole in outline.holes
                ):
                    yield column, row

    def write(self, x: float, y: float, tokens: Sequence[str], style: str) -> bool:
        """Write the longest token that finds room: at its place, or else right beside it."""
        column, row = self.at(x, y)
        return any(
            self._written(column + shift, row + lower, token, style, close=close)
            for close in (False, True)
            for shift, lower in NEARBY
            for token in tokens
        )

    def _written(self, column: int, row: int, token: str, style: str, *, close: bool) -> bool:
        first = min(max(column - (len(token) - 1) // 2, 0), self.columns - len(token))
        spots = [(first + place, row) for place in range(len(token))]
        if first < 0 or not 0 <= row < self.rows or any(spot in self.taken for spot in spots):
            return False
        ends = [(first - 1, token[0]), (first + len(token), token[-1])]
        if not close and any(sign.isalnum() and self._letter(at, row) for at, sign in ends):
            return False
        for spot, sign in zip(spots, token, strict=True):
            self.cells[row][spot[0]] = (sign, style)
        self.taken.update(spots)
        return True

    def _letter(self, column: int, row: int) -> bool:
        """Whether a cell holds a letter of another token, from which the next must stay clear."""
        return (column, row) in self.taken and self.cells[row][column][0].isalnum()


def inside(points: Sequence[tuple[int, int]], x: float, y: float) -> bool:
    """Whether a point lies within a polygon."""
    found = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found
