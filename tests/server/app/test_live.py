"""The live channel: two who play, one who watches."""

import pytest
from websockets.exceptions import ConnectionClosed


def test_a_hail_is_answered_with_a_sight(house):
    battle, keys, _ = house.duel()
    with house.live(battle, keys[0]) as line:
        sight = line.take()
        assert sight["type"] == "sight"
        assert sight["seats"] == [0]
        assert sight["battle"]["id"] == battle
        assert sight["number"] == house.entries(battle)


def test_everybody_is_told_what_came_of_an_action(house):
    battle, keys, watch = house.duel()
    with (
        house.live(battle, keys[0]) as anna,
        house.live(battle, keys[1]) as ben,
        house.live(battle, watch) as eve,
    ):
        lines = (anna, ben, eve)
        number = {line: line.sight()["number"] for line in lines}[anna]
        for _ in range(10):
            after, seat, action = house.proposal(battle, number)
            done = lines[seat].act(after, seat, action)
            assert done["type"] == "done", done
            number = done["number"]
            assert house.entries(battle) == number  # durable before anybody is told
            for line in (lines[1 - seat], eve):
                sight = line.sight(number)
                assert [told["entry"] for told in sight["story"]] == list(range(after, number))
    assert house.match(battle).log[-1].mark


def test_who_comes_back_is_told_what_is_new(house):
    battle, keys, watch = house.duel()
    with house.live(battle, watch) as line:
        known = line.sight()["number"]
    house.play(battle, keys, 6)
    with house.live(battle, watch, since=known) as line:
        sight = line.sight()
        assert sight["number"] == house.entries(battle)
        assert [told["entry"] for told in sight["story"]] == list(range(known, sight["number"]))


def test_a_late_action_is_refused_and_told_how_things_stand(house):
    battle, keys, _ = house.duel()
    house.play(battle, keys, 3)
    after, seat, action = house.proposal(battle)
    with house.live(battle, keys[seat]) as line:
        line.sight()
        refused = line.act(after - 1, seat, action)
        assert (refused["type"], refused["stale"]) == ("refused", True)
        assert refused["refusal"]["rule"] == "SLV-NET-1"
        assert line.sight()["number"] == after
        assert line.act(after, seat, action)["type"] == "done"


def test_hot_seat_eyes(house):
    key = house.person()
    battle = house.battle(key)["battle"]["id"]
    house.play(battle, [key, key], 4)
    with house.live(battle, key) as line:
        assert line.sight()["seat"] is None
        for eye in (0, 1, None):
            line.send("look", seat=eye)
            sight = line.sight()
            assert sight["seat"] == eye
            assert len(sight["story"]) == sight["number"]  # these eyes may see another story


def test_eyes_of_others_stay_shut(house):
    battle, keys, _ = house.duel()
    with house.live(battle, keys[0]) as line:
        line.sight()
        line.send("look", seat=1)
        assert line.until("refused")["refusal"]["rule"] == "SLV-NET-2"


def test_chat_reaches_everybody_and_those_who_come_later(house):
    battle, keys, watch = house.duel()
    with house.live(battle, keys[0]) as anna, house.live(battle, watch) as eve:
        anna.sight()
        eve.sight()
        anna.send("chat", text="Good luck <b>all</b>!")
        for line in (anna, eve):
            said = line.until("said")["line"]
            assert (said["name"], said["seat"]) == ("Anna", 0)
            assert said["text"] == "Good luck <b>all</b>!"
    with house.live(battle, keys[1]) as ben:
        assert [line["text"] for line in ben.sight()["chat"]] == ["Good luck <b>all</b>!"]


def test_presence(house):
    battle, keys, watch = house.duel()
    with house.live(battle, keys[0]) as anna:
        anna.sight()

        def here(message):
            return [seat["here"] for seat in message["seats"]], message["watchers"]

        with house.live(battle, watch):
            anna.until("present", where=lambda it: here(it) == ([True, False], 1))
        anna.until("present", where=lambda it: here(it) == ([True, False], 0))


def test_previews_rulers_and_surveys(house):
    battle, keys, _ = house.duel()
    house.play(battle, keys, 4)
    match = house.match(battle)
    seat = match.decision.waiting_for[0]
    with house.live(battle, keys[seat]) as line:
        sight = line.sight()
        form = sight["decision"]["forms"][0]["action"]
        asked = line.send("preview", after=sight["number"], seat=seat, action=form)
        assert line.answer(asked)["type"] == "shown"
        first, second = [piece["id"] for piece in sight["scene"]["pieces"]][:2]
        asked = line.send("measure", start={"piece": first}, end={"piece": second})
        assert line.answer(asked)["type"] in ("measured", "refused")
        asked = line.send("survey", piece=first)
        assert line.answer(asked)["type"] in ("surveyed", "refused")


def test_a_bot_answers_by_itself(house):
    key = house.person()
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    battle = house.battle(key, seats=seats)["battle"]["id"]
    with house.live(battle, key) as line:
        taken = 0
        line.sight()
        while taken < 3:
            while 0 not in line.seen["asked"]:
                line.take()
            after, seat, action = house.proposal(battle, taken)
            if seat == 0:  # where all are asked at once the bot may be faster, or the next
                taken += line.act(after, 0, action)["type"] == "done"
        story = house.get(f"/api/battles/{battle}/sight", key).json()["story"]
    assert {told["seat"] for told in story} >= {0, 1}


def test_a_defect_at_the_door_is_a_farewell_without_insides(house, monkeypatch):
    battle, keys, _ = house.duel()

    def broken(*_):
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(house.app.state.services.access, "resolve", broken)
    with house.live(battle, keys[0]) as line:
        told = line.take()
        assert told["refusal"]["text"]["key"] == "server-problem-defect"
        with pytest.raises(ConnectionClosed) as closed:
            line.take()
    assert "inside" not in str(told) + str(closed.value)
    answer = house.get(f"/api/battles/{battle}", keys[0])
    assert answer.status_code == 500
    assert "inside" not in answer.text
    assert answer.json()["refusal"]["text"]["key"] == "server-problem-defect"


def test_a_deleted_battle_says_farewell(house):
    battle, keys, _ = house.duel()
    with house.live(battle, keys[0]) as line:
        line.sight()
        gone = house.ask("DELETE", f"/api/club/battles/{battle}", house.host_key)
        assert gone.status_code == 204
        assert line.until("farewell")["refusal"]["text"]["key"] == "room-deleted"
        with pytest.raises(ConnectionClosed):
            line.take()


def test_a_reissued_link_unseats_whoever_came_by_the_old_one(house):
    battle, keys, _ = house.duel()
    with house.live(battle, keys[1]) as line:
        line.sight()
        path = f"/api/club/battles/{battle}/seats/1/link"
        link = house.post(path, house.host_key).json()
        after, _, _ = house.proposal(battle)
        refused = line.act(after, 1, {"type": "MixDice", "number": 1})
        assert refused["refusal"]["rule"] == "SLV-NET-2"
    carol = house.person()
    claim = house.post(f"/api/battles/{battle}/claim", carol, json={"key": link["key"]})
    assert claim.json()["yours"] == [1]
    assert house.get(f"/api/battles/{battle}", keys[1]).status_code == 404
