"""The sequence of an attack from its declaration on: steps 5 to 10 of MK-SEQ-1."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Need, Tally
from slagveld.record import replace
from slagveld.texts import Listing, Text

from ..core.book import KEY, text
from ..core.effects import Dodges
from ..core.events import roll_die, tell, tell_use
from ..core.fighter import Fighter, Target
from ..core.state import Battle, KnightState
from ..core.values import HIT, MISS, itemised, needed
from ..wounds.dials import exhaust
from .attack_value import attack_tally
from .declaration import Attack, ability_of, as_struck, name_of, tell_modifiers, tell_pierced
from .defense_value import ask_lender, defense_tally
from .hits import land

YIELDS = {
    "heal": "yields-heals",
    "capture": "yields-captures",
    "execution": "yields-eliminates",
    "hit": "yields-hits",
}
"""What an attack roll decides, by what is aimed at."""
Side = tuple[Target, Tally, Tally]
"""Whatever the roll is compared with, the attack against it and its defense."""


class Resolve(Step, frozen=True):
    """A declared attack: the defender's choice, the roll, and all that it brings."""

    rule = "MK-SEQ-1"

    attack: Attack
    lent: tuple[tuple[int, int], ...] = ()
    """Targets that have chosen, and whose defense they use; 0: their own."""

    def names(self) -> tuple[int, ...]:
        return (self.attack.attacker,)

    def run(self, play: Battle) -> None:
        attack = still_there(play.state, self.attack)
        if not attack.targets and not attack.built:
            self.lapse(play)
            return
        if not self.lent and play.listening:  # by which ability, if by any (MK-CARD-G3)
            tell_use(play, play.state.field.by_id[attack.attacker], ability_of(attack))
            tell_pierced(play, attack)
        chosen = [target for target, _ in self.lent]
        question = ask_lender(play.state, attack, chosen)
        if question is not None:
            play.then(question, self)
        else:
            _roll(play, attack, dict(self.lent))

    def resume(self, play: Battle, value: Any) -> None:
        replace(self, lent=(*self.lent, value)).run(play)


def still_there(state: KnightState, attack: Attack) -> Attack:
    """The attack on those of its targets that still stand; a captive is struck by nobody else."""
    left = []
    for number in attack.targets:
        fighter = state.fighter(number)
        if fighter is not None and (fighter.free or attack.execution):
            left.append(number)
    if len(left) == len(attack.targets):
        return attack
    return replace(attack, targets=tuple(left))


def aims(state: KnightState, attack: Attack) -> list[Target]:
    """Whatever the roll is compared with: the targets, or the piece of built terrain."""
    if attack.built:
        return [piece for piece in state.field.table.terrain if piece.id == attack.built]
    return [state.field.by_id[number] for number in attack.targets]


def succeeds(total: int, attack: Tally, defense: Tally) -> bool:
    """Whether a roll is a success; 2 and 12 decide by themselves (MK-ROLL-1, MK-CRIT-1, MK-CRIT-3).

    So they do for captures and executions (MK-CRIT-7).
    """
    if total in (MISS, HIT):
        return total == HIT
    return attack.total + total >= defense.total


def _roll(play: Battle, attack: Attack, lent: dict[int, int]) -> None:
    """Roll once, compare with each target (MK-MULTI-4), and let the hits land (steps 6 to 10).

    The attacker suffers from a critical miss (MK-CRIT-2, MK-SEQ-2).
    """
    state = play.state
    attacker = state.field.by_id[attack.attacker]
    sides: list[Side] = [
        (
            target,
            attack_tally(state, attack, target),
            defense_tally(state, attack, target, lent.get(target.id, 0)),
        )
        for target in aims(state, attack)
    ]
    if not sides:
        return
    need = None  # where it differs from target to target, each is told
    if len({other.total - own.total for _, own, other in sides}) == 1:
        _, strength, defense = sides[0]
        need = Need(needed(strength, defense, text("combat-need")), ">=", each=False)
    what = purpose(attack, attacker, [name_of(target) for target, _, _ in sides])
    pieces, seat = (attacker.id, *attack.targets), attacker.seat
    yields = f"{KEY}:{YIELDS[attack.aim]}"  # texts: *:yields-*
    rule = "MK-ROLL-1"
    dice = play.roll(
        2, 6, purpose=what, rule=rule, seat=seat, need=need, pieces=pieces, yields=yields
    )
    total = sum(dice)
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
    hits = [number for number in hits if not _dodged(play, attack, number)]
    if hits:
        land(play, attack, tuple(hits), critical=total == HIT)
    if total == MISS:
        exhaust(play, attack.attacker, "MK-CRIT-2", "critical-miss")


def purpose(attack: Attack, attacker: Fighter, targets: Sequence[Text | str]) -> Text:
    """What an attack roll is for, in words: who, whom, how."""
    values = {"name": attacker.name, "target": Listing(tuple(targets))}
    plain = "combat-roll-shot" if attack.kind == "ranged" else "combat-roll"
    key = plain if attack.aim == "hit" else f"combat-roll-{attack.aim}"
    return text(key, **values)  # texts: *:combat-roll*


def _tell(play: Battle, attack: Attack, side: Side, total: int, success: bool) -> None:
    """One comparison in words, every modifier of both values named."""
    outcome = Text(f"{KEY}:{YIELDS[attack.aim]}", {"count": int(success)})  # texts: *:yields-*
    target, strength, defense = side
    name = name_of(target)
    values = {
        "whom": text("combat-healing" if attack.heals else "combat-against", name=name),
        "roll": total,
        "attack": itemised(strength),
        "result": total + strength.total,
        "defense": itemised(defense),
        "outcome": outcome,
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
    die = roll_die(play, purpose, rule, target.seat, *pieces, need=need, yields=yields)
    if die in effect.on:
        tell(play, text("combat-dodged", name=target.name), rule, number)
    return die in effect.on
