"""What a regiment wants for the scenario's sake and its own, and how good a place is for that."""

from math import sqrt

from slagveld.structs import Struct
from slagveld.table.inside import INSIDE, body_in_area, meets_area
from slagveld.table.units import FINE

from ..core.book import INCH
from ..core.contact_and_zones import enemy_of
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..march.drill import least_gap
from ..march.plans import March
from ..movement.allowance import allowance
from ..scenario.battlefield import Place
from ..scenario.scenarios_and_campaign import battle_of
from ..scenario.victory import earned, stand_of_named
from ..scenario.victory_conditions import Condition
from .attacks import promise
from .gunfire import Guns, bombardment, brunt, guns_against
from .refuges import BOWSHOT
from .vantages import overlook
from .worth import PATIENCE, SCORED, apart, danger, held_worth, lives_of, patience, reach_of

ARRIVED = 1000.0
"""What it is worth when the model on whom the battle hangs stands where he must."""
HOLDERS = 2
"""So many regiments, those nearest, go to an area that is to be held."""
EDGE = 60
"""How far inside an area one aims for, in units."""


class Goal(Struct, frozen=True):
    """A place to go to, and the condition it is for."""

    x: int
    y: int
    condition: Condition


def goal_of(state: LittleState, regiment: Regiment) -> Goal | None:
    """Where a regiment should go for the scenario's sake; None: after the enemy."""
    battle = battle_of(state)
    stands = state.stands_of(regiment.id)
    for one in battle.victory:
        if one.seat != regiment.seat or earned(state, one):
            continue
        named = stand_of_named(state, one.who)
        if one.kind == "reach" and named and named.regiment == regiment.id:
            return _into(state, named, battle.place[one.area], one)
        if one.kind == "slay" and named and named.seat == enemy_of(regiment.seat):
            return Goal(named.pose.x, named.pose.y, one)
        if one.kind == "cross" and one.wins and not regiment.skills.war_machine:
            return _into(state, stands[0], battle.place[one.area], one)
        if one.kind == "hold" and regiment.id in holders(state, one, regiment.seat):
            return _middle(battle.place[one.area], one)
    for one in battle.victory:
        denied = one.seat != regiment.seat and contested(state, one)
        if denied and regiment.id in holders(state, one, regiment.seat):
            return _middle(battle.place[one.area], one)
    return None


def contested(state: LittleState, one: Condition) -> bool:
    """Whether an area must be denied to those who could win by holding it: they are at it."""
    if one.kind != "hold" or earned(state, one):
        return False
    area = battle_of(state).place[one.area].area
    return any(meets_area(s.body, area) for s in state.field.stands if s.seat == one.seat)


def holders(state: LittleState, one: Condition, seat: int) -> list[int]:
    """The regiments of a seat that go to hold an area or deny it: those nearest that can."""
    goal = _middle(battle_of(state).place[one.area], one)
    able = [r for r in state.own(seat) if not r.skills.war_machine and not spared(state, r)]

    def far(regiment: Regiment) -> int:
        stands = state.stands_of(regiment.id)
        return min([(s.pose.x - goal.x) ** 2 + (s.pose.y - goal.y) ** 2 for s in stands])

    return [regiment.id for regiment in sorted(able, key=lambda r: (far(r), r.id))[:HOLDERS]]


def reached(state: LittleState, regiment: Regiment, goal: Goal | None) -> float:
    """What it is worth how far a regiment's goal is reached where it stands."""
    if goal is None or not goal.condition.area:
        return 0.0
    one = goal.condition
    area = battle_of(state).place[one.area].area
    stands = state.stands_of(regiment.id)
    if one.kind == "hold":
        if not any(meets_area(s.body, area) for s in stands):
            return 0.0
        last = one.seat != regiment.seat and one.wins and state.note(one.key) + 1 >= one.rounds
        return ARRIVED if last else held_worth(one) / HOLDERS
    inside = len([stand for stand in stands if body_in_area(stand.body, area) == INSIDE])
    if one.kind == "reach":
        return ARRIVED if inside else 0.0
    return inside * SCORED * max(one.points, 1) / one.count


def spared(state: LittleState, regiment: Regiment) -> bool:
    """Whether a regiment should keep out of harm: the battle hangs on its life."""
    vital = [one.who for one in battle_of(state).victory if one.kind in ("survive", "slay")]
    stands = [stand_of_named(state, who) for who in vital]
    return any(one is not None and one.regiment == regiment.id for one in stands)


def _middle(place: Place, one: Condition) -> Goal:
    return Goal(place.middle.x, place.middle.y, one)


def _into(state: LittleState, stand: Stand, place: Place, one: Condition) -> Goal:
    """The nearest part of an area in which a base finds room, by way of the passage if any."""
    deep = stand.body.reach // FINE + EDGE
    x, y = stand.pose.x, stand.pose.y
    if one.via and not meets_area(stand.body, place.area):
        x = battle_of(state).place[one.via].middle.x
    xs, ys = [px for px, _ in place.points], [py for _, py in place.points]
    low_x, high_x, low_y, high_y = min(xs) + deep, max(xs) - deep, min(ys) + deep, max(ys) - deep
    goal_x = min(max(x, low_x), high_x) if low_x <= high_x else (low_x + high_x) // 2
    goal_y = min(max(y, low_y), high_y) if low_y <= high_y else (low_y + high_y) // 2
    return Goal(goal_x, goal_y, one)


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

    def __init__(self, state: LittleState, regiment: Regiment) -> None:
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

    def outlook(self, state: LittleState) -> float:
        """What can be done from there, less what can be done to it, and the goal."""
        value = promise(state, self.regiment) - self.caution * danger(state, self.regiment)
        if self.looks_over:
            value += overlook(state, self.regiment)
        return value + reached(state, self.regiment, self.goal) - self.far(state)

    def fire(self, state: LittleState) -> float:
        """What enemy machines will cost it from there on: the next shot, and those on its way.

        So time counts, and a step aside pays only as far as it leads on.
        """
        if not self.guns:
            return 0.0
        shots = self.way_left(state) / self.limit + (LASTING if self.careful else 0.0)
        later = AFTERWARDS * shots * brunt(state, self.regiment, self.guns)
        return UNDER_FIRE * (bombardment(state, self.regiment, self.guns) + later)

    def waits(self, state: LittleState, march: March) -> bool:
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

    def far(self, state: LittleState) -> float:
        return (PULL if self.goal is None else self.aim) * self.way_left(state)

    def way_left(self, state: LittleState) -> float:
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
