"""What every battle's state holds, whatever the game."""

from typing import Annotated, Any

import msgspec

from slagveld.kernel.agenda import NO_ANSWERS, Agenda, Sealed
from slagveld.record import Record, replace
from slagveld.structs import Struct
from slagveld.texts import Text

SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """A place at the table. Seats of one side fight together."""

    name: SeatName
    side: Annotated[int, msgspec.Meta(ge=0, le=99)]
    leader: bool = False
    """The game leader: prepares and referees, sees everything, has no army."""


class Outcome(Struct, frozen=True, kw_only=True):
    """How a battle ended."""

    winners: tuple[int, ...]
    """Winning seats; empty is a draw."""
    reason: Text
    rule: str = ""
    scores: tuple[int, ...] = ()
    """Points by seat, where the game counts them."""
    survivors: tuple[str, ...] = ()
    """Roster keys of what lives on, for campaigns."""


class Policy(Struct, frozen=True):
    """A stop or an automatic answer that a seat has set."""

    seat: int
    key: str
    value: str


class State(Record, kw_only=True):
    """The kernel's part of a state; every game's state extends it."""

    seats: tuple[Seat, ...]
    agenda: Agenda = Agenda()
    sealed: Sealed = NO_ANSWERS
    outcome: Outcome | None = None
    policies: tuple[Policy, ...] = ()
    out: tuple[int, ...] = ()
    """Seats that play no longer (conceded or beaten), in order of leaving."""
    offers: tuple[int, ...] = ()
    """Seats that offer to end the battle by agreement."""
    paused: bool = False
    next_id: int = 1
    """The id that the next new piece gets."""
    written: str | msgspec.UnsetType = msgspec.UNSET
    """The scenario that somebody wrote for this battle, as `kernel.scenarios.text_of` has it."""

    def players(self) -> tuple[int, ...]:
        """Seats that still play: no leader, nobody who is out."""
        out = self.out
        return tuple([n for n, seat in enumerate(self.seats) if not seat.leader and n not in out])

    def leader(self) -> int | None:
        """The game leader's seat, if there is one."""
        return next((number for number, seat in enumerate(self.seats) if seat.leader), None)

    def policy(self, seat: int, key: str, default: str) -> str:
        """What this seat has set for a stop or an automatic answer."""
        for policy in self.policies:
            if policy.seat == seat and policy.key == key:
                return policy.value
        return default


def with_policy(state: Any, seat: int, key: str, value: str) -> Any:
    """The state with this seat's policy set, policies in fixed order."""
    others = [p for p in state.policies if (p.seat, p.key) != (seat, key)]
    ordered = sorted([*others, Policy(seat, key, value)], key=lambda p: (p.seat, p.key))
    return replace(state, policies=tuple(ordered))
