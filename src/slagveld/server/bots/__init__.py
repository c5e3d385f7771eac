"""Bots at the server's tables: worker processes, and what a bot's seat does next."""

from slagveld.server.bots.playing import Move, accepted, next_move, quick
from slagveld.server.bots.worker import Answer
from slagveld.server.bots.workers import BotWorkers

__all__ = ["Answer", "BotWorkers", "Move", "accepted", "next_move", "quick"]
