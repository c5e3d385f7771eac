"""The roll for the energy pearl (CAR-6.3); its table may be dealt out anew (CAR-7-shuffle)."""

from slagveld.kernel.agenda import Step

from ..core.book import DIE, text
from ..core.conditions import say
from ..core.pearl_table import PearlRow, effect_of, pearl_number, pearl_table, row_at
from ..core.state import Battle


class RollPearl(Step, frozen=True):
    """The initiative side rolls 2D10, told apart; an effect that occurred is rolled again.

    It takes the place of the last, which held for one round (CAR-7-duration). Whom it hurts does
    not matter (CAR-7-neutral). In the book's round it is 90 (CAR-15.1-pearl).
    """

    rule = "CAR-7-roll"

    def run(self, play: Battle) -> None:
        used = play.state.pearls
        if len(used) >= len(pearl_table()):
            used = ()
        number, row = self._rolled(play)
        while row.key in used:
            say(play, text("pearl-again", number=number, name=row.name), "CAR-7-no-repeat")
            number, row = self._rolled(play)
        play.replace(pearl=row.key, pearls=(*used, row.key))
        what = text("pearl-is", number=number, name=row.name, effect=effect_of(row))
        say(play, what, row.rule)

    def _rolled(self, play: Battle) -> tuple[int, PearlRow]:
        """Number and row of the table (CAR-7-table): a four and a two are 42 (CAR-7-example-42)."""
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

    rule = "CAR-7-shuffle"

    def run(self, play: Battle) -> None:
        left = list(pearl_table())
        dealt: list[str] = []
        for row in pearl_table().values():
            purpose = text("pearl-range", first=row.first, last=row.last)
            key = play.draw(
                left, purpose=purpose, rule=self.rule, label=lambda key: pearl_table()[key].name
            )
            left.remove(key)
            dealt.append(key)
        play.replace(pearl_keys=tuple(dealt))
