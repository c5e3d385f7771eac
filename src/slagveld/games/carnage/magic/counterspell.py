"""Counterspell: who may cancel which spell, what that costs, and how far it reaches (14.4).

The answer itself is asked for in `incantation`, since it is spoken like every spell.
"""

from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled

from ..core.book import refuse
from ..core.state import CarnageState
from ..core.unit import Unit
from .previews import range_ring, spent_tally, words_missing, words_notes
from .spells import COUNTERSPELL, Casting, knows, ready_mages, spells
from .target_and_range import mage_refusal, reach_refusal


class CastCounter(Action, frozen=True):
    """Cancel a spell before it takes effect."""

    mage: PieceId
    spoken: bool = False


def counter_cost(casting: Casting) -> int:
    """One point more than was spent on the spell that is cancelled (CAR-14.4-counterspell-cost)."""
    return casting.cost + spells()[COUNTERSPELL].cost


def counter_refusal(
    state: CarnageState, seat: int, number: int, casting: Casting
) -> Refusal | None:
    if refusal := mage_refusal(state, seat, number):
        return refusal
    mage = state.field.by_id[number]
    spell = spells()[COUNTERSPELL]
    if not knows(mage.magic, spell):
        return refuse("CAR-14.1-discipline", "refusal-not-learnt", name=mage.name, spell=spell.name)
    return _uncounterable(state, mage, casting)


def _uncounterable(state: CarnageState, mage: Unit, casting: Casting) -> Refusal | None:
    """Points, then range and sight to the target of the spell that is answered."""
    far = "CAR-14.4-counterspell-range"
    rules = ("CAR-14.4-counterspell-cost", far, far)
    spell, target, cost = spells()[COUNTERSPELL], state.unit(casting.target), counter_cost(casting)
    return reach_refusal(state, mage, spell, target, cost, rules)


def counterers(state: CarnageState, seat: int, casting: Casting) -> list[Unit]:
    able = [mage for mage in ready_mages(state, seat) if knows(mage.magic, spells()[COUNTERSPELL])]
    return [mage for mage in able if _uncounterable(state, mage, casting) is None]


def preview_counter(state: CarnageState, seat: int, partial: Partial, casting: Casting) -> Preview:
    """What a half-told Counterspell would do: range, cost and words."""
    mage = state.unit(filled(drafted(CastCounter, partial).mage, 0))
    if mage is None:
        return Preview()
    if refusal := counter_refusal(state, seat, mage.id, casting):
        return Preview(refusal=refusal)
    spell = spells()[COUNTERSPELL]
    return Preview(
        region=range_ring(mage, spell),
        tallies=(spent_tally(mage, counter_cost(casting), "CAR-14.4-counterspell"),),
        notes=words_notes(state, spell),
        unfinished=words_missing(state, partial),
    )
