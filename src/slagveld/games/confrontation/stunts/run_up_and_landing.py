"""Jumps on the table: what lies in the way, the run-up, and where a jumper lands (CON-JUMP-1).

A jump goes straight from where a figure stands towards a place it points at. The gap or obstacle
that the line of its middle meets first is what it jumps; so much of the line as lies in that is
what it has to clear. It takes off where its base, looking ahead, touches the near edge, and is set
down where the base first lies beyond the far edge.
"""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from slagveld.table.inside import TOUCHING, body_in_area, place_in_area, stretches_inside
from slagveld.table.measure import area_gap
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, direction_of

from ..core.figure import Figure
from ..core.state import ClashState
from ..terrain.movement_table import mov
from ..terrain.paths import Path, way_cost
from ..terrain.scenery import is_wall, kind_of, pose_at

HAIR = 1e-6
BEYOND = 3
"""So many times MOV a line is followed to see how wide a thing is."""


class Line(NamedTuple):
    """A straight line from where a figure stands, by distance in units."""

    x: int
    y: int
    dx: float
    dy: float
    direction: int

    def at(self, far: float) -> Spot:
        return Spot(round(self.x + self.dx * far), round(self.y + self.dy * far))


def line_towards(x: int, y: int, spot: Spot) -> Line | None:
    """The line from a place towards another; None when they are the same."""
    dx, dy = spot.x - x, spot.y - y
    length = (dx * dx + dy * dy) ** 0.5
    if not length:
        return None
    return Line(x, y, dx / length, dy / length, int(direction_of(dx, dy)))


class Leap(NamedTuple):
    piece: Terrain
    line: Line
    run_up: int
    """How long it is, in units."""
    width: int
    """What is to be cleared along the line, in units: of the gap, or of the obstacle's depth."""
    takeoff: Spot
    begins: float
    """Where along the line the piece begins, and where it ends."""
    ends: float

    @property
    def long(self) -> bool:
        """A long jump over a gap, or a high jump over an obstacle."""
        return kind_of(self.piece).passage == "gap"

    @property
    def clears(self) -> int:
        """The distance to clear, in units: for a high jump the height (CON-JUMP-1)."""
        return self.width if self.long else self.piece.height

    def path_to(self, pose: Pose) -> Path:
        """The run-up, and the jump to where it ends."""
        end = Spot(pose.x, pose.y)
        return (self.takeoff, end) if self.run_up else (end,)


def near_jumps(state: ClashState, figure: Figure) -> list[Terrain]:
    """Gaps, and obstacles not just stepped over, in reach of its MOV and not under it."""
    body, most = figure.body, mov(figure) * FINE
    high = [one for one in state.field.table.terrain if is_wall(figure, one)]
    outside = [one for one in high if place_in_area(body.x, body.y, one.area) <= 0]
    return [one for one in outside if area_gap(body, one.area) <= most]


def leap_towards(state: ClashState, figure: Figure, spot: Spot) -> Leap | None:
    """The jump of a figure towards a place; None when it meets nothing to jump across there."""
    pose = figure.pose
    line = line_towards(pose.x, pose.y, spot)
    pieces = near_jumps(state, figure)
    if not pieces or line is None:
        return None
    far = BEYOND * mov(figure)
    end = line.at(far)
    best: tuple[float, float, Terrain] | None = None
    for piece in pieces:
        crossed = stretches_inside(
            pose.x * FINE, pose.y * FINE, end.x * FINE, end.y * FINE, piece.area
        )
        if crossed and crossed[0][1] < 1.0 and (best is None or crossed[0][0] < best[0]):
            best = (*crossed[0], piece)
    if best is None:
        return None
    begins, ends = best[0] * far, best[1] * far
    off = _takeoff(figure, line, best[2], begins)
    width = ceil(ends - begins - HAIR)
    return Leap(best[2], line, off, width, line.at(off), begins, ends)


def clear_of(figure: Figure, spot: Spot, facing: int, piece: Terrain) -> bool:
    """Whether a base there lies outside a piece; it may touch it."""
    body = figure.body_at(Pose(spot.x, spot.y, facing))
    return body_in_area(body, piece.area) <= TOUCHING


def half_across(figure: Figure) -> int:
    """Half the diagonal of a base, in units, counted up."""
    width, depth = figure.profile.sides
    return int((width * width + depth * depth) ** 0.5 / 2) + 1


def _takeoff(figure: Figure, line: Line, piece: Terrain, begins: float) -> int:
    """How far along the line the base, looking ahead, still lies before a piece."""

    def beyond(far: int) -> bool:
        return not clear_of(figure, line.at(far), line.direction, piece)

    return max(0, first_unit(0, ceil(begins), beyond) - 1)


def first_unit(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """The first unit after one at which something holds that holds at the other."""
    while high - low > 1:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle
    return high


def first_clear(figure: Figure, line: Line, ends: float, facing: int, piece: Terrain) -> int | None:
    """How far along a line a base, looking so, first lies beyond a piece that ends there."""

    def beyond(far: int) -> bool:
        return clear_of(figure, line.at(far), facing, piece)

    high = ceil(ends) + half_across(figure)
    return first_unit(int(ends), high, beyond) if beyond(high) else None


def landing(state: ClashState, figure: Figure, leap: Leap, facing: int) -> Pose | None:
    """Where a jumper is set down, looking so: just beyond the far edge; None: nowhere."""
    far = first_clear(figure, leap.line, leap.ends, facing, leap.piece)
    if far is None:
        return None
    spot = leap.line.at(far)
    return pose_at(state, spot.x, spot.y, facing)


def spent_on(state: ClashState, figure: Figure, leap: Leap) -> int:
    """What run-up and jump take of MOV together, in units."""
    ran = way_cost(state, figure, (leap.takeoff,)) if leap.run_up else 0
    return ran + leap.width
