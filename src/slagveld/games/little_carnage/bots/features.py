"""What a battle looks like to a seat: the features from which its chance to win is told."""

from math import fsum

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import Weights, begins, part_of, share
from slagveld.kit.tables import record

from ..core.book import FOLDER
from ..core.regiment import Regiment
from ..core.state import LittleState
from ..scenario.scenarios import battle_of
from .attacks import promise
from .worth import PATIENCE, SCORED, danger, held_worth, lives_of

weights = record(FOLDER / "outlook.yaml", Weights)
USUAL = 100.0
"""What is much, in points of an army."""


def progress(state: LittleState) -> float:
    """The part of the rounds that has been played, or of those for which anybody waits."""
    return part_of(state.round, state.options.rounds or 2 * PATIENCE)


def features(state: LittleState, seat: int) -> Features:
    """Models, what the scenario counts, dangers and hopes, fear, and who is still to act."""
    own, others = state.own(seat), state.own(1 - seat)
    mine = {one.id: lives_of(state, one) for one in own}
    theirs = {one.id: lives_of(state, one) for one in others}
    all_mine, all_theirs = fsum(mine.values()), fsum(theirs.values())
    feared, fears = _danger(state, own), _danger(state, others)
    sits, first = begins(state.scenario, seat)
    return {
        sits: first,
        "strength": (all_mine - all_theirs) / USUAL,
        "lead": share(all_mine, all_theirs),
        "numbers": share(_models(state, own), _models(state, others)),
        "goal": _scored(state, seat) / USUAL,
        "danger": (fears - feared) / USUAL,
        "threat": (_hope(state, own) - _hope(state, others)) / USUAL,
        "nerve": (_cowed(others, theirs) - _cowed(own, mine)) / USUAL,
        "fresh": (_fresh(own, mine) - _fresh(others, theirs)) / USUAL,
    }


def _models(state: LittleState, regiments: list[Regiment]) -> int:
    return sum([len(state.models_of(one.id)) for one in regiments])


def _scored(state: LittleState, seat: int) -> float:
    """Victory points, and rounds for which an area has been held, less those of the enemy."""
    total = 0.0
    for won in state.points:
        total += SCORED * won.amount if won.seat == seat else -SCORED * won.amount
    for one in battle_of(state).victory:
        if one.kind == "hold":
            gain = held_worth(one) * state.note(one.key) / one.rounds
            total += gain if one.seat == seat else -gain
    return total


def _danger(state: LittleState, regiments: list[Regiment]) -> float:
    return fsum([danger(state, one) for one in regiments])


def _hope(state: LittleState, regiments: list[Regiment]) -> float:
    """What those could win by an attack as they stand who have not acted yet."""
    return fsum([promise(state, one) for one in regiments if not one.round.activated])


def _cowed(regiments: list[Regiment], lives: dict[int, float]) -> float:
    return fsum([lives[one.id] for one in regiments if one.frightened])


def _fresh(regiments: list[Regiment], lives: dict[int, float]) -> float:
    return fsum([lives[one.id] for one in regiments if not one.round.activated])
