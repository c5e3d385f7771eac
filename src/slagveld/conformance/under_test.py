"""The game that a class of the conformance suite tries."""

import os
from typing import Any, ClassVar

from slagveld.kept import kept
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.table import compiled

SOAK = os.environ.get("SLAGVELD_SOAK") == "1"
"""`make soak` sets it: the same tests on many more battles."""


def few(usual: int, soak: int = 1) -> range:
    """The seeds of what is tried: `soak` times as many there, half as many in plain Python.

    That takes three times as long, and what it is tried for shows in a few battles.
    """
    if SOAK:
        return range(1, 1 + usual * soak)
    return range(1, 1 + (usual if compiled() else max(1, usual // 2)))


class UnderTest:
    """Says which game is tried, and how long its battles may be."""

    key: ClassVar[str]
    cap: ClassVar[int] = 3000
    """Decisions after which a battle must be over."""

    @kept
    def game(self) -> Game[Any]:
        """The game under test; finding it anew would take longer than most questions to it."""
        return find(self.key)
