"""At a real terminal: colours, a clean screen, Ctrl-C."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest

COLOUR = re.compile(rb"\x1b\[[0-9;]*(?:3[0-7]|9[0-7])m")


def heed_interrupts():
    """A shell's background job is started deaf to Ctrl-C; a terminal program is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """`slagveld play` on a terminal of its own."""

    def __init__(self, words, **environment):
        self.master, slave = pty.openpty()
        code = "import sys; from slagveld.cli import main; sys.exit(main())"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "play", *words],
            stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "LINES": "30", **environment},
            preexec_fn=heed_interrupts,
        )  # fmt: skip
        os.close(slave)
        self.seen = b""

    def until(self, words, seconds=60):
        """Read until some words are on the screen."""
        end = time.monotonic() + seconds
        while words not in self.seen:
            assert time.monotonic() < end, self.seen[-500:]
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += os.read(self.master, 65536)
        return self.seen

    def type(self, line):
        os.write(self.master, line.encode() + b"\n")

    def interrupt(self):
        """Press Ctrl-C, and again if it came just before the line was being read."""
        for _ in range(60):
            os.kill(self.process.pid, signal.SIGINT)
            if select.select([self.master], [], [], 1)[0]:
                return

    def leave(self):
        """Wait for the end: the exit code, and everything seen."""
        while True:
            try:
                if not select.select([self.master], [], [], 60)[0]:
                    break
                found = os.read(self.master, 65536)
            except OSError:
                break
            if not found:
                break
            self.seen += found
        return self.process.wait(60), self.seen


@pytest.fixture
def screen():
    made = []

    def screen(*words, **environment):
        made.append(Screen(words, **environment))
        return made[-1]

    yield screen
    for one in made:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()
        os.close(one.master)


def test_ctrl_c_leaves_cleanly_and_tells_where_the_battle_is(screen, own_home):
    here = screen("toy", "--seed", "1")
    here.until(b"[0]: ")
    here.interrupt()
    code, seen = here.leave()
    assert code == 130
    (path,) = own_home.iterdir()
    assert f"slagveld play --load {path}".encode() in seen.replace(b"\r\n", b"")
    assert b"Traceback" not in seen


def test_colours_unless_they_are_not_wanted(screen):
    here = screen("toy", "--seed", "1")
    assert COLOUR.search(here.until(b"[0]: "))
    plain = screen("toy", "--seed", "1", NO_COLOR="1")
    assert not COLOUR.search(plain.until(b"[0]: "))


def test_a_secret_leaves_the_screen_with_its_owner(screen):
    here = screen("toy", "--seed", "1", "--hot-seat")
    here.until(b"Player 1. Nobody else looks.")
    here.type("")
    here.until(b"[0]: ")
    here.type("3")
    seen = here.until(b"Player 2. Nobody else looks.")
    assert seen.rindex(b"\x1b[3J\x1b[2J\x1b[H") > seen.rindex(b"[0]: ")
    here.type("")
    here.type("quit")
    here.type("y")
    assert here.leave()[0] == 0
