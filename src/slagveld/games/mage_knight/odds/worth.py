"""What warriors are worth in points, and what an attack is likely to bring.

Everything is expected values by closed formulas over the 36 throws of two dice.
"""

from functools import lru_cache

from slagveld.kept import beside
from slagveld.kit.outlook import part_of

from ..attack.critical_rolls import EXTRA
from ..attack.damage_dealt import damage_of_hits
from ..attack.declaration_and_type import Attack
from ..attack.division import splits
from ..core import ability_vocabulary
from ..core.abilities import powers_of
from ..core.book import SIDES
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import HIT, MISS
from ..core.state import KnightState
from ..core.warriors import Click, Warrior
from ..objectives.victory import judged
from ..setup.scenarios import battle_of
from ..wounds.healing import healed_clicks
from .attacks import blow_of
from .named_odds import Blow

ALIVE = 0.35
"""The part of a warrior's points that it keeps up to its last sound click."""
DEMORALIZED = 0.3
"""What a click counts on which a warrior only runs."""
HELD = 0.25
"""What a captive is worth to its player: it may be freed."""
BURDEN = 0.25
"""What a captor loses of its own worth: it neither shoots nor strikes."""
FRIENDS = 1.3
"""What damage to one's own counts."""
FROZEN, CONFUSED = 0.12, 0.15
"""The part of a warrior's worth for which it is out of play when it is frozen or led astray."""
SLAIN = 0.1
"""What points of eliminated warriors are worth beside their absence: they break ties."""
PRIZE_FIRST, PRIZE_LAST = 0.05, 0.5
"""What an objective is worth at the beginning and at the end, as a part of the build total."""
WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
THROWS = 36


@beside
def lives_of(one: Warrior) -> tuple[float, ...]:
    """The worth of a warrior on each of its clicks, and 0 at its end."""
    sound = [
        powers_of(click.shown).one(ability_vocabulary.Uncounted) is None for click in one.clicks
    ]
    weights = [1.0 if good else DEMORALIZED for good in sound]
    whole = sum(weights)
    found = []
    for turned, good in enumerate(sound):
        alive = ALIVE if good else ALIVE * DEMORALIZED
        found.append(one.points * (alive + (1 - ALIVE) * sum(weights[turned:]) / whole))
    return (*found, 0.0)


def life(fighter: Fighter) -> float:
    return lives_of(fighter.warrior)[fighter.turned]


def loss(fighter: Fighter, clicks: int) -> float:
    table = lives_of(fighter.warrior)
    return table[fighter.turned] - table[min(fighter.turned + clicks, len(table) - 1)]


def mending(fighter: Fighter, points: int) -> float:
    back = healed_clicks(fighter, points)
    return lives_of(fighter.warrior)[fighter.turned - back] - life(fighter)


def prize(state: KnightState) -> float:
    """What an objective is worth now: the nearer the end, the more."""
    if battle_of(state).goal == "treasure":
        return state.build_total * PRIZE_LAST
    part = part_of(state.round, state.options.rounds, 0.5)
    return state.build_total * (PRIZE_FIRST + (PRIZE_LAST - PRIZE_FIRST) * part)


def worth(state: KnightState, seat: int) -> float:
    """How a seat's side stands: warriors, objectives, and what would break a tie."""
    side = state.side_of(seat)
    total = 0.0
    for fighter in state.fighters:
        value = life(fighter) if fighter.free else HELD * life(fighter)
        if fighter.captive:
            value *= 1 - BURDEN
        value += sum([carried.card.points for carried in fighter.items]) / 2
        total += value if fighter.side == side else -value
    for objective in state.objectives:
        if objective.holder >= 0:
            total += prize(state) if state.side_of(objective.holder) == side else -prize(state)
    for fallen in state.fallen:
        if fallen.by >= 0:
            points = SLAIN * fallen.fighter.warrior.points
            total += points if state.side_of(fallen.by) == side else -points
    return total


def is_behind(state: KnightState, side: int) -> bool:
    """Whether a side has lost if the battle ends now."""
    return side not in judged(state)[0]


def hits(attack: int, defense: int) -> int:
    """In how many of the 36 throws an attack succeeds, the critical hit not counted."""
    need = defense - attack
    return sum([ways for total, ways in WAYS.items() if MISS < total < HIT and total >= need])


def promise(blow: Blow, attacker: Fighter, target: Fighter) -> float:
    """What an attack on one target is worth to the attacker, his own risk taken off."""
    plain = hits(blow.attack, blow.defense)
    stays = (SIDES - blow.dodge) / SIDES
    own = loss(attacker, 1) / THROWS
    dealt = 0.0
    for damage in range(1, SIDES + 1) if blow.die else (blow.damage,):
        part = plain * _stroke(blow, attacker, target, damage)
        part += _stroke(blow, attacker, target, damage + EXTRA)
        dealt += part / (SIDES if blow.die else 1)
    return dealt * stays / THROWS - own


