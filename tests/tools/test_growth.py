"""`benchmarks/growth.py`: its battles, its sums, its bounds, and a small run of it."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
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
plot = _load("growth_plot")


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


def kept(name):
    file = FOLDER / "results" / f"growth-{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=report.Run) if file.exists() else None


def test_the_page_has_the_tables_of_the_figures_that_are_kept():
    before, now = kept("before"), kept("now")
    lines = report.markdown(before) if now is None else report.markdown(now, before)
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    for table in "\n".join(lines).split("\n\n"):
        assert table in page


def test_an_earlier_run_stands_before_an_arrow():
    def run(mean):
        growth = report.Growth("toy", "menu", (point(1, 1.0, worst=2.0), point(8, mean, worst=9.0)))
        values = {"commit": "", "python": "", "compiled": True, "sizes": (), "seeds": ()}
        return report.Run(**values, decisions=1, growths=(growth,))

    lines = report.markdown(run(8.0), run(64.0))
    assert "| menu of candidates | 2.00 → 1.00 |" in lines
    assert "| menu of candidates | 64.0 / 9.0 → 8.0 / 9.0 |" in lines
    assert any("1.00" in line and line.startswith("menu") for line in report.told(run(8.0)))


def test_the_picture_has_a_panel_for_each_kind_and_a_line_for_each_game():
    points = (point(1, 0.5, worst=1.0), point(8, 4.0, worst=9.0))
    kinds = list(plot.PANELS)
    growths = tuple(report.Growth(key, kind, points) for key in report.GAMES for kind in kinds)
    values = {"commit": "", "python": "", "compiled": True, "sizes": (), "seeds": ()}
    run = report.Run(**values, decisions=1, growths=growths)
    picture = ET.fromstring(plot.plotted(run, run))
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}g")) == len(kinds)
    looks = [path.get("class").split() for path in picture.iter(f"{space}path")]
    for key in report.GAMES:
        assert sum("line" in look and key in look for look in looks) == 2 * len(kinds) + 1
    words = [one.text for one in picture.iter(f"{space}text")]
    assert set(plot.PANELS.values()) | set(report.GAMES.values()) <= set(words)
