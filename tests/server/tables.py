"""Battles at a server's table, for tests: viewers that remember, and short ways to play."""

import asyncio
import os
from contextlib import asynccontextmanager
from typing import ClassVar

from slagveld.kernel.dice import Rng
from slagveld.server.bots import BotWorkers
from slagveld.server.room import Rooms
from slagveld.server.wire.live import Act, Done, Present, SaidNow
from slagveld.server.wire.setup import NewBattle, NewSeat
from slagveld.server.wire.sight import Sight

ME, FRIEND, BOT = NewSeat(who="me"), NewSeat(who="friend"), NewSeat(who="bot", bot="random")


class Onlooker:
    """A viewer that keeps what it is told."""

    def __init__(self, *seats, looking=None):
        self.seats = seats
        self.looking = looking
        self.told = []

    def send(self, message):
        self.told.append(message)

    def of(self, kind):
        return [message for message in self.told if isinstance(message, kind)]

    @property
    def sight(self):
        return self.of(Sight)[-1]

    @property
    def present(self):
        return self.of(Present)[-1]

    @property
    def said(self):
        return [message.line.text for message in self.of(SaidNow)]


class KeptWorkers(BotWorkers):
    """Bots' processes that are handed on, for starting one takes longer than most tests.

    Whoever closes hands on those that are idle; a process that works is ended as ever. Processes
    find other bots where the environment differs, so they are handed on within one.
    """

    kept: ClassVar[dict[tuple[str, ...], list]] = {}

    def __init__(self, count=None, **rest):
        super().__init__(count, **rest)
        surroundings = tuple([os.environ.get(name, "") for name in ("PYTHONPATH", "SPY")])
        self._kept = self.kept.setdefault(surroundings, [])
        self._idle = [self._kept.pop() if self._kept else worker for worker in self._idle]
        self._all = tuple(self._idle)

    async def close(self):
        idle = [worker for worker in self._idle if worker._process is not None]
        self._all = tuple([worker for worker in self._all if worker not in idle])
        await super().close()
        self._kept += idle


def run(deed):
    """Run an asynchronous test."""
    return asyncio.run(asyncio.wait_for(deed, 60))


@asynccontextmanager
async def open_rooms(store, workers=None, **rest):
    """Rooms that are closed at the end."""
    rooms = Rooms(store, workers or KeptWorkers(1), pace=0.0, **rest)
    try:
        yield rooms
    finally:
        await rooms.close()


async def begun(rooms, *seats, person=None, **rest):
    """A battle at the ford whose players have given their numbers, and what was created."""
    wish = {"game": "toy", "seats": seats or (ME, FRIEND), **rest}
    created = await rooms.create(NewBattle(**wish), person)
    room = await rooms.room(created.battle.id)
    if created.battle.dice == "committed":
        for seat in created.battle.seats:
            if seat.kind == "person" and not seat.leader:
                assert isinstance(await act(room, seat.number, MixDice=seat.number), Done)
    return room, created


async def act(room, seat, after=None, seats=None, **action):
    """Take an action, `Bid=1` being a Bid with 1 in its only field, `March={…}` one with these."""
    ((tag, value),) = action.items()
    first = {"MixDice": "number", "Bid": "points", "TakeBack": "to", "Agree": "entry",
             "Decline": "entry", "TypeCard": "item", "TypeDice": "numbers"}  # fmt: skip
    fields = value if isinstance(value, dict) else {first[tag]: value}
    while True:
        answered = room.number if after is None else after
        message = Act(id=1, after=answered, seat=seat, action={"type": tag, **fields})
        answer = await room.act((seat,) if seats is None else seats, message)
        if after is not None or not getattr(answer, "stale", False):  # else a bot was quicker
            return answer


def plain(match, action):
    """An action as it comes from outside."""
    return match.game.codec.builtins(action)


async def play_on(room, rng=None, *, steps=10_000, until=None):
    """Let people answer anything allowed, until the battle is over or something else is reached.

    Stops as well when it is a bot's turn.
    """
    rng = rng or Rng(0)
    for _ in range(steps):
        match = room._battle.match
        decision = match.decision
        if decision is None or (until is not None and until(match)):
            return
        asked = [seat for seat in decision.waiting_for if seat not in room._battle.bots]
        if not asked:
            return
        action = plain(match, decision.propose(rng, asked[0]))
        message = Act(id=0, after=len(match.log), seat=asked[0], action=action)
        answer = await room.act((asked[0],), message)
        assert isinstance(answer, Done), answer


async def until(condition, seconds=30.0):
    """Wait for something that others bring about."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
