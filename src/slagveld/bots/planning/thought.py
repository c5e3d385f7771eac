"""What came of thinking: the answer, and what spoke for it."""

from typing import Literal

from slagveld.kernel.decision import Action
from slagveld.structs import Struct

Manner = Literal["weighed", "only", "habit", "slip", "any", "silent"]
"""How an answer came about: looked ahead; nothing else came to mind; the best by the game's
tactics; a slip; anything allowed; by a bot that does not say.
"""


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
    manner: Manner = "weighed"
    then: tuple[Action, ...] = ()
    """What it means to answer afterwards, where the answer is part of a plan."""
    second: Action | None = None
    """What came next to it by habit, where nothing was played on."""

    @property
    def chance(self) -> float | None:
        """The chance to win with this answer, as far as it was looked into."""
        return self.chance_of(self.action)

    def chance_of(self, action: Action) -> float | None:
        """The chance to win with an answer that was weighed."""
        return next((one.chance for one in self.rivals if one.action == action), None)

    @property
    def runner_up(self) -> Action | None:
        """What came next besides the habit: of all that was played on most often, the best."""
        others = [one for one in self.rivals if one.action not in (self.action, self.habit)]
        if not others:
            return self.second
        return max(others, key=lambda one: (one.plans, one.chance)).action
