"""A room: one battle, everybody who looks at it, and the bots that play in it."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from slagveld.kernel.decision import Action, Partial
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.teaching import LEARNER
from slagveld.server.bots import BotWorkers
from slagveld.server.room.audience import Audience
from slagveld.server.room.battle import Battle
from slagveld.server.room.bot_turns import BotTurns
from slagveld.server.room.deeds import Deeds
from slagveld.server.room.hinting import hint_of, wondered
from slagveld.server.room.measuring import Ruler, measured, surveyed
from slagveld.server.room.noting import why_of
from slagveld.server.room.outlook import outlook_of
from slagveld.server.room.places import places_of
from slagveld.server.room.reports import luck_of, proof_of
from slagveld.server.room.shown import battle_shown
from slagveld.server.room.sighting import Table, look_back
from slagveld.server.room.telling import Telling
from slagveld.server.room.viewer import Viewer
from slagveld.server.store import NoteRecord, OvertakenError, Store
from slagveld.server.store.words import line_of, name_of
from slagveld.server.wire.advice import AskHint, Hint, Outlook, Why
from slagveld.server.wire.live import (
    Act,
    AskMeasure,
    AskPreview,
    AskSurvey,
    Done,
    Farewell,
    Measured,
    Refused,
    SaidNow,
    Shown,
    Surveyed,
)
from slagveld.server.wire.setup import Luck, Places, Proof
from slagveld.server.wire.sight import BattleShown, Sight

T = TypeVar("T")

Choice = tuple[Action, NoteRecord | None]
"""What a bot's seat does, and what is noted about it."""


