"""What a battle looks like to a seat: the features from which its chance to win is told."""

from math import fsum, sqrt

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import begins, part_of, share, weights_in

from ..core.book import FOLDER
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..objectives.victory import judged, objectives_of
from ..odds.worth import life
from .sense import Sense

weights = weights_in(FOLDER / "outlook.yaml")
NEAR = 600.0
"""Within so many units of an objective, a warrior is about as good as at it."""


def features(state: KnightState, seat: int) -> Features:
    """Warriors, objectives and who is near them, dangers, and who has the turn."""
    side = state.side_of(seat)
    own = [one for one in state.fighters if one.side == side]
    others = [one for one in state.fighters if one.side != side]
    mine, theirs = fsum([life(one) for one in own]), fsum([life(one) for one in others])
    ahead = judged(state)[0]
    held = objectives_of(state, side)
    against = sum([one.holder >= 0 for one in state.objectives]) - held
    sits, first = begins(state.scenario, seat)
    turn = None if state.active < 0 else state.side_of(state.active)
    return {
        sits: first,
        "strength": (mine - theirs) / max(1, state.build_total),
        "lead": share(mine, theirs),
        "numbers": share(len(own), len(others)),
        "goal": share(held, against) if held + against else 0.0,
        "held": (held - against) / max(1, len(state.objectives)),
        "ahead": (1.0 if side in ahead else -1.0) if len(ahead) == 1 else 0.0,
        "reach": _reach(state, own) - _reach(state, others),
        "fresh": share(_fresh(own), _fresh(others)),
        "threat": _threat(state, seat, own, others),
        "tempo": 0.0 if turn is None else 1.0 if turn == side else -1.0,
    }


def _fresh(fighters: list[Fighter]) -> float:
    return fsum([life(one) for one in fighters if one.tokens == 0])


def _reach(state: KnightState, fighters: list[Fighter]) -> float:
    """How near the nearest of these is to each objective, on the average."""
    if not state.objectives or not fighters:
        return 0.0
    total = 0.0
    for goal in state.objectives:
        ways = [(one.pose.x - goal.x) ** 2 + (one.pose.y - goal.y) ** 2 for one in fighters]
        total += NEAR / (NEAR + sqrt(min(ways)))
    return total / len(state.objectives)


def _threat(state: KnightState, seat: int, own: list[Fighter], others: list[Fighter]) -> float:
    """What the best attacks could take, a few of them, less what the enemy's could."""
    sense = Sense(state, seat)
    few = max(1, state.action_total)
    mine = sorted([_best(sense, one, others) for one in own], reverse=True)[:few]
    theirs = sorted([_best(sense, one, own) for one in others], reverse=True)[:few]
    return (fsum(mine) - fsum(theirs)) / max(1, state.build_total)


def _best(sense: Sense, fighter: Fighter, foes: list[Fighter]) -> float:
    """What the best attack of a warrior would take that is about in reach."""
    if fighter.captive or not fighter.free:
        return 0.0
    means = sense.means(fighter)
    best, x, y = 0.0, fighter.pose.x, fighter.pose.y
    for foe in foes:
        far = sqrt((foe.pose.x - x) ** 2 + (foe.pose.y - y) ** 2)
        if far <= means.rush + 2 * means.pace:
            best = max(best, sense.close(fighter, foe))
        if means.range and far <= means.range:
            best = max(best, sense.ranged(fighter, foe))
    return best * (1.0 if fighter.tokens == 0 else 0.6)


def progress(state: KnightState) -> float:
    """The part of a battle that has been fought."""
    return part_of(state.round, state.options.rounds, 0.5)
