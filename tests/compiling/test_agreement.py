"""Every game is the same compiled and plain: states and events of whole stretches of play.

Answers are those of random players, and of greedy bots, whose sums and chances are compiled, too.
"""

import pytest

from slagveld.kernel.registry import games
from tests.compiling.processes import both, needs_a_build

SCRIPT = """
import hashlib, sys
from slagveld.bots import GreedyBot
from slagveld.compiling.choice import compiled
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.registry import game

key, group, greedy, *stretches = sys.argv[1:]
rules, bot = game(key), GreedyBot()
for seed, most in enumerate(map(int, stretches)):
    rng, seen = Rng(seed), hashlib.sha256()
    dice = Quick(rng)
    state, count = rules.begin(rules.setup_for_bots(), dice).state, 0
    while count < most and (question := rules.question(state)) is not None:
        seat = question.who(state)[0]
        if count < int(greedy):
            answer = question.propose(state, seat, rng)
        else:
            answer = bot.answer(rules, rules.view(state, seat), seat, rng)
        done = rules.apply(state, seat, answer, dice)
        state, count = done.state, count + 1
        seen.update(rules.codec.encode(state))
        seen.update(rules.codec.encode(done.events))
        if count % 20 == 0:
            print(seed, count, type(question).__name__, seen.hexdigest()[:16])
    again = rules.codec.state(rules.codec.encode(state))
    print(seed, count, again == state, hash(again) == hash(state), seen.hexdigest()[:16])
print(compiled(group))
"""
OURS = [key for key in sorted(games()) if type(games()[key]).__module__.startswith("slagveld.")]


def agree(key, *words):
    """Compare what both forms tell of a game: digests every so often, and of the end."""
    group = key.replace("-", "_")
    needs_a_build(group)
    (*fast, is_fast), (*slow, is_slow) = [
        told.splitlines() for told in both(SCRIPT, key, group, *words)
    ]
    assert (is_fast, is_slow) == ("True", "False")
    assert len(slow) > 4
    assert fast == slow
    assert all("False" not in line for line in slow)


@pytest.mark.parametrize("key", OURS)
def test_random_battles_are_the_same(key):
    agree(key, "1000", "120", "160")


@pytest.mark.parametrize("key", OURS)
def test_greedy_bots_do_the_same(key):
    agree(key, "60", "100", "100")


def test_all_five_are_tried():
    assert len(OURS) == 5
