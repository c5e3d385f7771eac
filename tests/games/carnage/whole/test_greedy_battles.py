"""Whole battles of two greedy bots go as recorded: whatever changes their sense shows here."""

import pytest

from slagveld.games.carnage.game import Carnage
from tests.games.playing import bots_battle

GAME = Carnage()

RECORDED = {
    ("charge", 3): "4cc2a53cd80a",
    ("mages", 5): "65e1638fe466",
    ("arrows", 7): "f8fc166e8c74",
    ("little-boy", 2): "c73f1efaf614",
    ("cattle", 4): "3a77b56d30c3",
    ("eggs", 6): "9de5060956e2",
}
"""A digest of all that the two do. Written anew when they learn something."""


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    found = bots_battle(GAME, scenario, seed, "greedy", "greedy", rounds=4)[1]
    assert found == RECORDED[scenario, seed]
