"""A box of scenery in which every piece is a kind of terrain in one shape."""

from collections.abc import Mapping, Sequence

from slagveld.data import Row
from slagveld.kernel.scenery import LaidPiece
from slagveld.kit.box import Box
from slagveld.kit.laid_tables import ReadyPiece, laid_points
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Name


class BoxShape(Row, frozen=True, kw_only=True):
    """A piece in the box, as the game's file has it."""

    key: str
    kind: str
    """Key of its kind of terrain."""
    name: Name
    look: str
    """How it is drawn, as in `scene.Ground`."""
    width: int
    depth: int
    height: int = 0
    """Of its top, in units; of a gap how deep it is."""
    lowest: int = 0
    highest: int = 0
    """How low and how high it may be made; 0: its height is fixed."""
    rank: int = 0
    """What lies on top where pieces overlap: a bridge on a river."""
    least: int
    most: int
    points: tuple[Point, ...]

    def made(self, number: int, laid: LaidPiece) -> Terrain:
        """The piece in its size, turned and put down; it remembers its shape as a tag."""
        return Terrain(
            number,
            self.kind,
            Outline(laid_points(self, laid)),
            height=laid.height or self.height,
            rank=self.rank,
            name=laid.name.strip(),
            tags=(self.key,),
        )


class ShapesBox(Box[BoxShape]):
    """A box of such pieces."""

    def made(self, number: int, piece: LaidPiece) -> Terrain:
        """As its shape has it."""
        return self.shapes()[piece.key].made(number, piece)


def laid_in(box: Mapping[str, BoxShape], pieces: Sequence[ReadyPiece]) -> tuple[Terrain, ...]:
    """Pieces of the box that lie ready in a scenario, numbered from 1 on."""
    shapes = [(piece, box[piece.key]) for piece in pieces]
    laid = enumerate(shapes, 1)
    return tuple([shape.made(number, piece.laid(shape)) for number, (piece, shape) in laid])


def shape_in(box: Mapping[str, BoxShape], piece: Terrain) -> BoxShape | None:
    """The shape of the box that a piece on the table was made from, if any."""
    return box.get(piece.tags[0]) if piece.tags else None
