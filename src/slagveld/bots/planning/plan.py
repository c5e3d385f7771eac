"""Plans: several answers of one seat that belong together."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.game import Game
from slagveld.structs import Struct


class Plan(Struct, frozen=True):
    """What a seat means to answer, one after the other; by habit in between and afterwards."""

    orders: tuple[Action, ...]
    """The first is the answer to the open question."""

    @property
    def answer(self) -> Action:
        """What is answered now."""
        return self.orders[0]

    @property
    def later(self) -> tuple[Action, ...]:
        """What is to follow it."""
        return self.orders[1:]

    def and_then(self, action: Action) -> "Plan":
        """The same with one answer more."""
        return Plan((*self.orders, action))


class Orders:
    """What is left of a plan while a seat carries it out in thought.

    An order waits for the question at which it may be given; if there is none, it is never given.
    """

    def __init__(self, game: Game[Any], seat: int, left: Sequence[Action]) -> None:
        self.game = game
        self.seat = seat
        self.left = list(left)

    def next(self, state: Any) -> Action | None:
        """The first order that answers the question of this seat; None: habit does."""
        question = self.game.question(state) if self.left else None
        if question is None:
            return None
        for place, order in enumerate(self.left):
            fits = isinstance(order, question.actions)
            if fits and self.game.check(state, self.seat, order) is None:
                return self.left.pop(place)
        return None
