"""The coach at the server: one battle at a time, each once, and what he says is kept a while."""

import asyncio
from collections import OrderedDict

from slagveld.coach.report import CoachReport
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.server.bots import BotWorkers
from slagveld.server.wire.coach import Coaching

KEPT = 60
"""Reports that are remembered; those not asked for longest are forgotten."""
WAITING = 12
"""Battles that may wait for the coach."""


class _Session:
    """One battle with the coach."""

    def __init__(self) -> None:
        self.part = 0.0
        self.report: CoachReport | None = None
        self.refusal: Refusal | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def going_on(self) -> bool:
        return self.report is None and self.refusal is None

    def tell(self, part: float) -> None:
        self.part = max(self.part, part)


class Coaches:
    """Who has asked the coach about which battle, and how far he is.

    He works in the bots' processes, after everybody who waits for a bot, and never at two battles
    at a time, so that bots always find a process.
    """

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._sessions: OrderedDict[str, _Session] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    def look(self, battle: str) -> Coaching | None:
        """How far he is with a battle; None: nobody has asked him. Raises RefusedError.

        Why he says nothing is told once; then he can be asked again.
        """
        found = self._sessions.get(battle)
        if found is None:
            return None
        self._sessions.move_to_end(battle)
        if found.refusal is not None:
            self.forget(battle)
            raise RefusedError(found.refusal)
        return Coaching(part=found.part if found.report is None else 1.0, report=found.report)

    def begin(self, battle: str, save: bytes) -> Coaching:
        """Let him look at a battle that nobody has asked him about; raises RefusedError."""
        if sum(one.going_on for one in self._sessions.values()) >= WAITING:
            raise RefusedError(refuse("", "coached-busy"))
        found = self._sessions[battle] = _Session()
        found.task = asyncio.create_task(self._work(found, save))
        done = [key for key, one in self._sessions.items() if not one.going_on]
        for key in done[: max(0, len(self._sessions) - KEPT)]:
            self.forget(key)
        return Coaching(part=0.0)

    async def _work(self, session: _Session, save: bytes) -> None:
        refusal = refuse("", "coached-failed")
        try:
            async with self._turn:
                session.report = await self._workers.coach(save, session.tell)
        except RefusedError as error:
            refusal = error.refusal
        finally:
            session.refusal = refusal if session.report is None else None

    def forget(self, battle: str | None = None) -> None:
        """Forget one battle, or all; what he is at is given up."""
        gone = tuple(self._sessions) if battle is None else (battle,)
        for key in gone:
            found = self._sessions.pop(key, None)
            if found is not None and found.task is not None:
                found.task.cancel()
