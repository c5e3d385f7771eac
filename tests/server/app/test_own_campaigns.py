"""Campaigns of one's own files over REST."""

import msgspec
import pytest

import slagveld
from slagveld.texts import Text, say
from tests.server.app.campaigning import BANNER, OWN, begin, refusal, start, tell


def test_a_campaign_of_ones_own_is_read_and_begun(house):
    key = house.person()
    file = {"name": "mine.yaml", "text": OWN}
    read = house.post("/api/campaigns/read", key, json=file)
    assert read.status_code == 200, read.text
    offer = read.json()
    assert (offer["key"], offer["name"]["en"], offer["games"]) == ("", "My war", ["wizard-duel"])
    begun = house.post("/api/campaigns", key, json={"file": file})
    assert begun.status_code == 201, begun.text
    campaign = begun.json()["id"]
    assert begun.json()["name"]["nl"] == "Mijn oorlog"
    assert tell(house, key, campaign, winner="red").json()["winner"] == "red"
    assert house.post("/api/campaigns/read", json=file).status_code == 401


@pytest.mark.parametrize(
    ("swap", "sentence"),
    [
        (("base: ford", "base: fjord"), "mine.yaml:6: base: there is no scenario fjord"),
        (("base: ford", "bass: ford"), "mine.yaml:6: bass: "),
        (("game: wizard-duel", "game: chess"), "mine.yaml:10: scenarios.ford.game: "),
        (("scenario: empty", "scenario: full"), "mine.yaml:11: scenarios.ford.scenario: "),
        (("seats: [red, blue]", "seats: [red, blue, red]"), "mine.yaml:12: scenarios.ford.seats: "),
        (("base: ford", "base: ["), "mine.yaml:"),
    ],
)
def test_a_file_that_is_no_campaign_is_refused_with_its_line(house, swap, sentence):
    key = house.person()
    file = {"name": "mine.yaml", "text": OWN.replace(*swap)}
    for place, body in (("/api/campaigns/read", file), ("/api/campaigns", {"file": file})):
        answer = house.post(place, key, json=body)
        assert answer.status_code == 422, answer.text
        told = say(msgspec.convert(answer.json()["refusal"]["text"], Text))
        assert told.startswith(sentence)
        assert "\n" not in told


def test_one_campaign_is_begun_and_not_two_or_none(house):
    key = house.person()
    file = {"name": "mine.yaml", "text": OWN}
    for body in ({}, {"campaign": BANNER, "file": file}):
        assert refusal(house.post("/api/campaigns", key, json=body), 422) == "campaign-which"


def test_a_large_file_is_read_and_one_that_is_too_large_is_not(house):
    key = house.person()
    long = OWN + "".join(f"# {'x' * 96}\n" for _ in range(2000))
    assert (
        house.post("/api/campaigns/read", key, json={"name": "a", "text": long}).status_code == 200
    )
    huge = {"name": "a", "text": "#" * 800_000}
    assert house.post("/api/campaigns/read", key, json=huge).status_code == 413
    over = {"name": "a", "text": "#" * 300_000}
    assert house.post("/api/campaigns/read", key, json=over).status_code == 400


def test_a_scenario_of_ones_own_is_fought_at_a_place(house):
    key = house.person()
    sheet = slagveld.game("confrontation").scenario_maker().sheet("skirmish")
    mine = {**sheet, "key": "mine", "title": "The ambush"}
    begun = begin(house, key, "me", "bot", scenarios={"skirmish": mine})
    assert begun["coming"][0]["title"]["en"] == "The ambush"
    battle = start(house, key, begun["id"])["battle"]
    assert battle["scenario_title"]["en"] == "The ambush"


@pytest.mark.parametrize(
    ("scenarios", "sentence"),
    [
        ({"nowhere": {}}, "“nowhere” is no place of this campaign"),
        ({"skirmish": {"game": "carnage"}}, "This is a scenario of “carnage”"),
    ],
)
def test_a_scenario_that_does_not_fit_its_place_is_refused(house, scenarios, sentence):
    key = house.person()
    wanted = {"campaign": BANNER, "scenarios": scenarios}
    answer = house.post("/api/campaigns", key, json=wanted)
    assert answer.status_code in (409, 422), answer.text
    told = say(msgspec.convert(answer.json()["refusal"]["text"], Text))
    assert told.startswith(sentence)
    assert house.get("/api/campaigns", key).json()["mine"] == []
