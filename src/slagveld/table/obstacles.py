"""Obstacles: what one mover must go around, prepared once and asked often.

A `Mover` is the shape that must stay clear: a base, a block of bases, a bare point, or a disc of
any radius. A `Ground` collects what it must stay clear of. Each obstacle is added with the mover
that counts against *it*, so a game may test the middle of a base against other bases and the
whole base against the edge of the table in one ground. The same ground serves sweeps (`paths`),
searches (`routes`) and free places (`spots`).

Places are fine units and mean the mover's reference point (for a base, its middle). A rectangle
does not turn while it moves; another facing is another mover.
"""

from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Area, Body
from slagveld.table.convex import Region, convex_sum
from slagveld.table.solids import Solid, is_hit
from slagveld.table.units import FINE

SLIP: Final = FINE
"""Usual slip: one unit (0.1 mm). `routes` needs at least 12 fine units for its whole points."""

BORDER: Final = -1
"""The owner named when the border of the table is hit."""

EVERYWHERE: Final = 1 << 24
"""A bound no place on a table reaches: the border before one is set."""


class Mover:
    """The shape that is moved: convex parts around a reference point, in fine units.

    `xs[k], ys[k]` are the corners of part k relative to the reference point, `radii[k]` the
    radius round them. The reference point of a union of bodies may be anywhere.
    """

    __slots__ = ("high_x", "high_y", "low_x", "low_y", "radii", "xs", "ys")

    def __init__(self, xs: list[list[int]], ys: list[list[int]], radii: list[int]) -> None:
        self.xs: list[list[int]] = xs
        self.ys: list[list[int]] = ys
        self.radii: list[int] = radii
        self.low_x, self.high_x = _span(xs, radii)
        self.low_y, self.high_y = _span(ys, radii)


def _span(parts: list[list[int]], radii: list[int]) -> tuple[i64, i64]:
    """The least and the greatest coordinate of parts, each with its radius."""
    low: i64 = parts[0][0] - radii[0]
    high: i64 = parts[0][0] + radii[0]
    for k in range(len(parts)):
        radius: i64 = radii[k]
        for number in parts[k]:
            place: i64 = number
            low = min(low, place - radius)
            high = max(high, place + radius)
    return low, high


def disc_mover(radius: i64) -> Mover:
    """A disc of this radius in fine units; radius 0 is a bare point."""
    return Mover([[0]], [[0]], [radius])


def body_mover(body: Body) -> Mover:
    """A base moved without turning; the reference point is its middle."""
    return union_mover([body], body.x, body.y)


def union_mover(bodies: list[Body], x: i64, y: i64) -> Mover:
    """Several bodies moved as one; the reference point is (x, y) in fine units."""
    xs: list[list[int]] = []
    ys: list[list[int]] = []
    radii: list[int] = []
    for body in bodies:
        if body.corners == 0:
            xs.append([body.x - x])
            ys.append([body.y - y])
            radii.append(body.reach)
        else:
            xs.append([px - x for px in body.xs])
            ys.append([py - y for py in body.ys])
            radii.append(0)
    return Mover(xs, ys, radii)


class Fence:
    """A line that a path may not cross (`toll` below 0), or crosses at a price in fine units."""

    __slots__ = ("ax", "ay", "bx", "by", "owner", "toll")

    def __init__(self, ax: float, ay: float, bx: float, by: float, toll: float, owner: int) -> None:
        self.ax: float = ax
        self.ay: float = ay
        self.bx: float = bx
        self.by: float = by
        self.toll: float = toll
        self.owner: int = owner


class Slow:
    """Ground on which every length counts `num / den` times; the solids it is made of."""

    __slots__ = ("den", "factor", "num", "owner", "solids")

    def __init__(self, solids: list[Solid], num: int, den: int, owner: int) -> None:
        self.solids: list[Solid] = solids
        self.num: int = num
        self.den: int = den
        self.factor: float = num / den
        self.owner: int = owner


