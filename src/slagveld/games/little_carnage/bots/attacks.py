"""The best attack of a regiment as it stands: whom, with how many dice, in which order."""

from collections.abc import Iterator, Sequence
from functools import reduce

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Pair
from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best

from ..attacks.dice_by_distance import aimed
from ..attacks.rolls_and_damage import pool_of
from ..attacks.targets import Aim, AttackKind, attack_refusal, dice_of
from ..core.regiment import Model, Regiment
from ..core.state import LittleState
from ..machines.range_roll_and_hits import blows_along
from ..machines.war_machine import MACHINES, Fire, aimed_at, line_meant
from ..melee.dividing_dice import Options, options_of, shares_of
from ..melee.melee_attack import Fight
from ..odds.attacks import Pool
from ..shooting.breath_weapon import Blast
from ..shooting.weapon_range_and_targets import Volley, armed, mark_options
from .worth import dismay, harm, joined, nerve

TARGETS = 5
"""Enemies on whom everybody together is tried."""
RANGED_IN = 0.5
"""The chance that a machine finds the range of a new target (LC-1.11-12)."""
CURRENT = 1.3
"""A target whose range is known is worth so much more: it is the next time, too."""

Chosen = dict[int, list[Aim]]
"""Aims by enemy."""


class Blows:
    """The dice of one attack laid out on enemies, and what they promise."""

    def __init__(self, state: LittleState, regiment: Regiment, kind: AttackKind) -> None:
        self.state = state
        self.regiment = regiment
        self.kind = kind
        self._pools: dict[Aim, Pool] = {}
        self._nerves: dict[int, float] = {}

    def options(self) -> Options:
        if self.kind == "melee":
            return options_of(self.state, self.regiment.id)
        if not armed(self.regiment, self.kind):
            return []
        return mark_options(self.state, self.regiment.id, self.kind)

    def aim(self, model: Model, target: Model) -> Aim:
        """All dice of a model on an enemy."""
        if self.kind == "melee":
            return Aim(model.id, target.id, dice_of(self.state, model))
        return aimed(self.state, self.kind, model, target)

    def nerve(self, target: Model) -> float:
        """How likely fear lets the attack on an enemy be."""
        number = target.regiment
        if number not in self._nerves:
            foe = self.state.regiments_by_id[number]
            self._nerves[number] = nerve(self.state, self.regiment, foe)
        return self._nerves[number]

    def worth(self, aims: Sequence[Aim]) -> float:
        """What aims at one enemy promise in points."""
        if not aims:
            return 0.0
        pool = reduce(joined, [self.pool(aim) for aim in aims])
        target = self.state.field.model_by_id[aims[0].target]
        return harm(self.state, pool, target) * self.nerve(target)

    def pool(self, aim: Aim) -> Pool:
        """The dice of one aim; reckoned once."""
        if aim not in self._pools:
            self._pools[aim] = pool_of(self.state, [aim])
        return self._pools[aim]

    def total(self, chosen: Chosen) -> float:
        """What all aims promise, less what fear may cost, once for each enemy regiment."""
        by_id = self.state.field.model_by_id
        value = sum([self.worth(aims) for aims in chosen.values()], 0.0)
        feared = dict.fromkeys([by_id[t].regiment for t, aims in chosen.items() if aims])
        bold = [self._nerves[number] for number in feared]
        return value - sum([dismay(self.state, self.regiment, one) for one in bold], 0.0)

    # Laying them out

    def laid(self, options: Options, chosen: Chosen) -> Chosen:
        """Each model where it adds most to what is laid already, those with least choice first."""
        found = {target: list(aims) for target, aims in chosen.items()}
        worths = {target: self.worth(aims) for target, aims in found.items()}
        for model, listed in sorted(options, key=lambda one: (len(one[1]), one[0].id)):
            gains: list[tuple[float, Aim]] = []
            for target in listed:
                aim, before = self.aim(model, target), found.get(target.id, [])
                gains.append((self.worth([*before, aim]) - worths.get(target.id, 0.0), aim))
            chosen_aim = best(gains)
            if chosen_aim is not None:
                aims = found.setdefault(chosen_aim[1].target, [])
                aims.append(chosen_aim[1])
                worths[chosen_aim[1].target] = self.worth(aims)
        return found

    def together(self, options: Options, target: Model) -> Chosen:
        """Everybody who reaches an enemy on it, the others where they do most."""
        joins = [self.aim(model, target) for model, listed in options if target in listed]
        rest = [(model, listed) for model, listed in options if target not in listed]
        return self.laid(rest, {target.id: joins})

    def best(self, options: Options) -> tuple[float, Chosen]:
        """The best way to lay out all dice, each model's on one enemy."""
        tries = [self.laid(options, {})]
        targets = {one.id: one for _, listed in options for one in listed}
        if len(options) > 1 and len(targets) > 1:
            tries += [self.together(options, one) for one in list(targets.values())[:TARGETS]]
        calm = [(m, [t for t in listed if self.nerve(t) >= 1.0]) for m, listed in options]
        if any(self.nerve(one) < 1.0 for one in targets.values()):
            tries.append(self.laid([one for one in calm if one[1]], {}))
        first, *others = [(self.total(chosen), chosen) for chosen in tries]
        return best(others, first)

    def split(self, options: Options, chosen: Chosen) -> Chosen:
        """The same with some dice of a model on a second enemy, where that promises more."""
        best, value = chosen, self.total(chosen)
        for model, listed in options:
            if len(listed) < 2:
                continue
            mine = next((a for aims in best.values() for a in aims if a.model == model.id), None)
            if mine is None:
                continue
            for other in listed:
                for dice in range(1, mine.dice) if other.id != mine.target else ():
                    changed = {
                        target: [aim for aim in aims if aim.model != model.id]
                        for target, aims in best.items()
                    }
                    rest = Aim(model.id, mine.target, mine.dice - dice)
                    changed[mine.target].append(rest)
                    changed.setdefault(other.id, []).append(Aim(model.id, other.id, dice))
                    now = self.total(changed)
                    if now > value + 1e-9:
                        best, value = changed, now
        return best

    def action(self, chosen: Chosen) -> Action:
        """As a player would say it: the surest enemies first, those who are feared last."""
        by_id = self.state.field.model_by_id
        full = [target for target, aims in chosen.items() if aims]
        full.sort(key=lambda target: (-self.nerve(by_id[target]), -self.worth(chosen[target])))
        aims = [aim for target in full for aim in chosen[target]]
        order = tuple([str(target) for target in full])
        if self.kind == "ranged":
            return Volley(tuple([Pair(str(a.model), str(a.target)) for a in aims]), order)
        made = Fight if self.kind == "melee" else Blast
        return made(shares_of(aims), order)


