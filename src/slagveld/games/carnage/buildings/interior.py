"""Inside a building: how many it holds, where they stand, and the way to its doors and windows.

Figures go in and out one by one. The way is that of a single base from the middle of the unit's
front edge to the middle of the opening; within the walls nothing is measured (CAR-9.7-enter).
Inside, the figures stand along the building's walls: as near to enemies inside as they can,
else first behind the doors and windows, then row by row.
"""

from fractions import Fraction
from math import sqrt

from slagveld.table.contact import overlap
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.measure import gap
from slagveld.table.obstacles import SLIP, disc_mover
from slagveld.table.routes import route
from slagveld.table.shapes import Pose, RectBase
from slagveld.table.terrain import Terrain
from slagveld.table.turns import shrunk
from slagveld.table.units import FINE, ONE, cosine, direction_of, sine, turn_between

from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.obstacles import CLIMB, Footing, bordered
from ..ground.paths_and_costs import climbed_along, rounded_up
from ..terrain.high_walls import ROUNDING
from ..terrain.outlines import twice_area
from .doors_and_windows import Gap, moved, openings

# Capacity


def capacity(piece: Terrain, width: int, depth: int) -> int:
    """How many figures with this base a building holds (CAR-9.7-capacity).

    As many as stand in rows of whole bases on half of a rectangular building, whichever way it
    is halved and the rows run (sides that rounding has made a hair shorter count as whole), so
    25 x 12.5 cm of a house of 25 x 25 (CAR-9.7-example); on another ground plan, half its area
    divided by that of a base.
    """
    sides = _sides(piece)
    if sides is None:
        return twice_area(list(piece.outline.points)) // (4 * width * depth)
    long, wide = sides
    return max(
        (a + ROUNDING) // w * ((b + ROUNDING) // (2 * d))
        for a, b in ((long, wide), (wide, long))
        for w, d in ((width, depth), (depth, width))
    )


def _sides(piece: Terrain) -> tuple[int, int] | None:
    """The two sides of a building with four square corners, in units; None for another."""
    points = piece.outline.points
    if len(points) != 4 or piece.outline.holes:
        return None
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    if abs(ax + cx - bx - dx) > ROUNDING or abs(ay + cy - by - dy) > ROUNDING:
        return None
    one, other = (bx - ax, by - ay), (cx - bx, cy - by)
    lengths = sqrt(one[0] ** 2 + one[1] ** 2), sqrt(other[0] ** 2 + other[1] ** 2)
    if abs(one[0] * other[0] + one[1] * other[1]) > ROUNDING * max(lengths):
        return None
    return round(lengths[0]), round(lengths[1])


def has_room(state: CarnageState, piece: Terrain, unit: Unit) -> bool:
    """Whether a whole unit still fits into a building, with all who are in it already."""
    taken = Fraction(0)
    for other in (*[u for u in state.units if u.inside == piece.id and u.id != unit.id], unit):
        most = capacity(piece, other.profile.width, other.profile.depth)
        if most == 0:
            return False
        taken += Fraction(len(other.figures), most)
    return taken <= 1


# Where they stand


def housed(state: CarnageState, piece: Terrain, unit: Unit) -> Unit | None:
    """The unit with its figures placed inside a building; None when they cannot all stand."""
    square = [(_axis(piece) + quarter) % 3600 for quarter in (0, 900, 1800, 2700)]
    facing = min(square, key=lambda way: turn_between(way, unit.facing))
    base = RectBase(unit.profile.width, unit.profile.depth)
    others = [u for u in state.units if u.inside == piece.id and u.id != unit.id]
    taken = [body for other in others for body in other.bodies]
    foes = [body for other in others if other.side != unit.side for body in other.bodies]
    poses = [*_behind(piece, base, facing), *_rows(piece, base, facing)]
    bodies = [base.body(pose) for pose in poses]
    order = list(range(len(poses)))
    if foes:
        order.sort(key=lambda i: (min(int(gap(bodies[i], foe)) for foe in foes), i))
    chosen: list[Pose] = []
    for i in order:
        if len(chosen) == len(unit.figures):
            break
        inside = body_in_area(shrunk(bodies[i], SLIP), piece.area) == INSIDE
        if inside and not any(overlap(bodies[i], other, SLIP) for other in taken):
            chosen.append(poses[i])
            taken.append(bodies[i])
    if len(chosen) < len(unit.figures):
        return None
    x = (piece.area.low_x + piece.area.high_x) // (2 * FINE)
    y = (piece.area.low_y + piece.area.high_y) // (2 * FINE)
    return unit.changed(x=x, y=y, facing=facing, places=tuple(chosen), inside=piece.id)


def _axis(piece: Terrain) -> int:
    (ax, ay), (bx, by) = piece.outline.points[:2]
    return int(direction_of(bx - ax, by - ay))


def _behind(piece: Terrain, base: RectBase, facing: int) -> list[Pose]:
    """Places close behind the middle of each opening."""
    found = []
    for hole in openings(piece):
        across = (hole.way - facing) % 1800
        deep = base.depth if across < 450 or across >= 1350 else base.width
        back = (hole.way + 1800) % 3600
        x, y = moved(hole.x * FINE, hole.y * FINE, back, deep * FINE // 2)
        found.append(Pose(round(x / FINE), round(y / FINE), facing))
    return found


def _rows(piece: Terrain, base: RectBase, facing: int) -> list[Pose]:
    """Places in rows of whole bases along the first wall, over the whole ground plan."""
    axis = _axis(piece)
    turn = (facing - axis) % 1800
    along_wall = 450 <= turn < 1350
    wide, deep = (base.width, base.depth) if along_wall else (base.depth, base.width)
    (x0, y0) = piece.outline.points[0]
    c, s = int(cosine(axis)), int(sine(axis))
    along = [((x - x0) * c + (y - y0) * s) / ONE for x, y in piece.outline.points]
    aside = [((y - y0) * c - (x - x0) * s) / ONE for x, y in piece.outline.points]
    found = []
    for row in range(int((max(aside) - min(aside) + 1) // deep)):
        across = min(aside) + deep * (2 * row + 1) / 2
        for column in range(int((max(along) - min(along) + 1) // wide)):
            far = min(along) + wide * (2 * column + 1) / 2
            x = x0 + (far * c - across * s) / ONE
            y = y0 + (far * s + across * c) / ONE
            found.append(Pose(round(x), round(y), facing))
    return found


def way_between(state: CarnageState, unit: Unit, front: Unit, hole: Gap) -> int | None:
    """What it costs to get from an opening to a unit's front, or back; None: no way is open.

    `unit` is who goes, `front` the same unit as it stands outside. The way is that of one base;
    terrain counts as always, and a window doubles it all.
    """
    radius = unit.profile.width * FINE // 2
    start = moved(front.x * FINE, front.y * FINE, (front.facing + 1800) % 3600, radius)
    goal = moved(hole.x * FINE, hole.y * FINE, hole.way, radius)
    footing = Footing(state.field.table, unit, disc_mover(radius))
    ground = bordered(state, footing)
    for other in state.units:
        if other.id != unit.id and not other.inside:
            for part in other.parts:
                ground.add_body(footing.mover, part, other.id)
    found = route(ground, float(start[0]), float(start[1]), float(goal[0]), float(goal[1]))
    if found is None:
        return None
    climbed = len(climbed_along(footing, found.xs, found.ys))
    return (rounded_up(found.cost) + climbed * CLIMB) * hole.factor
