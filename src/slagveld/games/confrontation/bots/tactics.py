"""Good play in a battle: fights that pay, shots that hurt, and the goal of the scenario.

Scores are army points: a figure is worth what it costs, less what its wounds take.
"""

from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers, Thinking, always, first

from ..assault.assault_fire import AssaultShot
from ..assault.chase import NextTarget
from ..assault.contact import AssaultWay
from ..assault.reaction import ReactionFire
from ..assault.sequence import Redirecting
from ..blows.attack_rolls import AskReroll
from ..blows.blocks import AskBlocks
from ..blows.sustained_defence import SustainOn
from ..blows.thresholds import NameBlows
from ..blows.wound_rolls import AskFeint
from ..core.figure import Figure
from ..core.relations import in_fight, opponents
from ..core.state import ConfrontationState
from ..disengagement.attempt import Disengage, leave_refusal
from ..disengagement.difficulty import difficulty, value_of
from ..disengagement.granted_moves import GrantedMove
from ..melee.allocation import Allocate
from ..melee.declarations import DeclareBefore
from ..melee.phase import OrderFights
from ..melee.pursuit import PursueOrStay
from ..melee.split import SplitMelee
from ..morale.rally import TakeRally
from ..movement.choice import Active
from ..movement.walk import Dodge, Stay
from ..setup.deployment import Deploy
from ..shooting.fire_order import AnnounceRapid, WaitTurn
from ..shooting.harassment import MoveAfterShot
from ..shooting.phase import FireNow
from ..turn.activation import Activation, EndActivation
from ..turn.draws import AfterDraw, DrawnCard, TakeTurn
from .answers import (
    after_draw,
    assault_fire,
    closing,
    drawn,
    new_target,
    pursuit,
    reaction,
    slipping,
    taking,
    withdrawal,
)
from .assaults import assaults
from .fights import allocation, blocking, blows, declared, ordered, split
from .moves import move_of
from .prospects import prospect
from .sense import Sense, apart
from .shots import shot_answer
from .worth import chance, life, standing

LEAST = 0.5
"""What an assault must promise to be announced."""
LOSING = 0.15
"""A fight that costs on the average so great a part of a figure's worth is left if it can be."""
SURE = 0.5
"""How likely an escape must be to be tried: who fails has no dice on attack."""


def activation(state: ConfrontationState, seat: int, question: Activation) -> Scored:
    """The best assault of the figures whose card is played; else the next figure moves."""
    sense, active = Sense(state, seat), question.scope(seat)
    free = active.free(state)
    for value, action in assaults(sense, active, free, LEAST):
        if question.check(state, seat, action) is None:
            return value, action
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


class ConfrontationTactics(Thinking[ConfrontationState]):
    """The sense of a battle."""

    answers: ClassVar[Answers] = {
        Activation: activation,
        Allocate: allocation,
        NameBlows: blows,
        FireNow: shot_answer,
        AskBlocks: blocking,
        SplitMelee: split,
        OrderFights: ordered,
        DeclareBefore: declared,
        TakeTurn: taking,
        AfterDraw: after_draw,
        DrawnCard: drawn,
        AssaultWay: closing,
        AnnounceRapid: always(WaitTurn()),
        AssaultShot: assault_fire,
        ReactionFire: reaction,
        PursueOrStay: pursuit,
        NextTarget: new_target,
        Redirecting: new_target,
        GrantedMove: withdrawal,
        MoveAfterShot: slipping,
        Deploy: first,
        TakeRally: first,
        AskReroll: first,
        AskFeint: first,
        SustainOn: first,
    }

    def standing(self, state: ConfrontationState, seat: int) -> float:
        return standing(state, seat)
