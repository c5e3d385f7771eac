"""Where a base may stand: room among bases, off solids and walls, on one level."""

from collections.abc import Collection
from functools import lru_cache

from slagveld.table.contact import overlapped
from slagveld.table.convex import Region
from slagveld.table.inside import INSIDE, TOUCHING, body_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import table_edge_gap
from slagveld.table.shapes import Base, Outline, Pose
from slagveld.table.sight import body_in_way

from .contact import barriers
from .levels import floor_of, height_of
from .scenery import is_hiding, is_solid


@lru_cache(maxsize=256)
def region_of(outline: Outline) -> Region:
    """An outline cut into convex parts, for searches; made once."""
    return Region(outline.area())


def fits(
    layout: Layout, base: Base, pose: Pose, ignore: Collection[int] = (), *, wizard: bool = False
) -> bool:
    """Whether a base has room at a pose: on the table, on one level, on no base and no solid.

    Creatures may stand in buildings and forests (WD-TERRAIN-1), wizards not (WD-WIZARD-9).
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
        barred = is_solid(piece) and not pose.level
        if wizard and is_hiding(piece):
            barred = True
        if barred and body_in_area(body, piece.area) > TOUCHING:
            return False
    walls = () if pose.level else barriers(layout)
    return not any(body_in_way(*wall, body) for wall in walls)
