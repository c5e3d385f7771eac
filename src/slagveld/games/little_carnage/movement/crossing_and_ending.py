"""Footing: where a base may stand, and what it meets while it moves along one straight leg.

A base that turns at a spot has its corners where it did not stand before. So on a leg only what
surely passes counts: the round core of the base along the whole leg, and the whole base along the
leg without half a base at either end. Where a move ends the whole base counts.

Places are whole units, so bases that are turned cannot lie quite flush: one may reach a unit of
0.1 mm into another or into a piece of terrain (`SLIP`), and turned ones so far along both of their
edges. Deeper than `DEEPEST` nothing ever lies in anything. Over the edge of the table nobody
reaches at all.
"""

from math import sqrt
from typing import Any

from slagveld.kernel.rulebook import Refusal
from slagveld.record import Record
from slagveld.table.body import Area, Body, rectangle
from slagveld.table.contact import overlap, overlapped
from slagveld.table.inside import CROSSING, INSIDE, body_in_area, place_in_area
from slagveld.table.lines import segments_gap
from slagveld.table.measure import segment_body_gap, table_edge_gap
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, ONE, cosine, direction_of, sine
from slagveld.texts import Name

from ..core.board import field_refusal
from ..core.book import refuse
from ..core.regiment import Stand
from ..core.state import LittleState
from ..terrain.ditches import Line, edges, is_bridged, width_along
from ..terrain.scenery_and_cover import (
    is_climbable,
    kind_of,
    name_of,
    pose_at,
    scenery_of,
    stands_on,
    top_of,
)

SLIP = FINE
"""How deep a base may overlap something, in fine units: what rounding to whole places makes."""
DEEPEST = 2 * SLIP
"""What that comes to at the most between two bases that are turned to each other."""


class Mover(Record):
    state: LittleState
    stand: Stand
    limit: int = 0
    """The units that its way may cost."""
    flying: bool = False
    through: tuple[int, ...] = ()
    """Stands that will have moved away."""

    @property
    def name(self) -> Name:
        return self.state.regiment_of(self.stand).name

    def end_at(self, x: int, y: int, facing: int) -> Pose:
        """Where a way ends; a flier over a building comes down on its top (LC-1.8-flying-1)."""
        here = self.stand.pose
        z = pose_at(self.state, x, y, facing).z if self.flying else here.z
        return Pose(x, y, facing, z, here.level)

    def refusal_at(self, pose: Pose) -> Refusal | None:
        return stand_refusal(self.state, self.stand, pose, ignore=self.through)


def core_at(stand: Stand, pose: Pose) -> Body:
    """A base at a pose without its outermost unit."""
    width, depth = stand.sides
    return rectangle(pose.x, pose.y, width - 2, depth - 2, pose.facing, pose.z, pose.level)


def stand_refusal(
    state: LittleState, stand: Stand, pose: Pose, *, ignore: tuple[int, ...] = ()
) -> Refusal | None:
    """Why a stand may not come to stand at a pose, or None. Those in `ignore` are away."""
    if state.options.board and (refusal := field_refusal(state, stand, pose)) is not None:
        return refusal
    core = core_at(stand, pose)
    table = state.field.table
    if (
        not _is_inside(core, table.width * FINE, table.height * FINE)
        and table_edge_gap(core, table.width, table.height) < DEEPEST
        and table_edge_gap(stand.at(pose).body, table.width, table.height) < 0
    ):
        return refuse("LC-1.3-19", "refusal-ground-edge", name=_name(state, stand))
    stands = state.field.stands
    for index in overlapped(core, state.field.bodies, 0):
        other = stands[index]
        if other.id != stand.id and other.id not in ignore and other.pose.z == pose.z:
            names = {"name": _name(state, stand), "other": _name(state, other)}
            return refuse("LC-1.9-7", "refusal-ground-overlap", **names)
    if not table.terrain and not pose.z:
        return None
    return _terrain_refusal(state, stand, pose, core)


def _is_inside(core: Body, width: int, height: int) -> bool:
    """Whether a base is on the table whichever way it looks."""
    far = core.reach + DEEPEST
    return far <= core.x <= width - far and far <= core.y <= height - far


def _name(state: LittleState, stand: Stand) -> Name:
    return state.regiment_of(stand).name


