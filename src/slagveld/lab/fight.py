"""One battle between bots, played quietly."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.bots import Bot
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Dice, Rng
from slagveld.kernel.game import Game
from slagveld.kernel.quick import Quick
from slagveld.kernel.setup import Setup

CAP = 20_000
"""Decisions after which a battle is given up as unfinished."""

TRIES = 5
"""Answers that a bot may have refused before the question's default is taken for it."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one battle."""

    winners: tuple[int, ...]
    """Winning seats; empty is a draw, or an unfinished battle."""
    over: bool
    decisions: int
    rounds: int
    refused: int
    """Answers of bots that were not allowed."""


class _Player:
    """A bot at its seat, with its own chance."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.refused = 0

    def answer(self, battle: Quick[Any], seat: int) -> Action:
        """An allowed answer: a bot guesses what it cannot see, so it may need a second try."""
        view = battle.game.view(battle.state, seat)
        for _ in range(TRIES):
            action = self.bot.answer(battle.game, view, seat, self.rng)
            if battle.check(action, seat) is None:
                return action
            self.refused += 1
        return battle.candidates(seat)[0]


def fight(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[Bot],
    rngs: Sequence[Rng],
    dice: Dice,
    cap: int = CAP,
) -> Result:
    """Play a battle to its end: `bots[n]` sits at seat n and takes its chance from `rngs[n]`.

    Raises:
        RefusedError: The set-up does not fit the game.
    """
    players = [_Player(bot, rng) for bot, rng in zip(bots, rngs, strict=True)]
    battle = Quick.begin(game, setup, dice=dice)
    decisions = 0
    while decisions < cap and (seats := battle.seats):
        seat = seats[0]
        battle.apply(players[seat].answer(battle, seat), seat)
        decisions += 1
    outcome = battle.outcome
    return Result(
        winners=() if outcome is None else outcome.winners,
        over=outcome is not None,
        decisions=decisions,
        rounds=game.round_of(battle.state),
        refused=sum(player.refused for player in players),
    )
