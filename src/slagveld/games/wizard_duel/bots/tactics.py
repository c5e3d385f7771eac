"""Good play in a duel: break the enemy's field, trade well, keep the wizard out of reach."""

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored

from ..core.state import DuelState
from ..odds.worth import FIELD, VICTORY, worth_of
from ..turn.creature_part import CreatureTurn
from ..turn.wizard_part import WizardTurn
from .creatures import creature_proposals
from .wizards import wizard_proposals


class DuelTactics:
    """The sense of a duel."""

    def proposals(self, state: DuelState, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """What promises something, or the question's own menu where there is little to think."""
        if isinstance(question, CreatureTurn):
            return creature_proposals(state, question.turn)
        if isinstance(question, WizardTurn):
            return wizard_proposals(state, question)
        menu = question.candidates(state, seat)
        return [(0.0, action) for action in menu]

    def worth(self, state: DuelState, seat: int) -> float:
        """Own field, points and creatures against the others'."""
        if state.outcome is not None:
            won = seat in state.outcome.winners
            return VICTORY if won else (-VICTORY if state.outcome.winners else 0.0)
        total = 0.0
        for other in state.players():
            value = FIELD * state.wizards[other].field
            value += sum(worth_of(state, creature) for creature in state.of(other))
            total += value if other == seat else -value
        return total
