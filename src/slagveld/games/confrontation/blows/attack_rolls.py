"""Attack rolls, against the threshold that was named (CON-MELEE-10).

A failed die may be rolled again against an enemy of a class (the competence Fléau).
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import SeatAsked, tell
from ..core.book import do, text
from ..core.bout import Bout, Fate
from ..core.characteristic_tests import Check, Tested, faces_of
from ..core.competence_vocabulary import Rerolls
from ..core.competences import Trait
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from .fighting_values import BoutStep, attack_value, both_of

REROLLED = "rerolled"
"""The mark of one who has rolled a die again in this turn."""


def bane(striker: Figure, target: Figure) -> Trait | None:
    """The competence by which one may roll a failed die against this target again, or None."""
    found = [] if REROLLED in striker.turn.marks else striker.powers.all(Rerolls)
    classes = target.powers.classes
    return next((trait for trait, effect in found if effect.against in classes), None)


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

    def prompt(self, state: ClashState) -> Text:
        figure, enemy = state.those(self.striker, self.target)
        return text("melee-ask-reroll", name=figure.name, enemy=enemy.name)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.striker,)

    def answer(self, play: Battle, action: Action) -> None:
        again = isinstance(action, RollAgain)
        if again:
            figure, enemy = play.state.those(self.striker, self.target)
            play.state = play.state.marked(figure.id, REROLLED)
            what = text("melee-told-reroll", name=figure.name, enemy=enemy.name)
            tell(play, what, self.rule, figure, enemy)
        play.give(again)


RULES: dict[Fate, str] = {"hit": "CON-MELEE-10", "missed": "CON-MELEE-10", "fumbled": "CON-TEST-5"}


class RollBlows(BoutStep, frozen=True):
    rule = "CON-MELEE-10"

    seat: int
    blows: tuple[int, ...]
    place: int = 0
    failed: Fate = "named"
    """What the last roll came to, while its owner is asked whether it is rolled again."""

    def fight(self, play: Battle, bout: Bout) -> None:
        if self.place >= len(self.blows):
            return
        blow = bout.blow(self.blows[self.place])
        both = both_of(play.state, blow)
        if both is None:
            play.then(replace(self, place=self.place + 1, failed="named"))
        else:
            striker, target = both
            check = Check(
                seat=self.seat,
                purpose=text("melee-roll-attack", name=striker.name, enemy=target.name),
                cites="CON-MASTER-2" if blow.master else "CON-MELEE-10",
                value=attack_value(striker, bout.hand(striker.id)),
                difficulty=blow.threshold,
                against=Tally(blow.threshold, name=text("melee-field-threshold")),
                yields="yields-hit-or-miss",
                faces=faces_of(striker, "attack"),
                pieces=(striker.id, target.id),
            )
            play.then(check, self)

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        blow = bout.blow(self.blows[self.place])
        both = both_of(play.state, blow)
        if value is True:
            play.then(replace(self, failed="named"))
            return
        fate = self.failed
        if isinstance(value, Tested):
            fate = "hit" if value.success else "fumbled" if value.one else "missed"
            if fate != "hit" and both is not None and bane(*both) is not None:
                asked = replace(self, failed=fate)
                play.then(AskReroll(self.seat, blow.striker, blow.target), asked)
                return
        play.replace(bout=bout.with_fate(blow.id, fate))
        said = isinstance(value, Tested) and not value.unsaid and fate != "fumbled"
        if both is not None and not said:
            key, (striker, target) = f"melee-told-{fate}", both  # texts: *:melee-told-*
            tell(play, text(key, name=striker.name, enemy=target.name), RULES[fate], *both)
        play.then(replace(self, place=self.place + 1, failed="named"))
