"""A battle is the same whether the table is compiled or plain."""

import os
import subprocess
import sys

import pytest

from slagveld.kernel.registry import games
from slagveld.table import compiled

SCRIPT = """
import hashlib, sys
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.table import compiled

key, path = sys.argv[1:]
found = game(key)
if path == "-":
    rng = Rng(11)
    match = found.match(seed=11)
    for _ in range(400):
        if match.decision is None:
            break
        match.play(match.decision.propose(rng))
    sys.stdout.buffer.write(match.save())
else:
    verdict = verify(load(open(path, "rb").read()))
    print(compiled(), verdict.ok, verdict.entry, verdict.entries)
"""


def run(key, path, *, plain):
    env = {**os.environ, "SLAGVELD_PLAIN": "1" if plain else ""}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, key, path], capture_output=True, env=env, check=True
    )
    return done.stdout


@pytest.mark.skipif(not compiled(), reason="the table is not compiled here")
@pytest.mark.parametrize("key", sorted(games()))
def test_a_replay_made_by_one_holds_under_the_other(key, tmp_path):
    fast = run(key, "-", plain=False)
    slow = run(key, "-", plain=True)
    assert fast == slow
    path = tmp_path / "battle.json"
    path.write_bytes(fast)
    entries = fast.count(b'"public"')
    assert run(key, str(path), plain=True).split() == [
        b"False",
        b"True",
        b"None",
        str(entries).encode(),
    ]
    path.write_bytes(slow)
    assert run(key, str(path), plain=False).split()[:2] == [b"True", b"True"]
