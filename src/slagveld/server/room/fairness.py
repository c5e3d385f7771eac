"""Whoever leads and plays at one table: he has neither the leader's eyes nor his hand."""

from collections.abc import Iterable, Sequence

from slagveld.kernel import shell
from slagveld.kernel.decision import Action
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.server.store import SeatRecord

NEUTRAL = (*shell.PROPOSALS, shell.TypeDice, shell.TypeCard)
"""What only a leader does who does not play himself."""


def partial_leaders(records: Sequence[SeatRecord], held: Iterable[Sequence[int]]) -> frozenset[int]:
    """Seats of leaders who also play, by the seats that each person holds.

    Whoever plays against nobody but bots and himself overrules nobody and stays the leader.
    """
    leaders = {seat.number for seat in records if seat.leader}
    people = {seat.number for seat in records if not seat.leader and not seat.bot}
    found: set[int] = set()
    for seats in map(set, held):
        if people & seats and people - seats:
            found |= leaders & seats
    return frozenset(found)


def refused_leader(action: Action) -> Refusal | None:
    """Why a leader who plays cannot do this from the leader's seat, or None."""
    if isinstance(action, NEUTRAL):
        return refuse("SLV-HAND-5", "refusal-leader-plays")
    return None
