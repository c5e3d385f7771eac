"""Ways that a player means, ways around what is in the way, and the reach of a move.

What is found is always judged by `walked`, which has the last word; searches only propose. For a
search a stand is taken as its round core, or as the circle round its corners where there is room
for it. Crossing a low obstacle has its price (half of it at either edge); a ditch with bridges is
walled along its banks and along the sides of the bridges.
"""

from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit import ways
from slagveld.table import convex, obstacles
from slagveld.table.inside import stretches_inside
from slagveld.table.lines import place_in_convex
from slagveld.table.obstacles import Ground, disc_mover
from slagveld.table.reach import Reach, cost_at
from slagveld.table.search import FAR
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, cosine, sine
from slagveld.table.waypoints import beginning, led, spots_of, way_around

from ..core.book import INCH
from ..core.contact_and_zones import squared
from ..core.regiment import Stand
from ..terrain.ditches import Line, banks, narrowest
from ..terrain.scenery_and_cover import kind_of, scenery_of
from .ahead_aside_back import TOLL, Way, length_of
from .board_reach import nearest_free, path_to, region, wished
from .climb import climb_pose, climbed_piece
from .crossing_and_ending import SLIP, Mover
from .turning_to_enemies import contact_poses
from .walk import is_taken, walked


def way_ground(mover: Mover, *, wide: bool = False) -> Ground:
    """All that the middle of a stand goes around; only the border for those who fly."""
    stand = mover.stand
    key = ("way ground", stand.id, stand.pose, mover.flying, mover.through, wide)
    return mover.state.field.known(key, _made, mover, wide)


def _made(going: Mover, wide: bool) -> Ground:
    state, stand, flying, through = going.state, going.stand, going.flying, going.through
    table = state.field.table
    ground = Ground()
    least = min(stand.sides) * FINE // 2
    ground.add_border(disc_mover(least), 0, 0, table.width * FINE, table.height * FINE, SLIP)
    if flying:
        return ground
    mover = disc_mover(stand.body.reach + FINE if wide else least)
    for other in state.field.stands:
        if other.seat != stand.seat and other.pose.z == stand.pose.z and other.id not in through:
            ground.add_body(mover, other.body, other.id)
    scenery = scenery_of(table)
    for piece in () if stand.pose.z else scenery.solid:
        passage = kind_of(piece).passage
        if passage == "low":
            for line in banks(piece.area):
                ground.add_toll(*line, TOLL * FINE / 2.0, piece.id)
        elif passage == "ditch" and narrowest(piece) <= max(stand.sides) * FINE:
            continue
        elif passage == "ditch" and scenery.bridges:
            _add_banks(ground, mover, piece, scenery.bridges)
        else:
            ground.add_region(mover, convex.Region(piece.area), piece.id)
    return ground


def _add_banks(
    ground: Ground, mover: obstacles.Mover, ditch: Terrain, bridges: list[Terrain]
) -> None:
    """Walls where the banks of a ditch are not bridged, and along the bridges over it."""
    for line in banks(ditch.area):
        covered = sorted([part for b in bridges for part in stretches_inside(*line, b.area)])
        at = 0.0
        for low, high in [*covered, (1.0, 1.0)]:
            if low > at:
                _add_wall(ground, mover, line, at, low, ditch.id)
            at = max(at, high)
    for bridge in bridges:
        for line in banks(bridge.area):
            for low, high in stretches_inside(*line, ditch.area):
                _add_wall(ground, mover, line, low, high, ditch.id)


def _add_wall(
    ground: Ground, mover: obstacles.Mover, line: Line, low: float, high: float, owner: int
) -> None:
    x1, y1, x2, y2 = line
    ends = [(round(x1 + (x2 - x1) * part), round(y1 + (y2 - y1) * part)) for part in (low, high)]
    if ends[0] != ends[1]:
        ground.add_wall(mover, *ends[0], *ends[1], owner)


PARTS = 16
"""Parts of a way that are tried when the whole is too dear."""
FINER = 7
"""So often the step between two parts is halved."""
WISHES = 6
"""So many places against an enemy are tried when a player points at him."""

ROUNDING = 2
"""Units that are no step: bases may overlap by so much."""

Path = tuple[Spot, ...]


def reach_region(mover: Mover) -> Region:
    """Where the middle of a stand can get to for so many units.

    Behind it the inch of an about-turn is taken off (LC-1.3-10), or the way counts double
    (LC-1.3-11), whichever leads further.
    """
    stand = mover.stand
    key = ("reach", stand.id, stand.pose, mover.limit, mover.flying, mover.through)
    return mover.state.field.known(key, _region, mover)


