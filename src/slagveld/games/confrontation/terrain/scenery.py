"""Scenery: what the pieces on the table are to figures (CON-HOUSE-6, CON-HOUSE-7).

What lies on the table is a `Terrain` with an outline; its kind is in the movement table.
Where a figure stands is asked of the middle of its base. Ground that has a height and does not hide
what is in it, as a wood does, is a hill: figures stand on it and it hides what is behind.
"""

from operator import itemgetter

from slagveld.kept import beside
from slagveld.kit.box_shapes import BoxShape
from slagveld.kit.tables import table
from slagveld.table.body import Area
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Name

from ..core.book import FOLDER
from ..core.figure import Figure
from ..core.movement_table import Crossing, TerrainKind, crossing, height_of, terrain
from ..core.state import ClashState

OPEN = "open"
"""The kind of ground that a piece of no known kind is."""


def kind_of(piece: Terrain) -> TerrainKind:
    """What a piece of terrain is; open ground if its kind is not known."""
    kinds = terrain()
    return kinds.get(piece.kind) or kinds[OPEN]


def name_of(piece: Terrain) -> Name | str:
    return piece.name or kind_of(piece).name


def figure_height(figure: Figure) -> int:
    """How high a figure is, in units; pose and gear change nothing (CON-SIZE-2)."""
    return height_of(figure.profile.size, figure.moves_by)


def crossing_of(figure: Figure, piece: Terrain) -> Crossing:
    return crossing(figure.profile.size, piece.height, figure.moves_by)


def is_wall(figure: Figure, piece: Terrain) -> bool:
    """Whether a piece is a gap, or an obstacle that a figure does not just step over."""
    passage = kind_of(piece).passage
    return passage == "gap" or (passage == "obstacle" and crossing_of(figure, piece) != "low")


def is_raised(piece: Terrain) -> bool:
    """Whether one stands on top of a piece: an obstacle, what is barred, a hill."""
    kind = kind_of(piece)
    if kind.passage in ("obstacle", "barred"):
        return True
    return kind.passage == "ground" and piece.height > 0 and not kind.blocks


def height_at(table: Layout, x: int, y: int) -> int:
    """How high the ground is at a place, in units: the highest top, or the bottom of a gap."""
    if not table.terrain:
        return 0
    fine_x, fine_y = x * FINE, y * FINE
    for area, height in _relief(table):
        if place_in_area(fine_x, fine_y, area) > 0:
            return height
    return 0


@beside
def _relief(table: Layout) -> list[tuple[Area, int]]:
    """The tops of what one stands on, the highest first, then gaps, the deepest first. Shared."""
    raised = [(piece.area, piece.top) for piece in table.terrain if is_raised(piece)]
    gaps = [(p.area, -depth_of(p)) for p in table.terrain if kind_of(p).passage == "gap"]
    return [*sorted(raised, key=itemgetter(1), reverse=True), *sorted(gaps, key=itemgetter(1))]


def depth_of(piece: Terrain) -> int:
    """How deep a gap is, in units: its height, or how far its foot is below the ground."""
    return max(piece.height, -piece.z)


def pose_at(state: ClashState, x: int, y: int, facing: int) -> Pose:
    """A figure standing at a place (units), as high as the ground is there."""
    return Pose(x, y, facing, height_at(state.field.table, x, y))


def is_swimmer(figure: Figure) -> bool:
    """Whether water is ground like any other for a figure (CON-STAT-2)."""
    return figure.profile.medium == "water"


@beside
def waters(table: Layout) -> list[Terrain]:
    """All deep water of a table, in order. Shared: not to be changed."""
    return [piece for piece in table.terrain if kind_of(piece).passage == "water"]


def in_water(state: ClashState, figure: Figure) -> bool:
    """Whether the middle of a figure's base is in deep water; the figure may be a moved copy."""
    body = figure.body
    return any(place_in_area(body.x, body.y, piece.area) > 0 for piece in waters(state.field.table))


shapes = table(FOLDER / "kit.yaml", BoxShape)
