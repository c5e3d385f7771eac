"""Whole battles of two greedy bots go as recorded: whatever changes their sense shows here."""

import hashlib

import pytest

from slagveld.bots import bot
from slagveld.games.carnage.game import Carnage
from slagveld.kernel.dice import Quick, Rng

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


def digest(scenario, seed):
    rng, dice = Rng(seed), Quick(Rng(seed + 100))
    sense = bot("greedy")
    state = GAME.begin(GAME.setup(scenario, options={"rounds": 4}), dice).state
    told = hashlib.sha256()
    while state.outcome is None:
        seat = GAME.question(state).who(state)[0]
        action = sense.answer(GAME, GAME.view(state, seat), seat, rng)
        told.update(GAME.codec.encode(action))
        state = GAME.apply(state, seat, action, dice).state
    return told.hexdigest()[:12]


@pytest.mark.parametrize(("scenario", "seed"), sorted(RECORDED))
def test_they_play_as_recorded(scenario, seed):
    assert digest(scenario, seed) == RECORDED[scenario, seed]
