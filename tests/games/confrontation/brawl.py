"""A melee phase for tests: told answer by answer, with the dice that each answer needs."""

from slagveld.games.confrontation.blows.thresholds import Strike, StrikeEach
from slagveld.games.confrontation.melee.dice_allocation import AllocateDice
from slagveld.games.confrontation.melee.phase import MeleePhase
from slagveld.kernel.agenda import Question
from slagveld.kernel.event import Announced, Rolled, Told
from slagveld.kernel.fields import Pair, Share
from tests.games.confrontation.battle import act, battle, card, man, refused, run


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


class Brawl:
    """Runs a melee phase; `do` answers the open question with the dice that follow from it."""

    def __init__(self, *men, dice=(), agenda=None, **rest):
        self.events = []
        rest.setdefault("phase", "melee")
        self._take(run(battle(*men, agenda=(*(agenda or (MeleePhase(),)), Stop()), **rest), dice))

    def _take(self, play):
        play.dice.done()
        self.state = play.state
        self.last = play.events
        self.events += play.events

    def do(self, action, *dice):
        (seat,) = self.top.who(self.state)
        self._take(act(self.state, seat, action, dice))
        return self

    @property
    def top(self):
        return self.state.agenda.top

    @property
    def seat(self):
        return self.top.who(self.state)[0]

    @property
    def over(self):
        return isinstance(self.top, Stop)

    @property
    def bout(self):
        return self.state.bout

    def hand(self, number):
        return self.bout.hand(number)

    def fates(self):
        return [blow.fate for blow in self.bout.blows]

    def figure(self, number):
        return self.state.figure(number)

    def refusal(self, action):
        return refused(self.state, self.seat, action)

    def decision(self):
        return self.top.ask(self.state)

    def needs(self):
        """What each die of the last answer had to show, None where nothing is needed."""
        rolls = [event for event in self.last if isinstance(event, Rolled)]
        return [None if e.need is None else e.need.target.total for e in rolls]

    def rolled(self):
        """Rule and dice of each roll of the last answer."""
        return [(e.rule, e.dice) for e in self.last if isinstance(e, Rolled)]

    def told(self):
        """Key and rule of everything that the last answer told or announced."""
        found = [event for event in self.last if isinstance(event, Told | Announced)]
        return [(event.what.key.partition(":")[2], event.rule) for event in found]


def dice(**rows):
    """An allocation: `_1=(1, 1)` puts a die of figure 1 on attack and one on defence.

    Four numbers: own dice on attack and defence, then extra ones on attack and defence.
    """
    laid = ([], [])
    for key, amounts in rows.items():
        cells = zip(("attack", "defence") * 2, (*amounts, 0, 0)[:4], strict=True)
        for place, (column, amount) in enumerate(cells):
            if amount:
                laid[place // 2].append(Share(column, amount, key.removeprefix("_")))
    return AllocateDice(tuple(laid[0]), tuple(laid[1]))


def each(*blows):
    """Attack dice one by one: (place of the die, target, threshold) and perhaps True, a master."""
    pairs = [
        Pair(str(place), str(target), number=threshold, flag=bool(flag))
        for place, target, threshold, *flag in blows
    ]
    return StrikeEach(tuple(pairs))


def pair(one=None, other=None, *, own=None, enemy=None):
    """Two opponents base to base: figure 1 of seat 0, figure 2 of seat 1, with these cards."""
    return (
        man(0, 30, 30, key=one or card(), **(own or {})),
        man(1, 30, 27.5, key=other or card(), **(enemy or {})),
    )


FIRST = (4, 2)
"""Initiative dice with which seat 0 wins between equals."""
SECOND = (2, 4)
"""With which seat 1 wins."""

__all__ = ["FIRST", "SECOND", "Brawl", "Stop", "Strike", "dice", "each", "pair"]
