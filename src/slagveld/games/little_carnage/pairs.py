"""Cards that share a base: rider and great mount, carried model and bearers (LC-1.10-5)."""

from collections.abc import Mapping

from slagveld.games.little_carnage.cards import Card
from slagveld.kernel.muster import Roster


def pairs(known: Mapping[str, Card], roster: Roster) -> dict[int, int]:
    """Which entries share a base, both ways; the first rider has the first carrier of his card."""
    free: dict[str, list[int]] = {}
    for number, entry in enumerate(roster.entries):
        if entry.key in known and not known[entry.key].rides:
            free.setdefault(entry.key, []).append(number)
    found: dict[int, int] = {}
    for number, entry in enumerate(roster.entries):
        row = known.get(entry.key)
        if row is not None and row.rides and free.get(row.rides) and fit(row, known[row.rides]):
            carrier = free[row.rides].pop(0)
            found[number] = carrier
            found[carrier] = number
    return found


def fit(rider: Card, carrier: Card) -> bool:
    """Whether both cards name the same shared base."""
    return carrier.carried_base is not None and carrier.carried_base == rider.carried_base