def _terrain_refusal(state: LittleState, stand: Stand, pose: Pose, core: Body) -> Refusal | None:
    scenery = scenery_of(state.field.table)
    if pose.z:
        there = [piece for piece in scenery.buildings if top_of(piece) == pose.z]
        if any(body_in_area(core, piece.area) == INSIDE for piece in there):
            return None
        return refuse("LC-HOUSE-ground", "refusal-ground-top", name=_name(state, stand))
    for piece in scenery.solid:
        if body_in_area(core, piece.area) < CROSSING:
            continue
        passage = kind_of(piece).passage
        if passage == "ditch" and is_bridged(edges(core), piece, scenery.bridges):
            continue
        rule = _END_RULES.get(passage, "LC-1.9-18")
        return refuse(rule, "refusal-ground-on", name=_name(state, stand), piece=name_of(piece))
    return None


_END_RULES = {"ditch": "LC-1.9-24", "barred": "LC-1.9-2", "building": "LC-HOUSE-ground"}
"""What forbids to end on a piece; on an obstacle it is LC-1.9-18."""


class Leg:
    """One straight leg of a way, in fine units, with what is near enough to be met on it."""

    __slots__ = (
        *("ahead", "dx", "dy", "length", "line", "round"),
        *("enemies", "enemy_gaps", "pieces", "piece_gaps", "looks", "ways"),
    )

    def __init__(self, mover: Mover, line: Line) -> None:
        x1, y1, x2, y2 = line
        self.line = line
        self.dx = x2 - x1
        self.dy = y2 - y1
        self.length = sqrt(self.dx * self.dx + self.dy * self.dy)
        self.ahead = int(direction_of(self.dx, self.dy))
        """The direction in which it leads."""
        self.round = min(mover.stand.sides[0], mover.stand.sides[1]) * FINE // 2 - SLIP
        """Radius of the round core."""
        self.enemies: list[Stand] = []
        """Enemies of its height that a base may run into, in order (LC-1.9-6, LC-1.9-8)."""
        self.enemy_gaps: list[int] = []
        """How far each is from the line."""
        self.pieces: list[Terrain] = []
        """Pieces that a base may run into, the hardest first."""
        self.piece_gaps: list[int] = []
        """How far each is from the line."""
        self.looks: dict[int, list[Terrain] | Refusal] = {}
        """What is known of the low obstacles met, by facing, or why it is barred."""
        self.ways: dict[int, Any] = {}
        """What is known of how it is gone, by facing."""
        if mover.flying:
            return
        state, stand, through = mover.state, mover.stand, mover.through
        corner = stand.body.reach
        reach = int(self.length / 2.0) + corner + 1
        near = Body((x1 + x2) // 2, (y1 + y2) // 2, reach, [], [], 0, 0, 0)
        stands = state.field.stands
        for index in overlapped(near, state.field.bodies, 0):
            other = stands[index]
            enemy = other.seat != stand.seat and other.pose.z == stand.pose.z
            if enemy and other.id not in through:
                apart = segment_body_gap(x1, y1, x2, y2, other.body)
                if apart < corner:
                    self.enemies.append(other)
                    self.enemy_gaps.append(apart)
        if not state.field.table.terrain:
            return
        for piece in scenery_of(state.field.table).solid:
            if _is_near(piece.area, near) and not stands_on(stand, piece):
                apart = gap_to(piece.area, self.line)
                if apart < corner:
                    self.pieces.append(piece)
                    self.piece_gaps.append(apart)

    def swept(self, stand: Stand, facing: int) -> Body | None:
        """What the whole base surely covers on the leg, looking so; None on one too short."""
        width, depth = stand.sides
        c, s = int(cosine(facing)), int(sine(facing))
        ahead = abs(self.dx * c + self.dy * s)
        aside = abs(self.dx * s - self.dy * c)
        whole = max(self.length, 1.0) * ONE
        less = (ahead * depth + aside * width) * FINE / 2.0 / whole
        if self.length <= 2.0 * less:
            return None
        part = less / self.length
        x, y = self.line[0], self.line[1]
        ox, oy = round(self.dx * part), round(self.dy * part)
        start = rectangle(0, 0, width - 2, depth - 2, facing, 0, 0).shifted(x + ox, y + oy)
        return hull(start, self.dx - 2 * ox, self.dy - 2 * oy)


def _is_near(area: Area, disc: Body) -> bool:
    reach = disc.reach
    return (
        area.low_x < disc.x + reach
        and area.high_x > disc.x - reach
        and area.low_y < disc.y + reach
        and area.high_y > disc.y - reach
    )


def hull(body: Body, dx: int, dy: int) -> Body:
    """All that a base covers when it is moved by a vector without turning."""
    xs: list[int] = []
    ys: list[int] = []
    count = len(body.xs)
    ahead = []
    for i in range(count):
        j = (i + 1) % count
        ahead.append((body.ys[j] - body.ys[i]) * dx - (body.xs[j] - body.xs[i]) * dy > 0)
    for i in range(count):
        x, y = body.xs[i], body.ys[i]
        before, after = ahead[i - 1], ahead[i]
        moves = (True,) if before and after else (before, after) if before != after else (False,)
        for moved in moves:
            xs.append(x + dx if moved else x)
            ys.append(y + dy if moved else y)
    reach = body.reach + int(sqrt(dx * dx + dy * dy) / 2.0) + 2
    return Body(body.x + dx // 2, body.y + dy // 2, reach, xs, ys, body.facing, body.z, body.level)


def enemy_met(leg: Leg, swept: Body | None) -> Stand | None:
    """The first enemy that a base runs into (LC-1.9-8), not one that it leaves (LC-1.9-10)."""
    for other, apart in zip(leg.enemies, leg.enemy_gaps, strict=True):
        if apart < leg.round or (swept is not None and overlap(swept, other.body, 0)):
            return other
    return None


def pieces_met(leg: Leg, swept: Body | None) -> list[Terrain]:
    """The pieces that a base runs into on a leg, the hardest first."""
    return [
        piece
        for piece, apart in zip(leg.pieces, leg.piece_gaps, strict=True)
        if apart < leg.round or (swept is not None and body_in_area(swept, piece.area) >= CROSSING)
    ]


def gap_to(area: Area, line: Line) -> int:
    """How far a line is from an area: -1 if it begins in it."""
    x1, y1, x2, y2 = line
    if place_in_area(x1, y1, area) > 0:
        return -1
    xs, ys = area.xs, area.ys
    follow = enumerate(area.follow)
    return min([segments_gap(x1, y1, x2, y2, xs[i], ys[i], xs[j], ys[j]) for i, j in follow])


def passing_refusal(mover: Mover, leg: Leg, piece: Terrain) -> Refusal | None:
    """Why a stand may not walk over a piece that it meets on a leg, or None.

    A low obstacle may be crossed at its price (LC-1.9-17); a high one only by climbing, which is
    not walking.
    """
    match kind_of(piece).passage:
        case "low":
            return None
        case "ditch":
            if is_bridged(_lanes(leg), piece, scenery_of(mover.state.field.table).bridges):
                return None
            if width_along(piece, leg.line) <= max(mover.stand.sides) * FINE + 0.5:
                return None
            names = {"name": mover.name, "piece": name_of(piece)}
            return refuse("LC-1.9-22", "refusal-way-wide", **names)
        case _:
            return solid_refusal(mover, piece)


def solid_refusal(mover: Mover, piece: Terrain) -> Refusal:
    """Why nobody walks over a high obstacle, a building, or what bars every way."""
    names = {"name": mover.name, "piece": name_of(piece)}
    match kind_of(piece).passage:
        case "high":
            if is_climbable(mover.state, mover.stand, piece):
                return refuse("LC-1.9-19", "refusal-way-high", **names)
            return refuse("LC-1.9-20", "refusal-way-higher", **names)
        case "building":
            return refuse("LC-HOUSE-ground", "refusal-way-house", **names)
        case _:
            return refuse("LC-1.9-2", "refusal-way-barred", **names)


def _lanes(leg: Leg) -> list[Line]:
    """The lines along which both sides of a base and its middle go over a bridge."""
    x1, y1, x2, y2 = leg.line
    length = max(leg.length, 1.0)
    ox = round(-leg.dy / length * leg.round)
    oy = round(leg.dx / length * leg.round)
    return [leg.line, (x1 + ox, y1 + oy, x2 + ox, y2 + oy), (x1 - ox, y1 - oy, x2 - ox, y2 - oy)]
