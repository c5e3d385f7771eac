"""Laying a table by hand: what a game has in its box of scenery, and what was laid from it."""

from typing import Annotated, Literal

import msgspec

from slagveld.kernel.fields import Key, Label
from slagveld.structs import Struct
from slagveld.table.shapes import Coordinate, Direction, Length, Outline, Point
from slagveld.table.units import cosine, scaled, sine
from slagveld.texts import Text

Ground = Literal["grass", "meadow", "steppe", "sand", "snow", "stone", "ruins", "dungeon"]
"""The mat on a table; grass is whatever the scenario has."""


class KitPiece(Struct, frozen=True, kw_only=True):
    """A kind of scenery that can be laid."""

    key: str
    name: Label
    look: str
    """How it is drawn, as in `scene.Ground`."""
    help: Text
    outline: Outline
    """Its shape in the size it has in the box, around its middle at (0, 0)."""
    width: int
    depth: int
    """That size, in units."""
    least: int
    most: int
    """How narrow and how wide a side may be made."""
    height: int = 0
    """Of its top in the box, in units; of a gap how deep it is. 0: its kind says."""
    lowest: int = 0
    highest: int = 0
    """How low and how high it may be made; 0: its height is fixed."""


class Kit(Struct, frozen=True, kw_only=True):
    """A game's box of scenery, and the tables it can be laid on."""

    pieces: tuple[KitPiece, ...]
    least: int
    most: int
    """How short and how long a side of the table may be, in units."""
    width: int
    depth: int
    grounds: tuple[Ground, ...] = ("grass",)
    pieces_most: int = 40


Thousandth = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Inner = tuple[Thousandth, Thousandth]
"""A corner of a piece within its own width and depth."""


class LaidPiece(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of scenery on a table."""

    key: Key
    x: Coordinate
    y: Coordinate
    """Where its middle lies."""
    facing: Direction = 0
    """How far it is turned from how it lies in the box; clockwise on a screen."""
    width: Length
    """Along +x before it is turned."""
    depth: Length
    """Along +y before it is turned."""
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    height: Length = 0
    """Of its top, in units; 0: as in the box."""
    points: Annotated[tuple[Inner, ...], msgspec.Meta(max_length=24)] = ()
    """An outline of its own around its middle, in thousandths of half its width and half its
    depth, clockwise on a screen; without one it has that of the box."""

    def laid(self, x: int, y: int) -> Point:
        """A place of the piece, before it was turned and put down, on the table."""
        along, across = int(cosine(self.facing)), int(sine(self.facing))
        return (
            self.x + int(scaled(x * along - y * across)),
            self.y + int(scaled(x * across + y * along)),
        )


class LaidTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table laid by hand.

    A refusal that speaks of a piece tells its place in the list, from 1 on, as the value `number`
    of its text, and that of a second piece as `other`, so that a display can point at them.
    """

    width: Length
    depth: Length
    ground: Ground = "grass"
    pieces: Annotated[tuple[LaidPiece, ...], msgspec.Meta(max_length=100)] = ()
