"""The bot that does anything allowed."""

from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game


class RandomBot:
    """Takes what the question itself proposes: the weakest player, and the fastest."""

    def answer(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Action:
        """One allowed answer in a battle that could be this one."""
        state = game.imagine(view, seat, rng)
        question = game.question(state)
        if question is None:
            raise LookupError("nobody is asked anything")
        return question.propose(state, seat, rng)
