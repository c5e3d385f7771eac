"""Proposals: what a seat without authority may do only if all players agree."""

from collections.abc import Sequence

from slagveld.kernel.event import HandStayed
from slagveld.kernel.log import Entry
from slagveld.kernel.shell import PROPOSALS, Agree, Decline


def open_proposals(log: Sequence[Entry]) -> dict[int, tuple[int, ...]]:
    """Entry number of each open proposal, with the seats that have agreed (the proposer first).

    A declined proposal is gone, and one that could not be carried out; so is every proposal once
    the battle has gone on.
    """
    found: dict[int, tuple[int, ...]] = {}
    for number, entry in enumerate(log):
        action, seat = entry.action, entry.seat
        if entry.waits and isinstance(action, PROPOSALS) and seat is not None:
            found[number] = (seat,)
        elif isinstance(action, Agree) and not entry.held and entry.back is None:
            if any(isinstance(event, HandStayed) for event in entry.events):
                found.pop(action.entry, None)
            elif seat is not None and action.entry in found:
                found[action.entry] = (*found[action.entry], seat)
        elif isinstance(action, Decline):
            found.pop(action.entry, None)
        elif entry.held or entry.back is not None:
            found.clear()
    return found
