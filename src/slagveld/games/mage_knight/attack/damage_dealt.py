"""The damage of an attack: every modifier, named and cited, and what replaces the value."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.book import numbers
from slagveld.table.terrain import Terrain

from ..core.abilities import Ability
from ..core.ability_vocabulary import Enhances, Mode, Sneaks
from ..core.base_contact import friends_touching
from ..core.book import text
from ..core.events import tell
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import card_items, limited, signed, steps
from ..core.state import Battle, KnightState
from ..sight.range_and_front_arc import behind, within_half
from .attack_value import CLOSE_RANGE
from .declaration_and_type import Attack, ability_of, typed

HELP = 1
"""Ranged damage by a bow of a ranged formation that gives no attack (MK-FRANGED-6)."""
DOUBLE = 2


def damage_tally(state: KnightState, attack: Attack, target: Target) -> Tally:
    """The damage of an attack that hits this target alone, before a critical hit and reductions.

    Also for built terrain (MK-BUILT-19); 0 where a die takes its place, and where none is meant.
    """
    return damage_of_hits(state, attack, (target,))


def damage_of_hits(state: KnightState, attack: Attack, hits: Sequence[Target]) -> Tally:
    """The damage of an attack that hits these, to be divided among them if they are several.

    The damage value in close combat (MK-MELEE-6), the ranged damage at a distance (MK-RANGED-8),
    modified (MK-DAMAGE-1). A value in its place is not, and doubling comes last (MK-CARD-G5).
    """
    attacker = state.field.by_id[attack.attacker]
    name = text("combat-damage-of", name=attacker.name)
    if attack.heals:
        return Tally(attacker.click.damage if attack.heals == "value" else 0, name=name)
    if attack.capture or attack.execution:
        return Tally(0, name=name)
    close = attack.kind == "close"
    start = attacker.click.damage if close else attacker.click.ranged_damage
    fixed = fixed_damage(attack.mode_of(attacker), len(attack.targets))
    if fixed is not None:
        ability = ability_of(attack)
        rule = "" if ability is None else ability.rule
        return Tally(start, (Item(fixed, text("combat-reason-instead"), rule, "set"),), name)
    items = card_items(state, attacker, "damage" if close else "ranged-damage", attack.kind)
    if not close:
        items.extend(_ranged_items(state, attack, hits))
    tally = limited(start, items, name)
    return tally.plus(_doubled(attack, attacker, hits)) if close else tally


def fixed_damage(mode: Mode | None, struck: int) -> int | None:
    """The number a mode puts in the place of the value; 0 for a die, which is rolled later.

    See MK-CARD-flame-lightning, MK-CARD-magic-freeze, and for several MK-CARD-shockwave; a die is
    for MK-CARD-weapon-master and MK-CARD-magic-blast.
    """
    if mode is None:
        return None
    if mode.damage in ("none", "die"):
        return 0
    shared = mode.spread == "around" and struck > 1
    return 1 if shared or mode.damage == "one" else None


def _ranged_items(state: KnightState, attack: Attack, hits: Sequence[Target]) -> list[Item]:
    found: list[Item] = []
    if close_point(state, attack, hits):
        found.append(Item(CLOSE_RANGE, text("combat-reason-close-range"), "MK-CLOSE-1"))
    for helper in attack.helpers:
        if helper.gives == "damage":
            other = state.fighter(helper.piece)
            reason = text("combat-reason-formation", name="" if other is None else other.name)
            found.append(Item(HELP, reason, "MK-FRANGED-6"))
    for bearer, ability, effect in strengthened(state, attack, hits):
        reason = text("combat-reason-enhanced", ability=ability.name, name=bearer.name)
        found.append(Item(effect.amount, reason, ability.rule))
    return found


def close_point(state: KnightState, attack: Attack, hits: Sequence[Target]) -> tuple[int, ...]:
    """Those hit to whom the point of damage of Close Range may go; empty: it is not given.

    A shot at built terrain was declared near it.
    """
    attacker = state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    if attack.close_range != "damage" or typed(attack, attacker) != "bow":
        return ()
    if mode is not None and mode.spread == "around":
        return ()
    near = [hit for hit in hits if isinstance(hit, Terrain) or within_half(state, attacker, hit)]
    return numbers(near)


def strengthened(
    state: KnightState, attack: Attack, hits: Sequence[Target]
) -> list[tuple[Fighter, Ability, Enhances]]:
    """Friends that strengthen a ranged attack by touching the attacker, as far as magic may.

    A replaced value takes nothing. Participants of its formation give nothing (MK-FRANGED-5); magic
    immune warriors neither give nor take (MK-IMMUNE-2, MK-CARD-magic-enhancement).
    """
    attacker = state.field.by_id[attack.attacker]
    fixed = fixed_damage(attack.mode_of(attacker), len(attack.targets))
    if attack.kind == "close" or fixed is not None:
        return []
    joined = [helper.piece for helper in attack.helpers]
    affected = [hit for hit in hits if not (isinstance(hit, Fighter) and hit.magic_immune)]
    barred = attacker.magic_immune or not affected
    found: list[tuple[Fighter, Ability, Enhances]] = []
    for bearer in friends_touching(state, attacker):
        if bearer.id in joined:
            continue
        for ability, effect in bearer.powers.all(Enhances):
            if not (ability.magic and (barred or bearer.magic_immune)):
                found.append((bearer, ability, effect))
    return found


def _doubled(attack: Attack, attacker: Fighter, hits: Sequence[Target]) -> Item | None:
    """A plain attack from the rear doubled (MK-CARD-sneak-attack): no modifier (MK-RULE3-3)."""
    found = attacker.powers.one(Sneaks)
    target = hits[0] if hits else None
    if found is None or attack.mode or not isinstance(target, Fighter):
        return None
    if not behind(attacker, target):
        return None
    reason = text("combat-reason-ability", ability=found[0].name)
    return Item(DOUBLE, reason, found[0].rule, "multiply")


def tell_damage(play: Battle, attacker: Fighter, tally: Tally) -> None:
    """What has changed the damage of an attack, line by line; replaced values were announced."""
    if not play.listening:
        return
    for item, before, after in steps(tally):
        if item.op != "set":
            change = f"× {item.value}" if item.op == "multiply" else signed(after - before, " ")
            values = {"before": before, "change": change, "after": after, "reason": item.reason}
            what = text("told-damage-line", name=attacker.name, **values)
            tell(play, what, item.rule, attacker.id)
