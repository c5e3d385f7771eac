"""A failed attack die rolled again against an enemy of a class (the competence Fléau)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.texts import Text

from ..core.asking import SeatAsked
from ..core.book import do, text
from ..core.competences import Trait
from ..core.effects import Rerolls
from ..core.figure import Figure
from ..core.reports import tell
from ..core.state import Battle, ConfrontationState

REROLLED = "rerolled"
"""The mark of one who has rolled a die again in this turn."""


def bane(striker: Figure, target: Figure) -> Trait | None:
    """The competence by which one may roll a failed die against this target again, or None."""
    if REROLLED in striker.turn.marks:
        return None
    for trait, effect in striker.powers.all(Rerolls):
        if effect.against in target.powers.classes:
            return trait
    return None


class RollAgain(Action, frozen=True):
    """The failed die is rolled again."""


class LeaveIt(Action, frozen=True):
    """It stays as it is."""


class AskReroll(SeatAsked, frozen=True):
    """A failed attack die may be rolled again, once a turn. It hands down whether it is."""

    rule = "CON-CARD-fleau"
    actions = (RollAgain, LeaveIt)
    offers = (do(RollAgain, "melee-do-reroll"), do(LeaveIt, "melee-do-leave"))

    striker: int
    target: int

    def prompt(self, state: ConfrontationState) -> Text:
        figure, enemy = state.those(self.striker, self.target)
        return text("melee-ask-reroll", name=figure.name, enemy=enemy.name)

    def about(self, state: ConfrontationState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.striker,)

    def answer(self, play: Battle, action: Action) -> None:
        again = isinstance(action, RollAgain)
        if again:
            figure, enemy = play.state.those(self.striker, self.target)
            play.state = play.state.did(figure.id, marks=(*figure.turn.marks, REROLLED))
            what = text("melee-told-reroll", name=figure.name, enemy=enemy.name)
            tell(play, what, self.rule, figure, enemy)
        play.give(again)
