"""Armies by chance, boxes, drafts and lists through the door of the server."""

import json

import pytest

GAME = "/api/games/confrontation/army"


def post(house, what, json, status=200, game="confrontation"):
    answer = house.post(f"/api/games/{game}/army/{what}", json=json)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_random_army_may_fight(house):
    army = post(house, "random", {"points": 200, "seed": 7})
    assert army == post(house, "random", {"points": 200, "seed": 7})
    report = house.post(GAME, json=army).json()
    assert report["faults"] == []
    assert 180 <= report["total"] / report["scale"] <= 200


def test_a_box_judges_what_is_built_of_it(house):
    asked = {"points": 200, "seed": 7, "side": 1}
    shown = post(house, "sealed", asked)
    assert shown["report"]["faults"] == []
    lies = {one["key"] for one in shown["contents"]}
    assert {offer["key"] for offer in shown["report"]["offers"]} == lies
    other = next(one for one in ("paladin", "falconer", "ghoul") if one not in lies)
    army = {**shown["army"], "entries": [{"key": other}]}
    faults = post(house, "sealed", {**asked, "army": army})["report"]["faults"]
    assert [(fault["entry"], fault["text"]["key"]) for fault in faults] == [
        (0, "muster-not-in-box")
    ]


def test_a_draft_against_a_bot_to_its_end_and_into_battle(house):
    wish = {"points": 100, "seed": 3, "picks": [], "bots": [False, True]}
    shown = post(house, "draft", wish)["draft"]
    while shown["turn"] is not None:
        assert shown["turn"] == 0
        pick = next(n for n, pack in enumerate(shown["packs"]) if pack["open"])
        shown = post(house, "draft", {**wish, "picks": [*shown["picks"], pick]})["draft"]
    seats = [
        {"who": "me", "army": shown["armies"][0]},
        {"who": "bot", "bot": "random", "army": shown["armies"][1]},
    ]
    made = house.post(
        "/api/battles", house.person(), json={"game": "confrontation", "seats": seats}
    )
    assert made.status_code == 201, made.text


def test_a_battle_takes_ready_armies_by_key_and_by_name(house):
    for army in ("lions-patrol", "Patrouille der Löwen"):
        seats = [{"who": "me", "army": army}, {"who": "bot", "army": "goblin-rabble"}]
        new = {"game": "confrontation", "seats": seats}
        assert house.post("/api/battles", house.person(), json=new).status_code == 201
    new["seats"][0]["army"] = "nobody"
    refused = house.post("/api/battles", house.person(), json=new)
    assert refused.status_code == 422
    assert refused.json()["refusal"]["text"]["key"] == "room-army-unknown"


def test_lists_out_and_in(house):
    army = post(house, "random", {"points": 200, "seed": 9})
    words = post(house, "text", {"army": army, "language": "nl"})["words"]
    read = post(house, "list", {"words": words})
    assert (read["roster"]["entries"], read["notes"]) == (army["entries"], [])


def test_whatever_is_offered_is_shown_with_all_its_values(house):
    army = {"game": "mage-knight", "name": "x"}
    card = post(house, "face", {"army": army, "key": "orc-marauder"}, game="mage-knight")["card"]
    assert len(card["dial"]["clicks"]) > 3
    assert card["notes"]
    assert post(house, "face", {"army": army, "key": "?"}, game="mage-knight") == {"card": None}


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("random", {"points": 0}, 400),
        ("random", {"points": "many"}, 400),
        ("random", {"points": 3}, 422),
        ("random", {"points": 100, "like": {"game": "carnage", "name": "x"}}, 422),
        ("sealed", {"points": 100, "side": 2}, 400),
        ("sealed", {"points": 100, "army": {"game": "carnage", "name": "x"}}, 422),
        ("draft", {"points": 100, "picks": [99]}, 422),
        ("draft", {"points": 100, "picks": [True]}, 400),
        ("draft", {"points": 100, "bots": [True]}, 400),
        ("draft", {"points": 1}, 422),
        ("list", {"words": "x" * 200_000}, 413),
        ("list", {"words": "{"}, 422),
        ("list", {"words": "[" * 30_000}, 422),
        ("list", {"words": '{"roster": {"forces": 3}}'}, 422),
        ("list", {"words": "game: confrontation\nentries: []\n"}, 422),
        ("list", {"words": "\ud800"}, 400),
        ("list", {"words": 3}, 400),
        ("text", {"army": {"game": "confrontation", "name": "x"}, "language": "xx"}, 400),
        ("text", {"army": {"game": "carnage", "name": "x"}}, 422),
        ("face", {"army": {"game": "carnage", "name": "x"}, "key": "a"}, 422),
    ],
)
def test_bad_wishes_are_refused_in_a_sentence(house, what, body, status):
    sent = json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    answer = house.post(f"{GAME}/{what}", content=sent, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.json()["refusal"]["text"]["key"]


def test_a_game_that_is_not_there(house):
    assert house.post("/api/games/chess/army/random", json={"points": 100}).status_code == 404
