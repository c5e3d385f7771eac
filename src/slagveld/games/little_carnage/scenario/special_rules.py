"""Special rules of a scenario that change what models do: a closed vocabulary for data (LC-4.1-6).

How long a battle lasts, the points of the armies and who may not fly are fields of the scenario.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from slagveld.data import Record
from slagveld.texts import Name

Dice = Annotated[int, Meta(ge=1, le=9)]
"""As a value of a card."""


class Slowed(Record, frozen=True, kw_only=True):
    """Somebody moves more slowly: who carries a heavy chest."""

    words: Name
    """As a player reads it."""
    seat: int
    who: str = ""
    """Key of the named model; the regiment that moves him is slowed. Empty: all of the seat."""
    percent: Annotated[int, Meta(ge=1, le=99)]
    """So many parts of a hundred of its Agility a regiment keeps for moving, rounded up."""


class LowRoof(Record, frozen=True, kw_only=True):
    """Who is too tall may hit his head: a giant in a dwarf mine.

    Each tall model that ends a move under it rolls offensive dice; the successes count as an attack
    of this strength against which nobody defends.
    """

    words: Name
    area: str = ""
    """Where it hangs; empty: over the whole table."""
    height: Annotated[int, Meta(ge=1)]
    """From this height on a model is too tall, in units."""
    dice: Dice
    strength: Dice


def special_faults(
    slowed: Sequence[Slowed], roofs: Sequence[LowRoof], areas: Sequence[str], names: Sequence[str]
) -> list[str]:
    """What special rules name in vain."""
    found = [f"slowed: there is no seat {one.seat}" for one in slowed if one.seat not in (0, 1)]
    found += [
        f"slowed: nobody is named {one.who}" for one in slowed if one.who and one.who not in names
    ]
    return found + [
        f"low roof: no area {one.area}" for one in roofs if one.area and one.area not in areas
    ]
