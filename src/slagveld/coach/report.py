"""What the coach says about a battle, as it crosses the wire."""

from typing import Any

import msgspec

from slagveld.kernel.decision import Form, Preview
from slagveld.kernel.event import RoundWord
from slagveld.texts import Text


class CoachPoint(msgspec.Struct, frozen=True, kw_only=True):
    """How the battle stood after an entry that holds."""

    entry: int
    round: int
    chances: tuple[float, ...]
    """To win, side by side; together 1."""
    luck: tuple[float, ...]
    """How much of it the dice of this entry gave, against what was to be expected of them."""


class CoachSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side, and what the dice gave it in the whole battle."""

    side: int
    seats: tuple[int, ...]
    luck: float
    text: Text
    """The same in words, with the entry that gave or took most."""
    swing: int | None = None
    """That entry."""


class CoachDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost much, and what would have been better."""

    entry: int
    """The entry in which it was decided; the question was put after the one before."""
    at: int
    """The entry after which the question stood."""
    seat: int
    side: int
    round: int
    played: Text
    better: Text
    text: Text
    """All of it in a sentence or two."""
    cost: float
    """By how much the chance to win would have been better."""
    error: float
    """The standard error of that."""
    chance: float
    """With what was played."""
    action: dict[str, Any]
    """The better answer, as it would be played."""
    form: Form | None
    """The form that it fills in; None where no button offers it."""
    preview: Preview | None
    """What is drawn of it on the table."""


class CoachReport(msgspec.Struct, frozen=True, kw_only=True):
    """A battle after the coach has looked at it."""

    sides: tuple[CoachSide, ...]
    points: tuple[CoachPoint, ...]
    decisions: tuple[CoachDecision, ...]
    """The costliest few of each side, side by side, the worst first."""
    called: RoundWord = "round"
    """What the game calls a round."""
