"""The game that a class of the conformance suite tries."""

from typing import Any, ClassVar

from slagveld.kept import kept
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find


class UnderTest:
    """Says which game is tried, and how long its battles may be."""

    key: ClassVar[str]
    cap: ClassVar[int] = 3000
    """Decisions after which a battle must be over."""

    @kept
    def game(self) -> Game[Any]:
        """The game under test; finding it anew would take longer than most questions to it."""
        return find(self.key)
