"""Hostile clients change nothing and do not disturb a running battle."""

import json
import socket
import threading
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from slagveld.server.app.limits import Limits, Rate


def closed(line):
    """Read until the other end closes; the last message before that."""
    last = None
    try:
        while True:
            last = line.take()
    except ConnectionClosed:
        return last


def goes_on(house, battle, keys, actions=5):
    """The battle can be played as if nothing had happened."""
    before = house.entries(battle)
    house.play(battle, keys, actions, seed=before)
    assert house.entries(battle) >= before + actions


@pytest.fixture
def duel(house):
    battle, keys, watch = house.duel()
    house.play(battle, keys, 4)
    return battle, keys, watch


def test_a_wrong_origin_is_not_let_in(house, duel):
    battle, keys, _ = duel
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, house.socket(battle, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with house.live(battle, keys[0], origin=house.address) as line:
        assert line.take()["type"] == "sight"


def test_a_wrong_name_is_not_let_in(house, duel):
    with (
        pytest.raises(InvalidStatus) as refused,
        house.socket(duel[0], additional_headers={"Host": "evil.example"}),
    ):
        pass
    assert refused.value.response.status_code in (400, 403)


@pytest.mark.parametrize(
    "key", ["", "x", "p_" + "A" * 43, "s_" + "A" * 43, "h_" + "A" * 43, "p_" + "Ä" * 40]
)
def test_a_bad_key_is_told_so_and_gets_nothing(house, duel, key):
    with house.live(duel[0], key) as line:
        message = line.take()
        assert message["type"] == "farewell"
        assert message["refusal"]["rule"] == "SLV-NET-3"
        assert closed(line) is None


def test_a_key_of_another_battle_opens_nothing(house, duel):
    _, keys, watch = house.duel()
    for key in (keys[0], watch):
        with house.live(duel[0], key) as line:
            assert line.take()["type"] == "farewell"


@pytest.mark.parametrize(
    "first",
    [
        '{"type": "chat", "text": "hi"}',
        '{"type": "act", "id": 1, "after": 0, "seat": 0, "action": {}}',
        "nonsense",
        "",
        "[" * 30_000,
        "[]",
        '{"type": "hail"}',
        '{"type": "hail", "key": "x", "more": 1}',
    ],
)
def test_who_does_not_hail_goes(house, duel, first):
    with house.socket(duel[0]) as line:
        line.raw(first)
        assert line.take()["type"] == "farewell"
        closed(line)


def test_who_says_nothing_goes(houses):
    house = houses(limits=Limits(hail_seconds=0.2))
    battle, keys, _ = house.duel()
    with house.socket(battle) as line:
        assert line.take()["refusal"]["text"]["key"] == "server-live-silent"
        closed(line)
    goes_on(house, battle, keys)


MALFORMED = [
    "",
    "{",
    "null",
    "42",
    "[" * 30_000,
    '{"type": "act"}',
    '{"type": "dance"}',
    '{"type": "act", "id": 1, "after": 0, "seat": 0, "action": {}, "more": 1}',
    '{"type": "act", "id": -1, "after": 0, "seat": 0, "action": {}}',
    '{"type": "act", "id": 1, "after": 0.5, "seat": 0, "action": {}}',
    '{"type": "act", "id": 1, "after": 0, "seat": "0", "action": {}}',
    '{"type": "act", "id": 1, "after": 0, "seat": 0, "action": []}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 600 + '"}',
    '{"type": "look"}',
    '{"type": "preview", "id": 99999999999, "after": 0, "seat": 0, "action": "X"}',
    '{"type": "measure", "id": 1, "start": {"piece": -4}, "end": {}}',
    "\x00\U0001f600",
    '{"type": "chat", "text": "\\ud800"}',
]


def test_malformed_messages_are_refused_one_by_one(house, duel):
    battle, keys, _ = duel
    before = house.entries(battle)
    with house.live(battle, keys[0]) as line:
        line.sight()
        for words in MALFORMED:
            line.raw(words)
            assert line.until("refused")["refusal"]["rule"] == "SLV-FORM-1", words[:60]
        line.socket.send(b"\x00\x01binary")
        assert line.until("refused")["refusal"]["rule"] == "SLV-FORM-1"
        asked = line.send("survey", piece=1)
        assert line.answer(asked)["type"] in ("surveyed", "refused")  # still there
    assert house.entries(battle) == before
    goes_on(house, battle, keys)


ACTIONS = [
    {},
    {"type": 1},
    {"type": "Begin"},
    {"type": "TimeUp"},
    {"type": "Unseen"},
    {"type": "Bid", "bid": 10**30},
    {"type": "Bid", "bid": None},
    {"type": "TakeBack", "to": -1},
    {"type": "Override", "changes": [{"path": "/round", "old": 1, "new": 9}], "reason": ""},
    {"type": "March", "piece": 1, "path": [{"x": 1}] * 500},
    {"__class__": "object"},
]


def test_nonsense_actions_change_nothing(house, duel):
    battle, keys, _ = duel
    watched = house.match(battle)
    with house.live(battle, keys[0]) as line:
        after = line.sight()["number"]
        for action in ACTIONS:
            answer = line.act(after, 0, action)
            if answer["type"] == "done":  # an override is a proposal that waits for the other
                assert action["type"] == "Override"
                after = answer["number"]
    match = house.match(battle)
    assert match.state == watched.state
    goes_on(house, battle, keys)


def test_an_oversized_message_ends_the_connection(house, duel):
    battle, keys, _ = duel
    before = house.entries(battle)
    with house.live(battle, keys[0]) as line:
        line.sight()
        line.raw(json.dumps({"type": "chat", "text": "x" * 70_000}))
        closed(line)
    with house.live(battle, keys[0], compression="deflate") as line:
        line.sight()
        line.raw(" " * 10_000_000)  # small on the wire, large when unpacked
        closed(line)
    assert house.entries(battle) == before
    goes_on(house, battle, keys)


def test_a_foreign_seat_is_refused(house, duel):
    battle, keys, watch = duel
    after, seat, action = house.proposal(battle)
    for key in (keys[1 - seat], watch, house.host_key):
        with house.live(battle, key) as line:
            line.sight()
            assert line.act(after, seat, action)["refusal"]["rule"] == "SLV-NET-2"
            asked = line.send("preview", after=after, seat=seat, action=action["type"])
            assert line.answer(asked)["refusal"]["rule"] == "SLV-NET-2"
    assert house.entries(battle) == after
    goes_on(house, battle, keys)


def test_replayed_messages_play_nothing_twice(house, duel):
    battle, keys, _ = duel
    sent = []
    for _ in range(5):
        after, seat, action = house.proposal(battle)
        sent.append((after, seat, action))
        house.play(battle, keys, 1)
    number = house.entries(battle)
    lines = {}
    with house.live(battle, keys[0]) as zero, house.live(battle, keys[1]) as one:
        lines = {0: zero, 1: one}
        for line in lines.values():
            line.sight()
        for after, seat, action in [*sent, *reversed(sent)]:
            answer = lines[seat].act(after, seat, action)
            assert (answer["type"], answer["stale"]) == ("refused", True)
    assert house.entries(battle) == number
    goes_on(house, battle, keys)


def test_two_at_once_for_one_seat_play_once(house, duel):
    battle, keys, _ = duel
    after, seat, action = house.proposal(battle)
    with house.live(battle, keys[seat]) as one, house.live(battle, keys[seat]) as other:
        one.sight()
        other.sight()
        asked = [
            (line, line.send("act", after=after, seat=seat, action=action)) for line in (one, other)
        ]
        answers = [line.answer(number) for line, number in asked]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    goes_on(house, battle, keys)


def test_flooding_is_cut_off_and_others_play_on(houses):
    house = houses(limits=Limits(previews=Rate(25, 10), strikes=Rate(0.001, 50)))
    battle, keys, _ = house.duel()
    house.play(battle, keys, 4)
    ask = {"type": "preview", "id": 1, "after": house.entries(battle), "seat": 0, "action": "X"}
    words = json.dumps(ask)
    ended = threading.Event()
    kinds = []

    def flood():
        with house.live(battle, keys[0]) as line:
            line.sight()
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    line.raw(words)
                    kinds.append(line.take()["type"])
            last = closed(line)  # the server's last words may still lie unread
            if last is not None:
                kinds.append(last["type"])
        ended.set()

    threads = [threading.Thread(target=flood) for _ in range(3)]
    for thread in threads:
        thread.start()
    goes_on(house, battle, keys, 10)
    for thread in threads:
        thread.join(30)
    assert ended.is_set()
    assert "farewell" in kinds
    answered = kinds.count("shown")
    assert answered < 300  # what is in excess costs the server nothing but a refusal
    goes_on(house, battle, keys)


def test_chat_is_slow_enough_to_be_read(houses):
    house = houses(limits=Limits(chats=Rate(0.001, 3)))
    battle, keys, _ = house.duel()
    with house.live(battle, keys[0]) as line:
        line.sight()
        for number in range(6):
            line.send("chat", text=f"line {number}")
        kinds = [line.until("said", "refused")["type"] for _ in range(6)]
    assert kinds == ["said"] * 3 + ["refused"] * 3


def test_too_many_connections_from_one_address_or_to_one_battle(houses):
    house = houses(limits=Limits(channels_by_address=5, channels_by_battle=3, own_machine=1))
    battle, keys, watch = house.duel()
    other, others, _ = house.duel()
    opened = [house.live(battle, watch) for _ in range(3)]
    lines = [line.__enter__() for line in opened]
    for line in lines:
        line.sight()
    with pytest.raises(InvalidStatus), house.socket(battle):
        pass
    with house.live(other, others[0]) as one, house.live(other, others[1]) as two:
        one.sight()
        two.sight()
        with pytest.raises(InvalidStatus), house.socket(other):
            pass
    for line in opened:
        line.__exit__(None, None, None)
    deadline = time.monotonic() + 20
    while True:  # the server hears of the end a moment later
        try:
            with house.live(battle, keys[0]) as line:
                line.sight()
            break
        except InvalidStatus:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_who_does_not_read_holds_nobody_up(houses):
    house = houses(limits=Limits(send_seconds=1.0))
    battle, keys, watch = house.duel()
    deaf = [Deaf(house, battle, watch) for _ in range(5)]
    try:
        with house.live(battle, keys[0]) as anna, house.live(battle, keys[1]) as ben:
            lines = (anna, ben)
            for line in lines:
                line.sight()
            for turn in range(60):
                after, seat, action = house.proposal(battle, turn)
                done = lines[seat].act(after, seat, action)
                assert done["type"] == "done", done
                assert lines[1 - seat].sight(done["number"])["number"] == done["number"]
                if house.store.battles.read(battle).over:
                    break
    finally:
        for each in deaf:
            each.close()


class Deaf:
    """A viewer that says who it is and then never reads: its own small buffer fills at once."""

    def __init__(self, house, battle, key):
        port = int(house.address.rpartition(":")[2])
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(
            f"GET /api/battles/{battle}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        words = json.dumps({"type": "hail", "key": key}).encode()
        mask = b"\0\0\0\0"
        self.socket.sendall(bytes([0x81, 0x80 | len(words)]) + mask + words)

    def close(self):
        self.socket.close()


def test_half_a_request_holds_nobody_up(house, duel):
    battle, keys, _ = duel
    port = int(house.address.rpartition(":")[2])
    halves = []
    for _ in range(30):
        half = socket.create_connection(("127.0.0.1", port))
        half.sendall(b"POST /api/battles HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n")
        halves.append(half)
    goes_on(house, battle, keys)
    for half in halves:
        half.close()


def test_bodies_have_a_size(house):
    person = house.person()
    for path in ("/api/battles", "/api/papers", "/api/games/toy/army"):
        answer = house.post(path, person, content=b'"' + b"x" * 70_000 + b'"')
        assert answer.status_code == 413, path

    def parts():
        for _ in range(200):
            yield b"x" * 1024

    assert house.post("/api/battles", person, content=parts()).status_code == 413


def test_files_have_a_size_too(houses):
    house = houses(limits=Limits(file=100_000, backup=100_000))
    person = house.person()
    answer = house.post("/api/battles/import", person, content=b"x" * 100_001)
    assert answer.status_code == 413
    assert answer.json()["refusal"]["text"]["key"] == "server-problem-file-large"
    answer = house.post("/api/club/restore", house.host_key, content=b"x" * 100_001)
    assert answer.status_code == 413


def test_requests_have_a_rate(houses):
    house = houses(limits=Limits(make=Rate(0.001, 4), own_machine=1))
    statuses = [house.post("/api/people").status_code for _ in range(6)]
    assert statuses == [201] * 4 + [429] * 2
    assert house.get("/api/house").status_code == 200
