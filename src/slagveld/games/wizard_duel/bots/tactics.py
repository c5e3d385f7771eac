"""Good play in a duel: break the enemy's field, trade well, keep the wizard out of reach."""

from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers, Thinking

from ..core.state import DuelState
from ..odds.worth import FIELD, VICTORY, worth_of
from ..turn.creature_part import CreatureTurn
from ..turn.wizard_part import WizardTurn
from .creatures import creature_proposals
from .wizards import wizard_proposals


class DuelTactics(Thinking[DuelState]):
    """The sense of a duel."""

    victory = VICTORY
    answers: ClassVar[Answers] = {CreatureTurn: creature_proposals, WizardTurn: wizard_proposals}

    def otherwise(self, state: DuelState, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """The question's own menu where there is little to think."""
        return [(0.0, action) for action in question.candidates(state, seat)]

    def standing(self, state: DuelState, seat: int) -> float:
        """Own field, points and creatures against the others'."""
        total = 0.0
        for other in state.players():
            value = FIELD * state.wizards[other].field
            value += sum([worth_of(state, creature) for creature in state.of(other)])
            total += value if other == seat else -value
        return total
