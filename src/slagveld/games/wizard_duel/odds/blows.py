"""Exact chances of blows, shots and exchanges."""

from fractions import Fraction

from slagveld.chances import Distribution, roll_under
from slagveld.kernel.decision import Odds
from slagveld.kit.odds import counted
from slagveld.texts import Text

from ..core.book import text
from ..core.models import Creature
from ..core.state import DuelState
from ..wounds.values import Kind, agility, wounds_of_hit


def strike_chances(skill: int, power: int, protection: int = 0) -> Distribution[int]:
    """Wounds of one attack that hits on a D20 of `skill` or less (WD-HIT-1, WD-HIT-4).

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
