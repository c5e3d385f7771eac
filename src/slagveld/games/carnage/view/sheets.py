"""The reference sheet: all tables of the game together (CAR-21-sheet)."""

from functools import cache

from slagveld.kernel.scene import Card, Line
from slagveld.texts import Distance, Text

from ..core.book import text
from ..core.pearl_table import pearl_table
from ..core.values import tables
from ..ground.paces import paces
from ..shooting.ranges import FIRES, limits


@cache
def reference(dealt: tuple[str, ...] = ()) -> tuple[Card, ...]:
    """The tables of the game together (CAR-21-sheet); `dealt`: the pearl's effects in new order."""
    return (_moves(), _agility(), _wounds(), _pearl(dealt))


def _moves() -> Card:
    lines: list[Line] = []
    for mover, pace in paces().items():
        for charge in (False, True):
            key = (
                f"reference-{mover}-charge" if charge else f"reference-{mover}"
            )  # texts: *:reference-*
            lines.append(Line(text(key), _length(pace.units(charge=charge))))
    for fire in FIRES:
        least, most = limits(fire)
        between = text("reference-between", least=Distance(least), most=Distance(most))
        lines.append(Line(text(f"reference-{fire}"), between))  # texts: *:reference-*
    return Card(title=text("reference-moves"), lines=tuple(lines), rules=("CAR-8-table",))


def _length(units: int) -> Text:
    return text("reference-length", length=Distance(units))


def _agility() -> Card:
    agility = tables().agility
    pairs = zip(agility.melee, agility.indirect, strict=True)
    lines = tuple(
        Line(text("reference-ws", ws=ws), text("reference-hit", melee=melee, indirect=indirect))
        for ws, (melee, indirect) in enumerate(pairs, 1)
    )
    return Card(title=text("reference-agility"), lines=lines, rules=("CAR-13.2-agility",))


def _wounds() -> Card:
    lines = tuple(
        Line(text("reference-st", st=st), "  ".join(str(value) for value in row))
        for st, row in enumerate(tables().wounds, 1)
    )
    notes = (text("reference-wounds-note"),)
    rules = ("CAR-13.2-wound-table",)
    return Card(title=text("reference-wounds"), lines=lines, notes=notes, rules=rules)


def _pearl(dealt: tuple[str, ...]) -> Card:
    table = pearl_table()
    lines = tuple(
        Line(text("reference-range", first=row.first, last=row.last), table[key].name)
        for row, key in zip(table.values(), dealt or tuple(table), strict=True)
    )
    return Card(title=text("reference-pearl"), lines=lines, rules=("CAR-7-table",))
