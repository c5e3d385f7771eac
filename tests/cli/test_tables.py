"""`slagveld table`, and tables from files for battles."""

import json

import pytest
from tests.cli.outer import outer


def test_a_battlefield_is_made_looked_at_and_fought_on(tmp_path):
    """In fresh processes, as somebody would do it: make one, check it, let bots fight on it."""
    file = tmp_path / "ruins.json"
    words = ("wizard-duel", "--land", "ruins", "--seed", "5")
    out = outer("table", "random", *words, "-o", file)
    assert out.startswith("Ruins, 100 cm × 80 cm,")
    assert "Fair: cover near the sides" in " ".join(out.split())
    table = json.loads(file.read_bytes())
    told = json.loads(outer("table", "random", *words, "--json"))
    assert told["table"] == table
    assert (told["scenario"], told["density"], told["fair"], told["seed"]) == (
        "empty",
        "normal",
        "turn",
        5,
    )
    assert told["verdict"]["fair"]
    assert "can be played on" in outer("table", "check", "wizard-duel", file)
    fight = ("simulate", "wizard-duel", "--games", "1", "--bots", "random,random", "--json")
    played, other = outer(*fight, "--table", file), outer(*fight)
    assert json.loads(played)["games"] == 1
    assert json.loads(played)["decisions"] != json.loads(other)["decisions"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("random", "chess"), "chess"),
        (("random", "carnage", "--land", "moon"), "moon"),
        (("random", "carnage", "--density", "thick"), "thick"),
        (("random", "carnage", "--fair", "no"), "no"),
        (("random", "carnage", "--seed", "-1"), "-1"),
        (("random", "carnage", "--seed", "x"), "x"),
        (("random", "carnage", "--scenario", "ford"), "ford"),
        (("random", "carnage", "-o", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
        (("check", "carnage", "/nowhere.json"), "/nowhere.json"),
    ],
)
def test_what_cannot_be_made_is_one_sentence(run, words, named):
    code, out, err = run("table", *words)
    assert (code, out) == (2, "")
    assert named in err
    assert len(err.splitlines()) == 1


def table_with(**piece):
    """A table with one piece, as a file has it."""
    usual = {"key": "wood", "x": 6000, "y": 4000, "width": 900, "depth": 900}
    laid = {"width": 12000, "depth": 8000, "pieces": [{**usual, **piece}]}
    return json.dumps(laid).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 5000,
        b'{"width": 12000}',
        b'{"width": "a", "depth": 8000}',
        table_with(key="volcano"),
        table_with(points=[[0, 0], [1, 1], [2, 2]]),
        table_with(points=[[2000, 0], [0, 1000], [-1000, 0]]),
        table_with(key="wall", depth=150, points=[[1000, 0], [0, 1000], [-1000, -900]]),
    ],
)
def test_a_file_that_is_no_table_is_one_sentence(run, tmp_path, content):
    file = tmp_path / "table.json"
    file.write_bytes(content)
    for words in (
        ("table", "check", "wizard-duel", file),
        ("simulate", "wizard-duel", "--table", file),
    ):
        code, out, err = run(*words)
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert "Traceback" not in err


def test_a_table_that_is_not_allowed_is_told_as_data(run, tmp_path):
    file = tmp_path / "table.json"
    file.write_text('{"width": 100, "depth": 100}')
    code, out, _ = run("table", "check", "wizard-duel", file, "--json")
    assert code == 1
    assert json.loads(out)["ok"] is False
