"""A shooting phase for tests: told answer by answer, with the dice that each answer needs."""

from slagveld.games.confrontation.shooting.phase import ShootingPhase
from tests.games.confrontation.battle import EAST, WEST, card, man
from tests.games.confrontation.brawl import Brawl

ARCHER = card(shooting=3, equipment=("long-bow",))
"""INI 3, TIR 3, a bow of FOR 3 with ranges of 20, 40 and 60 cm."""
ROW = 45


def archer(**values):
    """The card of an archer who differs as told."""
    return card(**{"shooting": 3, "equipment": ("long-bow",), **values})


def shooter(x=20, y=ROW, facing=EAST, key=ARCHER, seat=0, **more):
    """An archer who looks to the right."""
    return man(seat, x, y, facing, key=key, **more)


def foe(x=40, y=ROW, facing=WEST, key=None, seat=1, **more):
    """An enemy; from x on the row of the shooter it is x - 22.5 cm to him, base to base."""
    return man(seat, x, y, facing, key=key, **more)


class Gunnery(Brawl):
    """Runs a shooting phase."""

    def __init__(self, *men, dice=(), **rest):
        rest.setdefault("phase", "shooting")
        super().__init__(*men, dice=dice, agenda=(ShootingPhase(),), **rest)

    @property
    def asked(self):
        """The name of the open question, and the seat that is asked."""
        return type(self.top).__name__, self.seat

    def marks(self, number):
        return self.figure(number).turn.marks
