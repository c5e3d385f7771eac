"""The breath weapon as players name it, and what forbids it."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, PieceId, Shares
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import any_refusal

from ..core.book import refuse
from ..core.state import LittleState
from ..melee.dividing_dice import order_refusal, overdrawn
from .weapon_range_and_targets import pair_refusal


class Breathe(Action, frozen=True):
    """All breath on one enemy (LC-1.8-breath-1), whatever is breathed (LC-1.8-breath-4)."""

    target: PieceId
    whom: Key = ""


class Blast(Action, frozen=True):
    """The dice of the breath divided among several enemies (LC-1.8-breath-2)."""

    shares: Shares
    order: Keys = ()


def blast_refusal(state: LittleState, regiment: int, action: Blast) -> Refusal | None:
    """Why breath may not be divided so, or None: each pair is seen by itself (LC-1.8-breath-3)."""
    shares = action.shares
    if not shares:
        return refuse("LC-1.8-breath-2", "refusal-missile-nobody")
    pairs = [(share.row, share.column) for share in shares]
    if len(set(pairs)) < len(pairs) or any(share.amount < 1 for share in shares):
        return refuse("LC-1.6-26", "refusal-missile-shares")
    each = [pair_refusal(state, "breath", regiment, *pair) for pair in pairs]
    if (refusal := any_refusal(each)) is not None:
        return refusal
    if overdrawn(state, shares, melee=False) is not None:
        return refuse("LC-1.6-26", "refusal-missile-shares")
    return order_refusal(state, regiment, action.order)
