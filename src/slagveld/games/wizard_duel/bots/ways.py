"""The ways bots think of for their creatures, looked at only as far as one could be the best.

What a straight way would bring is known before it is known whether it is open.
"""

from functools import partial
from heapq import nsmallest

from slagveld.kit.tactics import Shortlist
from slagveld.table.measure import near_indices
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE

from ..core.book import CM
from ..core.models import Creature
from ..core.state import DuelState
from ..movement.menus import ahead, longest, straight
from ..movement.walk import Walk, check_walk
from ..shooting.shot import in_range, reach_of
from ..shooting.targets import may_shoot, shots
from ..terrain.contact_and_distance import (
    between,
    direction,
    foes_touched,
    gap_between,
    is_enemy,
    near_wizards,
    radius,
    room_between,
)
from ..terrain.sight import in_vision
from ..wounds.agility_and_power import power
from ..wounds.energy_field import RUN_LOSS
from ..wounds.odds import attack_worth, field_worth

STEP = 1.5
"""What a centimetre nearer to the enemy wizard is worth."""
TURNS_ASIDE = (0, 300, -300, 600, -600, 900, -900)
"""Ways round what is in the way, in tenths of a degree."""
ASIDE = 0.867
"""What part of a way brings one nearer at most that leads round something: cos 30 degrees."""
SLACK = 4
"""What rounding may add to that, in units."""
NEAR = 2
"""Foes besides the enemy wizard that a creature thinks of going to."""
FINALISTS = 3
"""So many of the best are certain; of the rest some are left out."""
LOST = -2.0
"""What a shot out of range is worth."""
Place = tuple[int, int]
"""Where something stands among the proposals."""
FIRST = float("inf")
"""What must be looked at in any case."""


class Weighing(Shortlist):
    """What creatures could do, and the ways that could still be among the best of it."""

    def __init__(self, state: DuelState, seat: int) -> None:
        super().__init__(FINALISTS)
        self.state = state
        self.seat = seat
        self.goals = near_wizards(state, seat)

    def aim(self, creature: Creature, number: int) -> None:
        """Of shots in range; of the others only if nothing better is found."""
        state = self.state
        if not may_shoot(state, creature):
            return
        foes = state.enemies(self.seat)
        near = [foe for foe in foes if in_range(state, creature, foe)]
        for shot in shots(state, creature, near):
            worth = attack_worth(state, creature, shot.target, "shot")
            self.add((number, 0), worth, shot)
        if len(near) < len(foes):
            self.later(LOST, partial(self._waste, creature, number))

    def think(self, creature: Creature, number: int, *, first: bool) -> None:
        """Of turning to a foe in contact; of ways to the enemy wizard and to the nearest foes."""
        state = self.state
        touched = foes_touched(state, creature.seat, creature.id)
        start = state.pose(creature.id)
        for foe in touched:
            if not in_vision(state, creature.id, foe):
                turn = Walk(creature.id, (), direction(start, state.pose(foe)))
                self.add((number, 0), 2.0, turn)
        if touched and power(state, creature, "melee"):
            return
        if self.goals:
            self._to_goal(creature, (number, 1), self.goals[0], first)
        self.later(self._most_of_near(creature), partial(self._to_near, creature, number, first))

    def _waste(self, creature: Creature, number: int) -> None:
        """Shots out of range."""
        foes = self.state.enemies(self.seat)
        far = [foe for foe in foes if not in_range(self.state, creature, foe)]
        for shot in shots(self.state, creature, far):
            self.add((number, 0), LOST, shot)

    def _to_near(self, creature: Creature, number: int, first: bool) -> None:
        """Ways to the nearest foes, in order; of those as near as each other the first listed."""
        state, start = self.state, self.state.pose(creature.id)
        foes = state.enemies(self.seat)
        near = nsmallest(NEAR, foes, key=lambda foe: gap_between(start, state.pose(foe)))
        for place, foe in enumerate(near, start=2):
            if foe not in self.goals[:1]:
                self._to_goal(creature, (number, place), foe, first)

    def _most_of_near(self, creature: Creature) -> float:
        """What ways to the nearest foes bring at most: little, if none leads into contact."""
        state, layout = self.state, self.state.layout
        full, own = longest(state, creature), layout.body(creature.id)
        reached = near_indices(own, layout.bodies(), (full + 10 + SLACK) * FINE)
        if any(is_enemy(state, self.seat, layout.bases[place].id) for place in reached):
            return FIRST
        weight = STEP if len(self.goals) > 1 else STEP / 3
        return weight * (full + SLACK) / CM

    def _to_goal(self, creature: Creature, place: Place, goal: int, first: bool) -> None:
        """Note what a way to a goal could bring; `first`: contact made by it gives an exchange."""
        state, full = self.state, longest(self.state, creature)
        walk = straight(state, creature, goal)
        most, score = FIRST, None
        if walk is not None and room_between(state, creature.id, goal) > full + 10 + SLACK:
            score = way_worth(state, creature, walk, goal, first=first)
            most = max(score, _most_aside(state, goal, full))
        self.later(most, partial(self._try, creature, place, goal, first, walk, score))

    def _try(
        self,
        creature: Creature,
        place: Place,
        goal: int,
        first: bool,
        walk: Walk | None,
        score: float | None,
    ) -> None:
        """See whether the straight way is open, if there is one, else one round what is there.

        What the straight way would bring may be known; a way aside then waits for its turn.
        """
        state = self.state
        if walk is not None and check_walk(state, creature, walk) is not None:
            if score is not None:
                most = _most_aside(state, goal, longest(state, creature))
                again = partial(self._try, creature, place, goal, first, None, None)
                self.later(most, again)
                return
            walk = None
        if walk is None:
            walk, score = round_about(state, creature, goal), None
        if walk is not None and score is None:
            score = way_worth(state, creature, walk, goal, first=first)
        if walk is not None and score is not None:
            self.add(place, score, walk)


