"""The doors and windows of buildings: where they are, and which way they lead out."""

from math import sqrt

from slagveld.kept import beside
from slagveld.structs import Struct
from slagveld.table.inside import place_in_area
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, ONE, cosine, direction_of, sine

from ..core.state import CarnageState
from ..terrain.high_walls import DOOR, OPENINGS, walls_of
from ..terrain.kinds import kind_of


class Gap(Struct, frozen=True):
    """A door or a window of a building."""

    building: int
    number: int
    kind: str
    x: int
    y: int
    """Its middle, in units."""
    width: int
    way: int
    """The direction out of the building through it."""

    @property
    def key(self) -> str:
        """How an action names it."""
        return f"{self.building}.{self.number}"

    @property
    def spot(self) -> Spot:
        return Spot(self.x, self.y)

    @property
    def factor(self) -> int:
        """How often the way through it counts (CAR-9.7-window)."""
        return 1 if self.kind == DOOR else 2


def all_openings(state: CarnageState) -> list[tuple[Terrain, Gap]]:
    """Every building of the table with each of its openings."""
    houses = [piece for piece in state.field.table.terrain if kind_of(piece).passage == "walls"]
    return [(piece, hole) for piece in houses for hole in openings(piece)]


@beside
def openings(piece: Terrain) -> tuple[Gap, ...]:
    """The doors and windows of a building, in the order of its walls; made once."""
    found: list[Gap] = []
    for wall in walls_of(piece):
        (ax, ay), (bx, by) = wall.start, wall.end
        length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        for hole in wall.openings:
            if hole.kind in OPENINGS:
                part = (hole.start + hole.end) / 2 / length
                x, y = round(ax + (bx - ax) * part), round(ay + (by - ay) * part)
                way = _outward(piece, x, y, int(direction_of(bx - ax, by - ay)))
                width = hole.end - hole.start
                found.append(Gap(piece.id, len(found), hole.kind, x, y, width, way))
    return tuple(found)


def _outward(piece: Terrain, x: int, y: int, along: int) -> int:
    """The direction square to a wall that leads out of the building."""
    way = (along + 900) % 3600
    at_x, at_y = moved(x * FINE, y * FINE, way, 20 * FINE)
    return (way + 1800) % 3600 if place_in_area(at_x, at_y, piece.area) > 0 else way


def moved(x: int, y: int, way: int, far: int) -> tuple[int, int]:
    """A place so far in a direction from another; all in units, or in fine units."""
    return x + round(far * cosine(way) / ONE), y + round(far * sine(way) / ONE)


def opening_of(state: CarnageState, key: str) -> tuple[Terrain, Gap] | None:
    """The building and the opening that an action names."""
    return next((pair for pair in all_openings(state) if pair[1].key == key), None)
