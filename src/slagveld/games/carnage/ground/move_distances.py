"""Who may move, turn and start a fight, and how far: the movement table, pearl and exhaustion."""

from typing import Literal

from slagveld.data import Row
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.tables import table

from ..core.book import BOOK, CM, refuse, text
from ..core.conditions import holders, ignores, is_exhausted, is_held
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.kinds import FOLDER

Mover = Literal["infantry", "cavalry"]


class Pace(Row, frozen=True):
    """One line of the movement table, in centimetres."""

    mover: Mover
    move: int
    charge: int

    def units(self, *, charge: bool) -> int:
        """The greatest distance of a normal move or of a charge, in units."""
        return (self.charge if charge else self.move) * CM


paces = table(FOLDER / "movement.yaml", Pace, by="mover")
"""The movement table (CAR-8-table)."""


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


def far_of(state: CarnageState, unit: Unit, *, charge: bool = False) -> int:
    """The number of `move_limit` alone: mostly just what the table says."""
    pearl = state.pearl in ("leaden-feet", "flying-feet")
    own = unit.doings.spent or state.hurried == unit.id or is_exhausted(state, unit)
    if pearl or (own and not charge):
        return move_limit(state, unit, charge=charge).total
    return paces()["cavalry" if unit.profile.cavalry else "infantry"].units(charge=charge)


def _pearl(state: CarnageState, unit: Unit, charge: bool) -> Item | None:
    """What the pearl makes of the table for this unit, if anything."""
    if unit.profile.cavalry:
        if state.pearl != "leaden-feet":
            return None
        far = paces()["infantry"].units(charge=charge)
        return Item(far, text("limit-leaden-feet"), "CAR-7-95-00", "set")
    if state.pearl != "flying-feet" or not state.has_initiative(unit.side):
        return None
    far = paces()["cavalry"].units(charge=charge)
    return Item(far, text("limit-flying-feet"), "CAR-7-21-25", "set")


# Who may, and by which rule not


def move_refusal(unit: Unit) -> Refusal | None:
    return BOOK.first_refusal(
        (unit.doings.charged, "CAR-10-no-other-move", "refusal-charged"),
        (unit.doings.moved, "CAR-8-table", "refusal-moved"),
        (unit.inside, "CAR-9.7-enter", "refusal-inside"),
        unit=unit.name,
    )


def march_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot make a normal move at all, or None; units in a fight stay."""
    refusal = move_refusal(unit)
    if refusal is None and holders(state, unit):
        return refuse("CAR-8-engaged", "refusal-engaged", unit=unit.name)
    return refusal


def can_move(state: CarnageState, unit: Unit) -> bool:
    """Whether `march_ready` is None, sooner told."""
    doings = unit.doings
    return not (doings.charged or doings.moved or unit.inside or is_held(state, unit))


def starter_refusal(unit: Unit) -> Refusal | None:
    """Why a unit may start no fight, neither by charge nor by moving into contact, or None."""
    if unit.neutralised:
        return refuse("CAR-5.1.3", "refusal-neutralised", unit=unit.name)
    if unit.doings.split:
        return refuse("CAR-5.1.5d-charge", "refusal-split-attack", unit=unit.name)
    return None


def attack_refusal(state: CarnageState, unit: Unit, enemy: Unit) -> Refusal | None:
    if ignores(state, unit, enemy):
        return refuse("CAR-13.2-enemy-choice", "refusal-attack-ignored", enemy=enemy.name)
    return starter_refusal(unit)
