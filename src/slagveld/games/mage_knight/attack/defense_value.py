"""The defense value in an attack: every modifier, named and cited (MK-MOD-6)."""

from slagveld.kernel.modifiers import Item, Tally
from slagveld.table.terrain import Terrain

from ..core.book import text
from ..core.conditions import friends_touching
from ..core.effects import LendsDefense, Mode, Modifies, Pierces
from ..core.fighter import Fighter
from ..core.kinds import kind_of
from ..core.state import MageKnightState
from ..core.values import card_items, limited
from ..sight.cover import terrain_items
from ..sight.lines import line
from .declaration import Attack, as_struck


def defense_tally(
    state: MageKnightState, attack: Attack, target: Fighter | Terrain, lender: int = 0
) -> Tally:
    """The defense of one target (step 5 of MK-SEQ-1); `lender` is whose value it uses."""
    if isinstance(target, Terrain):
        return _defense_of_piece(target)
    start = target.click.defense
    name = text("combat-defense-of", name=target.name)
    if attack.heals or attack.execution:
        return Tally(start, name=name)
    attacker = state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    struck = as_struck(mode, target)
    items = [*_own_defense(attack, attacker, struck)]
    items.extend(card_items(state, target, "defense", attack.kind))
    items.extend(_ground_items(state, attack, attacker, struck, mode))
    other = state.fighter(lender) if lender else None
    if other is None:
        return limited(start, items, name)
    return _lent(start, limited(other.click.defense, items, name), other)


def _lent(start: int, tally: Tally, lender: Fighter) -> Tally:
    """The same defense with the value of a lender in place of the printed one."""
    ability = lender.powers.one(LendsDefense)
    rule = "" if ability is None else ability[0].rule
    line = Item(tally.start, text("combat-reason-lent", name=lender.name), rule, "set")
    return Tally(start, (line, *tally.items), tally.name)


def _defense_of_piece(piece: Terrain) -> Tally:
    """The defense on the card of built terrain (MK-BUILT-5)."""
    card = kind_of(piece).built
    if card is None:
        return Tally(0, name=text("combat-defense"))
    return Tally(card.defense, name=text("combat-defense-of-piece", piece=card.name))


def _own_defense(attack: Attack, attacker: Fighter, target: Fighter) -> list[Item]:
    """What the target's own abilities add; those for water are terrain's.

    Battle Armor and Invulnerability (MK-CARD-battle-armor, MK-CARD-invulnerability), which Pierce
    ignores (MK-CARD-pierce).
    """
    if attack.kind == "ranged" and attacker.powers.one(Pierces) is not None:
        return []
    return [
        Item(effect.amount, text("combat-reason-ability", ability=ability.name), ability.rule)
        for ability, effect in target.powers.all(Modifies)
        if effect.against == attack.kind and not effect.water
    ]


def _ground_items(
    state: MageKnightState, attack: Attack, attacker: Fighter, target: Fighter, mode: Mode | None
) -> list[Item]:
    """What the place of the target adds, and the line of fire to it where one is asked for.

    In a formation that of the primary attacker, and no other (MK-FRANGED-8).
    """
    if attack.kind == "close":
        return terrain_items(state, attacker, target, "close", None)
    if mode is not None and mode.spread == "touching" and target.id != attack.targets[0]:
        return terrain_items(state, attacker, target, "ranged", None)
    through = mode is not None and mode.through
    seen = line(state, attacker, target, through=through)
    return terrain_items(state, attacker, target, "ranged", seen)


def lenders(state: MageKnightState, target: Fighter) -> list[Fighter]:
    """Friends that touch a target and lend it their defense, in order."""
    friends = friends_touching(state, target)
    return [other for other in friends if other.powers.one(LendsDefense) is not None]
