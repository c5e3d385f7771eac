"""`benchmarks/growth.py`: its battles, its sums, its bounds, and a small run of it."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

from slagveld.kernel.registry import game

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "benchmarks"


def _load(name):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


battles = _load("growth_battles")
measure = _load("growth_measure")
report = _load("growth_report")


def point(size, mean, middle=0.0, worst=0.0):
    return report.Point(size, 10 * size, 5, mean, middle, worst)


@pytest.mark.parametrize("key", battles.PLANS)
@pytest.mark.parametrize("size", [1, 2])
def test_armies_as_large_as_that_are_set_up_and_nobody_is_left_out(key, size):
    one = game(key)
    state = battles.begun(one, size, 1)
    wizards = 3 if key == "wizard-duel" else 0
    armies = sum(count for army in battles.PLANS[key].armies for _, count in army)
    assert battles.figures(one, state) == wizards + size * armies
    assert not one.faults(state)


def test_the_largest_armies_find_room_too():
    for key in battles.PLANS:
        one = game(key)
        assert not one.faults(battles.begun(one, 8, 1))


def test_the_power_is_that_of_the_number_of_figures():
    growth = report.Growth("toy", "apply", tuple(point(n, 0.5 * n**1.5) for n in (1, 2, 4, 8)))
    assert growth.exponent == pytest.approx(1.5)
    assert report.Growth("toy", "apply", (point(1, 2.0),)).exponent is None


@pytest.mark.parametrize(
    ("kind", "last", "broken"),
    [
        ("menu", point(8, 1.0, 1.0, 29.0), 0),
        ("menu", point(8, 1.0, 1.0, 31.0), 1),
        ("menu", point(8, 20.0, 1.0, 31.0), 2),
        ("greedy", point(8, 20.0, 1.0, 500.0), 1),
        ("apply", point(8, 20.0, 1.0, 500.0), 0),
        ("preview", point(8, 20.0, 19.0, 59.0), 0),
        ("preview", point(8, 20.0, 21.0, 61.0), 2),
    ],
)
def test_bounds_that_do_not_hold_are_told(kind, last, broken):
    assert len(report.Growth("toy", kind, (point(1, 1.0), last)).broken) == broken


def test_what_is_dragged_comes_from_elsewhere():
    assert measure.shifted([10, 20, 1], 3, 4) == [13, 24, 1]
    assert measure.shifted([[0, 0, 0], [10, 20, 0]], 3, 4) == [[0, 0, 0], [13, 24, 0]]
    plan = [{"piece": 7, "pose": {"x": 1, "y": 2, "facing": 9}, "path": [[1, 2, 0]]}]
    moved = {"piece": 7, "pose": {"x": 4, "y": 6, "facing": 9}, "path": [[4, 6, 0]]}
    assert measure.shifted(plan, 3, 4) == [moved]
    assert measure.shifted("north", 3, 4) == "north"


def test_a_decision_carried_out_again_is_the_same_and_another_object():
    one = game("wizard-duel")
    state = battles.begun(one, 1, 1)
    question = one.question(state)
    seat = measure.asked_seat(question, state)
    action = question.candidates(state, seat)[0]
    again = measure.Repeat(one, state, seat, action, "a key")
    assert again() == again()
    assert again() is not again()


def test_a_small_run_prints_and_keeps_its_figures(tmp_path):
    kept = tmp_path / "run.json"
    command = [sys.executable, str(FOLDER / "growth.py"), "wizard-duel", "--sizes", "1,2"]
    command += ["--seeds", "1", "--decisions", "4", "--every", "2"]
    first = subprocess.run(
        [*command, "--json", str(kept)], capture_output=True, text=True, check=True, timeout=120
    )
    assert "1x (23)" in first.stdout
    assert "2x (43)" in first.stdout
    run = json.loads(kept.read_text())
    assert [growth["kind"] for growth in run["growths"]] == list(measure.KINDS)
    assert run["growths"][0]["points"][1]["count"] == 2
    again = subprocess.run(
        [*command, "--compare", str(kept)], capture_output=True, text=True, check=True, timeout=120
    )
    assert again.stdout.count("\n  before") == len(measure.KINDS)
