"""The board with fields (LC-1.9-4, LC-HOUSE-5): where bases lie on it, and how far they are apart.

A field is a square of one inch; fields are counted from the top left corner of the table. Bases
take whole fields and look to one of the four sides. A base turns about the middle of the square at
its front that is as long as its front edge: a rider about the field of its front half, a square
base about its own middle. That middle is the `pivot`; it lies on the same lattice whatever the
facing, so ways are reckoned with it.
"""

from collections.abc import Sequence

from slagveld.kernel.fields import Placement
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN

from .book import INCH, refuse
from .regiment import Stand
from .state import LittleState

FIELD = INCH
"""The side of a field, in units."""
QUARTER = TURN // 4
AHEAD = {0: (1, 0), 900: (0, 1), 1800: (-1, 0), 2700: (0, -1)}
"""The field ahead by facing: columns to the right, rows down."""

Cell = tuple[int, int]
"""A field: column and row."""
Box = tuple[int, int, int, int]
"""First column and row, and those after the last."""


def footprint(sides: tuple[int, int]) -> tuple[int, int]:
    """The sides of a base on a board: its own, rounded up to whole fields."""
    width, depth = sides
    return -(-width // FIELD) * FIELD, -(-depth // FIELD) * FIELD


def nearest_side(direction: int, sides: int = 4) -> int:
    """The nearest of so many directions: bases look in four, models step in eight."""
    part = TURN // sides
    return (direction + part // 2) // part % sides * part


def pivot_of(sides: tuple[int, int], x: int, y: int, facing: int) -> tuple[int, int]:
    """The pivot of a base whose middle is at a place."""
    ahead, down = AHEAD[facing]
    off = (sides[1] - sides[0]) // 2
    return x + ahead * off, y + down * off


def middle_of(sides: tuple[int, int], x: int, y: int, facing: int) -> tuple[int, int]:
    """The middle of a base whose pivot is at a place: as far back as that is ahead."""
    return pivot_of(sides, x, y, (facing + TURN // 2) % TURN)


def _fits(sides: tuple[int, int], x: int, y: int, facing: int) -> bool:
    """Whether a base with its middle at a place, looking to a side, takes whole fields."""
    pivot_x, pivot_y = pivot_of(sides, x, y, facing)
    half = sides[0] // 2
    return (pivot_x - half) % FIELD == 0 and (pivot_y - half) % FIELD == 0


def is_on_fields(stand: Stand, pose: Pose) -> bool:
    """Whether a base at a pose takes whole fields and looks to one of the four sides."""
    return pose.facing in AHEAD and _fits(stand.sides, pose.x, pose.y, pose.facing)


def field_refusal(state: LittleState, stand: Stand, pose: Pose) -> Refusal | None:
    """Why a base may not lie on the board like this, or None (LC-1.9-4)."""
    if is_on_fields(stand, pose):
        return None
    return refuse("LC-1.9-4", "refusal-board-field", name=state.regiment_of(stand).name)


def fields_at(sides: tuple[int, int], x: int, y: int, facing: int) -> Box:
    """The fields that a base with its middle at a place lies on."""
    wide, deep = sides if facing % (2 * QUARTER) else sides[::-1]
    left, top = (x - wide // 2) // FIELD, (y - deep // 2) // FIELD
    return left, top, left + wide // FIELD, top + deep // FIELD


def snapped(stand: Stand, pose: Pose) -> Pose:
    """The pose on fields nearest to one.

    One that would lie on fields with the facing that the stand has now means a turn about the
    front: so whoever is told to turn where he stands does, and a whole rank keeps its order.
    """
    facing = nearest_side(pose.facing)
    sides, here = stand.sides, stand.pose.facing
    if here in AHEAD and _fits(sides, pose.x, pose.y, here):
        if is_on_fields(stand, _at(pose, pose.x, pose.y, facing)):
            return _at(pose, pose.x, pose.y, facing)
        x, y = pivot_of(sides, pose.x, pose.y, here)
    else:
        half = sides[0] // 2
        x, y = pivot_of(sides, pose.x, pose.y, facing)
        x = (x - half + FIELD // 2) // FIELD * FIELD + half
        y = (y - half + FIELD // 2) // FIELD * FIELD + half
    return _at(pose, *middle_of(sides, x, y, facing), facing)


def _at(pose: Pose, x: int, y: int, facing: int) -> Pose:
    return replace(pose, x=x, y=y, facing=facing)


def turned(stand: Stand, facing: int) -> Pose:
    """The pose of a stand on fields after a turn on the spot."""
    pose, sides = stand.pose, stand.sides
    pivot = pivot_of(sides, pose.x, pose.y, pose.facing)
    return _at(pose, *middle_of(sides, *pivot, facing), facing)


def fitted(state: LittleState, plan: Sequence[Placement]) -> tuple[Placement, ...]:
    """A plan with every place moved to the nearest fields; strangers are left as they are."""
    found: list[Placement] = []
    for one in plan:
        stand = state.field.by_id.get(one.piece)
        if stand is None or stand.pose.facing not in AHEAD:
            found.append(one)
            continue
        pose = snapped(stand, one.pose)
        path = [_way_point(stand, spot) for spot in one.path[:-1]]
        if one.path and (path or (pose.x, pose.y) != (stand.pose.x, stand.pose.y)):
            path.append(Spot(pose.x, pose.y, one.path[-1].level))
        found.append(Placement(one.piece, pose, tuple(path)))
    return tuple(found)


def _way_point(stand: Stand, spot: Spot) -> Spot:
    """A waypoint on fields: as it is where the base can lie there in some facing."""
    if any(_fits(stand.sides, spot.x, spot.y, facing) for facing in AHEAD):
        return spot
    pose = snapped(stand, Pose(spot.x, spot.y, stand.pose.facing))
    return Spot(pose.x, pose.y, spot.level)


def fields_between(one: Stand, other: Stand) -> int:
    """How far two bases are apart, in fine units: an inch for each field that lies between.

    The nearest fields count, and a diagonal step as much as a straight one (LC-1.9-4).
    """
    a, b = one.body, other.body
    return max(
        min(a.xs) - max(b.xs),
        min(b.xs) - max(a.xs),
        min(a.ys) - max(b.ys),
        min(b.ys) - max(a.ys),
        0,
    )


def side_spots(stand: Stand, enemy: Stand) -> list[Pose]:
    """Where a stand looks at another from directly before one of its sides, corners included."""
    found: list[Pose] = []
    body = enemy.body
    left, right = min(body.xs) // FINE, max(body.xs) // FINE
    top, bottom = min(body.ys) // FINE, max(body.ys) // FINE
    wide, deep = stand.sides
    for facing, (ahead, down) in AHEAD.items():
        low, high = (top, bottom) if ahead else (left, right)
        near, far = (left, right) if ahead else (top, bottom)
        out = near - deep // 2 if ahead + down > 0 else far + deep // 2
        for aside in range(low - wide // 2, high + wide // 2 + 1, FIELD):
            x, y = (out, aside) if ahead else (aside, out)
            found.append(Pose(x, y, facing, enemy.pose.z, enemy.pose.level))
    return found
