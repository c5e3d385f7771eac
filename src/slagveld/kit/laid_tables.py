"""From a game's box of scenery to the table: pieces in their size, and what cannot be laid.

The refusals are texts of the game, the same in all: `refusal-set-size` (least, most, in the measure
of the rules), `refusal-kit-pieces` (most), `refusal-kit-kind` (number, kind), `refusal-kit-name`
(number), `refusal-kit-size` (number, piece, least, most) and whatever a game refuses besides.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from slagveld.data import Record
from slagveld.kernel.fields import Label
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.scenery import KitPiece, LaidPiece, LaidTable
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Name, Text

PieceCheck = Callable[[int, LaidPiece], Refusal | None]
"""Why a piece, told with its number from 1 on, cannot be laid so, or None."""


class Shape(Protocol):
    """A piece as it lies in the box."""

    @property
    def key(self) -> str:
        """Its name in files."""

    @property
    def width(self) -> int:
        """Along +x in the box, in units."""

    @property
    def depth(self) -> int:
        """Along +y in the box, in units."""

    @property
    def least(self) -> int:
        """How narrow a side may be made."""

    @property
    def most(self) -> int:
        """How wide a side may be made."""

    @property
    def points(self) -> tuple[Point, ...]:
        """Its outline around (0, 0) in the size of the box."""


class NamedShape(Shape, Protocol):
    """A shape that knows how it is called and drawn."""

    @property
    def name(self) -> Name:
        """How players call it."""

    @property
    def look(self) -> str:
        """How it is drawn, as in `scene.Ground`."""


class ReadyPiece(Record, frozen=True, kw_only=True):
    """A piece of the box that lies ready in a scenario; without a size it has its own."""

    key: str
    x: int
    y: int
    facing: int = 0
    width: int = 0
    depth: int = 0

    def laid(self, shape: Shape) -> LaidPiece:
        """The piece on the table, of the shape of its key."""
        return LaidPiece(
            key=self.key,
            x=self.x,
            y=self.y,
            facing=self.facing,
            width=self.width or shape.width,
            depth=self.depth or shape.depth,
        )

    def shifted(self, dx: int, dy: int) -> "ReadyPiece":
        """The same piece somewhere else."""
        return msgspec.structs.replace(self, x=self.x + dx, y=self.y + dy)


# Out of the box


def kit_piece(shape: NamedShape, help: Text) -> KitPiece:  # noqa: A002 - the word of `KitPiece`
    """A shape of the box as the menus show it."""
    return KitPiece(
        key=shape.key,
        name=shape.name,
        look=shape.look,
        help=help,
        outline=Outline(shape.points),
        width=shape.width,
        depth=shape.depth,
        least=shape.least,
        most=shape.most,
    )


def sized(shape: Shape, laid: LaidPiece) -> tuple[Point, ...]:
    """The outline of a shape in the size that was laid, around (0, 0)."""
    wide, deep = (laid.width, shape.width), (laid.depth, shape.depth)
    return tuple([(_sized(x, *wide), _sized(y, *deep)) for x, y in shape.points])


def laid_points(shape: Shape, laid: LaidPiece) -> tuple[Point, ...]:
    """The outline of a shape in its size, turned and put down."""
    return tuple([laid.laid(x, y) for x, y in sized(shape, laid)])


def _sized(value: int, size: int, usual: int) -> int:
    """A length of the box in the size that was laid, to the nearest unit (halves up)."""
    return (2 * value * size + usual) // (2 * usual)


def is_on(points: Iterable[Point], width: int, height: int) -> bool:
    """Whether no point sticks out over the edge of a table."""
    return all(0 <= x <= width and 0 <= y <= height for x, y in points)


def as_given(laid: LaidTable, terrain: tuple[Terrain, ...]) -> dict[str, Any]:
    """A table in the form that `Setup.table` takes (see `opening.GivenTable`)."""
    found: dict[str, Any] = msgspec.to_builtins(
        {"width": laid.width, "height": laid.depth, "ground": laid.ground, "terrain": terrain}
    )
    return found


# What cannot be laid


class Sides(NamedTuple):
    """How long the sides of a table may be, in the measure of the rules (inches, centimetres)."""

    least: int
    most: int
    measure: int
    """One of it in units."""
    game: str
    rule: str

    def refusal(self, width: int, height: int) -> Refusal | None:
        """Why a table (units) is too small or too large, or None."""
        sides = (width, height)
        if self.least * self.measure <= min(sides) and max(sides) <= self.most * self.measure:
            return None
        # texts: *:refusal-set-size*
        key = f"{self.game}:refusal-set-size"
        return refuse(self.rule, key, least=self.least, most=self.most)


class Box(NamedTuple):
    """A game's box, for checking what was laid from it."""

    game: str
    rule: str
    """That of laying terrain."""
    shapes: Mapping[str, Shape]
    names: Mapping[str, Label]
    """How the shapes are called, by key."""

    def count_refusal(self, laid: LaidTable, most: int) -> Refusal | None:
        """Why there are too many pieces, or None."""
        if len(laid.pieces) <= most:
            return None
        return refuse(self.rule, self._key("pieces"), most=most)

    def pieces_refusal(self, laid: LaidTable, more: PieceCheck | None = None) -> Refusal | None:
        """Why a piece cannot be laid, or None: kind, name, size, and `more` that the game asks."""
        for number, piece in enumerate(laid.pieces, 1):
            refusal = self._refusal(laid, number, piece)
            if refusal is None and more is not None:
                refusal = more(number, piece)
            if refusal is not None:
                return refusal
        return None

    def _refusal(self, laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
        shape = self.shapes.get(piece.key)
        if shape is None:
            return refuse(self.rule, self._key("kind"), number=number, kind=piece.key[:40])
        if not piece.name.isprintable():
            return refuse(self.rule, self._key("name"), number=number)
        sides = (piece.width, piece.depth)
        if min(sides) < shape.least or max(sides) > shape.most:
            values = {"least": Distance(shape.least), "most": Distance(shape.most)}
            return self.refuse_piece(laid, number, "size", **values)
        return None

    def refuse_piece(
        self, laid: LaidTable, number: int, word: str, rule: str = "", /, **values: Any
    ) -> Refusal:
        """A refusal `refusal-kit-…` that names a piece and tells its number to displays."""
        name = self.name_of(laid, number)
        return refuse(rule or self.rule, self._key(word), number=number, piece=name, **values)

    def name_of(self, laid: LaidTable, number: int) -> Any:
        """What a piece is called: as it was named, or as its shape."""
        piece = laid.pieces[number - 1]
        return piece.name.strip() or self.names[piece.key]

    def _key(self, word: str) -> str:
        return f"{self.game}:refusal-kit-{word}"  # texts: *:refusal-kit-*
