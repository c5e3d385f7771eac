"""The same server on SQLite and on PostgreSQL, with words that databases stumble over."""

import pytest

WORDS = [
    "plain",
    "a\0b",
    "\0",
    "\U0001f409 drake",
    "\u202egnorw",
    "'; drop table people; --",
    "%s %(x)s {y}",
    "\ufeff\u2028",
    "\\x00",
]


@pytest.fixture
def house(houses, url):
    return houses(url=url)


def test_a_battle_from_beginning_to_end(house):
    battle, keys, watch = house.duel()
    with house.live(battle, watch) as line:
        line.sight()
        house.play(battle, keys, 6)
        line.sight(house.entries(battle))
    house.finish(battle, keys)
    assert house.get(f"/api/battles/{battle}/proof", watch).json()["ok"] is True
    assert len(house.get("/api/club", house.host_key).json()["battles"]) == 1


def test_odd_words_are_kept_or_refused_and_never_a_defect(house):
    key = house.person()
    army = {"game": "toy", "name": "x"}
    for words in WORDS:
        asked = [
            house.post(
                "/api/papers",
                key,
                json={"kind": "army", "game": "toy", "name": words, "army": army},
            ),
            house.post(
                "/api/papers",
                key,
                json={
                    "kind": "army",
                    "game": words,
                    "name": "x",
                    "army": {"game": words, "name": words, "choices": {words: words}},
                },
            ),
            house.post("/api/battles", key, json={"game": "toy", "title": words}),
            house.post("/api/battles", key, json={"game": words}),
            house.post(
                "/api/battles",
                key,
                json={"game": "toy", "seats": [{"who": "me", "name": words}, {"who": "bot"}]},
            ),
            house.get(f"/api/papers/{'%00'}"),
            house.get(f"/api/battles/{'%00'}", key),
            house.get("/api/me", headers={"Authorization": "Bearer p_\x01"}),
        ]
        assert {answer.status_code for answer in asked} <= {200, 201, 400, 401, 404, 422}
    battle, keys, _ = house.duel()
    with house.live(battle, keys[0]) as line:
        line.sight()
        for words in WORDS[:6]:
            line.send("chat", text=words)
            message = line.until("said", "refused")
            if message["type"] == "refused":
                assert message["refusal"]["rule"] == "SLV-NET-6"
    assert house.get("/api/me", key).status_code == 200
    assert house.get("/api/club/results.csv", house.host_key).status_code == 200
    assert house.get("/api/club/backup", house.host_key).status_code == 200
