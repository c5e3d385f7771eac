"""Turns: a base, or several as one, turned about a point. What is swept on the way?

Turning is rigid: about the middle it is turning on the spot, about a front corner it is wheeling.
`turned` gives the end of a turn, for games that only look at the end; `turn_hit` sweeps it.

The mover is shrunk by the slip before it is swept, so a contact at the start does not stop a turn
that leaves it, and brushing past is free. First contact is always a corner of one shape meeting
an edge of the other, or a round meeting either, so circles round the pivot are cut with edges and
rounds; no step size is involved. Doubles as in `solids`.
"""

from math import sqrt

from mypy_extensions import i64

from slagveld.table.body import Area, Body
from slagveld.table.circling import NEVER, arc_circle, arc_round, quarters_of, whole_tenths
from slagveld.table.convex import Region
from slagveld.table.obstacles import Ground, blocker, union_mover
from slagveld.table.units import cosine, scaled, sine


class TurnHit:
    """What stops a turn: the whole tenths of a degree turned before it, and the owner."""

    __slots__ = ("owner", "turned")

    def __init__(self, turned: int, owner: int) -> None:
        self.turned: int = turned
        self.owner: int = owner


def turned_place(x: i64, y: i64, pivot_x: i64, pivot_y: i64, turn: i64) -> tuple[int, int]:
    """Where does a place get to when turned about a pivot? Fine units, rounded to nearest."""
    way: i64 = turn % 3600
    c: i64 = cosine(way)
    s: i64 = sine(way)
    dx: i64 = x - pivot_x
    dy: i64 = y - pivot_y
    return pivot_x + scaled(dx * c - dy * s), pivot_y + scaled(dx * s + dy * c)


def turned(body: Body, pivot_x: i64, pivot_y: i64, turn: i64) -> Body:
    """The body after a turn (tenths of a degree, rising directions) about a pivot.

    Middle and corners are each rounded to fine units; a state keeps poses, not turned bodies.
    """
    x, y = turned_place(body.x, body.y, pivot_x, pivot_y, turn)
    xs: list[int] = []
    ys: list[int] = []
    for i in range(len(body.xs)):
        px, py = turned_place(body.xs[i], body.ys[i], pivot_x, pivot_y, turn)
        xs.append(px)
        ys.append(py)
    facing: i64 = (body.facing + turn) % 3600
    return Body(x, y, body.reach, xs, ys, facing, body.z, body.level)


