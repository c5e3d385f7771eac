"""Whole battles of bots: greedy ones beat chance, and play as recorded."""

import pytest

from slagveld.games.mage_knight.game import MageKnight
from tests.games.playing import bots_battle, winner_over_chance

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


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    found = bots_battle(GAME, scenario, seed, "greedy", "greedy", rounds=ROUNDS)[1]
    assert found == RECORDED[scenario, seed]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_one_beats_chance_from_either_side(seed):
    assert winner_over_chance(GAME, "clash", seed) == ["greedy"]
