"""Whole battles of bots: greedy ones beat chance, come to an end, and play as recorded."""

import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from tests.games.playing import bots_battle

GAME = LittleCarnage()

RECORDED = {
    ("last-man-standing", 3): "6fc8feed2719",
    ("first-blood", 5): "1ab81cedac73",
    ("protect-the-border", 2): "c6587b68aea0",
    ("kill-the-war-chief", 4): "04c6373f6e79",
}
"""A digest of all that the two do. Written anew when they learn something."""
ROUNDS = 3


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    found = bots_battle(GAME, scenario, seed, "greedy", "greedy", rounds=ROUNDS)[1]
    assert found == RECORDED[scenario, seed]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_one_beats_chance_from_either_side(seed):
    names = ("greedy", "random") if seed % 2 else ("random", "greedy")
    state, _ = bots_battle(GAME, "last-man-standing", seed, *names)
    assert state.outcome.winners == (names.index("greedy"),)


@pytest.mark.parametrize("seed", range(2))
def test_two_greedy_ones_come_to_an_end(seed):
    state, _ = bots_battle(GAME, "last-man-standing", seed, "greedy", "greedy")
    assert state.round <= 25


def test_its_warlord_crosses_the_bridge():
    state, _ = bots_battle(GAME, "protect-the-border", 0, "greedy", "random")
    assert state.outcome.winners == (0,)
