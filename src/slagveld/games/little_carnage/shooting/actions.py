"""Shots and breath as players name them: the actions, what forbids them, the dice they mean."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, Pairs, PieceId, Shares
from slagveld.kernel.rulebook import Refusal

from ..combat.aims import dice_of
from ..combat.missiles import Missile, missile_refusal
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


class Breathe(Action, frozen=True):
    """All breath on one enemy (LC-1.8-breath-1)."""

    target: PieceId
    whom: Key = ""


class Blast(Action, frozen=True):
    """The dice of the breath divided among several enemies (LC-1.8-breath-2)."""

    shares: Shares
    order: Keys = ()


Shot = Shoot | Volley | Breathe | Blast


def kind_of(action: type[Action]) -> Missile:
    """Shot or breath."""
    return "ranged" if action in (Shoot, Volley) else "breath"


def volley_refusal(state: LittleState, regiment: int, action: Volley) -> Refusal | None:
    """Why the shots of a regiment may not be paired so with enemies, or None."""
    if not action.pairs:
        return refuse("LC-1.8-ranged-5", "refusal-missile-nobody")
    shooters = [pair.left for pair in action.pairs]
    if len(set(shooters)) < len(shooters):
        return refuse("LC-1.8-ranged-5", "refusal-missile-split")
    for pair in action.pairs:
        if (refusal := _pair_refusal(state, "ranged", regiment, pair.left, pair.right)) is not None:
            return refusal
    return order_refusal(state, regiment, action.order)


def blast_refusal(state: LittleState, regiment: int, action: Blast) -> Refusal | None:
    """Why the breath of a regiment may not be divided so, or None."""
    shares = action.shares
    if not shares:
        return refuse("LC-1.8-breath-2", "refusal-missile-nobody")
    pairs = [(share.row, share.column) for share in shares]
    if len(set(pairs)) < len(pairs) or any(share.amount < 1 for share in shares):
        return refuse("LC-1.6-26", "refusal-missile-shares")
    given: dict[int, int] = {}
    for share in shares:
        refusal = _pair_refusal(state, "breath", regiment, share.row, share.column)
        if refusal is not None:
            return refusal
        number = number_in(share.row)
        given[number] = given.get(number, 0) + share.amount
    for number, dice in given.items():
        if dice > dice_of(state, state.field.model_by_id[number], melee=False):
            return refuse("LC-1.6-26", "refusal-missile-shares")
    return order_refusal(state, regiment, action.order)


def _pair_refusal(
    state: LittleState, kind: Missile, regiment: int, one: str, other: str
) -> Refusal | None:
    by_id = state.field.model_by_id
    model, target = by_id.get(number_in(one)), by_id.get(number_in(other))
    if model is None or model.regiment != regiment:
        return refuse("LC-1.6-24", "refusal-missile-stranger")
    if target is None:
        return refuse("LC-1.3-12", "refusal-missile-nobody")
    return missile_refusal(state, kind, model, target)
