"""Each game on the fast road: the course of a match, and positions told apart by their keys."""

from itertools import pairwise

import pytest

from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.quick import Quick, key_of
from slagveld.kernel.registry import game as find

LISTED = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")
POSITIONS = 1000
DECISIONS = 120


@pytest.mark.parametrize("key", LISTED)
def test_the_course_of_a_match_with_the_same_dice(key):
    game = find(key)
    match = game.match(seed=11)
    battle = Quick.begin(game, match.setup, dice=Seeded(11))
    rng = Rng(7)
    for _ in range(DECISIONS):
        assert battle.state == match.state
        if not battle.seats:
            break
        action = battle.propose(rng)
        match.play(action)
        battle.apply(action)
    assert battle.outcome == match.outcome


def positions(game):
    """Many positions of battles by chance."""
    seed = found = 0
    while found < POSITIONS:
        seed += 1
        battle, rng = Quick.begin(game, seed=seed), Rng(seed)
        while battle.seats and found < POSITIONS:
            yield battle.state
            battle.apply(battle.propose(rng))
            found += 1


@pytest.mark.parametrize("key", LISTED)
def test_equal_states_have_equal_keys_and_others_have_others(key):
    game = find(key)
    known = {}
    for state in positions(game):
        mark = key_of(game, state)
        again = game.codec.state(game.codec.encode(state))
        assert again == state
        assert key_of(game, again) == mark
        assert known.setdefault(mark, state) == state
    assert all(one != other for one, other in pairwise(known.values()))
    assert len(known) > POSITIONS / 2
