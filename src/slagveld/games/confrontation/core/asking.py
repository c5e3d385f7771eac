"""Questions to one seat while which nothing is measured to an enemy."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.decision import Decision, Form, Measuring
from slagveld.kit.asking import Asking, SeatQuestion
from slagveld.kit.topics import leading
from slagveld.record import replace
from slagveld.texts import Text

from .book import text
from .figure import Figure
from .relations import closed
from .state import ConfrontationState


class Asked(Asking, frozen=True):
    """A question that announces nothing itself, so that nothing is measured meanwhile."""

    words: ClassVar[str]
    """The key of the question, where it is always put in the same words."""

    def prompt(self, state: ConfrontationState) -> Text:
        return text(self.words)  # texts: *:ask-*, *:shooting-ask-*, *:melee-ask-*, *:wounds-ask-*

    def about(self, state: ConfrontationState, forms: Sequence[Form]) -> tuple[int, ...]:
        """Those whom it names, or those that can still do something."""
        return self.names() or leading(forms, groups=True)

    def measured(self, state: ConfrontationState) -> Measuring:
        return closed(state)

    def cited(self, state: ConfrontationState) -> str:
        """The rule by which it is asked, where that is not always the same."""
        return self.rule

    def ask(self, state: ConfrontationState) -> Decision:
        decision, rule = super().ask(state), self.cited(state)
        return decision if rule == self.rule else replace(decision, rule=rule)


class SeatAsked(Asked, SeatQuestion, frozen=True):
    """The same, to the seat that it carries with it."""


class FigureAsked(SeatAsked, frozen=True):
    """The same, about one of its figures, which the question names."""

    figure: int

    def one(self, state: ConfrontationState) -> Figure:
        """The figure, which is on the table."""
        return state.field.by_id[self.figure]

    def prompt(self, state: ConfrontationState) -> Text:
        return text(self.words, name=self.one(state).name)

    def about(self, state: ConfrontationState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.figure,)
