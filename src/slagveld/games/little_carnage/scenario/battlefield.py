"""The battlefield: areas, deployment zones, and pieces of scenery from the box (LC-4.1-3)."""

from typing import Annotated

import msgspec

from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kit.box_shapes import BoxShape
from slagveld.kit.tables import table
from slagveld.table.body import Area
from slagveld.table.shapes import Outline, Point, Spot
from slagveld.texts import Name

from ..core.book import CM, FOLDER

SIDE = 100 * CM
"""The side of a table unless a scenario says otherwise (LC-4-2)."""


Points = Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]


class Plot(Row, frozen=True, kw_only=True, dict=True):
    """A part of the battlefield."""

    points: Points

    @kept
    def area(self) -> Area:
        """In fine units."""
        return Outline(self.points).area()


class Place(Plot, frozen=True, kw_only=True, dict=True):
    """A named area of the battlefield: a river, and the bridge across it (LC-4.2-2, LC-4.2-7)."""

    key: str
    name: Name

    @kept
    def middle(self) -> Spot:
        """The middle of the box around it, in units."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return Spot((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)


class Clear(Row, frozen=True, kw_only=True):
    """How far away from an area one must set up: bridge and river (LC-4.2-4, LC-4.2-5)."""

    of: str
    distance: int
    rule: str


class SetUpZone(Plot, frozen=True, kw_only=True, dict=True):
    """Where a seat sets up, and which way its models look when nobody turns them."""

    seat: int
    facing: int
    rule: str = "LC-4-2"
    clear: tuple[Clear, ...] = ()
    front: Point | None = None
    """Where models that are placed by the program gather; None: the middle of the zone's front."""


class Sited(Row, frozen=True, kw_only=True):
    """A piece of terrain that a seat places before anybody sets up (LC-4.2-3)."""

    seat: int
    piece: str
    """Key of its shape."""
    area: str
    """Where it must stand."""
    x: int
    y: int
    """Where it stands when nobody says otherwise."""
    clear: tuple[Clear, ...] = ()
    rule: str


shapes = table(FOLDER / "kit.yaml", BoxShape)
"""Everything in the box by key."""
