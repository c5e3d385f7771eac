"""Moves for menus and for chance: a unit and some ways it could go, not yet checked."""

from slagveld.kernel.dice import Rng
from slagveld.table.shapes import Spot
from slagveld.table.steps import moved
from slagveld.table.units import LIMIT, direction_of

from ..core.book import CM
from ..core.conditions import is_enemy
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import facing_to
from ..ground.paces import move_limit

Way = tuple[int, tuple[Spot, ...]]
"""A facing, and the path after the turn to it."""

KEEPS = 0.5
LOOKS = 0.8
"""Chance's moves: half of them keep their facing, three in ten look at an enemy."""

ASIDE = 1200
"""They go at most this many tenths of a degree off their facing, and mostly far less."""

POINTS = 16
"""Facings that chance turns to; ground is prepared for each facing, so a few are quicker."""


def nearest_enemy(state: CarnageState, unit: Unit) -> Unit | None:
    """The enemy unit whose middle is nearest; the first of equals."""
    best, found = -1, None
    x, y = unit.middle
    for other in state.units:
        if is_enemy(unit, other):
            dx, dy = other.middle[0] - x, other.middle[1] - y
            far = dx * dx + dy * dy
            if found is None or far < best:
                best, found = far, other
    return found


def towards(unit: Unit, other: Unit) -> int:
    """The direction from middle to middle."""
    (ax, ay), (bx, by) = unit.middle, other.middle
    return int(direction_of(bx - ax, by - ay))


def compass_point(direction: int) -> int:
    """The nearest of the facings that chance turns to."""
    return (direction * POINTS + 1800) // 3600 * 3600 // POINTS % 3600


def straight(unit: Unit, direction: int, far: int) -> tuple[Spot, ...]:
    """A straight path of the front's middle, within the bounds of geometry; none for nothing."""
    x, y = moved(unit.x, unit.y, direction, far)
    if (x, y) == (unit.x, unit.y) or not (-LIMIT <= x <= LIMIT and -LIMIT <= y <= LIMIT):
        return ()
    return (Spot(x, y),)


def set_marches(state: CarnageState, unit: Unit) -> list[Way]:
    """Ahead, back and half ahead as it looks; turned to the nearest enemy, and on from there."""
    most = move_limit(state, unit).total
    ways: list[Way] = [
        (unit.facing, straight(unit, unit.facing, most - 1)),
        (unit.facing, straight(unit, unit.facing, most // 2)),
        (unit.facing, straight(unit, unit.facing + 1800, most // 2)),
    ]
    enemy = nearest_enemy(state, unit)
    if enemy is not None and not unit.doings.turned:
        facing = towards(unit, enemy)
        if facing != unit.facing:
            there = facing_to(unit, facing)
            ways.append((facing, ()))
            ways.append((facing, straight(there, facing, most - 1)))
    return [way for way in ways if way[1] or way[0] != unit.facing]


def random_march(state: CarnageState, unit: Unit, rng: Rng) -> Way:
    """Some facing and some spot within the limit, more often ahead than back."""
    facing = unit.facing
    if not unit.doings.turned:
        lot = rng.random()
        if lot >= LOOKS:
            facing = int(rng.random() * POINTS) * 3600 // POINTS
        elif lot >= KEEPS:
            enemy = nearest_enemy(state, unit)
            facing = facing if enemy is None else compass_point(towards(unit, enemy))
    most = move_limit(state, unit).total
    far = int(rng.random() * (most - 1))
    aside = int((rng.random() - rng.random()) * ASIDE)
    there = facing_to(unit, facing)
    return facing, straight(there, facing + aside, far if far > CM // 10 else 0)
