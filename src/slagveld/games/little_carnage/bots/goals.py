"""What a scenario wants of a regiment: where it should be, and what it is worth to be there."""

from slagveld.structs import Struct
from slagveld.table.inside import INSIDE, body_in_area, meets_area
from slagveld.table.units import FINE

from ..core.regiment import Regiment, Stand
from ..core.relations import enemy_of
from ..core.state import LittleCarnageState
from ..scenario.battlefield import Place
from ..scenario.conditions import Condition
from ..scenario.scenarios import battle_of
from ..scenario.victory import stand_of_named
from .worth import SCORED, held_worth

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


def goal_of(state: LittleCarnageState, regiment: Regiment) -> Goal | None:
    """Where a regiment should go for the scenario's sake; None: after the enemy."""
    battle = battle_of(state)
    stands = state.stands_of(regiment.id)
    for one in battle.victory:
        if one.seat != regiment.seat or any(won.key == one.key for won in state.points):
            continue
        if one.kind == "reach":
            named = stand_of_named(state, one.who)
            if named is not None and named.regiment == regiment.id:
                return _into(state, named, battle.place[one.area], one)
        elif one.kind == "slay":
            prey = stand_of_named(state, one.who)
            if prey is not None and prey.seat == enemy_of(regiment.seat):
                return Goal(prey.pose.x, prey.pose.y, one)
        elif one.kind == "cross":
            if one.wins and not regiment.skills.war_machine:
                return _into(state, stands[0], battle.place[one.area], one)
        elif one.kind == "hold" and regiment.id in holders(state, one, regiment.seat):
            return _middle(battle.place[one.area], one)
    for one in battle.victory:
        if one.seat == regiment.seat or not contested(state, one):
            continue
        if regiment.id in holders(state, one, regiment.seat):
            return _middle(battle.place[one.area], one)
    return None


def contested(state: LittleCarnageState, one: Condition) -> bool:
    """Whether an area must be denied to those who could win by holding it: they are at it."""
    if one.kind != "hold" or any(won.key == one.key for won in state.points):
        return False
    area = battle_of(state).place[one.area].area
    return any(meets_area(s.body, area) for s in state.field.stands if s.seat == one.seat)


def holders(state: LittleCarnageState, one: Condition, seat: int) -> list[int]:
    """The regiments of a seat that go to hold an area or deny it: those nearest that can."""
    goal = _middle(battle_of(state).place[one.area], one)
    able = [r for r in state.own(seat) if not r.skills.war_machine and not spared(state, r)]

    def far(regiment: Regiment) -> int:
        stands = state.stands_of(regiment.id)
        return min([(s.pose.x - goal.x) ** 2 + (s.pose.y - goal.y) ** 2 for s in stands])

    return [regiment.id for regiment in sorted(able, key=lambda r: (far(r), r.id))[:HOLDERS]]


def reached(state: LittleCarnageState, regiment: Regiment, goal: Goal | None) -> float:
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


def spared(state: LittleCarnageState, regiment: Regiment) -> bool:
    """Whether a regiment should keep out of harm: the battle hangs on its life."""
    for one in battle_of(state).victory:
        if one.kind in ("survive", "slay"):
            stand = stand_of_named(state, one.who)
            if stand is not None and stand.regiment == regiment.id:
                return True
    return False


def _middle(place: Place, one: Condition) -> Goal:
    return Goal(place.middle.x, place.middle.y, one)


def _into(state: LittleCarnageState, stand: Stand, place: Place, one: Condition) -> Goal:
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
