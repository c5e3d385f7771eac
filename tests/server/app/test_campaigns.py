"""Campaigns over REST: begun, fought battle by battle, and who may do what."""

import json

import pytest

from slagveld.campaign import load
from tests.server.app.campaigning import BANNER, ORCS, begin, concede, look, refusal, start


def test_ready_campaigns_are_offered_to_everybody(house):
    shown = house.get("/api/campaigns").json()
    assert shown["mine"] == []
    offers = {offer["key"]: offer for offer in shown["offers"]}
    banner = offers[BANNER]
    assert banner["name"]["en"] == "The stolen banner"
    assert [station["key"] for station in banner["stations"]] == ["skirmish", "crossing"]
    assert banner["stations"][0]["state"] == "next"
    assert banner["sides"][0]["armies"]["confrontation"]["en"]
    assert not banner["knows_veterans"]
    assert offers[ORCS]["veterans"]
    assert offers[ORCS]["knows_veterans"]


def test_a_campaign_of_two_scenarios_is_fought_to_its_end(house):
    key = house.person()
    begun = begin(house, key)
    campaign = begun["id"]
    assert [side["yours"] for side in begun["sides"]] == [True, True]
    assert begun["coming"][0]["key"] == "skirmish"
    assert begun["may_start"]
    first = start(house, key, campaign)["battle"]
    assert first["campaign"] == campaign
    assert [seat["name"] for seat in first["seats"]] == ["me lions", "me goblins"]
    shown = look(house, key, campaign)
    assert shown["battle"]["id"] == first["id"]
    assert not shown["may_start"]
    concede(house, first["id"], [key, key], 1)

    after = look(house, key, campaign)
    assert after["battle"] is None
    assert [one["winner"] for one in after["diary"]] == ["lions"]
    assert after["diary"][0]["battle"] == first["id"]
    assert after["diary"][0]["chapter"]["date"]
    assert [side["won"] for side in after["sides"]] == [1, 0]
    assert {one["key"]: one["state"] for one in after["stations"]} == {
        "skirmish": "played",
        "crossing": "next",
    }
    assert after["end"] is None

    second = start(house, key, campaign)["battle"]
    assert [seat["name"] for seat in second["seats"]] == ["me goblins", "me lions"]
    concede(house, second["id"], [key, key], 1)
    ended = look(house, key, campaign)
    assert ended["winner"] == "goblins"
    assert ended["end"]["key"] == "campaign-end-final"
    assert ended["coming"] == []
    assert not ended["may_start"]
    answer = house.post(
        f"/api/campaigns/{campaign}/battle", key, json={"version": ended["version"]}
    )
    assert refusal(answer, 422) == "campaign-over"
    line = house.get("/api/campaigns", key).json()["mine"][0]
    assert line["id"] == campaign
    assert line["won"] == [1, 1]
    assert line["fought"] == 2
    assert line["end"]
    assert line["battle"] is None


