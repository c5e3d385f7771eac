"""Names of seats that change after a battle was set up."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.match import Match
from slagveld.kernel.shell import MixDice
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.server.store import SeatRecord


def seats_now(match: Match[Any], records: Sequence[SeatRecord]) -> tuple[Seat, ...]:
    """The seats of a battle by the names they have now."""
    return tuple(
        replace(seat, name=record.name)
        for seat, record in zip(match.setup.seats, records, strict=True)
    )


def begun_anew(match: Match[Any], seats: tuple[Seat, ...]) -> Match[Any] | None:
    """The same battle set up with other names, or None if it has begun and is as it is.

    Games take the names of seats over into their state (a wizard is called like his player), so
    that a name given before the first roll must be there from the beginning.
    """
    if match.begun or match.verified_from:
        return None
    setup = replace(match.setup, seats=seats)
    again: Match[Any] = Match(match.game, setup, replace(match.box, mixed=()))
    for entry in match.log:
        if not isinstance(entry.action, MixDice):
            return None
        again.take(entry.seat, entry.action)
    return again
