"""Where figures stand that go round an enemy, flush along its outline (section 11).

A line of figures grows from the figures that already touch the enemy: to the *left*, as they see
it who look at the enemy, or to the *right*. Every figure of the line looks at the edge it stands
against and touches its own unit. An outline is walked edge by edge: of a block its true outline,
an incomplete last rank and all; of loose figures the edges of each.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from slagveld.table import blocks
from slagveld.table.body import Body
from slagveld.table.contact import overlapped, touched
from slagveld.table.shapes import Pose, RectBase
from slagveld.table.units import FINE, cosine, direction_of, scaled, sine

from ..core.state import CarnageState
from ..core.unit import Unit, whole
from ..ground.obstacles import fits
from ..terrain.high_walls import TOUCH

LEFT: Final = 1
RIGHT: Final = -1
"""Left is the sense in which directions from the enemy's middle rise."""

LEAST: Final = TOUCH
"""So much of a figure's front, in units, must lie against the edge it looks at."""

SLACK: Final = TOUCH * FINE
"""Bases so far apart, in fine units, still touch."""


class Edge:
    """One side of an enemy, in the order in which a line passes it; fine units.

    Args:
        x, y: Where it begins.
        length: How long it is.
        along: The direction in which the line goes.
        outward: The direction away from the enemy.
    """

    __slots__ = ("along", "c", "length", "out_x", "out_y", "outward", "s", "x", "y")

    def __init__(self, x: int, y: int, length: int, along: int, outward: int) -> None:
        self.x = x
        self.y = y
        self.length = length
        self.along = along
        self.outward = outward
        self.c, self.s = int(cosine(along)), int(sine(along))
        self.out_x, self.out_y = int(cosine(outward)), int(sine(outward))

    def frame(self, x: int, y: int) -> tuple[int, int]:
        """How far along the edge and how far out from it a place lies."""
        dx, dy = x - self.x, y - self.y
        along = (dx * self.c + dy * self.s) >> 30
        return along, (dx * self.out_x + dy * self.out_y) >> 30

    def place(self, along: int, out: int) -> tuple[int, int]:
        """The place that lies so far along the edge and so far out from it."""
        x = self.x + scaled(along * self.c + out * self.out_x)
        return x, self.y + scaled(along * self.s + out * self.out_y)

    def is_near(self, x: int, y: int, reach: int) -> bool:
        """Whether a figure against this edge could come near a place."""
        along, out = self.frame(x, y)
        return -reach <= along <= self.length + reach and -reach <= out <= reach

    def reached(self, body: Body, depth: int) -> list[int]:
        """How far along a base reaches into the strip of this depth before the edge, if it does.

        Told twice where it differs: for the strip proper, and for one so much wider that those
        who only touch it count.
        """
        middle = self.frame(body.x, body.y)[1]
        if not -body.reach - SLACK <= middle <= depth + body.reach + SLACK:
            return []
        corners = [self.frame(body.xs[i], body.ys[i]) for i in range(len(body.xs))]
        found: list[int] = []
        for low, high in ((FINE, depth - FINE), (-SLACK, depth + SLACK)):
            within: list[int] = []
            to, there = corners[0]
            for i in range(len(corners) - 1, -1, -1):
                along, out = corners[i]
                if low <= out <= high:
                    within.append(along)
                within += [
                    along + (to - along) * (line - out) // (there - out)
                    for line in (low, high)
                    if out < line < there or there < line < out
                ]
                to, there = along, out
            if within:
                found.append(max(within))
        return found


class Laid(NamedTuple):
    """A figure that was laid against an enemy."""

    pose: Pose
    body: Body


def outline_edges(enemy: Unit, sense: int) -> list[Edge]:
    """The sides of an enemy for a line that goes round it in this sense."""
    if enemy.formed:
        rings = [blocks.outline(enemy.block)]
    else:
        rings = [list(zip(body.xs, body.ys, strict=True)) for body in enemy.bodies]
    found: list[Edge] = []
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            along = direction_of(x2 - x1, y2 - y1)
            c, s = cosine(along), sine(along)
            length = scaled((x2 - x1) * c + (y2 - y1) * s)
            outward = (along + 2700) % 3600
            if sense == LEFT:
                found.append(Edge(x1, y1, length, along, outward))
            else:
                found.append(Edge(x2, y2, length, (along + 1800) % 3600, outward))
    return found


