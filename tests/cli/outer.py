"""The command in a fresh process, as a user runs it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent.parent / "src"


def begun(*words):
    """The running process of a command, with pipes for what it prints.

    It can be interrupted, even if whoever runs the tests cannot: a shell makes what it starts in
    the background deaf to Ctrl-C.
    """
    return subprocess.Popen(
        [sys.executable, "-m", "slagveld", *map(str, words)],
        env=environment(),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def environment():
    """That of the tests, in which the sources are those of this checkout."""
    path = os.pathsep.join([str(SOURCES), os.environ["PYTHONPATH"]])
    return {**os.environ, "PYTHONPATH": path}


def outer(*words, typed=None):
    """What it prints when so much is typed; it must end well and complain of nothing."""
    done = subprocess.run(
        [sys.executable, "-m", "slagveld", *map(str, words)],
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
