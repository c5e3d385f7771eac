"""Melee as players name it: the actions, what forbids them, the dice they mean."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, PieceId, Shares
from slagveld.kernel.rulebook import Refusal

from ..combat.aims import Aim, attack_refusal, strike_refusal
from ..core.book import refuse
from ..core.regiment import Model
from ..core.relations import active
from ..core.state import LittleCarnageState
from .shares import in_order, options_of, shares_refusal, together


class Strike(Action, frozen=True):
    """Everybody who reaches one enemy attacks it with all his dice (LC-1.6-21).

    The others attack whom they reach, unless it is said that nobody else does.
    """

    target: PieceId
    """The stand pointed at."""
    whom: Key = ""
    """Which model on a shared stand (LC-1.10-13); empty: the first."""
    only: bool = False


class Fight(Action, frozen=True):
    """The dice of each model divided among enemies at will (LC-1.6-26).

    Rows are own models, columns enemy models. `order` is that in which the enemies are worked out
    (LC-1.6-27); those not in it come after, as the shares name them.
    """

    shares: Shares
    order: Keys = ()


Melee = Strike | Fight


def melee_refusal(state: LittleCarnageState, seat: int, action: Melee) -> Refusal | None:
    """Why the activated regiment cannot attack like this, or None."""
    regiment = active(state)
    refusal = attack_refusal(seat, regiment)
    if refusal is not None:
        return refusal
    if isinstance(action, Fight):
        return shares_refusal(state, regiment.id, action.shares, action.order)
    target = struck(state, action)
    if target is None:
        return refuse("LC-1.3-13", "refusal-combat-nobody")
    return _nobody_reaches(state, regiment.id, target)


def struck(state: LittleCarnageState, action: Strike) -> Model | None:
    """The model that a strike is aimed at, or None if there is no such enemy."""
    listed = state.field.on_stand.get(action.target, ())
    if not action.whom:
        return listed[0] if listed else None
    return next((model for model in listed if str(model.id) == action.whom), None)


def aims_of(state: LittleCarnageState, regiment: int, action: Melee) -> tuple[Aim, ...]:
    """The dice of an allowed action, in the order in which the enemies are worked out."""
    if isinstance(action, Fight):
        return in_order(action.shares, action.order)
    target = struck(state, action)
    options = options_of(state, regiment)
    return () if target is None else together(state, options, target, only=action.only)


def _nobody_reaches(state: LittleCarnageState, regiment: int, target: Model) -> Refusal | None:
    """None if one model at least can attack the target; otherwise why the last one cannot."""
    refusal: Refusal | None = refuse("LC-1.3-13", "refusal-combat-nobody")
    for model in state.models_of(regiment):
        refusal = strike_refusal(state, model, target)
        if refusal is None:
            return None
    return refusal
