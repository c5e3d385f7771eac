"""Battles over REST: set up, joined, played, looked at, taken home."""

import json

import pytest


def key_of(answer):
    return answer.json()["refusal"]["text"]["key"]


def test_play_now_is_one_request(house):
    made = house.post("/api/battles", house.person(), json={"game": "toy"}).json()
    kinds = [seat["kind"] for seat in made["battle"]["seats"]]
    assert kinds == ["person", "bot"]
    assert made["battle"]["yours"] == [0]
    assert made["links"] == []


def test_a_friend_sits_down_by_link(house):
    keys = [house.person(), house.person()]
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
    made = house.battle(keys[0], seats=seats)
    battle, link = made["battle"]["id"], made["links"][0]
    assert link["seat"] == 1
    path = f"/api/battles/{battle}"
    assert house.get(path, keys[1]).status_code == 404
    claim = {"key": link["key"], "name": "Ben"}
    shown = house.post(f"{path}/claim", keys[1], json=claim).json()
    assert shown["yours"] == [1]
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Ben"]
    assert house.get(path, keys[1]).json()["yours"] == [1]
    assert [each["id"] for each in house.get("/api/me", keys[1]).json()["battles"]] == [battle]


def test_a_wrong_link_seats_nobody(house):
    battle, _, watch = house.duel()
    stranger = house.person()
    wrong = "s_" + "x" * 43
    answer = house.post(f"/api/battles/{battle}/claim", stranger, json={"key": wrong})
    assert answer.status_code == 404
    answer = house.post(f"/api/battles/{battle}/claim", stranger, json={"key": watch})
    assert answer.status_code == 404
    other = house.battle(house.person(), seats=[{"who": "me"}, {"who": "friend"}])
    foreign = {"key": other["links"][0]["key"]}
    assert house.post(f"/api/battles/{battle}/claim", stranger, json=foreign).status_code == 404
    assert house.get("/api/me", stranger).json()["battles"] == []


def test_actions_are_taken_once(house):
    battle, keys, _ = house.duel()
    after, seat, action = house.proposal(battle)
    body = {"type": "act", "id": 9, "after": after, "seat": seat, "action": action}
    path = f"/api/battles/{battle}/actions"
    done = house.post(path, keys[seat], json=body)
    assert done.status_code == 200
    assert done.json()["id"] == 9
    again = house.post(path, keys[seat], json=body)
    assert again.status_code == 409
    assert again.json()["stale"] is True
    assert again.json()["refusal"]["rule"] == "SLV-NET-1"
    assert house.entries(battle) == done.json()["number"] == again.json()["number"]


def test_nobody_acts_for_another(house):
    battle, keys, watch = house.duel()
    after, seat, action = house.proposal(battle)
    body = {"type": "act", "id": 1, "after": after, "seat": seat, "action": action}
    path = f"/api/battles/{battle}/actions"
    for key in (keys[1 - seat], watch, house.host_key):
        refused = house.post(path, key, json=body)
        assert refused.status_code == 409
        assert refused.json()["refusal"]["rule"] == "SLV-NET-2"
    assert house.post(path, house.person(), json=body).status_code == 404
    assert house.post(path, json=body).status_code == 401
    assert house.entries(battle) == after


def test_a_refused_action_cites_its_rule_and_changes_nothing(house):
    battle, keys, _ = house.duel()
    house.play(battle, keys, 2)
    before = house.entries(battle)
    body = {"type": "act", "id": 1, "after": before, "seat": 0, "action": {"type": "Nonsense"}}
    refused = house.post(f"/api/battles/{battle}/actions", keys[0], json=body)
    assert refused.status_code == 409
    assert refused.json()["refusal"]["rule"] == "SLV-FORM-1"
    assert refused.json()["stale"] is False
    assert house.entries(battle) == before


def test_looking_back(house):
    battle, keys, watch = house.duel()
    house.play(battle, keys, 12)
    path = f"/api/battles/{battle}/sight"
    now = house.get(path, watch).json()
    then = house.get(path, watch, params={"at": 4, "since": 3}).json()
    assert then["number"] == now["number"]
    assert then["at"] == 4
    assert then["decision"] is None
    assert [told["entry"] for told in then["story"]] == list(range(3, now["number"]))
    beyond = house.get(path, watch, params={"at": 999})
    assert beyond.status_code == 422
    assert house.get(path, watch, params={"at": -1}).status_code == 400
    assert house.get(path, watch, params={"at": "x"}).status_code == 400


