"""What a battle looks like to a seat: the features from which its chance to win is told."""

from math import fsum

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import begins, part_of, share, weights_in

from ..core.conditions import foes, in_fight
from ..core.state import CarnageState
from ..core.unit import Unit
from ..setup.scenarios import attacker
from ..terrain.kinds import FOLDER
from .errands import GOAL, is_at, standing, wanted
from .moves import outlook
from .worth import charge_reach, gap, threats, worth_of

weights = weights_in(FOLDER / "outlook.yaml")
USUAL = 200.0
"""What is much, in points of the worksheet."""
WITHIN = 2
"""Rounds in which units could meet that are not yet in reach."""


def progress(state: CarnageState) -> float:
    """The part of the rounds that has been played."""
    return part_of(state.round, state.options.rounds, 0.5)


def features(state: CarnageState, seat: int) -> Features:
    """Units, fights, charges to come, the goal of the scenario, magic, and the initiative."""
    side = state.side_of(seat)
    own = [unit for unit in state.units if unit.owner >= 0 and unit.side == side]
    others = [unit for unit in state.units if unit.owner >= 0 and unit.side != side]
    mine, theirs = [fsum([worth_of(unit) for unit in some]) for some in (own, others)]
    sound, against = [sum([not unit.neutralised for unit in some]) for some in (own, others)]
    sits, first = begins(state.scenario, seat)
    raider = attacker(state)
    return {
        sits: first,
        "strength": (mine - theirs) / USUAL,
        "lead": share(mine, theirs),
        "numbers": share(sound, against),
        "goal": standing(state, side) / GOAL,
        "role": 0.0 if raider < 0 else 1.0 if side == raider else -1.0,
        "reach": _there(state, side) - max([_there(state, o) for o in state.sides if o != side]),
        "fights": fsum([outlook(state, unit) for unit in own if in_fight(state, unit)]) / USUAL,
        "threat": (_danger(state, others) - _danger(state, own)) / USUAL,
        "near": (_near(state, own, others) - _near(state, others, own)) / USUAL,
        "shots": share(_archers(state, own), _archers(state, others)),
        "magic": (_magic(own) - _magic(others)) / 20.0,
        "tempo": (1.0 if state.order[0] == side else -1.0) if state.order else 0.0,
    }


def _there(state: CarnageState, side: int) -> float:
    """What a side has standing where it must stand."""
    piece = wanted(state, side)
    if piece is None:
        return 0.0
    own = [unit for unit in state.units if unit.owner >= 0 and unit.side == side]
    return fsum([worth_of(unit) for unit in own if is_at(unit, piece)]) / USUAL


def _danger(state: CarnageState, units: list[Unit]) -> float:
    """What enemies could win by charging these."""
    return fsum([max([0.0, *threats(state, unit)]) for unit in units])


def _near(state: CarnageState, units: list[Unit], others: list[Unit]) -> float:
    """What those are worth who could soon charge."""
    total = 0.0
    for unit in units:
        if unit.neutralised or unit.profile.at == 0 or unit.magic is not None or foes(state, unit):
            continue
        far = WITHIN * charge_reach(state, unit)
        if any(gap(unit, other) <= far for other in others):
            total += worth_of(unit)
    return total


def _archers(state: CarnageState, units: list[Unit]) -> float:
    return fsum([worth_of(u) for u in units if u.profile.bow and not in_fight(state, u)])


def _magic(units: list[Unit]) -> int:
    return sum([unit.magic.points for unit in units if unit.magic is not None])
