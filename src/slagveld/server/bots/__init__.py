"""Bots at the server's tables: worker processes, and what a bot's seat does next."""

from slagveld.server.bots.playing import Move, accepted, next_move, quick, wondering
from slagveld.server.bots.worker import Advice, Advise, Answer, Judge, Result
from slagveld.server.bots.workers import BotWorkers

__all__ = [
    "Advice",
    "Advise",
    "Answer",
    "BotWorkers",
    "Judge",
    "Move",
    "Result",
    "accepted",
    "next_move",
    "quick",
    "wondering",
]
