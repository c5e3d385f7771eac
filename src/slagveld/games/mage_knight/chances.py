"""Exact chances of attacks: by the numbers alone, and of an attack as everything stands."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from slagveld.chances import Distribution, dice
from slagveld.games.mage_knight.attack import Attack
from slagveld.games.mage_knight.catalogue import text
from slagveld.games.mage_knight.dealing import EXTRA, ignores_reduction
from slagveld.games.mage_knight.defending import helpful
from slagveld.games.mage_knight.dials import healed_clicks
from slagveld.games.mage_knight.effects import Dodges, Retaliates, Smites
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.manners import as_struck
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.games.mage_knight.resolving import purpose
from slagveld.games.mage_knight.sums import HIT, MISS, needed
from slagveld.games.mage_knight.telling import name_of
from slagveld.games.mage_knight.values import attack_tally, damage_tally, defense_tally
from slagveld.kernel.decision import Odds
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.odds import Attack as NamedAttack
from slagveld.kernel.odds import Parameter
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

SIDES = 6
MOST = 40
"""The highest value that can be asked for by name."""
TWO_DICE: Distribution[int] = dice(2, SIDES, exact=True)
"""The attack roll."""


class Blow(msgspec.Struct, frozen=True, kw_only=True):
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


class Result(msgspec.Struct, frozen=True, order=True):
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
        """Clicks dealt to the target."""
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
        return {
            **self.dealt.as_json(),
            "hit": self.hit,
            "attacker": self.own.as_json(),
        }


def blow_chances(blow: Blow) -> AttackChances:
    """The exact chances of an attack."""
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
    return [*found, *[(_result(blow, damage + extra), share) for damage in damages]]


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


def _result(blow: Blow, damage: int) -> Result:
    dealt = max(0, damage - blow.reduction)
    if dealt == 0:
        return Result(True, 0, 0)
    return Result(True, dealt + blow.smite, blow.retaliation)


def attack_chances(
    attack: int,
    defense: int,
    damage: int,
    die: int = 0,
    dodge: int = 0,
    reduction: int = 0,
    smite: int = 0,
    retaliation: int = 0,
) -> AttackChances:
    """The chances of an attack by its numbers; `die` 1: a die takes the place of the damage.

    >>> attack_chances(9, 15, 2).dealt.mean
    Fraction(53, 36)
    """
    return blow_chances(
        Blow(
            attack=attack,
            defense=defense,
            damage=damage,
            die=bool(die),
            dodge=dodge,
            reduction=reduction,
            smite=smite,
            retaliation=retaliation,
        )
    )


def attacks() -> dict[str, NamedAttack]:
    """The attacks whose chances can be asked for by name."""
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
    title = text("combat-odds-title")
    return {"attack": NamedAttack("attack", title, parameters, attack_chances)}


# As everything stands


def blow_of(state: MageKnightState, attack: Attack, target: Fighter | Terrain) -> Blow:
    """The numbers of a declared attack against one target, if the target defends as well as it can.

    Of an attack on several targets that share the damage, the damage if only this one is hit.
    """
    attacker = state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    strength, defense = both_tallies(state, attack, target)
    blow = Blow(
        attack=strength.total,
        defense=defense.total,
        damage=damage_tally(state, attack, target).total,
        die=attack.heals == "die" or (mode is not None and mode.damage == "die"),
    )
    if attack.heals or isinstance(target, Terrain):
        return blow
    struck = as_struck(mode, target)
    dodges = struck.powers.one(Dodges)
    smites = attacker.powers.one(Smites) if attack.kind == "close" else None
    retaliation = 0
    for ability, effect in struck.powers.all(Retaliates):
        if not (ability.magic and attacker.magic_immune):
            retaliation += max(0, effect.damage - attacker.powers.reduction)
    return msgspec.structs.replace(
        blow,
        dodge=0 if dodges is None else len(dodges[1].on),
        reduction=0 if ignores_reduction(attack, attacker) else struck.powers.reduction,
        smite=0 if smites is None else smites[1].damage,
        retaliation=retaliation,
    )


def both_tallies(
    state: MageKnightState, attack: Attack, target: Fighter | Terrain
) -> tuple[Tally, Tally]:
    """Attack and defense of a declared attack, with the best defense that is lent."""
    lender = 0
    if isinstance(target, Fighter) and not (attack.heals or attack.execution):
        found = helpful(state, attack, target)
        if found:
            lender = max(found, key=lambda other: other.click.defense).id
    strength = attack_tally(state, attack, target)
    return strength, defense_tally(state, attack, target, lender)


def odds_of(state: MageKnightState, attack: Attack, target: Fighter | Terrain) -> Odds:
    """What an attack may do to one target, for a preview; healing as far as the dial turns back."""
    attacker = state.field.by_id[attack.attacker]
    chances = blow_chances(blow_of(state, attack, target))
    strength, defense = both_tallies(state, attack, target)
    need = needed(strength, defense, text("combat-need"))
    single = msgspec.structs.replace(attack, targets=attack.targets[:1])
    title = purpose(single, attacker, [name_of(target)])
    mode = attack.mode_of(attacker)
    shared = len(attack.targets) > 1 and (mode is None or mode.spread == "target")
    confuses = mode is not None and mode.then == "confuse"
    if attack.capture or attack.execution or shared or confuses:
        won = (_success(attack, confuses), chances.hit)
        lost = (text("combat-odds-fails"), 1 - chances.hit)
        return Odds(title=title, outcomes=(won, lost), need=need)
    clicks = chances.dealt
    if attack.heals and isinstance(target, Fighter):
        friend = target
        clicks = clicks.map(lambda points: healed_clicks(friend, points))
    outcomes = tuple([(_clicks(attack, count), float(chance)) for count, chance in clicks.items()])
    return Odds(title=title, outcomes=outcomes, mean=float(clicks.mean), need=need)


def _success(attack: Attack, confuses: bool) -> Text:
    if attack.capture:
        return text("combat-odds-captured")
    if attack.execution:
        return text("combat-odds-eliminated")
    return text("combat-odds-confused") if confuses else text("combat-odds-hit")


def _clicks(attack: Attack, count: int) -> Text:
    if attack.heals:
        return text("combat-odds-healed", count=count)
    return text("combat-odds-clicks", count=count)


def own_odds(state: MageKnightState, attack: Attack, targets: Sequence[Fighter | Terrain]) -> Odds:
    """What an attack on these may do to the attacker: a critical miss, retaliations."""
    attacker = state.field.by_id[attack.attacker]
    own = own_chances([blow_of(state, attack, target) for target in targets])
    outcomes = tuple(
        [(text("combat-odds-clicks", count=count), float(chance)) for count, chance in own.items()]
    )
    return Odds(title=text("combat-odds-own", name=attacker.name), outcomes=outcomes)
