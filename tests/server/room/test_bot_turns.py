"""Bots who are just looking when something happens look again."""

import asyncio

from slagveld.server.room import bot_turns
from slagveld.server.room.bot_turns import BotTurns
from tests.server.tables import BOT, ME, begun, open_rooms, run, until


class Room:
    """A room in which somebody acts while the bots are looking and finding nothing to do."""

    has_bots = True
    watched = False

    def __init__(self, acts):
        self.acts = acts
        self.looks = 0
        self.turns = BotTurns(self, None, pace=0.0)

    async def examine(self, work):
        del work
        self.looks += 1
        await asyncio.sleep(0)
        if self.acts:
            self.acts -= 1
            self.turns.wake()
        return 0, None


async def _done(room):
    while room.turns.playing:
        await asyncio.sleep(0)


def test_what_happens_while_bots_look_makes_them_look_again():
    async def deed():
        room = Room(acts=2)
        room.turns.wake()
        await _done(room)
        assert room.looks == 3

    run(deed())


def test_bots_look_once_when_nothing_happens():
    async def deed():
        room = Room(acts=0)
        room.turns.wake()
        await _done(room)
        assert room.looks == 1
        room.turns.wake()
        await _done(room)
        assert room.looks == 2

    run(deed())


def test_bots_that_were_stopped_look_no_more():
    async def deed():
        room = Room(acts=0)
        await room.turns.stop()
        room.turns.wake()
        await _done(room)
        assert room.looks == 0

    run(deed())


def test_reasons_that_cannot_be_told_hold_up_nobody(store, monkeypatch):
    def failing(*_):
        raise RuntimeError("no words")

    async def deed():
        async with open_rooms(store) as rooms:
            room, _ = await begun(rooms, ME, BOT)
            number = room.number
            await until(lambda: room.number > number)
            assert not room._battle.table().notes

    monkeypatch.setattr(bot_turns, "noted", failing)
    run(deed())
