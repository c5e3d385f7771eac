"""A game's JSON knows every kind of its package, whatever was imported before."""

import subprocess
import sys
import textwrap

import pytest

GAME = """
    from slagveld_toy.game import Toy

    class Sleepy(Toy):
        key = "sleepy"
"""

LATE = """
    from slagveld.kernel.agenda import Question
    from slagveld.kernel.decision import Action
    from slagveld.kernel.event import Event

    class Wake(Action, frozen=True): ...
    class AskWake(Question, frozen=True): ...
    class Woken(Event, frozen=True, kw_only=True): ...
"""

ASKED = """
    from sleepy.game import Sleepy
    codec = Sleepy().codec
    print(codec.action(b'{"type": "Wake"}'))
    print(codec.events(b'[{"type": "Woken"}]'))
"""


@pytest.fixture
def sleepy(tmp_path):
    """A package with a room that nothing imports, and a program that must never be run."""
    room = tmp_path / "sleepy" / "room"
    room.mkdir(parents=True)
    for folder in (room, room.parent):
        (folder / "__init__.py").write_text('"""A package."""\n')
    (room.parent / "game.py").write_text(textwrap.dedent(GAME))
    (room / "late.py").write_text(textwrap.dedent(LATE))
    (room.parent / "__main__.py").write_text("raise SystemExit('run as a program')\n")
    return tmp_path


@pytest.mark.rule("SLV-FORM-1")
def test_kinds_of_a_module_that_nothing_imported(sleepy):
    asked = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(ASKED)],
        cwd=sleepy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.stdout.split() == ["Wake()", "(Woken(rule='',", "seen_by=None),)"], asked.stderr
