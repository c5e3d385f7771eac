"""`slagveld campaign` where armies grow, and what is never silently ignored."""

import json
import subprocess
import sys

import pytest
from tests.campaign.commands import told, wrong
from tests.campaign.graphs import YARD
from tests.campaign.growth.wars import WARS, graph


@pytest.fixture
def war(run, file, tmp_path):
    """A campaign of Mage Knight whose armies grow: its file."""
    path = tmp_path / "war.json"
    text = file(graph(WARS["mage-knight"]), "graph.yaml")
    code, _, err = run("campaign", "new", path, "--campaign", text, "--seed", "4")
    assert (code, err) == (0, "")
    return path


@pytest.mark.rule("SLV-GROW-6")
def test_a_camp_is_shown_and_changed(run, war):
    run(
        "campaign",
        "next",
        war,
        "--result",
        "red",
        "--alive",
        "red=1,1,1,1",
        "--alive",
        "blue=1,2,1",
    )
    run(
        "campaign",
        "next",
        war,
        "--result",
        "red",
        "--alive",
        "red=1,1,1,1",
        "--alive",
        "blue=1,0,1",
    )
    shown = told(run, "camp", war, "--side", "red")
    assert [one["experience"] for one in shown["members"]] == [4, 4, 4, 4]
    assert shown["members"][0]["choices"]
    done = told(run, "camp", war, "--side", "red", "--learn", "1=attack")
    assert done["done"] == ["Orc Marauder learns: practised blade."]
    assert done["members"][0]["advances"] == ["attack"]
    code, out, _ = run("campaign", "camp", war, "--side", "red", "--lang", "de")
    assert code == 0
    assert "Verbesserungen: geübte Klinge" in out
    assert "in der Kriegskasse" in out
    assert "the next advance needs 7" in wrong(
        run, "camp", war, "--side", "red", "--learn", "1=speed"
    )
    assert "the purse holds" in wrong(
        run, "camp", war, "--side", "red", "--recruit", "orc-hunter=9"
    )
    assert "no side green" in wrong(run, "camp", war, "--side", "green")
    army = wrong(run, "army", war, "--side", "red", "--army", "elven-watch")
    assert "in their camp alone" in army
    auto = told(run, "camp", war, "--side", "blue", "--auto")
    assert all("learns" in line or "recruit" in line for line in auto["done"])
    diary = told(run, "report", war)["diary"]
    assert "Orc Marauder learns: practised blade." in [one["what"] for one in diary[-1]["tales"]]
    assert diary[0]["dice"] == []
    assert diary[1]["dice"]


@pytest.mark.rule("SLV-CAMPAIGN-9")
def test_next_tells_how_strong_both_are(run, war):
    code, out, _ = run("campaign", "next", war)
    assert code == 0
    assert "red: 99 points, 4 models in 4 entries" in out
    strength = told(run, "next", war)["strength"]
    assert [one["points"] for one in strength] == [99, 100]
    assert [one["warnings"] for one in strength] == [[], []]


def test_nothing_that_is_said_is_silently_ignored(run, file, tmp_path):
    yard, path = file(YARD, "graph.yaml"), tmp_path / "war.json"
    new = ("new", path, "--campaign", yard)
    assert "no game of this campaign" in wrong(run, *new, "--veterans")
    assert "the scenarios bring their own" in wrong(run, *new, "--points", "50")
    twice = ("--player", "sows=Anna", "--player", "sows=Bert")
    assert "at most 1 seat" in wrong(run, *new, *twice)
    told(run, *new)
    enter = ("next", path, "--result", "sows")
    assert "twice" in wrong(run, *enter, "--score", "sows=1", "--score", "sows=2")
    assert "twice" in wrong(run, *enter, "--alive", "sows=1", "--alive", "sows=2")
    assert "do not grow" in wrong(run, "camp", path, "--side", "sows")


def test_a_growing_campaign_in_a_fresh_process(tmp_path):
    """Begun, fought by bots, its camp seen to: each by a command of its own."""

    def run(*words):
        done = subprocess.run(
            [sys.executable, "-m", "slagveld", "campaign", *words],
            cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("new", "b.json", "--campaign", "the-stolen-banner", "--growth", "--seed", "5")
    assert "gains" in run("next", "b.json", "--bots", "greedy,greedy")
    shown = json.loads(run("camp", "b.json", "--side", "lions", "--auto", "--json"))
    assert shown["done"]
    assert "points" in run("next", "b.json")


def test_a_bad_file_is_one_sentence_with_its_line(run, file, tmp_path):
    for swap, said in (
        (("growth: true", "growth: 7"), "graph.yaml:3: growth"),
        (("    prize: 5\n", "    prize: -5\n"), "graph.yaml:14: scenarios.first.prize"),
        (("seats: [red, blue]", "seats: [red, red]"), "at least one seat"),
        (("seats: [red, blue]", "seats: [red, red, blue, blue]"), "graph.yaml:13: scenarios.first"),
    ):
        text = file(graph(WARS["mage-knight"]).replace(*swap, 1), "graph.yaml")
        line = wrong(run, "new", tmp_path / "w.json", "--campaign", text)
        assert said in line
