"""Victory conditions: a closed vocabulary in code, put together in data (LC-4.1-4)."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from slagveld.data import Row
from slagveld.kit.view import holding
from slagveld.texts import Name

Kind = Literal["alone", "reach", "hold", "cross", "survive", "slay", "time"]
"""`alone`: only this seat has models left. `reach`: a named model stands in an area. `hold`: an
area is held for so many rounds in a row. `cross`: so many models stand in an area. `survive`: a
named model lives when so many rounds are over. `slay`: an enemy's named model is off the table.
`time`: the last round is over, and nobody has won yet.

A warlord who falls is slain, and a bridge that nobody has taken was held in time (LC-4.2-11)."""

NEEDS: dict[Kind, tuple[str, ...]] = {
    "alone": (),
    "reach": ("who", "area"),
    "hold": ("area", "rounds"),
    "cross": ("area", "count"),
    "survive": ("who", "rounds"),
    "slay": ("who",),
    "time": (),
}
"""What a condition of each kind must say."""


class Condition(Row, frozen=True, kw_only=True):
    """One condition for one seat. It decides the battle, or brings victory points (LC-4.1-5)."""

    key: str
    kind: Kind
    seat: int
    words: Name
    """As a player reads it."""
    wins: bool = True
    """It decides the battle at once: a full victory; else it is a partial success."""
    points: int = 0
    """Victory points it brings."""
    who: str = ""
    """Key of the named model."""
    area: str = ""
    via: str = ""
    """The area by way of which he must have come (LC-4.2-9)."""
    count: int = 0
    rounds: int = 0
    rule: str = "LC-4.1-4"


def condition_faults(one: Condition, areas: Sequence[str], names: Sequence[str]) -> list[str]:
    """What a condition lacks, or names in vain."""
    lacks = [name for name in NEEDS[one.kind] if not getattr(one, name)]
    found = [f"{one.key}: {one.kind} needs {name}" for name in lacks]
    sought = [area for area in (one.area, one.via) if area]
    found += [f"{one.key}: no area {area}" for area in sought if area not in areas]
    rest = holding(
        (one.who and one.who not in names, f"nobody is named {one.who}"),
        (not one.wins and one.points <= 0, "a partial success needs points"),
        (one.seat not in (0, 1), f"there is no seat {one.seat}"),
    )
    return [*found, *[f"{one.key}: {fault}" for fault in rest]]


# Special rules that change what models do (LC-4.1-6); how long a battle lasts, the points of the
# armies and who may not fly are fields of the scenario


Dice = Annotated[int, Meta(ge=1, le=9)]
"""As a value of a card."""


class Slowed(Row, frozen=True, kw_only=True):
    """Somebody moves more slowly: who carries a heavy chest."""

    words: Name
    """As a player reads it."""
    seat: int
    who: str = ""
    """Key of the named model; the regiment that moves him is slowed. Empty: all of the seat."""
    percent: Annotated[int, Meta(ge=1, le=99)]
    """So many parts of a hundred of its Agility a regiment keeps for moving, rounded up."""


class LowRoof(Row, frozen=True, kw_only=True):
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
    found = [f"slowed: there is no seat {one.seat}" for one in slowed if one.seat not in (0, 1)]
    sought, under = [one.who for one in slowed if one.who], [one.area for one in roofs if one.area]
    found += [f"slowed: nobody is named {who}" for who in sought if who not in names]
    return found + [f"low roof: no area {area}" for area in under if area not in areas]
