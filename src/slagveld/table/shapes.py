"""Shapes and places as a state holds them: poses, bases, terrain. Everything here is JSON.

These structs are not compiled; `body` holds what they become for fast questions.
"""

from typing import Annotated

import msgspec

from slagveld.structs import Struct
from slagveld.table.body import Area, Body, disc, rectangle
from slagveld.table.units import FINE, LIMIT

Coordinate = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]
"""A place along one axis, in units of 0.1 mm."""

Direction = Annotated[int, msgspec.Meta(ge=0, lt=3600)]
"""Tenths of a degree; 0 along +x, 900 along +y."""

Length = Annotated[int, msgspec.Meta(ge=0, le=LIMIT)]
"""A length in units of 0.1 mm."""

Level = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
"""The number of a surface: of a table that has such a surface or not, but within 64 bits."""


class Spot(Struct, frozen=True, array_like=True, gc=False):
    """A point on a surface of the table."""

    x: Coordinate
    y: Coordinate
    level: Level = 0
    """The surface: 0 is the ground, other numbers name floors and roofs of this table."""


class Pose(Struct, frozen=True, gc=False):
    """Where a base stands and which way it looks."""

    x: Coordinate
    y: Coordinate
    facing: Direction = 0
    z: Coordinate = 0
    """Height of the surface above the ground, in units."""
    level: Level = 0
    """The surface: 0 is the ground, other numbers name floors and roofs of this table."""


class RoundBase(Struct, frozen=True, gc=False, tag="round"):
    """A round base."""

    diameter: Length

    def body(self, pose: Pose) -> Body:
        """This base at a pose."""
        return disc(pose.x, pose.y, self.diameter, pose.facing, pose.z, pose.level)


class RectBase(Struct, frozen=True, gc=False, tag="rect"):
    """A rectangular base; `depth` lies along the facing."""

    width: Length
    depth: Length

    def body(self, pose: Pose) -> Body:
        """This base at a pose."""
        return rectangle(pose.x, pose.y, self.width, self.depth, pose.facing, pose.z, pose.level)


Base = RoundBase | RectBase

Point = tuple[Coordinate, Coordinate]


class Outline(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A simple polygon, concave allowed, with holes; points in units."""

    points: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()

    def area(self) -> Area:
        """The polygon in fine units."""
        return Area(
            [[(x * FINE, y * FINE) for x, y in ring] for ring in (self.points, *self.holes)]
        )
