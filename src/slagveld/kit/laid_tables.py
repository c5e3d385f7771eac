"""Pieces of scenery in their size, on tables whose sides are within bounds.

A table that is too small or too large is refused by a text of the game: `refusal-set-size` (least,
most, in the measure of the rules).
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from slagveld.data import Row
from slagveld.kernel.fields import Label
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.record import replace
from slagveld.table.shapes import Point
from slagveld.table.terrain import Terrain


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
    def name(self) -> Label:
        """How players call it."""

    @property
    def look(self) -> str:
        """How it is drawn, as in `scene.Ground`."""

    @property
    def height(self) -> int:
        """Of its top; 0: its kind says."""

    @property
    def lowest(self) -> int:
        """How low it may be made; 0: its height is fixed."""

    @property
    def highest(self) -> int:
        """How high it may be made."""


class ReadyPiece(Row, frozen=True, kw_only=True):
    """A piece of the box that lies ready in a scenario; without a size it has its own."""

    key: str
    x: int
    y: int
    facing: int = 0
    width: int = 0
    depth: int = 0
    height: int = 0

    def laid(self, shape: Shape) -> LaidPiece:
        """The piece on the table, of the shape of its key."""
        return LaidPiece(
            key=self.key,
            x=self.x,
            y=self.y,
            facing=self.facing,
            width=self.width or shape.width,
            depth=self.depth or shape.depth,
            height=self.height,
        )

    def shifted(self, dx: int, dy: int) -> "ReadyPiece":
        """The same piece somewhere else."""
        return replace(self, x=self.x + dx, y=self.y + dy)


# Out of the box


def sized(shape: Shape, laid: LaidPiece) -> tuple[Point, ...]:
    """The outline of a shape in the size that was laid, around (0, 0); its own if it has one."""
    if laid.points:
        return tuple(
            [(_sized(x, laid.width, 2000), _sized(y, laid.depth, 2000)) for x, y in laid.points]
        )
    wide, deep = (laid.width, shape.width), (laid.depth, shape.depth)
    return tuple([(_sized(x, *wide), _sized(y, *deep)) for x, y in shape.points])


def laid_points(shape: Shape, laid: LaidPiece) -> tuple[Point, ...]:
    """The outline of a shape in its size, turned and put down."""
    return tuple([laid.laid(x, y) for x, y in sized(shape, laid)])


def is_round(points: Sequence[Point]) -> bool:
    """Whether an outline goes once round its middle, clockwise on a screen: it has an inside."""
    ends = list(zip(points, (*points[1:], *points[:1]), strict=True))
    if len(points) < FEWEST or not all(ax * by > bx * ay for (ax, ay), (bx, by) in ends):
        return False
    return sum((ay < 0) != (by < 0) for (_, ay), (_, by) in ends) == 2


FEWEST = 3
"""Corners of an outline."""
STRAIGHT = 4
"""A piece of the box with no more corners is built, and keeps its outline."""


def _sized(value: int, size: int, usual: int) -> int:
    """A length of the box in the size that was laid, to the nearest unit (halves up)."""
    return (2 * value * size + usual) // (2 * usual)


def is_on(points: Iterable[Point], width: int, height: int) -> bool:
    """Whether no point sticks out over the edge of a table."""
    return all(0 <= x <= width and 0 <= y <= height for x, y in points)


def as_given(laid: LaidTable, terrain: tuple[Terrain, ...]) -> dict[str, Any]:
    """A table in the form that `Setup.table` takes (see `given_setup.GivenTable`)."""
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
