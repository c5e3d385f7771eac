"""Good play in a battle: objectives first, attacks where they pay, and nobody in harm's way.

Scores are build points: a warrior is worth what it costs, an objective what it decides. Of whoever
promises less than what was found nothing is tried. Promises are bounds, not measures: nobody can
stand nearer to a goal or an enemy than a whole move brings him, and nothing worse than no danger at
all is reckoned with. Roundings go towards more.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored
from slagveld.kit.outlook import Fitted
from slagveld.kit.tactics import Answers, Thinking, always, best, by_worth, first

from ..attack.division import Divide
from ..core.ability_vocabulary import Rams, TurnsFreely
from ..core.base_contact import engaged
from ..core.book import SIDES
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..formations.break_away_and_moves import Replan
from ..formations.members import Consent, JoinIn
from ..formations.speed_and_plan import company_of
from ..items.payment import PayPrices
from ..melee.surge_and_charge import FollowUp
from ..movement.break_away import TurnOnSpot
from ..movement.break_away_needs import failing_faces, shaken_off
from ..movement.confusion import ConfusedMove
from ..movement.destination import WhereTo
from ..movement.free_spins_and_nimble import Nimble, Spin
from ..movement.overwatch_shots import OverwatchShot
from ..odds.worth import loss, worth
from ..setup.deployment import Deploy
from ..setup.domains import DomainChoice, OwnDomainChoice
from ..setup.terrain_pile import Piling
from ..setup.terrain_placing import Siting
from ..shooting.bound import ShootNow
from ..turn.phases import ActionPhase, CommandPhase, DropPart, EndPart, EndPhase
from .answers import astray, division, follow, onward, price, replan, shooting, spin, turning, watch
from .errands import pull_from
from .features import features, progress, weights
from .formations import best_march, bodies
from .moves import HASTE, may_run, runs, walks
from .outlooks import LATER, PINNED, SOON, outlook, standing_at
from .sense import MARGIN, TOUCHING, Sense, is_shooter
from .setup import deployment, domain, piling
from .shots import bounds, shots, volleys
from .specials import drags, specials
from .strikes import rushes, strikes

ROUND = 8
"""More bases than can touch one."""
ROUNDED = 1e-6
"""The part by which sums may differ for their order."""


def walk_promise(sense: Sense, fighter: Fighter) -> float:
    """More than any of the `walks` of a warrior is worth."""
    if fighter.powers.one(Rams) is not None:
        return float("inf")
    state, tired = sense.state, sense.fatigue(fighter)
    best = gain(sense, fighter, sense.limit(fighter).total)
    if engaged(state, fighter):
        kicks = sum([loss(foe, 1) for foe in shaken_off(state, fighter)])
        best = (1 - len(failing_faces(fighter)) / SIDES) * (max(0.0, best) + kicks)
        return best + ROUNDED * (1.0 + abs(best)) - tired
    return best - tired


def run_promise(sense: Sense, fighter: Fighter) -> float:
    """More than any of the `runs` of a warrior is worth; less than nothing if it does not run."""
    if not may_run(sense, fighter):
        return -float("inf")
    if fighter.powers.one(Rams) is not None:
        return float("inf")
    best = gain(sense, fighter, sense.limit(fighter, run=True).total)
    return best - sense.fatigue(fighter) - HASTE * loss(fighter, 1) + ROUNDED


def march_promise(sense: Sense, members: Sequence[Fighter]) -> float:
    """More than any march of these as one formation is worth."""
    state = sense.state
    company = company_of(state, sense.seat, members, run=False, lead=0)
    total = 0.0
    for fighter in members:
        stride = company.limit_of(state, fighter).total
        total += gain(sense, fighter, stride) - sense.fatigue(fighter)
    return total + ROUNDED * (1.0 + abs(total))


def gain(sense: Sense, fighter: Fighter, stride: float) -> float:
    """More than it is worth to stand anywhere so near, less what it is worth here."""
    errand = sense.errands.get(fighter.id)
    best = pull_from(fighter, errand, sense.means(fighter).pace, sense.left, stride + MARGIN)
    if not sense.is_over_soon():
        best += fairest(sense, fighter, stride + MARGIN)
    best -= outlook(sense, fighter)
    return best + ROUNDED * (1.0 + abs(best))


def fairest(sense: Sense, fighter: Fighter, stride: float) -> float:
    """More than the best attack to hope for from anywhere so near, as `prospect` reckons it."""
    means, shooter = sense.means(fighter), is_shooter(fighter)
    pace, reach = max(1, means.pace), means.range + (means.pace if means.bounds else 0)
    most = SOON * (sense.hope(fighter, ranged=False) - means.toll)
    shot = SOON * sense.hope(fighter, ranged=True) if shooter else 0.0
    rows = sense.vicinity(fighter)
    apart = rows.rows[0][0] - stride - MARGIN if rows.rows else 0.0
    best = 0.0
    pinned: list[float] = []
    for far, _, foe, _, _, half in rows.rows:
        rim = far - half - stride - MARGIN
        if rim <= TOUCHING:
            best = max(best, SOON * sense.close(fighter, foe))
            if is_shooter(foe):
                pinned.append(PINNED * foe.warrior.points)
            continue
        near = rim + half - rows.wide
        over = near - means.rush
        late = over > 0.0 and most * LATER ** (over / pace) <= best
        if near > TOUCHING and (late or best >= most):
            break
        value = SOON * (sense.close(fighter, foe) - means.toll)
        if value > best:
            turns = max(0.0, rim - means.rush) / pace if means.rush else 1 + rim / pace
            best = max(best, value * LATER**turns)
    if shot > best:
        best = max(best, shot if apart <= reach else shot * LATER ** (1 + (apart - reach) / pace))
    pinned.sort(reverse=True)
    return best + sum(pinned[:ROUND])


LEAST = 0.8
"""What an action must promise to be given."""


def best_action(state: KnightState, seat: int, phase: ActionPhase) -> Scored:
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


def thoughts(state: KnightState, seat: int, _phase: ActionPhase) -> list[Scored]:
    """All that comes to mind, whatever it promises, and to let it be."""
    return [*all_actions(Sense(state, seat)), (0.0, EndPhase())]


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
    x, y = fighter.pose.x, fighter.pose.y
    looks = standing_at(sense, fighter, x, y, soar=fighter.soaring).pose.facing
    there = fighter.turned_to(looks)
    value = outlook(sense, there) - outlook(sense, fighter)
    return [(value, Nimble(fighter.id, looks))] if value > 0 else []


END = always(EndPhase())


class MageKnightTactics(Thinking[KnightState]):
    """The sense of a battle."""

    ahead = 12
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
        OwnDomainChoice: domain,
    }

    fitted = Fitted(features, progress, weights)
    thoughts: ClassVar[Answers] = {ActionPhase: thoughts}

    def otherwise(
        self, state: KnightState, seat: int, question: Question, rng: Rng
    ) -> list[Scored]:
        """Terrain by lot; else what stands first."""
        if isinstance(question, Piling):
            return [piling(state, question, rng)]
        if isinstance(question, Siting):
            return super().otherwise(state, seat, question, rng)
        return [first(state, seat, question)]

    def standing(self, state: KnightState, seat: int) -> float:
        return worth(state, seat)
