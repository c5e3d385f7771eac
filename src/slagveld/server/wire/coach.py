"""The coach on the wire: how far he is, and what he says."""

import msgspec

from slagveld.coach.report import CoachReport


class Coaching(msgspec.Struct, frozen=True, kw_only=True):
    """The coach at work on a battle."""

    part: float
    """How much of it he has done, from 0 to 1."""
    report: CoachReport | None = None
    """What he says, when he has done all of it."""
