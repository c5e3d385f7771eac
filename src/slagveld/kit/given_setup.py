"""From a set-up to the first state: what games read from it in the same way.

The refusals are texts of the game: `refusal-set-table` (reason), `refusal-set-army` (reason),
`refusal-set-sides`, `refusal-set-ids`.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.laid_tables import Sides, is_on
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain

T = TypeVar("T")


class GivenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table laid by hand, as `Setup.table` brings it."""

    width: Annotated[int, msgspec.Meta(ge=1, le=40_000)]
    height: Annotated[int, msgspec.Meta(ge=1, le=40_000)]
    terrain: Annotated[tuple[Terrain, ...], msgspec.Meta(max_length=60)] = ()
    ground: Ground = "grass"


def given_table(setup: Setup, game: str, rule: str) -> GivenTable:
    """The table of a set-up that has one; raises RefusedError when it cannot be read."""
    # texts: *:refusal-set-table*
    return _read(setup.table, GivenTable, rule, f"{game}:refusal-set-table")


def own_table(
    setup: Setup, sides: Sides, rule: str, edge: Refusal, first_id: int = 0
) -> tuple[Layout, Ground]:
    """The table of a set-up that has one; raises RefusedError when it cannot be played on.

    Args:
        setup: What was given.
        sides: How small and how large a table may be.
        rule: Tables may be laid by hand.
        edge: What is said of a piece that sticks out over the edge.
        first_id: The first number that does not belong to terrain; 0: that is not asked.
    """
    given = given_table(setup, sides.game, rule)
    insist(sides.refusal(given.width, given.height))
    numbers = [piece.id for piece in given.terrain]
    doubled = len(dict.fromkeys(numbers)) < len(numbers)
    if first_id and (doubled or not all(0 < number < first_id for number in numbers)):
        insist(refuse(rule, f"{sides.game}:refusal-set-ids"))  # texts: *:refusal-set-ids*
    if not all(is_on(p.outline.points, given.width, given.height) for p in given.terrain):
        insist(edge)
    return Layout(given.width, given.height, given.terrain), given.ground


def ready_table(setup: Setup, battle: Any, sides: Sides) -> Layout:
    """The table of a scenario in the size that was agreed on (options `width`, `depth`).

    `battle` has a `key`, a `width`, a `height`, `pieces` of the box, the `terrain` that they are,
    and what its author has `written`, if somebody has. Its pieces are kept about the middle of the
    table, as far as they fit. All battles on the table of a ready-made scenario in its own size
    share it, and what is known of it.
    """
    if is_sized(setup) or battle.written:
        return _in_size(setup, battle, sides)
    key = sides.game, battle.key
    table = _READY.get(key)
    if table is None:
        table = _READY[key] = _in_size(setup, battle, sides)
    return table


_READY: dict[tuple[str, str], Layout] = {}
"""The tables of scenarios in their own size, by game and scenario."""


def is_sized(setup: Setup) -> bool:
    """Whether players have agreed on a table of another size."""
    return bool(setup.options.get("width") or setup.options.get("depth"))


def _in_size(setup: Setup, battle: Any, sides: Sides) -> Layout:
    width = int(setup.options.get("width", 0)) * sides.measure or battle.width
    height = int(setup.options.get("depth", 0)) * sides.measure or battle.height
    dx, dy = about_middle(battle, width, height)
    moved = tuple([piece.shifted(dx, dy) for piece in battle.pieces])
    pieces = replace(battle, pieces=moved).terrain
    if is_sized(setup):
        insist(sides.refusal(width, height))
    on = tuple([piece for piece in pieces if is_on(piece.outline.points, width, height)])
    return Layout(width, height, on)


def about_middle(battle: Any, width: int, height: int) -> tuple[int, int]:
    """How far what lies on a scenario's table is shifted on one of another size."""
    return (width - battle.width) // 2, (height - battle.height) // 2


def two_sides(setup: Setup, game: str, rule: str) -> None:
    """Insist on exactly two sides of one player each; a leader sits last."""
    first, second = setup.seats[:2]
    if first.leader or second.leader or first.side == second.side:
        insist(refuse(rule, f"{game}:refusal-set-sides"))  # texts: *:refusal-set-sides*


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