def body_solids(mover: Mover, body: Body, slip: float, owner: int) -> list[Solid]:
    """Where may the mover's reference point not be, because of this body? In solids."""
    if body.corners == 0:
        return _grown(mover, [body.x], [body.y], body.reach, slip, owner, [])
    return _grown(mover, body.xs, body.ys, 0, slip, owner, [])


def region_solids(mover: Mover, region: Region, slip: float, owner: int) -> list[Solid]:
    """Where is any part of the mover in this region? In solids, one or more per convex part."""
    solids: list[Solid] = []
    for part in region.parts:
        solids.extend(_grown(mover, part.xs, part.ys, 0, slip, owner, part.cut))
    return solids


def edge_solids(mover: Mover, area: Area, slip: float, owner: int) -> list[Solid]:
    """Where does the mover lie over the outline of an area (or of its holes)?"""
    solids: list[Solid] = []
    for i in range(len(area.xs)):
        j = area.follow[i]
        solids.extend(
            _grown(mover, [area.xs[i], area.xs[j]], [area.ys[i], area.ys[j]], 0, slip, owner, [])
        )
    return solids


def _grown(
    mover: Mover,
    xs: list[int],
    ys: list[int],
    radius: int,
    slip: float,
    owner: int,
    cut: list[bool],
) -> list[Solid]:
    solids: list[Solid] = []
    for k in range(len(mover.xs)):
        if len(mover.xs[k]) == 1:
            dx = mover.xs[k][0]
            dy = mover.ys[k][0]
            grown_xs = [x - dx for x in xs]
            grown_ys = [y - dy for y in ys]
            cuts = cut
        else:
            grown_xs, grown_ys = convex_sum(
                xs, ys, [-x for x in mover.xs[k]], [-y for y in mover.ys[k]]
            )
            # The mover's own width already overlaps the cuts.
            cuts = []
        total = float(radius + mover.radii[k])
        solids.append(Solid(grown_xs, grown_ys, total, slip, owner, cuts))
    return solids


