"""How far figures go (CON-STAT-1), by the movement table (CON-HOUSE-6).

Terrain slows them down (CON-MOVE-10). Every displacement is so many halves of MOV (CON-STAT-1,
CON-GEN-4). A figure with a second MOV has that for the whole of a move in the air or wholly in
water (CON-STAT-2, CON-CARD-vol), else the first. A `Gait` is one of the two.
"""

from typing import Literal

from slagveld.kernel.modifiers import Item, Tally
from slagveld.structs import Struct

from ..core.book import text
from ..core.figure import Figure, Maim, Movement

WALK = 2
"""Halves of MOV in a walk (CON-WALK-1), after disengaging and after a kill by reaction fire."""
ASSAULT = 4
"""In a charge or an engagement, and in flight (CON-CHARGE-2, CON-ENGAGE-2)."""
DODGE = 1
"""In a dodge (CON-DODGE-1)."""
LAMED: Maim = "lamed"
"""A wound on the legs has halved MOV (CON-HOUSE-4)."""


class Gait(Struct, frozen=True):
    """A way of moving: how far, in units, and through what."""

    limit: int
    medium: Literal["", "air", "water"] = ""
    """What the move must be made in; empty: on foot."""

    @property
    def flying(self) -> bool:
        return self.medium == "air"


def halves_of(figure: Figure, movement: Movement) -> tuple[int, str]:
    """Halves of MOV in a type of movement, and the rule.

    Competences change those of charges, engagements and dodges (CON-CARD-rapidite,
    CON-CARD-esquive).
    """
    match movement:
        case "charge" | "engage":
            pace = figure.powers.number("assault-pace")
            return (ASSAULT, "CON-CHARGE-2") if pace is None else (pace[1], pace[0].rule)
        case "dodge":
            dodge = figure.powers.number("dodge-pace")
            return (DODGE, "CON-DODGE-1") if dodge is None else (dodge[1], dodge[0].rule)
        case "disengage":
            return (WALK, "CON-DISENGAGE-4")
        case _:
            return (WALK, "CON-WALK-1")


def gaits(figure: Figure, movement: Movement, spent: int = 0) -> tuple[Gait, ...]:
    """The ways a figure may move, the farthest first; `spent` of the movement is gone already."""
    return gaits_over(figure, halves_of(figure, movement)[0], spent)


def gaits_over(figure: Figure, halves: int, spent: int = 0) -> tuple[Gait, ...]:
    """The ways a figure may move over so many halves of MOV, the farthest first."""
    medium = figure.profile.medium
    on_foot = Gait(max(0, mov(figure) * halves // 2 - spent))
    if not medium:
        return (on_foot,)
    other = Gait(max(0, mov(figure, second=True) * halves // 2 - spent), medium)
    return (other, on_foot) if other.limit >= on_foot.limit else (on_foot, other)


def on_land(found: tuple[Gait, ...]) -> Gait:
    """The first of these gaits that needs no water."""
    return next(gait for gait in found if gait.medium != "water")


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
