"""A failed attack die rolled again against an enemy of a class (the competence Fléau)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Told
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, text
from ..core.competences import Trait
from ..core.effects import Rerolls
from ..core.figure import Figure
from ..core.relations import closed
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


RerollReply = RollAgain | LeaveIt


class AskReroll(Question, frozen=True):
    """A failed attack die may be rolled again, once a turn. It hands down whether it is."""

    rule = "CON-CARD-fleau"
    actions = (RollAgain, LeaveIt)

    seat: int
    striker: int
    target: int

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The striker's player."""
        return (self.seat,)

    def ask(self, state: ConfrontationState) -> Decision:
        """Again, or not."""
        names = [state.field.by_id[number].name for number in (self.striker, self.target)]
        return Decision(
            seats=(self.seat,),
            prompt=text("melee-ask-reroll", name=names[0], enemy=names[1]),
            forms=(
                do(RollAgain, "melee-do-reroll", rule=self.rule),
                do(LeaveIt, "melee-do-leave", rule=self.rule),
            ),
            rule=self.rule,
            measuring=closed(state),
            pieces=(self.striker,),
        )

    def check(self, state: ConfrontationState, seat: int, action: RerollReply) -> Refusal | None:
        """Both are always allowed."""
        return None

    def answer(self, play: Battle, action: RerollReply) -> None:
        """Note it for this turn, and hand it down."""
        again = isinstance(action, RollAgain)
        if again:
            figure = play.state.field.by_id[self.striker]
            play.state = play.state.did(figure.id, marks=(*figure.turn.marks, REROLLED))
            enemy = play.state.field.by_id[self.target]
            what = text("melee-told-reroll", name=figure.name, enemy=enemy.name)
            play.tell(Told, what=what, pieces=(figure.id, enemy.id), rule=self.rule)
        play.give(again)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Again first."""
        return [RollAgain(), LeaveIt()]
