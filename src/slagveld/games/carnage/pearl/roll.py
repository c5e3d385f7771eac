"""The energy pearl: its table, its roll, and which effect holds in the round (CAR-6.3, CAR-7-*)."""

from functools import cache
from pathlib import Path
from typing import ClassVar

from slagveld import data
from slagveld.data import Record
from slagveld.games.carnage.core.conditions import CM
from slagveld.games.carnage.core.parts import Battle
from slagveld.games.carnage.core.state import CarnageState, text
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.texts import Distance, Name, Text

DIE = 10


class PearlRow(Record, frozen=True, kw_only=True):
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


@cache
def pearl_table() -> dict[str, PearlRow]:
    """The rows by key, in the order of the printed ranges."""
    rows = data.load(Path(__file__).parent.parent / "data" / "pearl.yaml", tuple[PearlRow, ...])
    return {row.key: row for row in rows}


def pearl_number(tens: int, units: int) -> int:
    """The number from 1 to 100 that two D10 show; a ten is the digit 0, two of them are 100."""
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


class RollPearl(Step, frozen=True):
    """The initiative side rolls 2D10, told apart; an effect that occurred is rolled again."""

    rule: ClassVar[str] = "CAR-7-roll"

    def run(self, play: Battle) -> None:
        """Roll until a new effect comes up, and note it."""
        used = play.state.pearls
        if len(used) >= len(pearl_table()):
            used = ()
        number, row = self._rolled(play)
        while row.key in used:
            what = text("pearl-again", number=number, name=row.name)
            play.tell(Told, what=what, rule="CAR-7-no-repeat")
            number, row = self._rolled(play)
        play.replace(pearl=row.key, pearls=(*used, row.key))
        what = text("pearl-is", number=number, name=row.name, effect=effect_of(row))
        play.tell(Told, what=what, rule=row.rule)

    def _rolled(self, play: Battle) -> tuple[int, PearlRow]:
        seats = play.state.seats_of(play.state.order[0])
        seat = seats[0] if seats else None
        name = "–" if seat is None else play.state.seats[seat].name
        dice: list[int] = []
        for key in ("roll-pearl-tens", "roll-pearl-units"):
            dice += play.roll(1, DIE, purpose=text(key, name=name), rule=self.rule, seat=seat)
        number = pearl_number(*dice)
        return number, row_at(play.state, number)


class ShufflePearl(Step, frozen=True):
    """CAR-7-shuffle: before the battle the ranges are dealt out anew to the effects."""

    rule: ClassVar[str] = "CAR-7-shuffle"

    def run(self, play: Battle) -> None:
        """Draw an effect for each range in turn."""
        left = list(pearl_table())
        dealt: list[str] = []
        for row in pearl_table().values():
            key = play.draw(
                left,
                purpose=text("pearl-range", first=row.first, last=row.last),
                rule=self.rule,
                label=lambda key: pearl_table()[key].name,
            )
            left.remove(key)
            dealt.append(key)
        play.replace(pearl_keys=tuple(dealt))
