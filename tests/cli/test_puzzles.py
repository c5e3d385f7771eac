"""`slagveld puzzles`."""

import json
import os
import subprocess
import sys

import pytest
from tests.cli.outer import SOURCES, outer

from slagveld import data
from slagveld.puzzles.finding import collect
from slagveld.puzzles.puzzle import read

KEY = "wizard-duel"


@pytest.fixture(scope="module")
def found():
    return collect(KEY, count=1, seed=1)


@pytest.fixture
def file(found, tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(data.dumps(found), encoding="utf-8")
    return path


def solving(file, typed, language="en"):
    """The command in a fresh process, with somebody who types: its exit code and what it says."""
    words = ["puzzles", KEY, "1", "--file", file, "--lang", language]
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
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_found_from_outside_and_written_as_data(found, tmp_path):
    path = tmp_path / "duel.yaml"
    told = outer("puzzles", "find", KEY, "--count", 1, "--seed", 1, "--file", path)
    assert "1 puzzle from" in told
    assert read(path) == found


def test_a_search_that_is_given_up_says_so(run, tmp_path):
    """One battle gives one puzzle at most: an honest file, and a code that says so."""
    path = tmp_path / "few.yaml"
    code, out, err = run("puzzles", "find", KEY, "--battles", 1, "--file", path, "--json")
    assert (code, err) == (1, "")
    told = json.loads(out)
    assert told["battles"] == 1
    assert told["found"] == len(read(path).puzzles) < 20
    assert told["command"] == "slagveld puzzles find wizard-duel --count 20 --seed 1 --battles 1"


def test_listed_and_shown_as_json(run, file, found):
    code, out, err = run("puzzles", KEY, "--file", file)
    assert (code, err) == (0, "")
    assert "1 puzzle" in out
    assert "★" in out
    code, out, _ = run("puzzles", KEY, "--file", file, "--json")
    (line,) = json.loads(out)
    assert (code, line["number"], line["dice"]) == (0, 1, found.puzzles[0].dice)
    assert not {"answers", "position", "state"} & set(line)
    code, out, _ = run("puzzles", KEY, "1", "--file", file, "--json")
    whole = json.loads(out)
    assert (code, len(whole["answers"])) == (0, len(found.puzzles[0].answers))
    assert whole["state"]["seats"]


def test_an_answer_as_json_is_judged(run, file, found):
    best = found.puzzles[0].answers[0]
    code, out, err = run("puzzles", KEY, "1", "--file", file, "--answer", best)
    assert (code, err) == (0, "")
    assert out.startswith("Solved")
    code, out, _ = run("puzzles", KEY, "1", "--file", file, "--answer", best, "--json")
    assert (code, json.loads(out)["solved"]) == (0, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["1", "--answer", "{}"], "This is no answer"),
        (["1", "--answer", '{"type":"Concede"}'], "what is asked"),
        (["7"], "no puzzle 7"),
        (["x"], "NUMBER"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(run, file, words, said):
    code, out, err = run("puzzles", KEY, *words, "--file", file)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_find_needs_a_game(run):
    code, _, err = run("puzzles", "find")
    assert code == 2
    assert "GAME" in err


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_hint_and_solution_in_every_language(run, file, language):
    told = []
    for wish in ("--hint", "--solution"):
        code, out, err = run("puzzles", KEY, "1", "--file", file, wish, "--lang", language)
        assert (code, err) == (0, "")
        told.append(out.splitlines()[-1])
    assert told[0] != told[1]
    assert "%" in out


def test_solved_at_the_terminal_with_help_on_the_way(file):
    """Somebody answers, asks for help, tries again and leaves; what is typed decides the code."""
    code, out = solving(file, "1\ny\nhint\nsolution\nquit\n")
    assert "to win" in out
    if "Solved" in out:
        assert code == 0
    else:
        assert code == 1
        assert "Think of" in out
        assert "next best answer" in out


def test_nobody_types(file):
    code, out = solving(file, "")
    assert code == 1
    assert "1." in out
