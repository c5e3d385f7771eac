"""The command in a fresh process, as a user runs it."""

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent.parent / "src"


def outer(*words, typed=None):
    """What it prints when so much is typed; it must end well and complain of nothing."""
    path = os.pathsep.join([str(SOURCES), os.environ["PYTHONPATH"]])
    done = subprocess.run(
        [sys.executable, "-m", "slagveld", *map(str, words)],
        env={**os.environ, "PYTHONPATH": path},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
