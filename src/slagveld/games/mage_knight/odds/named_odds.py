"""Exact chances of attacks: by the numbers alone, and of an attack as everything stands."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from slagveld.chances import Distribution, dice
from slagveld.kernel.odds import Attack as NamedAttack
from slagveld.kernel.odds import Parameter
from slagveld.kit.odds import by_name
from slagveld.structs import Struct

from ..attack.critical_rolls import EXTRA
from ..core.book import SIDES, text
from ..core.modifiers_and_rule_of_three import HIT, MISS

MOST = 40
"""The highest value that can be asked for by name."""
TWO_DICE: Distribution[int] = dice(2, SIDES, exact=True)
"""The attack roll."""


class Blow(Struct, frozen=True, kw_only=True):
    """The numbers of an attack on one target, after all modifiers."""

    attack: int
    defense: int
    damage: int = 0
    die: bool = False
    """A die takes the place of the damage."""
    dodge: int = 0
    """Faces of the target's die on which a hit misses after all."""
    reduction: int = 0
    """How much less damage the target takes."""
    smite: int = 0
    """More damage when there was any; nothing reduces it."""
    retaliation: int = 0
    """What the attacker takes when there was any."""


class Result(Struct, frozen=True, order=True):
    """What comes of it: whether it hit, the clicks dealt, and those the attacker takes."""

    hit: bool
    dealt: int
    own: int


class AttackChances:
    """The chances of an attack by its numbers, as the command line tells them."""

    def __init__(self, results: Distribution[Result]) -> None:
        self.results = results

    @property
    def dealt(self) -> Distribution[int]:
        return self.results.map(lambda result: result.dealt)

    @property
    def own(self) -> Distribution[int]:
        """Clicks that the attacker takes: a critical miss, a retaliation."""
        return self.results.map(lambda result: result.own)

    @property
    def hit(self) -> float:
        """The chance that the attack succeeds, a dodge not counted as success."""
        return float(self.results.probability(lambda result: result.hit))

    def as_json(self) -> dict[str, Any]:
        """Clicks dealt with their chances, the chance of a hit, and the attacker's own damage."""
        return {**self.dealt.as_json(), "hit": self.hit, "attacker": self.own.as_json()}


def blow_chances(blow: Blow) -> AttackChances:
    found: dict[Result, Fraction] = {}
    for total, part in TWO_DICE.items():
        for result, chance in _at(blow, total):
            found[result] = found.get(result, Fraction(0)) + Fraction(part) * chance
    return AttackChances(Distribution(found))


def _at(blow: Blow, total: int) -> list[tuple[Result, Fraction]]:
    """What may come of an attack roll, by the dice that follow it."""
    if total == MISS:
        return [(Result(False, 0, 1), Fraction(1))]
    if total != HIT and blow.attack + total < blow.defense:
        return [(Result(False, 0, 0), Fraction(1))]
    found = [(Result(False, 0, 0), Fraction(blow.dodge, SIDES))] if blow.dodge else []
    damages = range(1, SIDES + 1) if blow.die else (blow.damage,)
    share = Fraction(SIDES - blow.dodge, SIDES * len(damages))
    extra = EXTRA if total == HIT else 0
    for damage in damages:
        dealt = max(0, damage + extra - blow.reduction)
        more = (blow.smite, blow.retaliation) if dealt else (0, 0)
        found.append((Result(True, dealt + more[0], more[1]), share))
    return found


def own_chances(blows: Sequence[Blow]) -> Distribution[int]:
    """The clicks that the attacker takes by one roll against several: each may retaliate."""
    found: dict[int, Fraction] = {}
    for total, part in TWO_DICE.items():
        sums: dict[int, Fraction] = {0: Fraction(part)}
        for blow in blows[:1] if total == MISS else blows:
            after: dict[int, Fraction] = {}
            for result, chance in _at(blow, total):
                for clicks, before in sums.items():
                    taken = clicks + result.own
                    after[taken] = after.get(taken, Fraction(0)) + before * chance
            sums = after
        for clicks, chance in sums.items():
            found[clicks] = found.get(clicks, Fraction(0)) + chance
    return Distribution(found)


def attack_chances(
    attack: int, defense: int, damage: int, die: int = 0, **more: int
) -> AttackChances:
    """The chances of an attack by its numbers, as `Blow` names them.

    `die` 1: a die takes the place of the damage.

    >>> attack_chances(9, 15, 2).dealt.mean
    Fraction(53, 36)
    """
    return blow_chances(Blow(attack=attack, defense=defense, damage=damage, die=bool(die), **more))


def attacks() -> dict[str, NamedAttack]:
    parameters = (
        Parameter("attack", text("combat-odds-attack"), 0, MOST),
        Parameter("defense", text("combat-odds-defense"), 0, MOST),
        Parameter("damage", text("combat-odds-damage"), 0, MOST, 0),
        Parameter("die", text("combat-odds-die"), 0, 1, 0),
        Parameter("dodge", text("combat-odds-dodge"), 0, SIDES, 0),
        Parameter("reduction", text("combat-odds-reduction"), 0, MOST, 0),
        Parameter("smite", text("combat-odds-smite"), 0, MOST, 0),
        Parameter("retaliation", text("combat-odds-retaliation"), 0, MOST, 0),
    )
    return by_name(NamedAttack("attack", text("combat-odds-title"), parameters, attack_chances))
