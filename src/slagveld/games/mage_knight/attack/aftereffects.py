"""What follows from an attack and its damage: step 10 of MK-SEQ-1, in the order of MK-CARD-G10."""

from collections.abc import Mapping, Sequence

from slagveld.kernel.modifiers import Need, Tally

from ..core.abilities import Ability
from ..core.action import MOST_TOKENS, bewitch
from ..core.book import text
from ..core.effects import Drinks, Mode, Retaliates, Smites
from ..core.events import roll_die
from ..core.fighter import Fighter
from ..core.state import Battle
from ..wounds.damage import Damage, dealt_by
from ..wounds.dials import exhaust, give_token, heal, hurt
from .declaration import Attack, ability_of, as_struck

FREEZES = 4
"""The least number by which a freeze gives a token (MK-CARD-magic-freeze)."""


def follow(
    play: Battle, attack: Attack, struck: Sequence[Fighter], dealt: Mapping[int, int]
) -> None:
    """Smite, Vampirism, Magic Retaliation, Magic Freeze.

    `struck` are those hit, as they were before the damage; `dealt` the clicks each of them took.
    """
    hurt_ones = [target for target in struck if dealt.get(target.id, 0) > 0]
    if attack.kind == "close" and hurt_ones:
        _smite(play, attack, hurt_ones)
        _drink(play, attack)
    attacker = play.state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    _retaliate(play, attacker, mode, hurt_ones)
    ability = ability_of(attack)
    if ability is not None and mode is not None and mode.then == "freeze":
        for target in struck:
            _freeze(play, ability, attacker, target.id)


def critical_miss(play: Battle, attacker: int) -> None:
    """The attacker's exhaustion damage after a roll of 2 (MK-CRIT-2, MK-SEQ-2)."""
    if play.state.fighter(attacker) is not None:
        exhaust(play, attacker, "MK-CRIT-2", "critical-miss")


def _smite(play: Battle, attack: Attack, hurt_ones: Sequence[Fighter]) -> None:
    """More damage to each that was hurt and still stands (MK-CARD-smite, MK-GAP-5)."""
    attacker = play.state.field.by_id[attack.attacker]
    found = attacker.powers.one(Smites)
    if found is not None:
        ability, effect = found
        amount = effect.damage
        smites = [dealt_by(attacker, ability, t.id, amount, "smite", "smite") for t in hurt_ones]
        hurt(play, *smites)


def _drink(play: Battle, attack: Attack) -> None:
    """The attacker heals itself, once for the attack (MK-CARD-vampirism, MK-GAP-4)."""
    attacker = play.state.field.by_id[attack.attacker]
    found = attacker.powers.one(Drinks)
    if found is not None:
        ability, effect = found
        heal(play, attacker.id, effect.clicks, ability.rule, attacker, ability.name)


def _retaliate(
    play: Battle, attacker: Fighter, mode: Mode | None, hurt_ones: Sequence[Fighter]
) -> None:
    """Those that were hurt pay the attacker back, also if they fell by it.

    That is MK-CARD-magic-retaliation.
    """
    damages: list[Damage] = []
    for target in hurt_ones:
        for ability, effect in as_struck(mode, target).powers.all(Retaliates):
            if ability.magic and attacker.magic_immune:
                continue
            damage = dealt_by(target, ability, attacker.id, effect.damage, "retaliation")
            damages.append(damage)
            if ability.magic:
                bewitch(play, attacker.id, target.seat)
    if damages:
        hurt(play, *damages)


def _freeze(play: Battle, ability: Ability, attacker: Fighter, number: int) -> None:
    """A target that was hit and still stands may get an action token."""
    target = play.state.fighter(number)
    if target is None or target.tokens >= MOST_TOKENS:
        return
    values = {"name": attacker.name, "ability": ability.name, "target": target.name}
    purpose = text("combat-roll-freeze", **values)
    need = Need(Tally(FREEZES, name=text("combat-need-freeze")), ">=")
    pieces, yields = (attacker.id, number), "yields-freezes"
    die = roll_die(play, purpose, ability.rule, attacker.seat, *pieces, need=need, yields=yields)
    if die >= FREEZES and give_token(play, number):
        exhaust(play, number, ability.rule, "freeze", ability.name)
