"""Plans of several answers: what is good only together is found, within a budget of plans."""

from itertools import count
from typing import ClassVar

import pytest

import slagveld
from slagveld.bots.planning import Effort, Planner
from slagveld.bots.planning.plan import Orders, Plan
from slagveld.bots.planning.playout import World
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.quick import Quick

ALONE = Effort(ideas=4, sift=3, half=1, again=3, rest=6, proof=30)
JOINT = Effort(ideas=4, sift=3, half=1, again=3, roots=1, wide=2, deep=1, joint=6, rest=6, proof=30)
DEEP = Effort(ideas=4, sift=3, half=1, again=3, roots=2, wide=2, deep=2, joint=8, rest=6, proof=40)
SEEDS = range(1, 16)


class Greed:
    """Tactics for the dice game: who holds by habit and has to roll more than once."""

    ahead: ClassVar[int] = 5

    def __init__(self, least):
        self.least = least
        self.judged = 0

    def ideas(self, state, seat, question, rng, most):
        return list(question.candidates(state, seat))[:most]

    def proposals(self, state, seat, question, rng):
        return [(0.0, action) for action in question.candidates(state, seat)]

    def outlook(self, state, seat):
        """Best is a great score, then none; a small one is worst."""
        self.judged += 1
        score = state.scores[seat]
        return 1.0 if score >= self.least else 0.1 if score == 0 else 0.0


@pytest.fixture
def game():
    return slagveld.game("pig")


@pytest.fixture
def turn(game):
    """Seat 0 holds or rolls; after a roll it holds by habit."""
    battle = Quick(game, game.begin(game.setup(), Seeded(1)).state, seed=1)
    while type(battle.question).__name__ == "Bet":
        battle.apply(battle.candidates()[0])
    return battle.state


def think(game, state, effort, *, least=8, seed=1, pressed=None, tactics=None):
    planner = Planner(game, tactics or Greed(least), effort, pressed=pressed)
    return planner.think(game.view(state, 0), 0, Rng(seed))


def test_what_is_good_only_together_is_found(game, turn):
    """One roll brings 2 to 6 points, worse than none; two bring 8 or more 15 times of 36."""
    hold, roll = game.question(turn).candidates(turn, 0)
    for seed in SEEDS:
        assert think(game, turn, ALONE, seed=seed).action == hold
    thoughts = [think(game, turn, JOINT, seed=seed) for seed in SEEDS]
    found = [one for one in thoughts if one.action == roll]
    assert len(found) >= 13
    for one in found:
        assert one.then == (roll,)
        assert one.chance > one.chance_of(hold)
    assert all(one.then == () for one in thoughts if one.action == hold)


def test_a_plan_grows_answer_by_answer(game, turn):
    """Twelve points, and with them the game, take three rolls or luck."""
    thoughts = [think(game, turn, DEEP, seed=seed, least=12) for seed in SEEDS]
    assert any(len(one.then) == 2 for one in thoughts)
    assert max(len(one.then) for one in thoughts) == DEEP.deep


def test_luck_of_a_plan_is_no_proof(game, turn):
    """Of many plans some look good by their first dice; where all are bad, habit is followed."""
    thoughts = [think(game, turn, DEEP, seed=seed, least=99) for seed in range(30)]
    assert all(one.action == one.habit and one.then == () for one in thoughts)


def test_no_more_plans_than_the_effort_says(game, turn):
    assert JOINT.joined == (1 * 2 + 1 + 1) * 6 + 1
    assert JOINT.most == 4 * 3 + 2 * 3 + JOINT.joined + 4 * 6 + 2 * 30
    assert Effort(ideas=4, sift=3, rest=6, proof=30, joint=6).joined == 0
    for seed in SEEDS:
        for effort in (JOINT, DEEP):
            assert think(game, turn, effort, seed=seed).plans <= effort.most


def test_the_same_chance_gives_the_same_plan(game, turn):
    for seed in SEEDS:
        assert think(game, turn, DEEP, seed=seed) == think(game, turn, DEEP, seed=seed)


@pytest.mark.parametrize("plans", range(0, 48, 3))
def test_who_is_pressed_among_plans_keeps_the_habit(game, turn, plans):
    """All before the proof are less than 48 plans."""
    calls, tactics = count(), Greed(8)
    thought = think(game, turn, JOINT, tactics=tactics, pressed=lambda: next(calls) >= plans)
    assert thought.cut_short
    assert (thought.action, thought.then) == (thought.habit, ())
    assert tactics.judged <= plans


def test_every_answer_is_told_once_with_what_was_chosen(game, turn):
    hold, roll = game.question(turn).candidates(turn, 0)
    for seed in SEEDS:
        thought = think(game, turn, DEEP, seed=seed)
        assert [one.action for one in thought.rivals] in ([hold, roll], [roll, hold])


# Orders


def test_an_order_waits_for_its_question(game, turn):
    hold, roll = game.question(turn).candidates(turn, 0)
    bet = game.begin(game.setup(), Seeded(1)).state
    orders = Orders(game, 0, (roll, hold))
    assert orders.next(bet) is None
    assert [orders.next(turn) for _ in range(3)] == [roll, hold, None]
    assert orders.next(bet) is None


def test_an_order_that_is_not_allowed_does_not_bar_the_next(game):
    bet = game.begin(game.setup(), Seeded(1)).state
    wager = type(game.question(bet).candidates(bet, 0)[0])
    orders = Orders(game, 0, (wager(7), wager(1)))
    assert orders.next(bet) == wager(1)
    assert orders.next(bet) is None
    assert orders.left == [wager(7)]


def test_a_plan_is_carried_out_in_a_world(game, turn):
    """Three rolls of 2 or more are more than one; a plan of one ends with the habit."""
    _, roll = game.question(turn).candidates(turn, 0)
    ends = []

    def judge(state, seat):
        ends.append(state.scores[seat])
        return 0.0

    for seed in range(20):
        world = World(game, Greed(8), game.view(turn, 0), 0, str(seed))
        world.played(roll, 3, judge)
        world.played(roll, 3, judge, (roll,))
    pairs = list(zip(ends[::2], ends[1::2], strict=True))
    assert any(one < both for one, both in pairs)
    assert all(both == 0 or one < both for one, both in pairs)


def test_only_the_same_kind_of_question_is_planned_for(game, turn):
    _, roll = game.question(turn).candidates(turn, 0)
    worlds = [World(game, Greed(8), game.view(turn, 0), 0, str(seed)) for seed in range(20)]
    for world in worlds:
        assert world.scouted(Plan((roll,)), 5, 4) == [roll]
        assert world.scouted(Plan((roll,)), 0, 4) == []
        assert world.scouted(Plan((roll,)), 5, 0) == []
    bet = game.begin(game.setup(), Seeded(1)).state
    first = game.question(bet).candidates(bet, 0)[0]
    assert World(game, Greed(8), game.view(bet, 0), 0, "1").scouted(Plan((first,)), 5, 4) == []
