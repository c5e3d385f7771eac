"""Moves without a player: a short list of ways to go, and one by chance."""

from collections.abc import Callable

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane
from slagveld.kit import ways
from slagveld.kit.ways import COMPASS, Course, towards
from slagveld.table.units import TURN

from ..core.figure import Figure, Movement
from ..core.state import ClashState, is_enemy, nearest_enemies
from .displacement import Allowed, allower, best_gait

TRIES = 2
"""Ends that chance tries before it gives up."""
APPROACHES = 0.6
"""How often chance goes for an enemy."""
PARTS = 8
"""Lengths that are tried for a way out."""
SPOKES = 24
"""Directions that are tried for it."""
NEAREST = 4
"""Enemies for whom ways are tried before all others."""
SHORT = 300
"""So far before the middle of an enemy a way towards it ends at the latest, beside the bases."""


def straight(figure: Figure, x: int, y: int, short: int, limit: int) -> Course:
    """Straight towards a place and up to so far before it, by a unit at the least."""
    return ways.straight(figure.pose, x, y, short, limit, least=1.0)


def up_to(figure: Figure, other: Figure, limit: int) -> Course:
    """Straight up to another figure, and short of touching it."""
    reach = (sum(figure.profile.sides) + sum(other.profile.sides)) // 2
    return straight(figure, other.pose.x, other.pose.y, max(reach, SHORT), limit)


def listed(state: ClashState, figure: Figure, limit: int, allowed: Allowed) -> list[Course]:
    """Allowed ways in fixed order: towards each enemy and each prize, then by the compass."""
    found = [up_to(figure, other, limit) for other in state.figures if is_enemy(figure, other)]
    found += _elsewhere(state, figure, limit)
    return [way for way in dict.fromkeys(found) if way[0] and allowed(*way)]


def _elsewhere(state: ClashState, figure: Figure, limit: int) -> list[Course]:
    """Ways towards each prize, then by the compass."""
    found = [straight(figure, one.x, one.y, 0, limit) for one in state.objects if not one.bearer]
    return [*found, *[towards(figure.pose, direction, limit) for direction in COMPASS]]


def by_chance(
    state: ClashState, figure: Figure, limit: int, rng: Rng, allowed: Allowed
) -> Course | None:
    """An allowed way by chance; None when none was found."""
    wishes = (_wish(state, figure, limit, rng) for _ in range(TRIES))
    return next((way for way in wishes if way[0] and allowed(*way)), None)


def moves_of(
    state: ClashState,
    figure: Figure,
    movement: Movement,
    through: tuple[int, ...],
    made: Callable[[Course], Action],
) -> Lane:
    """Moves of a type in the order of `listed`, tried from the nearest enemies to distant ones."""
    limit = best_gait(figure, movement).limit
    allowed = allower(state, figure, movement, through=through)
    near = nearest_enemies(state, figure)
    towards_enemy = {place: up_to(figure, other, limit) for place, other in near}
    rest = _elsewhere(state, figure, limit)
    wishes = [*[towards_enemy[place] for place in sorted(towards_enemy)], *rest]
    places = {way: place for place, way in enumerate(dict.fromkeys(wishes)) if way[0]}
    ways = [*towards_enemy.values()]
    for way in (*ways[:NEAREST], *rest, *ways[NEAREST:]):
        place = places.pop(way, None)
        if place is not None:
            yield (place,), made(way) if allowed(*way) else None


def move_by_chance(
    state: ClashState, figure: Figure, movement: Movement, through: tuple[int, ...], rng: Rng
) -> Course | None:
    limit = best_gait(figure, movement).limit
    return by_chance(state, figure, limit, rng, allower(state, figure, movement, through=through))


def _wish(state: ClashState, figure: Figure, limit: int, rng: Rng) -> Course:
    if rng.random() < APPROACHES:
        figures = state.figures
        other = figures[int(rng.random() * len(figures))]
        if is_enemy(figure, other):
            return up_to(figure, other, limit)
    return towards(figure.pose, int(rng.random() * TURN), int(rng.random() * limit))


def outward(figure: Figure, limit: int, allowed: Allowed) -> list[Course]:
    """Allowed ways in many directions, the longest first; for those who are hemmed in."""
    for part in range(PARTS, 0, -1):
        far = limit * part // PARTS
        ways_out = [towards(figure.pose, way, far) for way in range(0, TURN, TURN // SPOKES)]
        if found := [way for way in ways_out if allowed(*way)]:
            return found
    return []
