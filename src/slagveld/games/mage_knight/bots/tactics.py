"""Good play in a battle: objectives first, attacks where they pay, and nobody in harm's way.

Scores are build points: a warrior is worth what it costs, an objective what it decides.
"""

from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers, Thinking, always, by_worth, first
from slagveld.record import replace

from ..attack.division import Divide
from ..core.effects import TurnsFreely
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..formations.consent import Consent, JoinIn
from ..formations.steps import Replan
from ..items.payment import PayPrices
from ..melee.surge import FollowUp
from ..movement.confusion import ConfusedMove
from ..movement.destination import TurnOnSpot, WhereTo
from ..movement.free_spins import Spin
from ..movement.nimble import Nimble
from ..movement.overwatch_shots import OverwatchShot
from ..odds.worth import worth
from ..setup.deployment import Deploy
from ..setup.domains import DomainChoice
from ..setup.pile import Piling
from ..setup.terrain import Siting
from ..shooting.bound import ShootNow
from ..turn.phases import ActionPhase, CommandPhase, DropPart, EndPart, EndPhase
from .answers import astray, division, follow, onward, price, replan, shooting, spin, turning, watch
from .formations import formation_moves
from .moves import moves
from .outlooks import outlook, standing_at
from .sense import Sense
from .setup import deployment, domain, piling
from .shots import bounds, shots, volleys
from .specials import drags, specials
from .strikes import rushes, strikes

LEAST = 0.8
"""What an action must promise to be given."""


def best_action(state: MageKnightState, seat: int, phase: ActionPhase) -> Scored:
    """The action that promises most; the end of the phase when none promises enough."""
    for value, action in by_worth(all_actions(Sense(state, seat))):
        if value < LEAST:
            break
        if phase.check(state, seat, action) is None:
            return value, action
    return 0.0, EndPhase()


def all_actions(sense: Sense) -> list[Scored]:
    """What the seat could do, warrior by warrior and together."""
    found: list[Scored] = []
    for fighter in sense.own:
        if fighter.powers.one(TurnsFreely) is not None:
            found.extend(turns(sense, fighter))
        if fighter.acted or fighter.barred or fighter.tokens > 1:
            continue
        found.extend(moves(sense, fighter))
        if sense.state.actions_left > 0:
            for deeds in (strikes, rushes, shots, bounds, volleys, specials):
                found.extend(deeds(sense, fighter))
    if sense.state.actions_left > 0:
        found.extend(formation_moves(sense))
        found.extend(drags(sense))
    return found


def turns(sense: Sense, fighter: Fighter) -> list[Scored]:
    """A free turn to where a nimble warrior should look."""
    pose = fighter.pose
    there = standing_at(sense, fighter, pose.x, pose.y, soar=fighter.soaring)
    there = there.at(replace(pose, facing=there.pose.facing))
    value = outlook(sense, there) - outlook(sense, fighter)
    return [(value, Nimble(fighter.id, there.pose.facing))] if value > 0 else []


END = always(EndPhase())


class MageKnightTactics(Thinking[MageKnightState]):
    """The sense of a battle."""

    answers: ClassVar[Answers] = {
        ActionPhase: best_action,
        DropPart: END,
        CommandPhase: END,
        EndPart: END,
        Spin: spin,
        FollowUp: follow,
        ShootNow: shooting,
        ConfusedMove: astray,
        WhereTo: onward,
        TurnOnSpot: turning,
        Divide: division,
        OverwatchShot: watch,
        Replan: replan,
        PayPrices: price,
        Consent: always(JoinIn()),
        Deploy: deployment,
        DomainChoice: domain,
    }

    def otherwise(
        self, state: MageKnightState, seat: int, question: Question, rng: Rng
    ) -> list[Scored]:
        """Terrain by lot; else what stands first."""
        if isinstance(question, Piling):
            return [piling(state, question, rng)]
        if isinstance(question, Siting):
            return super().otherwise(state, seat, question, rng)
        return [first(state, seat, question)]

    def standing(self, state: MageKnightState, seat: int) -> float:
        return worth(state, seat)
