"""Walls on the table: what is climbed, from where to where, and how high (CON-CLIMB-1).

A wall is the side of an obstacle, whose top is inside its outline, or of a gap, whose bottom is. A
climber hangs at the foot of the wall, his base on the low side, as high as he has come.
"""

from typing import Literal, NamedTuple

from slagveld.table.inside import INSIDE, TOUCHING, body_in_area, place_in_area
from slagveld.table.measure import outline_gap
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain
from slagveld.table.units import ONE, TURN, cosine, sine

from ..core.field import SLACK
from ..core.figure import Figure
from ..core.state import ClashState
from ..terrain.scenery import crossing_of, kind_of
from ..terrain.standing import has_room
from .jump_lines import Line, first_unit, half_across

Way = Literal["up", "down", "across"]
"""Across: over the top of something too thin to stand on, and down its far side."""

DIRECTIONS = tuple(range(0, TURN, 225))
"""In which a place beside or upon a thing is looked for."""
NEAR = 2
"""How far off a place beside or upon a thing may be, in half diagonals of the base."""
OVER = 3
"""The same for one beyond something too thin to stand on."""


class Wall(NamedTuple):
    """The side of a piece of terrain."""

    piece: Terrain
    low: int
    """How high its foot and its top are, in units."""
    high: int

    @property
    def top_inside(self) -> bool:
        """Whether the outline is round the top, as of an obstacle, or round the bottom."""
        return kind_of(self.piece).passage != "gap"


def wall_of(figure: Figure, piece: Terrain) -> Wall | None:
    """The wall of a piece that a figure can climb: an obstacle that is not low, or a gap."""
    match kind_of(piece).passage:
        case "obstacle" if crossing_of(figure, piece) != "low":
            return Wall(piece, piece.z, piece.top)
        case "gap":
            return Wall(piece, piece.z, piece.top if piece.height else 0)
        case _:
            return None


def walls_at(state: ClashState, figure: Figure) -> list[Wall]:
    """The walls that a figure touches, or the one on which it hangs."""
    found: list[Wall] = []
    for piece in state.field.table.terrain:
        if figure.climbing and piece.id != figure.climbing:
            continue
        wall = wall_of(figure, piece)
        if wall is None or wall.low >= wall.high:
            continue
        if figure.climbing or (
            figure.pose.z in (wall.low, wall.high) and outline_gap(figure.body, piece.area) <= SLACK
        ):
            found.append(wall)
    return found


def ways_on(state: ClashState, figure: Figure, wall: Wall) -> list[Way]:
    """Which ways a figure can climb on a wall from where it is."""
    z = figure.pose.z
    if figure.climbing:
        if z < wall.high:
            return ["up", "down"]
        over = far_side(state, figure, wall) is not None
        return ["down", "across"] if over else ["down"]
    inside = place_in_area(figure.body.x, figure.body.y, wall.piece.area) > 0
    if z == wall.high and inside == wall.top_inside:
        return ["down"] if foot_of(state, figure, wall) is not None else []
    return ["up"] if z == wall.low else []


def foot_of(state: ClashState, figure: Figure, wall: Wall) -> Pose | None:
    """Where a figure on top hangs when it lets itself down, seen as on the ground below."""
    return _nearest(state, figure, wall, wall.low, inside=not wall.top_inside)


def top_of(state: ClashState, figure: Figure, wall: Wall) -> Pose | None:
    """Where a climber is set who has come to the top; None when there is no room for his base."""
    return _nearest(state, figure, wall, wall.high, inside=wall.top_inside)


def far_side(state: ClashState, figure: Figure, wall: Wall) -> Pose | None:
    """The foot of the far side, for one who hangs at a top that he cannot stand on."""
    if not wall.top_inside or top_of(state, figure, wall) is not None:
        return None
    return _nearest(state, figure, wall, wall.low, inside=False, across=True)


def _nearest(
    state: ClashState, figure: Figure, wall: Wall, z: int, *, inside: bool, across: bool = False
) -> Pose | None:
    """The nearest place on one side of an outline where a figure can stand, its base touching.

    Found once for a field: whoever asks again while nobody has moved is told the same.
    """
    key = ("con-climb", figure.id, figure.pose, wall.piece.id, z, inside, across)
    return state.field.known(key, _search, state, figure, wall, z, inside, across)


def _search(
    state: ClashState, figure: Figure, wall: Wall, z: int, inside: bool, across: bool
) -> Pose | None:
    best: tuple[int, Pose] | None = None
    for direction in DIRECTIONS:
        far = _first(figure, wall.piece, direction, inside=inside, across=across)
        if far is None or (best is not None and far >= best[0]):
            continue
        spot = _line(figure, direction).at(far)
        pose = Pose(spot.x, spot.y, figure.pose.facing, z)
        if has_room(state, figure, pose):
            best = (far, pose)
    return None if best is None else best[1]


def _line(figure: Figure, direction: int) -> Line:
    dx, dy = int(cosine(direction)) / ONE, int(sine(direction)) / ONE
    return Line(figure.pose.x, figure.pose.y, dx, dy, direction)


def _first(
    figure: Figure, piece: Terrain, direction: int, *, inside: bool, across: bool
) -> int | None:
    """How far in a direction the base first lies wholly inside or outside a piece, or None.

    `across`: only beyond the piece, which the base must have met on the way.
    """
    line = _line(figure, direction)

    def lies(far: int) -> bool:
        spot = line.at(far)
        how = body_in_area(figure.body_at(Pose(spot.x, spot.y, figure.pose.facing)), piece.area)
        return how == INSIDE if inside else how <= TOUCHING

    half = half_across(figure)
    before, met = 0, not across
    for far in range(0, (OVER if across else NEAR) * half + 1, half // 4):
        if not lies(far):
            met = True
        elif met:
            return first_unit(before, far, lies)
        before = far
    return None
