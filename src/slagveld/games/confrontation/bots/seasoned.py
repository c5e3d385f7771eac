"""How captains and warlords move: not alone into reach of enemies, but with the others.

An enemy charges one of us, the one who promises him most: so who goes first among enemies pays
for it in full, who follows hardly does. Until it pays to go in, everybody stops short of them.
"""

from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers

from ..core.figure import Figure
from ..core.state import ClashState, in_fight
from ..turn.activation import Activation
from .sense import Sense
from .tactics import ConfrontationTactics, activation

AGAIN = 0.5
"""How likely an enemy whose card has been played charges before the figure acts again."""


class SideSense(Sense):
    """The same battle, with what a move means for the others."""

    wary = 1.3
    shy = 2.6
    quarters = (4, 3, 2, 1)

    def __init__(self, state: ClashState, seat: int) -> None:
        super().__init__(state, seat)
        waiting = {*state.stack, *[card for _, card in state.reserves]}
        self._likely = [1.0 if foe.card in waiting else AGAIN for foe in self.foes]
        self._spoils: dict[int, list[float]] = {}
        """By figure: what each foe could win by charging the others."""

    def danger(self, there: Figure) -> float:
        """What foes could win more if a figure stands there (perhaps a moved copy)."""
        spoils = self._spoils.get(there.id)
        if spoils is None:
            spoils = self._spoils[there.id] = self._spoils_without(there.id)
        rows = zip(spoils, self._won_from(there), self._likely, strict=True)
        return sum([likely * max(0.0, won - other) for other, won, likely in rows])

    def _spoils_without(self, figure: int) -> list[float]:
        most = [0.0] * len(self.foes)
        for one in self.own:
            if one.id != figure and not in_fight(self.state, one):
                most = [max(pair) for pair in zip(most, self._won_from(one), strict=True)]
        return most

    def _won_from(self, there: Figure) -> list[float]:
        """What each foe could win by charging a figure, where he reaches it."""
        rows = zip(self.foes, self.gaps(there), self.charges, strict=True)
        return [self.onset(foe, there) if far <= limit else 0.0 for foe, far, limit in rows]


def moving(state: ClashState, seat: int, question: Activation) -> Scored:
    """As usual, but whoever assaults nobody moves with a sense for the others."""
    return activation(state, seat, question, SideSense)


class SeasonedConfrontation(ConfrontationTactics):
    """The sense of a battle of those who have seen many."""

    answers: ClassVar[Answers] = {**ConfrontationTactics.answers, Activation: moving}
