"""Strewing pieces over a table: one after the other, each with its images, wherever there is room.

Nothing comes to lie in a zone, on a goal, over the edge, or nearer to another piece than a base is
wide.
"""

from collections.abc import Sequence
from typing import NamedTuple

from slagveld.kernel.dice import Rng
from slagveld.kernel.land import Box, Nature, Site
from slagveld.kernel.scenery import Ground, Kit, KitPiece, LaidPiece, LaidTable
from slagveld.kit.laid_tables import STRAIGHT, laid_points
from slagveld.land.outlines import apart, bounds, grown, meet
from slagveld.land.wish import Order
from slagveld.table.shapes import Point

SHARES = {"sparse": 90, "normal": 160, "dense": 250}
"""How much of the open table is taken, with a little room about each piece, in thousandths."""
SMALL, LARGE = 65, 150
"""Sizes of pieces, in hundredths of how large they lie in the box."""
SIDE = 4
"""No piece is longer than one part in so many of a side of the table."""
EDGE = 30
"""So far from the edge of the table everything stays, in units."""
TRIES = 240
MOST = 40
"""Pieces on a table."""
CENTRE = 2
"""One table in so many has a piece in its very middle, if it may."""


class Piece(NamedTuple):
    """A piece that has found its place."""

    laid: LaidPiece
    nature: Nature
    points: tuple[Point, ...]


