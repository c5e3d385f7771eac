"""What an army was before its losses, so that they can be mustered anew.

A regiment that is taken along is as small as it lived. The rules say nothing of how it grows
again, so it does by being fresh: the price of its models is paid like anybody's.
"""

from collections.abc import Iterable

import msgspec

from slagveld.campaign.state import Campaign
from slagveld.campaign.veterans import marks_of, rested
from slagveld.kernel.aftermath import Alive, Veterans
from slagveld.kernel.muster import Roster
from slagveld.record import replace


class Short(msgspec.Struct, frozen=True):
    """An entry of the army before that fought below its full strength."""

    entry: int
    key: str
    models: int
    full: int


def last_army(campaign: Campaign, veterans: Veterans | None, side: str, game: str) -> Roster | None:
    """The army that a side last fought with in a game, all of it fresh again."""
    found = [roster for roster, _ in _fielded(campaign, side, game)]
    return rested(veterans, found[-1]) if found else None


def _fielded(campaign: Campaign, side: str, game: str) -> list[tuple[Roster, Alive | None]]:
    """The armies of its own that a side fought with in a game, from the first, and who lived."""
    graph = campaign.graph
    battles = [one for one in campaign.battles if graph.scenarios[one.scenario].game == game]
    forces = [force for battle in battles for force in battle.forces if force.side == side]
    return [(force.roster, force.alive) for force in forces if force.roster is not None]


def short_entries(
    campaign: Campaign, veterans: Veterans | None, side: str, game: str
) -> tuple[Short, ...]:
    """Who of the army that a side last fought with was fewer than it once mustered."""
    roster = last_army(campaign, veterans, side, game)
    full = full_strength(campaign, veterans, side, game)
    pairs = zip(() if roster is None else roster.entries, full, strict=True)
    return tuple(
        [
            Short(at, entry.key, entry.count, most)
            for at, (entry, most) in enumerate(pairs)
            if entry.count < most
        ]
    )


def full_strength(
    campaign: Campaign, veterans: Veterans | None, side: str, game: str
) -> tuple[int, ...]:
    """For each entry of the army that a side last fought with in a game, its models before losses.

    Veterans have the strength of the entry that they come from, and so has a fresh entry that
    stayed as it was; any other is what its player wanted. Empty without such an army.
    """
    before: Roster | None = None
    alive: Alive | None = None
    full: tuple[int, ...] = ()
    for roster, lived in _fielded(campaign, side, game):
        full = _grown(veterans, before, alive, full, roster)
        before, alive = roster, lived
    return full


def _grown(
    veterans: Veterans | None,
    before: Roster | None,
    alive: Alive | None,
    full: tuple[int, ...],
    now: Roster,
) -> tuple[int, ...]:
    """The strength of an army's entries, from that of the army before it."""
    if before is None:
        return tuple([entry.count for entry in now.entries])
    marks = marks_of(veterans, now)
    left = list(range(len(before.entries)))
    origin: dict[int, int] = {}
    for at, (entry, old) in enumerate(zip(now.entries, before.entries, strict=False)):
        if entry.key == old.key and (at in marks or entry.count == old.count):
            origin[at] = at
            left.remove(at)
    strangers = [at for at in marks if at not in origin]
    for at in sorted(strangers, key=lambda at: (-now.entries[at].count, at)):
        kin = [one for one in left if before.entries[one].key == now.entries[at].key]
        if kin:
            lived = alive or full
            origin[at] = max(kin, key=lambda one: (lived[one], -one))
            left.remove(origin[at])
    found = [
        max(entry.count, full[origin[at]]) if at in origin else entry.count
        for at, entry in enumerate(now.entries)
    ]
    return tuple(found)


def same_entries(one: Roster, other: Roster) -> bool:
    """Whether two armies have the same entries in the same order, however many of each."""
    return [entry.key for entry in one.entries] == [entry.key for entry in other.entries]


def filled(roster: Roster, short: Iterable[Short]) -> Roster:
    """An army with some of its entries at full strength again."""
    entries = list(roster.entries)
    for one in short:
        entries[one.entry] = replace(entries[one.entry], count=one.full)
    return replace(roster, entries=tuple(entries))
