"""Who looks at a battle."""

from typing import Protocol

from slagveld.server.wire.live import AnyAnswer


class Viewer(Protocol):
    """Somebody connected to a battle: a player, several at one screen, or a watcher."""

    seats: tuple[int, ...]
    """Seats they may act for; the room takes one away whose link is reissued."""
    looking: int | None
    """The one of several seats whose eyes are open; None: what everybody may see."""

    def send(self, message: AnyAnswer) -> None:
        """Leave a message for them. Never blocks and never fails."""