def test_a_battle_that_is_over_is_entered_by_looking_at_the_list(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    line = house.get("/api/campaigns", key).json()["mine"][0]
    assert (line["fought"], line["battle"]["id"]) == (0, battle)
    concede(house, battle, [key, key], 0)
    line = house.get("/api/campaigns", key).json()["mine"][0]
    assert (line["fought"], line["battle"], line["won"]) == (1, None, [0, 1])
    kept = house.store.campaigns.read(campaign)
    assert [link.state for link in kept.links] == ["entered"]
    assert kept.campaign.battles[0].source == "save"
    assert kept.campaign.battles[0].digest == house.match(battle).log[-1].mark


def test_a_battle_is_not_begun_twice(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    start(house, key, campaign)
    stale = house.post(f"/api/campaigns/{campaign}/battle", key, json={"version": 0})
    assert refusal(stale, 409) == "campaign-stale"
    answer = start(house, key, campaign, status=422)
    assert answer["refusal"]["text"]["key"] == "campaign-being-fought"


def test_a_battle_that_the_host_deleted_may_be_begun_again(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    gone = house.ask("DELETE", f"/api/club/battles/{battle}", house.host_key)
    assert gone.status_code == 204
    shown = look(house, key, campaign)
    assert shown["battle"] is None
    assert shown["may_start"]
    assert start(house, key, campaign)["battle"]["id"] != battle


@pytest.mark.rule("SLV-NET-3")
def test_others_see_nothing_of_a_campaign(house):
    key, other = house.person(), house.person()
    campaign = begin(house, key)["id"]
    assert refusal(house.get(f"/api/campaigns/{campaign}", other), 404) == "campaign-unknown-here"
    assert refusal(house.get("/api/campaigns/nothing", key), 404) == "campaign-unknown-here"
    assert house.get(f"/api/campaigns/{campaign}").status_code == 401
    assert house.get(f"/api/campaigns/{campaign}", house.host_key).status_code == 403
    assert house.get("/api/campaigns", other).json()["mine"] == []
    assert house.post("/api/campaigns", json={"campaign": BANNER}).status_code == 401
    gone = house.ask("DELETE", f"/api/campaigns/{campaign}", other)
    assert refusal(gone, 404) == "campaign-unknown-here"


def test_a_friend_comes_by_the_link_of_the_first_battle_and_stays(house):
    anna, ben = house.person(), house.person()
    begun = begin(house, anna, "me", "friend")
    campaign = begun["id"]
    assert [side["taken"] for side in begun["sides"]] == [True, False]
    assert [side["yours"] for side in begun["sides"]] == [True, True]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    (link,) = created["links"]
    assert house.get(f"/api/campaigns/{campaign}", ben).status_code == 404
    claim = house.post(
        f"/api/battles/{battle}/claim", ben, json={"key": link["key"], "name": "Ben"}
    )
    assert claim.json()["campaign"] == campaign
    shown = look(house, ben, campaign)
    assert not shown["owner"]
    assert [side["yours"] for side in shown["sides"]] == [False, True]
    assert shown["sides"][1]["player"] == "Ben"
    assert house.get("/api/campaigns", ben).json()["mine"][0]["id"] == campaign
    concede(house, battle, [anna, ben], 0)

    second = start(house, ben, campaign)
    assert second["links"] == []
    assert second["battle"]["yours"] == [0]
    names = [seat["name"] for seat in second["battle"]["seats"]]
    assert names == ["Ben", "me lions"]
    assert all(seat["taken"] for seat in second["battle"]["seats"])
    mine = house.get("/api/me", anna).json()["battles"]
    assert second["battle"]["id"] in [one["id"] for one in mine]
    concede(house, second["battle"]["id"], [ben, anna], 0)
    assert look(house, ben, campaign)["winner"] == "lions"


def test_only_the_owner_has_the_links_of_friends_who_have_still_to_come(house):
    anna, ben = house.person(), house.person()
    campaign = begin(house, anna, "friend", "friend")["id"]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": created["links"][0]["key"]})
    gone = house.ask("DELETE", f"/api/club/battles/{battle}", house.host_key)
    assert gone.status_code == 204
    assert house.get(f"/api/campaigns/{campaign}", ben).status_code == 404
    assert look(house, anna, campaign)["may_start"]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": created["links"][0]["key"]})
    kept = house.store.campaigns.read(campaign)
    kept = house.store.battles.read(battle)
    assert [seat.taken for seat in kept.seats] == [True, False]
    shown = look(house, ben, campaign)
    assert not shown["may_start"]
    answer = house.post(
        f"/api/campaigns/{campaign}/battle", ben, json={"version": shown["version"]}
    )
    assert refusal(answer, 403) == "campaign-not-owner"


@pytest.mark.rule("SLV-NET-2")
def test_an_army_is_changed_by_whoever_leads_the_side(house):
    anna, ben = house.person(), house.person()
    campaign = begin(house, anna, "me", "friend")["id"]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": created["links"][0]["key"]})
    shown = look(house, anna, campaign)
    army = shown["sides"][1]["armies"][0]["roster"]
    place = f"/api/campaigns/{campaign}/army"
    wish = {"version": shown["version"], "side": "goblins", "army": army}
    assert refusal(house.ask("PUT", place, ben, json=wish), 422) == "campaign-being-fought"
    concede(house, battle, [anna, ben], 0)
    wish["version"] = look(house, anna, campaign)["version"]
    assert refusal(house.ask("PUT", place, anna, json=wish), 403) == "campaign-not-leader"
    wrong = {**wish, "side": "trolls"}
    assert refusal(house.ask("PUT", place, anna, json=wrong), 422) == "campaign-no-side"
    fewer = {**army, "name": "Fewer", "entries": army["entries"][:-1]}
    changed = house.ask("PUT", place, ben, json={**wish, "army": fewer})
    assert changed.status_code == 200, changed.text
    assert changed.json()["sides"][1]["armies"][0]["roster"]["name"] == "Fewer"
    late = house.ask("PUT", place, ben, json=wish)
    assert refusal(late, 409) == "campaign-stale"
    judge = f"/api/campaigns/{campaign}/judge"
    report = house.post(judge, ben, json={"side": "goblins", "army": fewer}).json()
    assert report["faults"] == []
    assert len(report["prices"]) == len(fewer["entries"])
    empty = {**army, "entries": []}
    assert house.post(judge, ben, json={"side": "goblins", "army": empty}).json()["faults"]
    answer = house.post(judge, anna, json={"side": "goblins", "army": fewer})
    assert refusal(answer, 403) == "campaign-not-leader"
    second = start(house, ben, campaign)["battle"]
    fielded = house.match(second["id"]).setup.armies[0]
    assert fielded["name"] == "Fewer"


def test_bots_fight_a_campaign_and_a_person_gives_up(house):
    key = house.person()
    begun = begin(house, key, "me", "bot")
    assert [side["who"] for side in begun["sides"]] == ["person", "bot"]
    assert [side["yours"] for side in begun["sides"]] == [True, True]
    battle = start(house, key, begun["id"])["battle"]
    assert [seat["bot"] for seat in battle["seats"]] == ["", "random"]
    concede(house, battle["id"], [key, None], 0)
    assert [one["winner"] for one in look(house, key, begun["id"])["diary"]] == ["goblins"]


def test_survivors_are_taken_along_with_a_marker(house):
    key = house.person()
    campaign = begin(house, key, campaign=ORCS)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    assert all(army["survivors"] == [] for army in armies(look(house, key, campaign)))
    for _ in range(60):  # until both armies stand on the table
        if house.match(battle).outcome or house.store.battles.read(battle).round > 0:
            break
        house.play(battle, [key, key], 1)
    concede(house, battle, [key, key], 0)
    shown = look(house, key, campaign)
    humans = shown["sides"][0]["armies"][0]
    assert humans["veterans"]["option"] == "veteran"
    assert [mark["key"] for mark in humans["veterans"]["marks"]]
    entry = humans["survivors"][0]["entry"]
    assert humans["survivors"][0]["models"] <= humans["survivors"][0]["of"]
    roster = humans["before"]
    roster["entries"][entry]["choices"]["veteran"] = humans["veterans"]["marks"][0]["key"]
    roster["entries"][entry]["count"] = humans["survivors"][0]["models"]
    wish = {"version": shown["version"], "side": "humans", "army": roster}
    changed = house.ask("PUT", f"/api/campaigns/{campaign}/army", key, json=wish)
    assert changed.status_code == 200, changed.text
    line = changed.json()["sides"][0]["armies"][0]["lines"][entry]
    assert line["values"]["unit"]["key"] == "campaign-line-veterans"
    second = start(house, key, campaign)["battle"]
    assert "veteran" in json.dumps(house.match(second["id"]).setup.armies[0])


def test_veterans_may_be_agreed_away(house):
    key = house.person()
    campaign = begin(house, key, campaign=ORCS, veterans=False)["id"]
    battle = start(house, key, campaign)["battle"]["id"]
    concede(house, battle, [key, key], 0)
    shown = look(house, key, campaign)
    assert not shown["veterans"]
    assert all(army["veterans"] is None and not army["survivors"] for army in armies(shown))


def armies(shown):
    return [army for side in shown["sides"] for army in side["armies"]]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"campaign": "nowhere"}, "campaign-unknown"),
        ({"sides": [{"side": "lions", "who": "me"}]}, "campaign-sides-each"),
        (
            {"sides": [{"side": "lions", "who": "me"}, {"side": "lions", "who": "me"}]},
            "campaign-sides-each",
        ),
        (
            {
                "sides": [
                    {"side": "lions", "who": "me"},
                    {"side": "goblins", "who": "bot", "bot": "no"},
                ]
            },
            None,
        ),
        (
            {
                "sides": [
                    {"side": "lions", "who": "me"},
                    {"side": "goblins", "who": "me", "bot": "random"},
                ]
            },
            "room-bot-person",
        ),
        (
            {
                "dice": "typed",
                "sides": [{"side": "lions", "who": "bot"}, {"side": "goblins", "who": "bot"}],
            },
            "room-typed-bots",
        ),
        ({"options": {"nothing": 1}}, "refusal-option-unknown"),
        ({"points": 1}, "campaign-army-faulty"),
    ],
)
def test_what_cannot_be_begun_is_refused_with_a_reason(house, change, key):
    answer = house.post("/api/campaigns", house.person(), json={"campaign": BANNER, **change})
    found = refusal(answer, 422)
    assert key is None or found == key


