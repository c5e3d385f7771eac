"""Pig, the smallest of games, is registered here without being installed."""

from pathlib import Path

import pytest

FAKE = str(Path(__file__).parent.parent / "fake")


@pytest.fixture(autouse=True)
def pig(monkeypatch):
    monkeypatch.syspath_prepend(FAKE)
    monkeypatch.setenv("PYTHONPATH", FAKE)  # for the processes that a test starts


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run(capsys):
    """Run the command in this process: exit code, stdout, stderr."""
    from slagveld.cli import main

    def run(*words):
        capsys.readouterr()
        code = main([str(word) for word in words])
        return (code, *capsys.readouterr())

    return run


@pytest.fixture
def saved(tmp_path):
    """Play a battle of Pig at random and save it: the file."""
    import slagveld
    from slagveld.kernel.dice import Rng

    def saved(decisions=10_000, **start):
        match = slagveld.game("pig").match(**{"seed": 4, **start})
        rng = Rng(4)
        for _ in range(decisions):
            if match.decision is None:
                break
            match.play(match.decision.propose(rng))
        path = tmp_path / "battle.json"
        path.write_bytes(match.save())
        return path

    return saved
