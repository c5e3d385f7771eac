"""Looking ahead: what is better beyond doubt is taken, the habit otherwise."""

from itertools import count
from math import inf, sqrt
from typing import ClassVar

import pytest

import slagveld
from slagveld.bots.planning import Effort, Planner
from slagveld.bots.planning.effort import FEW
from slagveld.bots.planning.planner import EARLIEST
from slagveld.bots.planning.playout import World, habit_of
from slagveld.bots.planning.scores import Scores, error, mean
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.quick import Quick

EFFORT = Effort(ideas=4, sift=3, rest=3, proof=12)


class Trotting:
    """Tactics for the dice game: the first of the menu by habit, and what it is made to value."""

    ahead: ClassVar[int] = 1

    def __init__(self, value):
        self.value = value
        self.judged = 0

    def ideas(self, state, seat, question, rng, most):
        return list(question.candidates(state, seat))[:most]

    def proposals(self, state, seat, question, rng):
        return [(0.0, action) for action in question.candidates(state, seat)]

    def outlook(self, state, seat):
        self.judged += 1
        return self.value(state.scores[seat])


def points(score):
    return score / 10


def level(_score):
    return 0.5


def tempting(score):
    """A six is a victory, any other score is none: to roll brings 5/24, to hold 1/4."""
    return 1.0 if score == 6 else 0.25 * (score == 0)


@pytest.fixture
def game():
    return slagveld.game("pig")


@pytest.fixture
def bet(game):
    """Seat 0 wagers nothing or 1 point, without dice."""
    return game.begin(game.setup(), Seeded(1)).state


@pytest.fixture
def turn(game, bet):
    """Seat 0 holds or rolls; after a roll it holds by habit."""
    battle = Quick(game, bet, seed=1)
    while type(battle.question).__name__ == "Bet":
        battle.apply(battle.candidates()[0])
    return battle.state


def think(game, state, value, *, seed=1, effort=EFFORT, pressed=None):
    planner = Planner(game, Trotting(value), effort, pressed=pressed)
    return planner.think(game.view(state, 0), 0, Rng(seed))


# Scores


def test_means_and_errors_by_hand():
    assert mean([]) == 0.0
    assert mean([1.0, 2.0, 6.0]) == 3.0
    # Squares of the deviations: 4 + 1 + 9 = 14; by n - 1 = 2 and n = 3.
    assert error([1.0, 2.0, 6.0]) == pytest.approx(sqrt(14 / 2 / 3))
    assert error([0.5] * 9) == 0.0
    assert error([]) == error([0.3]) == inf


def test_a_gain_counts_only_worlds_that_both_went_through():
    scores = Scores(3)
    for world, (habit, other) in enumerate(((0.5, 0.7), (0.2, 0.6))):
        scores.add(0, world, habit)
        scores.add(1, world, other)
    scores.add(0, 2, 0.0)
    assert scores.gain(1) == pytest.approx(0.3)
    assert scores.gain(2) == 0.0
    assert scores.plans() == 5


def test_what_is_thought_of_later_is_compared_where_it_was_seen():
    scores = Scores(2)
    for world, chance in enumerate((0.9, 0.1, 0.3)):
        scores.add(0, world, chance)
    later = scores.thought_of()
    assert (later, scores.gain(later)) == (2, 0.0)
    scores.add(later, 2, 0.5)
    assert scores.gain(later) == pytest.approx(0.2)


# Plans


def test_what_is_clearly_better_is_taken(game, bet, turn):
    for state in (bet, turn):
        habit, better = game.question(state).candidates(state, 0)
        for seed in range(1, 20):  # with 0 the first three dice are ones
            thought = think(game, state, points, seed=seed)
            assert (thought.action, thought.habit) == (better, habit)
            assert thought.chance > thought.chance_of(habit)
            assert not thought.cut_short


def test_its_chance_is_that_of_its_plans(game, bet):
    thought = think(game, bet, points)
    assert [(rival.chance, rival.plans) for rival in thought.rivals] == [
        (pytest.approx(0.0), 3 + 3 + EARLIEST),
        (pytest.approx(0.1), 3 + 3 + EARLIEST),
    ]
    assert thought.plans == 2 * (3 + 3 + EARLIEST) <= EFFORT.most


@pytest.mark.parametrize("value", [level, lambda score: 1 - points(score)])
def test_the_habit_is_kept_where_nothing_is_better(game, bet, turn, value):
    for state in (bet, turn):
        for seed in range(10):
            thought = think(game, state, value, seed=seed)
            assert thought.action == thought.habit
            assert thought.chance == thought.chance_of(thought.habit)


def test_what_no_idea_gains_at_first_is_sifted_and_no_more(game, turn):
    assert think(game, turn, level).plans == 2 * EFFORT.sift


def test_the_better_half_is_sifted_again_whatever_it_gained(game, turn):
    effort = Effort(ideas=4, sift=1, half=1, again=5, rest=3, proof=12)
    thought = think(game, turn, level, effort=effort)
    assert [rival.plans for rival in thought.rivals] == [6, 6]
    thoughts = [think(game, turn, tempting, seed=seed, effort=effort) for seed in range(20)]
    assert min(one.plans for one in thoughts) == 2 * 6


