"""Campaigns over REST: begun, fought battle by battle, and who may do what."""

import json
import time

import msgspec
import pytest

from slagveld.campaign import load
from slagveld.texts import Text, say

BANNER = "confrontation/the-stolen-banner"
ORCS = "little-carnage/humans-and-orcs"


def begin(house, key, *sides, campaign=BANNER, **rest):
    whos = sides or ("me", "me")
    names = {BANNER: ("lions", "goblins"), ORCS: ("humans", "orcs")}[campaign]
    wanted = [
        {
            "side": side,
            "name": f"{who} {side}",
            **({"who": who} if who != "bot" else {"who": "bot", "bot": "random"}),
        }
        for side, who in zip(names, whos, strict=True)
    ]
    made = house.post("/api/campaigns", key, json={"campaign": campaign, "sides": wanted, **rest})
    assert made.status_code == 201, made.text
    return made.json()


def look(house, key, campaign):
    shown = house.get(f"/api/campaigns/{campaign}", key)
    assert shown.status_code == 200, shown.text
    return shown.json()


def start(house, key, campaign, status=201):
    version = look(house, key, campaign)["version"]
    made = house.post(f"/api/campaigns/{campaign}/battle", key, json={"version": version})
    assert made.status_code == status, made.text
    return made.json()


def concede(house, battle, keys, seat):
    """Let a seat give up, after everybody has given a number."""
    while not house.match(battle).begun:
        before = house.entries(battle)
        number = house.match(battle).decision.waiting_for[0]
        act(house, battle, keys[number], number, before, {"type": "MixDice", "number": 7})
    act(house, battle, keys[seat], seat, None, {"type": "Concede"})
    assert house.store.battles.read(battle).over


def act(house, battle, key, seat, after, action):
    for _ in range(200):  # bots may be quicker
        number = house.entries(battle) if after is None else after
        body = {"type": "act", "id": 1, "after": number, "seat": seat, "action": action}
        done = house.post(f"/api/battles/{battle}/actions", key, json=body)
        if done.status_code == 200:
            return
        assert done.json()["stale"], done.text
        time.sleep(0.05)
    raise AssertionError("never our turn")


def refusal(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["refusal"]["text"]["key"]


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


def tell(house, key, campaign, **told):
    version = look(house, key, campaign)["version"]
    body = {"version": version, **told}
    return house.post(f"/api/campaigns/{campaign}/result", key, json=body)


@pytest.mark.rule("SLV-CAMPAIGN-1")
def test_a_battle_at_a_real_table_is_entered(house):
    key = house.person()
    begun = begin(house, key)
    assert begun["may_enter"]
    assert (begun["coming"][0]["draw"], begun["coming"][0]["count"]) == ("goblins", "battle")
    counts = [entry["count"] for entry in begun["sides"][0]["armies"][0]["roster"]["entries"]]
    answer = tell(
        house,
        key,
        begun["id"],
        winner="lions",
        points={"lions": 3, "goblins": 1},
        alive={"lions": counts},
        rounds=6,
        note=" Rain.\u202e\n",
    )
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    (chapter,) = shown["diary"]
    assert (chapter["winner"], chapter["rounds"], chapter["battle"]) == ("lions", 6, "")
    assert chapter["chapter"]["notes"] == [
        {"key": "plain", "values": {"words": "Rain."}, "type": "text"}
    ]
    assert chapter["chapter"]["date"] == time.strftime("%Y-%m-%d")
    assert [side["points"] for side in shown["sides"]] == [3, 1]
    assert [one["key"] for one in shown["coming"]] == ["crossing"]
    kept = house.store.campaigns.read(begun["id"]).campaign.battles[0]
    assert kept.source == "table"
    assert [force.alive for force in kept.forces] == [tuple(counts), None]
    ended = tell(house, key, begun["id"], winner="goblins").json()
    assert ended["winner"] == "goblins"
    assert not ended["may_enter"]
    late = house.post(
        f"/api/campaigns/{begun['id']}/result", key, json={"version": ended["version"]}
    )
    assert refusal(late, 422) == "campaign-over"


@pytest.mark.rule("SLV-CAMPAIGN-3")
def test_a_draw_is_entered_as_the_campaign_counts_it(house):
    key = house.person()
    campaign = begin(house, key)["id"]
    shown = tell(house, key, campaign).json()
    assert [one["winner"] for one in shown["diary"]] == ["goblins"]
    assert shown["diary"][0]["chapter"]["result"]["key"] == "campaign-result-counts"
    own = {"file": {"name": "mine.yaml", "text": OWN.replace("draw: blue\n", "")}}
    silent = house.post("/api/campaigns", key, json=own).json()
    assert silent["coming"][0]["draw"] == ""
    assert refusal(tell(house, key, silent["id"]), 422) == "campaign-draw-unsaid"


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"winner": "trolls"}, "campaign-no-side"),
        ({"winner": "lions", "points": {"trolls": 1}}, "campaign-no-side"),
        ({"winner": "lions", "alive": {"lions": [1]}}, "campaign-survivors"),
        ({"winner": "lions", "alive": {"lions": [9] * 8}}, "campaign-survivors"),
    ],
)
def test_what_is_told_wrongly_is_refused_and_changes_nothing(house, told, key):
    person = house.person()
    campaign = begin(house, person)["id"]
    before = look(house, person, campaign)
    assert refusal(tell(house, person, campaign, **told), 422) == key
    assert look(house, person, campaign) == before
    stale = house.post(
        f"/api/campaigns/{campaign}/result", person, json={"version": 7, "winner": "lions"}
    )
    assert refusal(stale, 409) == "campaign-stale"


