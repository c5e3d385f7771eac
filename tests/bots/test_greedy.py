"""The greedy bot: the best proposal by score and trial, from what its seat may see."""

import pytest

import slagveld
from slagveld.bots import GreedyBot, bot
from slagveld.bots.greedy import FINALISTS, TRIALS
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.quick import Quick


class Points:
    """Tactics for the dice game: the more points an answer names, the better it scores."""

    def __init__(self, *scores, worth=0.0):
        self.scores = scores
        self.gain = worth
        self.judged = 0

    def proposals(self, state, seat, question, rng):
        menu = question.candidates(state, seat)
        return list(zip(self.scores, menu, strict=False))

    def worth(self, state, seat):
        self.judged += 1
        return self.gain * self.judged


@pytest.fixture
def game():
    return slagveld.game("pig")


@pytest.fixture
def state(game):
    return game.begin(game.setup(), Seeded(1)).state


def answer(game, state, tactics, monkeypatch):
    monkeypatch.setattr(type(game), "tactics", lambda _: tactics)
    return bot("greedy").answer(game, game.view(state, 0), 0, Rng(1))


def test_the_best_score_is_taken(game, state, monkeypatch):
    menu = game.question(state).candidates(state, 0)
    assert answer(game, state, Points(1.0, 2.0), monkeypatch) == menu[1]
    assert answer(game, state, Points(2.0, 1.0), monkeypatch) == menu[0]


def test_one_proposal_is_taken_without_a_trial(game, state, monkeypatch):
    tactics = Points(1.0)
    answer(game, state, tactics, monkeypatch)
    assert tactics.judged == 0


def test_what_needs_no_dice_is_tried_once(game, state, monkeypatch):
    """Two wagers: each would come to the same again."""
    tactics = Points(1.0, 2.0)
    answer(game, state, tactics, monkeypatch)
    assert tactics.judged == 1 + min(FINALISTS, 2)


def test_what_needs_dice_is_tried_so_many_times(game, state, monkeypatch):
    """After the wagers: to hold needs none, to roll does."""
    battle = Quick(game, state, seed=1)
    while type(battle.question).__name__ == "Bet":
        battle.apply(battle.candidates()[0])
    tactics = Points(1.0, 2.0)
    monkeypatch.setattr(type(game), "tactics", lambda _: tactics)
    seat = battle.seats[0]
    GreedyBot().answer(game, game.view(battle.state, seat), seat, Rng(1))
    assert tactics.judged == 1 + 1 + TRIALS


def test_what_a_trial_gains_counts(game, state, monkeypatch):
    """The second proposal scores a little less, but its trials end better."""
    menu = game.question(state).candidates(state, 0)
    assert answer(game, state, Points(1.1, 1.0, worth=10.0), monkeypatch) == menu[1]


def test_without_tactics_anything_allowed_is_taken(game, state):
    given = GreedyBot().answer(game, game.view(state, 0), 0, Rng(3))
    assert game.check(state, 0, given) is None


def test_nobody_is_asked_after_the_end(game):
    match = game.match(seed=1)
    rng = Rng(1)
    while match.decision is not None:
        match.play(match.decision.propose(rng))
    with pytest.raises(LookupError):
        GreedyBot().answer(game, match.view(0), 0, rng)
