"""Heights for shooters and wizards, who look over others from there (LC-1.8-ranged-8).

A climb onto the top of a building takes the whole activation of a model, while the others of its
regiment act as they like, and height parts nobody who stands right at the wall (LC-HOUSE-ground,
LC-1.9-19, LC-1.9-25). So a regiment that has no room along one wall goes up rank by rank: those at
the wall climb, those above make room, those behind come up to the wall.
"""

from collections.abc import Iterator, Sequence
from math import isqrt

from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine, turn_between

from ..core.board import nearest_side
from ..core.book import INCH
from ..core.contact_and_zones import squared
from ..core.field import TOUCH
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..march.drill import Band, gap_of, middle, nearest_to
from ..march.gathering import offset, placed
from ..march.plans import March
from ..movement.climb import climb_pose
from ..terrain.ditches import is_at
from ..terrain.scenery_and_cover import elevation, ground_height, middle_of, scenery_of, stands_on

HIGH, ROOF, AT_FOOT = 3.0, 7.0, 5.5
"""What it is worth with enemies ahead to stand on a hill, on a roof, at the foot of a building."""
DIE = 4 * INCH
"""So far each attack die shoots (LC-1.8-ranged-3)."""
SPELL = 12 * INCH
"""So far a wizard is thought to reach."""
AHEAD = 4 * INCH
"""Enemies so far out of range are thought to come into it."""
STEPS = 8
"""Parts of the way to the middle of a hill at which its slope is looked for."""


def overlook(state: LittleState, regiment: Regiment) -> float:
    """What the height of a regiment is worth by itself: lines that will be open.

    Where all others of it stand ready to climb, they count, too, but not who just came down.
    """
    scenery = scenery_of(state.field.table)
    if not scenery.hills and not scenery.buildings:
        return 0.0
    stands = state.stands_of(regiment.id)
    high = [ROOF if one.pose.z else HIGH for one in stands if elevation(state, one) > 0]
    low = 0.0
    if len(high) < len(stands):
        ground = [one for one in stands if not one.pose.z]
        fresh = not any(m.climbed for one in ground for m in state.field.on_stand[one.id])
        if fresh and len(feet(state, ground)) == len(ground):
            low = AT_FOOT * (len(stands) - len(high))
    if not high and not low:
        return 0.0
    far = range_of(regiment) + AHEAD
    foes = [stand for stand in state.field.stands if stand.seat != regiment.seat]
    if not any(gap_of(one, foe) <= far for one in stands for foe in foes):
        return 0.0
    return (sum(high) + low) / len(stands)


def range_of(regiment: Regiment) -> int:
    """How far a regiment shoots or casts at most, in units."""
    skills = regiment.skills
    return max(DIE * regiment.card.attack * skills.ranged, SPELL * (skills.magic > 0))


def vantages(band: Band, foe: Stand, limit: int) -> Iterator[March]:
    """Moves onto hills in reach, to the feet of buildings, and up and down these."""
    state, regiment, stands = band.state, band.regiment, band.stands
    scenery = scenery_of(state.field.table)
    for hill in scenery.hills:
        for dx, dy in shifts_onto(state, stands, hill, limit):
            if (march := faced(band, dx, dy, foe)) is not None:
                yield march
    if regiment.skills.flying:
        return
    for building in scenery.buildings:
        yield from climbs(band, building, foe, limit)


