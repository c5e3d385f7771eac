"""Moves for menus and by lot: what a regiment may choose without anybody dragging a model."""

from slagveld.kernel.dice import Rng
from slagveld.table.units import TURN

from ..core.activated_regiment import moves
from ..core.regiment import Regiment
from ..core.state import LittleState
from ..movement.allowance import allowance
from ..scenario.scenarios_and_campaign import battle_of
from .closing_ranks import close_ranks
from .drill import Band, advance, engage, nearest_enemy, towards
from .gathering import shifted
from .plans import March

TRIES = 2
"""Directions that are tried, the first one for the whole way."""
ENGAGES = 0.35
"""How often one goes for the nearest enemy."""
SEEKS = 0.35
"""How often one of the others goes for a place that a victory condition names, if any does."""
HALVES = (4, 2)
"""Quarters of the allowance that are tried towards a place by lot, longest first."""
QUARTERS = (0, TURN // 4, 3 * TURN // 4)
SQUARE, ANYWHERE = 0.4, 0.95
"""Below the first one goes ahead or to a side; above the second, wherever it may be."""


def marches(state: LittleState, regiment: Regiment) -> list[March]:
    """Allowed moves in order: eight ways, four turns, near enemies, closing ranks (LC-1.1-6)."""
    stands = moves(state, regiment)
    if not stands:
        return []
    limit, band = allowance(state, regiment).total, Band(state, regiment, stands)
    found: list[March | None] = []
    for direction in range(0, TURN, TURN // 8):
        whole = towards(state, regiment, direction, limit)
        found.append(whole or towards(state, regiment, direction, limit // 2))
    found += [band.allowed(shifted(stands, 0, 0, look)) for look in range(0, TURN, TURN // 4)]
    enemies = [stand for stand in state.field.stands if stand.seat != regiment.seat]
    found += [engage(state, regiment, enemy) for enemy in enemies]
    found.append(close_ranks(state, regiment))
    return list(dict.fromkeys([march for march in found if march is not None]))


def roam(state: LittleState, regiment: Regiment, rng: Rng) -> March | None:
    """An allowed move by lot, found quickly; None where none was found."""
    stands = moves(state, regiment)
    if not stands:
        return None
    if rng.random() < ENGAGES:
        enemy, found = nearest_enemy(state, regiment), None
        if enemy is not None:
            found = engage(state, regiment, enemy)
            found = found or advance(state, regiment, enemy.pose.x, enemy.pose.y, HALVES)
    else:
        found = _to_a_place(state, regiment, rng)
    limit = allowance(state, regiment).total
    for part in range(1, TRIES + 1):
        if found is None:
            direction = _ahead(stands[0].pose.facing, rng)
            found = towards(state, regiment, direction, limit // part)
    return found or close_ranks(state, regiment)


def _to_a_place(state: LittleState, regiment: Regiment, rng: Rng) -> March | None:
    """Now and then nearer to a place that the battle is about; in a quick battle there is none."""
    contested = battle_of(state).contested
    if not contested or rng.random() >= SEEKS:
        return None
    middle = contested[rng.randrange(len(contested))].middle
    return advance(state, regiment, middle.x, middle.y, HALVES)


def _ahead(facing: int, rng: Rng) -> int:
    """A direction by lot, mostly one that needs no about-turn."""
    lot = rng.random()
    if lot < SQUARE:
        return (facing + QUARTERS[int(rng.random() * len(QUARTERS))]) % TURN
    part = TURN if lot > ANYWHERE else TURN // 2
    return (facing + int(rng.random() * part) - part // 2) % TURN
