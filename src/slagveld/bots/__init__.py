"""Players that are programs: from what a seat may see to an answer.

    from slagveld.bots import bot
    action = bot("random").answer(game, game.view(state, seat), seat, rng)

A bot of another package is found through the entry-point group `slagveld.bots`.
"""

from slagveld.bots.chance import RandomBot
from slagveld.bots.greedy import GreedyBot
from slagveld.bots.protocol import Bot
from slagveld.bots.registry import GROUP, bot, bots, maker

__all__ = ["GROUP", "Bot", "GreedyBot", "RandomBot", "bot", "bots", "maker"]
