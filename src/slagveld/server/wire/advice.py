"""What helps a player to judge: a hint, and how the battle stands."""

from typing import Any

import msgspec

from slagveld.server.wire.live import Count
from slagveld.texts import Text


class AskHint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would the strongest bot do here, in the battle as of log entry `after`?"""

    after: Count
    seat: Count


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that the strongest bot would give, by what the seat may see, and why."""

    number: int
    """The length of the log; the hint is for this state."""
    seat: int
    action: dict[str, Any]
    """As it would be played; nothing has been played."""
    text: Text
    chance: float | None = None
    """The chance to win with it, as far as it was looked into."""
    gain: float | None = None
    """How much that is more than with what comes to mind first; None where it is that."""


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot did what an entry of the log says."""

    entry: int
    seat: int
    text: Text


class SideOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """How likely a side is to win."""

    side: int
    seats: tuple[int, ...]
    chance: float


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """How a battle stands, by what the asker may see."""

    number: int
    """The length of the log; it stands like this there."""
    sides: tuple[SideOutlook, ...]
    """Chances that add up to 1; none before the battle has begun, after its end, and in games that
    say nothing about it."""
