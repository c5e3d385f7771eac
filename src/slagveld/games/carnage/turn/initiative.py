"""The initiative: who goes first in a round (section 6.2), or sets up first."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet

from ..core.book import DIE, text
from ..core.state import Battle


class RollInitiative(Step, frozen=True):
    """Every side rolls; the order of the round goes from high to low (CAR-6.2-roll).

    A side rolls once, however many players it has (CAR-6.2-sides).
    Nobody is asked whether it wants to go first (CAR-6.2-must, CAR-15.1-initiative).
    """

    rule = "CAR-6.2-roll"

    def run(self, play: Battle) -> None:
        rolls: dict[int, int] = {}
        order = ranked(play, play.state.sides, rolls, "roll-initiative", self.rule)
        play.replace(order=order, rolls=tuple([(side, rolls[side]) for side in order]))
        seats = [seat for side in order for seat in play.state.seats_of(side)]
        play.tell(OrderSet, order=tuple(seats), rule=self.rule)


def ranked(
    play: Battle,
    sides: tuple[int, ...],
    rolls: dict[int, int],
    purpose: str,
    rule: str,
    again: str = "",
) -> tuple[int, ...]:
    """Sides from the highest roll to the lowest; equals roll again among themselves (CAR-6.2-tie).

    `rolls` takes in what each side rolled first: a second roll only parts equals.
    """
    now: dict[int, int] = {}
    for side in sides:
        seat = play.state.seats_of(side)[0]
        what = text(f"{purpose}{again}", name=play.state.seats[seat].name)  # texts: carnage:roll-*
        (now[side],) = play.roll(1, DIE, purpose=what, rule=rule, seat=seat)
        rolls.setdefault(side, now[side])
    order: list[int] = []
    for value in sorted(dict.fromkeys(now.values()), reverse=True):
        equal = tuple([side for side in sides if now[side] == value])
        if len(equal) > 1:
            equal = ranked(play, equal, rolls, purpose, "CAR-6.2-tie", "-again")
        order.extend(equal)
    return tuple(order)
