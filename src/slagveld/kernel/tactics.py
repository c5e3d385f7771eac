"""What a game tells bots about good play."""

from typing import Any, ClassVar, Protocol

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng

Scored = tuple[float, Action]
"""An answer with what it promises; more is better, the scale is the game's own."""

Features = dict[str, float]
"""What a battle looks like to a seat, by name; 0 is even, and for the enemy each is the opposite.

Names that mean the same in every game: `strength` (points left), `lead` (the same as a part of what
is left), `numbers` (pieces left), `threat` (what could be struck next), `goal` (what the scenario
counts), `reach` (how near to it), `shots` (exposure to fire), `cover`, `nerve` (cohesion, courage,
fear), `magic` (what is left of it), `tempo` (whose turn it is), `fresh` (who can still act).
"""


class Tactics(Protocol):
    """A game's sense of what is good."""

    ahead: ClassVar[int]
    """How many answers one plays on in thought before the outlook says more than going on."""

    def proposals(self, state: Any, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """Promising answers to a question, each allowed, with a score by exact chances.

        Never empty. Quick: nothing is applied to find them.
        """

    def worth(self, state: Any, seat: int) -> float:
        """How well a seat stands, on the scale of the scores."""

    def ideas(self, state: Any, seat: int, question: Question, rng: Rng, most: int) -> list[Action]:
        """Answers that a good player would think of, each allowed and none twice.

        The first is what the game's own proposal is: the habit. At most so many; never empty.
        """

    def features(self, state: Any, seat: int) -> Features:
        """What a battle that goes on looks like to a seat."""

    def progress(self, state: Any) -> float:
        """How far on a battle is, from 0 to 1."""

    def outlook(self, state: Any, seat: int) -> float:
        """The chance that a seat wins, from 0 to 1; half a chance for a draw."""