def _stroke(blow: Blow, attacker: Fighter, target: Fighter, damage: int) -> float:
    dealt = max(0, damage - blow.reduction)
    if dealt == 0:
        return 0.0
    gained = loss(target, dealt + blow.smite)
    drinks = attacker.powers.one(ability_vocabulary.Drinks)
    if drinks is not None:
        gained += mending(attacker, drinks[1].clicks)
    return gained - loss(attacker, blow.retaliation) if blow.retaliation else gained


def success(blow: Blow) -> float:
    return (hits(blow.attack, blow.defense) + 1) * (SIDES - blow.dodge) / SIDES / THROWS


def attack_worth(state: KnightState, attack: Attack) -> float:
    """What a declared attack promises; damage to one's own counts against it."""
    attacker = state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    if attack.heals:
        return _healing(state, attack, attacker)
    if len(attack.targets) > 1 and (mode is None or mode.spread == "target"):
        return shared_worth(state, attack)
    total = 0.0
    for number in attack.targets:
        target = state.field.by_id[number]
        blow = blow_of(state, attack, target)
        if attack.capture:
            total += success(blow) * ((1 - HELD) * life(target) - BURDEN * life(attacker))
        elif attack.execution:
            total += success(blow) * (SLAIN * target.warrior.points + BURDEN * life(attacker))
        else:
            then = "" if mode is None else mode.then
            if then == "confuse":
                value = success(blow) * CONFUSED * life(target) - loss(attacker, 1) / THROWS
            else:
                value = promise(blow, attacker, target)
            if then == "freeze":
                value += success(blow) * FROZEN * life(target)
            total += value if target.side != attacker.side else -FRIENDS * value
    return total


def _healing(state: KnightState, attack: Attack, attacker: Fighter) -> float:
    target = state.field.by_id[attack.targets[0]]
    blow = blow_of(state, attack, target)
    plain = hits(blow.attack, blow.defense)
    total = 0.0
    for points in range(1, SIDES + 1) if blow.die else (blow.damage,):
        part = plain * mending(target, points) + mending(target, points + EXTRA)
        total += part / (SIDES if blow.die else 1)
    return total / THROWS - loss(attacker, 1) / THROWS


def shared_worth(state: KnightState, attack: Attack) -> float:
    """What one roll against several targets promises that share its damage (MK-MULTI-5)."""
    attacker = state.field.by_id[attack.attacker]
    targets = [state.field.by_id[number] for number in attack.targets]
    blows = [blow_of(state, attack, target) for target in targets]
    known: dict[tuple[bool, ...], float] = {}
    total = 0.0
    for throw, ways in WAYS.items():
        if throw == MISS:
            continue
        struck = tuple([throw == HIT or throw >= b.defense - b.attack for b in blows])
        extra = EXTRA if throw == HIT else 0
        key = (*struck, bool(extra))
        if key not in known:
            pairs = zip(targets, blows, struck, strict=True)
            found = [(target, blow) for target, blow, one in pairs if one]
            known[key] = 0.0
            if found:
                damage = damage_of_hits(state, attack, [target for target, _ in found]).total
                known[key] = _best_split(found, damage, extra)
        total += ways * known[key]
    return total / THROWS - loss(attacker, 1) / THROWS


def _best_split(found: list[tuple[Fighter, Blow]], damage: int, extra: int) -> float:
    """The most that can be made of points among those hit; each takes what is extra besides."""
    best = 0.0
    for parts in splits(damage, len(found)):
        total = 0.0
        for (target, blow), part in zip(found, parts, strict=True):
            stays = (SIDES - blow.dodge) / SIDES
            total += stays * loss(target, max(0, part + extra - blow.reduction))
        best = max(best, total)
    return best


DIE = 4
"""Damage from which on a die in its place brings no more."""


def estimate(attacker: Fighter, target: Fighter, kind: str, *, rear: bool = False) -> float:
    """By the clicks they show, wherever both may stand: items and helpers are not looked at."""
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
        strength += sum([effect.amount for _, effect in shields.all(ability_vocabulary.Resists)])
    pierces = ranged and skills.one(ability_vocabulary.Pierces) is not None
    defense, reduction = target.defense, shields.reduction
    if pierces:
        reduction = 0
    else:
        for _, effect in shields.all(ability_vocabulary.Modifies):
            defense += effect.amount if effect.against == kind and not effect.water else 0
    dodges, smites = shields.one(ability_vocabulary.Dodges), skills.one(ability_vocabulary.Smites)
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
    if shields.one(ability_vocabulary.Retaliates) is not None:
        own += sum(found.values())
    return tuple(found.items()), own
