"""The terrain that matters for lines of fire, gathered once for each table."""

from typing import NamedTuple

from slagveld.table.body import Area
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain

from ..core.cards import Built
from ..core.fighter import Fighter
from ..core.kinds import kind_of
from ..core.state import MageKnightState
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
        """Whether it may give the hindering terrain modifier."""
        return self.fire == "hindering"

    @property
    def blocking(self) -> bool:
        """Whether no line of fire runs through it at its own height."""
        return self.fire == "blocking"


def firing_ground(table: Layout) -> tuple[Piece, ...]:
    """The pieces that can do anything to a line of fire, in the order of the table."""
    known = table.__dict__.get("_firing")
    if known is None:
        known = table.__dict__["_firing"] = _gathered(table)
    found: tuple[Piece, ...] = known
    return found


def _gathered(table: Layout) -> tuple[Piece, ...]:
    found: list[Piece] = []
    for terrain in table.terrain:
        kind = kind_of(terrain)
        if kind.fire != "clear" or kind.elevated or kind.built is not None:
            row = Piece(terrain.id, terrain, terrain.area, kind.fire, kind.elevated, kind.built)
            found.append(row)
    return tuple(found)


def occupied_reach(table: Layout) -> int:
    """How far an occupant of a built piece may be from its dot at most, in fine units.

    0 where no piece has a dot: lines of fire then all go to the centres of warriors.
    """
    known: int | None = table.__dict__.get("_occupied")
    if known is None:
        areas = [piece.area for piece in firing_ground(table) if piece.built and piece.built.dot]
        sizes = [area.high_x - area.low_x + area.high_y - area.low_y for area in areas]
        known = table.__dict__["_occupied"] = max(sizes, default=0)
    return known


def under(ground: tuple[Piece, ...], x: int, y: int) -> tuple[Piece, ...]:
    """The pieces in which a place in fine units lies; an outline is not inside."""
    return tuple([piece for piece in ground if place_in_area(x, y, piece.area) > 0])


def standing_in(state: MageKnightState, fighter: Fighter) -> tuple[Piece, ...]:
    """The pieces in which a warrior stands with its centre; none while it soars.

    Kept beside the fields of the warrior, with the table for which it is true.
    """
    table = state.field.table
    ground = firing_ground(table)
    if not ground or fighter.soaring:
        return ()
    known: tuple[Layout, tuple[Piece, ...]] | None = fighter.__dict__.get("_stands")
    if known is None or known[0] is not table:
        found = under(ground, int(fighter.body.x), int(fighter.body.y))
        known = fighter.__dict__["_stands"] = (table, found)
    return known[1]


def excused(state: MageKnightState, shooter: Fighter, piece: Piece) -> bool:
    """Whether the modifiers of a built piece do not count against an attacker.

    So for one in base contact with it, and for Titans (MK-BUILT-14, MK-BUILT-20).
    """
    if piece.built is None:
        return False
    return is_titan(shooter) or touches_piece(state, shooter, piece.terrain)


def is_titan(fighter: Fighter) -> bool:
    """Whether built terrain is nothing to its lines of fire: it has several dials (MK-GAP-13)."""
    return fighter.warrior.dials > 1
