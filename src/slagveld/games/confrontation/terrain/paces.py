"""How far figures go: every displacement is so many halves of MOV (CON-STAT-1).

A figure with a second MOV has that for the whole of a move in the air or wholly in water
(CON-STAT-2, CON-CARD-vol), else the first. A `Gait` is one of the two.
"""

from typing import Literal

import msgspec

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.effects import AssaultPace, DodgePace
from ..core.figure import Figure, Maim, Movement

WALK = 2
"""Halves of MOV in a walk (CON-WALK-1), after disengaging and after a kill by reaction fire."""
ASSAULT = 4
"""In a charge or an engagement, and in flight (CON-CHARGE-2, CON-ENGAGE-2)."""
DODGE = 1
"""In a dodge (CON-DODGE-1)."""

LAMED: Maim = "lamed"
"""A wound on the legs has halved MOV (CON-HOUSE-4)."""


class Gait(msgspec.Struct, frozen=True):
    """A way of moving: how far, in units, and through what."""

    limit: int
    medium: Literal["", "air", "water"] = ""
    """What the move must be made in; empty: on foot."""

    @property
    def flying(self) -> bool:
        """Whether it goes through the air."""
        return self.medium == "air"


def assault_halves(figure: Figure) -> tuple[int, str]:
    """Halves of MOV in a charge or an engagement, and the rule (CON-CARD-rapidite)."""
    found = figure.powers.one(AssaultPace)
    return (ASSAULT, "CON-CHARGE-2") if found is None else (found[1].halves, found[0].rule)


def dodge_halves(figure: Figure) -> tuple[int, str]:
    """Halves of MOV in a dodge, and the rule (CON-CARD-esquive)."""
    found = figure.powers.one(DodgePace)
    return (DODGE, "CON-DODGE-1") if found is None else (found[1].halves, found[0].rule)


def halves_of(figure: Figure, movement: Movement) -> tuple[int, str]:
    """Halves of MOV in a type of movement, and the rule."""
    match movement:
        case "charge" | "engage":
            return assault_halves(figure)
        case "dodge":
            return dodge_halves(figure)
        case "disengage":
            return (WALK, "CON-DISENGAGE-4")
        case _:
            return (WALK, "CON-WALK-1")


def gaits(figure: Figure, movement: Movement, spent: int = 0) -> tuple[Gait, ...]:
    """The ways a figure may move in a type of movement, the farthest first.

    `spent` is what it has gone of that movement already.
    """
    halves = halves_of(figure, movement)[0]
    medium = figure.profile.medium
    on_foot = Gait(max(0, mov(figure) * halves // 2 - spent))
    if not medium:
        return (on_foot,)
    other = Gait(max(0, mov(figure, second=True) * halves // 2 - spent), medium)
    return (other, on_foot) if other.limit >= on_foot.limit else (on_foot, other)


def mov(figure: Figure, *, second: bool = False) -> int:
    """MOV in units, perhaps the second value; half of it where the legs are hurt."""
    profile = figure.profile
    value = profile.second_movement if second else profile.movement
    return value // 2 if LAMED in figure.maimed else value


def limit_tally(
    figure: Figure, movement: Movement, spent: int = 0, *, second: bool = False
) -> Tally:
    """How far a figure gets in a type of movement, every step named."""
    profile = figure.profile
    start = profile.second_movement if second else profile.movement
    base = mov(figure, second=second)
    halves, rule = halves_of(figure, movement)
    return Tally(start, name=text("value-movement"), length=True).plus(
        Item(base - start, text("item-move-lamed"), "CON-HOUSE-4"),
        Item(base * halves // 2 - base, text("item-move-pace"), rule),
        Item(-spent, text("item-move-spent"), "CON-FEAR-9"),
    )
