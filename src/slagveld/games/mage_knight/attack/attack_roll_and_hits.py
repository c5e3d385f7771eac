"""The attack roll: steps 6 to 8 of MK-SEQ-1, and whom it hits."""

from collections.abc import Sequence

from slagveld.kernel.fields import Label
from slagveld.kernel.modifiers import Need, Tally
from slagveld.texts import Listing, Text

from ..core.ability_vocabulary import Dodges
from ..core.book import text
from ..core.events import roll, tell
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import HIT, MISS, itemised, needed
from ..core.state import Battle, KnightState
from .attack_value import attack_tally
from .critical_rolls import decided
from .declaration_and_type import Attack, as_struck, name_of, tell_modifiers
from .defense_value import defense_tally

YIELDS = {
    "heal": "yields-heals",
    "capture": "yields-captures",
    "execution": "yields-eliminates",
    "hit": "yields-hits",
}
"""What an attack roll decides, by what is aimed at."""
Side = tuple[Target, Tally, Tally]
"""Whatever the roll is compared with, the attack against it and its defense."""


def aims(state: KnightState, attack: Attack) -> list[Target]:
    """Whatever the roll is compared with, and so is a target (MK-CARD-G4): warriors, or a piece."""
    if attack.built:
        return [piece for piece in state.field.table.terrain if piece.id == attack.built]
    return [state.field.by_id[number] for number in attack.targets]


def succeeds(total: int, attack: Tally, defense: Tally) -> bool:
    """Whether a roll is a success (MK-ROLL-1); a 2 and a 12 decide by themselves.

    A lower result fails (MK-ROLL-2). Asked of each target by itself (MK-MULTI-4), and of a piece of
    built terrain too (MK-BUILT-5).
    """
    critical = decided(total)
    return attack.total + total >= defense.total if critical is None else critical


def roll_attack(play: Battle, attack: Attack, lent: dict[int, int]) -> tuple[int, tuple[int, ...]]:
    """Roll once and compare with each target (MK-MULTI-4): the roll, and all that it hits."""
    state = play.state
    attacker = state.field.by_id[attack.attacker]
    sides: list[Side] = []
    for target in aims(state, attack):
        defense = defense_tally(state, attack, target, lent.get(target.id, 0))
        sides.append((target, attack_tally(state, attack, target), defense))
    if not sides:
        return 0, ()
    need = None  # where it differs from target to target, each is told
    if len({other.total - own.total for _, own, other in sides}) == 1:
        _, strength, defense = sides[0]
        need = Need(needed(strength, defense, text("combat-need")), ">=", each=False)
    what = purpose(attack, attacker, [name_of(target) for target, _, _ in sides])
    rule, seat, pieces = "MK-ROLL-1", attacker.seat, (attacker.id, *attack.targets)
    yields = YIELDS[attack.aim]  # texts: *:yields-*
    total = roll(play, what, rule, seat, *pieces, need=need, yields=yields, dice=2)
    hits: list[int] = []
    for side in sides:
        target, strength, defense = side
        success = succeeds(total, strength, defense)
        if success:
            hits.append(target.id)
        if play.listening:
            if need is None:
                tell_modifiers(play, *side)
            _tell(play, attack, side, total, success)
    return total, tuple([number for number in hits if not _dodged(play, attack, number)])


def purpose(attack: Attack, attacker: Fighter, targets: Sequence[Label]) -> Text:
    values = {"name": attacker.name, "target": Listing(tuple(targets))}
    plain = "combat-roll-shot" if attack.kind == "ranged" else "combat-roll"
    key = plain if attack.aim == "hit" else f"combat-roll-{attack.aim}"
    return text(key, **values)  # texts: *:combat-roll*


def _tell(play: Battle, attack: Attack, side: Side, total: int, success: bool) -> None:
    """One comparison in words, every modifier of both values named."""
    target, strength, defense = side
    name = name_of(target)
    values = {
        "whom": text("combat-healing" if attack.heals else "combat-against", name=name),
        "roll": total,
        "attack": itemised(strength),
        "result": total + strength.total,
        "defense": itemised(defense),
        "outcome": text(YIELDS[attack.aim], count=int(success)),
    }
    plain = ("hit", "MK-ROLL-1") if success else ("miss", "MK-ROLL-2")
    critical = {HIT: ("critical-hit", "MK-CRIT-3"), MISS: ("critical-miss", "MK-CRIT-1")}
    word, rule = critical.get(total, plain)
    # texts: *:combat-hit*, *:combat-miss*, *:combat-critical-*
    tell(play, text(f"combat-{word}", **values), rule, attack.attacker, target.id)


def _dodged(play: Battle, attack: Attack, number: int) -> bool:
    """Whether a target that was hit gets out of the way after all (MK-CARD-dodge)."""
    target = play.state.fighter(number)
    if target is None or attack.heals:
        return False
    attacker = play.state.field.by_id[attack.attacker]
    found = as_struck(attack.mode_of(attacker), target).powers.one(Dodges)
    if found is None:
        return False
    ability, effect = found
    need = Need(Tally(min(effect.on), name=text("combat-need-dodge")), ">=")
    purpose = text("combat-roll-dodge", name=target.name, attacker=attacker.name)
    rule, pieces, yields = ability.rule, (number, attacker.id), "yields-dodges"
    die = roll(play, purpose, rule, target.seat, *pieces, need=need, yields=yields)
    if die in effect.on:
        tell(play, text("combat-dodged", name=target.name), rule, number)
    return die in effect.on