def shrunk(body: Body, slip: i64) -> Body:
    """The body smaller by the slip on every side (not below nothing)."""
    if body.corners == 0:
        return Body(
            body.x, body.y, max(body.reach - slip, 0), [], [], body.facing, body.z, body.level
        )
    xs: list[int] = []
    ys: list[int] = []
    count = len(body.xs)
    for i in range(count):
        ahead_x, ahead_y = _part_way(body, i, (i + 1) % count, float(slip))
        back_x, back_y = _part_way(body, i, (i + count - 1) % count, float(slip))
        xs.append(body.xs[i] + int((ahead_x + back_x + 0.5) // 1.0))
        ys.append(body.ys[i] + int((ahead_y + back_y + 0.5) // 1.0))
    return Body(body.x, body.y, body.reach, xs, ys, body.facing, body.z, body.level)


def _part_way(body: Body, i: int, j: int, length: float) -> tuple[float, float]:
    """The vector of this length from corner i towards corner j, at most half way."""
    dx = float(body.xs[j] - body.xs[i])
    dy = float(body.ys[j] - body.ys[i])
    whole = sqrt(dx * dx + dy * dy)
    part = min(length, 0.5 * whole) / whole
    return dx * part, dy * part


class Scene:
    """What a turn may run into: bodies and areas with their owners' numbers."""

    __slots__ = ("area_owners", "areas", "bodies", "body_owners", "regions")

    def __init__(self) -> None:
        self.bodies: list[Body] = []
        self.body_owners: list[int] = []
        self.areas: list[Area] = []
        self.regions: list[Region] = []
        self.area_owners: list[int] = []

    def add_body(self, body: Body, owner: int) -> None:
        """Add a body."""
        self.bodies.append(body)
        self.body_owners.append(owner)

    def add_region(self, region: Region, owner: int) -> None:
        """Add impassable ground."""
        self.areas.append(region.area)
        self.regions.append(region)
        self.area_owners.append(owner)


def overlap(movers: list[Body], scene: Scene, slip: i64) -> int | None:
    """Which of the scene do these bodies overlap, deeper than the slip? The first, or None."""
    x = movers[0].x
    y = movers[0].y
    mover = union_mover([shrunk(body, slip) for body in movers], x, y)
    ground = Ground()
    for i in range(len(scene.bodies)):
        ground.add_body(mover, scene.bodies[i], scene.body_owners[i], 0.0)
    for i in range(len(scene.regions)):
        ground.add_region(mover, scene.regions[i], scene.area_owners[i], 0.0)
    return blocker(ground, float(x), float(y))


def turn_hit(
    movers: list[Body], pivot_x: i64, pivot_y: i64, turn: i64, scene: Scene, slip: i64
) -> TurnHit | None:
    """What does a turn about a pivot first run into, and after how many tenths of a degree?

    `turn` above 0 rises (clockwise on a screen), below 0 falls; a whole circle is 3600. Overlap
    deeper than the slip at the start is a hit after 0. None when the turn is free.
    """
    owner = overlap(movers, scene, slip)
    if owner is not None:
        return TurnHit(0, owner)
    size: i64 = turn if turn >= 0 else -turn
    sense = 1.0 if turn >= 0 else -1.0
    limit = quarters_of(size)
    best = NEVER
    found = 0
    for mover in movers:
        small = shrunk(mover, slip)
        for i in range(len(scene.bodies)):
            at = _first_body(small, scene.bodies[i], float(pivot_x), float(pivot_y), sense)
            if at < best:
                best = at
                found = scene.body_owners[i]
        for i in range(len(scene.areas)):
            at = _first_area(small, scene.areas[i], float(pivot_x), float(pivot_y), sense)
            if at < best:
                best = at
                found = scene.area_owners[i]
    if best > limit:
        return None
    return TurnHit(whole_tenths(best), found)


def _first_body(mover: Body, other: Body, ox: float, oy: float, sense: float) -> float:
    mx = float(mover.x)
    my = float(mover.y)
    px = float(other.x)
    py = float(other.y)
    if mover.corners == 0:
        if other.corners == 0:
            return arc_circle(mx, my, ox, oy, sense, px, py, float(mover.reach + other.reach))
        return arc_round(mx, my, ox, oy, sense, other.xs, other.ys, None, float(mover.reach))
    if other.corners == 0:
        # Seen from the mover, the disc turns the other way.
        return arc_round(px, py, ox, oy, -sense, mover.xs, mover.ys, None, float(other.reach))
    best = NEVER
    for i in range(len(mover.xs)):
        mx = float(mover.xs[i])
        my = float(mover.ys[i])
        best = min(best, arc_round(mx, my, ox, oy, sense, other.xs, other.ys, None, 0.0))
    for i in range(len(other.xs)):
        px = float(other.xs[i])
        py = float(other.ys[i])
        best = min(best, arc_round(px, py, ox, oy, -sense, mover.xs, mover.ys, None, 0.0))
    return best


def _first_area(mover: Body, area: Area, ox: float, oy: float, sense: float) -> float:
    mx = float(mover.x)
    my = float(mover.y)
    if mover.corners == 0:
        radius = float(mover.reach)
        return arc_round(mx, my, ox, oy, sense, area.xs, area.ys, area.follow, radius)
    best = NEVER
    for i in range(len(mover.xs)):
        mx = float(mover.xs[i])
        my = float(mover.ys[i])
        best = min(best, arc_round(mx, my, ox, oy, sense, area.xs, area.ys, area.follow, 0.0))
    for i in range(len(area.xs)):
        px = float(area.xs[i])
        py = float(area.ys[i])
        best = min(best, arc_round(px, py, ox, oy, -sense, mover.xs, mover.ys, None, 0.0))
    return best
