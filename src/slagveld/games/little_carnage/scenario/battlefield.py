"""Pieces of scenery as they lie in the box: each a kind of terrain in one shape."""

from functools import cache

from slagveld import data
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.kernel.boxed import BoxShape, shape_in
from slagveld.kernel.kit import LaidPiece
from slagveld.table.terrain import Terrain


@cache
def shapes() -> dict[str, BoxShape]:
    """Everything in the box by key."""
    return {row.key: row for row in data.load(FOLDER / "kit.yaml", tuple[BoxShape, ...])}


def shape_of(piece: Terrain) -> BoxShape | None:
    """The shape of the box that a piece on the table was made from, if any."""
    return shape_in(shapes(), piece)


def made(number: int, laid: LaidPiece) -> Terrain:
    """A piece of the box in its size, turned and put down."""
    return shapes()[laid.key].made(number, laid)
