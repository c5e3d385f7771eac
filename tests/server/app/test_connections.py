"""Connections that dawdle or are too many."""

import asyncio
import socket
import time

import pytest

from slagveld.server.app.limits import Limits
from slagveld.server.app.running import listen

HEAD = b"POST /api/battles HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n"


def opened(house):
    port = int(house.address.rpartition(":")[2])
    made = socket.create_connection(("127.0.0.1", port))
    made.settimeout(20)
    return made


def ended(connection):
    """Wait for the other end to close; whatever it said before."""
    said = b""
    try:
        while part := connection.recv(65536):
            said += part
    except ConnectionError:
        pass
    connection.close()
    return said


@pytest.fixture
def hurried(houses):
    return houses(limits=Limits(head_seconds=0.3, body_seconds=0.3))


@pytest.mark.parametrize("begun", [b"", b"GE", HEAD, HEAD + b"\r\n", HEAD + b"\r\nhalf a body"])
def test_who_does_not_finish_a_request_goes(hurried, begun):
    connection = opened(hurried)
    connection.sendall(begun)
    assert b"200" not in ended(connection)
    assert hurried.get("/api/house").status_code == 200


def test_a_second_request_must_be_finished_too(hurried):
    connection = opened(hurried)
    connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert b"401" in connection.recv(65536)
    connection.sendall(b"GET /api/me HT")
    ended(connection)


def test_who_sends_little_by_little_is_let_finish(hurried):
    connection = opened(hurried)
    body = b'{"game": "toy"}'
    connection.sendall(
        b"POST /api/battles HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        + f"Content-Length: {len(body)}\r\n\r\n".encode()
    )
    for place in range(len(body)):
        connection.sendall(body[place : place + 1])
        time.sleep(0.04)
    assert b"201 Created" in ended(connection)


def test_a_live_channel_may_be_silent_for_longer(hurried):
    battle, keys, _ = hurried.duel()
    with hurried.live(battle, keys[0]) as line:
        line.sight()
        time.sleep(0.7)
        line.send("chat", text="still here")
        assert line.until("said")["line"]["text"] == "still here"


def test_too_many_at_once_are_turned_away_and_the_rest_stay(houses):
    house = houses(limits=Limits(connections_by_address=5, own_machine=1))
    assert house.get("/api/house").status_code == 200  # the client keeps this one open
    held = [opened(house) for _ in range(4)]
    over = opened(house)
    assert ended(over) == b""
    assert house.get("/api/house").status_code == 200
    held.pop().close()
    battle, keys, _ = house.duel()
    with house.live(battle, keys[0]) as one, house.live(battle, keys[1]) as other:
        one.sight()  # a live channel is counted by itself
        other.sight()
    for connection in held:
        connection.close()


def test_both_halves_of_an_answer_are_sent_at_once():
    """Else each waits until the other end has acknowledged the head, which takes 40 ms."""

    async def deed():
        told = asyncio.get_running_loop().create_future()

        async def met(_, writer):
            connection = writer.get_extra_info("socket")
            told.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with listen("127.0.0.1", 0, next_free=False) as listening:
            async with await asyncio.start_server(met, sock=listening):
                _, writer = await asyncio.open_connection(*listening.getsockname())
                writer.close()
                return await asyncio.wait_for(told, 20)

    assert asyncio.run(deed()) != 0
