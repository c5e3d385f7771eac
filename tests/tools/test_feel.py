"""The benchmark of what users feel, in a process of its own; only what is counted is judged."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_loading_and_memory_are_told_with_their_bounds():
    words = ["--rounds", "1", "--only", "load,memory", "--game", "mage-knight"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "feel.py"), *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert not done.stderr
    file, store, memory, own = done.stdout.splitlines()
    assert file.startswith("mage-knight: load 400 entries from a file")
    assert store.startswith("mage-knight: load 400 entries from a store")
    assert "at most 0.1" in file
    assert "at most 0.1" in store
    assert memory.startswith("mage-knight: memory of a live battle")
    assert memory.endswith("MB   at most 3")
    assert own.startswith("mage-knight: of that its own")
    assert "at most" not in own
