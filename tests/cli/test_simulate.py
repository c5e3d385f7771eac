"""`slagveld simulate` and `slagveld bench`."""

import json
import re
import signal
import time

import pytest
from tests.cli.outer import begun

import slagveld
from slagveld.record import replace
from slagveld.table.bench import Speed


def only_pig():
    return {"pig": slagveld.game("pig")}


def without_time(out):
    plain = json.loads(out)
    return {
        name: value for name, value in plain.items() if "second" not in name and "_s" not in name
    }


def test_json(run):
    code, out, err = run("simulate", "pig", "--games", 20, "--seed", 3, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["games"] == 20
    assert set(told["wins"]) == {"random", "random-2"}
    assert sum(told["wins"].values()) + told["draws"] + told["unfinished"] == 20
    assert told["decisions"] > 20
    assert told["seconds"] > 0
    for label, share in told["shares"].items():
        low, high = told["intervals"][label]
        assert 0 <= low <= share <= high <= 1
    assert (told["game"], told["scenario"], told["seed"]) == ("pig", "yard", 3)


def test_the_same_seed_gives_the_same_battles(run):
    words = ["simulate", "pig", "--games", 10, "--json"]
    first = without_time(run(*words, "--seed", 5)[1])
    assert without_time(run(*words, "--seed", 5)[1]) == first
    assert without_time(run(*words, "--seed", 6)[1]) != first


def test_a_table_for_people(run):
    code, out, err = run("simulate", "pig", "--games", 30, "--bots", "random,brave")
    assert (code, err) == (0, "")
    assert "Pig, yard: 30 battles" in out
    lines = out.splitlines()
    rows = {line.split()[0]: line.split() for line in lines if line.startswith("  ")}
    assert int(rows["random"][1]) > int(rows["brave"][1])
    assert rows["random"][2].endswith("%")
    assert "–" in rows["random"][3]
    assert "Wins by seat: " in out
    assert "rounds a battle." in out
    heads = next(line for line in lines if "Wins  " in line)
    end = heads.index("Wins") + len("Wins")  # numbers stand under their heads, to the right
    assert all(
        line[end - 1].isdigit() for line in lines if line.startswith(("  random", "  Draws"))
    )


def test_the_least_numbers_are_taken(run):
    code, out, _ = run(
        "simulate", "pig", "--games", 1, "--seed", 0, "--workers", 1, "--scenario", "yard"
    )
    assert code == 0
    assert "Pig, yard: 1 battle\n" in out


def test_bots_by_default_are_as_many_as_the_scenario_needs(run, monkeypatch):
    scenarios = slagveld.game("pig").scenarios()
    three = [replace(scenarios[0], players=(3,))]
    monkeypatch.setattr("slagveld_pig.game.Pig.scenarios", lambda _: three)
    told = json.loads(run("simulate", "pig", "--games", 2, "--json")[1])
    assert list(told["wins"]) == ["random", "random-2", "random-3"]


def test_options_are_those_among_bots_unless_they_are_told(run):
    words = ["simulate", "wizard-duel", "--games", 1, "--json"]
    assert json.loads(run(*words)[1])["rounds_mean"] == 15
    assert json.loads(run(*words, "--option", "rounds=2")[1])["rounds_mean"] == 2
    code, _, err = run(*words, "--option", "rounds=many")
    assert code == 2
    assert "rounds" in err


def test_a_progress_bar_only_where_somebody_watches(run, monkeypatch):
    words = ["simulate", "pig", "--games", 3]
    assert run(*words)[2] == ""
    monkeypatch.setenv("FORCE_COLOR", "1")  # what rich takes for a terminal
    assert "3/3" in run(*words)[2]
    assert run(*words, "--json")[2] == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "--games"),
        (["--games", "many"], "many"),
        (["--games", "1e3"], "1e3"),
        (["--games", "9" * 60], "--games"),
        (["--workers", "0"], "--workers"),
        (["--workers", "9999"], "--workers"),
        (["--seed", "-1"], "--seed"),
        (["--bots", "nobody,random"], "nobody"),
        (["--bots", "random"], "1"),
        (["--bots", "random,,random"], "commas"),
        (["--bots", ",".join(["random"] * 25)], "commas"),
        (["--scenario", "moon"], "yard"),
    ],
)
def test_impossible_orders_are_one_line(run, words, told):
    for workers in ([], ["--workers", "2"]):
        if "--workers" in words and workers:
            continue
        code, out, err = run("simulate", "pig", *words, *workers)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert told in err
        assert "⟦" not in err


