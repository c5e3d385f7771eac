"""High walls and buildings: what keeps two bases apart, and where doors and windows are.

A building's walls are its `walls` with their doors and windows; one that lists none has a door in
its first side and windows in the others.
"""

from math import sqrt

from slagveld.kept import beside
from slagveld.table.body import Area, Body
from slagveld.table.contact import contact_points
from slagveld.table.contact import parted as parted_by
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Opening, Segment, Terrain, Wall
from slagveld.table.units import FINE

from .kinds import kind_of, regions_of

DOOR = "door"
WINDOW = "window"
OPENINGS = (DOOR, WINDOW)
CM = 100
DOOR_WIDTH = 3 * CM
WINDOW_WIDTH = 250
"""Openings of the usual walls, in units (house data): a base passes, or looks out."""
ROUNDING = 2
"""By so many units the side of a turned building may be off."""
TOUCH = 10
"""As near as bases in contact are, in units: how far a base may stick through a wall's line."""


Bounds = tuple[int, int, int, int]
"""Left, top, right and bottom, in fine units."""


def is_near(one: Bounds, other: Bounds, slack: int = TOUCH * FINE) -> bool:
    """Whether bases within these bounds could be in contact, or as near as the slack says."""
    return (
        one[0] <= other[2] + slack
        and other[0] <= one[2] + slack
        and one[1] <= other[3] + slack
        and other[1] <= one[3] + slack
    )


def box_of(area: Area) -> Bounds:
    return area.low_x, area.low_y, area.high_x, area.high_y


class Partings:
    """All of a table that keeps touching bases apart: wall lines, and areas too thin to matter."""

    __slots__ = ("areas", "boxes", "lines")

    def __init__(self, table: Layout) -> None:
        self.lines: list[Segment] = []
        self.areas: list[Area] = []
        for piece in table.terrain:
            kind = kind_of(piece)
            if kind.passage == "walls":
                for wall in walls_of(piece):
                    self.lines.extend(wall.barriers(OPENINGS))
            elif kind.parts:
                self.areas.extend(region.area for region in regions_of(table, piece))
        self.boxes: list[Bounds] = [
            *[
                (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
                for x1, y1, x2, y2 in self.lines
            ],
            *[box_of(area) for area in self.areas],
        ]

    def is_near(self, box: Bounds) -> bool:
        """Whether any of it comes within touch of a box."""
        return any(is_near(box, one) for one in self.boxes)


@beside
def partings(table: Layout) -> Partings:
    return Partings(table)


def parted(table: Layout, one: Body, other: Body) -> bool:
    """Whether a high wall stands between two bases that touch (CAR-9.3.1, CAR-9.7-enter).

    Through a door or a window, and inside a building, nothing does.
    """
    known = partings(table)
    if not known.lines and not known.areas:
        return False
    slack = TOUCH * FINE
    if any(parted_by(one, other, *line, slack) for line in known.lines):
        return True
    points = contact_points(one, other) if known.areas else []
    return any(all(place_in_area(x, y, area) > 0 for x, y in points) for area in known.areas)


@beside
def walls_of(piece: Terrain) -> tuple[Wall, ...]:
    """The walls of a building: as listed, or the usual ones."""
    return piece.walls or usual_walls(piece.outline, piece.height)


def usual_walls(outline: Outline, height: int) -> tuple[Wall, ...]:
    """A door in the first side, a window to each 10 cm of the others; none where it has no room."""
    walls: list[Wall] = []
    for i, start in enumerate(outline.points):
        end = outline.points[(i + 1) % len(outline.points)]
        length = round(sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2))
        kind, width = (WINDOW, WINDOW_WIDTH) if i else (DOOR, DOOR_WIDTH)
        count = max(1, (length + ROUNDING) // (10 * CM)) if i else 1
        if width > length:
            count = 0
        middles = [length * (2 * place + 1) // (2 * count) for place in range(count)]
        holes = tuple(Opening(kind, at - width // 2, at + width // 2) for at in middles)
        walls.append(Wall("wall", start, end, height, openings=holes))
    return tuple(walls)
