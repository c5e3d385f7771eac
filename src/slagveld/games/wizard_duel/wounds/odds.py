"""Exact chances of blows, shots and exchanges, and what they are worth.

Worth is in magic points: a creature is worth what it costs, a point of field what it takes to win
it back, and the last point of an enemy's field everything.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from slagveld.chances import Distribution, roll_under
from slagveld.kernel.decision import Odds
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kit.odds import by_name, counted
from slagveld.texts import Text

from ..army.packages import price_of
from ..core.book import DIE, text
from ..core.models import Creature
from ..core.races import Weapon, race
from ..core.state import DuelState
from .agility_and_power import Kind, agility, wounds_of_hit

FIELD = 9.0
"""Magic points that a point of field is worth: what defence magic asks for it."""
VICTORY = 1000.0


def strike_chances(skill: int, power: int, protection: int = 0) -> Distribution[int]:
    """Wounds of one attack that hits on a D20 of `skill` or less (WD-HIT-1, WD-HIT-4, WD-CHECK-2).

    >>> list(strike_chances(15, 6, 1).items())
    [(0, Fraction(1, 4)), (5, Fraction(3, 4))]
    """
    hit = roll_under(skill)
    wounds = max(0, power - protection)
    if wounds == 0:
        return Distribution({0: Fraction(1)})
    return Distribution({0: 1 - hit, wounds: hit})


def fight_chances(
    skill: int, power: int, protection: int, wounds: int, blows: int, stays: int = 0
) -> Distribution[int]:
    """Wounds a target has left after so many blows; 0 is defeated.

    `stays` is the number on which a felled undead stays with one wound (WD-RACE-UNDEAD).
    """
    damage = max(0, power - protection)
    hit, stay = roll_under(skill), roll_under(stays)
    state: dict[int, Fraction] = {wounds: Fraction(1)}
    for _ in range(blows if damage else 0):
        after: dict[int, Fraction] = {}
        for left, chance in state.items():
            rest = max(0, left - damage)
            stands = stay if left and not rest else Fraction(0)
            parts = ((left, 1 - hit), (1, hit * stands), (rest, hit * (1 - stands)))
            for value, part in parts:
                after[value] = after.get(value, Fraction(0)) + chance * part
        state = after
    return Distribution({left: chance for left, chance in sorted(state.items()) if chance})


def exchange_chances(
    skill: int, power: int, protection: int, foe_skill: int, foe_power: int, foe_protection: int
) -> Distribution[tuple[int, int]]:
    """Wounds in an exchange on contact, struck at once: those taken, and those dealt (WD-MELEE-4).

    WD-CHECK-5 has such exchanges.

    >>> list(exchange_chances(15, 6, 1, 14, 4, 1).items())[-1]
    ((3, 5), Fraction(21, 40))
    """
    taken = strike_chances(foe_skill, foe_power, protection)
    return taken.joint(strike_chances(skill, power, foe_protection))


def blow_odds(state: DuelState, attacker: Creature, target: int, kind: Kind, title: Text) -> Odds:
    """The chances of one attack as a screen shows them, with what makes the number to roll."""
    tally = agility(state, attacker, target, kind)
    chances = strike_chances(tally.total, wounds_of_hit(state, attacker, target, kind))
    return counted(title, chances, lambda wounds: text("odds-wounds", count=wounds), tally)


def named_odds() -> Mapping[str, Attack]:
    """Chances of one attack, of several, and of the exchange on contact."""
    skill = Parameter("skill", text("agility"), -10, 40)
    power = Parameter("power", text("striking"), 0, 30)
    protection = Parameter("protection", text("protection"), 0, 30, 0)
    wounds = Parameter("wounds", text("wounds"), 1, 100, 5)
    blows = Parameter("blows", text("blows"), 1, 60, 2)
    stays = Parameter("stays", text("stays"), 0, 20, 0)
    foe = (
        Parameter("foe_skill", text("odds-foe", what=text("agility")), -10, 40),
        Parameter("foe_power", text("odds-foe", what=text("striking")), 0, 30),
        Parameter("foe_protection", text("odds-foe", what=text("protection")), 0, 30, 0),
    )
    one = (skill, power, protection)
    return by_name(
        Attack("strike", text("do-strike"), one, strike_chances),
        Attack("fight", text("odds-fight"), (*one, wounds, blows, stays), fight_chances),
        Attack("exchange", text("odds-exchange"), (*one, *foe), exchange_chances),
    )


def worth_of(state: DuelState, creature: Creature) -> float:
    """What a creature is worth, wounds counted."""
    return _worth(creature.race, creature.weapon, creature.wounds, state.options.update)


@lru_cache(maxsize=1024)
def _worth(key: str, weapon: Weapon, wounds: int, update: bool) -> float:
    row = race(key, update=update)
    return price_of(row, weapon) * (0.5 + 0.5 * wounds / row.wounds)


def hit_chance(state: DuelState, attacker: Creature, target: int, kind: Kind) -> float:
    """Exact chance that one attack hits: the highest roll that does (WD-CHECK-1) in twenty."""
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
