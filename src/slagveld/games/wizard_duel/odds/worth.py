"""What creatures, blows and points of field are worth, by exact chances.

Scores are in magic points: a creature is worth what it costs, a point of field what it takes
to win it back, and the last point of an enemy's field everything.
"""

from functools import lru_cache

from ..army.prices import price_of
from ..core.book import DIE
from ..core.models import Creature
from ..core.races import Weapon, race
from ..core.state import DuelState
from ..wounds.values import Kind, agility, wounds_of_hit

FIELD = 9.0
"""Magic points that a point of field is worth: what defence magic asks for it."""
VICTORY = 1000.0


def worth_of(state: DuelState, creature: Creature) -> float:
    """What a creature is worth, wounds counted."""
    return _worth(creature.race, creature.weapon, creature.wounds, state.options.update)


@lru_cache(maxsize=1024)
def _worth(key: str, weapon: Weapon, wounds: int, update: bool) -> float:
    row = race(key, update=update)
    return price_of(row, weapon) * (0.5 + 0.5 * wounds / row.wounds)


def hit_chance(state: DuelState, attacker: Creature, target: int, kind: Kind) -> float:
    """Exact chance that one attack hits."""
    return max(0, min(DIE, agility(state, attacker, target, kind).total)) / DIE


def attack_worth(state: DuelState, attacker: Creature, target: int, kind: Kind) -> float:
    """What an attack takes from the enemy on average."""
    chance = hit_chance(state, attacker, target, kind)
    wounds = wounds_of_hit(state, attacker, target, kind)
    seat = state.wizard_of(target)
    if seat is not None:
        return chance * field_worth(state, seat, wounds)
    foe = state.creature(target)
    if foe is None or wounds <= 0:
        return 0.0
    row = state.race_of(foe)
    if wounds >= foe.wounds:
        return chance * (1 - row.stays_on / DIE) * worth_of(state, foe)
    return chance * price_of(row, foe.weapon) * 0.5 * wounds / row.wounds


def field_worth(state: DuelState, seat: int, loss: int) -> float:
    """What taking points off a wizard's field is worth."""
    left = state.wizards[seat].field
    return VICTORY if loss >= left else FIELD * loss