def _region(mover: Mover) -> Region:
    if mover.state.options.board:
        return region(mover)
    pose, limit = mover.stand.pose, mover.limit
    c, s = int(cosine(pose.facing)), int(sine(pose.facing))

    def keeps(within: Reach, x: int, y: int) -> bool:
        ahead = (x - within.x) * c + (y - within.y) * s >= 0.0
        cost = 0.0 if ahead else cost_at(within, x, y)
        back = min(cost + INCH * FINE, 2.0 * cost) <= limit * FINE
        return ahead or (cost < FAR and back)

    return ways.reach_region(way_ground(mover), pose, limit * FINE, keeps=keeps)


def way_to(mover: Mover, x: int, y: int, facing: int | None) -> Way | None:
    """A way to this place within the limit, around what is in the way; None if none is found."""
    stand, limit = mover.stand, mover.limit
    if mover.state.options.board:
        return _over_fields(mover, wished(stand, x, y, facing))
    if (straight := _way(mover, (Spot(x, y, stand.pose.level),), facing)) is not None:
        return straight
    if mover.flying or squared(Spot(x, y), stand.pose) > limit * limit:
        return None
    paths = (routed(way_ground(mover, wide=wide), stand, x, y) for wide in (False, True))
    found = (_way(mover, path, facing) for path in paths if path)
    return next((way for way in found if way is not None), None)


def _over_fields(mover: Mover, pose: Pose) -> Way | None:
    if (straight := _way(mover, (Spot(pose.x, pose.y, pose.level),), pose.facing)) is not None:
        return straight
    path = path_to(mover, pose)
    return _way(mover, path, pose.facing) if path else None


def _way(mover: Mover, path: Path, facing: int | None) -> Way | None:
    if is_taken(mover, path, facing):
        return None
    found = walked(mover, path, facing)
    return None if isinstance(found, Refusal) else found


def routed(ground: Ground, stand: Stand, x: int, y: int) -> Path:
    """The shortest way of a stand to a place, whatever it costs; empty where there is none."""
    pose = stand.pose
    return way_around(ground, pose.x, pose.y, Spot(x, y, pose.level))


def meant(mover: Mover, x: int, y: int, facing: int | None = None) -> Way | Refusal:
    """The way that a player means by pointing at a place, or why there is none.

    It leads there, around what is in the way; over the wall at which the stand is; flush against
    an enemy that is pointed at; or else as far towards the place as it goes.
    """
    state, stand = mover.state, mover.stand
    if state.options.board:
        pose = wished(stand, x, y, facing)
        x, y, facing = pose.x, pose.y, None if facing is None else pose.facing
    first = walked(mover, (Spot(x, y, stand.pose.level),), facing)
    if not isinstance(first, Refusal):
        return first
    piece = None if mover.flying else climbed_piece(state, stand, x, y)
    top = None if piece is None else climb_pose(state, stand, piece, x, y)
    climb = (Spot(top.x, top.y, top.level),) if top else ()
    if climb and (found := _way(mover, climb, stand.pose.facing)) is not None:
        return found
    for other in state.field.stands:
        xs, ys = other.body.xs, other.body.ys
        if other.seat != stand.seat and place_in_convex(xs, ys, x * FINE, y * FINE) >= 0:
            for pose in contact_poses(state, stand, other, ignore=mover.through, most=WISHES):
                if (near := way_to(mover, pose.x, pose.y, pose.facing)) is not None:
                    return near
    return way_to(mover, x, y, facing) or _as_far(mover, x, y, facing) or first


def _as_far(mover: Mover, x: int, y: int, facing: int | None) -> Way | None:
    """The way towards a place as far as it can be gone; None if not a step."""
    stand = mover.stand
    if mover.state.options.board:
        free = nearest_free(mover, x, y, facing)
        return None if free is None else _over_fields(mover, free)
    pose, goal = stand.pose, Spot(x, y, stand.pose.level)
    led_to = None
    if not mover.flying:
        led_to = led(way_ground(mover), pose.x, pose.y, goal, float(mover.limit * FINE))
    path = (goal,) if led_to is None else spots_of(led_to.xs, led_to.ys, pose.level)
    whole = length_of([(pose.x, pose.y), *[(spot.x, spot.y) for spot in path]])
    step = whole / PARTS
    if step <= 0.0:
        return None
    best: Way | None = None
    far = 0.0
    for part in range(PARTS, 0, -1):
        best = _way(mover, beginning(stand.pose.x, stand.pose.y, path, part * step), facing)
        if best is not None:
            far = part * step
            break
    for _ in range(FINER if best is not None and far < whole else 0):
        step /= 2.0
        further = _way(mover, beginning(stand.pose.x, stand.pose.y, path, far + step), facing)
        if further is not None:
            best, far = further, far + step
    return best if best is not None and best.length > ROUNDING else None
