"""One connection, with a socket and a room that do as they are told."""

import asyncio
import json

import pytest

from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.server.app.limits import Crowd, Limits, Rate
from slagveld.server.app.live.channel import Channel, GoneError, LetGoError
from slagveld.server.app.live.pace import Pace
from slagveld.server.wire.live import Done, Farewell, Refused, SaidNow

from .test_outbox import line, sight

HAIL = {"type": "hail", "key": "k"}


class Socket:
    """A socket whose other end reads only while `reading` is set."""

    def __init__(self, *messages):
        self.coming = asyncio.Queue()
        for message in messages:
            self.say(message)
        self.sent = []
        self.reading = asyncio.Event()
        self.reading.set()
        self.closed = None

    def say(self, message):
        words = message if isinstance(message, str) else json.dumps(message)
        self.coming.put_nowait({"type": "websocket.receive", "text": words})

    def hang_up(self):
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self):
        return await self.coming.get()

    async def send_data(self, words, mode):
        assert mode == "text"
        await self.reading.wait()
        self.sent.append(json.loads(words))

    async def close(self, code):
        self.closed = code

    def kinds(self):
        return [message["type"] for message in self.sent]


class Room:
    number = 4

    def __init__(self):
        self.acts = 0

    async def act(self, seats, message):
        self.acts += 1
        if message.action.get("type") == "Broken":
            raise ZeroDivisionError("inside")
        if message.action.get("type") == "Late":
            return Refused(message.id, refuse("SLV-NET-1", "room-stale"), 4, stale=True)
        return Done(message.id, 5)

    async def sight(self, seats, looking, *, since=0):
        return sight(self.number, since, seat=looking)

    async def say(self, name, seat, text):
        raise RefusedError(refuse("SLV-NET-6", "room-line-empty"))


def channel(socket, limits=None):
    limits = limits or Limits()
    made = Channel(socket, limits, Pace(limits, Crowd(limits), "10.0.0.1"))
    made.seats = (0,)
    return made


def act(number=1, kind="Walk"):
    return {"type": "act", "id": number, "after": 4, "seat": 0, "action": {"type": kind}}


async def settle():
    for _ in range(20):
        await asyncio.sleep(0)


def test_the_first_message_says_who_is_there():
    async def scene():
        assert (await channel(Socket(HAIL)).hail()).key == "k"
        for first in (
            act(),
            "nonsense",
            "",
            "[" * 50_000,
            '{"a":' * 20_000,
            {"type": "hail", "key": "x" * 99},
        ):
            with pytest.raises(LetGoError):
                await channel(Socket(first)).hail()
        with pytest.raises(LetGoError) as silent:
            await channel(Socket(), Limits(hail_seconds=0.01)).hail()
        assert silent.value.refusal.text.key == "server-live-silent"
        socket = Socket()
        socket.hang_up()
        with pytest.raises(GoneError):
            await channel(socket).hail()

    asyncio.run(scene())


def test_answers_come_in_order_and_a_late_act_is_shown_how_things_stand():
    async def scene():
        socket = Socket(act(1), act(2, "Late"), act(3))
        serving = asyncio.create_task(channel(socket).serve(Room()))
        await settle()
        socket.hang_up()
        with pytest.raises(GoneError):
            await serving
        assert socket.kinds() == ["done", "refused", "sight", "done"]

    asyncio.run(scene())


def test_a_defect_ends_one_message_and_shows_nothing_of_itself():
    async def scene():
        socket = Socket(act(1, "Broken"), act(2))
        serving = asyncio.create_task(channel(socket).serve(Room()))
        await settle()
        socket.hang_up()
        with pytest.raises(GoneError):
            await serving
        first, second = socket.sent
        assert first["refusal"]["text"]["key"] == "server-problem-defect"
        assert "inside" not in json.dumps(first)
        assert second["type"] == "done"

    asyncio.run(scene())


def test_who_does_not_read_gets_the_newest_sight_when_they_do():
    async def scene():
        socket = Socket()
        socket.reading.clear()
        one = channel(socket)
        serving = asyncio.create_task(one.serve(Room()))
        for number in range(1, 200):
            one.send(sight(number, number - 1))
            await asyncio.sleep(0)
        socket.reading.set()
        await settle()
        socket.hang_up()
        with pytest.raises(GoneError):
            await serving
        assert len(socket.sent) == 2  # the one that was on its way, and the newest
        assert socket.sent[-1]["number"] == 199
        told = [each["entry"] for message in socket.sent for each in message["story"]]
        assert told == list(range(199))

    asyncio.run(scene())


def test_who_never_reads_is_let_go():
    async def scene():
        socket = Socket()
        socket.reading.clear()
        one = channel(socket, Limits(send_seconds=0.05))
        one.send(sight(1, 0))
        with pytest.raises(GoneError):
            await asyncio.wait_for(one.serve(Room()), 10)

    asyncio.run(scene())


def test_who_lets_answers_pile_up_is_let_go():
    async def scene():
        socket = Socket()
        socket.reading.clear()
        one = channel(socket, Limits(outbox=10))
        serving = asyncio.create_task(one.serve(Room()))
        for number in range(20):
            one.send(SaidNow(line(number)))
            await asyncio.sleep(0)
        socket.reading.set()
        with pytest.raises(LetGoError) as slow:
            await asyncio.wait_for(serving, 10)
        assert slow.value.refusal.text.key == "server-live-slow"
        await one.bid_farewell(slow.value)
        assert socket.kinds()[-1] == "farewell"
        assert socket.closed == 1013

    asyncio.run(scene())


def test_flooding_is_refused_message_by_message_and_then_cut_off():
    async def scene():
        limits = Limits(strikes=Rate(0.001, 5))
        socket = Socket(*(act(number) for number in range(500)))
        room = Room()
        with pytest.raises(LetGoError) as flood:
            await asyncio.wait_for(channel(socket, limits).serve(room), 10)
        assert flood.value.refusal.text.key == "server-live-flood"
        assert room.acts <= limits.acts.burst + 1

    asyncio.run(scene())


def test_a_farewell_of_the_room_closes_the_connection():
    async def scene():
        socket = Socket()
        one = channel(socket)
        one.send(Farewell(refuse("SLV-NET-3", "room-deleted")))
        with pytest.raises(GoneError):
            await asyncio.wait_for(one.serve(Room()), 10)
        assert socket.kinds() == ["farewell"]
        assert socket.closed == 1012

    asyncio.run(scene())


def test_a_sight_asked_for_never_comes_after_a_newer_one():
    class Moving(Room):
        """Goes on while somebody looks."""

        def __init__(self):
            super().__init__()
            self.looks = 0

        async def sight(self, seats, looking, *, since=0):
            self.looks += 1
            seen = sight(self.number, since, seat=looking)
            if self.looks < 3:
                self.number += 1
            return seen

    async def scene():
        socket = Socket({"type": "look", "seat": 0})
        serving = asyncio.create_task(channel(socket).serve(Moving()))
        await settle()
        socket.hang_up()
        with pytest.raises(GoneError):
            await serving
        assert [message["number"] for message in socket.sent] == [6]

    asyncio.run(scene())
