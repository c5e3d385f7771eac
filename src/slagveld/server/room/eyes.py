"""Whose eyes a viewer has, and what they may see of the open decision."""

from typing import Any

import msgspec

from slagveld.kernel.decision import Decision
from slagveld.kernel.match import Match
from slagveld.record import replace

NOT_ASKED: tuple[int, ...] = ()


def eye_of(seats: tuple[int, ...], looking: int | None) -> int | None:
    """The seat whose view is shown; None: what everybody may see.

    Who has one seat sees with its eyes. Several people who share a screen see what everybody
    may see, until one of them says that only he is looking.
    """
    if len(seats) == 1:
        return seats[0]
    return looking if looking in seats else None


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The open decision as a viewer may see it."""

    decision: Decision | None
    seats: tuple[int, ...] = ()
    """Seats of the viewer that are asked now."""
    hand_over: int | None = None
    """The seat that must look alone before the decision is shown."""


def asked_of(
    match: Match[Any], seats: tuple[int, ...], eye: int | None, bots: frozenset[int] = frozenset()
) -> Asked:
    """What a viewer with these seats and eyes is asked.

    Real dice that are due for a bot are put to everybody else who plays.
    """
    opened = match.decision
    if opened is None:
        return Asked(decision=None)
    waiting = opened.waiting_for
    decision = opened.described
    dice_due = match.waiting is not None and not match.state.paused
    if dice_due and bots.issuperset(waiting):
        waiting = tuple(seat for seat in match.state.players() if seat not in bots)
        decision = replace(decision, seats=waiting)
    asked = tuple(seat for seat in seats if seat in waiting)
    if not asked:
        return Asked(decision=match.decision_for(None if eye in decision.seats else eye))
    if eye in asked or not _secret(match, decision, eye):
        return Asked(decision=decision, seats=asked)
    return Asked(decision=match.decision_for(None), seats=asked, hand_over=asked[0])


def _secret(match: Match[Any], decision: Decision, eye: int | None) -> bool:
    """Whether these eyes may not see the decision, though they belong to a seat of the viewer."""
    top = match.state.agenda.top
    hidden = match.waiting is None and top is not None and top.seen(eye) != top
    return decision.private or hidden
