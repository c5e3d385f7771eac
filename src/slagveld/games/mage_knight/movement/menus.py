"""Moves without a player: a short list of ways to go, and one by chance."""

from slagveld.kernel.dice import Rng
from slagveld.kernel.modifiers import Tally
from slagveld.kit.ways import COMPASS, Course, straight, towards
from slagveld.table.units import TURN

from ..core.conditions import is_enemy
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from .move import move_refusal

TRIES = 3
"""Ends that chance tries before a warrior only turns."""
APPROACHES = 0.5
"""How often chance goes for an enemy."""
RISES = 0.3
"""How often a warrior with wings changes its level by chance."""
CLAIMS = 0.2
"""How often it goes for an objective."""


def up_to(fighter: Fighter, other: Fighter, limit: int) -> Course:
    """Straight up to another warrior, base to base."""
    short = (fighter.warrior.base + other.warrior.base) // 2
    return straight(fighter.pose, other.pose.x, other.pose.y, short, limit)


def is_allowed(state: MageKnightState, fighter: Fighter, way: Course, limit: Tally) -> bool:
    """Whether a warrior could go so, at the level where it is."""
    path, facing = way
    return move_refusal(state, fighter, path, facing, fighter.soaring, None, limit) is None


def listed(state: MageKnightState, fighter: Fighter, limit: Tally) -> list[Course]:
    """Allowed moves in fixed order: to each enemy, to each objective, then by the compass."""
    most = limit.total
    ways = [up_to(fighter, other, most) for other in state.fighters if is_enemy(fighter, other)]
    ways += [straight(fighter.pose, spot.x, spot.y, 0, most) for spot in state.objectives]
    ways += [towards(fighter.pose, direction, most) for direction in COMPASS]
    return [way for way in dict.fromkeys(ways) if is_allowed(state, fighter, way, limit)]


def by_chance(state: MageKnightState, fighter: Fighter, limit: Tally, rng: Rng) -> Course:
    """An allowed move by chance; at least a turn on the spot."""
    for _ in range(TRIES):
        way = _wish(state, fighter, limit.total, rng)
        if is_allowed(state, fighter, way, limit):
            return way
    return (), int(rng.random() * TURN)


def level_by_chance(
    state: MageKnightState, fighter: Fighter, way: Course, limit: Tally, rng: Rng
) -> bool | None:
    """Now and then the other level at the end of a warrior's way, where it may be there.

    None: as it is now.
    """
    if fighter.speed_type != "wing" or rng.random() >= RISES:
        return None
    path, facing = way
    soar = not fighter.soaring
    allowed = move_refusal(state, fighter, path, facing, soar, None, limit) is None
    return soar if allowed else None


def _wish(state: MageKnightState, fighter: Fighter, limit: int, rng: Rng) -> Course:
    wish = rng.random()
    if wish < APPROACHES:
        other = state.fighters[int(rng.random() * len(state.fighters))]
        if is_enemy(fighter, other):
            return up_to(fighter, other, limit)
    elif wish < APPROACHES + CLAIMS and state.objectives:
        spot = state.objectives[int(rng.random() * len(state.objectives))]
        return straight(fighter.pose, spot.x, spot.y, 0, limit)
    return towards(fighter.pose, int(rng.random() * TURN), int(rng.random() * limit))
