"""Why: bots' reasons over HTTP, kept over a restart, and silent about what is hidden."""

import time

import pytest

from slagveld.bots import openness
from slagveld.texts import WRITTEN, Text, say
from tests.server.app.conftest import running_house

SECONDS = 40


def against(house, bot, **new):
    """A battle of one person against a bot: its id, and the person's key."""
    key = house.person()
    seats = [{"who": "me", "name": "Anna"}, {"who": "bot", "name": "Berta", "bot": bot}]
    made = house.battle(key, seats=seats, **new)
    return made["battle"]["id"], key, made["watch"]


def asked_or_over(house, battle):
    decision = house.match(battle).decision
    return decision is None or 0 in decision.waiting_for


def play(house, battle, key, entries):
    """Play for the first seat until the bot has noted so many things."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        notes = house.store.battles.whole(battle).notes
        if len(notes) >= entries or house.store.battles.read(battle).over:
            return sorted(notes)
        if asked_or_over(house, battle):
            after, seat, action = house.proposal(battle, len(notes))
            body = {"type": "act", "id": 1, "after": after, "seat": seat, "action": action}
            house.post(f"/api/battles/{battle}/actions", key, json=body)
        else:
            time.sleep(0.02)
    raise AssertionError("the bot noted nothing")


def why(house, battle, key, entry):
    return house.get(f"/api/battles/{battle}/why?entry={entry}", key)


def refused(answer):
    assert answer.status_code == 422, answer.text
    return answer.json()["refusal"]["text"]["key"]


def story(house, battle, key):
    return house.get(f"/api/battles/{battle}/sight", key).json()["story"]


def sentence(found, language="en"):
    import msgspec

    return say(msgspec.convert(found["text"], type=Text), language)


@pytest.mark.parametrize(("bot", "words"), [("captain", "to win"), ("veteran", "chose"),
                                            ("random", "anything that is allowed")])  # fmt: skip
def test_every_answer_of_a_bot_has_its_reasons(house, bot, words):
    battle, key, watch = against(house, bot, game="wizard-duel")
    noted = play(house, battle, key, 6)
    told = {one["entry"] for one in story(house, battle, key) if one["why"]}
    assert set(noted) <= told
    found = []
    for entry in noted:
        answer = why(house, battle, key, entry)
        if answer.status_code == 200:
            assert (answer.json()["entry"], answer.json()["seat"]) == (entry, 1)
            assert answer.json() == why(house, battle, watch, entry).json()
            found.append(sentence(answer.json()))
            for language in WRITTEN:
                assert sentence(answer.json(), language).startswith("Berta ")
    assert any(words in one for one in found), found
    mine = next(one["entry"] for one in story(house, battle, key) if one["seat"] == 0)
    assert refused(why(house, battle, key, mine)) == "why-no-reasons"
    assert refused(why(house, battle, key, 10**6)) == "room-no-entry"
    assert why(house, battle, key, -1).status_code == 400
    assert why(house, battle, house.person(), noted[0]).status_code == 404
    assert why(house, battle, "", noted[0]).status_code == 401


def test_what_is_hidden_is_told_when_the_battle_is_over(house):
    battle, key, watch = against(house, "random", game="toy")
    play(house, battle, key, 4)
    notes = house.store.battles.whole(battle).notes
    noted = [number for number, note in notes.items() if note.opens == "end"]
    assert noted
    assert {one["entry"] for one in story(house, battle, key) if one["why"]} >= set(noted)
    for entry in noted:
        for asker in (key, watch):
            assert refused(why(house, battle, asker, entry)) == "why-early"
    house.finish(battle, [key])
    for entry in noted:
        assert why(house, battle, key, entry).status_code == 200
        assert why(house, battle, watch, entry).status_code == 200


def test_a_sealed_answer_waits_until_it_is_opened(house, monkeypatch):
    monkeypatch.setattr(openness, "sees_as_all", lambda *_: True)
    battle, key, _ = against(house, "random", game="toy")
    end = time.monotonic() + SECONDS
    while not house.match(battle).begun:
        house.play(battle, [key], 1)
    while not house.store.battles.whole(battle).notes and time.monotonic() < end:
        time.sleep(0.02)
    (entry,) = house.store.battles.whole(battle).notes
    assert refused(why(house, battle, key, entry)) == "why-sealed"
    play(house, battle, key, 2)
    assert why(house, battle, key, entry).status_code == 200


def test_reasons_survive_a_restart(tmp_path):
    with running_house(tmp_path) as house:
        battle, key, _ = against(house, "veteran", game="wizard-duel")
        noted = play(house, battle, key, 4)
        before = [why(house, battle, key, entry).json() for entry in noted]
    with running_house(tmp_path) as house:
        assert [why(house, battle, key, entry).json() for entry in noted] == before
        house.finish(battle, [key])
        assert why(house, battle, key, noted[0]).status_code == 200
        file = house.get(f"/api/battles/{battle}/file", key).content
        assert b"why-" not in file, "files know nothing of it"
        brought = house.post("/api/battles/import", key, content=file).json()["battle"]["id"]
        assert refused(why(house, brought, key, noted[0])) == "why-no-reasons"
        assert not any(one["why"] for one in story(house, brought, key))


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("bot", ["thrower", "crasher", "babbler", "sleeper"])
def test_a_bad_bot_loses_its_turn_and_the_story_says_so_after_a_restart_too(tmp_path, bot):
    def lost(house):
        lines = [line for one in story(house, battle, key) for line in one["happenings"]]
        return [line["text"] for line in lines if line["kind"] == "BotLostTurn"]

    with running_house(tmp_path) as house:
        battle, key, _ = against(house, bot, game="wizard-duel")
        first, *_ = play(house, battle, key, 1)
        assert lost(house)[0] == {
            "type": "text", "key": "room-bot-lost-turn", "values": {"name": "Berta"}
        }  # fmt: skip
        answer = why(house, battle, key, first)
        assert answer.json()["text"]["key"] == "why-lost"
        assert "the question’s own proposal was taken: “" in sentence(answer.json())
    with running_house(tmp_path) as house:
        assert lost(house)
        assert why(house, battle, key, first).json() == answer.json()
        before = house.entries(battle)
        if bot != "sleeper":
            play(house, battle, key, len(house.store.battles.whole(battle).notes) + 1)
            assert house.entries(battle) > before, "the battle goes on"
