"""Estimates of attacks from the dials alone, for warriors that have yet to meet."""

from functools import lru_cache

from ..attack.hits import EXTRA
from ..core.effects import Dodges, Modifies, Pierces, Resists, Retaliates, Smites
from ..core.fighter import Fighter
from ..core.powers import powers_of
from ..core.warriors import Click
from .worth import SIDES, THROWS, hits, loss

DIE = 4
"""Damage from which on a die in its place brings no more."""


def estimate(attacker: Fighter, target: Fighter, kind: str, *, rear: bool = False) -> float:
    """About what an attack of this kind promises, wherever both may stand by then.

    By the clicks they show: places, items and helpers are not looked at.
    """
    if attacker.captive or not attacker.free or not target.free:
        return 0.0
    if kind == "ranged" and target.magic_immune and attacker.click.attack_type == "wand":
        return 0.0
    dealt, own = _clicks_of(attacker.click, target.click, kind == "ranged", rear)
    value = 0.0
    for clicks, chance in dealt:
        value += chance * loss(target, clicks)
    return max(0.0, value - own * loss(attacker, 1))


@lru_cache(maxsize=20_000)
def _clicks_of(
    attacker: Click, target: Click, ranged: bool, rear: bool
) -> tuple[tuple[tuple[int, float], ...], float]:
    """Clicks and their chances by two stat windows, the best mode taken; and the own risk."""
    skills, shields = powers_of(attacker.shown), powers_of(target.shown)
    if skills.ban("all-but-move") is not None:
        return (), 0.0
    if ranged and (skills.ban("ranged-action") is not None or shields.ban("be-shot") is not None):
        return (), 0.0
    kind = "ranged" if ranged else "close"
    damage = attacker.ranged_damage if ranged else attacker.damage
    own_type = ("bow", "wand") if ranged else ("sword",)
    strength = attacker.attack + rear
    if attacker.attack_type in own_type:
        strength += attacker.attack_bonus
    if ranged and attacker.attack_type == "wand":
        strength += sum([effect.amount for _, effect in shields.all(Resists)])
    pierces = ranged and skills.one(Pierces) is not None
    defense, reduction = target.defense, shields.reduction
    if pierces:
        reduction = 0
    else:
        for _, effect in shields.all(Modifies):
            defense += effect.amount if effect.against == kind and not effect.water else 0
    dodges, smites = shields.one(Dodges), skills.one(Smites)
    stays = 1.0 if dodges is None else 1 - len(dodges[1].on) / SIDES
    more = smites[1].damage if smites is not None and not ranged else 0
    die = any(mode.kind == kind and mode.damage == "die" for mode in skills.modes.values())
    plain = hits(strength, defense)
    found: dict[int, float] = {}
    for points in range(1, SIDES + 1) if die and damage < DIE else (damage,):
        share = stays / THROWS / (SIDES if die and damage < DIE else 1)
        for ways, dealt in ((plain, points - reduction), (1, points + EXTRA - reduction)):
            if dealt > 0:
                found[dealt + more] = found.get(dealt + more, 0.0) + ways * share
    own = 1 / THROWS
    if shields.one(Retaliates) is not None:
        own += sum(found.values())
    return tuple(found.items()), own
