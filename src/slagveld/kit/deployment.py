"""Where armies are set up: zones along the edges of a table, places in good order, plans.

A way is the direction from an edge onto the table, in tenths of a degree: whoever stands at the
near (southern) edge looks north, 2700.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from slagveld.kernel.event import Placed
from slagveld.kernel.fields import Label, Placement, Region
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point, Pose
from slagveld.table.units import FINE

EAST, SOUTH, WEST, NORTH = 0, 900, 1800, 2700

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in units."""

P = TypeVar("P")


class Placeable(Protocol):
    """A piece that a seat has put down."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> Label:
        """What it is called."""

    @property
    def pose(self) -> Pose:
        """Where it stands."""

    @property
    def seat(self) -> int:
        """Whose it is."""


_AHEAD = {EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0), NORTH: (0, -1)}


# Boxes


def outline_of(box: Box) -> Outline:
    """A box as an outline."""
    left, top, right, bottom = box
    return Outline(((left, top), (right, top), (right, bottom), (left, bottom)))


def region_of(box: Box) -> Region:
    """A box for the screen."""
    return Region((outline_of(box),))


def middle_of(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def in_box(box: Box, x: int, y: int) -> bool:
    """Whether a place lies in a box; its border belongs to it."""
    left, top, right, bottom = box
    return left <= x <= right and top <= y <= bottom


def bounds_of(body: Body, room: int) -> Box:
    """The box around a base and the room that others leave it."""
    return (
        min(body.xs) // FINE - room,
        min(body.ys) // FINE - room,
        -(-max(body.xs) // FINE) + room,
        -(-max(body.ys) // FINE) + room,
    )


def moved_into(placement: Placement, box: Box, aside: int = 0, ahead: int = 0) -> Placement:
    """A placement that keeps so far from the sides of a box, and from its top and bottom."""
    pose = placement.pose
    x = min(max(pose.x, box[0] + aside), box[2] - aside)
    y = min(max(pose.y, box[1] + ahead), box[3] - ahead)
    return replace(placement, pose=replace(pose, x=x, y=y))


def tell_placed(play: Play[Any], piece: Placeable, rule: str) -> None:
    """Tell that a piece has come to the table, or stands somewhere else on it."""
    play.tell(Placed, piece=piece.id, name=piece.name, pose=piece.pose, seat=piece.seat, rule=rule)


# Along the edges of a table


def edge_length(table: Layout, way: int) -> int:
    """How long the edge is from which a way leads onto the table."""
    return table.width if way in (SOUTH, NORTH) else table.height


def place_at(table: Layout, way: int, along: int, away: int) -> Point:
    """The place so far along an edge, from its left as one looks onto the table, and from it."""
    match way:
        case 2700:
            return along, table.height - away
        case 900:
            return table.width - along, away
        case 0:
            return away, along
        case _:
            return table.width - away, table.height - along


def strip_at(table: Layout, way: int, near: int, far: int, free: int = 0) -> Box:
    """The strip between two distances from an edge; it stays `free` from the edges beside it."""
    x1, y1 = place_at(table, way, free, near)
    x2, y2 = place_at(table, way, edge_length(table, way) - free, far)
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def ahead_of(way: int, x: int, y: int, distance: int) -> Point:
    """The place so far from another, straight along a way."""
    dx, dy = _AHEAD[way]
    return x + dx * distance, y + dy * distance


def how_far(way: int, start: Point, place: Point) -> int:
    """How far a place lies beyond another along a way, however far aside."""
    dx, dy = _AHEAD[way]
    return (place[0] - start[0]) * dx + (place[1] - start[1]) * dy


# In good order


def outwards(step: int, most: int) -> list[int]:
    """From the middle to both sides in turn: no step, one to the one side, one to the other."""
    found = [0]
    for away in range(step, most + 1, step):
        found += [away, -away]
    return found


def ranked(zone: Box, way: int, ranks: Iterable[int], asides: Sequence[int]) -> list[Point]:
    """Places of a zone: rank by rank, so far behind its front, each as far aside as these."""
    left, top, right, bottom = zone
    x, y = middle_of(zone)
    along_x = way in (SOUTH, NORTH)
    front = {SOUTH: (x, bottom), EAST: (right, y), WEST: (left, y)}.get(way, (x, top))
    found: list[Point] = []
    for rank in ranks:
        x, y = ahead_of(way, *front, -rank)
        found += [(x + aside, y) if along_x else (x, y + aside) for aside in asides]
    return found


def first_free(
    spots: Iterable[Point],
    around: Box,
    crowd: Sequence[Box],
    row_at: Callable[[int, int], Sequence[P]],
    is_sound: Callable[[Sequence[P]], bool],
) -> Sequence[P]:
    """A row of pieces at the first spot that nobody takes and that is sound; empty: nowhere.

    Args:
        spots: Where to try, the best first.
        around: The box around the row when its middle is at (0, 0).
        crowd: The boxes that others take, with the room they are left.
        row_at: The pieces in a row about a spot.
        is_sound: Whether all of them may stand so.
    """
    left, top, right, bottom = around
    for x, y in spots:
        if any(
            x + left < e and x + right > w and y + top < s and y + bottom > n
            for w, n, e, s in crowd
        ):
            continue
        row = row_at(x, y)
        if is_sound(row):
            return row
    return ()
