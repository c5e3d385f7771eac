"""Good play in a battle: objectives first, attacks where they pay, and nobody in harm's way.

Scores are build points: a warrior is worth what it costs, an objective what it decides.
"""

import msgspec

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored

from ..core.effects import TurnsFreely
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..movement.nimble import Nimble
from ..odds.worth import worth
from ..turn.phases import ActionPhase, CommandPhase, DropPart, EndPart, EndPhase
from .answers import answered
from .formations import formation_moves
from .moves import moves
from .outlooks import outlook, standing_at
from .sense import Sense
from .shots import bounds, shots, volleys
from .specials import drags, specials
from .strikes import rushes, strikes

LEAST = 0.8
"""What an action must promise to be given."""


class MageKnightTactics:
    """The sense of a battle."""

    def proposals(
        self, state: MageKnightState, seat: int, question: Question, rng: Rng
    ) -> list[Scored]:
        """The best answer; the question's own proposal where there is nothing to think about."""
        match question:
            case ActionPhase():
                return [best_action(state, seat, question)]
            case DropPart() | CommandPhase() | EndPart():
                return [(0.0, EndPhase())]
        return [answered(state, seat, question, rng)]

    def worth(self, state: MageKnightState, seat: int) -> float:
        """Own warriors and objectives against those of the others."""
        return worth(state, seat)


def best_action(state: MageKnightState, seat: int, phase: ActionPhase) -> Scored:
    """The action that promises most; the end of the phase when none promises enough."""
    sense = Sense(state, seat)
    found = all_actions(sense)
    found.sort(key=lambda pair: -pair[0])
    for value, action in found:
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
            found.extend(strikes(sense, fighter))
            found.extend(rushes(sense, fighter))
            found.extend(shots(sense, fighter))
            found.extend(bounds(sense, fighter))
            found.extend(volleys(sense, fighter))
            found.extend(specials(sense, fighter))
    if sense.state.actions_left > 0:
        found.extend(formation_moves(sense))
        found.extend(drags(sense))
    return found


def turns(sense: Sense, fighter: Fighter) -> list[Scored]:
    """A free turn to where a nimble warrior should look."""
    pose = fighter.pose
    there = standing_at(sense, fighter, pose.x, pose.y, soar=fighter.soaring)
    there = there.at(msgspec.structs.replace(pose, facing=there.pose.facing))
    value = outlook(sense, there) - outlook(sense, fighter)
    return [(value, Nimble(fighter.id, there.pose.facing))] if value > 0 else []
