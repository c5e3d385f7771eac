"""Bots: found by name, and seeing no more than their seat."""

import pytest

import slagveld
from slagveld.bots import RandomBot, bot, bots, maker
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import WRITTEN, say


@pytest.fixture
def game():
    return slagveld.game("pig")


def test_ours_come_first_then_those_of_other_packages():
    levels = ("recruit", "soldier", "veteran", "captain", "warlord")
    assert bots() == (*levels, "random", "greedy", "brave", "fool")
    assert isinstance(bot("random"), RandomBot)
    assert type(bot("brave")).__name__ == "Brave"
    assert maker("random") is RandomBot


def test_an_unknown_bot_is_refused_in_every_language():
    with pytest.raises(RefusedError) as refused:
        bot("nobody")
    for language in WRITTEN:
        told = say(refused.value.refusal.text, language)
        assert "nobody" in told
        assert "random, greedy, brave, fool" in told


def test_random_answers_are_allowed_and_differ(game):
    state = game.begin(game.setup(), Seeded(1)).state
    rng = Rng(1)
    answers = [bot("random").answer(game, game.view(state, 0), 0, rng) for _ in range(30)]
    assert all(game.check(state, 0, answer) is None for answer in answers)
    assert {answer.points for answer in answers} == {0, 1}


def test_random_works_on_an_imagined_battle(game, monkeypatch):
    state = game.begin(game.setup(), Seeded(1)).state
    view = game.view(state, 0)
    asked = []
    imagine = type(game).imagine

    def noted(self, *given):
        asked.append(given[:2])
        return imagine(self, *given)

    monkeypatch.setattr(type(game), "imagine", noted)
    bot("random").answer(game, view, 0, Rng(1))
    assert asked == [(view, 0)]


def test_nobody_is_asked_after_the_end(game):
    match = game.match(seed=1)
    rng = Rng(1)
    while match.decision is not None:
        match.play(match.decision.propose(rng))
    with pytest.raises(LookupError):
        bot("random").answer(game, match.view(0), 0, rng)
