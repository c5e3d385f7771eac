"""A battle is the same whether the table is compiled or plain."""

import os
import subprocess
import sys

import pytest

from slagveld.kernel.registry import games
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.table import compiled

SCRIPT = """
import sys
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.table import compiled

key, path, *other = sys.argv[1:]
rng = Rng(11)
match = game(key).match(seed=11)
for _ in range(400):
    if match.decision is None:
        break
    match.play(match.decision.propose(rng))
with open(path, "wb") as file:
    file.write(match.save())
for each in other:
    verdict = verify(load(open(each, "rb").read()))
    print(verdict.ok, verdict.entry, verdict.entries)
print(compiled())
"""


def played(key, path, *other, plain):
    """What a process prints that plays a battle into a file, and verifies the other files."""
    env = {**os.environ, "SLAGVELD_PLAIN": "1" if plain else ""}
    words = [sys.executable, "-c", SCRIPT, key, path, *other]
    return subprocess.run(words, capture_output=True, env=env, check=True).stdout.split()


@pytest.mark.skipif(not compiled(), reason="the table is not compiled here")
@pytest.mark.parametrize("key", sorted(games()))
def test_a_replay_made_by_one_holds_under_the_other(key, tmp_path):
    fast, slow = tmp_path / "fast.json", tmp_path / "slow.json"
    assert played(key, fast, plain=False) == [b"True"]
    entries = str(fast.read_bytes().count(b'"public"')).encode()
    assert played(key, slow, fast, plain=True) == [b"True", b"None", entries, b"False"]
    assert fast.read_bytes() == slow.read_bytes()
    assert verify(load(slow.read_bytes())).ok
