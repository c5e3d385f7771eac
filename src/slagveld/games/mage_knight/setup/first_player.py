"""The roll for the first player, and for the distance of the own objective (MK-PLACE-4)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet

from ..core.book import text
from ..core.state import Battle
from .edges import clockwise
from .objectives import COLOURS, ColourChoice, OwnObjective
from .terrain_placing import NextTerrain, left_of


class RollFirst(Step, frozen=True):
    """Every player rolls 2D6: first player, and distance of the own objective (MK-PLACE-4)."""

    rule = "MK-PLACE-4"
    book: bool

    def run(self, play: Battle) -> None:
        """Ties for the highest are rolled again; the first roll stays that of the distance."""
        rolls = {seat: self._roll(play, seat) for seat in play.state.players()}
        best = _highest(rolls)
        while len(best) > 1:
            best = _highest({seat: self._roll(play, seat) for seat in best})
        order = clockwise([pair for pair in play.state.edges if pair[0] in rolls], best[0])
        play.replace(order=order)
        play.tell(OrderSet, order=order, rule="MK-TURN-1")
        if self.book:
            play.then(
                *[ColourChoice(seat) for seat in order],
                *[OwnObjective(seat, rolls[seat]) for seat in order],
                NextTerrain(left_of(play.state, order[0])),
            )
        else:
            play.replace(colours=tuple(zip(sorted(order), COLOURS, strict=False)))

    def _roll(self, play: Battle, seat: int) -> int:
        key = "roll-first-book" if self.book else "roll-first"
        purpose = text(key, player=play.state.seats[seat].name)
        return sum(play.roll(2, 6, purpose=purpose, rule=self.rule, seat=seat))


def _highest(rolls: dict[int, int]) -> list[int]:
    most = max(rolls.values())
    return [seat for seat, total in rolls.items() if total == most]
