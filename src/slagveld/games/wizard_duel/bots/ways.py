"""The ways bots think of for their creatures, looked at only as far as one could be the best.

What a straight way would bring is known before it is known whether it is open. So ways are looked
at in the order of what they could bring at most, until the best few are certain.
"""

from collections.abc import Sequence
from heapq import heappop, heappush, heapreplace
from math import isqrt, sqrt

from slagveld.kernel.decision import Action
from slagveld.kernel.tactics import Scored
from slagveld.structs import Struct
from slagveld.table.measure import near_indices
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE

from ..core.book import CM
from ..core.models import Creature
from ..core.state import DuelState
from ..movement.menus import ahead, straight
from ..movement.walk import Walk, check_walk
from ..odds.worth import attack_worth, field_worth
from ..shooting.menus import may_shoot, shots
from ..shooting.shot import in_range, reach_of
from ..terrain.contact import direction, foes_touched, gap_between, is_enemy, near_wizards, radius
from ..terrain.sight import in_vision
from ..wounds.energy_field import RUN_LOSS
from ..wounds.values import power

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
NEAREST, SHOTS = 0, -1
"""What an idea is about that leads to nobody yet: the nearest foes, or shots that would be lost."""
FIRST = float("inf")
"""What must be looked at in any case."""


class Idea(Struct, frozen=True):
    """A way that has not been looked at, or not to the end."""

    creature: Creature
    place: tuple[int, int]
    """Where it stands among the proposals."""
    first: bool
    """Whether contact made by it gives an exchange."""
    goal: int = NEAREST
    """Whom it leads to."""
    walk: Walk | None = None
    """The straight way, if there is one and it is not known to be barred."""
    score: float | None = None
    """What that would bring; None: it has not been reckoned."""


