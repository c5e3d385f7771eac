"""What came of battles at a real table, entered into a campaign over REST."""

import time

import pytest

from tests.server.app.campaigning import ORCS, OWN, begin, concede, look, refusal, start, tell


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
def test_only_the_owner_enters_a_result(house):
    anna, ben, other = house.person(), house.person(), house.person()
    campaign = begin(house, anna, "me", "friend")["id"]
    created = start(house, anna, campaign)
    battle = created["battle"]["id"]
    house.post(f"/api/battles/{battle}/claim", ben, json={"key": created["links"][0]["key"]})
    assert refusal(tell(house, ben, campaign, winner="lions"), 403) == "campaign-owner-tells"
    assert look(house, anna, campaign)["battle"]["id"] == battle
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
