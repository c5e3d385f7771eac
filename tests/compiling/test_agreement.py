"""Every game is the same compiled and plain: states and events of whole stretches of play."""

import pytest

from slagveld.kernel.registry import games
from tests.compiling.processes import needs_a_build, printed, start

SCRIPT = """
import hashlib, sys
from slagveld.compiling.choice import compiled
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.registry import game

key, group = sys.argv[1:]
rules = game(key)
for seed in (3, 4):
    rng, seen = Rng(seed), hashlib.sha256()
    dice = Quick(rng)
    state, count = rules.begin(rules.setup_for_bots(), dice).state, 0
    while count < 120 and (question := rules.question(state)) is not None:
        seat = question.who(state)[0]
        done = rules.apply(state, seat, question.propose(state, seat, rng), dice)
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


@pytest.mark.parametrize("key", OURS)
def test_a_battle_is_the_same_compiled_and_plain(key):
    group = key.replace("-", "_")
    needs_a_build(group)
    processes = [start(SCRIPT, key, group, plain=plain) for plain in (False, True)]
    *fast, is_fast = printed(processes[0]).splitlines()
    *slow, is_slow = printed(processes[1]).splitlines()
    assert (is_fast, is_slow) == ("True", "False")
    assert len(slow) > 6
    assert fast == slow
    assert all("False" not in line for line in slow)


def test_all_five_are_tried():
    assert len(OURS) == 5
