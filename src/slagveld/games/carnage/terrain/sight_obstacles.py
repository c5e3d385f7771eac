"""What terrain hides: large obstacles, trees, hills, forests."""

from slagveld.kept import beside
from slagveld.table.body import Area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain

from .kinds import Sight, kind_of, regions_of


def sight_areas(table: Layout, *, without: int = 0) -> list[Area]:
    """The large obstacles that no line passes, gates in walls left open (CAR-9.2.1, CAR-12.4).

    `without` is a building from which somebody looks out of a window. Trees, hills and open
    forests have rules of their own: see `pieces_by_sight`.
    """
    return [
        region.area
        for piece in table.terrain
        if piece.id != without and kind_of(piece).sight == "blocks"
        for region in regions_of(table, piece)
    ]


def pieces_by_sight(table: Layout, sight: Sight) -> list[Terrain]:
    """The pieces that stand in the way of sight in one manner, in order."""
    return [piece for piece in table.terrain if kind_of(piece).sight == sight]


@beside
def whole_area(piece: Terrain) -> Area:
    """A piece with its flat top: what one stands on, or looks across."""
    return Outline(piece.outline.points).area() if piece.outline.holes else piece.area


class Screens:
    """All of a table that bounds sight; made once for a table.

    Hills stand in the way but for those on them (CAR-9.10-sight); the plate of a tree shields all
    that touch it (CAR-9.1-plate, CAR-9.1-shooting).
    """

    __slots__ = ("forests", "hills", "plain", "plates", "solid")

    def __init__(self, table: Layout) -> None:
        self.hills: list[Area] = [whole_area(piece) for piece in pieces_by_sight(table, "hill")]
        self.forests: list[Area] = [whole_area(piece) for piece in pieces_by_sight(table, "forest")]
        self.plates: list[Area] = [piece.area for piece in pieces_by_sight(table, "plate")]
        self.plain = not (self.hills or self.forests or self.plates)
        """True: nothing depends on where exactly a figure stands."""
        self.solid: dict[int, list[Area]] = {}

    def areas(self, table: Layout, hills: tuple[int, ...], without: int) -> list[Area]:
        """All that stands in the way but hills that are stood on and one building."""
        solid = self.solid.get(without)
        if solid is None:
            solid = [*sight_areas(table, without=without), *self.plates, *self.forests]
            self.solid[without] = solid
        if not self.hills:
            return solid
        return [*solid, *[area for i, area in enumerate(self.hills) if i not in hills]]


@beside
def screens(table: Layout) -> Screens:
    return Screens(table)
