"""Worker processes: bots think there, within a stated time, and never block a battle."""

import asyncio
import heapq
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TypeVar

import msgspec

from slagveld.bots.words import HARD
from slagveld.coach import CoachReport
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.puzzles import Judgement
from slagveld.server.bots.worker import (
    READY,
    Advice,
    Advise,
    Answer,
    Examine,
    Job,
    Judge,
    Result,
    Review,
    serve,
)

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

T = TypeVar("T")
Told = Callable[[float], None]
"""Told how much of a job is done, from 0 to 1."""

SECONDS = float(HARD)
"""How long a bot may think about one answer."""
EXAMINING = 60.0
"""How long playing a saved battle again may take."""
COACHING = 600.0
"""How long the coach may take for a battle; he works behind everybody else."""
JUDGING = 60.0
"""How long playing an answer to a puzzle on may take."""
STARTING = 120.0
"""How long a process may take to come up; the machine may be busy."""


class _Worker:
    """One process and the pipe to it. Used by one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False

    def do(self, job: Job, seconds: float, told: Told | None = None) -> Result | None:
        """The result of a job; None if none came in time or the process died of it.

        `told` hears how much is done, where the job says so; from the thread that calls this.
        """
        try:
            pipe = self._awake()
            pipe.send_bytes(msgspec.msgpack.encode(job))
            end = monotonic() + seconds
            while pipe.poll(max(0.0, end - monotonic())):
                result = msgspec.msgpack.decode(pipe.recv_bytes(), type=Result)
                if result.part is None:
                    return result
                if told is not None:
                    told(result.part)
        except (OSError, EOFError, msgspec.MsgspecError):
            pass
        self.kill()
        return None

    def wake(self) -> None:
        """Start the process, if it does not run yet."""
        try:
            self._awake()
        except (OSError, EOFError):
            self.kill()

    def _awake(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.kill()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True, name="slagveld-bot")
        process.start()  # before it is known: one that does not run yet cannot be ended
        self._process, self._pipe = process, ours
        theirs.close()
        if self._stopped:
            raise EOFError
        if not ours.poll(STARTING) or ours.recv_bytes() != READY:
            raise EOFError
        return ours

    def stop(self) -> None:
        """End the process, whatever it does; whoever waits for it is told. From any thread."""
        self._stopped = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it is being cleared away already
                process.kill()

    def kill(self) -> None:
        """End the process and clear it away."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


class BotWorkers:
    """A few processes that do one job each at a time; jobs wait in order of urgency.

    Bots get `game.view(state, seat)` and nothing else. A bot that takes longer than `seconds` is
    ended with its process; so is one that fails. The next job starts a new process.
    """

    def __init__(self, count: int | None = None, *, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.count = count or max(2, min(4, (os.cpu_count() or 2) - 1))
        self._idle = [_Worker() for _ in range(self.count)]
        self._all = tuple(self._idle)
        self._waiting: list[tuple[int, int, asyncio.Future[_Worker]]] = []
        self._tickets = 0
        self._threads = ThreadPoolExecutor(self.count, thread_name_prefix="slagveld-bots")
        self._closed = False

    async def warm(self) -> None:
        """Start the processes now, so that the first bot need not wait for its own.

        One after the other: together they would take every core from whoever opens a battle.
        """
        idle = list(await asyncio.gather(*(self._take(2) for _ in range(self.count))))
        try:
            while idle:
                worker = idle.pop()
                await self._use(worker, worker.wake)
        finally:
            for worker in idle:
                self._give_back(worker)

    async def answer(self, job: Answer, *, urgent: bool = True) -> Result | None:
        """A bot's action with its reasons; None if it gave none in time.

        Not checked against the rules.

        Urgent jobs (somebody is watching) go before the others.
        """
        result = await self._done(job, self.seconds, urgency=0 if urgent else 1)
        return None if result is None or not result.action else result

    async def advise(self, job: Advise) -> Advice | None:
        """What the strongest bot would do; None if it did not say in time.

        Bots that somebody waits for come first.
        """
        result = await self._done(job, self.seconds, urgency=1)
        return None if result is None else result.advice

    async def judge(self, job: Judge) -> Judgement | None:
        """How good an answer to a puzzle is; None if it could not be said in time.

        Raises:
            RefusedError: It is no answer, or not allowed.
        """
        result = await self._done(job, JUDGING, urgency=1)
        if result is not None and result.refusal is not None:
            raise RefusedError(result.refusal)
        return None if result is None else result.judgement

    async def examine(self, save: bytes) -> Refusal | None:
        """Why a saved battle may not come in, or None; it is played again where it can be."""
        result = await self._done(Examine(save), EXAMINING, urgency=2)
        return refuse("SLV-SAVE-1", "bot-examine-failed") if result is None else result.refusal

    async def coach(self, save: bytes, told: Told) -> CoachReport | None:
        """What the coach says about a battle that is over; None if he did not come to an end.

        `told` hears how far he is, from another thread. Raises RefusedError where he has nothing
        to say.
        """
        result = await self._done(Review(save), COACHING, urgency=3, told=told)
        if result is not None and result.refusal is not None:
            raise RefusedError(result.refusal)
        return None if result is None else result.report

    async def _done(
        self, job: Job, seconds: float, *, urgency: int, told: Told | None = None
    ) -> Result | None:
        worker = await self._take(urgency)
        return await self._use(worker, lambda: worker.do(job, seconds, told))

    async def _use(self, worker: _Worker, work: Callable[[], T]) -> T:
        """Let a worker work; it is free again when the work is done, whoever still waits for it."""
        task = asyncio.get_running_loop().run_in_executor(self._threads, work)
        task.add_done_callback(lambda _: self._give_back(worker))
        return await asyncio.shield(task)

    async def _take(self, urgency: int) -> _Worker:
        if self._closed:
            raise RuntimeError("the workers are closed")
        if self._idle:
            return self._idle.pop()
        self._tickets += 1
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, self._tickets, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: _Worker) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for _, _, turn in self._waiting:
            turn.cancel()
        self._waiting.clear()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.kill()
