"""The sequence of an attack from its declaration to its last effect: steps 5 to 10 of MK-SEQ-1."""

from collections.abc import Callable, Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace

from ..core.ability_vocabulary import Pierces
from ..core.action import bewitch
from ..core.book import text
from ..core.events import roll, tell_use
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import HIT
from ..core.state import Battle, KnightState
from ..terrain.built_terrain import batter
from ..wounds.capture_attempt import capture
from ..wounds.damage_and_elimination import Damage, Way, eliminate, hurt
from ..wounds.healing import heal
from .attack_roll_and_hits import roll_attack
from .critical_rolls import critical_extra, critical_miss
from .damage_dealt import close_point, damage_of_hits, damage_tally, strengthened, tell_damage
from .declaration_and_type import Attack, ability_of, name_of, tell_pierced
from .defense_value import ask_lender
from .division import Divide, Divided, default_parts
from .effects_after_damage import follow


class Resolve(Step, frozen=True):
    """A declared attack: the defender's choice, the roll, and all that it brings.

    The attacker suffers from a critical miss in the end (MK-CRIT-2, MK-SEQ-2).
    """

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
        question = ask_lender(play.state, attack, [target for target, _ in self.lent])
        if question is not None:
            play.then(question, self)
            return
        total, hits = roll_attack(play, attack, dict(self.lent))
        if hits:
            land(play, attack, hits, critical=total == HIT)
        critical_miss(play, attack.attacker, total)

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


INSTEAD: dict[str, Callable[[Battle, Fighter, int], None]] = {}
"""What some modes do to a target in place of damage, by the word of their `then`; whoever carries
such a thing out enters it here, since it may lead to moves, and so back to attacks."""


def land(play: Battle, attack: Attack, hits: tuple[int, ...], *, critical: bool) -> None:
    """Those hit are captured, eliminated, healed or hurt, as the attack was declared.

    A captive that is not hit stays one (MK-CAPTURE-18). Whoever is taken captive is not hurt
    (MK-CAPTURE-4). What magic affects it may curse (MK-CARD-cursed).
    """
    attacker = play.state.field.by_id[attack.attacker]
    ability = ability_of(attack)
    if ability is not None and ability.magic:
        for hit in hits:
            bewitch(play, hit, attacker.seat)
    mode = attack.mode_of(attacker)
    if attack.built:
        _batter(play, attack, attacker, critical)
    elif attack.execution:
        eliminate(play, hits[0], attacker.seat, "MK-CAPTURE-17")
    elif attack.capture:
        capture(play, attacker.id, hits[0])
    elif attack.heals:
        _heal(play, attack, hits[0], critical)
    elif mode is not None and mode.then == "confuse":
        INSTEAD[mode.then](play, attacker, hits[0])
    elif len(hits) > 1 and (mode is None or mode.spread == "target"):
        _divide(play, attack, hits, critical)
    else:
        if play.listening:
            struck = play.state.field.by_id[hits[0]]
            tell_damage(play, attacker, damage_tally(play.state, attack, struck))
        by_id = play.state.field.by_id
        amounts = tuple([(hit, _amount(play, attack, by_id[hit])) for hit in hits])
        deal(play, attack, amounts, critical)


def _bewitch_attacker(play: Battle, attack: Attack, hits: Sequence[Target]) -> None:
    """A Magic ability that strengthens an attack affects the attacker."""
    for bearer, ability, _ in strengthened(play.state, attack, hits):
        if ability.magic:
            bewitch(play, attack.attacker, bearer.seat)


def _batter(play: Battle, attack: Attack, attacker: Fighter, critical: bool) -> None:
    """Damage to built terrain: as to a warrior, so the ranged damage of a shot (MK-BUILT-19)."""
    piece = next(p for p in play.state.field.table.terrain if p.id == attack.built)
    _bewitch_attacker(play, attack, (piece,))
    tell_damage(play, attacker, damage_tally(play.state, attack, piece))
    amount = _amount(play, attack, piece)
    extra = critical_extra(play, attacker, [(piece, amount)]) if critical else 0
    batter(play, attack.built, amount + extra, attacker.seat)


