"""The pearl table, and which of its effects holds in the round (CAR-7-table)."""

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Distance, Name, Text

from ..terrain.kinds import FOLDER
from .book import CM, DIE, text
from .state import CarnageState


class PearlRow(Row, frozen=True, kw_only=True):
    """One row of the pearl table: a range of numbers and an effect."""

    key: str
    first: int
    last: int
    rule: str
    name: Name
    reach: int = 0
    """How far the effect reaches, or moves units, in centimetres."""
    far: int = 0
    """How far off it puts them, in centimetres."""
    near: bool = False
    """Whether it matters where the wagon stands."""


def effect_of(row: PearlRow) -> Text:
    """What an effect does, in one sentence."""
    lengths = {"reach": row.reach, "far": row.far}
    values = {name: Distance(cm * CM) for name, cm in lengths.items() if cm}
    return text(f"pearl-effect-{row.key}", **values)  # texts: carnage:pearl-effect-*


pearl_table = table(FOLDER / "pearl.yaml", PearlRow)
"""The rows by key, in the order of the printed ranges (CAR-7-table)."""


def pearl_number(tens: int, units: int) -> int:
    """The number from 1 to 100 that two D10 show; a ten is the digit 0, two of them are 100.

    CAR-7-roll; a four and a two are 42 (CAR-7-example-42).
    """
    return (tens % DIE * DIE + units % DIE) or 100


def row_at(state: CarnageState, number: int) -> PearlRow:
    """The effect of a number: by the printed table, or by the one dealt out for this battle."""
    table = pearl_table()
    keys = state.pearl_keys or tuple(table)
    place = next(i for i, row in enumerate(table.values()) if number <= row.last)
    return table[keys[place]]


def row_of(state: CarnageState) -> PearlRow | None:
    """The effect of this round, once it is known."""
    return pearl_table().get(state.pearl)
