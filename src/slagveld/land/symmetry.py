"""Turning and mirroring a table so that every side finds the same ground before it.

A symmetry is a few images of the table, each of which lays every zone upon one of its group.
"""

from typing import NamedTuple

from slagveld.kernel.land import Box, Site
from slagveld.kernel.scenery import LaidPiece
from slagveld.record import replace
from slagveld.table.shapes import Point


class Image(NamedTuple):
    """Where a table lies after a turn or in a mirror, about its middle."""

    across: tuple[int, int]
    """What becomes of (1, 0)."""
    down: tuple[int, int]
    """What becomes of (0, 1)."""
    turn: int
    """How a direction changes: `turn + facing`, in a mirror `turn - facing`."""

    @property
    def mirrors(self) -> bool:
        """Whether clockwise becomes counter-clockwise."""
        return self.across[0] * self.down[1] - self.across[1] * self.down[0] < 0

    def point(self, site: Site, x: int, y: int) -> Point:
        """A place of the table in the image."""
        # Doubled, so that the middle of an odd table is a whole number too.
        dx, dy = 2 * x - site.width, 2 * y - site.depth
        px = dx * self.across[0] + dy * self.down[0]
        py = dx * self.across[1] + dy * self.down[1]
        return (px + site.width) // 2, (py + site.depth) // 2

    def piece(self, site: Site, piece: LaidPiece) -> LaidPiece:
        """A piece in the image."""
        x, y = self.point(site, piece.x, piece.y)
        if not self.mirrors:
            return replace(piece, x=x, y=y, facing=(self.turn + piece.facing) % 3600)
        # What is straight looks the same from left and right, not from before and behind.
        facing = self.turn - piece.facing + (0 if piece.points else 1800)
        points = tuple([(px, -py) for px, py in reversed(piece.points)])
        return replace(piece, x=x, y=y, facing=facing % 3600, points=points)

    def box(self, site: Site, box: Box) -> Box:
        """A box of the table in the image."""
        (ax, ay), (bx, by) = self.point(site, *box[:2]), self.point(site, *box[2:])
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


SAME = Image((1, 0), (0, 1), 0)
HALF = Image((-1, 0), (0, -1), 1800)
QUARTER = Image((0, 1), (-1, 0), 900)
BACK = Image((0, -1), (1, 0), 2700)
FLIP = Image((1, 0), (0, -1), 0)
FLOP = Image((-1, 0), (0, 1), 1800)
FALLING = Image((0, 1), (1, 0), 900)
"""In the diagonal from left above to right below."""
RISING = Image((0, -1), (-1, 0), 2700)

Symmetry = tuple[Image, ...]

NONE: Symmetry = (SAME,)
TURNS: tuple[Symmetry, ...] = ((SAME, HALF), (SAME, QUARTER, HALF, BACK))
MIRRORS: tuple[Symmetry, ...] = (
    (SAME, FLIP),
    (SAME, FLOP),
    (SAME, FLIP, FLOP, HALF),
    (SAME, FALLING, RISING, HALF),
)
ABOUT = 20
"""How far the sides of zones may lie apart that count as the same, in units."""


def symmetry(site: Site, fair: str) -> Symmetry | None:
    """The smallest symmetry of a kind that makes all zones of a group alike; None: there is none.

    By measure there is nothing to repeat.
    """
    if fair == "measure":
        return NONE
    choices = TURNS if fair == "turn" else MIRRORS
    return next((one for one in choices if _suits(site, one)), None)


def _suits(site: Site, images: Symmetry) -> bool:
    if site.width != site.depth and any(image.across[0] == 0 for image in images):
        return False
    return all(_alike(site, images, group) for group in site.groups) and _keeps(site, images)


def _alike(site: Site, images: Symmetry, group: tuple[int, ...]) -> bool:
    """Whether each zone of a group is an image of its first."""
    first = site.zones[group[0]]
    found = [image.box(site, first) for image in images]
    return all(any(_same(box, site.zones[zone]) for box in found) for zone in group)


def _keeps(site: Site, images: Symmetry) -> bool:
    """Whether what the scenario lays by itself comes to lie on itself."""
    laid = [_frame(piece) for piece in site.fixed]
    mapped = [image.box(site, frame) for image in images for frame in laid]
    return all(any(_same(box, frame) for frame in laid) for box in mapped)


def _frame(piece: LaidPiece) -> Box:
    return (
        piece.x - piece.width // 2,
        piece.y - piece.depth // 2,
        piece.x + piece.width // 2,
        piece.y + piece.depth // 2,
    )


def _same(one: Box, other: Box) -> bool:
    return all(abs(a - b) <= ABOUT for a, b in zip(one, other, strict=True))
