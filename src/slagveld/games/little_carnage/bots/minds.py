"""What a regiment wants, and how good a place is for that."""

from math import sqrt

from ..core.book import INCH
from ..core.regiment import Regiment
from ..core.relations import enemy_of
from ..core.state import LittleCarnageState
from ..manoeuvres.refuges import BOWSHOT
from ..manoeuvres.vantages import overlook
from ..march.drill import least_gap
from ..march.plans import March
from ..ways.allowance import allowance
from .attacks import promise
from .goals import Goal, goal_of, reached, spared
from .gunfire import Guns, bombardment, brunt, guns_against
from .threats import apart, danger, reach_of
from .worth import PATIENCE, lives_of, patience

CAUTION, WARY, DEAR = 0.3, 0.6, 1.0
"""How much what enemies could do counts; the second for shooters and those to be spared, the last
for him who must get somewhere alive."""
PULL = 1.0 / INCH
"""What a unit nearer to the goal or the enemy is worth in points."""
AIM, DECISIVE = 1.5 / INCH, 4.0 / INCH
"""The same on the way to a goal of the scenario; the second to one that decides the battle."""
UNDER_FIRE, AFTERWARDS = 0.5, 0.5
"""How much what machines could do counts; of that, what they could do later on."""
LASTING = 2.0
"""So many rounds those stay in the field who come no nearer than they must."""

GATHERED = 0.4
"""The part of a battle in which a regiment waits for others before it goes among enemies."""
TOGETHER = 5 * INCH
"""Regiments so near are up with each other."""


class Mind:
    """The wishes of one regiment."""

    def __init__(self, state: LittleCarnageState, regiment: Regiment) -> None:
        self.regiment = regiment
        self.goal: Goal | None = goal_of(state, regiment)
        self.aim = DECISIVE if self.goal is not None and self.goal.condition.wins else AIM
        self.spared = self.goal is None and spared(state, regiment)
        skills = regiment.skills
        self.conjures = state.options.magic and skills.magic > 0
        self.shoots = skills.ranged and state.round <= 2 * PATIENCE
        self.careful = self.shoots or self.spared or self.conjures
        self.caution = WARY if self.careful else CAUTION
        if self.goal is not None and self.goal.condition.kind == "reach":
            self.caution = DEAR
        if not self.spared:
            self.caution *= patience(state)
        self.guns: Guns = guns_against(state, regiment.seat)
        self.limit = allowance(state, regiment).total

    @property
    def looks_over(self) -> bool:
        """Whether height is of use to it (LC-1.8-ranged-8)."""
        return self.shoots or self.conjures

    def outlook(self, state: LittleCarnageState) -> float:
        """What can be done from there, less what can be done to it, and the goal."""
        value = promise(state, self.regiment) - self.caution * danger(state, self.regiment)
        if self.looks_over:
            value += overlook(state, self.regiment)
        return value + reached(state, self.regiment, self.goal) - self.far(state)

    def fire(self, state: LittleCarnageState) -> float:
        """What enemy machines will cost it from there on: the next shot, and those on its way.

        So time counts, and a step aside pays only as far as it leads on.
        """
        if not self.guns:
            return 0.0
        shots = self.way_left(state) / self.limit + (LASTING if self.careful else 0.0)
        later = AFTERWARDS * shots * brunt(state, self.regiment, self.guns)
        return UNDER_FIRE * (bombardment(state, self.regiment, self.guns) + later)

    def waits(self, state: LittleCarnageState, march: March) -> bool:
        """Whether a way leads before enemies who are stronger than those who are up with it.

        Nobody waits for whom will not come, nor in the fire of machines, nor when the battle is
        well on its way.
        """
        if self.careful or state.round > GATHERED * (state.options.rounds or PATIENCE):
            return False
        if bombardment(state, self.regiment, self.guns) > 0.0:
            return False
        seat, by_id = self.regiment.seat, state.field.by_id
        ends = [by_id[place.piece].at(place.pose) for place in march.plan]
        meets = [
            foe
            for foe in state.own(enemy_of(seat))
            if least_gap(ends, state.stands_of(foe.id)) <= reach_of(foe)
        ]
        if not meets:
            return False
        up, late = 0.0, False
        for own in state.own(seat):
            if own.skills.war_machine:
                continue
            if apart(state, self.regiment, own) <= TOGETHER:
                up += lives_of(state, own)
            elif not spared(state, own):
                late = True
        return late and up < sum([lives_of(state, foe) for foe in meets])

    def far(self, state: LittleCarnageState) -> float:
        """What the way that is left costs."""
        return (PULL if self.goal is None else self.aim) * self.way_left(state)

    def way_left(self, state: LittleCarnageState) -> float:
        """How far it still has to go, in units."""
        stands = state.stands_of(self.regiment.id)
        if self.goal is not None:
            x, y = self.goal.x, self.goal.y
            away = min([sqrt((s.pose.x - x) ** 2 + (s.pose.y - y) ** 2) for s in stands])
            hunts = self.shoots and self.goal.condition.kind == "slay"
            return max(0.0, away - BOWSHOT if hunts else away)
        if self.spared:
            return 0.0
        foes = [stand for stand in state.field.stands if stand.seat != self.regiment.seat]
        near = least_gap(stands, foes)
        return max(0.0, near - BOWSHOT if self.shoots else near)
