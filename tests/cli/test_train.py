"""`slagveld train`."""

import json

import pytest
from tests.cli.outer import outer

from slagveld import data
from slagveld.kit.outlook import Weights

WORDS = ["train", "mage-knight", "--battles", 10, "--scenario", "skirmish"]


def test_from_outside_with_one_process_and_with_two(tmp_path):
    """The same table and the same weights, which a game can read."""
    files = [tmp_path / "one.yaml", tmp_path / "two.yaml"]
    told = [
        outer(*WORDS, "--workers", workers, "--out", file).replace(file.name, "")
        for workers, file in enumerate(files, 1)
    ]
    assert told[0] == told[1]
    assert files[0].read_bytes() == files[1].read_bytes()
    weights = data.load(files[0], Weights)
    assert list(weights.early) == sorted(weights.early) == list(weights.late)
    assert weights.origin.command == (
        "slagveld train mage-knight --battles 10 --seed 1 --scenario skirmish"
    )
    assert weights.origin.battles == 10


def test_a_table_for_people(run):
    code, out, err = run(*WORDS)
    assert (code, err) == (0, "")
    assert "10 battles" in out
    rows = [line.split() for line in out.splitlines()]
    positions = next(int(row[1]) for row in rows if row[:1] == ["Positions"])
    brier = next(float(row[-1]) for row in rows if row[:1] == ["Brier"])
    assert 0 <= brier <= 1
    assert any(row[:5] == ["the", "same", "for", "worth", "alone"] for row in rows)
    curve = rows[rows.index(["Said", "Won", "Positions"]) + 1 :]
    assert 0 < sum(int(row[2]) for row in curve) < positions
    assert all(row[0].endswith("%") and row[1].endswith("%") for row in curve)


def test_json(run):
    code, out, err = run(*WORDS, "--seed", 2, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["game"], told["scenario"], told["seed"]) == ("mage-knight", "skirmish", 2)
    assert set(told["early"]) == set(told["late"]) >= {"strength", "seat-skirmish"}
    assert told["origin"]["battles"] == 10
    for row in told["curve"]:
        assert 0 <= row["said"] <= 1
        assert 0 <= row["came"] <= 1
        assert row["positions"] > 0


@pytest.mark.parametrize("language", ["nl", "de"])
def test_other_languages(run, tmp_path, language):
    words = ["--battles", 5, "--out", tmp_path / "weights.yaml", "--lang", language]
    code, out, _ = run(*WORDS, *words)
    assert code == 0
    assert "⟦" not in out
    assert {"nl": "De gewichten staan in", "de": "Die Gewichte stehen in"}[language] in out


def test_a_progress_bar_only_where_somebody_watches(run, monkeypatch):
    assert run(*WORDS)[2] == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "10/10" in run(*WORDS)[2]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["pog"], "There is no game pog"),
        (["pig"], "pig has no tactics, so there is nothing to train."),
        (["mage-knight", "--battles", "4"], "--battles"),
        (["mage-knight", "--battles", "many"], "many"),
        (["mage-knight", "--seed", "-1"], "--seed"),
        (["mage-knight", "--workers", "0"], "--workers"),
        (["mage-knight", "--scenario", "moon"], "moon"),
        (["mage-knight", "--scenario", "teams"], "cannot be played by 2"),
        (["mage-knight", "--out", "/nowhere/at/all.yaml"], "/nowhere/at/all.yaml cannot be"),
    ],
)
def test_impossible_orders_are_one_line(run, words, told):
    code, out, err = run("train", *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err
    assert "⟦" not in err


def test_a_folder_is_no_file(run, tmp_path):
    code, _, err = run(*WORDS, "--out", tmp_path)
    assert code == 2
    assert "is a folder" in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_too_few_battles_that_end_are_one_line(run, monkeypatch, language, tmp_path):
    monkeypatch.setattr("slagveld.lab.training.CAP", 3)
    out = tmp_path / "weights.yaml"
    code, _, err = run(*WORDS, "--out", out, "--lang", language)
    assert code == 2
    assert err.count("\n") == 1
    assert {"en": "0 of 10 battles", "nl": "Van de 10", "de": "Von 10"}[language] in err
    assert not out.exists()
