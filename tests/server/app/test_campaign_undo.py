"""Results that are taken back over REST, and battles that are finished at a real table."""

import json
from copy import deepcopy

import pytest

from slagveld.campaign import dump
from tests.server.app.campaigning import ORCS, OWN, begin, concede, look, refusal, start, tell, undo


def same(shown):
    """A page of a campaign without what counts its changes."""
    return {key: value for key, value in shown.items() if key not in ("version", "changed")}


def states(house, campaign):
    return [link.state for link in house.store.campaigns.read(campaign).links]


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_result_is_taken_back_and_the_campaign_is_as_it_was(house):
    key = house.person()
    begun = begin(house, key)
    campaign = begun["id"]
    assert not begun["may_take_back"]
    kept = dump(house.store.campaigns.read(campaign).campaign)
    after = tell(house, key, campaign, winner="lions", points={"lions": 3}, rounds=4).json()
    assert after["may_take_back"]
    back = undo(house, key, campaign)
    assert back.status_code == 200, back.text
    assert same(back.json()) == same(begun)
    assert back.json()["version"] > after["version"]
    assert dump(house.store.campaigns.read(campaign).campaign) == kept
    assert refusal(undo(house, key, campaign), 422) == "campaign-undo-none"
    stale = house.post(f"/api/campaigns/{campaign}/undo", key, json={"version": 0})
    assert refusal(stale, 409) == "campaign-stale"


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_the_end_of_a_campaign_is_taken_back(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    tell(house, key, campaign, winner="lions")
    before = look(house, key, campaign)
    assert tell(house, key, campaign, winner="lions").json()["winner"] == "lions"
    assert same(undo(house, key, campaign).json()) == same(before)
    assert undo(house, key, campaign).json()["diary"] == []


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_veterans_chosen_since_are_taken_back_too(house):
    key = house.person()
    campaign = begin(house, key, campaign=ORCS)["id"]
    before = look(house, key, campaign)
    army = deepcopy(before["sides"][0]["armies"][0]["roster"])
    alive = [entry["count"] for entry in army["entries"]]
    shown = tell(house, key, campaign, winner="humans", alive={"humans": alive}).json()
    army["entries"][0]["choices"] = {"veteran": "attack"}
    wish = {"version": shown["version"], "side": "humans", "army": army}
    brought = house.ask("PUT", f"/api/campaigns/{campaign}/army", key, json=wish).json()
    assert "veteran" in json.dumps(brought["sides"][0]["armies"][0]["roster"])
    assert brought["may_take_back"]
    assert same(undo(house, key, campaign).json()) == same(before)


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_battle_fought_here_and_what_one_was_begun_upon_stay(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    tell(house, key, campaign, winner="lions")
    battle = start(house, key, campaign)["battle"]["id"]
    shown = look(house, key, campaign)
    assert not shown["may_take_back"]
    assert refusal(undo(house, key, campaign), 422) == "campaign-undo-begun"
    assert look(house, key, campaign) == shown
    concede(house, battle, [key, key], 0)
    ended = look(house, key, campaign)
    assert not ended["may_take_back"]
    assert refusal(undo(house, key, campaign), 422) == "campaign-undo-fought"
    assert same(look(house, key, campaign)) == same(ended)


@pytest.mark.rule("SLV-NET-2")
def test_only_the_owner_takes_a_result_back(house):
    anna, ben, other = house.person(), house.person(), house.person()
    campaign = begin(house, anna, "me", "friend")["id"]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": created["links"][0]["key"]})
    tell(house, anna, campaign, winner="lions")
    assert look(house, anna, campaign)["may_take_back"]
    assert not look(house, ben, campaign)["may_take_back"]
    assert refusal(undo(house, ben, campaign), 403) == "campaign-owner-takes-back"
    place = f"/api/campaigns/{campaign}/undo"
    stranger = house.post(place, other, json={"version": 0})
    assert refusal(stranger, 404) == "campaign-unknown-here"


# A battle begun here, finished at a real table


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_battle_that_was_begun_gives_way_and_its_end_counts_no_more(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    assert look(house, key, campaign)["may_enter"]
    after = tell(house, key, campaign, winner="lions").json()
    assert (after["battle"], after["refusal"]) == (None, None)
    assert [(one["winner"], one["battle"]) for one in after["diary"]] == [("lions", "")]
    assert states(house, campaign) == ["abandoned"]
    kept = house.get(f"/api/battles/{battle}", key).json()
    assert (kept["campaign"], kept["over"]) == ("", False)
    mine = house.get("/api/me", key).json()["battles"]
    assert [(one["id"], one["campaign"]) for one in mine] == [(battle, "")]

    concede(house, battle, [key, key], 0)  # it would have been the goblins'
    assert look(house, key, campaign) == after
    line = house.get("/api/campaigns", key).json()["mine"][0]
    assert (line["fought"], line["won"]) == (1, [1, 0])
    assert states(house, campaign) == ["abandoned"]
    second = start(house, key, campaign)["battle"]["id"]
    concede(house, second, [key, key], 0)
    assert [one["battle"] for one in look(house, key, campaign)["diary"]] == ["", second]


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_an_abandoned_battle_stays_so_when_the_result_is_taken_back(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    tell(house, key, campaign, winner="lions")
    back = undo(house, key, campaign).json()
    assert (back["battle"], back["diary"], back["may_start"]) == (None, [], True)
    concede(house, battle, [key, key], 0)
    assert look(house, key, campaign)["diary"] == []
    again = start(house, key, campaign)["battle"]
    assert again["id"] != battle
    assert again["campaign"] == campaign


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_what_is_told_wrongly_abandons_nothing(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    before = look(house, key, campaign)
    assert refusal(tell(house, key, campaign, winner="trolls"), 422) == "campaign-no-side"
    assert look(house, key, campaign) == before
    assert states(house, campaign) == ["open"]
    concede(house, battle, [key, key], 0)
    stale = {"version": before["version"], "winner": "lions"}
    late = house.post(f"/api/campaigns/{campaign}/result", key, json=stale)
    assert refusal(late, 409) == "campaign-stale"
    assert [one["winner"] for one in look(house, key, campaign)["diary"]] == ["goblins"]


FORK = (
    OWN.replace("next: {red: [], blue: []}", "next: {red: [hill], blue: [moor]}")
    + """\
  hill:
    game: wizard-duel
    scenario: empty
    seats: [blue, red]
    next: {red: [], blue: []}
  moor:
    game: wizard-duel
    scenario: empty
    seats: [red, blue]
    next: {red: [], blue: []}
"""
)


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_friend_who_came_to_an_abandoned_battle_keeps_their_side(house):
    anna, ben = house.person(), house.person()
    sides = [{"side": "red", "who": "me"}, {"side": "blue", "who": "friend"}]
    own = {"file": {"name": "mine.yaml", "text": FORK}, "sides": sides}
    campaign = house.post("/api/campaigns", anna, json=own).json()["id"]
    tell(house, anna, campaign, winner="red")
    created = start(house, anna, campaign)  # on the hill the blue side has the first seat
    (link,) = created["links"]
    claimed = house.post(
        f"/api/battles/{created['battle']['id']}/claim",
        ben,
        json={"key": link["key"], "name": "Ben"},
    )
    assert claimed.json()["yours"] == [0]
    tell(house, anna, campaign, winner="red")
    undo(house, anna, campaign)
    undo(house, anna, campaign)
    tell(house, anna, campaign, winner="blue")
    shown = look(house, ben, campaign)
    assert [one["key"] for one in shown["coming"]] == ["moor"]
    assert [(side["yours"], side["player"]) for side in shown["sides"]] == [
        (False, "Reds"),
        (True, "Ben"),
    ]
    second = start(house, ben, campaign)
    assert second["links"] == []
    assert second["battle"]["yours"] == [1]
