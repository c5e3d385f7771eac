"""Who can cast a Counterspell, at what cost and how far (CAR-14.4-counterspell)."""

from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Distance

from ..core.book import CM, refuse
from ..core.state import CarnageState
from ..core.unit import Unit
from .aim import mage_refusal
from .spells import (
    COUNTERSPELL,
    Casting,
    counter_cost,
    knows,
    points_of,
    reaches,
    ready_mages,
    sees_target,
    spells,
)


def counter_refusal(
    state: CarnageState, seat: int, number: int, casting: Casting
) -> Refusal | None:
    """Why a mage cannot cancel a spell, or None."""
    refusal = mage_refusal(state, seat, number)
    if refusal is not None:
        return refusal
    mage = state.field.by_id[number]
    spell = spells()[COUNTERSPELL]
    if not knows(mage, spell):
        return refuse("CAR-14.1-discipline", "refusal-not-learnt", name=mage.name, spell=spell.name)
    return _out_of_reach(state, mage, casting)


def _out_of_reach(state: CarnageState, mage: Unit, casting: Casting) -> Refusal | None:
    """Points, then range and sight to the target of the spell that is answered."""
    spell, target = spells()[COUNTERSPELL], state.unit(casting.target)
    cost, have = counter_cost(casting), points_of(mage)
    if cost > have:
        return refuse(
            "CAR-14.4-counterspell-cost",
            "refusal-magic-points",
            name=mage.name,
            cost=cost,
            have=have,
        )
    if target is None or not reaches(mage, target, spell):
        name = spell.name if target is None else target.name
        most = Distance(spell.range * CM)
        return refuse("CAR-14.4-counterspell-range", "refusal-spell-range", name=name, most=most)
    if not sees_target(state, mage, target):
        return refuse(
            "CAR-14.4-counterspell-range", "refusal-spell-sight", name=mage.name, target=target.name
        )
    return None


def counterers(state: CarnageState, seat: int, casting: Casting) -> list[Unit]:
    """The seat's mages who could cancel a spell."""
    spell, cost = spells()[COUNTERSPELL], counter_cost(casting)
    return [
        mage
        for mage in ready_mages(state, seat)
        if knows(mage, spell)
        and points_of(mage) >= cost
        and _out_of_reach(state, mage, casting) is None
    ]
