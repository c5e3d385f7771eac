"""What a duel looks like to a seat: the features from which its chance to win is told."""

from math import fsum, sqrt

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import Weights, begins, part_of, share
from slagveld.kit.tables import record

from ..core.book import CM, FOLDER
from ..core.state import DuelState
from ..wounds.odds import worth_of

weights = record(FOLDER / "outlook.yaml", Weights)
NEAR = 30.0 * CM
"""So near to the enemy wizard a creature counts half."""
FULL = 100.0
"""Magic points that are much."""


def progress(state: DuelState) -> float:
    """The part of the rounds that has been played; without an end a duel is always midway."""
    return part_of(state.round, state.options.rounds, 0.5)


def features(state: DuelState, seat: int) -> Features:
    """Fields, points, creatures, and how near they have come to the wizards."""
    rivals = [other for other in state.players() if other != seat]
    field = state.wizards[seat].field
    fields = max([state.wizards[other].field for other in rivals], default=0)
    mine = fsum([worth_of(state, one) for one in state.of(seat)])
    theirs = fsum([worth_of(state, one) for other in rivals for one in state.of(other)])
    points = state.wizards[seat].points
    others = max([state.wizards[other].points for other in rivals], default=0)
    count = sum([len(state.of(other)) for other in rivals])
    siege = _siege(state, seat, rivals)
    besieged = max([_siege(state, other, [seat]) for other in rivals], default=0.0)
    sits, first = begins("duel", seat)
    return {
        sits: first,
        "goal": share(field, fields),
        "field": (field - fields) / 10.0,
        "strength": (mine - theirs) / FULL,
        "lead": share(mine, theirs),
        "numbers": share(len(state.of(seat)), count),
        "magic": (points - others) / FULL,
        "reach": (siege - besieged) / FULL,
        "tempo": _tempo(state, seat),
    }


def _siege(state: DuelState, seat: int, rivals: list[int]) -> float:
    """What a seat's creatures are worth, those nearest to an enemy wizard most."""
    total = 0.0
    marks = [state.pose(state.wizards[one].id) for one in rivals if _stands(state, one)]
    for creature in state.of(seat) if marks else ():
        here = state.pose(creature.id)
        far = min([sqrt((here.x - one.x) ** 2 + (here.y - one.y) ** 2) for one in marks])
        total += worth_of(state, creature) * NEAR / (NEAR + far)
    return total


def _stands(state: DuelState, seat: int) -> bool:
    return state.layout.has(state.wizards[seat].id)


def _tempo(state: DuelState, seat: int) -> float:
    """Whether this seat comes first in the round."""
    if not state.order or seat not in state.order:
        return 0.0
    return 1.0 if state.order[0] == seat else -1.0