KINDS: tuple[AttackKind, ...] = ("melee", "ranged", "breath")


def laid_out(
    state: LittleState, regiment: Regiment
) -> Iterator[tuple[Blows, Options, float, Chosen]]:
    """Each kind of attack that a regiment can make where it stands, its dice laid out at best."""
    for kind in KINDS if attack_refusal(regiment.seat, regiment) is None else ():
        blows = Blows(state, regiment, kind)
        if options := blows.options():
            value, chosen = blows.best(options)
            yield blows, options, value, chosen


def promise(state: LittleState, regiment: Regiment) -> float:
    """What the best attack of a regiment promises where it stands, whole models only."""
    return max([0.0, *[value for _, _, value, _ in laid_out(state, regiment)]])


def best_attack(state: LittleState, regiment: Regiment) -> Scored | None:
    """The best attack of a regiment where it stands; None where there is none."""
    fire = best_fire(state, regiment) if regiment.skills.war_machine else None
    found = [] if fire is None else [fire]
    for blows, options, _, whole in laid_out(state, regiment):
        chosen = whole if blows.kind == "ranged" else blows.split(options, whole)
        value = blows.total(chosen)
        if value >= 0.0 and any(chosen.values()):
            found.append((value, blows.action(chosen)))
    return best(found)


def best_fire(state: LittleState, regiment: Regiment) -> Scored | None:
    """The shot of a war machine that promises most: long lines, and the range it knows."""
    found: list[Scored] = []
    for action in MACHINES.menu(state, regiment.seat):
        if isinstance(action, Fire):
            number = aimed_at(state, action.target, action.whom) or 0
            line = line_meant(state, number, action.direction)
            value = fire_worth(state, regiment, number, line)
            value *= CURRENT if regiment.ranged_on == number else RANGED_IN
            found.append((value * nerve(state, regiment, state.regiment(number)), action))
    return best(found)


def fire_worth(state: LittleState, regiment: Regiment, target: int, direction: int) -> float:
    """What a shot along a line costs a regiment when the range is found."""
    by_id, blows = state.field.model_by_id, blows_along(state, regiment, target, direction)
    return sum([harm(state, one.pool, by_id[one.model]) for one in blows])
