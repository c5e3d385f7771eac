"""Effects after the damage of an attack: Smite, Vampirism, Magic Retaliation, Magic Freeze."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Need, Tally

from ..core.abilities import Ability
from ..core.ability_vocabulary import Drinks, Mode, Retaliates, Smites
from ..core.action import MOST_TOKENS, bewitch
from ..core.book import text
from ..core.events import roll
from ..core.fighter import Fighter
from ..core.state import Battle
from ..wounds.action_tokens import give_token
from ..wounds.damage_and_elimination import Damage, dealt_by, exhaust, hurt
from ..wounds.healing import heal
from .declaration_and_type import Attack, ability_of, as_struck

FREEZES = 4
"""The least number by which a freeze gives a token (MK-CARD-magic-freeze)."""


def follow(play: Battle, attack: Attack, struck: list[Fighter], dealt: dict[int, int]) -> None:
    """What follows from the damage: step 10 of MK-SEQ-1, in the order of MK-CARD-G10.

    Smite, Vampirism, Magic Retaliation, Magic Freeze. `struck` are those hit, as they were before
    the damage; `dealt` the clicks each of them took.
    """
    hurt_ones = [target for target in struck if dealt.get(target.id, 0) > 0]
    if attack.kind == "close" and hurt_ones:
        _feast(play, attack, hurt_ones)
    attacker = play.state.field.by_id[attack.attacker]
    mode = attack.mode_of(attacker)
    _retaliate(play, attacker, mode, hurt_ones)
    ability = ability_of(attack)
    if ability is not None and mode is not None and mode.then == "freeze":
        for target in struck:
            _freeze(play, ability, attacker, target.id)


def _feast(play: Battle, attack: Attack, hurt_ones: Sequence[Fighter]) -> None:
    """More damage to each that was hurt and still stands (MK-CARD-smite, MK-GAP-5).

    Then the attacker heals itself, once for the attack (MK-CARD-vampirism, MK-GAP-4).
    """
    attacker = play.state.field.by_id[attack.attacker]
    for ability, smite in attacker.powers.all(Smites)[:1]:
        amount = smite.damage
        smites = [dealt_by(attacker, ability, t.id, amount, "smite", "smite") for t in hurt_ones]
        hurt(play, *smites)
    attacker = play.state.field.by_id[attack.attacker]
    for ability, drink in attacker.powers.all(Drinks)[:1]:
        heal(play, attacker.id, drink.clicks, ability.rule, attacker, ability.name)


def _retaliate(play: Battle, attacker: Fighter, mode: Mode | None, victims: list[Fighter]) -> None:
    """Those hurt pay the attacker back, also if they fell by it (MK-CARD-magic-retaliation)."""
    damages: list[Damage] = []
    for target in victims:
        for ability, effect in as_struck(mode, target).powers.all(Retaliates):
            if ability.magic and attacker.magic_immune:
                continue
            damages.append(dealt_by(target, ability, attacker.id, effect.damage, "retaliation"))
            if ability.magic:
                bewitch(play, attacker.id, target.seat)
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
    die = roll(play, purpose, ability.rule, attacker.seat, *pieces, need=need, yields=yields)
    if die >= FREEZES and give_token(play, number):
        exhaust(play, number, ability.rule, "freeze", ability.name)
