"""The examples run as they stand, each in a process of its own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
HOME = ROOT / "examples"
SCRIPTS = sorted(HOME.glob("*.py"))
NOTEBOOKS = sorted(HOME.glob("*.ipynb"))
PATH = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])


def run(folder, *words):
    """What a program prints. It runs elsewhere, so that it finds nothing by accident."""
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PATH, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_own_bot(tmp_path):
    said = run(tmp_path, HOME / "own_bot.py", "--battles", 6)
    assert re.search(r"won [3-6] of 6 battles", said)


def test_looking_ahead(tmp_path):
    said = run(tmp_path, HOME / "looking_ahead.py", "--battles", 1, "--wide", 4, "--deep", 6)
    assert re.search(r"won [01] of 1 battles", said)
    tried, positions = map(int, re.findall(r"\d+", said.splitlines()[-1]))
    assert tried >= positions > 20


def test_odds_table(tmp_path):
    said = run(tmp_path, HOME / "odds_table.py")
    (row,) = [line.split() for line in said.splitlines() if line.startswith("       4 ")]
    assert [float(cell) for cell in row[1:]] == sorted(map(float, row[1:]), reverse=True)


def test_mass_simulation_draws_a_picture(tmp_path):
    said = run(tmp_path, HOME / "mass_simulation.py", "--games", 1)
    assert "Drawn into sides.svg." in said
    drawn = ET.parse(tmp_path / "sides.svg")
    labels = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "Protect the Border" in labels
    assert "100 %" in labels


def test_own_game(tmp_path):
    said = run(tmp_path, HOME / "own_game.py", "--battles", 20)
    assert "(ST-WALK-1)" in said
    assert "The battle is over. Victory for Player 1. The shot went home." in said
    assert len(re.findall(r"^ *\d+( +\d+%){6}$", said, re.MULTILINE)) == 6


def test_replay_reader(tmp_path):
    said = run(tmp_path, HOME / "replay_reader.py")
    assert "sound" in said
    assert "NOT" not in said
    german = run(tmp_path, HOME / "replay_reader.py", "--language", "de")
    assert "ist zu Ende" in german


def test_replay_reader_refuses_what_is_no_battle(tmp_path):
    (tmp_path / "no.json").write_text("{}", "utf-8")
    done = subprocess.run(
        [sys.executable, HOME / "replay_reader.py", "no.json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": PATH},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "(SLV-SAVE-1)" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_from_top_to_bottom(tmp_path, notebook):
    said = run(tmp_path, ROOT / "tools" / "run_notebook.py", notebook)
    assert len(said.splitlines()) > 5


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_sound_and_kept_without_outputs(notebook):
    document = json.loads(notebook.read_text("utf-8"))
    assert (document["nbformat"], document["nbformat_minor"]) == (4, 5)
    cells = document["cells"]
    assert len({cell["id"] for cell in cells}) == len(cells)
    assert cells[0]["cell_type"] == "markdown"
    for cell in cells:
        assert cell["cell_type"] in ("markdown", "code")
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


def test_a_cell_that_fails_is_named(tmp_path):
    cells = [{"cell_type": "markdown", "source": []}, {"cell_type": "code", "source": ["1 / 0"]}]
    (tmp_path / "a.ipynb").write_text(json.dumps({"cells": cells}), "utf-8")
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "run_notebook.py", "a.ipynb"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "in cell 2 of a.ipynb" in done.stderr


def test_there_are_six_scripts_and_two_notebooks_and_the_pages_name_them():
    assert (len(SCRIPTS), len(NOTEBOOKS)) == (6, 2)
    for page in (HOME / "README.md", ROOT / "README.md"):
        text = page.read_text("utf-8")
        for file in (*SCRIPTS, *NOTEBOOKS):
            assert f"`{file.name}`" in text


def test_only_the_public_interface_is_used():
    """No private name, no game's own modules, nothing from a server or the command line."""
    for file in (*SCRIPTS, *NOTEBOOKS, *HOME.glob("standoff/*.py")):
        text = file.read_text("utf-8")
        for module in re.findall(r"(?:from|import) (slagveld[\w.]*)", text):
            part = module.split(".")[1] if "." in module else ""
            assert part in ("", "bots", "chances", "kernel", "lab", "table", "texts"), module
            assert not re.search(r"\._", module)


def test_the_bot_of_the_guide_wins_and_is_found_by_its_entry_point(tmp_path):
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (entry,) = re.findall(r"```toml\n\[project.entry-points.\"(.*?)\"\]\n(.*?)```", text, re.DOTALL)
    assert len(example.splitlines()) <= 45
    (tmp_path / "prober.py").write_text(example, "utf-8")
    assert run(tmp_path, "prober.py") == "won 10 of 10\n"
    known = tmp_path / "prober-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: prober\nVersion: 1.0\n", "utf-8")
    lines = entry[1].replace('"', "")
    (known / "entry_points.txt").write_text(f"[{entry[0]}]\n{lines}", "utf-8")
    words = ["ladder", "mage-knight", "--scenario", "skirmish", "--bots", "prober,random"]
    told = json.loads(run(tmp_path, "-m", "slagveld", *words, "--games", 2, "--json"))
    assert told["ratings"][0]["bot"] == "prober"
    assert told["pairs"][0]["refused"] == 0


@pytest.mark.parametrize("number", range(4))
def test_the_examples_in_the_guide_run(tmp_path, number):
    text = (ROOT / "docs" / "python.md").read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 4
    (tmp_path / "example.py").write_text(examples[number], "utf-8")
    assert run(tmp_path, "example.py")
