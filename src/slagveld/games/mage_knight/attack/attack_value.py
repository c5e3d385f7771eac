"""The attack value in an attack: every modifier, named and cited (MK-MOD-6)."""

from slagveld.kernel.modifiers import Item, Tally

from ..core.abilities import ability_for
from ..core.ability_vocabulary import Mode, Resists
from ..core.book import text
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import card_items, limited
from ..core.state import KnightState
from ..sight.legal_targets import needs_precision
from ..sight.range_and_front_arc import behind, within_half
from .declaration_and_type import Attack, ability_of, as_struck, typed
from .surround import surround_items

REAR = 1
"""Attack from or into the rear arc (MK-MELEE-4, MK-RANGED-6)."""
CAPTURE = -3
"""Attack of a capture attempt, and of the elimination of a captive."""
PRECISION = -2
"""Attack on an enemy that touches a friend (MK-PRECISION-2)."""
CLOSE_RANGE = 1
"""What Close Range gives (MK-CLOSE-1)."""
HELP = 2
"""Attack by each other participant of a ranged formation (MK-FRANGED-6)."""


def attack_tally(state: KnightState, attack: Attack, target: Target) -> Tally:
    """The attack against a target (step 4 of MK-SEQ-1); a wand adds its bonus only (MK-ATYPE-4).

    Items and domains add to it last (MK-CARD-blood-moon).
    """
    attacker = state.field.by_id[attack.attacker]
    start = attacker.click.attack
    name = text("combat-attack-of", name=attacker.name)
    if attack.heals:
        return Tally(start, name=name)
    items: list[Item] = []
    own_type = typed(attack, attacker)
    if own_type and attacker.click.attack_bonus:
        rule = "MK-MELEE-5" if attack.kind == "close" else "MK-RANGED-7"
        items.append(Item(attacker.click.attack_bonus, text("combat-reason-bonus"), rule))
    if not isinstance(target, Fighter):
        items.extend(_close_range(attack, own_type))
    else:
        mode = attack.mode_of(attacker)
        aimed = target
        if mode is not None and mode.spread == "touching" and attack.targets:
            # Bystanders are struck with what holds against the target (MK-CARD-flame-lightning).
            aimed = state.fighter(attack.targets[0]) or target
        if attack.kind == "close":
            items.extend(_close_items(state, attack, attacker, aimed, mode))
        elif mode is None or mode.spread != "around":
            items.extend(_ranged_items(state, attack, aimed))
        items.extend(_resistance(attack, attacker, as_struck(mode, target)))
    for helper in attack.helpers:
        if helper.gives == "attack":
            other = state.fighter(helper.piece)
            reason = text("combat-reason-formation", name="" if other is None else other.name)
            items.append(Item(HELP, reason, "MK-FRANGED-6"))
    items.extend(card_items(state, attacker, "attack", attack.kind))
    if attacker.hexed_by:
        ability, effect = ability_for("hex")
        items.append(Item(effect.amount, text("combat-reason-hex"), ability.rule))
    return limited(start, items, name)


def _close_items(
    state: KnightState, attack: Attack, attacker: Fighter, target: Fighter, mode: Mode | None
) -> list[Item]:
    """Where the target is struck, what is meant to be done to it, and who helps.

    Nobody helps against a captive (MK-CAPTURE-19), nor in a sweep (MK-CARD-sweep).
    """
    items: list[Item] = []
    if behind(attacker, target):
        items.append(Item(REAR, text("combat-reason-rear"), "MK-MELEE-4"))
    if attack.execution:
        return [*items, Item(CAPTURE, text("combat-reason-execution"), "MK-CAPTURE-17")]
    if attack.capture:
        items.append(Item(CAPTURE, text("combat-reason-capture"), "MK-CAPTURE-3"))
    if mode is None or mode.spread == "target":
        items.extend(surround_items(state, attacker, target))
    return items


def _ranged_items(state: KnightState, attack: Attack, target: Fighter) -> list[Item]:
    attacker = state.field.by_id[attack.attacker]
    items: list[Item] = []
    if behind(attacker, target):
        items.append(Item(REAR, text("combat-reason-rear-shot"), "MK-RANGED-6"))
    if typed(attack, attacker) != "bow":
        return items
    if needs_precision(state, attacker, target):
        items.append(Item(PRECISION, text("combat-reason-precision"), "MK-PRECISION-2"))
    if attack.close_range and within_half(state, attacker, target):  # rounded up (MK-CLOSE-2)
        items.extend(_close_range(attack, "bow"))
    return items


def _close_range(attack: Attack, own_type: str) -> list[Item]:
    """What a bow close by adds, if that was chosen; at built terrain it was declared near it."""
    if attack.close_range != "attack" or own_type != "bow":
        return []
    return [Item(CLOSE_RANGE, text("combat-reason-close-range"), "MK-CLOSE-1")]


def _resistance(attack: Attack, attacker: Fighter, target: Fighter) -> list[Item]:
    """Spell Resistance of a target (MK-CARD-spell-resistance, MK-GAP-3)."""
    found = target.powers.one(Resists)
    if found is None:
        return []
    ability = ability_of(attack)
    if typed(attack, attacker) != "wand" and not (ability is not None and ability.magic):
        return []
    reason = text("combat-reason-ability", ability=found[0].name)
    return [Item(found[1].amount, reason, found[0].rule)]
