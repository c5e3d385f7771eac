"""`slagveld odds`."""

import json

import pytest

from slagveld.chances import Distribution
from slagveld.kernel.odds import Attack, Parameter
from slagveld.texts import Text


def test_json_is_the_distribution_and_nothing_else(run):
    code, out, err = run("odds", "pig", "sum", "sides=2", "count=2", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "mean": 3.0,
        "outcomes": [
            {"value": 2, "probability": 0.25},
            {"value": 3, "probability": 0.5},
            {"value": 4, "probability": 0.25},
        ],
    }


def test_bars_for_people(run):
    code, out, _ = run("odds", "pig", "sum", "sides=2", "count=2")
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert ["3", "50%", "█" * 30] in rows
    assert ["4", "25%", "█" * 15] in rows
    assert "On average 3.00." in out
    assert "Gemiddeld 3,00." in run("odds", "pig", "sum", "sides=2", "count=2", "--lang", "nl")[1]


def test_long_tails_are_left_to_json(run):
    _, out, _ = run("odds", "pig", "sum", "sides=20", "count=40")
    assert len(out.splitlines()) < 70
    assert "less likely outcomes are not shown" in out


def test_without_an_attack_all_are_listed(run):
    code, out, _ = run("odds", "pig")
    assert code == 0
    assert "sum: the race" in out
    assert ["count=", "1–40", "[1]", "number", "of", "dice"] in [
        x.split() for x in out.splitlines()
    ]
    listed = json.loads(run("odds", "pig", "--json")[1])
    assert [parameter["name"] for parameter in listed["sum"]] == ["count", "sides"]
    assert listed["sum"][0]["default"] == 1
    assert listed["sum"][1]["default"] is None


@pytest.mark.rule("SLV-ODDS-1")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["arrow"], "arrow"),
        (["sum"], "sides"),
        (["sum", "sides"], "NAME=NUMBER"),
        (["sum", "=3"], "NAME=NUMBER"),
        (["sum", "sides=1"], "from 2 to 20"),
        (["sum", "sides=21"], "from 2 to 20"),
        (["sum", "sides=6.0"], "6.0"),
        (["sum", "sides=9999999999999999999999"], "9999999999999"),
        (["sum", "sides="], "sides"),
        (["sum", "sides=6", "sides=6"], "twice"),
        (["sum", "sides=6", "luck=1"], "luck"),
    ],
)
def test_impossible_values_are_one_line(run, words, told):
    code, out, err = run("odds", "pig", *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


def test_a_game_without_odds(run, monkeypatch):
    monkeypatch.setattr("slagveld_pig.game.Pig.odds", lambda _: {})
    code, _, err = run("odds", "pig", "sum")
    assert code == 2
    assert "pig" in err


def test_words_are_listed_with_their_default(run, monkeypatch):
    mode = Parameter("mode", Text("plain", {"words": "the mode"}), choices=("direct", "indirect"))
    shoot = Attack("shoot", Text("plain", {"words": "arrows"}), (mode,), lambda mode: mode)
    monkeypatch.setattr("slagveld_pig.game.Pig.odds", lambda _: {"shoot": shoot})
    _, out, _ = run("odds", "pig")
    assert ["mode=", "direct/indirect", "[direct]", "the", "mode"] in [
        line.split() for line in out.splitlines()
    ]
    (listed,) = json.loads(run("odds", "pig", "--json")[1])["shoot"]
    assert (listed["choices"], listed["default"]) == (["direct", "indirect"], "direct")


def test_outcomes_that_are_words_have_names_and_an_order(run, monkeypatch):
    names = {"win": "it is won", "lose": "it is lost"}
    words = {key: Text("plain", {"words": name}) for key, name in names.items()}
    title = Text("plain", {"words": "a toss"})
    toss = Attack("toss", title, (), lambda: Distribution({"lose": 0.25, "win": 0.75}), words)
    monkeypatch.setattr("slagveld_pig.game.Pig.odds", lambda _: {"toss": toss})
    _, out, _ = run("odds", "pig", "toss")
    assert [line.rstrip() for line in out.splitlines()] == [
        "a toss",
        f"  it is won   75%  {'█' * 30}",
        f"  it is lost  25%  {'█' * 10}",
    ]
    shown = json.loads(run("odds", "pig", "toss", "--json")[1])
    assert [outcome["value"] for outcome in shown["outcomes"]] == ["lose", "win"]
