"""How captains and warlords fight: blows where they count, mages out of the reach of mages."""

from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers, best

from ..charge.announcement import Charge
from ..core.book import CM
from ..core.conditions import in_fight
from ..core.parts import EndPart
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import dice_each, to_wound
from ..ground.advance import ended, facing_to
from ..ground.move_distances import move_limit
from ..ground.paths_and_costs import shortest_into_contact
from ..magic.previews import castable
from ..magic.spells import Spell, has_cast
from ..magic.target_and_range import target_refusal
from ..melee.allocation import Allocate, ChooseOpponents, StrikeAllAt
from ..melee.contact import aims_of, grouped, torn
from ..melee.eggs import NEST
from ..movement.march import March, march_refusal
from ..movement.travel import straight, towards
from ..shooting.shots import free_shot_dice
from ..turn.movement_phase import MovePart
from .moves import danger
from .spells import FAR, better_place, strikes_from
from .tactics import CarnageTactics, in_turn, movement, thoughts
from .worth import apart, chance, enemies_of, gain_worth, loss_worth, melee_rate, rate

FRAIL = 0.4
"""A hero who would lose this part of his W to a free shot walks up to archers instead."""


# Blows


def strikes(state: CarnageState, _seat: int, question: Allocate) -> Scored:
    """At the enemies whose wounds are worth most, not at those who are likeliest to be wounded."""
    units = [state.field.by_id[number] for number in question.units]
    figures = {figure: marks for unit in units for figure, marks in torn(state, unit).items()}
    usual: Scored = (_struck(state, units, {}), ChooseOpponents())
    marks = [mark for marks in figures.values() for mark in marks if mark != NEST]
    chosen = {mark: dict.fromkeys(figures, mark) for mark in marks}
    found = [(_struck(state, units, aims), StrikeAllAt(mark)) for mark, aims in chosen.items()]
    return best(found, usual)


def _struck(state: CarnageState, units: list[Unit], chosen: dict[int, int]) -> float:
    aims = [aim for unit in units for aim in aims_of(state, unit, chosen)]
    wounds: dict[int, float] = {}
    for striker, target, count in grouped(state, aims):
        if target != NEST:
            more = count * melee_rate(state, striker, state.field.by_id[target])
            wounds[target] = wounds.get(target, 0.0) + more
    return sum([gain_worth(state, state.field.by_id[one], hurt) for one, hurt in wounds.items()])


# Moves


def moving(state: CarnageState, seat: int, part: MovePart) -> Scored:
    """As usual, but mages keep away from mages, and nobody frail charges archers."""
    value, usual = movement(state, seat, part)
    if isinstance(usual, Charge):
        return value, walked(state, usual) or usual
    if not isinstance(usual, March | EndPart):
        return value, usual
    mages = [unit for unit in in_turn(state, seat, part.only) if unit.magic is not None]
    free = [unit for unit in mages if not unit.doings.moved and not in_fight(state, unit)]
    chosen = best(found for unit in free if (found := placed(state, unit)) is not None)
    if chosen is not None:
        return chosen
    stays = isinstance(usual, March) and usual.unit in [unit.id for unit in free]
    return (0.0, EndPart()) if stays else (value, usual)


def walked(state: CarnageState, charge: Charge) -> March | None:
    """The same way at a march, which draws no free shot."""
    unit, enemy = state.field.by_id[charge.unit], state.field.by_id[charge.target]
    if charge.facing is None or not unit.single or not enemy.profile.bow:
        return None
    shots = free_shot_dice(state, enemy, unit) / max(1, dice_each(state, enemy, "free-shot").total)
    if shots * rate(state, enemy, unit, "free-shot") < FRAIL * unit.lives:
        return None
    here, pace = facing_to(unit, charge.facing), move_limit(state, unit).total
    way = shortest_into_contact(state, here, enemy, pace)
    if way is None or march_refusal(state, unit, charge.facing, way.path) is not None:
        return None
    return March(unit.id, charge.facing, way.path)


def wounds_of(state: CarnageState, mage: Unit, spell: Spell, target: Unit) -> float:
    """The wounds that a spell is likely to cause."""
    return spell.hits * chance(to_wound(state, mage, target, "melee", st=spell.st))


def dread(state: CarnageState, there: Unit) -> float:
    """What the spells of enemy mages are likely to cost a mage at a place."""
    moved, worst = state.with_unit(there), 0.0
    for enemy in enemies_of(state, there.side):
        if enemy.magic is None or in_fight(state, enemy):
            continue
        pace, far = move_limit(state, enemy).total, apart(enemy, there)
        for spell in castable(enemy):
            reach = spell.range * CM
            if not spell.hits or far > reach + pace:
                continue
            step = min(pace, max(0, int(far) - reach + CM))
            near = ended(enemy, straight(enemy, towards(enemy, there), step)) if step else enemy
            if target_refusal(moved, near, spell, there) is None:
                hurt = wounds_of(state, enemy, spell, there)
                cost = loss_worth(there, hurt) * (1.0 - _slain(moved, there, enemy))
                worst = max(worst, cost)
    return worst


def _slain(state: CarnageState, mage: Unit, enemy: Unit) -> float:
    """About how likely a mage strikes an enemy down before."""
    if has_cast(state, mage):
        return 0.0
    hurt = [
        wounds_of(state, mage, spell, enemy)
        for spell in castable(mage)
        if spell.hits and target_refusal(state, mage, spell, enemy) is None
    ]
    return min(1.0, max(hurt, default=0.0) / enemy.lives)


def placed(state: CarnageState, mage: Unit) -> Scored | None:
    """Where a mage should go who may be struck by a spell; None: he stands well."""

    def worth(there: Unit, enemy: Unit) -> float:
        value = strikes_from(state, there) - dread(state, there) - danger(state, there)
        return value - FAR * apart(there, enemy) / CM

    return better_place(state, mage, worth)


def minded(state: CarnageState, seat: int, part: MovePart) -> list[Scored]:
    """What else comes to mind, but for a mage who charges."""
    by_id = state.field.by_id
    return [
        (value, action)
        for value, action in thoughts(state, seat, part)
        if not isinstance(action, Charge) or by_id[action.unit].magic is None
    ]


class SeasonedCarnage(CarnageTactics):
    """The habits of captains and warlords."""

    answers: ClassVar[Answers] = {**CarnageTactics.answers, MovePart: moving, Allocate: strikes}
    thoughts: ClassVar[Answers] = {**CarnageTactics.thoughts, MovePart: minded}
