"""What a battle leaves behind for a campaign: who won, what it counts, who lives on."""

from typing import Any

import msgspec

from slagveld.kernel.fields import Choice
from slagveld.kernel.muster import Roster
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Outcome
from slagveld.structs import Struct
from slagveld.texts import Text

Alive = tuple[int, ...]
"""Models alive for each entry of an army, in the order of its entries."""


class Aftermath(Struct, frozen=True, kw_only=True):
    """A battle that is over, as a campaign counts it."""

    winner: int | None
    """The winning seat; None: a draw."""
    points: tuple[int, ...]
    """Victory points by seat."""
    alive: tuple[Alive | None, ...]
    """By seat, who of its army lives on; None: nobody knows."""
    notes: tuple[Text, ...] = ()
    """Sentences for the diary; the first says how it ended."""


class Veterans(Struct, frozen=True, kw_only=True):
    """How a game's roster says that an entry has lived through the scenario before.

    The choice is one of the entry's own (`Chosen.choices`); the game's muster knows it, and its
    battles give the bonus. A campaign checks only who may be a veteran, and how many.
    """

    marks: tuple[Choice, ...]
    """What the choice may be: the kinds of bonus."""
    option: str = "veteran"
    """The name of the choice; an entry without it, or with an empty one, is fresh."""
    rule: str
    """Who may be taken along."""
    models_rule: str
    """No more models than lived."""
    mark_rule: str
    """What a marker may be."""


def aftermath(setup: Setup, outcome: Outcome) -> Aftermath:
    """What any battle leaves behind: its winner, its scores (else 1 and 0), who is named alive.

    Several winners of one side have won together, those of several sides a draw, as a campaign
    needs one. Survivors are read as the games write
    them: `seat:key` for one model, `seat:key:count` for more.
    """
    sides = {setup.seats[seat].side for seat in outcome.winners}
    winner = outcome.winners[0] if len(sides) == 1 else None
    seats = range(len(setup.seats))
    points = outcome.scores or tuple([int(seat == winner) for seat in seats])
    alive = tuple([_alive(setup, outcome, seat) for seat in seats])
    return Aftermath(winner=winner, points=points, alive=alive, notes=(outcome.reason,))


def roster_of(army: Any) -> Roster | None:
    """The roster that a set-up holds for a seat; None where it holds none."""
    try:
        return msgspec.convert(army, Roster)
    except msgspec.ValidationError:
        return None


def _alive(setup: Setup, outcome: Outcome, seat: int) -> Alive | None:
    roster = roster_of(setup.armies[seat]) if seat < len(setup.armies) else None
    if roster is None or not outcome.survivors:
        return None
    left = _counted(outcome.survivors, seat)
    found = []
    for entry in roster.entries:
        taken = min(entry.count, left.get(entry.key, 0))
        left[entry.key] = left.get(entry.key, 0) - taken
        found.append(taken)
    return tuple(found)


def _counted(survivors: tuple[str, ...], seat: int) -> dict[str, int]:
    """The models of a seat that live on, by key."""
    found: dict[str, int] = {}
    for named in survivors:
        number, _, rest = named.partition(":")
        key, _, count = rest.partition(":")
        if number == str(seat):
            found[key] = found.get(key, 0) + (int(count) if count.isdecimal() else 1)
    return found
