"""Good play in a battle: objectives first, attacks where they pay, and nobody in harm's way.

Scores are build points: a warrior is worth what it costs, an objective what it decides.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers, Thinking, always, best, by_worth, first
from slagveld.record import replace

from ..attack.division import Divide
from ..core.effects import TurnsFreely
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..formations.members import Consent, JoinIn
from ..formations.steps import Replan
from ..items.payment import PayPrices
from ..melee.surge import FollowUp
from ..movement.arrival import OverwatchShot
from ..movement.confusion import ConfusedMove
from ..movement.destination import TurnOnSpot, WhereTo
from ..movement.free_spins import Nimble, Spin
from ..odds.worth import worth
from ..setup.deployment import Deploy
from ..setup.domains import DomainChoice
from ..setup.terrain import Piling, Siting
from ..shooting.bound import ShootNow
from ..turn.phases import ActionPhase, CommandPhase, DropPart, EndPart, EndPhase
from .answers import astray, division, follow, onward, price, replan, shooting, spin, turning, watch
from .formations import best_march, bodies
from .moves import runs, walks
from .outlooks import outlook, standing_at
from .promises import march_promise, run_promise, walk_promise
from .sense import Sense
from .setup import deployment, domain, piling
from .shots import bounds, shots, volleys
from .specials import drags, specials
from .strikes import rushes, strikes

LEAST = 0.8
"""What an action must promise to be given."""


def best_action(state: MageKnightState, seat: int, phase: ActionPhase) -> Scored:
    """The action that promises most; the end of the phase when none promises enough."""
    sense = Sense(state, seat)
    likely = best(all_actions(sense, likely=True))
    if likely is None or likely[0] < LEAST:
        return 0.0, EndPhase()
    if phase.check(state, seat, likely[1]) is None:
        return likely
    for value, action in by_worth(all_actions(sense)):
        if value < LEAST:
            break
        if phase.check(state, seat, action) is None:
            return value, action
    return 0.0, EndPhase()


def all_actions(sense: Sense, *, likely: bool = False) -> list[Scored]:
    """What the seat could do, warrior by warrior and together.

    `likely`: the same in the same order, without moves that promise less than something else is
    worth. Whoever promises most is asked first.
    """
    paid = sense.state.actions_left > 0
    parts: list[list[Scored]] = []
    promised: list[tuple[float, int, Moves, Fighter]] = []
    for fighter in sense.own:
        if fighter.powers.one(TurnsFreely) is not None:
            parts.append(turns(sense, fighter))
        if not (fighter.acted or fighter.barred or fighter.tokens > 1):
            promised.append((walk_promise(sense, fighter), len(parts), walks, fighter))
            promised.append((run_promise(sense, fighter), len(parts) + 1, runs, fighter))
            parts.extend([[], [], deeds(sense, fighter)])
    last = drags(sense) if paid else []
    least = max([LEAST, *[value for part in (*parts, last) for value, _ in part]])
    promised.sort(key=itemgetter(0), reverse=True)
    for promise, place, kind, fighter in promised:
        if likely and promise < least:
            break
        parts[place] = kind(sense, fighter)
        least = max([least, *[value for value, _ in parts[place]]])
    for members in bodies(sense) if paid else ():
        wanted = not likely or march_promise(sense, members) >= least
        march = best_march(sense, members) if wanted else None
        if march is not None:
            parts.append([march])
            least = max(least, march[0])
    return [one for part in (*parts, last) for one in part]


Moves = Callable[[Sense, Fighter], list[Scored]]


def deeds(sense: Sense, fighter: Fighter) -> list[Scored]:
    """What a warrior could do besides moving."""
    found: list[Scored] = []
    if sense.state.actions_left > 0:
        for kind in (strikes, rushes, shots, bounds, volleys, specials):
            found.extend(kind(sense, fighter))
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
