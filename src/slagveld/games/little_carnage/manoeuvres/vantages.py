"""Heights for shooters and wizards, who look over others from there (LC-1.8-ranged-8)."""

from collections.abc import Iterator, Sequence

from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, direction_of

from ..core.board import nearest_side
from ..core.book import INCH
from ..core.regiment import Regiment, Stand
from ..core.state import LittleCarnageState
from ..march.drill import Band, gap_of, middle, nearest_to
from ..march.plans import March
from ..terrain.scenery import elevation, ground_height, middle_of, scenery_of
from .roofs import climbs, feet

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


def overlook(state: LittleCarnageState, regiment: Regiment) -> float:
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
    state, regiment, stands = band
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
    state: LittleCarnageState, stands: Sequence[Stand], hill: Terrain, limit: int
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
    state, _, stands = band
    lead = nearest_to(stands, foe)
    x, y = lead.pose.x + dx, lead.pose.y + dy
    look = int(direction_of(foe.pose.x - x, foe.pose.y - y))
    look = nearest_side(look) if state.options.board else look
    return band.led(lead, Pose(x, y, look))
