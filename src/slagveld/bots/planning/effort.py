"""How much thought a decision gets, counted in plans: the same on every machine."""

from slagveld.structs import Struct


class Effort(Struct, frozen=True, kw_only=True):
    """The thought that goes into one decision."""

    ideas: int
    """Answers that are thought of."""
    sift: int
    """How often each is played on at first."""
    roots: int = 0
    """So many of the best are thought on: what else could follow them; 0: habit follows."""
    wide: int = 0
    """How many answers that could follow each are thought of."""
    deep: int = 1
    """How many answers are put to the end of a plan, one after the other."""
    joint: int = 0
    """How often each plan of several answers is played on at first."""
    rest: int
    """How often the best few are played on besides."""
    half: int = 0
    """So many of the best are sifted once more, whatever they gained; 0: what gained goes on."""
    again: int = 0
    """How often those are played on in the second sifting."""
    proof: int
    """How often the best is then played on against the habit, with fresh dice."""
    doubt: float = 1.3
    """By how many standard errors it must be better there."""
    ahead: float = 1.0
    """How far it is looked ahead, in parts of what the game thinks right."""

    @property
    def most(self) -> int:
        """Plans that one decision takes at most."""
        second = (self.half + 1) * self.again if self.half else 0
        few = (FEW + 1) * self.rest
        return self.ideas * self.sift + second + self.joined + few + 2 * self.proof

    @property
    def joined(self) -> int:
        """Of them for what could follow: to look for it, and to play the plans with it on."""
        each = (self.roots * self.wide + self.roots + 1) * self.joint + self.roots
        return self.deep * each if self.roots and self.wide else 0


FEW = 3
"""Ideas that are left after all sifting, beside the habit."""
