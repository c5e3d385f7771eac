"""Positions put to the strongest level: what it answers, and how much it may think."""

from slagveld.bots import bot
from slagveld.kernel.dice import Rng

PLANS = 94
"""More plans no answer may take."""
SEEDS = (1, 2, 3)


def answers(game, state, seat=0, *, seeds=SEEDS, plans=PLANS):
    """What the warlord does here, once for each seed: all of it allowed, within so many plans."""
    warlord, found = bot("warlord"), []
    for seed in seeds:
        thought = warlord.think(game, game.view(state, seat), seat, Rng(seed))
        assert thought.plans <= plans
        assert game.check(state, seat, thought.action) is None
        found.append(thought.action)
    return found