class Line:
    """A line of figures that grows round an enemy in one sense.

    `stay` are bases of the own unit that stay, `before` those laid before on the other flank.
    """

    def __init__(
        self,
        state: CarnageState,
        unit: Unit,
        enemy: Unit,
        sense: int,
        stay: list[Body],
        before: Sequence[Body] = (),
    ) -> None:
        self.state = state
        self.unit = unit
        self.enemy = enemy
        self.sense = sense
        self.own = [*stay, *before]
        self.base = RectBase(unit.profile.width, unit.profile.depth)
        self.edges = outline_edges(enemy, sense)
        self.middle = enemy.middle
        self.last = self._end(stay)
        """The figure at the end of the line; None: nobody of the unit touches the enemy."""

    def _bearing(self, body: Body) -> int:
        return direction_of(body.x - self.middle[0], body.y - self.middle[1])

    def _end(self, bodies: list[Body]) -> Body | None:
        """The base that touches the enemy furthest round it in the sense of the line."""
        near = [body for body in bodies if touched(body, self.enemy.parts, SLACK)]
        if not near:
            return None
        x, y = sum([b.x for b in near]) // len(near), sum([b.y for b in near]) // len(near)
        start = direction_of(x - self.middle[0], y - self.middle[1])
        return max(near, key=lambda b: ((self._bearing(b) - start) * self.sense + 1800) % 3600)

    def grow(self, most: int, limit: int) -> list[Laid]:
        """Lay up to `most` figures, none with its middle further than `limit` (fine units) off."""
        found: list[Laid] = []
        while len(found) < most:
            laid = self._next(limit, first=not found)
            if laid is None:
                break
            found.append(laid)
            self.own.append(laid.body)
            self.last = laid.body
        return found

    def _next(self, limit: int, *, first: bool) -> Laid | None:
        """The place nearest round the enemy at which one figure more stands free.

        The first of a line may hang on to any figure of the unit: a front that came slantwise
        into contact is passed as a whole.
        """
        last = self.last
        if last is None:
            return None
        here = self._bearing(last)
        reach = last.reach + (self.base.width + self.base.depth) * FINE
        near = [b for b in self.own if first or _apart(b, last) <= reach + b.reach]
        places: list[tuple[bool, int, int, Laid]] = []
        for number, edge in enumerate(self.edges):
            if not first and not edge.is_near(last.x, last.y, reach):
                continue
            for offset in self._offsets(edge, near):
                laid = self._laid(edge, offset)
                ahead = (self._bearing(laid.body) - here) * self.sense % 3600
                if 0 < ahead < 1800:
                    places.append((offset < 0, ahead, number, laid))
        places.sort(key=lambda place: place[:3])
        return next((p[3] for p in places if self._stands(p[3], near, limit)), None)

    def _offsets(self, edge: Edge, near: list[Body]) -> list[int]:
        """How far along an edge, in units, a figure may begin: at its corner, or past one's own.

        Below 0 it sticks out over the corner, to hang on to a front that came slantwise.
        """
        depth = self.base.depth * FINE
        found = [0]
        for body in near:
            found.extend([-(-far // FINE) for far in edge.reached(body, depth)])
        most = edge.length // FINE - LEAST
        least = LEAST - self.base.width
        return [offset for offset in dict.fromkeys(found) if least <= offset <= most]

    def _laid(self, edge: Edge, offset: int) -> Laid:
        """A figure that begins so far along an edge, looking at it; to the nearest unit."""
        along = offset * FINE + self.base.width * FINE // 2
        x, y = edge.place(along, self.base.depth * FINE // 2)
        facing = (edge.outward + 1800) % 3600
        pose = Pose(whole(x), whole(y), facing)
        return Laid(pose, self.base.body(pose))

    def _stands(self, laid: Laid, near: list[Body], limit: int) -> bool:
        """Whether a figure can stand there: near, on nobody, beside its own (CAR-11-unit-rules)."""
        body = laid.body
        x, y = self.unit.middle
        if (body.x - x) ** 2 + (body.y - y) ** 2 > limit * limit:
            return False
        if overlapped(body, self.own, FINE) or not touched(body, near, SLACK):
            return False
        if not touched(body, self.enemy.bodies, SLACK):
            return False
        return fits(self.state, alone(self.unit, laid.pose))


def _apart(one: Body, other: Body) -> int:
    """How far two middles are apart, never told too small."""
    return abs(int(one.x - other.x)) + abs(int(one.y - other.y))


def alone(unit: Unit, pose: Pose) -> Unit:
    """One figure of a unit at a place, as if it were all of it: for questions of room."""
    return unit.changed(figures=unit.figures[:1], places=(pose,), files=1)
