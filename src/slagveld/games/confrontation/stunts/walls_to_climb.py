"""Walls on the table: what is climbed, from where to where, and how high (CON-CLIMB-1).

A wall is the side of an obstacle, whose top is inside its outline, or of a gap, whose bottom is. A
climber hangs at the foot of the wall, his base on the low side, as high as he has come.
"""

from typing import Literal, NamedTuple

from slagveld.table.inside import INSIDE, TOUCHING, body_in_area, place_in_area
from slagveld.table.measure import outline_gap
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import ONE, TURN, cosine, sine
from slagveld.texts import Distance

from ..core.asking import tell, tell_moved
from ..core.book import text
from ..core.field import SLACK
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..terrain.scenery import is_wall, kind_of
from ..terrain.standing_room import has_room
from .run_up_and_landing import Line, first_unit, half_across

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
    if not is_wall(figure, piece):
        return None
    gap = kind_of(piece).passage == "gap"
    return Wall(piece, piece.z, 0 if gap and not piece.height else piece.top)


def walls_at(state: ClashState, figure: Figure) -> list[Wall]:
    """The walls that a figure touches, or the one on which it hangs."""
    pieces = state.field.table.terrain
    near = [one for one in pieces if not figure.climbing or one.id == figure.climbing]
    walls = [wall for one in near if (wall := wall_of(figure, one)) and wall.low < wall.high]
    if figure.climbing:
        return walls
    level = [wall for wall in walls if figure.pose.z in (wall.low, wall.high)]
    return [wall for wall in level if outline_gap(figure.body, wall.piece.area) <= SLACK]


def ways_on(state: ClashState, figure: Figure, wall: Wall) -> list[Way]:
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
    """How far the base first lies wholly in or out of a piece; `across`: after it has met it."""
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


def named_wall(state: ClashState, figure: Figure, piece: str) -> Wall | None:
    return next((one for one in walls_at(state, figure) if str(one.piece.id) == piece), None)


def at_wall(state: ClashState, number: int, piece: str) -> tuple[Figure, Wall]:
    (figure,) = state.those(number)
    wall = named_wall(state, figure, piece)
    assert wall is not None  # noqa: S101 - it was checked, and nothing has moved since
    return figure, wall


def move_on_wall(
    play: Battle, figure: Figure, at: Pose, z: int, hangs: int, manner: str, rule: str
) -> None:
    """Put a climber at a place and height; he hangs on a piece of terrain, or stands (0)."""
    here, pose = figure.pose, Pose(at.x, at.y, at.facing, z)
    height = abs(pose.z - here.z)
    moved = figure.did(covered=figure.turn.covered + height).at(pose).changed(climbing=hangs)
    play.state = play.state.with_figure(moved)
    way = (Spot(here.x, here.y), Spot(pose.x, pose.y))
    tell_moved(play, figure, way, pose, manner=manner, length=height, rule=rule)
    if hangs:
        what = text("told-stunt-hangs", name=figure.name, height=Distance(pose.z))
        tell(play, what, "CON-CLIMB-2", figure)
