"""`slagveld ladder`."""

import json
from xml.etree import ElementTree as ET

import pytest
from tests.cli.outer import outer

WORDS = ["ladder", "pig", "--bots", "random,brave,greedy", "--games", 6]


def without_time(out):
    plain = json.loads(out)
    return {name: plain[name] for name in plain if name not in ("seconds", "workers", "cores")}


def test_json(run):
    code, out, err = run(*WORDS, "--seed", 3, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["game"], told["scenario"], told["seed"]) == ("pig", "yard", 3)
    ratings = told["ratings"]
    assert {row["bot"] for row in ratings} == {"random", "brave", "greedy"}
    assert [row["rating"] for row in ratings] == sorted(
        (row["rating"] for row in ratings), reverse=True
    )
    assert sum(row["rating"] for row in ratings) == pytest.approx(3 * 1500, abs=0.5)
    for row in ratings:
        assert row["low"] < row["rating"] < row["high"]
        assert row["games"] == 12
    assert sum(row["won"] for row in ratings) == 18
    assert len(told["pairs"]) == 3
    for pair in told["pairs"]:
        assert sum(pair["wins"].values()) + pair["draws"] + pair["unfinished"] == 6
        low, high = pair["interval"]
        assert 0 <= low <= pair["share"] <= high <= 1
    assert told["seconds"] > 0


def test_the_seed_of_a_pair_plays_its_battles_again(run):
    pair = json.loads(run(*WORDS, "--json")[1])["pairs"][0]
    words = ["--bots", ",".join(pair["bots"]), "--games", 6, "--seed", pair["seed"], "--json"]
    assert json.loads(run("simulate", "pig", *words)[1])["wins"] == pair["wins"]


def test_tables_for_people(run, tmp_path):
    page = tmp_path / "ladder.md"
    code, out, err = run(*WORDS, "--games", 20, "--out", page)
    assert (code, err) == (0, "")
    assert "Pig, yard: 60 battles" in out
    lines = [line.split() for line in out.splitlines()]
    (first,) = [row for row in lines if row[:2] == ["Bot", "Rating"]]
    names = [row[0] for row in lines[lines.index(first) + 1 :][:3]]
    assert set(names) == {"random", "brave", "greedy"}
    assert names[2] == "brave"
    assert ["Bot", *names] in lines
    assert f"The ladder is in {page}." in " ".join(out.split())
    written = page.read_text("utf-8")
    assert written.startswith("# Pig, yard: 60 battles\n")
    assert f"| Bot | {' | '.join(names)} |" in written
    assert written.count("<br>") == 6


def test_a_picture_of_the_ratings(run, tmp_path):
    picture = tmp_path / "ladder.svg"
    code, out, err = run(*WORDS, "--out", picture)
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines()]
    rated = {row[0]: row[1:] for row in rows if len(row) == 3 and row[2].count("–") == 1}
    drawn = ET.fromstring(picture.read_text("utf-8"))
    told = {title.text for title in drawn.iter("{http://www.w3.org/2000/svg}title")}
    assert told == {f"{name}: {rating} ({reach})" for name, (rating, reach) in rated.items()}
    dots = list(drawn.iter("{http://www.w3.org/2000/svg}circle"))
    assert [float(dot.get("cx")) for dot in dots] == sorted(
        [float(dot.get("cx")) for dot in dots], reverse=True
    )
    assert len(dots) == 3
    assert all(120 <= float(dot.get("cx")) <= 640 for dot in dots)


@pytest.mark.parametrize("language", ["nl", "de"])
def test_tables_in_other_languages(run, language):
    code, out, _ = run(*WORDS, "--lang", language)
    assert code == 0
    assert "⟦" not in out
    assert {"nl": "Het gemiddelde is 1500", "de": "Der Durchschnitt ist 1500"}[language] in out


def test_seven_bots_fit_a_narrow_terminal(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    levels = "recruit,soldier,veteran,captain,warlord,greedy,random"
    code, out, _ = run("ladder", "pig", "--bots", levels, "--games", 2, "--lang", "de")
    assert code == 0
    lines = out.splitlines()
    heads = lines[max(place for place, line in enumerate(lines) if line.startswith("  Bot "))]
    assert set(heads.split()) == {"Bot", *levels.split(",")}


def test_a_progress_bar_only_where_somebody_watches(run, monkeypatch):
    assert run(*WORDS)[2] == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "18/18" in run(*WORDS)[2]
    assert run(*WORDS, "--json")[2] == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "--games"),
        (["--games", "many"], "many"),
        (["--workers", "0"], "--workers"),
        (["--seed", "-1"], "--seed"),
        (["--bots", "random"], "two bots or more, not random alone"),
        (["--bots", "random,greedy,random"], "The bot random is named twice."),
        (["--bots", "random,nobody"], "There is no bot nobody"),
        (["--bots", "random,captain-angry"], "captain has no temperament angry"),
        (["--bots", "random,,greedy"], "commas"),
        (["--scenario", "moon"], "yard"),
        (["--out", "ladder.png"], "ends in .md or .svg, not ladder.png"),
        (["--out", "/nowhere/at/all/ladder.md"], "/nowhere/at/all/ladder.md cannot be written"),
    ],
)
def test_impossible_ladders_are_one_line(run, words, told):
    code, out, err = run("ladder", "pig", "--bots", "random,greedy", "--games", 1, *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


def test_unknown_games_are_one_line(run):
    code, out, err = run("ladder", "pog")
    assert (code, out) == (2, "")
    assert "There is no game pog" in err


def test_from_outside_with_one_process_and_with_two():
    words = [*WORDS, "--games", 4, "--json"]
    alone = outer(*words)
    assert without_time(outer(*words, "--workers", 2)) == without_time(alone)
