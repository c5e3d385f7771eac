"""Models and the stands they are on.

A `Stand` is a base on the table: it has a place, a facing and room. A `Model` is one figure with
its own Wounds and dice (LC-1.1-1). Nearly always there is one model on a stand, and both have the
same id. Rider and great monster, carried model and bearers share a stand of its own id
(LC-1.10-2, LC-1.10-3): it belongs to the regiment that carries, and moves with it.
"""

from typing import Any

import msgspec

from slagveld.kept import kept
from slagveld.table.body import Body
from slagveld.table.shapes import Pose, RectBase


class Stand(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A base on the table, which looks one way (LC-1.1-10). What is derived is kept beside it."""

    id: int
    seat: int
    regiment: int
    """The regiment that moves it: of the mount or the bearers where two share it."""
    sides: tuple[int, int]
    """Width and depth in units; the depth lies along the facing."""
    pose: Pose

    @kept
    def base(self) -> RectBase:
        """Its shape."""
        return RectBase(*self.sides)

    @kept
    def body(self) -> Body:
        """Where it lies, in fine units."""
        return self.base.body(self.pose)

    def at(self, pose: Pose) -> "Stand":
        """The same stand at another pose."""
        return msgspec.structs.replace(self, pose=pose)

    def changed(self, **changes: Any) -> "Stand":
        """The same stand with something replaced."""
        return msgspec.structs.replace(self, **changes)


class Model(msgspec.Struct, frozen=True, kw_only=True):
    """One figure with its own Wounds (LC-1.1-1)."""

    id: int
    regiment: int
    stand: int
    number: int = 0
    """Tells the models of a regiment apart: 1, 2 …; 0: it began alone."""
    suffered: int = 0
    """Wounds it has lost; each has cost a die (LC-1.6-9)."""
    hit: int = 0
    """Wounds it has lost in this round (LC-1.8-invulnerable-1)."""
    climbed: bool = False
    """It has crossed a high obstacle in this activation, so it does nothing else (LC-1.9-19)."""

    def changed(self, **changes: Any) -> "Model":
        """The same model with something replaced."""
        return msgspec.structs.replace(self, **changes)
