"""Whole battles of bots: greedy ones beat chance, and play as recorded."""

import hashlib

import pytest

from slagveld.bots import bot
from slagveld.games.mage_knight.game import MageKnight
from slagveld.kernel.dice import Quick, Rng

GAME = MageKnight()

RECORDED = {
    ("clash", 3): "5b7e60335ec3",
    ("skirmish", 5): "8982e9c0c68d",
    ("river", 2): "1aca9df12db9",
    ("treasure", 4): "dc72917ff121",
    ("book", 7): "451f0e1ae69e",
}
"""A digest of all that the two do. Written anew when they learn something."""
ROUNDS = 5


def battle(scenario, seed, *names, **options):
    """The end of a battle of these bots, and a digest of all they did; everything was allowed."""
    rng, dice = Rng(seed), Quick(Rng(seed + 100))
    state = GAME.begin(GAME.setup(scenario, players=len(names), options=options), dice).state
    told = hashlib.sha256()
    while state.outcome is None:
        question = GAME.question(state)
        seat = question.who(state)[0]
        action = bot(names[seat]).answer(GAME, GAME.view(state, seat), seat, rng)
        assert question.check(state, seat, action) is None
        told.update(GAME.codec.encode(action))
        state = GAME.apply(state, seat, action, dice).state
    return state, told.hexdigest()[:12]


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    found = battle(scenario, seed, "greedy", "greedy", rounds=ROUNDS)[1]
    assert found == RECORDED[scenario, seed]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_one_beats_chance_from_either_side(seed):
    names = ("greedy", "random") if seed % 2 else ("random", "greedy")
    state, _ = battle("clash", seed, *names)
    assert state.outcome.winners == (names.index("greedy"),)
