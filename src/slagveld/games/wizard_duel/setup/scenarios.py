"""The ready-made duels as data: table, players, who stands where."""

import msgspec

from slagveld.data import Row
from slagveld.kit.scenarios import ReadyBattle
from slagveld.kit.tables import table
from slagveld.table.shapes import Coordinate, Direction, Outline, Point
from slagveld.table.terrain import Terrain

from ..core.book import FOLDER
from ..core.races import Weapon


class Stand(Row, frozen=True):
    """Where the wizard of a seat, or a creature with such a weapon from his stock, stands."""

    seat: int
    x: Coordinate
    y: Coordinate
    facing: Direction
    weapon: Weapon | None = None
    """None: the wizard himself, who must come before his creatures."""


class DuelScenario(ReadyBattle, frozen=True, kw_only=True):
    terrain: tuple[Terrain, ...] = ()
    rounds: int = 0
    """The last round unless another is agreed on; 0: there is none."""
    stands: tuple[Stand, ...] = ()
    """Where everybody stands from the beginning; none: wizards appear and summon (WD-SETUP-9)."""


battles = table(FOLDER / "scenarios.yaml", DuelScenario)


def shifted(piece: Terrain, by: int) -> Terrain:
    """The same piece so many units further along both edges of the table."""

    def at(point: Point) -> Point:
        return point[0] + by, point[1] + by

    def around(outline: Outline) -> Outline:
        holes = tuple(tuple(at(point) for point in hole) for hole in outline.holes)
        return Outline(tuple(at(point) for point in outline.points), holes)

    change = msgspec.structs.replace
    return change(
        piece,
        outline=around(piece.outline),
        walls=tuple(change(w, start=at(w.start), end=at(w.end)) for w in piece.walls),
        floors=tuple(change(floor, outline=around(floor.outline)) for floor in piece.floors),
        connectors=tuple(change(c, low=at(c.low), high=at(c.high)) for c in piece.connectors),
        accesses=tuple(change(access, place=at(access.place)) for access in piece.accesses),
    )