def test_an_unknown_temperament_is_refused_with_its_field(house):
    sides = [{"side": "lions", "who": "me"}, {"side": "goblins", "who": "bot", "bot": "captain-x"}]
    wish = {"campaign": BANNER, "sides": sides}
    answer = house.post("/api/campaigns", house.person(), json=wish)
    assert refusal(answer, 422) == "room-field"
    assert answer.json()["refusal"]["text"]["values"]["field"] == "sides[1].bot"


def test_without_sides_i_lead_the_first_against_bots(house):
    key = house.person()
    begun = house.post("/api/campaigns", key, json={"campaign": "the-stolen-banner"}).json()
    assert [side["who"] for side in begun["sides"]] == ["person", "bot"]
    assert begun["by_points"] is False


def test_a_campaign_goes_home_as_a_file_and_is_forgotten(house):
    key = house.person()
    begun = begin(house, key, points=0, by_points=True)
    answer = house.get(f"/api/campaigns/{begun['id']}/file", key)
    assert load(answer.content, "war").settings.by_points
    assert "slagveld-campaign" in answer.headers["content-disposition"]
    battle = start(house, key, begun["id"])["battle"]["id"]
    gone = house.ask("DELETE", f"/api/campaigns/{begun['id']}", key)
    assert gone.status_code == 204
    assert house.get(f"/api/campaigns/{begun['id']}", key).status_code == 404
    assert house.store.battles.read(battle).campaign == ""
    again = house.ask("DELETE", f"/api/campaigns/{begun['id']}", key)
    assert refusal(again, 404) == "campaign-unknown-here"


def test_what_comes_next_is_not_chosen_where_there_is_no_choice(house):
    key = house.person()
    begun = begin(house, key)
    place = f"/api/campaigns/{begun['id']}/scenario"
    wrong = house.post(place, key, json={"version": 0, "scenario": "crossing"})
    assert refusal(wrong, 422) == "campaign-not-next"
    fixed = house.post(place, key, json={"version": 0, "scenario": "skirmish"})
    assert refusal(fixed, 422) == "campaign-not-winner"


# Battles at a real table
