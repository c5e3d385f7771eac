"""A side with several seats: its army is shared out among them (SLV-CAMPAIGN-8)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.aftermath import Alive
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Roster
from slagveld.record import replace

Share = tuple[tuple[int, int], ...]
"""Entries of an army, and how many of each."""


def shares(game: Game[Any], roster: Roster, seats: int) -> tuple[Share, ...]:
    """What each of so many seats has of an army.

    The dearest entries go first, each to the seat that has least so far. Where there are fewer of
    them than seats, each entry is divided instead.
    """
    entries = list(enumerate(roster.entries))
    if seats == 1:
        return (tuple([(at, entry.count) for at, entry in entries]),)
    if seats <= len(entries):
        return _dealt_by_price(game, roster, seats)
    parts: list[Share] = []
    for seat in range(seats):
        counts = [(at, _part(entry.count, seat, seats)) for at, entry in entries]
        parts.append(tuple([(at, count) for at, count in counts if count]))
    return tuple(parts)


def _dealt_by_price(game: Game[Any], roster: Roster, seats: int) -> tuple[Share, ...]:
    muster = game.muster()
    prices = [0] * len(roster.entries)
    if muster is not None:
        prices = [one.total for one in muster.price(roster)] or prices
    spent = [0] * seats
    found: list[list[int]] = [[] for _ in range(seats)]
    for at in sorted(range(len(prices)), key=lambda at: (-prices[at], at)):
        seat = min(range(seats), key=lambda seat: (spent[seat], len(found[seat]), seat))
        spent[seat] += prices[at]
        found[seat].append(at)
    return tuple([tuple([(at, roster.entries[at].count) for at in sorted(one)]) for one in found])


def _part(count: int, seat: int, seats: int) -> int:
    return count // seats + (1 if seat < count % seats else 0)


def shared(game: Game[Any], roster: Roster, seats: int) -> tuple[Roster, ...]:
    """The armies of the seats of a side."""
    if seats == 1:
        return (roster,)
    return tuple([_of(roster, share) for share in shares(game, roster, seats)])


def _of(roster: Roster, share: Share) -> Roster:
    entries = [replace(roster.entries[at], count=count) for at, count in share]
    return replace(roster, entries=tuple(entries))


def gathered(game: Game[Any], roster: Roster, alive: Sequence[Alive | None]) -> Alive | None:
    """Who lived of a side's army, from who lived at each of its seats; None: nobody knows."""
    found = [0] * len(roster.entries)
    for share, lived in zip(shares(game, roster, len(alive)), alive, strict=True):
        if lived is None or len(lived) != len(share):
            return None
        for (at, _), count in zip(share, lived, strict=True):
            found[at] += count
    return tuple(found)


def dealt(game: Game[Any], roster: Roster, seats: int, alive: Alive) -> tuple[Alive, ...]:
    """Who lived at each seat of a side, when only the side's are told; the first ones lived."""
    left = list(alive)
    found: list[Alive] = []
    for share in shares(game, roster, seats):
        counts = []
        for at, count in share:
            lived = min(count, left[at]) if at < len(left) else 0
            if at < len(left):
                left[at] -= lived
            counts.append(lived)
        found.append(tuple(counts))
    return tuple(found)