def _most_aside(state: DuelState, goal: int, full: int) -> float:
    """What a way brings at most that does not lead straight to a goal out of reach."""
    weight = STEP if state.wizard_of(goal) is not None else STEP / 3
    return weight * (ASIDE * full + SLACK) / CM


def round_about(state: DuelState, creature: Creature, goal: int) -> Walk | None:
    """As near to straight towards a goal as the way is open."""
    lane = direction(state.pose(creature.id), state.pose(goal))
    full = longest(state, creature)
    for aside in TURNS_ASIDE:
        for length in (full, full // 2):
            walk = ahead(state, creature, (lane + aside) % 3600, length)
            if walk is not None:
                return walk
    return None


def way_worth(state: DuelState, creature: Creature, walk: Walk, goal: int, *, first: bool) -> float:
    """What a way towards a goal brings: nearness, and contact with its blows."""
    end = walk.path[-1]
    start, target = state.pose(creature.id), state.pose(goal)
    before = gap_between(start, target)
    after = between(end, target)
    seat = state.wizard_of(goal)
    weight = STEP if seat is not None else STEP / 3
    score = weight * (before - after) / CM
    contact = after - radius(state, creature.id) - radius(state, goal) <= 10
    if power(state, creature, "melee") is None:
        # Archers come into range and no nearer than they must.
        reach = reach_of(state, creature)
        if seat is None and after < reach // 2:
            return -3.0
        return score if after > reach * 0.8 else score / 4
    if not contact:
        return score
    if seat is not None:
        return score + field_worth(state, seat, RUN_LOSS)
    foe = state.creature(goal)
    if foe is None:
        return score
    gain = attack_worth(state, creature, goal, "melee")
    loss = 0.0
    there = Pose(end.x, end.y, walk.facing, start.z, end.level)
    if power(state, foe, "melee") and in_vision(state.moved(creature.id, there), goal, creature.id):
        loss = attack_worth(state, foe, creature.id, "melee")
    return score + gain - loss if first else score - loss
