"""Victory conditions: a closed vocabulary in code, put together in data (LC-4.1-4)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.data import Record
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


class Condition(Record, frozen=True, kw_only=True):
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
    found = [
        f"{one.key}: {one.kind} needs {name}" for name in NEEDS[one.kind] if not _has(one, name)
    ]
    sought = [area for area in (one.area, one.via) if area]
    found += [f"{one.key}: no area {area}" for area in sought if area not in areas]
    if one.who and one.who not in names:
        found.append(f"{one.key}: nobody is named {one.who}")
    if not one.wins and one.points <= 0:
        found.append(f"{one.key}: a partial success needs points")
    if one.seat not in (0, 1):
        found.append(f"{one.key}: there is no seat {one.seat}")
    return found


def _has(one: Condition, name: str) -> bool:
    return bool(getattr(one, name))