class Weighing:
    """Proposals in their places, and the ideas that could still be among the best of them."""

    def __init__(self, state: DuelState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.goals = near_wizards(state, seat)
        self.foes: list[tuple[int, int, int]] = []
        """Enemies with their places, once they are asked for."""
        self.found: list[tuple[tuple[int, int], Scored]] = []
        self.ideas: list[tuple[float, int, Idea]] = []
        self.count = 0
        """Of ideas so far."""
        self.best: list[float] = []
        """The scores of the finalists so far, the least of them first."""

    def add(self, place: tuple[int, int], score: float, action: Action) -> None:
        """A proposal that is certain."""
        self.found.append((place, (score, action)))
        if len(self.best) < FINALISTS:
            heappush(self.best, score)
        elif score > self.best[0]:
            heapreplace(self.best, score)

    def proposals(self) -> list[Scored]:
        """What was found after every idea that could come up has been looked at."""
        while self.ideas:
            most, _, idea = heappop(self.ideas)
            if len(self.best) == FINALISTS and -most < self.best[0]:
                break
            self._look(idea)
        self.found.sort(key=_place)
        return [scored for _, scored in self.found]

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
            self._later(LOST, Idea(creature, (number, 0), first=False, goal=SHOTS))

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
            self._to_goal(Idea(creature, (number, 1), first, self.goals[0]))
        self._later(self._most_of_near(creature), Idea(creature, (number, 2), first))

    def _later(self, most: float, idea: Idea) -> None:
        self.count += 1
        heappush(self.ideas, (-most, self.count, idea))

    def _most_of_near(self, creature: Creature) -> float:
        """What ways to the nearest foes bring at most: little, if none leads into contact."""
        state, layout = self.state, self.state.layout
        full = _full(state, creature)
        reached = near_indices(
            layout.body(creature.id), layout.bodies(), (full + 10 + SLACK) * FINE
        )
        if any(is_enemy(state, self.seat, layout.bases[place].id) for place in reached):
            return FIRST
        weight = STEP if len(self.goals) > 1 else STEP / 3
        return weight * (full + SLACK) / CM

    def _to_goal(self, idea: Idea) -> None:
        """Note what a way to a goal could bring."""
        state, creature, goal = self.state, idea.creature, idea.goal
        start, target = state.pose(creature.id), state.pose(goal)
        full = _full(state, creature)
        apart = gap_between(start, target) - radius(state, creature.id) - radius(state, goal)
        walk = straight(state, creature, goal)
        if walk is None or apart <= full + 10 + SLACK:
            self._later(FIRST, Idea(creature, idea.place, idea.first, goal, walk))
            return
        score = way_worth(state, creature, walk, goal, first=idea.first)
        most = max(score, _most_aside(state, goal, full))
        self._later(most, Idea(creature, idea.place, idea.first, goal, walk, score))

    def _nearest(self, creature: Creature) -> list[int]:
        """The nearest foes, in order; of those as near as each other the first listed."""
        state = self.state
        start = state.pose(creature.id)
        x, y = start.x, start.y
        if not self.foes:
            for foe in state.enemies(self.seat):
                pose = state.pose(foe)
                self.foes.append((pose.x, pose.y, foe))
        squares = [(one[0] - x) ** 2 + (one[1] - y) ** 2 for one in self.foes]
        near: Sequence[int] = range(len(squares))
        if len(squares) > NEAR:
            most = (isqrt(sorted(squares)[NEAR - 1]) + 2) ** 2
            near = [number for number in near if squares[number] <= most]
        found = [self.foes[number][2] for number in near]
        return sorted(found, key=lambda foe: gap_between(start, state.pose(foe)))[:NEAR]

    def _look(self, idea: Idea) -> None:
        """See whether a way is open, and add it."""
        state, creature, goal = self.state, idea.creature, idea.goal
        if goal == SHOTS:
            far = [foe for foe in state.enemies(self.seat) if not in_range(state, creature, foe)]
            for shot in shots(state, creature, far):
                self.add(idea.place, LOST, shot)
            return
        if goal == NEAREST:
            for number, foe in enumerate(self._nearest(creature), start=2):
                if foe not in self.goals[:1]:
                    place = (idea.place[0], number)
                    self._to_goal(Idea(creature, place, idea.first, foe))
            return
        walk, score = idea.walk, idea.score
        if walk is not None and check_walk(state, creature, walk) is not None:
            if score is not None:
                most = _most_aside(state, goal, _full(state, creature))
                self._later(most, Idea(creature, idea.place, idea.first, goal))
                return
            walk = None
        if walk is None:
            walk, score = round_about(state, creature, goal), None
        if walk is None:
            return
        if score is None:
            score = way_worth(state, creature, walk, goal, first=idea.first)
        self.add(idea.place, score, walk)


def _place(found: tuple[tuple[int, int], Scored]) -> tuple[int, int]:
    return found[0]


def _full(state: DuelState, creature: Creature) -> int:
    """The longest straight way of a creature."""
    return state.race_of(creature).movement * CM - 1


def _most_aside(state: DuelState, goal: int, full: int) -> float:
    """What a way brings at most that does not lead straight to a goal out of reach."""
    weight = STEP if state.wizard_of(goal) is not None else STEP / 3
    return weight * (ASIDE * full + SLACK) / CM


def round_about(state: DuelState, creature: Creature, goal: int) -> Walk | None:
    """As near to straight towards a goal as the way is open."""
    lane = direction(state.pose(creature.id), state.pose(goal))
    full = _full(state, creature)
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
    after_x, after_y = end.x - target.x, end.y - target.y
    after = sqrt(after_x * after_x + after_y * after_y)
    seat = state.wizard_of(goal)
    weight = STEP if seat is not None else STEP / 3
    score = weight * (before - after) / CM
    contact = after - radius(state, creature.id) - radius(state, goal) <= 10
    if power(state, creature, "melee") is None:
        return _archer_way(state, creature, goal, after, score)
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


def _archer_way(
    state: DuelState, creature: Creature, goal: int, after: float, score: float
) -> float:
    """Archers come into range and no nearer than they must."""
    reach = reach_of(state, creature)
    seat = state.wizard_of(goal)
    if seat is None and after < reach // 2:
        return -3.0
    return score if after > reach * 0.8 else score / 4