def test_previews(house):
    battle, keys, _ = house.duel()
    house.play(battle, keys, 4)
    match = house.match(battle)
    seat = match.decision.waiting_for[0]
    form = match.decision.described.forms[0].action
    body = {"type": "preview", "id": 1, "after": len(match.log), "seat": seat, "action": form}
    path = f"/api/battles/{battle}/preview"
    shown = house.post(path, keys[seat], json=body)
    assert shown.status_code == 200
    assert "complete" in shown.json()
    assert house.post(path, keys[1 - seat], json=body).status_code == 409
    assert house.post(path, keys[seat], json={**body, "after": 0}).status_code == 409


def test_luck_at_any_time_proof_at_the_end(house):
    battle, keys, watch = house.duel()
    house.play(battle, keys, 10)
    assert house.get(f"/api/battles/{battle}/luck", watch).status_code == 200
    early = house.get(f"/api/battles/{battle}/proof", watch)
    assert early.status_code == 422
    assert early.json()["refusal"]["rule"] == "SLV-NET-5"
    house.finish(battle, keys)
    proof = house.get(f"/api/battles/{battle}/proof", watch).json()
    assert proof["ok"] is True
    assert proof["entries"] == house.entries(battle)


def test_the_battle_file_goes_out_and_comes_back(house):
    battle, keys, watch = house.duel()
    house.play(battle, keys, 8)
    early = house.get(f"/api/battles/{battle}/file", keys[0])
    assert early.status_code == 422  # the other's secrets are in it
    house.finish(battle, keys)
    file = house.get(f"/api/battles/{battle}/file", watch)
    assert file.status_code == 200
    assert "attachment" in file.headers["content-disposition"]
    made = house.post("/api/battles/import", keys[0], content=file.content)
    assert made.status_code == 201, made.text
    assert made.json()["battle"]["imported"] is True
    assert made.json()["battle"]["entries"] == house.entries(battle)


def test_alone_against_oneself_the_file_is_there_at_once(house):
    key = house.person()
    battle = house.battle(key)["battle"]["id"]
    file = house.get(f"/api/battles/{battle}/file", key)
    assert file.status_code == 200
    assert json.loads(file.content)["setup"]["game"] == "toy"


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff\xfe", b'{"slagveld": 99}'])
def test_files_that_are_no_battles_are_refused(house, content):
    answer = house.post("/api/battles/import", house.person(), content=content)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["rule"] in ("SLV-SAVE-1", "SLV-SAVE-2")


def test_bringing_a_file_needs_a_person(house):
    assert house.post("/api/battles/import", content=b"{}").status_code == 401


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "toy", "sorcery": 1}, "server-problem-field"),
        ({"game": "toy", "seats": [{"who": "me", "hat": 1}]}, "server-problem-field"),
        ({"game": "toy", "lesson": "true"}, "server-problem-shape"),
        ({"game": "toy", "seats": [{"who": "cat"}]}, "server-problem-shape"),
        ({"game": "toy", "title": "x" * 81}, "server-problem-shape"),
        ({}, "server-problem-shape"),
        ([], "server-problem-shape"),
    ],
)
def test_bodies_are_read_strictly(house, body, key):
    answer = house.post("/api/battles", house.person(), json=body)
    assert answer.status_code == 400
    assert key_of(answer) == key


def test_an_unknown_field_is_named(house):
    body = {"game": "toy", "seats": [{"who": "me"}, {"who": "me", "hat": 1}]}
    values = house.post("/api/battles", json=body).json()["refusal"]["text"]["values"]
    assert values == {"field": "hat", "place": "$.seats[1]"}


@pytest.mark.parametrize(
    "content", [b"{", b"nonsense", b"\xff", b'{"game": "toy"', b"[" * 60_000, b"{" * 60_000]
)
def test_what_is_no_json_is_refused(house, content):
    assert house.post("/api/battles", content=content).status_code == 400


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"game": "chess"}, "SLV-SETUP-1"),
        ({"game": "toy", "scenario": "moon"}, "SLV-SETUP-1"),
        ({"game": "toy", "options": {"rounds": 99}}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": [{"who": "me"}]}, "SLV-SETUP-1"),
        ({"game": "toy", "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]}, "SLV-SETUP-1"),
    ],
)
def test_set_ups_that_do_not_fit_are_refused(house, wish, rule):
    answer = house.post("/api/battles", house.person(), json=wish)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["rule"] == rule


@pytest.mark.parametrize("path", ["", "/sight", "/file", "/luck", "/proof"])
def test_strangers_learn_nothing_not_even_that_it_exists(house, path):
    battle, _, _ = house.duel()
    stranger = house.person()
    hidden = house.get(f"/api/battles/{battle}{path}", stranger)
    absent = house.get(f"/api/battles/{'A' * 22}{path}", stranger)
    assert hidden.status_code == absent.status_code == 404
    assert hidden.content == absent.content
    assert house.get(f"/api/battles/{battle}{path}").status_code == 401


def test_no_watchers_where_none_are_wanted(house):
    assert house.battle(house.person(), watchers=False)["watch"] == ""
