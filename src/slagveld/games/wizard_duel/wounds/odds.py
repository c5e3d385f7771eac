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
from slagveld.kit.verdicts import HITS, KILLS, gain, likely
from slagveld.texts import Text

from ..army.prices_packages_natures import price_of
from ..core.book import DIE, text
from ..core.models import Creature
from ..core.races import Race, Weapon, race
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
    """Wounds left after so many blows, 0: defeated; `stays`: the undead's roll (WD-RACE-UNDEAD)."""
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
    """Wounds taken and dealt in an exchange, struck at once (WD-MELEE-4), as WD-CHECK-5 has some.

    >>> list(exchange_chances(15, 6, 1, 14, 4, 1).items())[-1]
    ((3, 5), Fraction(21, 40))
    """
    taken = strike_chances(foe_skill, foe_power, protection)
    return taken.joint(strike_chances(skill, power, foe_protection))


def blow_odds(state: DuelState, attacker: Creature, target: int, kind: Kind, title: Text) -> Odds:
    """The chances of one attack as a screen shows them, with what makes the number to roll."""
    tally = agility(state, attacker, target, kind)
    wounds = wounds_of_hit(state, attacker, target, kind)
    chances = strike_chances(tally.total, wounds)
    hit = hit_chance(state, attacker, target, kind)
    brief = likely(gain(HITS, hit), gain(KILLS, hit * kills(state, target, wounds)))
    return counted(title, chances, lambda count: text("odds-wounds", count=count), tally, brief)


def kills(state: DuelState, target: int, wounds: int) -> float:
    """The chance that so many wounds are the end of somebody; the undead may stay on."""
    foe = state.creature(target)
    if foe is None:
        seat = state.wizard_of(target)
        return float(seat is not None and wounds >= state.wizards[seat].field)
    return 1 - state.race_of(foe).stays_on / DIE if wounds >= foe.wounds else 0.0


def named_odds() -> Mapping[str, Attack]:
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
    row = state.race_of(creature)
    if row.own:
        return _worth_of(row, creature.weapon, creature.wounds)
    return _worth(creature.race, creature.weapon, creature.wounds, state.options.update)


@lru_cache(maxsize=1024)
def _worth(key: str, weapon: Weapon, wounds: int, update: bool) -> float:
    return _worth_of(race(key, update=update), weapon, wounds)


def _worth_of(row: Race, weapon: Weapon, wounds: int) -> float:
    return price_of(row, weapon) * (0.5 + 0.5 * wounds / row.wounds)


def hit_chance(state: DuelState, attacker: Creature, target: int, kind: Kind) -> float:
    """Exact chance that an attack hits: highest roll that does (WD-CHECK-1) of 20 (WD-MAT-2)."""
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
    left = state.wizards[seat].field
    return VICTORY if loss >= left else FIELD * loss
