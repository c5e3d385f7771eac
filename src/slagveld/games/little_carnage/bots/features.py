"""What a battle looks like to a seat: the features from which its chance to win is told."""

from math import fsum

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import begins, part_of, share, weights_in

from ..core.book import FOLDER
from ..core.state import LittleState
from .attacks import promise
from .worth import PATIENCE, danger, lives_of, scored

weights = weights_in(FOLDER / "outlook.yaml", "goal")
USUAL = 100.0
"""What is much, in points of an army."""


def progress(state: LittleState) -> float:
    """The part of the rounds that has been played, or of those for which anybody waits."""
    return part_of(state.round, state.options.rounds or 2 * PATIENCE)


def features(state: LittleState, seat: int) -> Features:
    """Models, what the scenario counts, dangers and hopes, fear, and who is still to act."""
    own, others = _side(state, seat), _side(state, 1 - seat)
    sits, first = begins(state.scenario, seat)
    return {
        sits: first,
        "strength": (own["lives"] - others["lives"]) / USUAL,
        "lead": share(own["lives"], others["lives"]),
        "numbers": share(own["models"], others["models"]),
        "goal": scored(state, seat) / USUAL,
        "danger": (others["danger"] - own["danger"]) / USUAL,
        "threat": (own["hope"] - others["hope"]) / USUAL,
        "nerve": (others["cowed"] - own["cowed"]) / USUAL,
        "fresh": (own["fresh"] - others["fresh"]) / USUAL,
    }


def _side(state: LittleState, seat: int) -> dict[str, float]:
    """A seat's models and what they are worth, what threatens them, and of that who is afraid.

    What those could win by an attack as they stand who have not acted yet is their hope.
    """
    own = state.own(seat)
    fresh = [one for one in own if not one.round.activated]
    lives = {one.id: lives_of(state, one) for one in own}
    return {
        "lives": fsum(lives.values()),
        "models": sum([len(state.models_of(one.id)) for one in own]),
        "danger": fsum([danger(state, one) for one in own]),
        "hope": fsum([promise(state, one) for one in fresh]),
        "cowed": fsum([lives[one.id] for one in own if one.frightened]),
        "fresh": fsum([lives[one.id] for one in fresh]),
    }
