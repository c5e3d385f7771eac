"""The coach over HTTP: for battles that are over, once, and told how far he is."""

import time

import pytest

SECONDS = 120


@pytest.fixture
def duel(house):
    """A short battle of two people."""
    battle, keys, watch = house.duel(game="mage-knight", scenario="skirmish")
    house.play(battle, keys, 6)
    return battle, keys, watch


def given_up(house, battle, keys):
    act = {"type": "act", "id": 1, "after": house.entries(battle), "seat": 0}
    done = house.post(
        f"/api/battles/{battle}/actions", keys[0], json={**act, "action": {"type": "Concede"}}
    )
    assert done.status_code == 200, done.text


def heard(house, battle, key):
    """What the coach says in the end, and how far he said that he was."""
    parts = []
    path = f"/api/battles/{battle}/coach"
    answer = house.post(path, key)
    end = time.monotonic() + SECONDS
    while answer.status_code == 200 and answer.json()["report"] is None:
        assert time.monotonic() < end
        parts.append(answer.json()["part"])
        time.sleep(0.1)
        answer = house.get(path, key)
    assert answer.status_code == 200, answer.text
    return answer.json()["report"], parts


def test_he_is_asked_and_answers_at_once_the_second_time(house, duel):
    battle, keys, watch = duel
    given_up(house, battle, keys)
    report, parts = heard(house, battle, keys[0])
    assert parts[0] == 0
    assert parts == sorted(parts)
    assert report["points"][-1]["chances"] == [0.0, 1.0]
    for key in (keys[1], watch):
        again = house.post(f"/api/battles/{battle}/coach", key).json()
        assert again == {"part": 1.0, "report": report}


def test_not_before_the_end(house, duel):
    battle, keys, _ = duel
    for ask in (house.post, house.get):
        refused = ask(f"/api/battles/{battle}/coach", keys[0])
        assert refused.status_code == 422
        assert refused.json()["refusal"]["text"]["key"] == "coached-early"


def test_not_for_strangers_and_not_of_nothing(house, duel):
    battle, keys, _ = duel
    given_up(house, battle, keys)
    path = f"/api/battles/{battle}/coach"
    assert house.post(path).status_code == 401
    assert house.post(path, house.person()).status_code == 404
    assert house.post("/api/battles/nothing/coach", keys[0]).status_code == 404
    early = house.get(path, keys[0])
    assert early.status_code == 422
    assert early.json()["refusal"]["text"]["key"] == "coached-not-asked"


def test_he_says_why_he_says_nothing_and_can_be_asked_again(house):
    battle, keys, _ = house.duel()  # the toy game has no sense of winning
    house.play(battle, keys, 4)
    given_up(house, battle, keys)
    path = f"/api/battles/{battle}/coach"
    for _ in range(2):
        answer = house.post(path, keys[0])
        while answer.status_code == 200:
            assert answer.json()["report"] is None
            time.sleep(0.05)
            answer = house.get(path, keys[0])
        assert answer.status_code == 422
        assert answer.json()["refusal"]["text"]["key"] == "coached-no-sense"


def test_another_way_from_an_entry_of_a_file(house, duel):
    battle, keys, _ = duel
    before = house.entries(battle)
    given_up(house, battle, keys)
    file = house.get(f"/api/battles/{battle}/file", keys[0]).content
    at = before - 2
    made = house.post(f"/api/battles/import?at={at}&seat=0", keys[0], content=file)
    assert made.status_code == 201, made.text
    other = made.json()["battle"]
    assert other["over"] is False
    assert other["yours"] == [0, 1]
    assert house.entries(other["id"]) == at + 1
    assert house.match(other["id"]).state == house.match(battle).state_after(at)
    for wrong in (before + 5, 10**8):
        refused = house.post(f"/api/battles/import?at={wrong}", keys[0], content=file)
        assert refused.status_code == 422
        assert refused.json()["refusal"]["text"]["key"] == "coached-no-entry"


def test_at_the_seat_of_a_bot_sits_whoever_tries_another_way(house):
    person = house.person()
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    made = house.battle(person, game="mage-knight", scenario="skirmish", seats=seats)
    battle = made["battle"]["id"]
    file = house.get(f"/api/battles/{battle}/file", person).content
    for seat, yours in ((0, [0]), (1, [0, 1])):
        other = house.post(f"/api/battles/import?at=0&seat={seat}", person, content=file)
        assert other.status_code == 201, other.text
        assert other.json()["battle"]["yours"] == yours
