"""The bot that takes what promises most just now."""

from typing import Any, ClassVar

from slagveld.bots.planning.thought import Thought
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Draw, Rng, Roll
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.game import Game
from slagveld.kernel.quick import Quick

FINALISTS = 3
"""Proposals that are tried out."""
TRIALS = 2
"""How often each is tried, with dice of the bot's own; once if it needs none."""
TRUST = 0.5
"""How much a trial counts beside the score by exact chances."""


class GreedyBot:
    """Scores proposals by the game's tactics and exact chances, and tries only the best few.

    It looks no further than the end of its action, uses nothing its seat may not see, and rolls
    dice of its own. In a game without tactics it does anything allowed.
    """

    def answer(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Action:
        """The most promising answer in a battle that could be this one."""
        return self.think(game, view, seat, rng).action

    def think(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Thought:
        """The most promising answer, and what came next to it."""
        state = game.imagine(view, seat, rng)
        question = game.question(state)
        if question is None:
            raise LookupError("nobody is asked anything")
        tactics = game.tactics()
        if tactics is None:
            action = question.propose(state, seat, rng)
            return Thought(action=action, habit=action, manner="any")
        scored = tactics.proposals(state, seat, question, rng)
        best = sorted(scored, key=lambda pair: -pair[0])[:FINALISTS]
        if len(best) == 1:
            return Thought(action=best[0][1], habit=best[0][1], manner="habit")
        now = tactics.worth(state, seat)
        dice = CountedDice(rng)
        battle = Quick(game, state, dice=dice)
        judged: list[tuple[float, Action]] = []
        for score, action in best:
            gained = change = 0.0
            rolls = -1
            for _ in range(TRIALS):
                if rolls != dice.rolls:
                    rolls = dice.rolls
                    change = tactics.worth(battle.copy().apply(action, seat).state, seat) - now
                gained += change
            judged.append((score + TRUST * gained / TRIALS, action))
        first, second, *_ = [action for _, action in sorted(judged, key=lambda pair: -pair[0])]
        return Thought(action=first, habit=first, manner="habit", second=second)


class CountedDice:
    """Dice of a trial: without any, it would come to the same once more.

    They have dice and are none: what is not compiled cannot derive from what is.
    """

    asks: ClassVar[bool] = False
    __slots__ = ("_dice", "rolls")

    def __init__(self, rng: Rng) -> None:
        self._dice = QuickDice(rng)
        self.rolls = 0

    def roll(self, request: Roll) -> tuple[int, ...]:
        """Numbers from the generator."""
        self.rolls += 1
        return self._dice.roll(request)

    def draw(self, request: Draw) -> int:
        """A place from the generator."""
        self.rolls += 1
        return self._dice.draw(request)
