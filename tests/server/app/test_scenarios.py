"""Scenarios that players write, over REST: listed, judged, fought on, refused."""

import msgspec
import pytest

import slagveld
from slagveld import data
from slagveld.texts import Text, say

KEY = "wizard-duel"
PLACE = f"/api/games/{KEY}/scenario"


def mine(**changes):
    """A duel under a key and a title of its own."""
    sheet = slagveld.game(KEY).scenario_maker().sheet("meeting")
    return {**sheet, "key": "mine", "title": "My meeting", "rounds": 6, **changes}


@pytest.mark.rule("SLV-SCENARIO-1")
def test_what_may_stand_in_a_file_is_told(house):
    for key in slagveld.games():
        answer = house.get(f"/api/games/{key}/scenario")
        assert answer.status_code == 200
        if key in ("carnage", KEY):
            assert answer.json()["blank"]["game"] == key
    assert house.get("/api/games/chess/scenario").status_code == 404


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_ready_made_scenario_is_given_as_a_file_and_taken_again(house):
    given = house.get(f"/api/games/{KEY}/scenarios/meeting/sheet")
    assert given.status_code == 200
    text = given.json()["text"]
    assert data.loads(text, dict, "meeting.yaml") == given.json()["sheet"]
    report = house.post(PLACE, json={"text": text, "file": "meeting.yaml"}).json()
    assert report["reading"]["scenario"]["key"] == "meeting"
    assert report["scene"]["pieces"]
    assert house.get(f"/api/games/{KEY}/scenarios/nowhere/sheet").status_code == 404


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("body", "line", "sentence"),
    [
        ({"text": "game: [", "file": "a.yaml"}, 2, "This is no scenario: "),
        ({"sheet": {"game": "carnage"}}, 1, "This is a scenario of “carnage”"),
        ({"sheet": {}}, 1, "Game is missing."),
        ({"sheet": mine(goals=[{"kind": "lust"}])}, 1, "Goals: there is no “lust”."),
        ({"text": "[" * 20_000}, 1, "This is no scenario: "),
    ],
)
def test_what_is_wrong_is_told_and_nothing_fails(house, body, line, sentence):
    answer = house.post(PLACE, json=body)
    assert answer.status_code == 200
    refusals = answer.json()["reading"]["refusals"]
    assert answer.json()["scene"] is None
    assert refusals[0]["line"] == line
    told = say(msgspec.convert(refusals[0]["text"], Text))
    assert told.startswith(sentence)


@pytest.mark.rule("SLV-SCENARIO-1")
def test_bodies_that_are_none_are_refused(house):
    for body, status in (
        ({"text": 3}, 400),
        ({"sheet": "x"}, 400),
        ({"strange": 1}, 400),
        ({"text": "#" * 10_000_000}, 413),
    ):
        answer = house.post(PLACE, json=body)
        assert answer.status_code == status
        assert answer.json()["refusal"]["text"]


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_battle_is_fought_on_a_written_scenario_and_listed_by_its_title(house):
    key = house.person()
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    body = {"game": KEY, "written": mine(), "seats": seats}
    made = house.post("/api/battles", key, json=body)
    assert made.status_code == 201, made.text
    shown = made.json()["battle"]
    assert shown["scenario_title"]["de"] == "My meeting"
    match = house.match(shown["id"])
    assert match.setup.written == mine()
    assert match.state.options.rounds == 6
    same = house.post(
        "/api/battles", key, json={**body, "written": mine(title="tower", key="tower")}
    )
    assert same.json()["battle"]["scenario_title"]["en"].strip() == "tower"
    assert house.get("/api/me", key).status_code == 200


@pytest.mark.rule("SLV-SCENARIO-1")
def test_no_battle_begins_on_a_faulty_one(house):
    key = house.person()
    before = len(house.get("/api/me", key).json()["battles"])
    for sheet in (mine(goals=[]), mine(game="carnage"), {"a": 1}, mine(stands=[{"side": 1}])):
        answer = house.post("/api/battles", key, json={"game": KEY, "written": sheet})
        assert answer.status_code == 422, answer.text
        assert answer.json()["refusal"]["text"]
    assert len(house.get("/api/me", key).json()["battles"]) == before


@pytest.mark.rule("SLV-SCENARIO-1")
def test_where_the_sides_set_up_is_told_although_they_stand_already(house):
    sheet = slagveld.game("confrontation").scenario_maker().sheet("skirmish")
    report = house.post("/api/games/confrontation/scenario", json={"sheet": sheet}).json()
    assert [zone["seat"] for zone in report["zones"]] == [0, 1]
    assert report["scene"]["zones"] == []
    wrong = house.post("/api/games/confrontation/scenario", json={"sheet": {}}).json()
    assert wrong["zones"] == []