def test_bots_that_answer_wrongly_are_told(run):
    _, out, _ = run("simulate", "pig", "--games", 2, "--bots", "fool,random", "--lang", "de")
    assert "Antworten von Bots waren nicht erlaubt" in out


def test_bench_as_json(run, monkeypatch):
    monkeypatch.setattr("slagveld.cli.bench.games", only_pig)
    code, out, err = run("bench", "--seconds", "0.001", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    (pig,) = [line for line in told if "game" in line]
    assert pig["game"] == "pig"
    assert pig["decisions_per_s"] > pig["battles_per_s"] > 0
    (greedy,) = [line for line in told if "greedy" in line]
    assert greedy["greedy"] == f"pig {slagveld.game('pig').scenarios()[0].key}"
    assert greedy["battles_per_s"] > 0
    assert [line["compiled"] for line in told if "compiled" in line] in ([True], [False])
    assert all(line["per_s"] > 0 for line in told if "per_s" in line)
    assert all(line["microseconds"] > 0 for line in told if "chances" in line)
    assert {"table", "chances"} <= {name for line in told for name in line}


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_bench_for_people(run, monkeypatch, language):
    monkeypatch.setattr("slagveld.cli.bench.games", only_pig)
    monkeypatch.setattr("slagveld.cli.bench.measure_speeds", lambda _: [])
    monkeypatch.setattr("slagveld.cli.bench.move_speeds", lambda _: [Speed("steps", 1234)])
    monkeypatch.setattr("slagveld.cli.bench.chances_bench", lambda _: {"two dice": 1.5})
    code, out, _ = run("bench", "--seconds", "0.001", "--lang", language)
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert any(row[:1] == ["pig"] and len(row) == 3 for row in rows)
    assert ["steps", {"en": "1,234", "nl": "1.234", "de": "1.234"}[language]] in rows
    assert {"en": "1.5", "nl": "1,5", "de": "1,5"}[language] in out
    assert "⟦" not in out


@pytest.mark.parametrize("seconds", ["0", "nan", "inf", "x", "61"])
def test_bench_refuses_impossible_times(run, seconds):
    code, _, err = run("bench", "--seconds", seconds)
    assert code == 2
    assert "--seconds" in err


# Armies that are the same on both sides


def test_both_sides_may_bring_the_same_army(run):
    words = ["simulate", "mage-knight", "--games", 1, "--json"]
    plain, equal = run(*words), run(*words, "--mirror")
    assert (equal[0], equal[2]) == (0, "")
    assert without_time(equal[1]) != without_time(plain[1])


def test_where_no_ready_army_fits_there_is_nothing_to_mirror(run):
    code, out, err = run("simulate", "carnage", "--scenario", "first", "--games", 1, "--mirror")
    assert (code, out) == (2, "")
    told = "No ready-made army fits first, so both sides cannot bring the same."
    assert err == f"slagveld: {told}\n"


def test_the_bar_tells_how_the_first_bot_stands(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    err = run("simulate", "pig", "--games", 3, "--bots", "random,brave")[2]
    assert re.search(r"random \d+% \(\d+%–\d+%\)", re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", err))


def test_a_draw_counts_half_where_there_are_any(run):
    words = ["simulate", "wizard-duel", "--games", 4, "--option", "rounds=1"]
    told = json.loads(run(*words, "--json")[1])
    assert told["draws"] + told["unfinished"] > 0
    scores = [score for score, _, _ in told["scores"].values()]
    assert sum(scores) == pytest.approx(1)
    assert all(0 <= low <= score <= high <= 1 for score, low, high in told["scores"].values())
    out = run(*words)[1]
    assert "A draw as half" in out
    assert out.count("95% interval") == 2
    assert "A draw as half" not in run("simulate", "pig", "--games", 4)[1]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_who_is_interrupted_tells_what_there_is(workers, how):
    """In a process of its own, which is interrupted while it plays."""
    words = ["simulate", "pig", "--games", "1000000", "--workers", str(workers), "--json"]
    with begun(*words) as running:
        try:
            time.sleep(5)
            running.send_signal(how)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    told = json.loads(out)
    assert running.returncode == 130
    assert 0 < told["games"] < 1_000_000
    assert told["seconds"] > 0
    assert err == f"Interrupted after {told['games']:,} of 1,000,000 battles.\n"
