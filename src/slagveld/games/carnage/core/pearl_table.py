"""The pearl table: its rows, and what its effects do to the values of units (CAR-7-table)."""

from functools import cache
from typing import Literal

from slagveld.data import Row
from slagveld.kernel.modifiers import Item
from slagveld.kit.tables import table
from slagveld.texts import Distance, Name, Text

from ..terrain.kinds import FOLDER
from .book import CM, DIE, text
from .state import CarnageState
from .unit import Unit


class PearlRow(Row, frozen=True, kw_only=True):
    key: str
    """By it other rooms ask for Disaster, Flying feet, Get moving, South wind, North wind, Creeping
    death and Leaden feet (CAR-7-01-05, CAR-7-21-25, CAR-7-56-60, CAR-7-61-63, CAR-7-64-66,
    CAR-7-82-86, CAR-7-95-00)."""
    first: int
    last: int
    rule: str
    name: Name
    reach: int = 0
    """How far the effect reaches, or moves units, in centimetres: Out of the way, Give them a
    weapon, Suction (CAR-7-43-50, CAR-7-67-71, CAR-7-72-76)."""
    far: int = 0
    """How far off it puts them, in centimetres."""
    near: bool = False
    """Whether it matters where the wagon stands."""
    on: Literal["", "initiative", "opponents", "all", "marked"] = ""
    """Whose values it changes, if any: units of a side, all, or those marked for the round."""
    ws: int = 0
    """Bad luck, Oops, Happy hour, Lucky dog (CAR-7-06-10, CAR-7-11-15, CAR-7-26-30, CAR-7-31)."""
    st: int = 0
    """Bad luck, Queasy, Lucky dog, Armageddon (CAR-7-06-10, CAR-7-16-20, CAR-7-31, CAR-7-41-42)."""
    ar: int = 0
    """Good roll, Light-sensitive (CAR-7-32-35, CAR-7-87-89)."""
    die: int = 0
    """Beginner's luck: on every die (CAR-7-77-81)."""
    shot_die: int = 0
    """Bad weather: on each to-hit die of a ranged attack (CAR-7-90-94)."""
    attacks: int = 1
    """The dice of every attack are so many times as many: Not your day, Armageddon (CAR-7-36-40,
    CAR-7-41-42)."""
    wounds: int = 1
    """Wound dice for each hit: Give them a weapon (CAR-7-67-71)."""
    shot_wounds: int = 1
    """Wound dice for each hit with a ranged weapon: Elven blessing (CAR-7-51-55)."""


def effect_of(row: PearlRow) -> Text:
    lengths = {"reach": row.reach, "far": row.far}
    values = {name: Distance(cm * CM) for name, cm in lengths.items() if cm}
    return text(f"pearl-effect-{row.key}", **values)  # texts: carnage:pearl-effect-*


pearl_table = table(FOLDER / "pearl.yaml", PearlRow)
"""The rows by key, in the order of the printed ranges (CAR-7-table)."""


def pearl_number(tens: int, units: int) -> int:
    """What two D10 show: 4 and 2 are 42 (CAR-7-roll, CAR-7-example-42), a ten is 0, two are 100."""
    return (tens % DIE * DIE + units % DIE) or 100


def row_at(state: CarnageState, number: int) -> PearlRow:
    """The effect of a number: by the printed table, or the one dealt out anew (CAR-7-shuffle)."""
    table = pearl_table()
    keys = state.pearl_keys or tuple(table)
    place = next(i for i, row in enumerate(table.values()) if number <= row.last)
    return table[keys[place]]


def row_of(state: CarnageState) -> PearlRow | None:
    """The effect of this round, once it is known."""
    return pearl_table().get(state.pearl)


NONE = PearlRow(key="", first=0, last=0, rule="", name=Name("", "", ""))
"""Changes nothing."""


def influence(state: CarnageState, unit: Unit) -> PearlRow:
    """The effect of the pearl on the values of this unit in this round, or one without any."""
    row = pearl_table().get(state.pearl, NONE)
    if not row.on or unit.profile.kind == "bouncer":
        return NONE
    if row.on == "all":
        return row
    if row.on == "marked":
        return row if unit.id in state.armed else NONE
    if unit.profile.kind == "cow":
        return NONE
    return row if state.has_initiative(unit.side) == (row.on == "initiative") else NONE


def luck(state: CarnageState, side: int) -> Item | None:
    """What a side's luck adds to each of its dice (CAR-7-77-81); spells of its mages too."""
    row = pearl_table().get(state.pearl, NONE)
    return pearl_item(row, -row.die) if state.has_initiative(side) else None


@cache
def pearl_reason(row: PearlRow) -> Text:
    """The pearl's effect as the reason of a change, by its name."""
    return text("fight-reason-pearl", name=row.name)


def pearl_item(row: PearlRow, change: int) -> Item | None:
    """What the pearl changes, with its reason; None where it changes nothing."""
    return Item(change, pearl_reason(row), row.rule) if change else None
