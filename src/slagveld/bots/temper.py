"""Temperaments: what a bot prefers among plans that are about as good, not how well it plays."""

from collections.abc import Mapping
from typing import Any, Final

from slagveld.bots.planning.playout import Judge
from slagveld.kernel.tactics import Features, Tactics

WEIGHT = 0.06
"""What a preference counts at most, as a chance to win."""

Liking = Mapping[str, float]
"""What is liked: features by name, more or less of them."""

TEMPERS: Final[Mapping[str, Liking]] = {
    "bold": {"threat": 1.0, "reach": 1.0, "tempo": 0.5},
    "careful": {"strength": 1.0, "lead": 0.5, "shots": 1.0, "cover": 1.0},
    "stubborn": {"goal": 1.5, "reach": 1.0, "nerve": 0.5},
    "sly": {"shots": 1.0, "magic": 1.0, "cover": 0.5, "fresh": 1.0},
}
"""The temperaments by name."""


def inclined(tactics: Tactics, temper: str) -> Judge:
    """The outlook of a game as a temperament sees it; "" has none."""
    if not temper:
        return tactics.outlook
    liking = TEMPERS[temper]

    def judge(state: Any, seat: int) -> float:
        chance = tactics.outlook(state, seat)
        if state.outcome is not None:
            return chance
        return swayed(chance, liked(liking, tactics.features(state, seat)))

    return judge


def swayed(chance: float, liking: float) -> float:
    """A chance as it is liked: most where all is open, not at all where it is as good as decided.

    So nothing that is open is ever liked better than to have won, nor less than to have lost, and
    of two battles that are liked alike the one that is likelier to be won is better.
    """
    return chance + 4.0 * WEIGHT * liking * chance * (1.0 - chance)


def liked(liking: Liking, features: Features) -> float:
    """How much of what is liked there is, from -1 to 1."""
    total = sum([weight * features.get(name, 0.0) for name, weight in liking.items()])
    return max(-1.0, min(1.0, total))
