"""Melee as players name it: the actions, what forbids them, the dice they mean."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, PieceId, Shares
from slagveld.kernel.rulebook import Refusal

from ..combat.aims import Aim, pointed_at, strike_refusal, unless_one
from ..core.book import refuse
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


def melee_refusal(state: LittleCarnageState, regiment: int, action: Melee) -> Refusal | None:
    """Why a regiment that may attack cannot do it like this, or None."""
    if isinstance(action, Fight):
        return shares_refusal(state, regiment, action.shares, action.order)
    target = pointed_at(state, action.target, action.whom)
    if target is None:
        return refuse("LC-1.3-13", "refusal-combat-nobody")
    models = state.models_of(regiment)
    return unless_one(strike_refusal(state, model, target) for model in models)


def aims_of(state: LittleCarnageState, regiment: int, action: Melee) -> tuple[Aim, ...]:
    """The dice of an allowed action, in the order in which the enemies are worked out."""
    if isinstance(action, Fight):
        return in_order(action.shares, action.order)
    target = pointed_at(state, action.target, action.whom)
    options = options_of(state, regiment)
    return () if target is None else together(state, options, target, only=action.only)
