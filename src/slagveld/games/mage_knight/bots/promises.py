"""What moves could gain at most: of whoever promises less than what was found nothing is tried.

Bounds, not measures: nobody can stand nearer to a goal or an enemy than a whole move brings him,
and nothing worse than no danger at all is reckoned with. Roundings go towards more.
"""

from collections.abc import Sequence

from ..core.conditions import engaged
from ..core.effects import Rams
from ..core.fighter import Fighter
from ..formations.plans import company_of, limit_of
from ..movement.break_away_and_terrify import failing_faces, shaken_off
from ..odds.worth import loss
from .errands import pull_from
from .moves import HASTE, SIDES, may_run
from .outlooks import LATER, PINNED, SOON, outlook
from .sense import MARGIN, TOUCHING, Sense, is_shooter

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
        stride = limit_of(state, fighter, company).total
        total += gain(sense, fighter, stride) - sense.fatigue(fighter)
    return total + ROUNDED * (1.0 + abs(total))


def gain(sense: Sense, fighter: Fighter, stride: float) -> float:
    """More than it is worth to stand anywhere so near, less what it is worth here."""
    errand = sense.errands.get(fighter.id)
    pace = sense.means(fighter).pace
    best = pull_from(fighter, errand, pace, sense.left, stride + MARGIN)
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
