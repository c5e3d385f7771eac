"""Things that are carried to their end even if whoever began them goes away meanwhile."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Deeds:
    """Keeps what has been begun until it is done."""

    def __init__(self) -> None:
        self._begun: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._begun)

    async def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Do it; being cancelled ends the wait, not the deed."""
        task = asyncio.ensure_future(deed)
        self._begun.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has been told; nobody else needs to be

    async def all_done(self) -> None:
        """Wait until nothing is under way."""
        while self._begun:
            await asyncio.gather(*self._begun, return_exceptions=True)
