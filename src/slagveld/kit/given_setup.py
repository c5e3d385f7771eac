"""From a set-up to the first state: what games read from it in the same way.

The refusals are texts of the game: `refusal-set-table` (reason), `refusal-set-army` (reason).
"""

from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

import msgspec

from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.table.terrain import Terrain

T = TypeVar("T")


class GivenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table laid by hand, as `Setup.table` brings it."""

    width: Annotated[int, msgspec.Meta(ge=1, le=40_000)]
    height: Annotated[int, msgspec.Meta(ge=1, le=40_000)]
    terrain: Annotated[tuple[Terrain, ...], msgspec.Meta(max_length=60)] = ()
    ground: Ground = "grass"


def given_table(setup: Setup, game: str, rule: str) -> GivenTable:
    """The table of a set-up that has one; raises RefusedError when it cannot be read."""
    # texts: *:refusal-set-table*
    return _read(setup.table, GivenTable, rule, f"{game}:refusal-set-table")


def given_roster(
    setup: Setup, seat: int, game: str, rule: str, faults: Callable[[Roster], Sequence[Fault]]
) -> Roster | None:
    """The army that a seat brings; None: the ready-made one. Raises RefusedError for its faults."""
    army = setup.armies[seat] if seat < len(setup.armies) else None
    return None if army is None else read_roster(army, game, rule, faults)


def read_roster(
    army: object, game: str, rule: str, faults: Callable[[Roster], Sequence[Fault]]
) -> Roster:
    """An army of a set-up; raises RefusedError when it cannot be read, or for its first fault."""
    # texts: *:refusal-set-army*
    roster = _read(army, Roster, rule, f"{game}:refusal-set-army")
    for fault in faults(roster):
        raise RefusedError(Refusal(fault.rule, fault.text))
    return roster


def _read(value: object, kind: type[T], rule: str, key: str) -> T:
    try:
        return msgspec.convert(value, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RefusedError(refuse(rule, key, reason=str(error)[:200])) from None


def insist(refusal: Refusal | None) -> None:
    """Raise a refusal, if it is one."""
    if refusal is not None:
        raise RefusedError(refusal)


def players_of(setup: Setup) -> tuple[int, ...]:
    """The seats that play: all but the game leader."""
    return tuple([number for number, seat in enumerate(setup.seats) if not seat.leader])


def on_sides(seats: Sequence[Seat], side_of: Callable[[int], int]) -> tuple[Seat, ...]:
    """The seats with the players, counted from 0 on, on these sides; a leader stays as he is."""
    found: list[Seat] = []
    taken = 0
    for seat in seats:
        found.append(seat if seat.leader else Seat(seat.name, side_of(taken)))
        taken += not seat.leader
    return tuple(found)
