"""Raised places: the floors and roofs of buildings, and the stairs between them (WD-PLACE-4).

A building's floors are surfaces of their own; the one at its full height is its roof.
"""

from slagveld.kernel.fields import Path
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Connector, Floor, Terrain


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
    if found is None or found[1].z != found[0].top:
        return None
    return found[0]


def stairs(layout: Layout) -> list[Connector]:
    """All stairs of the table."""
    return [connector for piece in layout.terrain for connector in piece.connectors]


def stair_cost(layout: Layout, connector: Connector) -> int:
    """Length of the stairs, or the difference in height where none is given (WD-PLACE-4)."""
    if connector.length:
        return connector.length
    low = height_of(layout, connector.low_level) or 0
    high = height_of(layout, connector.high_level) or 0
    return abs(high - low)
