"""Who goes to which objective: they decide the battle (MK-WIN-1)."""

from math import ceil, sqrt
from typing import NamedTuple

from ..core.base_contact import engaged
from ..core.book import OBJECTIVE
from ..core.fighter import TOUCH, Fighter
from ..core.state import KnightState, Objective
from ..objectives.control import at_objective

ENEMY, CONTESTED, OPEN, GUARDED = 1.7, 1.0, 1.0, 1.0
"""What a place at an objective is worth, in prizes: taken from the enemy, denied to him, taken
first, and kept when he is near."""
SUPPORT = 0.9
"""What a second warrior at an objective is worth of the first."""
BACKING = 0.12
"""What being near an objective is worth to those who have no errand."""
ONWARD = 0.95
"""What the way to an objective is worth of being there, before the first step of it is left."""
LATER = 0.82
"""What each turn of the way takes off."""
RUN = 2
"""Turns of the way that a run in the last turn may save."""
NEAR = 1.6
"""Turns within which an enemy is near an objective."""
HELD_UP, TIRED = 1.5, 0.6
"""Turns that contact with an enemy costs, and each token."""
DEAR = 0.004
"""How much less a prize draws a warrior, by each of its points: the cheap go first."""


class Errand(NamedTuple):
    """Where a warrior should be, and what that is worth in points."""

    objective: Objective
    worth: float


def assigned(
    state: KnightState, seat: int, paces: dict[int, int], prize: float, left: int
) -> dict[int, Errand]:
    """The errands of a seat's warriors by id; those who have none back the others up."""
    own = [f for f in state.fighters if f.seat == seat and f.free]
    wanted = [
        (objective, need * prize)
        for objective in state.objectives
        if (need := need_of(state, seat, objective, paces)) > 0
    ]
    pairs: list[tuple[float, Objective, Fighter, float]] = []
    for objective, worth in wanted:
        for fighter in own:
            turns = turns_to(state, fighter, objective, paces)
            if ceil(turns) <= left + 1 or (left == 0 and turns <= RUN):
                draw = worth * LATER**turns * (1 - DEAR * fighter.warrior.points)
                pairs.append((draw, objective, fighter, worth))
    pairs.sort(key=lambda row: -row[0])
    found: dict[int, Errand] = {}
    for share, most in ((1.0, 1), (SUPPORT, 2)):
        for _, objective, fighter, worth in pairs:
            going = [e for e in found.values() if e.objective.id == objective.id]
            if fighter.id not in found and len(going) < most:
                found[fighter.id] = Errand(objective, share * worth)
    for fighter in own:
        if fighter.id not in found and state.objectives:
            nearest = min(state.objectives, key=lambda o: _far(fighter, o))
            found[fighter.id] = Errand(nearest, BACKING * prize)
    return found


def need_of(state: KnightState, seat: int, objective: Objective, paces: dict[int, int]) -> float:
    """How much a warrior is wanted at an objective, in prizes; 0: nobody is."""
    side = state.side_of(seat)
    enemy_there = any(fighter.side != side for fighter in at_objective(state, objective))
    if objective.holder < 0:
        return CONTESTED if enemy_there else OPEN
    if state.side_of(objective.holder) != side:
        return ENEMY if not enemy_there else CONTESTED
    if enemy_there:
        return CONTESTED
    for fighter in state.fighters:
        if fighter.side == side or not fighter.free:
            continue
        if _far(fighter, objective) <= NEAR * paces[fighter.id]:
            return GUARDED
    return 0.0


def turns_to(
    state: KnightState, fighter: Fighter, objective: Objective, paces: dict[int, int]
) -> float:
    """About how many turns a warrior needs to an objective."""
    far = _far(fighter, objective)
    if far <= 0:
        return 0.0
    turns = far / max(1, paces[fighter.id]) + TIRED * fighter.tokens
    return turns + HELD_UP if engaged(state, fighter) else turns


def _far(fighter: Fighter, objective: Objective) -> float:
    """How far a base is from touching an objective, in units; not above 0: it touches."""
    dx, dy = fighter.pose.x - objective.x, fighter.pose.y - objective.y
    return sqrt(dx * dx + dy * dy) - (fighter.base.diameter + OBJECTIVE) / 2 - TOUCH


def pull(fighter: Fighter, errand: Errand | None, pace: int, left: int) -> float:
    """What a place is worth for the errand of the warrior that stands there."""
    return 0.0 if fighter.soaring else pull_from(fighter, errand, pace, left)


def pull_from(
    fighter: Fighter, errand: Errand | None, pace: int, left: int, nearer: float = 0.0
) -> float:
    """The same for a place so much nearer to its goal than where the warrior stands."""
    if errand is None:
        return 0.0
    far = _far(fighter, errand.objective) - nearer
    if far <= 0:
        return errand.worth
    turns = far / max(1, pace)
    if ceil(turns) > left:
        return 0.0
    return float(errand.worth * ONWARD * LATER**turns)
