"""`slagveld games` and `slagveld rules`."""

import json
from pathlib import Path

import pytest

import slagveld
from slagveld.kernel.house import HOUSE

ROOT = Path(__file__).parent.parent.parent


def test_games_with_their_scenarios_and_armies(run):
    code, out, err = run("games")
    assert (code, err) == (0, "")
    for word in ("Pig (pig)", "yard", "2–4 players", "Farmyard: A race", "Quick trotters"):
        assert word in out


def test_games_as_json(run):
    code, out, _ = run("games", "--json", "--lang", "de")
    assert code == 0
    pig = next(game for game in json.loads(out) if game["game"] == "pig")
    assert pig["title"] == "Schwein"
    assert pig["scenarios"] == [
        {"scenario": "yard", "title": "Bauernhof", "summary": "Ein Rennen.", "players": [2, 3, 4]}
    ]
    assert pig["armies"] == ["Quick trotters"]
    assert pig["rules"] == 4


def test_no_games(run, monkeypatch):
    monkeypatch.setattr("slagveld.cli.games.registered", dict)
    assert run("games")[:2] == (0, "No games are installed.\n")
    assert json.loads(run("games", "--json")[1]) == []


def test_the_whole_book_by_chapter(run):
    code, out, _ = run("rules", "pig")
    assert code == 0
    assert out.startswith("Pig: 4 rules\n")
    lines = [line.strip() for line in out.splitlines()]
    order = ["Before the race", "PIG-BET-1  The bet", "The race", "PIG-ROLL-1  Rolling on"]
    places = [lines.index(line) for line in order]
    assert places == sorted(places)
    assert lines.index("Manners") < lines.index("PIG-TALK-1  No grunting")


def test_a_worked_example_is_told_in_words(run):
    code, out, _ = run("rules", "mage-knight", "MK-BLOCK-2")
    plain = " ".join(out.split())
    assert code == 0
    assert "Before: Now blocking terrain lies between them." in plain
    assert "Blocking terrain lies in the line of fire." in plain
    assert "Not allowed: The line of fire is blocked" in plain
    _, out, _ = run("rules", "mage-knight", "MK-BLOCK-2", "--json", "--lang", "nl")
    (worked,) = json.loads(out)["worked"]
    assert worked["key"] == "shot-blocked"
    assert worked["before"] == "Nu ligt er blokkerend terrein tussen hen."


def test_one_rule_in_full(run):
    code, out, _ = run("rules", "pig", "pig-roll-1")
    assert code == 0
    for word in (
        "PIG-ROLL-1  Rolling on",
        "A roll of one also ends the turn.",
        "the turn is lost",
        "add it, see The goal, PIG-END-1",
        "The race",
        "enforced by the program",
        "folk game",
    ):
        assert word in out
    assert "A program hears nothing." in run("rules", "pig", "PIG-TALK-1")[1]


def test_one_rule_as_json(run):
    rule = json.loads(run("rules", "pig", "PIG-ROLL-1", "--json")[1])
    assert rule["id"] == "PIG-ROLL-1"
    assert rule["kind"] == "mechanic"
    assert rule["data"] == {"lost_on": 1, "sides": 6}


def test_a_search_needs_every_word(run):
    code, out, _ = run("rules", "pig", "POINT", "who")
    assert code == 0
    assert "PIG-BET-1" in out
    assert "PIG-END-1" in out
    assert "PIG-ROLL-1" not in out
    assert "2 rules found." in out


def test_nothing_found_is_a_no(run):
    code, out, err = run("rules", "pig", "catapult")
    assert (code, err) == (1, "")
    assert "catapult" in out
    assert run("rules", "pig", "catapult", "--json")[:2] == (1, "[]\n")


def test_the_rules_of_the_table_itself(run):
    code, out, _ = run("rules", "slagveld", "--json")
    assert code == 0
    assert [rule["id"] for rule in json.loads(out)] == [rule.id for rule in HOUSE]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "The bet"), ("nl", "De inzet"), ("de", "Der Einsatz")]
)
def test_titles_in_every_language(run, language, title):
    code, out, _ = run("rules", "pig", "--lang", language)
    assert code == 0
    assert title in out
    assert "⟦" not in out


@pytest.mark.rule("CON-GEN-1")
@pytest.mark.parametrize("words", [(), ("CON-CHARGE-1",), ("charge", "sees")])
def test_a_note_of_the_game_stands_wherever_its_rules_are_shown(run, words):
    code, out, _ = run("rules", "confrontation", *words)
    assert code == 0
    assert "no publication of Rackham" in " ".join(out.split())
    assert "(la charge)" in out
    told = json.loads(run("rules", "confrontation", *words, "--json")[1])
    for rule in [told] if isinstance(told, dict) else told:
        assert "Rackham" in rule["note"]


def test_a_game_without_a_note_says_nothing_more(run):
    assert json.loads(run("rules", "pig", "PIG-ROLL-1", "--json")[1])["note"] == ""
    assert "Rackham" not in run("rules", "pig")[1]


def test_where_a_rule_is_carried_out_and_proved(run):
    code, out, _ = run("rules", "slagveld", "slv-hand-5", "--where")
    assert code == 0
    assert out.startswith("SLV-HAND-5  ")
    carried, _, proved = out.partition("Proved by\n")
    assert "src/slagveld/kernel/gate.py:" in carried
    assert "tests/kernel/test_secrets.py:" in proved
    assert "TestProposals::test_nobody_is_made_leader" in proved


def test_where_as_json_names_lines_that_cite_the_rule(run):
    found = json.loads(run("rules", "wizard-duel", "WD-MELEE-3", "--where", "--json")[1])
    assert found["id"] == "WD-MELEE-3"
    assert found["code"]
    assert found["tests"]
    for place in found["code"]:
        lines = (ROOT / place["file"]).read_text("utf-8").splitlines()
        assert "WD-MELEE-3" in lines[place["line"] - 1]
    for place in found["tests"]:
        name = place["name"].rpartition("::")[2]
        lines = (ROOT / place["file"]).read_text("utf-8").splitlines()
        assert name in lines[place["line"] - 1]


def test_where_wants_one_rule_and_says_when_nothing_is_known(run):
    assert run("rules", "pig", "race", "--where")[::2] == (
        2,
        "slagveld: --where wants the id of one rule of Pig; “race” is none.\n",
    )
    code, out, _ = run("rules", "pig", "PIG-ROLL-1", "--where")
    assert code == 1
    assert "this installation has no index" in out


def test_a_game_made_for_tests_is_played_by_its_key_and_listed_nowhere(run):
    listed = {game["game"] for game in json.loads(run("games", "--json")[1])}
    assert "toy" in slagveld.games()
    assert "toy" not in listed
    assert listed >= {"carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel"}
    assert "toy" not in run("--help")[1]
    assert "toy" not in run("rules", "chess")[2]
    assert run("rules", "toy")[0] == 0
