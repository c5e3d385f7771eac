"""Terrain as a state holds it: pieces of ground with outlines, walls, floors and ways between.

Nothing here has a meaning of its own: `kind` and `tags` are keys that a game's data explains.
Lengths and places are units of 0.1 mm; the prepared forms (`area`, `barriers`) are fine units.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import sqrt

from slagveld.kept import kept
from slagveld.structs import Struct
from slagveld.table.body import Area
from slagveld.table.shapes import Coordinate, Length, Outline, Point
from slagveld.table.units import FINE

Segment = tuple[int, int, int, int]
"""Two places in fine units: x1, y1, x2, y2."""


class Opening(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A stretch of a wall that is a gate, a door or a window."""

    kind: str
    start: Length
    """Where it begins, measured along the wall from its first point."""
    end: Length
    sill: Length = 0
    """Height of its lower edge above the foot of the wall."""
    lintel: Length | None = None
    """Height of its upper edge; None: open to the top."""


class Wall(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A straight barrier of no thickness, with openings."""

    kind: str
    start: Point
    end: Point
    height: Length = 0
    z: Coordinate = 0
    """Height of its foot above the ground."""
    level: int = 0
    openings: tuple[Opening, ...] = ()

    def barriers(self, passable: Collection[str] = ()) -> list[Segment]:
        """The parts that bar the way when openings of these kinds do not, in order.

        Ends of openings are rounded to the nearest fine unit. Openings may overlap.
        """
        (x1, y1), (x2, y2) = self.start, self.end
        dx, dy = x2 - x1, y2 - y1
        length = sqrt(dx * dx + dy * dy)
        gaps = sorted((o.start, o.end) for o in self.openings if o.kind in passable)
        found: list[Segment] = []
        done = 0.0
        for begin, end in [*gaps, (length, length)]:
            stop = min(float(begin), length)
            if stop > done:
                found.append((*self._at(done), *self._at(stop)))
            done = max(done, float(end))
        return found

    def _at(self, along: float) -> tuple[int, int]:
        """The place so far along the wall, in fine units."""
        (x1, y1), (x2, y2) = self.start, self.end
        dx, dy = x2 - x1, y2 - y1
        part = along / sqrt(dx * dx + dy * dy) * FINE
        return x1 * FINE + _nearest(dx * part), y1 * FINE + _nearest(dy * part)


class Floor(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A surface to stand on above or below the ground."""

    level: int
    outline: Outline
    z: Coordinate
    """Its height above the ground."""


class Connector(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A stair, ladder or ramp from one level to another."""

    kind: str
    low: Point
    low_level: int
    high: Point
    high_level: int
    length: Length
    """How long the way over it is."""


class Access(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A point on the outline where the piece may be entered."""

    kind: str
    place: Point
    width: Length = 0


class Terrain(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """One piece of ground. `area` is made once and kept beside the fields."""

    id: int
    kind: str
    outline: Outline
    z: Coordinate = 0
    """Height of its foot above the ground."""
    height: Length = 0
    """Height of its top above its foot."""
    rank: int = 0
    """What lies on top where pieces overlap: the highest rank, then the later piece."""
    name: str = ""
    walls: tuple[Wall, ...] = ()
    floors: tuple[Floor, ...] = ()
    connectors: tuple[Connector, ...] = ()
    accesses: tuple[Access, ...] = ()
    tags: tuple[str, ...] = ()

    @kept
    def area(self) -> Area:
        """The outline in fine units."""
        return self.outline.area()

    @property
    def top(self) -> int:
        """Height of its top above the ground."""
        return self.z + self.height

    def barriers(self, kinds: Collection[str], passable: Collection[str] = ()) -> list[Segment]:
        """The parts of its walls of these kinds that bar the way; see `Wall.barriers`."""
        walls = (wall for wall in self.walls if wall.kind in kinds)
        return [segment for wall in walls for segment in wall.barriers(passable)]


def strip(points: Sequence[Point], thickness: int) -> Outline:
    """The outline of a linear obstacle: a hedge, wall or river along a middle line.

    Bends are mitred; a bend sharper than a right angle is cut off square. Corners are rounded to
    whole units. The line must not come back upon itself within its thickness.
    """
    if len(points) < 2 or thickness <= 0:
        raise ValueError("a strip needs two points and a thickness")
    half = thickness / 2
    across: list[tuple[float, float]] = []
    for (x1, y1), (x2, y2) in pairwise(points):
        dx, dy = x2 - x1, y2 - y1
        length = sqrt(dx * dx + dy * dy)
        if length == 0:
            raise ValueError("two points of a strip are the same")
        across.append((-dy / length * half, dx / length * half))
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(points):
        for ox, oy in _joint(across[max(0, i - 1)], across[min(i, len(across) - 1)], half):
            left.append((x + _nearest(ox), y + _nearest(oy)))
            right.append((x - _nearest(ox), y - _nearest(oy)))
    return Outline((*left, *reversed(right)))


def _joint(
    before: tuple[float, float], after: tuple[float, float], half: float
) -> list[tuple[float, float]]:
    """Offsets of the corner between two legs, given what lies across each of them."""
    dot = before[0] * after[0] + before[1] * after[1]
    square = half * half
    if dot < 0:
        return [before, after]
    scale = square / (square + dot)
    return [((before[0] + after[0]) * scale, (before[1] + after[1]) * scale)]


def _nearest(value: float) -> int:
    """The nearest whole number; halves away from zero."""
    return int(value + 0.5) if value >= 0 else -int(0.5 - value)
