"""`slagveld coach`."""

import json

import pytest
from tests.coach.conftest import HASTY, greedy_battle

from slagveld.cli.coach import curve
from slagveld.coach import coaching
from slagveld.kernel.standing import Concede

from .outer import outer


@pytest.fixture
def short(tmp_path):
    """A battle of a few answers that was given up."""
    match = greedy_battle(answers=4)
    match.play(Concede(), 1)
    path = tmp_path / "battle.json"
    path.write_bytes(match.save())
    return path


def test_in_a_fresh_process_as_data(short):
    told = json.loads(outer("coach", short, "--json"))
    assert list(told) == ["game", "scenario", "entries", "end", "sides", "points", "decisions"]
    assert told["entries"] == len(told["points"]) == 6
    assert told["points"][-1]["chances"] == [1.0, 0.0]
    assert set(told["points"][0]) == {"entry", "round", "chances", "luck"}
    for side in told["sides"]:
        assert set(side) == {"side", "seats", "luck", "swing", "text"}
    for one in told["decisions"]:
        assert one["action"]["type"]
        assert one["played"] in one["text"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Chance to win"), ("nl", "Kans om te winnen"), ("de", "Aussicht auf den Sieg")],
)
def test_for_people(run, short, monkeypatch, language, words):
    monkeypatch.setattr(coaching.coached, "__defaults__", (coaching.quiet, HASTY))
    code, out, err = run("coach", short, "--lang", language)
    assert (code, err) == (0, "")
    assert words in out
    assert "→ 100" in out


def test_a_curve_of_blocks():
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(curve([0.5] * 500)) == 60


def test_what_is_no_battle_is_refused(run, tmp_path):
    path = tmp_path / "list.json"
    path.write_text("[1, 2]")
    code, out, err = run("coach", path)
    assert (code, out) == (2, "")
    assert err == "slagveld: This is not a battle saved by Slagveld.\n"
    assert run("coach", tmp_path / "none.json")[0] == 2


def test_a_game_without_a_sense_of_winning(run, saved):
    code, _, err = run("coach", saved())
    assert code == 2
    assert "does not tell who is winning" in err
