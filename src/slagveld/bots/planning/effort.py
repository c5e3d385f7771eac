"""How much thought a decision gets, counted in plans: the same on every machine."""

from slagveld.structs import Struct


class Effort(Struct, frozen=True, kw_only=True):
    """The thought that goes into one decision."""

    ideas: int
    """Answers that are thought of."""
    sift: int
    """How often each is played on at first."""
    rest: int
    """How often the best few are played on besides."""
    proof: int
    """How often the best is then played on against the habit, with fresh dice."""
    doubt: float = 1.3
    """By how many standard errors it must be better there."""
    ahead: float = 1.0
    """How far it is looked ahead, in parts of what the game thinks right."""

    @property
    def most(self) -> int:
        """Plans that one decision takes at most."""
        return self.ideas * self.sift + (FEW + 1) * self.rest + 2 * self.proof


FEW = 3
"""Ideas that are left after the first sifting, beside the habit."""
