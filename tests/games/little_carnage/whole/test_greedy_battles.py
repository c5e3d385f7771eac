"""Whole battles of bots: greedy ones beat chance, come to an end, and play as recorded."""

import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from tests.games.playing import bots_battle, winner_over_chance

GAME = LittleCarnage()

RECORDED = {
    ("last-man-standing", 3): "727e2a816294",
    ("first-blood", 5): "10212f53e4f3",
    ("protect-the-border", 2): "b126a043dcce",
    ("kill-the-war-chief", 4): "e815c790d389",
}
"""A digest of all that the two do. Written anew when they learn something."""
ROUNDS = 3


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    found = bots_battle(GAME, scenario, seed, "greedy", "greedy", rounds=ROUNDS)[1]
    assert found == RECORDED[scenario, seed]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_one_beats_chance_from_either_side(seed):
    assert winner_over_chance(GAME, "last-man-standing", seed) == ["greedy"]


@pytest.mark.parametrize("seed", range(2))
def test_two_greedy_ones_come_to_an_end(seed):
    state, _ = bots_battle(GAME, "last-man-standing", seed, "greedy", "greedy")
    assert state.round <= 25


def test_its_warlord_crosses_the_bridge():
    state, _ = bots_battle(GAME, "protect-the-border", 0, "greedy", "random")
    assert state.outcome.winners == (0,)