class Room:
    """One live battle.

    Whatever plays, draws or measures runs in threads, one at a time for each room, so that one
    room's slowness never holds up another. What somebody has begun is carried to its end.
    """

    def __init__(
        self,
        battle: Battle,
        store: Store,
        workers: BotWorkers,
        threads: Executor,
        *,
        pace: float = 0.0,
    ) -> None:
        self._battle = battle
        self._threads = threads
        self._lock = asyncio.Lock()
        self._deeds = Deeds()
        self._audience = Audience()
        self._telling = Telling(battle, store)
        self._workers = workers
        self._bots = BotTurns(self, workers, pace=pace)
        self._used = time.monotonic()

    # What it is

    @property
    def id(self) -> str:
        """The battle's id."""
        return self._battle.id

    @property
    def number(self) -> int:
        """Entries in the log."""
        return self._battle.record.entries

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays here and the battle goes on."""
        return bool(self._battle.bots) and not self._battle.record.over

    @property
    def over(self) -> bool:
        """Whether the battle is over."""
        return self._battle.record.over

    @property
    def watched(self) -> bool:
        """Whether anybody looks."""
        return len(self._audience) > 0

    @property
    def idle(self) -> float:
        """Seconds since anybody wanted something of it; 0 while somebody looks or a bot plays."""
        if self.watched or self._deeds or self._bots.playing:
            self.touch()
        return time.monotonic() - self._used

    def touch(self) -> None:
        """Note that somebody wants something of it."""
        self._used = time.monotonic()

    def shown(self, viewer_seats: tuple[int, ...]) -> BattleShown:
        """The battle as lists show it, to somebody with these seats."""
        return battle_shown(self._battle.record, viewer_seats, self._audience.here())

    # Who is there

    def join(self, viewer: Viewer, since: int | None = None) -> None:
        """Let somebody look from now on, who knows the first `since` entries (None: all).

        Everybody is told who is present. The first sight is for whoever calls this to send, or
        for `welcome`, which does both at one moment.
        """
        self._audience.add(viewer, self.number if since is None else since)
        self._tell_presence()
        self._bots.wake()

    async def welcome(self, viewer: Viewer, since: int = 0) -> None:
        """Let somebody look from now on, and show them the battle: nothing comes in between."""

        async def enter() -> None:
            async with self._lock:
                sight = await self._thread(
                    lambda: self._telling.first_sight(
                        (viewer.seats, viewer.looking, since), self._audience.here()
                    )
                )
                self._audience.add(viewer, sight.number)
                viewer.send(sight)
                self._tell_presence()

        await self._deeds.do(enter())
        self._bots.wake()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone; everybody else is told."""
        if self._audience.remove(viewer):
            self._tell_presence()

    # What is asked

    async def sight(
        self, seats: tuple[int, ...], looking: int | None, *, since: int = 0, at: int | None = None
    ) -> Sight:
        """What somebody with these seats sees, with the story from entry `since` on.

        With `at` a look back: how things stood after that entry. Raises RefusedError for an
        entry that there is not, or that was played under older rules.
        """
        if at is None:
            view = (seats, looking, since)
            return await self.alone(lambda: self._telling.first_sight(view, self._audience.here()))
        return await self.alone(
            lambda: look_back(
                self._battle.table(), self.shown(seats), seats, looking, at=at, since=since
            )
        )

    async def preview(self, seats: tuple[int, ...], message: AskPreview) -> Shown | Refused:
        """What a half-filled action would do."""
        refusal = self._not_yours(seats, message.seat)
        if refusal is not None:
            return self._refused(message.id, refusal)
        partial = Partial(message.action, message.values)

        def work() -> Shown | Refused:
            refusal = self._stale(message.after)
            if refusal is not None:
                return self._refused(message.id, refusal, stale=True)
            return Shown(message.id, self._battle.preview(message.seat, partial))

        return await self.alone(work)

    async def measure(
        self, seats: tuple[int, ...], looking: int | None, message: AskMeasure
    ) -> Measured:
        """How far it is between two ends; raises RefusedError where it may not be measured."""
        return await self.alone(
            lambda: measured(Ruler(self._battle.table(), seats, looking), message)
        )

    async def survey(
        self, seats: tuple[int, ...], looking: int | None, message: AskSurvey
    ) -> Surveyed:
        """The table from one piece; raises RefusedError if it does not stand there."""
        return await self.alone(
            lambda: surveyed(Ruler(self._battle.table(), seats, looking), message)
        )

    async def hint(self, seats: tuple[int, ...], ask: AskHint) -> Hint:
        """What the strongest bot would do for a seat, by what it may see; raises RefusedError.

        Nothing is played. While the bot thinks, the battle may go on; then the hint is stale.
        """
        refusal = self._not_yours(seats, ask.seat)
        if refusal is not None:
            raise RefusedError(refusal)

        def fresh() -> Table:
            stale = self._stale(ask.after)
            if stale is not None:
                raise RefusedError(stale)
            return self._battle.table()

        job = await self.alone(lambda: wondered(fresh(), ask.seat))
        advice = await self._workers.advise(job)
        return await self.alone(lambda: hint_of(fresh(), ask.seat, advice))

    async def outlook(self, seats: tuple[int, ...], looking: int | None = None) -> Outlook:
        """How likely each side is to win, by what somebody with these seats may see."""
        return await self.alone(
            lambda: outlook_of(self._battle.match, self._battle.table().eye(seats, looking))
        )

    async def why(self, seats: tuple[int, ...], entry: int, looking: int | None = None) -> Why:
        """Why a bot did what an entry says; raises RefusedError where that would tell a secret."""

        def work() -> Why:
            table = self._battle.table()
            return why_of(table, table.eye(seats, looking), entry)

        return await self.alone(work)

    async def luck(self) -> Luck:
        """How the dice have fallen so far."""
        return await self.alone(lambda: luck_of(self._battle.match))

    async def places(self, seats: tuple[int, ...], looking: int | None = None) -> Places:
        """What the referee's hand could change, as somebody with these seats may see it."""
        return await self.alone(
            lambda: places_of(self._battle.match, self._battle.table().eye(seats, looking))
        )

    async def proof(self) -> Proof:
        """What playing the battle again shows; raises RefusedError before its end."""
        return await self.alone(lambda: proof_of(self._battle.match))

    async def save_file(self, seats: tuple[int, ...] = ()) -> bytes:
        """The battle as a file, for somebody with these seats; raises RefusedError.

        Everything hidden is in it: while the battle goes on it is given only to whoever holds
        all seats of people.
        """
        people = {seat.number for seat in self._battle.record.seats if not seat.bot}
        if not self._battle.record.over and not (seats and people <= set(seats)):
            raise RefusedError(refuse("SLV-NET-5", "room-file-early"))
        return await self.alone(self._battle.saved)

    # What changes it

    async def act(self, viewer_seats: tuple[int, ...], message: Act) -> Done | Refused:
        """Take an action for a seat. When this answers `Done`, it is durable and all are told.

        An action that answers another state than the present is refused as stale; whoever sent
        it should then be sent a sight.
        """
        return await self._deeds.do(self._act(viewer_seats, message))

    async def _act(self, seats: tuple[int, ...], message: Act) -> Done | Refused:
        async with self._lock:
            refusal = self._not_yours(seats, message.seat)
            if refusal is not None:
                return self._refused(message.id, refusal)
            refusal = self._stale(message.after)
            if refusal is not None:
                return self._refused(message.id, refusal, stale=True)
            try:
                await self._thread(lambda: self._battle.play(message.seat, message.action, seats))
            except RefusedError as error:
                return self._refused(message.id, error.refusal)
            except OvertakenError:
                await self._tell_sights()
                return self._refused(message.id, stale_refusal(), stale=True)
            except SQLAlchemyError:
                raise RefusedError(refuse("SLV-NET-7", "room-not-kept")) from None
            await self._tell_sights()
        self._bots.wake()
        return Done(message.id, self.number)

    async def take(self, number: int, seat: int, choose: Callable[[Battle], Choice]) -> bool:
        """Let a bot's seat act in answer to entry `number`; whether it could."""

        async def deed() -> bool:
            async with self._lock:
                if number != self._battle.number:
                    return False
                try:
                    await self._thread(lambda: self._battle.take(seat, *choose(self._battle)))
                except OvertakenError:
                    return False
                finally:
                    await self._tell_sights()
                return True

        return await self._deeds.do(deed())

    async def end_lesson(self, seats: tuple[int, ...]) -> None:
        """Let the learner play as he likes from now on; raises RefusedError for anybody else."""
        refusal = self._not_yours(seats, LEARNER)
        if refusal is not None:
            raise RefusedError(refusal)

        async def deed() -> None:
            async with self._lock:
                await self._thread(self._battle.end_lesson)
                await self._tell_sights()

        await self._deeds.do(deed())
        self._bots.wake()

    async def say(self, name: str, seat: int | None, text: str) -> None:
        """Say something to everybody; raises RefusedError if it cannot be said."""
        seats = self._battle.record.seats
        shown = seats[seat].name if seat is not None and seat < len(seats) else name_of(name)
        line = line_of(text)

        kept = await self.alone(lambda: self._telling.keep(shown, seat, line))
        self._audience.tell_all(SaidNow(kept))

    async def claimed(self, seat: int, name: str) -> BattleShown:
        """Note that somebody has taken a seat, and how it is called now."""

        async def deed() -> None:
            async with self._lock:
                await self._thread(lambda: self._battle.claimed(seat, name))
                await self._tell_sights()
                self._tell_presence()

        await self._deeds.do(deed())
        return self.shown(())

    async def vacated(self, seat: int) -> None:
        """Note that a seat's link was reissued: whoever sat there sits there no more."""
        for viewer in self._audience:
            if seat in viewer.seats:
                viewer.seats = tuple(other for other in viewer.seats if other != seat)
                viewer.looking = None if viewer.looking == seat else viewer.looking

        async def deed() -> None:
            async with self._lock:
                await self._thread(self._battle.refresh)
                await self._tell_sights()
                self._tell_presence()

        await self._deeds.do(deed())

    async def close(self, refusal: Refusal | None = None) -> None:
        """Let nobody look any more, with a word why; end the bots' turns."""
        await self._bots.stop()
        await self._deeds.all_done()
        for viewer in self._audience:
            if refusal is not None:
                viewer.send(Farewell(refusal))
            self._audience.remove(viewer)

    def wake(self) -> None:
        """Let the bots see whether it is their turn."""
        self._bots.wake()

    # How it is done

    async def examine(self, work: Callable[[Battle], T]) -> T:
        """What somebody wants to know of the battle itself, found in a thread."""
        return await self.alone(lambda: work(self._battle))

    async def alone(self, work: Callable[[], T]) -> T:
        """Run something in a thread while nobody else works on this battle."""

        async def deed() -> T:
            async with self._lock:
                return await self._thread(work)

        return await self._deeds.do(deed())

    async def _thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _tell_sights(self) -> None:
        """Tell everybody how things stand now, each what they may see and do not know yet."""
        wanted = self._telling.wanted(self._audience)
        sights = await self._thread(lambda: self._telling.sights(wanted, self._audience.here()))
        for viewer, view in wanted.items():
            self._audience.tell(viewer, sights[view], sights[view].number)

    def _tell_presence(self) -> None:
        self._audience.tell_all(self._audience.present(self._battle.record.seats))

    def _not_yours(self, seats: tuple[int, ...], seat: int) -> Refusal | None:
        return None if seat in seats else refuse("SLV-NET-2", "room-not-your-seat")

    def _stale(self, after: int) -> Refusal | None:
        return None if after == self._battle.number else stale_refusal()

    def _refused(self, number: int, refusal: Refusal, *, stale: bool = False) -> Refused:
        return Refused(number, refusal, self.number, stale=stale)


def stale_refusal() -> Refusal:
    """The refusal of an answer to another state than the present."""
    return refuse("SLV-NET-1", "room-stale")
