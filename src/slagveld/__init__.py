"""Slagveld: tabletop miniature games by their own rules."""

from slagveld.kernel.registry import game, games
from slagveld.kernel.rulebook import Refusal, RefusedError
from slagveld.kernel.save import load

__all__ = ["Refusal", "RefusedError", "game", "games", "load"]
