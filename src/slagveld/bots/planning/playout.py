"""One plan played on: an answer now, habit afterwards, and what the end looks like."""

from collections.abc import Callable
from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics

Judge = Callable[[Any, int], float]
"""What a state is worth to a seat, from 0 to 1."""


def habit_of(game: Game[Any], tactics: Tactics, state: Any, seat: int, rng: Rng) -> Action:
    """What the game's tactics do: the first of the proposals that promise most."""
    question = game.question(state)
    if question is None:
        raise LookupError("nobody is asked anything")
    best: tuple[float, Action] | None = None
    for one in tactics.proposals(state, seat, question, rng):
        if best is None or one[0] > best[0]:
            best = one
    if best is None:
        raise LookupError("tactics proposed nothing")
    return best[1]


class World:
    """A battle that could be this one, with the chance of one comparison."""

    def __init__(self, game: Game[Any], tactics: Tactics, view: Any, seat: int, seed: str) -> None:
        self.game = game
        self.tactics = tactics
        self.seat = seat
        self.seed = seed
        self.state = game.imagine(view, seat, Rng(seed))

    def played(self, action: Action, ahead: int, judge: Judge) -> float:
        """What comes of an answer, looked so many answers ahead.

        What is not allowed in this world, because something hidden is otherwise, is done by habit.
        """
        game, state = self.game, self.state
        rng = Rng(self.seed + "/course")
        dice = QuickDice(Rng(self.seed + "/dice"))
        if game.check(state, self.seat, action) is not None:
            action = habit_of(game, self.tactics, state, self.seat, rng)
        state = game.apply(state, self.seat, action, dice).state
        for _ in range(ahead):
            question = game.question(state)
            if question is None:
                break
            answered = state.sealed.seats
            seat = next(one for one in question.who(state) if one not in answered)
            action = habit_of(game, self.tactics, state, seat, rng)
            state = game.apply(state, seat, action, dice).state
        return judge(state, self.seat)