def test_only_so_many_are_sifted_again(game, bet):
    """A wager of 1 point is best; of 2 or 3 is not allowed, and so the same as the habit."""
    wager = type(game.question(bet).candidates(bet, 0)[0])

    class Wagering(Trotting):
        def ideas(self, state, seat, question, rng, most):
            return [wager(2), wager(3), wager(0), wager(1)]

    effort = Effort(ideas=4, sift=1, half=2, again=4, rest=0, proof=0)
    planner = Planner(game, Wagering(points), effort)
    thought = planner.think(game.view(bet, 0), 0, Rng(1))
    assert [rival.plans for rival in thought.rivals] == [5, 5, 1, 5]
    assert thought.action == thought.habit


def test_luck_with_the_first_dice_is_no_proof(game, turn):
    """Where rolling is a little worse but often looks better, fresh dice nearly always tell."""
    thoughts = [think(game, turn, tempting, seed=seed) for seed in range(60)]
    tempted = [one for one in thoughts if one.plans > 2 * (EFFORT.sift + EFFORT.rest)]
    assert len(tempted) > 15
    assert sum(one.action != one.habit for one in thoughts) <= 6


def test_the_same_chance_gives_the_same_thought(game, turn):
    found = [think(game, turn, points, seed=7) for _ in range(2)]
    assert found[0] == found[1]
    assert think(game, turn, points, seed=8).rivals != found[0].rivals


@pytest.mark.parametrize("plans", [0, 1, 5, 6, 9, 12, 13, 14, 18])
def test_who_is_pressed_stops_at_once_and_keeps_the_habit(game, turn, plans):
    """18 plans are sifting, the rest, and fewer proofs than could be enough."""
    calls = count()
    tactics = Trotting(points)
    planner = Planner(game, tactics, EFFORT, pressed=lambda: next(calls) >= plans)
    thought = planner.think(game.view(turn, 0), 0, Rng(1))
    assert thought.cut_short
    assert thought.action == thought.habit
    assert tactics.judged == plans
    assert thought.plans == plans - plans % 2
    assert next(calls) == plans + 1


def test_enough_proof_counts_though_time_runs_out(game, turn):
    calls = count()
    many = 2 * (EFFORT.sift + EFFORT.rest + EARLIEST)
    effort = Effort(ideas=4, sift=3, rest=3, proof=99, doubt=0.5)
    thought = think(game, turn, points, effort=effort, pressed=lambda: next(calls) >= many)
    assert thought.action != thought.habit


def test_one_idea_needs_no_thought(game, turn):
    effort = Effort(ideas=1, sift=3, rest=3, proof=3)
    thought = think(game, turn, points, effort=effort)
    assert (thought.plans, thought.rivals, thought.chance) == (0, (), None)


def test_nobody_is_asked_after_the_end(game):
    match = game.match(seed=1)
    rng = Rng(1)
    while match.decision is not None:
        match.play(match.decision.propose(rng))
    with pytest.raises(LookupError):
        think(game, match.state, points)
    with pytest.raises(LookupError):
        habit_of(game, Trotting(points), match.state, 0, rng)


# Worlds


def test_all_ideas_of_a_world_have_the_same_dice(game, turn):
    tactics = Trotting(points)
    hold, roll = game.question(turn).candidates(turn, 0)
    seen = set()
    for seed in range(12):
        world = World(game, tactics, game.view(turn, 0), 0, str(seed))
        chances = [world.played(roll, 1, tactics.outlook) for _ in range(3)]
        assert len(set(chances)) == 1
        assert world.played(hold, 1, tactics.outlook) == 0.0
        seen.add(chances[0])
    assert len(seen) > 3


def test_what_a_world_does_not_allow_is_done_by_habit(game, bet):
    tactics = Trotting(points)
    wager = type(game.question(bet).candidates(bet, 0)[0])
    world = World(game, tactics, game.view(bet, 0), 0, "1")
    assert world.played(wager(7), 1, tactics.outlook) == 0.0
    assert world.played(wager(1), 1, tactics.outlook) == 0.1


def test_how_far_it_is_looked_ahead(game, turn):
    class Far(Trotting):
        ahead = 20

    view = game.view(turn, 0)
    assert Planner(game, Far(points), EFFORT).ahead == 20
    for ahead, expected in ((0.5, 10), (0.001, 1)):
        effort = Effort(ideas=2, sift=1, rest=1, proof=1, ahead=ahead)
        assert Planner(game, Far(points), effort).ahead == expected
    ends = []
    World(game, Far(points), view, 0, "1").played(
        game.question(turn).candidates(turn, 0)[0], 1000, lambda state, _: ends.append(state) or 0.0
    )
    assert ends[0].outcome is not None


def test_the_most_plans_that_a_decision_takes():
    effort = Effort(ideas=10, sift=4, rest=6, proof=16)
    assert effort.most == 10 * 4 + (FEW + 1) * 6 + 2 * 16
    twice = Effort(ideas=10, sift=1, half=5, again=3, rest=6, proof=16)
    assert twice.most == 10 + (5 + 1) * 3 + (FEW + 1) * 6 + 2 * 16


def test_each_world_imagines_by_its_own_seed(turn):
    """Worlds of one thought differ in what is hidden; the same seed is the same world."""
    drawn = []

    class Veiled:
        def imagine(self, view, seat, rng):
            drawn.append(tuple(rng.randrange(1000) for _ in range(4)))
            return view

    for seed in ("a/0", "a/1", "b/0", "a/0"):
        World(Veiled(), Trotting(level), turn, 0, seed)
    assert len(set(drawn[:3])) == 3
    assert drawn[3] == drawn[0]
