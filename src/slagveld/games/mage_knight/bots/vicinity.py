"""The enemies round a warrior, the nearest first: whoever thinks of a place nearby stops early.

From a place so far from where the warrior stands, an enemy is at least as far away as it is from
there, less that way.
"""

from math import sqrt
from operator import itemgetter

from ..core.fighter import Fighter

MARGIN = 2.0
"""Units by which roundings may deceive."""


Near = tuple[float, int, Fighter, int, int, float]
"""An enemy, seen from where a warrior stands on the table: how far it is from middle to middle,
its place in the order of all enemies, who it is, where it stands (x, y), and how far from middle to
middle they are in contact."""


class Vicinity:
    """All enemies of a warrior, the nearest first."""

    __slots__ = ("rows", "wide", "x", "y")

    def __init__(self, fighter: Fighter, foes: list[Fighter]) -> None:
        self.x, self.y = fighter.pose.x, fighter.pose.y
        own = fighter.base.diameter
        rows: list[Near] = []
        wide = 0.0
        for place, foe in enumerate(foes):
            x, y = foe.pose.x, foe.pose.y
            dx, dy = x - self.x, y - self.y
            half = (own + foe.base.diameter) / 2
            wide = max(wide, half)
            rows.append((sqrt(dx * dx + dy * dy), place, foe, x, y, half))
        rows.sort(key=itemgetter(0, 1))
        self.rows = rows
        self.wide = wide
        """The largest of all that is needed for contact."""

    def shift(self, x: int, y: int) -> float:
        """How much nearer than here an enemy may be to a place, at most."""
        dx, dy = x - self.x, y - self.y
        return sqrt(dx * dx + dy * dy) + MARGIN if dx or dy else MARGIN

    def nearest(self, x: int, y: int) -> Fighter | None:
        """The enemy whose base is nearest to a place, those with two tokens last of equals.

        They count as if they stood a little further; of equals the first.
        """
        shift = self.shift(x, y) + self.wide
        best, first = 0.0, 0
        found: Fighter | None = None
        for far, place, foe, fx, fy, half in self.rows:
            if found is not None and far - shift > best:
                break
            dx, dy = x - fx, y - fy
            this = sqrt(dx * dx + dy * dy) - half + (SPENT if foe.tokens > 1 else 0.0)
            if found is None or this < best or (this == best and place < first):
                best, first, found = this, place, foe
        return found


SPENT = 200.0
"""Units that an enemy seems further away that cannot act."""
