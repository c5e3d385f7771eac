"""The bots of a room: one after another, never holding up anybody else."""

import asyncio
import logging
from typing import TYPE_CHECKING

from slagveld.kernel.decision import Action
from slagveld.server.bots import BotWorkers, Move, accepted, next_move, quick
from slagveld.server.room.battle import Battle

if TYPE_CHECKING:
    from slagveld.server.room.room import Room

log = logging.getLogger("slagveld.server")


class BotTurns:
    """Lets the bots of one room play as long as it is their turn."""

    def __init__(self, room: "Room", workers: BotWorkers, *, pace: float) -> None:
        self._room = room
        self._workers = workers
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._woken = False

    @property
    def playing(self) -> bool:
        """Whether a bot thinks or plays."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """See whether it is a bot's turn; returns at once.

        A call while the bots are just looking and finding nothing makes them look again.
        """
        self._woken = True
        if not self.playing and not self._stopped and self._room.has_bots:
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Let no bot begin anything any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play(self) -> None:
        try:
            while self._woken:
                self._woken = False
                while await self._one():
                    pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the bots of a battle stopped")

    async def _one(self) -> bool:
        """One answer of one bot; whether there was one to give."""

        def look(battle: Battle) -> tuple[int, Move | None]:
            return battle.number, next_move(battle.match, battle.bots)

        number, move = await self._room.examine(look)
        if move is None:
            return False
        wait = self._pace if self._room.watched else 0.0
        if move.job is None:
            answer = None
        else:
            answer, _ = await asyncio.gather(
                self._workers.answer(move.job, urgent=self._room.watched), asyncio.sleep(wait)
            )

        def choose(battle: Battle) -> Action:
            action = move.action or accepted(battle.match, move.seat, answer)
            if action is not None:
                return action
            battle.lost_turn(move.seat)
            return quick(battle.match, move.seat)

        await self._room.take(number, move.seat, choose)
        return True
