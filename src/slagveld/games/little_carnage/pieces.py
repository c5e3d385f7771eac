"""Pieces of scenery as they lie in the box: each a kind of terrain in one shape."""

from functools import cache

from slagveld import data
from slagveld.data import Record
from slagveld.games.little_carnage.catalogue import FOLDER
from slagveld.kernel.kit import LaidPiece
from slagveld.kernel.laying import laid_points
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Name


class Shape(Record, frozen=True, kw_only=True):
    """A piece in the box."""

    key: str
    kind: str
    """Key of its kind of terrain."""
    name: Name
    look: str
    """How it is drawn, as in `scene.Ground`."""
    width: int
    depth: int
    height: int = 0
    """Of its top, in units."""
    rank: int = 0
    """What lies on top where pieces overlap: a bridge on a river."""
    least: int
    most: int
    points: tuple[Point, ...]


@cache
def shapes() -> dict[str, Shape]:
    """Everything in the box by key."""
    return {row.key: row for row in data.load(FOLDER / "kit.yaml", tuple[Shape, ...])}


def shape_of(piece: Terrain) -> Shape | None:
    """The shape of the box that a piece on the table was made from, if any."""
    return shapes().get(piece.tags[0]) if piece.tags else None


def made(number: int, laid: LaidPiece) -> Terrain:
    """A piece of the box in its size, turned and put down; it remembers its shape as a tag."""
    shape = shapes()[laid.key]
    return Terrain(
        number,
        shape.kind,
        Outline(laid_points(shape, laid)),
        height=shape.height,
        rank=shape.rank,
        name=laid.name.strip(),
        tags=(shape.key,),
    )
