"""Heights for shooters and wizards, who look over others from there (LC-1.8-ranged-8)."""

from collections.abc import Iterator, Sequence

from slagveld.games.little_carnage.across import bank_towards
from slagveld.games.little_carnage.catalogue import INCH
from slagveld.games.little_carnage.climbing import climb_pose
from slagveld.games.little_carnage.drilling import allowed
from slagveld.games.little_carnage.formations import shifted, wheeled
from slagveld.games.little_carnage.lining_up import row
from slagveld.games.little_carnage.marches import March
from slagveld.games.little_carnage.model import LittleCarnageState
from slagveld.games.little_carnage.regiment import Regiment
from slagveld.games.little_carnage.scenery import (
    elevation,
    ground_height,
    scenery_of,
    stands_on,
)
from slagveld.games.little_carnage.stand import Stand
from slagveld.games.little_carnage.threats import gap_of
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine

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
FEW = 4
"""Regiments of more models do not climb: they would be torn apart."""


def overlook(state: LittleCarnageState, regiment: Regiment) -> float:
    """What the height of a regiment is worth by itself: lines that will be open."""
    scenery = scenery_of(state.field.table)
    if not scenery.hills and not scenery.buildings:
        return 0.0
    stands = state.stands_of(regiment.id)
    high = [ROOF if one.pose.z else HIGH for one in stands if elevation(state, one) > 0]
    climbs = 0 if high or len(stands) > FEW else len(feet(state, stands))
    if not high and climbs < len(stands):
        return 0.0
    far = range_of(regiment) + AHEAD
    foes = [stand for stand in state.field.stands if stand.seat != regiment.seat]
    if not any(gap_of(one, foe) <= far for one in stands for foe in foes):
        return 0.0
    return sum(high) / len(stands) if high else AT_FOOT


def range_of(regiment: Regiment) -> int:
    """How far a regiment shoots or casts at most, in units."""
    shot = DIE * regiment.card.attack if regiment.skills.ranged else 0
    return max(shot, SPELL if regiment.skills.magic else 0)


def vantages(
    state: LittleCarnageState, regiment: Regiment, stands: Sequence[Stand], foe: Stand, limit: int
) -> Iterator[March]:
    """Moves onto hills in reach, to the feet of buildings, and up and down these."""
    if state.options.board:
        return
    scenery = scenery_of(state.field.table)
    for hill in scenery.hills:
        for dx, dy in shifts_onto(state, stands, hill, limit):
            march = faced(state, regiment, stands, dx, dy, foe)
            if march is not None:
                yield march
    if len(stands) > FEW or regiment.skills.flying:
        return
    for building in scenery.buildings:
        yield from climbs(state, regiment, stands, building, foe, limit)


# Hills


def shifts_onto(
    state: LittleCarnageState, stands: Sequence[Stand], hill: Terrain, limit: int
) -> list[tuple[int, int]]:
    """Shifts of a regiment onto a hill: to its middle, and just far enough that all are on it."""
    area = hill.area
    x = sum([one.pose.x for one in stands]) // len(stands)
    y = sum([one.pose.y for one in stands]) // len(stands)
    dx = (area.low_x + area.high_x) // 2 // FINE - x
    dy = (area.low_y + area.high_y) // 2 // FINE - y
    if (
        dx * dx + dy * dy
        > (limit + max(area.high_x - area.low_x, area.high_y - area.low_y) // FINE) ** 2
    ):
        return []
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


def faced(
    state: LittleCarnageState,
    regiment: Regiment,
    stands: Sequence[Stand],
    dx: int,
    dy: int,
    foe: Stand,
) -> March | None:
    """All by one shift, eyes on an enemy: wheeled, turned, or as they look."""
    lead = min(stands, key=lambda one: (gap_of(one, foe), one.id))
    x, y = lead.pose.x + dx, lead.pose.y + dy
    look = int(direction_of(foe.pose.x - x, foe.pose.y - y))
    flying = regiment.skills.flying
    plans = [wheeled(stands, lead, (Spot(x, y, lead.pose.level),), look)]
    if len(stands) > 1:
        plans.append(shifted(stands, dx, dy))
    for plan in plans:
        march = allowed(state, regiment, plan, flying=flying)
        if march is not None:
            return march
    return None


# Buildings


def feet(state: LittleCarnageState, stands: Sequence[Stand]) -> list[Stand]:
    """The stands that stand on the ground directly at a building."""
    buildings = scenery_of(state.field.table).buildings
    return [
        one
        for one in stands
        if not one.pose.z
        and any(
            bank_towards(one.body, piece.area, *_middle(piece)) is not None for piece in buildings
        )
    ]


def climbs(
    state: LittleCarnageState,
    regiment: Regiment,
    stands: Sequence[Stand],
    building: Terrain,
    foe: Stand,
    limit: int,
) -> Iterator[March]:
    """Up or down a building where all stand at its wall, inside or out; else to there, in a row."""
    x, y = _middle(building)
    above = all(stands_on(one, building) for one in stands)
    if above:
        x, y = foe.pose.x, foe.pose.y
    elif any(one.pose.z for one in stands):
        return
    ends = [(one, climb_pose(state, one, building, x, y)) for one in stands]
    plan = [Placement(s.id, p, (Spot(p.x, p.y, p.level),)) for s, p in ends if p is not None]
    if len(plan) == len(stands):
        march = allowed(state, regiment, tuple(plan), flying=False)
        if march is not None:
            yield march
    else:
        for plan_there in rows_at(stands, building, foe if above else stands[0], limit):
            march = allowed(state, regiment, plan_there, flying=False)
            if march is not None:
                yield march
                return


def rows_at(
    stands: Sequence[Stand], building: Terrain, near: Stand, limit: int
) -> Iterator[tuple[Placement, ...]]:
    """Rows of a regiment along the walls of a building, outward, those near to somebody first.

    Who stands on its roof goes to the edge of that, others to the foot of the wall.
    """
    inside = max([one.sides[1] + 4 if one.pose.z else 0 for one in stands])
    area = building.area
    middle_x, middle_y = _middle(building)
    here_x = sum([one.pose.x for one in stands]) // len(stands)
    here_y = sum([one.pose.y for one in stands]) // len(stands)
    found: list[tuple[int, tuple[Placement, ...]]] = []
    for i, j in enumerate(area.follow):
        ax, ay, bx, by = area.xs[i], area.ys[i], area.xs[j], area.ys[j]
        x, y = (ax + bx) // 2 // FINE, (ay + by) // 2 // FINE
        look = int(direction_of(by - ay, ax - bx))
        if (x - middle_x) * cosine(look) + (y - middle_y) * sine(look) < 0:
            look = (look + TURN // 2) % TURN
        far = (x - here_x) ** 2 + (y - here_y) ** 2
        if far <= limit * limit:
            away = (x - near.pose.x) ** 2 + (y - near.pose.y) ** 2
            x, y = x - int(scaled(inside * cosine(look))), y - int(scaled(inside * sine(look)))
            found.append((away, row(stands, x, y, look)))
    for _, plan in sorted(found, key=lambda one: one[0]):
        yield plan


def _middle(piece: Terrain) -> tuple[int, int]:
    area = piece.area
    return (area.low_x + area.high_x) // 2 // FINE, (area.low_y + area.high_y) // 2 // FINE
