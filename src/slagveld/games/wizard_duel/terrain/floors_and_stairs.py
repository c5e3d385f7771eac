"""Where a base may stand: surfaces with their stairs (WD-PLACE-4), room among bases, off solids.

A building's floors are surfaces of their own; the one at its full height is its roof.
"""

from collections.abc import Collection
from functools import lru_cache

from slagveld.kernel.fields import Path
from slagveld.record import replace
from slagveld.table.contact import overlapped
from slagveld.table.convex import Region
from slagveld.table.inside import INSIDE, TOUCHING, body_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import table_edge_gap
from slagveld.table.shapes import Base, Outline, Pose, Spot
from slagveld.table.sight import body_in_way
from slagveld.table.terrain import Floor, Terrain

from .contact_and_distance import barriers
from .scenery import is_hiding, is_solid


def floor_of(layout: Layout, level: int) -> tuple[Terrain, Floor] | None:
    """The building and floor of a level above the ground."""
    for piece in layout.terrain:
        for floor in piece.floors:
            if floor.level == level:
                return piece, floor
    return None


def height_of(layout: Layout, level: int) -> int | None:
    """Height of a surface; None if there is no such surface."""
    if level == 0:
        return 0
    found = floor_of(layout, level)
    return None if found is None else found[1].z


def end_pose(layout: Layout, start: Pose, path: Path, facing: int) -> Pose | None:
    """Where a way ends; None on a surface that is not there."""
    if not path:
        return replace(start, facing=facing)
    last = path[-1]
    height = height_of(layout, last.level)
    return None if height is None else Pose(last.x, last.y, facing, height, last.level)


def roof_under(layout: Layout, level: int) -> Terrain | None:
    """The building on whose roof one stands at this level, if it is a roof (WD-SIGHT-9)."""
    found = floor_of(layout, level)
    return found[0] if found is not None and found[1].z == found[0].top else None


def flights(layout: Layout) -> list[tuple[Spot, Spot, int]]:
    """All stairs, down and up: foot, top and cost, their length or else their rise (WD-PLACE-4)."""
    found: list[tuple[Spot, Spot, int]] = []
    for piece in layout.terrain:
        for stair in piece.connectors:
            low = Spot(*stair.low, stair.low_level)
            high = Spot(*stair.high, stair.high_level)
            rise = (height_of(layout, high.level) or 0) - (height_of(layout, low.level) or 0)
            cost = stair.length or abs(rise)
            found += [(low, high, cost), (high, low, cost)]
    return found


@lru_cache(maxsize=256)
def region_of(outline: Outline) -> Region:
    """An outline cut into convex parts, for searches; made once."""
    return Region(outline.area())


def fits(
    layout: Layout, base: Base, pose: Pose, ignore: Collection[int] = (), *, wizard: bool = False
) -> bool:
    """Whether a base has room at a pose: on the table, on one level, on no base and no solid.

    Creatures may stand in buildings and forests (WD-TERRAIN-1) and appear wherever there is room
    (WD-PLACE-1); wizards not (WD-WIZARD-9).
    """
    height = height_of(layout, pose.level)
    if height is None or height != pose.z:
        return False
    body = base.body(pose)
    if table_edge_gap(body, layout.width, layout.height) < 0:
        return False
    if pose.level:
        found = floor_of(layout, pose.level)
        if found is None or body_in_area(body, region_of(found[1].outline).area) != INSIDE:
            return False
    bases = layout.bases
    for number in overlapped(body, layout.bodies(), 0):
        if bases[number].id not in ignore:
            return False
    for piece in layout.terrain:
        barred = (is_solid(piece) and not pose.level) or (wizard and is_hiding(piece))
        if barred and body_in_area(body, piece.area) > TOUCHING:
            return False
    walls = () if pose.level else barriers(layout)
    return not any(body_in_way(*wall, body) for wall in walls)
