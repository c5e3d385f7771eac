"""Good play in a battle: fights that pay, shots that hurt, and the goal of the scenario.

Scores are army points: a figure is worth what it costs, less what its wounds take.
"""

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored

from ..blows.blocks import AskBlocks
from ..blows.thresholds import NameBlows
from ..core.figure import Figure
from ..core.relations import in_fight, opponents
from ..core.state import ConfrontationState
from ..disengagement.attempt import Disengage, leave_refusal
from ..disengagement.difficulty import difficulty, value_of
from ..melee.allocation import Allocate
from ..melee.declarations import DeclareBefore
from ..melee.phase import OrderFights
from ..melee.split import SplitMelee
from ..movement.choice import Active
from ..movement.walk import Dodge, Stay
from ..shooting.phase import FireNow
from ..turn.activation import Activation, EndActivation
from .answers import answered
from .assaults import assaults
from .fights import allocation, blocking, blows, declared, ordered, split
from .moves import move_of
from .prospects import prospect
from .sense import Sense, apart
from .shots import shot_answer
from .worth import chance, life, worth

LEAST = 0.5
"""What an assault must promise to be announced."""
LOSING = 0.15
"""A fight that costs on the average so great a part of a figure's worth is left if it can be."""
SURE = 0.5
"""How likely an escape must be to be tried: who fails has no dice on attack."""


class ConfrontationTactics:
    """The sense of a battle."""

    def proposals(
        self, state: ConfrontationState, seat: int, question: Question, rng: Rng
    ) -> list[Scored]:
        """The best answer; the question's own proposal where there is nothing to think about."""
        match question:
            case Activation():
                return [activation(state, seat, question)]
            case Allocate():
                return [allocation(state, question)]
            case NameBlows():
                return [blows(state, question)]
            case FireNow():
                return [shot_answer(state, question)]
            case AskBlocks():
                return [blocking(state, question)]
            case SplitMelee():
                return [split(state, question)]
            case OrderFights():
                return [ordered(state, question)]
            case DeclareBefore():
                return [declared(state, question)]
        return [answered(state, seat, question, rng)]

    def worth(self, state: ConfrontationState, seat: int) -> float:
        """Own figures and goals against those of the enemy."""
        return worth(state, seat)


def activation(state: ConfrontationState, seat: int, question: Activation) -> Scored:
    """The best assault of the figures whose card is played; else the next figure moves."""
    sense, active = Sense(state, seat), question.scope(seat)
    free = active.free(state)
    best: Scored | None = None
    for figure in free:
        for found in assaults(sense, active, figure):
            allowed = found[0] > LEAST and (best is None or found[0] > best[0])
            if allowed and question.check(state, seat, found[1]) is None:
                best = found
    if best is not None:
        return best
    for figure in active.ready(state):
        if in_fight(state, figure):
            return escape(sense, active, figure)
    if not free:
        return 0.0, EndActivation()
    nearest = min(free, key=lambda figure: (_to_foe(sense, figure), figure.id))
    value, action = move_of(sense, active, nearest)
    if isinstance(action, Stay) and under_fire(sense, nearest):
        facing = nearest.pose.facing if action.facing is None else action.facing
        ducked = Dodge(nearest.id, (), facing)
        if question.check(state, seat, ducked) is None:
            return value, ducked
    if question.check(state, seat, action) is None:
        return value, action
    return 0.0, Stay(nearest.id)


def under_fire(sense: Sense, figure: Figure) -> bool:
    """Whether one who stays and does not shoot is in range of an enemy who may."""
    if figure.profile.weapon is not None:
        return False
    return any(
        foe.profile.weapon is not None
        and apart(figure, foe) <= foe.profile.weapon.long
        and not in_fight(sense.state, foe)
        for foe in sense.foes
    )


def _to_foe(sense: Sense, figure: Figure) -> int:
    foe = sense.nearest(figure)
    return 0 if foe is None else apart(figure, foe)


def escape(sense: Sense, active: Active, figure: Figure) -> Scored:
    """A fighter stays, unless he is losing and likely to get away."""
    state = sense.state
    stay: Scored = (0.0, Stay(figure.id))
    if leave_refusal(state, active, figure) is not None:
        return stay
    foes = opponents(state, figure)
    allies = {ally.id: ally for foe in foes for ally in opponents(state, foe)}
    hopes = prospect(state, list(allies.values()), foes)
    if hopes > -LOSING * life(figure):
        return stay
    need = difficulty(state, figure, force=False).total
    passed = chance(need - value_of(state, figure, force=False).total)
    return (-hopes, Disengage(figure.id)) if passed >= SURE else stay
