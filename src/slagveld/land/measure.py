"""How good a table is for each side, in numbers that players can judge.

Each side is measured on the ground that is nearer to its zone than to any other: how much of it
gives cover, how much slows or bars, how much longer the ways to where the sides meet are than over
open ground, and how far one sees from the zone. A table is fair where these differ by no more than
`BOUNDS`.
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.land import Site
from slagveld.land.lattice import Lattice
from slagveld.structs import Struct
from slagveld.texts import Listing, Percent, Text

BOUNDS = {"cover": 30, "hindrance": 40, "way": 50, "sight": 100}
"""By how many thousandths sides of a battle may differ."""
LOOKS = 5
"""From so many places of a zone one looks at the border of its ground."""
WHOLE = 1000


class Share(Struct, frozen=True, kw_only=True):
    """What a side has before it, in thousandths."""

    cover: int
    """Of its ground: gives cover."""
    hindrance: int
    """Of its ground: slows or bars."""
    way: int
    """By how much its ways to the others' ground are longer than without any terrain."""
    sight: int
    """Of the lines from its zone to the border of its ground: are free."""


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether a table is fair, with the numbers."""

    fair: bool
    reached: bool
    """Whether everybody reaches everybody, and the goals."""
    shares: tuple[Share, ...]
    """For each zone."""
    lines: int
    """Of the straight lines from zone to zone: are free, in thousandths."""
    text: Text
    """All this in a sentence or two."""


class Ground:
    """What all tables of a site are measured against: whose ground is where, and open ways."""

    def __init__(self, site: Site) -> None:
        self.site = site
        bare = Lattice(site, ())
        owners = bare.owners()
        zones = range(len(site.zones))
        self.zones = [bare.zone(number) for number in zones]
        self.looks = [_looks(site, bare, number) for number in zones]
        self.own = [[c for c in bare.cells() if owners[c] == (number,)] for number in zones]
        self.border = [_border(bare, owners, number) for number in zones]
        self.straight = [bare.ways(zone) for zone in self.zones]

    def judged(self, lattice: Lattice) -> Verdict:
        """The table of a lattice, weighed."""
        ways = [lattice.ways(zone) for zone in self.zones]
        shares = [self._share(lattice, number, found) for number, found in enumerate(ways)]
        reached = all(self._reaches(lattice, found) for found in ways)
        even = all(
            _differ(name, [shares[zone] for zone in group]) <= bound
            for name, bound in BOUNDS.items()
            for group in self.site.groups
        )
        lines = self._lines(lattice)
        return Verdict(
            fair=even and reached,
            reached=reached,
            shares=tuple(shares),
            lines=lines,
            text=_told(shares, lines, fair=even and reached),
        )

    def _share(self, lattice: Lattice, number: int, ways: Sequence[int]) -> Share:
        own = self.own[number]
        hard = [lattice.barred[cell] or lattice.slow[cell] for cell in own]
        free = [cell for cell in self.border[number] if ways[cell] >= 0]
        long, short = [sum(found[cell] for cell in free) for found in (ways, self.straight[number])]
        pairs = [(one, other) for one in self.looks[number] for other in self.border[number]]
        return Share(
            cover=_part(sum(lattice.covered[cell] for cell in own), len(own)),
            hindrance=_part(sum(hard), len(own)),
            way=_part(long - short, short),
            sight=_part(sum(lattice.is_seen(*pair) for pair in pairs), len(pairs)),
        )

    def _reaches(self, lattice: Lattice, ways: Sequence[int]) -> bool:
        """Whether some square of every zone, and every goal, can be reached."""
        return all(any(ways[cell] >= 0 for cell in zone) for zone in self.zones) and all(
            ways[lattice.cell_at(x, y)] >= 0 for x, y in self.site.goals
        )

    def _lines(self, lattice: Lattice) -> int:
        pairs = [
            (one, other)
            for group in self.site.groups
            for place, first in enumerate(group)
            for second in group[place + 1 :]
            for one in self.looks[first]
            for other in self.looks[second]
        ]
        return _part(sum(lattice.is_seen(*pair) for pair in pairs), len(pairs))


def _differ(name: str, shares: Sequence[Share]) -> int:
    values = [getattr(share, name) for share in shares]
    return int(max(values) - min(values))


def _part(some: int, whole: int) -> int:
    return WHOLE * some // whole if whole > 0 else 0


def _border(lattice: Lattice, owners: Sequence[tuple[int, ...]], number: int) -> list[int]:
    """The squares of a side's ground beside which another's begins."""
    found = []
    for cell in lattice.cells():
        if number in owners[cell]:
            x, y = cell % lattice.across, cell // lattice.across
            beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
            near = [
                owners[b * lattice.across + a]
                for a, b in beside
                if 0 <= a < lattice.across and 0 <= b < lattice.down
            ]
            if len(owners[cell]) > 1 or any(other != (number,) for other in near):
                found.append(cell)
    return found


def _looks(site: Site, lattice: Lattice, number: int) -> list[int]:
    """Places of a zone, evenly along its longer side."""
    left, top, right, bottom = site.zones[number]
    wide, deep = right - left, bottom - top
    steps = [(2 * n + 1, 2 * LOOKS) for n in range(LOOKS)]
    if wide >= deep:
        return [lattice.cell_at(left + wide * n // m, (top + bottom) // 2) for n, m in steps]
    return [lattice.cell_at((left + right) // 2, top + deep * n // m) for n, m in steps]


def _told(shares: Sequence[Share], lines: int, *, fair: bool) -> Text:
    values: dict[str, Any] = {
        name: Listing(
            tuple([Percent.of(round(getattr(share, name) / WHOLE, 2)) for share in shares])
        )
        for name in BOUNDS
    }
    free = Percent.of(round(lines / WHOLE, 2))
    return Text("land-fair" if fair else "land-uneven", {**values, "lines": free})
