"""Whole battles of bots: greedy ones beat chance, and play as recorded."""

import hashlib

import pytest

from slagveld.bots import bot
from slagveld.games.confrontation.game import Confrontation
from slagveld.kernel.dice import Quick, Rng

GAME = Confrontation()

RECORDED = {
    ("clash", 3): "497a9a831636",
    ("skirmish", 5): "131cb9284b92",
    ("prize", 2): "ea4be50f883a",
    ("crossing", 4): "525f5fd363bf",
}
"""A digest of all that the two do. Written anew when they learn something."""
TURNS = 3


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
    found = battle(scenario, seed, "greedy", "greedy", turns=TURNS)[1]
    assert found == RECORDED[scenario, seed]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_one_beats_chance_from_either_side(seed):
    names = ("greedy", "random") if seed % 2 else ("random", "greedy")
    state, _ = battle("clash", seed, *names)
    assert state.outcome.winners == (names.index("greedy"),)


def test_it_brings_the_prize_home():
    state, _ = battle("prize", 3, "greedy", "random")
    assert state.outcome.winners == (0,)
    assert state.outcome.reason.key == "confrontation:end-prize"
