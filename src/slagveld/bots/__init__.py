"""Players that are programs: from what a seat may see to an answer.

    from slagveld.bots import bot
    action = bot("random").answer(game, game.view(state, seat), seat, rng)

A level (`captain`) may be followed by a temperament (`captain-bold`). A bot of another package is
found through the entry-point group `slagveld.bots`.
"""

from slagveld.bots.chance import RandomBot
from slagveld.bots.greedy import GreedyBot
from slagveld.bots.protocol import Bot
from slagveld.bots.registry import GROUP, USUAL, bot, bots, is_bot, maker, waited_for

__all__ = [
    "GROUP",
    "USUAL",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "bot",
    "bots",
    "is_bot",
    "maker",
    "waited_for",
]
