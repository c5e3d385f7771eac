"""Puzzles on the server: shown, opened as battles, answers judged in worker processes."""

from slagveld.server.puzzles.puzzles import Puzzles

__all__ = ["Puzzles"]
