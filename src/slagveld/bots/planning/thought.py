"""What came of thinking: the answer, and what spoke for it."""

from slagveld.kernel.decision import Action
from slagveld.structs import Struct


class Rival(Struct, frozen=True):
    """An answer that was weighed."""

    action: Action
    chance: float
    """The chance to win after it, on the average of all its plans."""
    plans: int
    """How often it was played on."""


class Thought(Struct, frozen=True, kw_only=True):
    """A decision of a bot and its reasons."""

    action: Action
    habit: Action
    """What the game's own tactics would have done."""
    rivals: tuple[Rival, ...] = ()
    """All that was weighed, the answer among it; empty where there was no choice."""
    plans: int = 0
    cut_short: bool = False
    """Whether time ran out."""

    @property
    def chance(self) -> float | None:
        """The chance to win with this answer, as far as it was looked into."""
        return self.chance_of(self.action)

    def chance_of(self, action: Action) -> float | None:
        """The chance to win with an answer that was weighed."""
        return next((one.chance for one in self.rivals if one.action == action), None)
