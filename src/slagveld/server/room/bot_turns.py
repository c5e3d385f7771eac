"""Whoever needs not be waited for: bots, one after another, scripts, and only answers."""

import asyncio
import logging
from typing import TYPE_CHECKING

from slagveld.bots.reasons import Reasons
from slagveld.kernel.decision import Action
from slagveld.server.bots import BotWorkers, Move, accepted, next_move, quick
from slagveld.server.room.alone import itself_note, only_move
from slagveld.server.room.battle import Battle
from slagveld.server.room.noting import lost_turn, noted
from slagveld.server.room.sighting import Table
from slagveld.server.store import NoteRecord

if TYPE_CHECKING:
    from slagveld.server.room.room import Room

log = logging.getLogger("slagveld.server")


def _note(table: Table, seat: int, reasons: Reasons | None) -> NoteRecord | None:
    """What a bot notes; where that cannot be told, the battle goes on without it."""
    try:
        return None if reasons is None else noted(table, seat, reasons)
    except Exception:
        log.exception("a bot's reasons could not be told")
        return None


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
            match, bots = battle.match, battle.bots
            found = battle.scripted() or next_move(match, bots)
            return battle.number, found or (None if battle.teaches else only_move(match, bots))

        number, move = await self._room.examine(look)
        if move is None:
            return False
        wait = self._pace if self._room.watched else 0.0
        if move.job is None:
            answer = None
            await asyncio.sleep(wait)
        else:
            answer, _ = await asyncio.gather(
                self._workers.answer(move.job, urgent=self._room.watched), asyncio.sleep(wait)
            )

        def choose(battle: Battle) -> tuple[Action, NoteRecord | None]:
            if move.action is not None:
                note = itself_note(battle.match, move.seat) if move.itself else None
                return move.action, note
            table, seat = battle.table(), move.seat
            action = None if answer is None else accepted(battle.match, seat, answer.action)
            if action is not None:
                return action, _note(table, seat, None if answer is None else answer.reasons)
            log.warning("the bot %s of a battle lost its turn", battle.bots.get(seat, "?"))
            action = quick(battle.match, seat)
            return action, lost_turn(table, seat, action)

        await self._room.take(number, move.seat, choose)
        return True