class Strewn:
    """A table on which pieces are being strewn."""

    def __init__(self, order: Order, kit: Kit, rng: Rng, share: int) -> None:
        self.order, self.site, self.kit, self.rng = order, order.site, kit, rng
        self.shapes = {piece.key: piece for piece in kit.pieces}
        self.pieces: list[Piece] = []
        self.taken = [0] * len(self.site.zones)
        """How much lies nearest to each zone."""
        for laid in self.site.fixed:
            self._take([self.piece(laid)])
        # Whatever lies already counts.
        self.wanted = share * _open(self.site) // 1000 - sum(self.taken) // 2

    def strew(self) -> LaidTable:
        """The table with everything on it."""
        limit = min(MOST, self.kit.pieces_most, 60)
        keys = [key for key in self.shapes if self._weight(key)]
        bag = [key for key in keys for _ in range(self._weight(key))]
        laid = sum(self.taken)
        if len(self.order.symmetry) > 1 and not self.rng.randrange(CENTRE):
            self._centre(bag)
        for _ in range(TRIES):
            if sum(self.taken) - laid >= self.wanted or len(self.pieces) >= limit:
                break
            shape = self.shapes[bag[self.rng.randrange(len(bag))]]
            if len(self.order.symmetry) > 1:
                self._orbit(shape, limit)
            else:
                self._twins(shape, limit)
        return LaidTable(
            width=self.site.width,
            depth=self.site.depth,
            ground=self._ground(),
            pieces=tuple([piece.laid for piece in self.pieces]),
        )

    def _ground(self) -> Ground:
        wanted = self.order.land.ground
        return wanted if wanted in self.kit.grounds else self.kit.grounds[0]

    def _weight(self, key: str) -> int:
        nature = self.site.natures.get(key)
        return 0 if nature is None else self.order.land.weight(nature)

    # One piece with its images, or with others of its kind

    def _orbit(self, shape: KitPiece, limit: int) -> None:
        """A piece at some place, and all its images."""
        one = self._fresh(shape, self.rng.randrange(self.site.width), self._somewhere()[1])
        found = [self.piece(image.piece(self.site, one)) for image in self.order.symmetry]
        if len(self.pieces) + len(found) <= limit and self._free(found):
            self._take(found)

    def _twins(self, shape: KitPiece, limit: int) -> None:
        """One of a kind nearest to each zone of a group, wherever there is room."""
        found: list[Piece] = []
        size = self._size(shape)
        for zone in self.site.groups[self.rng.randrange(len(self.site.groups))]:
            for _ in range(SIDE):
                x, y = self._somewhere()
                piece = self.piece(self._fresh(shape, x, y, size))
                if nearest(self.site.zones, x, y) == (zone,) and self._free([*found, piece]):
                    found.append(piece)
                    break
            else:
                return
        if len(self.pieces) + len(found) <= limit:
            self._take(found)

    def _centre(self, bag: Sequence[str]) -> None:
        """A piece in the very middle, where it is its own image."""
        shape = self.shapes[bag[self.rng.randrange(len(bag))]]
        x, y = self.site.width // 2, self.site.depth // 2
        laid = self._fresh(shape, x, y, even=True)
        piece = self.piece(laid)
        images = [self.piece(image.piece(self.site, laid)).points for image in self.order.symmetry]
        if all(_same(points, piece.points) for points in images) and self._free([piece]):
            self._take([piece])

    def _somewhere(self) -> Point:
        return self.rng.randrange(self.site.width), self.rng.randrange(self.site.depth)

    def _size(self, shape: KitPiece) -> tuple[int, int]:
        most = min(self.site.width, self.site.depth) // SIDE
        whole = self.rng.randrange(SMALL, LARGE + 1)
        if len(shape.outline.points) <= STRAIGHT and shape.depth * 4 <= shape.width:
            long = min(max(shape.width * whole // 100, shape.least), most, shape.most)
            return long // 10 * 10, shape.depth  # a wall keeps its thickness
        if shape.width == shape.depth:
            sides = [whole, whole]
        else:
            sides = [whole, whole * self.rng.randrange(85, 118) // 100]
        usual = (shape.width, shape.depth)
        found = [
            min(max(size * part // 100, shape.least), most, shape.most) // 10 * 10
            for size, part in zip(usual, sides, strict=True)
        ]
        return found[0], found[1]

    def _fresh(
        self,
        shape: KitPiece,
        x: int,
        y: int,
        size: tuple[int, int] | None = None,
        *,
        even: bool = False,
    ) -> LaidPiece:
        """A piece of a shape somewhere, in some size and turned somehow."""
        wide, deep = size or self._size(shape)
        straight = len(shape.outline.points) <= STRAIGHT
        step = 900 if even else self.order.land.step if straight else 1
        return LaidPiece(
            key=shape.key,
            x=x,
            y=y,
            facing=self.rng.randrange(3600 // step) * step,
            width=max(wide, shape.least),
            depth=max(deep, shape.least),
            points=() if straight else grown(self.rng, even=even),
        )

    def piece(self, laid: LaidPiece) -> Piece:
        """A piece with its outline and what it does."""
        shape = self.shapes[laid.key]
        points = laid_points(_Shape(shape), laid)
        return Piece(laid, self.site.natures.get(laid.key) or _FIXED, points)

    # Where there is room

    def _free(self, pieces: Sequence[Piece]) -> bool:
        """Whether new pieces lie clear of the edge, of what stays free, and of all others."""
        if not all(self._lies_free(piece) for piece in pieces):
            return False
        gap = self.site.gap
        new = [piece.points for piece in pieces]
        old = [piece.points for piece in self.pieces]
        among = (apart(new[i], new[j], gap) for i in range(len(new)) for j in range(i))
        return all(among) and all(apart(one, other, gap) for one in new for other in old)

    def _lies_free(self, piece: Piece) -> bool:
        site, room = self.site, self.site.gap // 2
        left, top, right, bottom = bounds(piece.points)
        if min(left, top) < EDGE or right > site.width - EDGE or bottom > site.depth - EDGE:
            return False
        frames = [
            box for box in (*site.zones, *site.clear) if meet(box, (left, top, right, bottom))
        ]
        if any(not apart(piece.points, _corners(box), 1) for box in frames):
            return False
        spots = [((x - room, y - room, x + room, y + room)) for x, y in site.goals]
        return all(apart(piece.points, _corners(box), 1) for box in spots)

    def _take(self, pieces: Sequence[Piece]) -> None:
        self.pieces += pieces
        for piece in pieces:
            near = nearest(self.site.zones, piece.laid.x, piece.laid.y)
            for zone in near:
                self.taken[zone] += _room(piece.laid, self.site.gap) // len(near)


class _Shape:
    """A piece of the box as the kit reads it."""

    def __init__(self, shape: KitPiece) -> None:
        self.key, self.width, self.depth = shape.key, shape.width, shape.depth
        self.least, self.most, self.points = shape.least, shape.most, shape.outline.points


_FIXED = Nature(feature="water", passage="slow")
"""What a scenario lays by itself and the game says nothing of: a ford."""


def nearest(zones: Sequence[Box], x: int, y: int) -> tuple[int, ...]:
    """The zones to which a place is nearest: several where it is as near to them."""
    far = [_away(box, x, y) for box in zones]
    return tuple([number for number, away in enumerate(far) if away == min(far)])


def _away(box: Box, x: int, y: int) -> int:
    """How far a place is from a box, squared."""
    dx = max(box[0] - x, x - box[2], 0)
    dy = max(box[1] - y, y - box[3], 0)
    return dx * dx + dy * dy


def _corners(box: Box) -> tuple[Point, ...]:
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _same(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether outlines are the same but for a unit here and there."""
    return all(any(abs(x - a) + abs(y - b) <= 4 for a, b in other) for x, y in one)


def _open(site: Site) -> int:
    """How much of the table lies outside the zones."""
    zones = sum((box[2] - box[0]) * (box[3] - box[1]) for box in site.zones)
    return max(0, site.width * site.depth - zones)


def _room(laid: LaidPiece, gap: int) -> int:
    """How much a piece takes: what is long and narrow more than it covers."""
    return max(laid.width, gap // 2) * max(laid.depth, gap // 2)
