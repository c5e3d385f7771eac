"""Moves without a player: a short list of ways to go, and one by chance."""

from collections.abc import Callable, Iterator

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane
from slagveld.kernel.modifiers import Tally
from slagveld.kit.keeping import kept_by_key
from slagveld.kit.ways import COMPASS, Course, straight, towards
from slagveld.table.units import TURN

from ..core.conditions import is_enemy
from ..core.field import Field
from ..core.fighter import Fighter
from ..core.state import KnightState
from .move import move_refusal

TRIES = 3
"""Ends that chance tries before a warrior only turns."""
APPROACHES = 0.5
"""How often chance goes for an enemy."""
RISES = 0.3
"""How often a warrior with wings changes its level by chance."""
CLAIMS = 0.2
"""How often it goes for an objective."""
FEW = 24
"""So many enemies are tried in their order; of more, the nearest first."""
NEAREST = 6
"""Of more than a few, so many are tried before objectives and the compass."""


def up_to(fighter: Fighter, other: Fighter, limit: int) -> Course:
    """Straight up to another warrior, base to base."""
    short = (fighter.warrior.base + other.warrior.base) // 2
    return straight(fighter.pose, other.pose.x, other.pose.y, short, limit)


def is_allowed(state: KnightState, fighter: Fighter, way: Course, limit: Tally) -> bool:
    """Whether a warrior could go so, at the level where it is."""
    path, facing = way
    return move_refusal(state, fighter, path, facing, fighter.soaring, None, limit) is None


def foes_of(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """The enemies of a warrior, in order."""
    return [] if fighter.captor else _against(state.field, fighter.side)


@kept_by_key
def _against(field: Field, side: int) -> list[Fighter]:
    return [other for other in field.fighters if other.side != side and other.free]


def wishes(state: KnightState, fighter: Fighter, most: int) -> Iterator[tuple[int, Course]]:
    """Ways to each enemy, to each objective and by the compass, each once, with its number.

    They are made one by one: in order, or the more promising first where enemies are many.
    """
    foes, start = foes_of(state, fighter), fighter.pose
    seen: dict[Course, None] = {}
    order = list(range(len(foes)))
    later: list[int] = []
    if len(foes) > FEW:
        x, y = start.x, start.y
        far = [(foe.pose.x - x) ** 2 + (foe.pose.y - y) ** 2 for foe in foes]
        order.sort(key=far.__getitem__)
        order, later = order[:NEAREST], order[NEAREST:]
    others = [straight(start, spot.x, spot.y, 0, most) for spot in state.objectives]
    others += [towards(start, direction, most) for direction in COMPASS]
    count = len(foes)
    for number in (*order, *range(count, count + len(others)), *later):
        away = number >= count
        way = others[number - count] if away else up_to(fighter, foes[number], most)
        if way not in seen:
            seen[way] = None
            yield number, way


def listed(state: KnightState, fighter: Fighter, limit: Tally) -> list[Course]:
    """Allowed moves in fixed order: to each enemy, to each objective, then by the compass."""
    ways = sorted(wishes(state, fighter, limit.total))
    return [way for _, way in ways if is_allowed(state, fighter, way, limit)]


def ways_lane(
    state: KnightState, fighter: Fighter, limit: Tally, kind: Callable[..., Action]
) -> Lane:
    """The moves of `listed` as actions of some kind, tried one by one."""
    for number, way in wishes(state, fighter, limit.total):
        allowed = is_allowed(state, fighter, way, limit)
        yield (number,), kind(fighter.id, *way) if allowed else None


def by_chance(state: KnightState, fighter: Fighter, limit: Tally, rng: Rng) -> Course:
    """An allowed move by chance; at least a turn on the spot."""
    for _ in range(TRIES):
        way = _wish(state, fighter, limit.total, rng)
        if is_allowed(state, fighter, way, limit):
            return way
    return (), int(rng.random() * TURN)


def level_by_chance(
    state: KnightState, fighter: Fighter, way: Course, limit: Tally, rng: Rng
) -> bool | None:
    """Now and then the other level at the end of a way, where it may be there; None: as it is."""
    if fighter.speed_type != "wing" or rng.random() >= RISES:
        return None
    path, facing = way
    soar = not fighter.soaring
    allowed = move_refusal(state, fighter, path, facing, soar, None, limit) is None
    return soar if allowed else None


def _wish(state: KnightState, fighter: Fighter, limit: int, rng: Rng) -> Course:
    wish = rng.random()
    if wish < APPROACHES:
        other = state.fighters[int(rng.random() * len(state.fighters))]
        if is_enemy(fighter, other):
            return up_to(fighter, other, limit)
    elif wish < APPROACHES + CLAIMS and state.objectives:
        spot = state.objectives[int(rng.random() * len(state.objectives))]
        return straight(fighter.pose, spot.x, spot.y, 0, limit)
    return towards(fighter.pose, int(rng.random() * TURN), int(rng.random() * limit))