def shifts_onto(
    state: LittleState, stands: Sequence[Stand], hill: Terrain, limit: int
) -> list[tuple[int, int]]:
    """Shifts of a regiment onto a hill: to its middle, and just far enough that all are on it."""
    (x, y), (to_x, to_y) = middle(stands), middle_of(hill)
    dx, dy = to_x - x, to_y - y
    ways = [(dx * part // STEPS, dy * part // STEPS) for part in range(STEPS + 1)]
    counts = [
        sum([ground_height(state, s.body.x + mx * FINE, s.body.y + my * FINE) > 0 for s in stands])
        for mx, my in ways
    ]
    if counts[0] == len(stands):
        return []
    most = max(counts)
    found = [ways[counts.index(most)], ways[-1]] if most > counts[0] else []
    return [way for way in dict.fromkeys(found) if way[0] ** 2 + way[1] ** 2 <= limit * limit]


def faced(band: Band, dx: int, dy: int, foe: Stand) -> March | None:
    """All by one shift, eyes on an enemy: wheeled, turned, or as they look."""
    state, stands = band.state, band.stands
    lead = nearest_to(stands, foe)
    x, y = lead.pose.x + dx, lead.pose.y + dy
    look = int(direction_of(foe.pose.x - x, foe.pose.y - y))
    look = nearest_side(look) if state.options.board else look
    return band.led(lead, Pose(x, y, look))


RANKS = 3
"""No more ranks go up a wall."""
LOOSE = 2
"""Units between a wall and those who line up at it."""
QUARTER = TURN // 4


def feet(state: LittleState, stands: Sequence[Stand]) -> list[Stand]:
    """The stands on the ground that stand ready to climb a building: at its wall, or behind one."""
    ready: list[tuple[Stand, int, int]] = []
    left: list[Stand] = []
    buildings = scenery_of(state.field.table).buildings
    for one in [one for one in stands if not one.pose.z]:
        tops = [_top(state, one, building) for building in buildings]
        top = next((pose for pose in tops if pose is not None), None)
        if top is None:
            left.append(one)
        else:
            ready.append((one, top.x - one.pose.x, top.y - one.pose.y))
    for fellow, dx, dy in ready if left else ():
        x, y = fellow.pose.x - dx, fellow.pose.y - dy
        for one in [one for one in left if max(abs(one.pose.x - x), abs(one.pose.y - y)) <= TOUCH]:
            left.remove(one)
            ready.append((one, dx, dy))
    return [one for one, _, _ in ready]


def _top(state: LittleState, stand: Stand, building: Terrain) -> Pose | None:
    """Where a stand comes that climbs a building; None where it is not at a wall of it."""
    if not is_at(stand.body, building.area):
        return None
    pose = climb_pose(state, stand, building, *middle_of(building))
    return pose if pose is not None and stands_on(stand.at(pose), building) else None


def climbs(band: Band, building: Terrain, foe: Stand, limit: int) -> Iterator[March]:
    """Up or down a building where some stand at its wall, inside or out; else to there."""
    state, stands = band.state, band.stands
    above = [one for one in stands if stands_on(one, building)]
    if not above and any(one.pose.z for one in stands):
        return
    marches = [flow(band, [None if one.pose.z else _top(state, one, building) for one in stands])]
    if above:
        x, y = foe.pose.x, foe.pose.y
        down = [climb_pose(state, s, building, x, y) if s.pose.z else None for s in stands]
        marches.append(flow(band, down))
    found = [march for march in marches if march is not None]
    yield from found
    if found or 0 < len(above) < len(stands):
        return
    near = foe if above else stands[0]
    for plan in blocks_at(stands, building, near, foe, limit, inside=bool(above)):
        if (march := band.allowed(plan, flying=False)) is not None:
            yield march
            return


def come_down(before: LittleState, there: LittleState) -> LittleState:
    """A state after a move in which those have no attack who came down by it (LC-1.9-19).

    Who went up has none either, but will have the better one for long.
    """
    by_id, now = before.field.by_id, there.field.by_id
    down = [m for m in there.field.models if now[m.stand].pose.z < by_id[m.stand].pose.z]
    return there.with_model(*[m.changed(climbed=True) for m in down]) if down else there


def flow(band: Band, ends: Sequence[Pose | None]) -> March | None:
    """Those at a wall over it, to where they come by that, and all others after them."""
    rows = list(zip(band.stands, ends, strict=True))
    shifts = [(end.x - one.pose.x, end.y - one.pose.y) for one, end in rows if end is not None]
    if not shifts:
        return None
    dx, dy = shifts[0]
    plan: list[Placement] = []
    for one, end in rows:
        here = one.pose
        pose = end or Pose(here.x + dx, here.y + dy, here.facing, here.z, here.level)
        plan.append(Placement(one.id, pose, (Spot(pose.x, pose.y, pose.level),)))
    return band.allowed(tuple(plan), flying=False)


def blocks_at(
    stands: Sequence[Stand], building: Terrain, near: Stand, foe: Stand, limit: int, *, inside: bool
) -> Iterator[tuple[Placement, ...]]:
    """Ranks of a regiment along the walls of a building, those near to somebody first.

    Who stands on its roof goes to the edge of that, others to the foot of the wall; all look at an
    enemy as far as their bases lie square to the wall.
    """
    area = building.area
    middle_x, middle_y = middle_of(building)
    here = Spot(*middle(stands))
    wide, deep = stands[0].sides
    found: list[tuple[int, int, tuple[Placement, ...]]] = []
    for i, j in enumerate(area.follow):
        ax, ay, bx, by = area.xs[i], area.ys[i], area.xs[j], area.ys[j]
        x, y = (ax + bx) // 2 // FINE, (ay + by) // 2 // FINE
        out = int(direction_of(by - ay, ax - bx))
        if (x - middle_x) * cosine(out) + (y - middle_y) * sine(out) < 0:
            out = (out + TURN // 2) % TURN
        room = isqrt((bx - ax) ** 2 + (by - ay) ** 2) // FINE // wide
        ranks = -(-len(stands) // max(1, room))
        if squared(Spot(x, y), here) > limit * limit or ranks > RANKS:
            continue
        away = squared(Spot(x, y), near.pose)
        at = int(direction_of(foe.pose.x - x, foe.pose.y - y))
        turns = range(0, TURN, QUARTER if wide == deep else 2 * QUARTER)
        look = min([(out + turn) % TURN for turn in turns], key=lambda one: turn_between(one, at))
        plan = block(stands, x, y, (out + TURN // 2) % TURN if inside else out, ranks, look)
        found.append((away, i, plan))
    for _, _, plan in sorted(found, key=lambda one: one[:2]):
        yield plan


def block(
    stands: Sequence[Stand], x: int, y: int, way: int, ranks: int, look: int
) -> tuple[Placement, ...]:
    """All in ranks from a place on in a direction; who stands near it, left or right stays so."""
    cos, sin = cosine(way), sine(way)

    def on(one: Stand) -> int:
        return int(scaled(one.pose.x * cos + one.pose.y * sin))

    def aside(one: Stand) -> int:
        return int(scaled(one.pose.y * cos - one.pose.x * sin))

    columns = -(-len(stands) // ranks)
    order = sorted(stands, key=lambda one: (on(one), one.id))
    plan: list[Placement] = []
    for rank in range(ranks):
        row = sorted(order[rank * columns : (rank + 1) * columns], key=lambda s: (aside(s), s.id))
        for place, stand in enumerate(row):
            wide, deep = stand.sides
            far = LOOSE + deep // 2 + rank * deep
            along = (2 * place - columns + 1) * wide // 2
            here = offset(x, y, way, far, along)
            plan.append(placed(stand, Pose(*here, look, stand.pose.z, stand.pose.level)))
    return tuple(plan)