@pytest.mark.rule("SLV-NET-2")
def test_only_the_owner_enters_a_result_and_not_while_a_battle_is_fought(house):
    anna, ben, other = house.person(), house.person(), house.person()
    campaign = begin(house, anna, "me", "friend")["id"]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": created["links"][0]["key"]})
    assert not look(house, anna, campaign)["may_enter"]
    assert refusal(tell(house, anna, campaign, winner="lions"), 422) == "campaign-being-fought"
    concede(house, battle, [anna, ben], 0)
    assert look(house, anna, campaign)["may_enter"]
    assert not look(house, ben, campaign)["may_enter"]
    assert refusal(tell(house, ben, campaign, winner="goblins"), 403) == "campaign-owner-tells"
    place = f"/api/campaigns/{campaign}/result"
    stranger = house.post(place, other, json={"version": 0, "winner": "lions"})
    assert refusal(stranger, 404) == "campaign-unknown-here"
    assert tell(house, anna, campaign, winner="lions").json()["winner"] == "lions"


def test_a_battle_that_does_not_count_gives_way_to_what_is_told(house, monkeypatch):
    from slagveld.kernel.rulebook import RefusedError, refuse
    from slagveld.server.campaigns import campaigns as served

    key = house.person()
    campaign = begin(house, key)["id"]
    battle = start(house, key, campaign)["battle"]["id"]

    def never(*_, **__):
        raise RefusedError(refuse("SLV-CAMPAIGN-6", "campaign-battle-twice"))

    monkeypatch.setattr(served, "enter_battle", never)
    concede(house, battle, [key, key], 0)
    shown = look(house, key, campaign)
    assert shown["refusal"]["text"]["key"] == "campaign-battle-twice"
    assert shown["may_enter"]
    after = tell(house, key, campaign, winner="lions").json()
    assert (after["battle"], after["refusal"]) == (None, None)
    assert [one["winner"] for one in after["diary"]] == ["lions"]
    assert [link.state for link in house.store.campaigns.read(campaign).links] == ["refused"]


@pytest.mark.rule("LC-4.4-3", "SLV-CAMPAIGN-4")
def test_losses_of_veterans_are_shown_and_may_be_mustered_anew(house):
    key = house.person()
    campaign = begin(house, key, campaign=ORCS)["id"]

    def humans(shown):
        return shown["sides"][0]["armies"][0]

    def bring(army):
        version = look(house, key, campaign)["version"]
        wish = {"version": version, "side": "humans", "army": army}
        done = house.ask("PUT", f"/api/campaigns/{campaign}/army", key, json=wish)
        assert done.status_code == 200, done.text
        return humans(done.json())

    army = humans(look(house, key, campaign))["roster"]
    counts = [entry["count"] for entry in army["entries"]]
    most = counts.index(max(counts))
    lived = [max(1, count - 2) for count in counts]
    shown = tell(house, key, campaign, winner="humans", alive={"humans": lived}).json()
    left = humans(shown)["survivors"]
    assert [(one["models"], one["of"], one["full"]) for one in left] == [
        (alive, count, count) for alive, count in zip(lived, counts, strict=True)
    ]
    army["entries"][most] |= {"count": lived[most], "choices": {"veteran": "attack"}}
    bring(army)
    dead = [0] * len(counts)
    shown = tell(house, key, campaign, winner="humans", alive={"humans": dead}).json()
    (short,) = humans(shown)["survivors"]
    assert short["entry"] == most
    assert (short["models"], short["of"], short["full"]) == (0, lived[most], counts[most])
    before = humans(shown)["before"]
    assert before["entries"][most]["choices"] == {}
    before["entries"][most]["count"] = short["full"]
    assert bring(before)["roster"]["entries"][most]["count"] == counts[most]


# Campaigns of one's own

OWN = """\
name: {en: My war, nl: Mijn oorlog, de: Mein Krieg}
story: {en: Once, nl: Ooit, de: Einst}
sides:
  - {key: red, name: {en: Reds, nl: Roden, de: Rote}}
  - {key: blue, name: {en: Blues, nl: Blauwen, de: Blaue}}
base: ford
draw: blue
scenarios:
  ford:
    game: wizard-duel
    scenario: empty
    seats: [red, blue]
    next: {red: [], blue: []}
"""


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
