"""The ready-made duels as data: table, players, who stands where; the switches of a duel."""

import msgspec

from slagveld.data import Row
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle
from slagveld.kit.tables import table
from slagveld.table.shapes import Coordinate, Direction, Outline, Point
from slagveld.table.terrain import Terrain

from ..core.book import FOLDER, KEY
from ..core.races import Weapon
from ..core.state import Options


class Stand(Row, frozen=True):
    """Where the wizard of a seat, or a creature with such a weapon from his stock, stands."""

    seat: int
    x: Coordinate
    y: Coordinate
    facing: Direction
    weapon: Weapon | None = None
    """None: the wizard himself, who must come before his creatures."""


class DuelScenario(ReadyBattle, frozen=True, kw_only=True):
    """A ready-made duel as its file holds it."""

    terrain: tuple[Terrain, ...] = ()
    stands: tuple[Stand, ...] = ()
    """Where everybody stands from the beginning; none: wizards appear and summon (WD-SETUP-9)."""


battles = table(FOLDER / "scenarios.yaml", DuelScenario)
"""The ready-made duels by key."""


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


_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.number("rounds", 200, "WD-END-2"),
    _MAKE.choice("contact", ("one-action", "first"), "WD-MELEE-3"),
    _MAKE.choice("service", ("all", "single"), "WD-HEAVY-3"),
    _MAKE.switch("free-measuring", "WD-SHOOT-1"),
    _MAKE.switch("printed-races", "WD-RACE-2"),
    _MAKE.switch("published-update", "WD-GAP-5"),
    _MAKE.number("larger-table", 200, "WD-MAT-4"),
    _MAKE.switch("familiars", "WD-FAMILIAR-1"),
    _MAKE.switch("lay-table", "WD-SETUP-3"),
)


def read(given: dict[str, OptionValue]) -> Options:
    """The switches that last through a duel."""
    renamed = {"printed_only": "printed-races", "update": "published-update"}
    renamed["edit_table"] = "lay-table"
    more = {field: given.get(option, False) for field, option in renamed.items()}
    return chosen(Options, OPTIONS, given, **more)
