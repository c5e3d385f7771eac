"""The places at the edge where wizards may appear (WD-SETUP-6, WD-SETUP-7)."""

from collections.abc import Iterator

from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of

from ..core.models import WIZARD
from ..terrain.standing import fits

HALF = WIZARD.diameter // 2
Place = tuple[int, int]


def start_places(layout: Layout, count: int) -> tuple[tuple[Place, ...], ...]:
    """The sets of places of which the first player names one (WD-SETUP-6, WD-SETUP-7)."""
    left, right = HALF, layout.width - HALF
    top, bottom = HALF, layout.height - HALF
    x, y = layout.width // 2, layout.height // 2
    corners = nw, ne, se, sw = (left, top), (right, top), (right, bottom), (left, bottom)
    if count == 2:
        return (nw, se), (ne, sw)
    if count == 3 and layout.width >= layout.height:
        return (nw, ne, (x, bottom)), (sw, se, (x, top))
    if count == 3:
        return (nw, sw, (right, y)), (ne, se, (left, y))
    if count == 4:
        return (corners,)
    around = 2 * (layout.width + layout.height - 4 * HALF)
    return (tuple(_at(layout, around * number // count) for number in range(count)),)


def free_place(layout: Layout, place: Place) -> Place:
    """The place itself, or the nearest free one along the edge (WD-SETUP-6)."""
    for x, y in places_along(layout, place, layout.width + layout.height):
        if fits(layout, WIZARD, Pose(x, y), wizard=True):
            return x, y
    return place


def places_along(layout: Layout, place: Place, most: int, step: int = 1) -> Iterator[Place]:
    """The places along the edge no farther than `most` from one, nearest first."""
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    around = 2 * (wide + deep)
    start = _distance_along(layout, place)
    for away in range(0, min(most, around // 2) + 1, step):
        for way in (start + away, start - away):
            yield _at(layout, way % around)


def _distance_along(layout: Layout, place: Place) -> int:
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    x, y = place[0] - HALF, place[1] - HALF
    if y == 0:
        return x
    if x == wide:
        return wide + y
    return wide + deep + (wide - x) if y == deep else 2 * wide + deep + (deep - y)


def _at(layout: Layout, way: int) -> Place:
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    if way <= wide:
        return HALF + way, HALF
    if way <= wide + deep:
        return HALF + wide, HALF + way - wide
    if way <= 2 * wide + deep:
        return HALF + 2 * wide + deep - way, HALF + deep
    return HALF, HALF + 2 * (wide + deep) - way


def side_of(layout: Layout, place: Place) -> str:
    """Where a place lies, as the north of the table is up: nw, n, ne, w, e, sw, s, se."""
    x, y = place
    south = "n" if y < layout.height // 3 else "s" if y > layout.height - layout.height // 3 else ""
    east = "w" if x < layout.width // 3 else "e" if x > layout.width - layout.width // 3 else ""
    return south + east or "middle"


def to_middle(layout: Layout, place: Place) -> int:
    """The direction from a place to the middle of the table."""
    x, y = free_place(layout, place)
    return int(direction_of(layout.width // 2 - x, layout.height // 2 - y))
