"""All rooms of a server: opened on demand, forgotten when nobody needs them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from slagveld.coach import parted
from slagveld.kernel import save
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.puzzles import Judgement
from slagveld.server.bots import BotWorkers, Judge
from slagveld.server.room.battle import Battle, unknown_battle
from slagveld.server.room.coaches import Coaches
from slagveld.server.room.keeping import imported, kept
from slagveld.server.room.opening import opened
from slagveld.server.room.room import Room
from slagveld.server.room.shown import battle_shown
from slagveld.server.store import Access, BattleRecord, NewRecord, Store
from slagveld.server.store.words import name_of
from slagveld.server.wire.coach import Coaching
from slagveld.server.wire.setup import Claim, Created, NewBattle, SeatLink
from slagveld.server.wire.sight import BattleShown

T = TypeVar("T")

FORGET = 300.0
"""Seconds after which a room that nobody needs is forgotten."""
PACE = 0.35
"""Seconds that a bot takes at least while somebody looks, so that it can be followed."""
THREADS = 12


class Rooms:
    """Sets battles up, opens their rooms, and keeps the list."""

    def __init__(
        self, store: Store, workers: BotWorkers, *, pace: float = PACE, forget: float = FORGET
    ) -> None:
        self._store = store
        self._workers = workers
        self._pace = pace
        self._forget = forget
        self._access = Access(store)
        self._coaches = Coaches(workers)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="slagveld-room")
        self._rooms: dict[str, asyncio.Future[Room]] = {}

    # Battles that begin

    async def create(self, new: NewBattle, person: str | None) -> Created:
        """Set a battle up for a person (None: everybody gets a link); raises RefusedError."""
        return await self.add(lambda: kept(opened(new), new, person), person)

    async def bring(
        self, data: bytes, person: str | None, *, at: int | None = None, seat: int | None = None
    ) -> Created:
        """Go on with a battle from a file, or look at it again; raises RefusedError.

        It is played again first, in a worker: what did not come about by the rules stays out.
        With `at`, another way is tried from after that entry on; `seat` is then a person's.
        """
        refusal = await self._workers.examine(data)
        if refusal is not None:
            raise RefusedError(refusal)
        return await self.add(lambda: _brought(data, person, at, seat), person)

    async def add(self, make: Callable[[], NewRecord], person: str | None) -> Created:
        """Keep a battle, made in a thread, as this person sees it; raises RefusedError."""

        def work() -> tuple[NewRecord, BattleRecord | None]:
            new = make()
            self._store.battles.add(new)
            return new, self._store.battles.read(new.id)

        new, record = await self._thread(work)
        if record is None:
            raise unknown_battle()
        mine = tuple(seat for seat, who in new.holders if who == person)
        if any(seat.bot for seat in new.seats) and not record.over:
            (await self.room(new.id)).wake()
        return Created(
            battle=battle_shown(record, mine),
            links=tuple(SeatLink(seat=seat, key=key) for seat, key in sorted(new.keys.items())),
            watch=new.watch or "",
        )

    async def judge(self, job: Judge) -> Judgement | None:
        """How good an answer to a puzzle is; None: not said in time. Raises RefusedError."""
        return await self._workers.judge(job)

    # Battles that go on

    async def room(self, battle: str) -> Room:
        """The room of a battle; raises RefusedError if there is none, or it is damaged."""
        self._sweep()
        found = self._rooms.get(battle)
        if found is None:
            found = asyncio.ensure_future(self._load(battle))
            self._rooms[battle] = found
            found.add_done_callback(lambda done: self._loaded(battle, done))
        room = await asyncio.shield(found)
        room.touch()
        return room

    async def _load(self, battle: str) -> Room:
        loaded = await self._thread(lambda: Battle(self._store, battle))
        return Room(loaded, self._store, self._workers, self._threads, pace=self._pace)

    def _loaded(self, battle: str, done: "asyncio.Future[Room]") -> None:
        if done.cancelled() or done.exception() is not None:
            if self._rooms.get(battle) is done:
                del self._rooms[battle]
        else:
            done.result().wake()

    def _sweep(self) -> None:
        """Forget rooms that nobody needs."""
        for battle, found in tuple(self._rooms.items()):
            if found.done() and found.result().idle > self._forget:
                del self._rooms[battle]

    async def resume(self) -> None:
        """Let bots go on whose turn it was when the server last ended."""
        records = await self._thread(self._store.battles.unfinished)
        for record in records:
            if any(seat.bot and seat.number in record.waiting_for for seat in record.seats):
                try:
                    await self.room(record.id)
                except RefusedError:
                    continue

    # The coach

    async def coaching(self, battle: str, *, begin: bool) -> Coaching:
        """How far the coach is with a battle that is over, and what he says; raises RefusedError.

        With `begin` he is asked, unless he has been.
        """
        room = await self.room(battle)
        if not room.over:
            raise RefusedError(refuse("SLV-NET-5", "coached-early"))
        found = self._coaches.look(battle)
        if found is None and begin:
            file = await room.save_file()
            found = self._coaches.look(battle) or self._coaches.begin(battle, file)
        if found is None:
            raise RefusedError(refuse("", "coached-not-asked"))
        return found

    # Who sits where

    async def claim(self, battle: str, claim: Claim, person: str | None) -> BattleShown:
        """Let a person sit at the seat whose secret they show; raises RefusedError."""
        name = name_of(claim.name)

        def take() -> tuple[int, tuple[int, ...]]:
            seat = self._access.seat_of(claim.key, battle)
            self._store.people.take(battle, seat, person)
            return seat, (seat,) if person is None else self._store.people.seats(person, battle)

        room = await self.room(battle)
        seat, mine = await self._thread(take)
        await room.claimed(seat, name)
        return room.shown(mine)

    async def reissue(self, battle: str, seat: int) -> SeatLink:
        """A new link for a seat; the old one, and whoever came by it, are out."""
        room = await self.room(battle)
        key = await self._thread(lambda: self._store.people.reissue(battle, seat))
        if key is None:
            raise RefusedError(refuse("SLV-NET-3", "room-unknown-seat"))
        await room.vacated(seat)
        return SeatLink(seat=seat, key=key)

    # Lists

    async def of_person(self, person: str) -> list[BattleShown]:
        """The battles of a person, the last changed first."""
        held = await self._thread(lambda: self._store.people.held(person))
        records = await self._thread(lambda: self._store.battles.of_person(person))
        return [self._shown(record, held.get(record.id, ())) for record in records]

    async def all(self) -> list[BattleShown]:
        """Every battle of this host, the last changed first."""
        return [self._shown(record) for record in await self._thread(self._store.battles.all)]

    def _shown(self, record: BattleRecord, yours: tuple[int, ...] = ()) -> BattleShown:
        found = self._rooms.get(record.id)
        live = found is not None and found.done() and not found.cancelled()
        if found is not None and live and found.exception() is None:
            return found.result().shown(yours)
        return battle_shown(record, yours)

    # The host

    async def delete(self, battle: str) -> None:
        """Forget a battle for good; whoever looks is told. Raises RefusedError."""
        self._coaches.forget(battle)
        await self._close(battle, refuse("SLV-NET-3", "room-deleted"))
        if not await self._thread(lambda: self._store.battles.delete(battle)):
            raise unknown_battle()

    async def backup(self) -> bytes:
        """Everything that is kept, as one file."""
        return await self._thread(self._store.backup)

    async def restore(self, data: bytes) -> None:
        """Put a backup in the place of everything; raises RefusedError, then nothing changed."""
        await self._thread(lambda: self._store.restore(data))
        self._coaches.forget()
        await self._close_all(refuse("SLV-NET-7", "room-restored"))
        await self.resume()

    async def close(self) -> None:
        """End everything that is under way; what was acknowledged is kept."""
        self._coaches.forget()
        await self._close_all(refuse("SLV-NET-3", "room-closing"))
        await self._workers.close()
        await asyncio.to_thread(self._threads.shutdown)

    async def _close_all(self, refusal: Refusal) -> None:
        for battle in tuple(self._rooms):
            await self._close(battle, refusal)

    async def _close(self, battle: str, refusal: Refusal) -> None:
        found = self._rooms.pop(battle, None)
        if found is not None:
            try:
                await (await found).close(refusal)
            except RefusedError:
                return

    async def _thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _brought(data: bytes, person: str | None, at: int | None, seat: int | None) -> NewRecord:
    """What is kept of a battle from a file that is sound, perhaps only up to an entry."""
    match, players = save.load(data), list(save.players_of(data))
    if at is None:
        return imported(match, players, person)
    if seat is not None and seat < len(players):
        players[seat] = ""
    return imported(parted(match, at), players, person)
