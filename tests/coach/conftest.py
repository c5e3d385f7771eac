"""Battles for the coach, and a care that takes a second."""

import pytest

from slagveld.bots.greedy import GreedyBot
from slagveld.coach.care import Care, Look
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find

HASTY = Care(
    rolls=6,
    looks=(
        Look(name="first", effort=3_000, decisions=10_000, answers=3, worlds=2),
        Look(name="second", effort=3_000, decisions=4, answers=5, worlds=4),
    ),
    proof=Look(name="proof", effort=3_000, decisions=3, answers=2, worlds=16),
)


def greedy_battle(game="mage-knight", scenario="skirmish", seed=1, answers=10_000, **start):
    """A battle that greedy bots play, to its end or for so many answers."""
    match = Match.start(find(game), scenario, seed=seed, **start)
    rng = Rng(seed)
    while answers and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        action = GreedyBot().answer(match.game, match.view(seat), seat, rng)
        match.play(action if match.check(action, seat) is None else decision.candidates(seat)[0])
        answers -= 1
    return match


@pytest.fixture(scope="session")
def battle():
    """A battle that is over."""
    return greedy_battle()
