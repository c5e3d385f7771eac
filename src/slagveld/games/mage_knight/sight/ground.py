"""The terrain that matters for lines of fire, gathered once for each table."""

from typing import NamedTuple

from slagveld.kept import beside, beside_last
from slagveld.table.body import Area
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain

from ..core.cards import Built
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import kind_of
from ..terrain.scenery import touches_piece


class Piece(NamedTuple):
    """A piece of terrain as lines of fire meet it."""

    number: int
    terrain: Terrain
    area: Area
    fire: str
    """Clear, hindering or blocking for a line of fire."""
    elevated: bool
    built: Built | None

    @property
    def hindering(self) -> bool:
        return self.fire == "hindering"

    @property
    def blocking(self) -> bool:
        return self.fire == "blocking"


@beside
def firing_ground(table: Layout) -> tuple[Piece, ...]:
    """The pieces that can do anything to a line of fire, in the order of the table."""
    found: list[Piece] = []
    for terrain in table.terrain:
        kind = kind_of(terrain)
        if kind.fire != "clear" or kind.elevated or kind.built is not None:
            row = Piece(terrain.id, terrain, terrain.area, kind.fire, kind.elevated, kind.built)
            found.append(row)
    return tuple(found)


@beside
def occupied_reach(table: Layout) -> int:
    """How far an occupant of a built piece may be from its dot at most, in fine units.

    0 where no piece has a dot: lines of fire then all go to the centres of warriors.
    """
    areas = [piece.area for piece in firing_ground(table) if piece.built and piece.built.dot]
    return max([area.high_x - area.low_x + area.high_y - area.low_y for area in areas], default=0)


def standing_in(state: KnightState, fighter: Fighter) -> tuple[Piece, ...]:
    """The pieces in which a warrior stands with its centre, not on an outline; none soaring."""
    table = state.field.table
    if fighter.soaring or not firing_ground(table):
        return ()
    return _stood(fighter, table)


@beside_last
def _stood(fighter: Fighter, table: Layout) -> tuple[Piece, ...]:
    x, y = int(fighter.body.x), int(fighter.body.y)
    return tuple([p for p in firing_ground(table) if place_in_area(x, y, p.area) > 0])


def excused(state: KnightState, shooter: Fighter, piece: Piece) -> bool:
    """Whether the modifiers of a built piece do not count against an attacker.

    So for one in base contact with it, and for Titans (MK-BUILT-14, MK-BUILT-20).
    """
    if piece.built is None:
        return False
    return is_titan(shooter) or touches_piece(state, shooter, piece.terrain)


def is_titan(fighter: Fighter) -> bool:
    """Whether built terrain is nothing to its lines of fire: it has several dials (MK-GAP-13)."""
    return fighter.warrior.dials > 1
