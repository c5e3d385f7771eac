"""What waits to be sent to one viewer: bounded, and never older than it must be.

A viewer who reads slowly gets the newest sight instead of every sight in between; what the
skipped ones told of the story is told with it. Whoever lets answers pile up is let go.
"""

import asyncio
from collections import deque

from slagveld.record import replace
from slagveld.server.wire.live import AnyAnswer, Present
from slagveld.server.wire.sight import Sight


class Outbox:
    """Messages for one viewer, in order. Never blocks whoever puts one in."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: deque[AnyAnswer] = deque()
        self._filled = asyncio.Event()
        self.full = False
        """True: more piled up than a viewer may leave unread."""

    def put(self, message: AnyAnswer) -> None:
        """Leave a message for the viewer."""
        if isinstance(message, Sight | Present):
            message = self._without_older(message)
        if len(self._waiting) >= self._most:
            self.full = True
        else:
            self._waiting.append(message)
        self._filled.set()

    async def take(self) -> AnyAnswer:
        """The next message, as soon as there is one."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        return self._waiting.popleft()

    def __len__(self) -> int:
        return len(self._waiting)

    def _without_older(self, newer: Sight | Present) -> Sight | Present:
        """Take an unsent message of the same kind out; what it alone told goes into the newer."""
        for place, older in enumerate(self._waiting):
            if isinstance(newer, Present) and isinstance(older, Present):
                del self._waiting[place]
                return newer
            if isinstance(newer, Sight) and isinstance(older, Sight):
                del self._waiting[place]
                return _merged(older, newer)
        return newer


def _merged(older: Sight, newer: Sight) -> Sight:
    """The newer sight with the story and chat of both."""
    if older.seat != newer.seat or older.at > newer.at:
        # Seen with other eyes the older story may hold what these may not see.
        return newer
    told = {each.entry for each in newer.story}
    said = {each.number for each in newer.chat}
    story = [each for each in older.story if each.entry not in told]
    chat = [each for each in older.chat if each.number not in said]
    return replace(newer, story=(*story, *newer.story), chat=(*chat, *newer.chat))
