"""The movement allowance: the Agility of a regiment, and what leaves it less (LC-1.3-7)."""

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import INCH, text
from ..core.regiment import Regiment
from ..core.state import LittleState
from ..scenario.scenarios_and_campaign import battle_of


def slowed_to(state: LittleState, regiment: Regiment) -> int | None:
    """The inches that a special rule leaves a regiment at most; None: nothing slows it."""
    found = []
    for one in battle_of(state).slowed:
        model = state.field.model_by_id.get(state.note(f"{one.who}-model"))
        moves = model is not None and state.stand_of(model).regiment == regiment.id
        if one.seat == regiment.seat and (not one.who or moves):
            found.append(-(-regiment.card.agility * one.percent // 100))
    return min(found, default=None)


def allowance(state: LittleState, regiment: Regiment) -> Tally:
    """The movement points in units, by Agility (LC-1.3-7, LC-1.5-6, LC-1.9-1).

    Bearers give a litter theirs (LC-1.10-6), half of it when half of them are dead. Spells and
    scenarios slow; being Sluggish does not (LC-1.8-sluggish-1). A model that has not spent it all
    keeps the rest for a move away in fear (LC-1.8-fear-6).
    Kept with the state.
    """
    kept = state.allowances
    known = kept.get(regiment.id)
    if known is None or known[0] is not regiment:
        known = kept[regiment.id] = (regiment, _allowance(state, regiment))
    return known[1]


def _allowance(state: LittleState, regiment: Regiment) -> Tally:
    start = Tally(regiment.card.agility * INCH, name=text("value-agility"), length=True)
    halved = (regiment.card.agility + 1) // 2 * INCH
    borne = regiment.litter and regiment.carries and regiment.partner
    if borne and 2 * (regiment.count - len(state.models_of(regiment.id))) >= regiment.count:
        start = start.plus(Item(halved, text("item-half-bearers"), "LC-1.10-8", op="at-most"))
    if regiment.mired:
        start = start.plus(Item(halved, text("item-mire"), "LC-SPELL-mire", op="at-most"))
    slow = slowed_to(state, regiment)
    if slow is not None:
        start = start.plus(Item(slow * INCH, text("item-slowed"), "LC-4.1-6", op="at-most"))
    return start
