"""An army while it is being filled, part by part, so that it is allowed at every moment."""

from collections.abc import Callable, Iterable, Sequence

from slagveld.kernel.muster import Chosen, Fault, Muster, Roster
from slagveld.kit.muster.parts import Part
from slagveld.record import replace

Also = Callable[[Roster], Sequence[Fault]]
"""Faults beyond those of the game: what does not lie in the box."""


class Taken:
    """A part in an army, and how many its first entry counts."""

    __slots__ = ("count", "part")

    def __init__(self, part: Part, count: int) -> None:
        self.part = part
        self.count = count

    @property
    def entries(self) -> tuple[Chosen, ...]:
        """It as entries of a roster."""
        return self.part.sized(self.count)


class Filling:
    """An army with a total, and what was taken for it. A change that is not allowed is not made."""

    def __init__(self, muster: Muster, blank: Roster, also: Also | None = None) -> None:
        self.muster = muster
        self.blank = blank
        self.also = also
        self.most = blank.total * muster.scale
        self.taken: list[Taken] = []
        self.cost = 0

    @property
    def left(self) -> int:
        """What may still be spent, in parts of a point."""
        return self.most - self.cost

    @property
    def roster(self) -> Roster:
        """The army as it is."""
        return self._roster(self.taken)

    def price(self, entries: Iterable[Chosen]) -> int:
        """What entries cost together, in parts of a point."""
        roster = replace(self.blank, entries=tuple(entries))
        return sum([tally.total for tally in self.muster.price(roster)])

    def counted(self, key: str) -> int:
        """How often something has been taken."""
        return sum([one.part.key == key for one in self.taken])

    def holds(self, part: Part) -> bool:
        """Whether a part that is there once is there already."""
        return part.once and self.counted(part.key) > 0

    def take(self, part: Part, count: int) -> bool:
        """Take so many of a part, if that is allowed."""
        return self._become([*self.taken, Taken(part, count)])

    def grow(self, at: int, by: int = 1) -> bool:
        """Make a part larger, if that is allowed."""
        one = self.taken[at]
        if one.count + by > one.part.most:
            return False
        return self.swap(at, one.part, one.count + by)

    def swap(self, at: int, part: Part, count: int) -> bool:
        """Take another part in place of one, if that is allowed."""
        return self._become([*self.taken[:at], Taken(part, count), *self.taken[at + 1 :]])

    def _become(self, taken: list[Taken]) -> bool:
        roster = self._roster(taken)
        cost = self.price(roster.entries)
        if cost > self.most or self.muster.faults(roster):
            return False
        if self.also is not None and self.also(roster):
            return False
        self.taken, self.cost = taken, cost
        return True

    def _roster(self, taken: Iterable[Taken]) -> Roster:
        return replace(self.blank, entries=merged(taken))


def merged(taken: Iterable[Taken]) -> tuple[Chosen, ...]:
    """What was taken as entries; what an army has once is one entry, however often it was taken."""
    found: list[Chosen] = []
    for one in taken:
        for place, entry in enumerate(one.entries):
            at = next((n for n, other in enumerate(found) if _same(other, entry)), None)
            if at is None or not (one.part.once and place == 0 and one.part.most > 1):
                found.append(entry)
            else:
                found[at] = Chosen(entry.key, found[at].count + entry.count, entry.choices)
    return tuple(found)


def _same(one: Chosen, other: Chosen) -> bool:
    return one.key == other.key and one.choices == other.choices
