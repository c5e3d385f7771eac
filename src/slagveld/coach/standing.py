"""How a battle stands: the chance of each side to win, together 1."""

from typing import Any

from slagveld.kernel.state import State
from slagveld.kernel.tactics import Tactics

Sides = dict[int, tuple[int, ...]]
"""Seats that play, by their sides, in order of seats."""


def sides_of(state: State) -> Sides:
    """The sides of a battle, with everybody who ever played."""
    found: Sides = {}
    for number, seat in enumerate(state.seats):
        if not seat.leader:
            found[seat.side] = (*found.get(seat.side, ()), number)
    return found


def chances(tactics: Tactics, state: Any, sides: Sides) -> tuple[float, ...]:
    """The chance of each side, in the order of `sides`; what is decided is certain."""
    outcome = state.outcome
    if outcome is not None:
        won = [any(seat in outcome.winners for seat in seats) for seats in sides.values()]
        share = 1.0 / (sum(won) or len(won))
        return tuple([share if one or not any(won) else 0.0 for one in won])
    found = [
        max([0.0, *[tactics.outlook(state, seat) for seat in seats if seat not in state.out]])
        for seats in sides.values()
    ]
    total = sum(found)
    return tuple([one / total if total else 1.0 / len(found) for one in found])
