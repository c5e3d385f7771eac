"""How fast one connection may go on, and when its patience with us is used up."""

import time
from collections.abc import Callable
from typing import Final

from slagveld.server.app.limits import BY_CONNECTION, Bucket, Crowd, Kind, Limits
from slagveld.server.wire.live import (
    Act,
    AnyAsk,
    AskMeasure,
    AskPreview,
    AskSurvey,
    Chat,
    Hail,
    Look,
)

KINDS: Final[dict[type, Kind]] = {
    Act: "acts",
    AskPreview: "previews",
    AskMeasure: "rulers",
    AskSurvey: "rulers",
    Chat: "chats",
    Hail: "looks",
    Look: "looks",
}
"""By which rate each message is counted."""


class Pace:
    """The rates of one connection, within what its address may ask altogether."""

    def __init__(
        self,
        limits: Limits,
        crowd: Crowd,
        address: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._crowd = crowd
        self._address = address
        self._buckets = {kind: Bucket(getattr(limits, kind), clock) for kind in BY_CONNECTION}

    def allows(self, message: AnyAsk) -> bool:
        """Whether one more message of this kind is within the rates."""
        return self._take(KINDS[type(message)])

    def strike(self) -> bool:
        """Count a message that should not have come; False when there were too many."""
        return self._take("strikes")

    def _take(self, kind: Kind) -> bool:
        return self._buckets[kind].take() and self._crowd.allows(kind, self._address)
