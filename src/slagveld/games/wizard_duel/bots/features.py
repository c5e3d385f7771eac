"""What a duel looks like to a seat: the features from which its chance to win is told."""

from math import fsum

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import begins, part_of, share, weights_in

from ..core.book import CM, FOLDER
from ..core.state import DuelState
from ..terrain.contact_and_distance import between
from ..wounds.odds import worth_of

weights = weights_in(FOLDER / "outlook.yaml")
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
        "tempo": (1.0 if state.order[0] == seat else -1.0) if seat in state.order else 0.0,
    }


def _siege(state: DuelState, seat: int, rivals: list[int]) -> float:
    """What a seat's creatures are worth, those nearest to an enemy wizard most."""
    total = 0.0
    wizards = [state.wizards[one].id for one in rivals]
    marks = [state.pose(one) for one in wizards if state.layout.has(one)]
    for creature in state.of(seat) if marks else ():
        here = state.pose(creature.id)
        far = min([between(here, one) for one in marks])
        total += worth_of(state, creature) * NEAR / (NEAR + far)
    return total
