"""Setting up as a bot thinks of it: a few pieces of terrain, and an army in base contact.

Who is in contact when the battle begins can move as a formation from the first turn on.
"""

from itertools import pairwise

from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placement
from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best
from slagveld.table.shapes import Pose

from ..core.fighter import Fighter
from ..core.items_and_domains import domains
from ..core.state import KnightState
from ..setup.automatic_deployment import recruit, waiting
from ..setup.deployment import Deploy, DeployRest, DoneDeploying, PlaceWarriors
from ..setup.domains import ChooseDomain, DomainChoice, OwnDomainChoice, hand_of
from ..setup.edges import INWARD, border_of
from ..setup.objectives import beyond
from ..setup.terrain_pile import DonePiling, Piling, PutOnPile, offered

PIECES = 2
"""Pieces of terrain that a bot puts on the pile."""
STRENGTH = 0.1
"""How much of its points an army gains by one point more in its attacks."""
STORM = 2.0
"""What one loses who stands in contact in a storm."""
SHORT = 0.3
"""How much of their points archers lose in the dark."""
APART = 100
"""Room between the lines of two factions, in units."""


def deployment(state: KnightState, seat: int, question: Deploy) -> Scored:
    """Faction by faction in a line; whoever finds no room there in good order."""
    left = waiting(state, seat)
    if not left:
        return 0.0, DoneDeploying()
    recruits = [recruit(state, reserve, Pose(0, 0)) for reserve in left]
    action = PlaceWarriors(lined_up(state, seat, recruits))
    if question.check(state, seat, action) is None:
        return 0.0, action
    return 0.0, DeployRest()


def lined_up(state: KnightState, seat: int, recruits: list[Fighter]) -> tuple[Placement, ...]:
    """All in one line at the far border of the starting area, the dearest in its middle."""
    edge, (x1, y1, x2, y2) = border_of(state, seat)
    middle_x, middle_y = (x1 + x2) // 2, (y1 + y2) // 2
    along = 1 if x1 != x2 else 0
    row, asides = _in_order(recruits), [0]
    for one, other in pairwise(row):
        room = APART if other.warrior.faction != one.warrior.faction else 0
        asides.append(asides[-1] + (one.base.diameter + other.base.diameter) // 2 + room)
    plan: list[Placement] = []
    for fighter, aside in zip(row, asides, strict=False):
        shift = aside - asides[-1] // 2
        x, y = (middle_x + shift, middle_y) if along else (middle_x, middle_y + shift)
        plan.append(Placement(fighter.id, Pose(*beyond(edge, x, y, 0), INWARD[edge])))
    return tuple(plan)


def _in_order(recruits: list[Fighter]) -> list[Fighter]:
    """By faction; within one the dear in the middle, the cheap at the ends."""
    factions = sorted({fighter.warrior.faction for fighter in recruits})
    found: list[Fighter] = []
    for faction in factions:
        members = [f for f in recruits if f.warrior.faction == faction]
        members.sort(key=lambda f: (f.warrior.points, f.id))
        found.extend([*members[::2], *reversed(members[1::2])])
    return found


def piling(state: KnightState, question: Piling, rng: Rng) -> Scored:
    """A few pieces by lot."""
    choice = offered(state, question.seat)
    given = [piece for piece in state.pile if piece.seat == question.seat]
    if len(given) >= PIECES or not choice:
        return 0.0, DonePiling()
    return 0.0, PutOnPile(choice[int(rng.random() * len(choice))].key)


def domain(state: KnightState, seat: int, _question: DomainChoice | OwnDomainChoice) -> Scored:
    """The card that helps the own army more than the others: by who shoots and who strikes."""
    side = state.side_of(seat)
    archers = fighters = 0
    for reserve in state.reserves:
        one = recruit(state, reserve, Pose(0, 0)).warrior
        points = one.points if state.side_of(reserve.seat) == side else -one.points
        if one.range:
            archers += points
        else:
            fighters += points
    found: list[Scored] = []
    hand = hand_of(state, seat)
    for key, card in hand.items():
        value = -SHORT * archers if card.most_range else 0.0
        for other in card.cancels:
            value += SHORT * archers / 2 if domains()[other].most_range else 0.0
        value -= STORM if card.storm else 0.0
        for modifier in card.modifiers:
            value += STRENGTH * modifier.amount * (fighters if modifier.when == "close" else 0)
        found.append((value, ChooseDomain(key)))
    return best(found) or (0.0, ChooseDomain(next(iter(hand))))
