"""Who may move, turn and start a fight just now, and by which rule not."""

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.conditions import holders, ignores
from ..core.state import CarnageState
from ..core.unit import Unit


def move_refusal(unit: Unit) -> Refusal | None:
    """Why a unit makes no normal move any more in this round, or None."""
    doings = unit.doings
    if doings.charged:
        return refuse("CAR-10-no-other-move", "refusal-charged", unit=unit.name)
    if doings.moved:
        return refuse("CAR-8-table", "refusal-moved", unit=unit.name)
    if unit.inside:
        return refuse("CAR-9.7-enter", "refusal-inside", unit=unit.name)
    return None


def march_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot make a normal move at all, or None; units in a fight stay."""
    refusal = move_refusal(unit)
    if refusal is None and holders(state, unit):
        return refuse("CAR-8-engaged", "refusal-engaged", unit=unit.name)
    return refusal


def charge_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot charge anybody in this round, or None."""
    doings = unit.doings
    if doings.broke_off:
        return refuse("CAR-8.6c", "refusal-charge-broke-off", unit=unit.name)
    if doings.charged:
        return refuse("CAR-10-no-other-move", "refusal-charged", unit=unit.name)
    if doings.moved or doings.spent:
        return refuse("CAR-10-instead", "refusal-charge-moved", unit=unit.name)
    if unit.exhausted == state.round:
        return refuse("CAR-10-exhausted", "refusal-charge-exhausted", unit=unit.name)
    if unit.inside:
        return refuse("CAR-9.7-enter", "refusal-inside", unit=unit.name)
    if holders(state, unit):
        return refuse("CAR-8-engaged", "refusal-engaged", unit=unit.name)
    return starter_refusal(unit)


def starter_refusal(unit: Unit) -> Refusal | None:
    """Why a unit may start no fight, neither by charge nor by moving into contact, or None."""
    if unit.neutralised:
        return refuse("CAR-5.1.3", "refusal-neutralised", unit=unit.name)
    if unit.doings.split:
        return refuse("CAR-5.1.5d-charge", "refusal-split-attack", unit=unit.name)
    return None


def attack_refusal(state: CarnageState, unit: Unit, enemy: Unit) -> Refusal | None:
    """Why a unit may not start a fight with this enemy, or None."""
    if ignores(state, unit, enemy):
        return refuse("CAR-13.2-enemy-choice", "refusal-attack-ignored", enemy=enemy.name)
    return starter_refusal(unit)
