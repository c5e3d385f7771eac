"""Whole battles of bots: greedy ones beat chance, and play as recorded."""

import pytest

from slagveld.games.confrontation.game import Confrontation
from tests.games.playing import bots_battle, winner_over_chance

GAME = Confrontation()

RECORDED = {
    ("clash", 3): "e28a9ea8f848",
    ("skirmish", 5): "a62aafe3e59c",
    ("prize", 2): "e2a048b8a6ee",
    ("crossing", 4): "0f2c048e3c03",
}
"""A digest of all that the two do. Written anew when they learn something."""
TURNS = 3


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    found = bots_battle(GAME, scenario, seed, "greedy", "greedy", turns=TURNS)[1]
    assert found == RECORDED[scenario, seed]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_one_beats_chance_from_either_side(seed):
    assert winner_over_chance(GAME, "clash", seed) == ["greedy"]


def test_it_brings_the_prize_home():
    state, _ = bots_battle(GAME, "prize", 1, "greedy", "random")
    assert state.outcome.winners == (0,)
    assert state.outcome.reason.key == "confrontation:end-prize"
