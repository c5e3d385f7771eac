"""Who did what in a battle, as far as its story tells."""

from typing import Any

from slagveld.campaign.growth.company import Deed
from slagveld.kernel.aftermath import roster_of
from slagveld.kernel.event import Event, Hurt, Slain
from slagveld.kernel.game import Game
from slagveld.kernel.log import line
from slagveld.kernel.match import Match
from slagveld.kernel.setup import Setup
from slagveld.record import replace

Whose = tuple[int, str]
"""A seat and the key of an entry of its army."""


def deeds_of(match: Match[Any]) -> tuple[Deed, ...]:
    """What each card felled, from the first; who fell by nobody's hand counts for nobody.

    Whoever hurt somebody last has felled him, unless the story names another.
    """
    game, log = match.game, match.log
    prices = _prices(game, match.setup)
    found: dict[Whose, Deed] = {}
    known: dict[int, Whose] = {}
    hurt: dict[int, int] = {}
    before = -1
    for number in line(log):
        events = log[number].events
        if any(isinstance(event, Slain) for event in events):
            known.update(game.fielded(match.state_after(before)))
        for event in events:
            _count(event, hurt, known, prices, found)
        before = number
    return tuple([found[key] for key in sorted(found)])


def _count(
    event: Event,
    hurt: dict[int, int],
    known: dict[int, Whose],
    prices: dict[Whose, tuple[int, bool]],
    found: dict[Whose, Deed],
) -> None:
    if isinstance(event, Hurt) and event.by is not None:
        hurt[event.piece] = event.by
    if not isinstance(event, Slain):
        return
    victim = known.get(event.piece)
    by = event.by if event.by is not None else hurt.get(event.piece)
    striker = None if by is None else known.get(by)
    if victim is None or striker is None or victim[0] == striker[0]:
        return
    worth, alone = prices.get(victim, (0, False))
    deed = found.get(striker, Deed(seat=striker[0], key=striker[1]))
    named = (*deed.named, victim[1]) if alone else deed.named
    found[striker] = replace(
        deed, felled=deed.felled + 1, worth=deed.worth + worth, named=named[:100]
    )


def _prices(game: Game[Any], setup: Setup) -> dict[Whose, tuple[int, bool]]:
    """What one of each card costs in whole points, and whether it is alone of its kind."""
    muster = game.muster()
    found: dict[Whose, tuple[int, bool]] = {}
    if muster is None:
        return found
    for seat, army in enumerate(setup.armies):
        roster = roster_of(army)
        if roster is None:
            continue
        for entry, tally in zip(roster.entries, muster.price(roster), strict=True):
            one = tally.total // max(1, entry.count) // muster.scale
            before = found.get((seat, entry.key))
            found[seat, entry.key] = one, before is None and entry.count == 1
    return found