def _heal(play: Battle, attack: Attack, hit: int, critical: bool) -> None:
    """A successful healing roll (MK-CARD-G7, MK-GAP-10); a critical one heals more (MK-CRIT-6)."""
    friend = play.state.field.by_id[hit]
    healer, ability = play.state.field.by_id[attack.attacker], ability_of(attack)
    rule = "MK-CARD-G7" if ability is None else ability.rule
    points = healer.click.damage if attack.heals == "value" else _die(play, attack, friend, rule)
    extra = critical_extra(play, healer, [(friend, points)], heals=True) if critical else 0
    heal(play, hit, points + extra, rule, healer, "" if ability is None else ability.name)


def _die(play: Battle, attack: Attack, target: Target, rule: str) -> int:
    attacker = play.state.field.by_id[attack.attacker]
    values = {"name": attacker.name, "target": name_of(target)}
    purpose = text("combat-roll-healed" if attack.heals else "combat-roll-damage", **values)
    return roll(play, purpose, rule, attacker.seat, attacker.id, target.id)


def _amount(play: Battle, attack: Attack, target: Target) -> int:
    """Not shared; some modes roll a die for it (MK-CARD-weapon-master, MK-CARD-magic-blast)."""
    mode = attack.mode_of(play.state.field.by_id[attack.attacker])
    if mode is not None and mode.damage == "die":
        ability = ability_of(attack)
        return _die(play, attack, target, "" if ability is None else ability.rule)
    return damage_tally(play.state, attack, target).total


def _divide(play: Battle, attack: Attack, hits: tuple[int, ...], critical: bool) -> None:
    """The attacker's player divides the damage among those hit (MK-MULTI-5)."""
    state = play.state
    attacker = state.field.by_id[attack.attacker]
    targets = [state.field.by_id[hit] for hit in hits]
    tally = damage_of_hits(state, attack, targets)
    tell_damage(play, attacker, tally)
    rules = [ability.rule for _, ability, _ in strengthened(state, attack, targets)]
    lines = tuple([item for item in tally.items if item.rule not in rules])
    magic = tally.total - Tally(tally.start, lines).total
    near = close_point(state, attack, targets)
    spare = tuple([target.id for target in targets if magic and target.magic_immune])
    question = Divide(attacker.seat, hits, tally.total, near, spare, magic)
    play.then(question, Divided(hits, default_parts(question)), Dealt(attack, critical))


class Dealt(Step, frozen=True):
    """The damage of an attack on several targets, once it is divided."""

    rule = "MK-MULTI-5"

    attack: Attack
    critical: bool

    def names(self) -> tuple[int, ...]:
        return (self.attack.attacker,)

    def resume(self, play: Battle, value: Any) -> None:
        """Deal it as it was divided, to those that have not left the battle meanwhile."""
        by_id = play.state.field.by_id
        left = tuple([(number, amount) for number, amount in value if number in by_id])
        deal(play, self.attack, left, self.critical)


def deal(play: Battle, attack: Attack, amounts: Sequence[tuple[int, int]], critical: bool) -> None:
    """Deal the damage of an attack, all of it at once, and let its effects follow (MK-DAMAGE-3)."""
    state = play.state
    attacker = state.field.by_id[attack.attacker]
    struck = [state.field.by_id[number] for number, _ in amounts]
    _bewitch_attacker(play, attack, struck)
    hit = [(state.field.by_id[number], amount) for number, amount in amounts]
    extra = critical_extra(play, attacker, hit) if critical else 0
    way: Way = "blow" if attack.kind == "close" else "shot"
    seat, by, name = attacker.seat, attacker.id, attacker.name
    rule, bare = "MK-DAMAGE-1", ignores_reduction(attack, attacker)
    damages = [
        Damage(n, amount + extra, "attack", seat, rule, bare, way, by, name)
        for n, amount in amounts
    ]
    follow(play, attack, struck, hurt(play, *damages))


def ignores_reduction(attack: Attack, attacker: Fighter) -> bool:
    """By a Shockwave (MK-CARD-shockwave), and by Pierce at range (MK-CARD-pierce)."""
    mode = attack.mode_of(attacker)
    if mode is not None and mode.spread == "around":
        return True
    return attack.kind == "ranged" and attacker.powers.one(Pierces) is not None
