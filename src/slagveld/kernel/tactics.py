"""What a game tells bots about good play."""

from typing import Any, Protocol

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng

Scored = tuple[float, Action]
"""An answer with what it promises; more is better, the scale is the game's own."""


class Tactics(Protocol):
    """A game's sense of what is good."""

    def proposals(self, state: Any, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """Promising answers to a question, each allowed, with a score by exact chances.

        Never empty. Quick: nothing is applied to find them.
        """

    def worth(self, state: Any, seat: int) -> float:
        """How well a seat stands, on the scale of the scores."""
