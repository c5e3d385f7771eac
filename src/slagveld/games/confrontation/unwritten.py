"""Incantation: the half of the third phase whose rules the book leaves out (CON-TURN-2).

It is kept as a moment that nobody can use yet. An extension answers `offer` with its question for a
seat; whoever lets the moment pass hands down `PASSED`.
"""

from typing import ClassVar

from slagveld.games.confrontation.conditions import enemy_of
from slagveld.games.confrontation.fire_order import first_seat
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.kernel.agenda import Question
from slagveld.kernel.moment import Moment


class Casting(Moment, frozen=True, kw_only=True):
    """Where spells have their place: in the third phase, when all have shot (CON-MAGIC-1)."""

    rule: ClassVar[str] = "CON-MAGIC-1"

    def order(self, state: ConfrontationState) -> tuple[int, ...]:
        """The winner of the tactical roll first."""
        first = first_seat(state)
        return tuple([seat for seat in (first, enemy_of(first)) if seat in state.players()])

    def offer(self, state: ConfrontationState, seat: int) -> Question | None:
        """Nobody has anything to do here: the book has no rules for it."""
        return None
