"""`tools/reach.py`: what it counts, what it believes, and when it fails."""

import importlib.util
import sys
from pathlib import Path

import pytest

from slagveld.conformance.counting import Count, reached, reached_in_kernel

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def tool():
    spec = importlib.util.spec_from_file_location("reach_tool", ROOT / "tools" / "reach.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["reach_tool"] = module
    spec.loader.exec_module(module)
    return module


def test_a_kind_that_nobody_reached_is_told(tool, capsys):
    counts = [Count("toy", "odd", actions={"Bid": 3}, questions={"Bids": 3})]
    nobody = []
    tool.told("toy", reached("toy", counts, {("toy", "Watch")}), nobody)
    shown = capsys.readouterr().out
    assert "toy: PressOn" in nobody
    assert not {"toy: Bids", "toy: Bid", "toy: Watch"} & set(nobody)
    lines = {line.split()[1]: line for line in shown.splitlines()[2:]}
    assert lines["Bids"].split() == ["question", "Bids", "0", "3", "0"]
    assert lines["Watch"].endswith("test")
    assert lines["PressOn"].endswith("NOBODY")


def test_the_kernels_actions_count_once_over_all_games():
    counts = [Count(key, "odd", actions={"Concede": 2}) for key in ("toy", "carnage")]
    rows = {name: (times, test) for _, name, times, test in reached_in_kernel(counts, set())}
    assert rows["Concede"] == ([0, 4, 0], False)
    assert rows["Override"] == ([0, 0, 0], False)


def test_it_ends_with_one_when_a_kind_is_missing(tool, monkeypatch, capsys):
    monkeypatch.setattr(tool, "directed", set)
    assert tool.main(["toy", "--share", "20", "--workers", "1"]) == 0
    assert "reached by nobody: none; faults: 0" in capsys.readouterr().out
    poor = [Count("toy", "odd")]
    monkeypatch.setattr(tool, "counts_of", lambda *_: poor)
    assert tool.main(["toy"]) == 1
    poor[0].faults.append("toy, odd, seed 1: no")
    assert tool.main(["toy"]) == 1


def test_directed_tests_that_are_marked_are_found(tool):
    marked = [
        path for path in (ROOT / "tests").rglob("test_*.py") if tool.MARK in path.read_text("utf-8")
    ]
    assert ROOT / "tests" / "kernel" / "test_reach.py" in marked
