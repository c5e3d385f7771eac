"""Good play in a battle: attacks that pay, from the side that pays most. Scores are army points."""

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored

from ..combat.stances import FullDefence, GoBerserk, berserk_refusal, defence_refusal
from ..core.regiment import Regiment
from ..core.relations import active
from ..core.state import LittleCarnageState
from ..march.topic import open_refusal
from ..morale.courage import COURAGE, RepeatTest
from ..turn.activation import Activation, EndActivation
from .answers import answered
from .attacks import best_attack, promise
from .gunfire import in_fire
from .moves import move_of
from .spells import best_cast
from .threats import danger, threatened
from .worth import worth


class LittleCarnageTactics:
    """The sense of a battle."""

    def proposals(
        self, state: LittleCarnageState, seat: int, question: Question, rng: Rng
    ) -> list[Scored]:
        """The best answer; the question's own proposal where there is nothing to think about."""
        if isinstance(question, Activation):
            return [activation(state, seat)]
        return [answered(state, seat, question, rng)]

    def worth(self, state: LittleCarnageState, seat: int) -> float:
        """Own models and goals against those of the enemy."""
        return worth(state, seat)


def activation(state: LittleCarnageState, seat: int) -> Scored:
    """Move, then test again, then attack, or else defend."""
    regiment = active(state)
    if open_refusal(state, seat) is None:
        march = move_of(state, regiment)
        if march is not None:
            return march
    if COURAGE.check(state, seat, RepeatTest()) is None:
        return 0.0, RepeatTest()
    attack = best_attack(state, regiment)
    magic = best_cast(state, seat)
    if magic is not None and (attack is None or not conjures(regiment) or magic[0] > attack[0]):
        return magic
    if attack is not None:
        return rage(state, regiment, attack[0]) or attack
    guarded = regiment.card.full_defence and defence_refusal(regiment) is None
    if guarded and (threatened(state, regiment) or in_fire(state, regiment)):
        return 0.0, FullDefence()
    return 0.0, EndActivation()


def conjures(regiment: Regiment) -> bool:
    """Whether a spell of a regiment would cost it its attack (LC-1.3-17)."""
    return regiment.skills.magic > 0


def rage(state: LittleCarnageState, regiment: Regiment, calm: float) -> Scored | None:
    """Berserk fury where its dice win more than the defence it costs; None where not."""
    if berserk_refusal(regiment) is not None:
        return None
    raging = state.did(regiment.id, berserk=True)
    there = raging.regiment(regiment.id)
    gain = promise(raging, there) - calm
    cost = danger(raging, there) - danger(state, regiment)
    return (gain - cost, GoBerserk()) if gain > cost else None
