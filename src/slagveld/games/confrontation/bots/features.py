"""What a battle looks like to a seat: the features from which its chance to win is told."""

from math import fsum

from slagveld.kernel.tactics import Features
from slagveld.kit.outlook import begins, part_of, share, weights_in

from ..core.book import FOLDER
from ..core.figure import Figure
from ..core.state import ClashState, enemy_of, in_fight, opponents
from ..setup.scenarios import battle_of
from .moves import goal_of
from .sense import Sense, prospect
from .worth import life, standing

weights = weights_in(FOLDER / "outlook.yaml", "goal")
USUAL = 100.0
"""What is much, in points of an army."""
METRE = 10_000.0


def features(state: ClashState, seat: int) -> Features:
    """Figures, fights, charges to come, goals, and cards still to be played."""
    mine, theirs = Sense(state, seat), Sense(state, enemy_of(seat))
    own, others = mine.own, theirs.own
    lives, against = fsum([life(one) for one in own]), fsum([life(one) for one in others])
    counted = standing(state, seat) - (lives - against)
    sits, first = begins(state.scenario, seat)
    return {
        sits: first,
        "strength": (lives - against) / USUAL,
        "lead": share(lives, against),
        "numbers": share(len(own), len(others)),
        "goal": counted / USUAL,
        "reach": _far(theirs) - _far(mine),
        "fights": _fights(state, seat) / USUAL,
        "threat": (_charges(mine) - _charges(theirs)) / USUAL,
        "nerve": (_shaken(others) - _shaken(own)) / USUAL,
        "fresh": (_waiting(state, own) - _waiting(state, others)) / USUAL,
        "shots": share(_archers(own), _archers(others)),
    }


def _far(sense: Sense) -> float:
    """How far a side is from its goals, in metres, where the scenario has any."""
    if battle_of(sense.state).goal in ("", "champions"):
        return 0.0
    ways: list[float] = []
    for figure in sense.own:
        goal = goal_of(sense, figure)
        if goal is not None:
            dx, dy = figure.pose.x - goal[0], figure.pose.y - goal[1]
            ways.append((dx * dx + dy * dy) ** 0.5 / METRE)
    return fsum(ways) / len(ways) if ways else 0.0


def _fights(state: ClashState, seat: int) -> float:
    """What the fights that go on promise."""
    total, done = 0.0, set[int]()
    for figure in state.own(seat):
        foes = [] if figure.id in done else opponents(state, figure)
        if foes:
            allies = opponents(state, foes[0])
            done.update([one.id for one in allies])
            total += prospect(state, allies, foes)
    return total


def _charges(sense: Sense) -> float:
    """What the best charge of each free figure would bring."""
    free = [one for one in sense.own if not in_fight(sense.state, one) and not one.fleeing]
    return fsum([sense.chance_to_charge(one) for one in free])


def _shaken(figures: list[Figure]) -> float:
    return sum([figure.profile.points for figure in figures if figure.fleeing or figure.stunned])


def _waiting(state: ClashState, figures: list[Figure]) -> float:
    """What is worth how much whose card has not been played in this turn."""
    held = {*state.stack, *[card for _, card in state.reserves]}
    return fsum([life(figure) for figure in figures if figure.card in held])


def _archers(figures: list[Figure]) -> float:
    return fsum([life(figure) for figure in figures if figure.profile.weapon is not None])


def progress(state: ClashState) -> float:
    """The part of a battle that has been fought."""
    return part_of(state.round, state.options.turns, 0.5)