class Ground:
    """What one mover must go around on one surface of the table.

    Attributes:
        solids: Impassable, in the order added.
        fences: Lines not to be crossed.
        slows: Ground that costs more.
        tolls: Lines that cost when crossed.
        bends: Where paths may bend round each solid, filled by `routes` as it needs them.
        low_x, high_x, low_y, high_y: Where the reference point must stay, in fine units.
    """

    __slots__ = (
        "bends",
        "fences",
        "high_x",
        "high_y",
        "low_x",
        "low_y",
        "slows",
        "solids",
        "tolls",
    )

    def __init__(self) -> None:
        self.bends: dict[int, tuple[list[float], list[float]]] = {}
        self.solids: list[Solid] = []
        self.fences: list[Fence] = []
        self.slows: list[Slow] = []
        self.tolls: list[Fence] = []
        self.low_x: float = -float(EVERYWHERE)
        self.low_y: float = -float(EVERYWHERE)
        self.high_x: float = float(EVERYWHERE)
        self.high_y: float = float(EVERYWHERE)

    def add_border(
        self, mover: Mover, low_x: i64, low_y: i64, high_x: i64, high_y: i64, slip: float = SLIP
    ) -> None:
        """Keep the mover within a rectangle (fine units), give or take the slip."""
        self.low_x = float(low_x - mover.low_x) - slip
        self.low_y = float(low_y - mover.low_y) - slip
        self.high_x = float(high_x - mover.high_x) + slip
        self.high_y = float(high_y - mover.high_y) + slip

    def add_body(self, mover: Mover, body: Body, owner: int, slip: float = SLIP) -> None:
        """Keep the mover off a body."""
        self.solids.extend(body_solids(mover, body, slip, owner))

    def add_region(self, mover: Mover, region: Region, owner: int, slip: float = SLIP) -> None:
        """Keep the mover off a region of impassable ground."""
        self.solids.extend(region_solids(mover, region, slip, owner))

    def add_wall(
        self, mover: Mover, ax: i64, ay: i64, bx: i64, by: i64, owner: int, slip: float = SLIP
    ) -> None:
        """Keep the whole mover off a line without width (a wall, an edge)."""
        self.solids.extend(_grown(mover, [ax, bx], [ay, by], 0, slip, owner, []))

    def add_fence(self, ax: i64, ay: i64, bx: i64, by: i64, owner: int) -> None:
        """Forbid the reference point to cross a line (a barrier between two bases in contact)."""
        self.fences.append(Fence(float(ax), float(ay), float(bx), float(by), -1.0, owner))

    def add_toll(self, ax: i64, ay: i64, bx: i64, by: i64, toll: float, owner: int) -> None:
        """Charge `toll` fine units each time the reference point crosses a line."""
        self.tolls.append(Fence(float(ax), float(ay), float(bx), float(by), toll, owner))

    def add_slow(
        self, mover: Mover, region: Region, num: int, den: int, owner: int, slip: float = SLIP
    ) -> None:
        """Make lengths count num/den times (never below 1) where the mover is in a region."""
        if num < den or den < 1:
            raise ValueError(f"ground must cost at least its length, not {num}/{den}")
        self.slows.append(Slow(region_solids(mover, region, slip, owner), num, den, owner))

    def without(self, owners: list[int]) -> "Ground":
        """The same ground without the solids and fences of some owners."""
        other = self.priceless()
        other.bends = {}
        other.solids = [solid for solid in self.solids if solid.owner not in owners]
        other.fences = [fence for fence in self.fences if fence.owner not in owners]
        other.slows = self.slows
        other.tolls = self.tolls
        return other

    def priceless(self) -> "Ground":
        """The same obstacles without slow ground and tolls."""
        other = Ground()
        other.bends = self.bends
        other.solids = self.solids
        other.fences = self.fences
        other.low_x = self.low_x
        other.low_y = self.low_y
        other.high_x = self.high_x
        other.high_y = self.high_y
        return other


def is_within(ground: Ground, x: float, y: float) -> bool:
    """Is the mover on the table with its reference point here?"""
    return ground.low_x <= x <= ground.high_x and ground.low_y <= y <= ground.high_y


def blocker(ground: Ground, x: float, y: float) -> int | None:
    """Which obstacle does the mover overlap with its reference point here? None when free."""
    if not is_within(ground, x, y):
        return BORDER
    for solid in ground.solids:
        if is_hit(solid, x, y, x, y):
            return solid.owner
    return None


def is_free(ground: Ground, x: float, y: float) -> bool:
    """May the mover stand with its reference point here?"""
    return blocker(ground, x, y) is None


def crosses(fence: Fence, ax: float, ay: float, bx: float, by: float) -> bool:
    """Does the leg a-b cross the fence?

    A place exactly on the fence's line counts as beyond it (on its rising side), so that a path
    with a corner on the fence crosses once or not at all. Passing through an end counts.
    """
    dx = fence.bx - fence.ax
    dy = fence.by - fence.ay
    before = dx * (ay - fence.ay) - dy * (ax - fence.ax) >= 0.0
    after = dx * (by - fence.ay) - dy * (bx - fence.ax) >= 0.0
    if before == after:
        return False
    ex = bx - ax
    ey = by - ay
    one = ex * (fence.ay - ay) - ey * (fence.ax - ax)
    two = ex * (fence.by - ay) - ey * (fence.bx - ax)
    return one == 0.0 or two == 0.0 or (one > 0.0) != (two > 0.0)


def is_leg_free(ground: Ground, ax: float, ay: float, bx: float, by: float) -> bool:
    """May the mover go straight from a to b?"""
    if not is_within(ground, ax, ay) or not is_within(ground, bx, by):
        return False
    for solid in ground.solids:
        if is_hit(solid, ax, ay, bx, by):
            return False
    return all(not crosses(fence, ax, ay, bx, by) for fence in ground.fences)
