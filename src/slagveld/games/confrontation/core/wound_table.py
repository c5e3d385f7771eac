"""The wound table: two dice and a sum become a level and a place (CON-HOUSE-2 to CON-HOUSE-5).

The book lacks it (CON-GAP-1): its numbers are data, or of players who have a table of their own.
"""

from collections.abc import Collection
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import record
from slagveld.structs import Struct
from slagveld.texts import Name

from .book import FOLDER

Level = Literal["none", "stunned", "light", "serious", "critical", "killed"]
LEVELS: tuple[Level, ...] = ("none", "stunned", "light", "serious", "critical", "killed")
"""In rising order."""
WOUNDS: tuple[Level, ...] = ("none", "light", "serious", "critical", "killed")
"""The states of a figure: stun is a mark beside them."""
Place = Literal["legs", "arms", "abdomen", "chest", "head", "glancing", "vital", ""]
"""Where it was hit; glancing and vital are no zone, and without a roll there is no place."""
Option = Literal["", "halves-movement", "weakens"]
"""What a double brings besides, where the players have agreed on it: MOV halved, or FOR 1 less."""


class Wound(Struct, frozen=True):
    level: Level
    place: Place
    total: int
    exceptional: bool = False
    """Whether it is read among the doubles."""
    also: Option = ""


class Change(Row, frozen=True, kw_only=True):
    """What a place or a double changes in the level."""

    place: Place = ""
    worse: int = 0
    """Steps up."""
    kills: int | None = None
    """The least total that kills there; less is critical at most."""
    kills_from: int | None = None
    """The least total that always kills."""
    at_most: Level = "killed"
    also: Option = ""


class Table(Row, frozen=True, kw_only=True):
    levels: dict[Level, int]
    places: dict[str, Place]
    changes: dict[Place, Change]
    doubles: dict[str, Change]
    penalties: dict[Level, int]


table = record(FOLDER / "wounds.yaml", Table)

GRADES: tuple[Level, ...] = LEVELS[1:]
"""What a total can bring."""
FELT: tuple[Level, ...] = ("stunned", "light", "serious", "critical")
"""The states that lower values."""


class OwnWounds(Row, frozen=True, kw_only=True):
    """A wound table of players' own (CON-GAP-1); it can be a key, unlike a `Table`."""

    key: str
    name: Name
    levels: tuple[int, int, int, int, int]
    """The least total for each of `GRADES`."""
    places: tuple[Place, Place, Place, Place, Place]
    """By the lower die, 1 to 5."""
    changes: tuple[Change, ...]
    """What places change, each with its place."""
    doubles: tuple[Change, Change, Change, Change, Change, Change]
    penalties: tuple[int, int, int, int]
    """For each of `FELT`."""


def numbers(own: OwnWounds | None = None) -> Table:
    """The table that is read: the program's, or one of players' own."""
    return table() if own is None else _read(own)


@lru_cache(maxsize=64)
def _read(own: OwnWounds) -> Table:
    return Table(
        levels=dict(zip(GRADES, own.levels, strict=True)),
        places={str(die): place for die, place in enumerate(own.places, 1)},
        changes={change.place: change for change in own.changes},
        doubles={str(die): change for die, change in enumerate(own.doubles, 1)},
        penalties=dict(zip(FELT, own.penalties, strict=True)),
    )


def total_of(
    dice: tuple[int, int], strength: int | Fraction, resistance: int | Fraction, bonus: int = 0
) -> int:
    """Both dice + FOR - RES + bonus, rounded down (CON-HOUSE-2, CON-GEN-4)."""
    return sum(dice) + (strength - resistance + bonus) // 1


def level_of(total: int, own: OwnWounds | None = None) -> Level:
    """The level of a total, before its place changes it (CON-HOUSE-2)."""
    reached = [level for level, least in numbers(own).levels.items() if total >= least]
    return reached[-1] if reached else "none"


def read(
    dice: tuple[int, int],
    total: int,
    *,
    legs: bool = False,
    immune: Collection[str] = (),
    own: OwnWounds | None = None,
) -> Wound:
    """What two dice with their total do: the place (CON-HOUSE-3), or for doubles CON-HOUSE-4.

    Args:
        dice: Both dice as they fell.
        total: As `total_of` gives it.
        legs: Whether a rule has fixed the legs; a double is then no exceptional wound.
        immune: Places that cannot be wounded, and `exceptional` for all doubles.
        own: The table, if it is one of players' own.
    """
    rows = numbers(own)
    double = dice[0] == dice[1] and not legs
    if double:
        change = rows.doubles[str(dice[0])]
        place = change.place
    else:
        place = "legs" if legs else rows.places[str(min(dice))]
        change = rows.changes.get(place, Change())
    level = _changed(level_of(total, own), total, change)
    if place in immune or (double and "exceptional" in immune):
        level = "none"
    lasting = level in ("light", "serious", "critical")
    return Wound(level, place, total, double, change.also if lasting else "")


def spread(
    margin: int, *, legs: bool = False, immune: Collection[str] = (), own: OwnWounds | None = None
) -> dict[Level, int]:
    """How many of the 36 rolls bring each level, in rising order; `margin` is FOR - RES + bonus."""
    found = dict.fromkeys(LEVELS, 0)
    for dice in product(range(1, 7), range(1, 7)):
        found[read(dice, sum(dice) + margin, legs=legs, immune=immune, own=own).level] += 1
    return found


def worse(level: Level, steps: int = 1) -> Level:
    """So many levels up; no wound stays none, and killed stays."""
    if level == "none":
        return level
    return LEVELS[min(LEVELS.index(level) + steps, len(LEVELS) - 1)]


def _changed(level: Level, total: int, change: Change) -> Level:
    if change.kills_from is not None and total >= change.kills_from:
        return "killed"
    if level == "killed" and change.kills is not None and total < change.kills:
        level = "critical"
    return min(worse(level, change.worse), change.at_most, key=LEVELS.index)


def after(state: Level, result: Level) -> Level:
    """The wound level of a figure after a further result; stun never changes it (CON-HOUSE-5)."""
    if result in ("none", "stunned"):
        return state
    if LEVELS.index(result) > LEVELS.index(state):
        return result
    return WOUNDS[min(WOUNDS.index(state) + 1, len(WOUNDS) - 1)]


def healed(state: Level, degrees: int = 1) -> Level:
    """The wound level after so many degrees of healing; nobody comes back from death."""
    if state == "killed":
        return state
    return WOUNDS[max(0, WOUNDS.index(state) - degrees)]


def penalty(
    state: Level, stunned: bool, ignored: Collection[str] = (), own: OwnWounds | None = None
) -> int:
    """What ATT, DEF, FOR and TIR lose: the larger of wound and stun, but for those `ignored`."""
    felt = [state, "stunned"] if stunned else [state]
    costs = numbers(own).penalties
    return max((costs.get(one, 0) for one in felt if one not in ignored), default=0)
