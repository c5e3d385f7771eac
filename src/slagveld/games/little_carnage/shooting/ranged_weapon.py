"""Shots with ranged weapons as players name them, and what forbids them."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, Pairs, PieceId
from slagveld.kernel.rulebook import Refusal

from ..attacks.ranged_and_breath import Missile, missile_refusal
from ..core.book import refuse
from ..core.state import LittleState
from ..melee.shares import number_in, order_refusal


class Shoot(Action, frozen=True):
    """Everybody who can shoots at one enemy (LC-1.8-ranged-6); the others at nobody."""

    target: PieceId
    """The stand pointed at."""
    whom: Key = ""
    """Which model on a shared stand (LC-1.10-13); empty: the first."""


class Volley(Action, frozen=True):
    """Each shooter aims all its dice at one enemy of its own (LC-1.8-ranged-5).

    `left` are shooters, `right` enemies; `order` is that in which the enemies are worked out.
    """

    pairs: Pairs
    order: Keys = ()


def volley_refusal(state: LittleState, regiment: int, action: Volley) -> Refusal | None:
    """Why the shots of a regiment may not be paired so with enemies, or None."""
    if not action.pairs:
        return refuse("LC-1.8-ranged-5", "refusal-missile-nobody")
    shooters = [pair.left for pair in action.pairs]
    if len(set(shooters)) < len(shooters):
        return refuse("LC-1.8-ranged-5", "refusal-missile-split")
    for pair in action.pairs:
        if (refusal := pair_refusal(state, "ranged", regiment, pair.left, pair.right)) is not None:
            return refusal
    return order_refusal(state, regiment, action.order)


def pair_refusal(
    state: LittleState, kind: Missile, regiment: int, one: str, other: str
) -> Refusal | None:
    """Why one of a regiment's models cannot shoot at (or breathe on) an enemy, by their keys."""
    by_id = state.field.model_by_id
    model, target = by_id.get(number_in(one)), by_id.get(number_in(other))
    if model is None or model.regiment != regiment:
        return refuse("LC-1.6-24", "refusal-missile-stranger")
    if target is None:
        return refuse("LC-1.3-12", "refusal-missile-nobody")
    return missile_refusal(state, kind, model, target)
