"""Moves to choose from: a list of sensible ones, and one by lot.

By lot a regiment goes straight on, now and then to the nearest enemy or what the battle is about.
"""

from slagveld.kernel.dice import Rng
from slagveld.table.units import TURN

from ..core.regiment import Regiment
from ..core.relations import moves
from ..core.state import LittleCarnageState
from ..scenario.scenarios import battle_of
from ..ways.allowance import allowance
from .drill import advance, allowed, engage, nearest_enemy, towards
from .gathering import shifted
from .plans import March

TRIES = 2
"""Directions that are tried, the first one for the whole way."""
ENGAGES = 0.35
"""How often one goes for the nearest enemy."""
SEEKS = 0.35
"""How often one of the others goes for a place that a victory condition names, if any does."""
PARTS = (4, 2)
"""Quarters of the allowance that are tried towards a place, longest first."""
QUARTERS = (0, TURN // 4, 3 * TURN // 4)
SQUARE, ANYWHERE = 0.4, 0.95
"""Below the first one goes ahead or to a side; above the second, wherever it may be."""


def marches(state: LittleCarnageState, regiment: Regiment) -> list[March]:
    """Allowed moves in fixed order: eight directions, four turns on the spot, the near enemies."""
    stands = moves(state, regiment)
    if not stands:
        return []
    limit = allowance(state, regiment).total
    found: dict[March, None] = {}
    for direction in range(0, TURN, TURN // 8):
        for part in (1, 2):
            march = towards(state, regiment, direction, limit // part)
            if march is not None:
                found[march] = None
                break
    for direction in range(0, TURN, TURN // 4):
        march = allowed(state, regiment, shifted(stands, 0, 0, direction), flying=True)
        if march is not None:
            found[march] = None
    for enemy in state.field.stands:
        if enemy.seat != regiment.seat:
            march = engage(state, regiment, enemy)
            if march is not None:
                found[march] = None
    return list(found)


def roam(state: LittleCarnageState, regiment: Regiment, rng: Rng) -> March | None:
    """An allowed move by lot, found quickly; None where none was found."""
    stands = moves(state, regiment)
    if not stands:
        return None
    if rng.random() < ENGAGES:
        found = _to_an_enemy(state, regiment)
    else:
        found = _to_a_place(state, regiment, rng)
    return found or _anywhere(state, regiment, stands[0].pose.facing, rng)


def _to_an_enemy(state: LittleCarnageState, regiment: Regiment) -> March | None:
    """Into contact with the nearest enemy, or nearer to him."""
    enemy = nearest_enemy(state, regiment)
    if enemy is None:
        return None
    return engage(state, regiment, enemy) or advance(
        state, regiment, enemy.pose.x, enemy.pose.y, PARTS
    )


def _to_a_place(state: LittleCarnageState, regiment: Regiment, rng: Rng) -> March | None:
    """Now and then nearer to a place that the battle is about; in a quick battle there is none."""
    contested = battle_of(state).contested
    if not contested or rng.random() >= SEEKS:
        return None
    middle = contested[rng.randrange(len(contested))].middle
    return advance(state, regiment, middle.x, middle.y, PARTS)


def _anywhere(state: LittleCarnageState, regiment: Regiment, facing: int, rng: Rng) -> March | None:
    """Some way straight on."""
    limit = allowance(state, regiment).total
    for part in range(1, TRIES + 1):
        if (found := towards(state, regiment, _ahead(facing, rng), limit // part)) is not None:
            return found
    return None


def _ahead(facing: int, rng: Rng) -> int:
    """A direction by lot, mostly one that needs no about-turn."""
    lot = rng.random()
    if lot < SQUARE:
        return (facing + QUARTERS[int(rng.random() * len(QUARTERS))]) % TURN
    part = TURN if lot > ANYWHERE else TURN // 2
    return (facing + int(rng.random() * part) - part // 2) % TURN
