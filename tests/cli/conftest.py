"""Pig, the smallest of games, is registered here without being installed."""

from pathlib import Path

import pytest
from tests.campaign.commands import THIN
from tests.campaign.graphs import YARD

from slagveld.kernel.aftermath import Aftermath, Veterans
from slagveld.kernel.fields import Choice

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


@pytest.fixture
def file(tmp_path):
    def file(text, name):
        path = tmp_path / name
        path.write_text(text)
        return path

    return file


@pytest.fixture
def begun(run, file, tmp_path):
    """A campaign in the yard with two armies of runts: its file."""

    def begun(*words, text=YARD):
        graph, army = file(text, "graph.yaml"), file(THIN, "army.yaml")
        path = tmp_path / "war.json"
        armies = ("--army", f"sows={army}", "--army", f"boars={army}")
        code, out, err = run("campaign", "new", path, "--campaign", graph, *armies, *words)
        assert (code, err) == (0, ""), (out, err)
        return path

    return begun


@pytest.fixture
def seasoned(monkeypatch):
    """Pig with rules for veterans, and survivors of every battle."""
    from slagveld_pig.game import Pig, Runners

    veterans = Veterans(
        marks=(Choice("fast", "fast"), Choice("fat", "fat")),
        rule="PIG-END-1",
        models_rule="PIG-BET-1",
        mark_rule="PIG-ROLL-1",
    )
    monkeypatch.setattr(Pig, "veterans", lambda _: veterans)
    monkeypatch.setattr(Runners, "faults", lambda *_: [])

    after = Aftermath(winner=0, points=(3, 1), alive=((1, 0), (0, 1)))
    monkeypatch.setattr(Pig, "aftermath", lambda *_: after)
