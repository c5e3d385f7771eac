"""How far a unit may go: the movement table, and what the pearl and exhaustion make of it."""

from functools import cache
from pathlib import Path
from typing import Literal

from slagveld import data
from slagveld.data import Record
from slagveld.kernel.modifiers import Item, Tally

from ..core.book import CM, text
from ..core.conditions import is_exhausted
from ..core.state import CarnageState
from ..core.unit import Unit

FOLDER = Path(__file__).parent.parent / "data"

Mover = Literal["infantry", "cavalry"]

FLYING_FEET = "flying-feet"
LEADEN_FEET = "leaden-feet"


class Pace(Record, frozen=True):
    """One line of the movement table, in centimetres."""

    mover: Mover
    move: int
    charge: int

    def units(self, *, charge: bool) -> int:
        """The greatest distance of a normal move or of a charge, in units."""
        return (self.charge if charge else self.move) * CM


@cache
def paces() -> dict[Mover, Pace]:
    """The movement table (CAR-8-table)."""
    rows = data.load(FOLDER / "movement.yaml", tuple[Pace, ...])
    return {row.mover: row for row in rows}


def move_limit(state: CarnageState, unit: Unit, *, charge: bool = False) -> Tally:
    """How far a unit may still go this round by a normal move, or by a charge; in units.

    CAR-8.1, CAR-10.1; who has no mount moves as infantry (CAR-8-types).
    """
    mover: Mover = "cavalry" if unit.profile.cavalry else "infantry"
    start = paces()[mover].units(charge=charge)
    items = [_pearl(state, unit, charge)]
    if not charge:
        if state.hurried == unit.id:
            items.append(Item(2, text("limit-get-moving"), "CAR-7-56-60", "multiply"))
        if is_exhausted(state, unit):
            items.append(Item(2, text("limit-exhausted"), "CAR-10-exhausted", "divide"))
        if unit.doings.spent:
            items.append(Item(-unit.doings.spent, text("limit-spent"), "CAR-14.3-teleport-move"))
            items.append(Item(0, text("limit-none"), "CAR-8.1", "at-least"))
    name = text("limit-charge") if charge else text("limit-move")
    return Tally(start, name=name, length=True).plus(*items)


def _pearl(state: CarnageState, unit: Unit, charge: bool) -> Item | None:
    """What the pearl makes of the table for this unit, if anything."""
    if unit.profile.cavalry:
        if state.pearl != LEADEN_FEET:
            return None
        far = paces()["infantry"].units(charge=charge)
        return Item(far, text("limit-leaden-feet"), "CAR-7-95-00", "set")
    if state.pearl != FLYING_FEET or not state.has_initiative(unit.side):
        return None
    far = paces()["cavalry"].units(charge=charge)
    return Item(far, text("limit-flying-feet"), "CAR-7-21-25", "set")
