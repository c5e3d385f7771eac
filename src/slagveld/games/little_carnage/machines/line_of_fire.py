"""The field of fire of a war machine, the line of its shot, and whom that line crosses."""

from itertools import pairwise
from typing import Final

from slagveld.structs import Struct
from slagveld.table.arcs import any_part_in_arc
from slagveld.table.layout import Layout
from slagveld.table.measure import foremost
from slagveld.table.sight import body_in_way, body_stretch
from slagveld.table.steps import moved
from slagveld.table.units import FINE, LIMIT, direction_of

from ..core.regiment import Stand
from ..core.state import LittleState
from ..terrain.ditches import Line
from ..terrain.scenery_and_cover import is_crossed, scenery_of

HALF: Final = 70
"""The field of fire reaches 7 degrees to either side of the facing."""


class Victim(Struct, frozen=True):
    """A model that the line crosses, and what shelters it."""

    model: int
    covered: bool
    """A low or high obstacle lies between it and the machine (LC-1.11-11)."""
    behind_wall: bool
    """A high wall does."""


def line_of(stand: Stand, direction: int) -> Line:
    """The line of a shot from the front edge, across the whole table (LC-1.11-8), in fine units."""
    start = foremost(stand.body)
    return *start, *moved(*start, direction, LIMIT * FINE // 2)


def to_edge(table: Layout, line: Line) -> tuple[int, int]:
    """Where a line leaves the table, in units: a shot flies that far (LC-1.11-8)."""
    x, y = line[0] // FINE, line[1] // FINE
    across, along = line[2] - line[0], line[3] - line[1]
    ways = [
        (max(0, end - start), abs(step))
        for start, step, end in (
            (x, across, table.width),
            (-x, -across, 0),
            (y, along, table.height),
            (-y, -along, 0),
        )
        if step > 0
    ]
    left, step = min(ways, key=lambda way: way[0] / way[1])
    return x + across * left // step, y + along * left // step


def in_field(stand: Stand, other: Stand) -> bool:
    """Whether any part of a base lies in the field of fire (LC-1.11-9)."""
    x, y = foremost(stand.body)
    return any_part_in_arc(x, y, stand.body.facing, HALF, other.body)


def victims(state: LittleState, stand: Stand, regiment: int, direction: int) -> list[Victim]:
    """Models of a regiment that a line crosses, nearest first; others are not hit (LC-1.11-13)."""
    line = line_of(stand, direction)
    x, y, far_x, far_y = line
    bodies = [(model.id, state.stand_of(model).body) for model in state.models_of(regiment)]
    crossed = [(body_stretch(*line, body)[0], n) for n, body in bodies if body_in_way(*line, body)]
    found = []
    scenery = scenery_of(state.field.table)
    for enter, number in sorted(crossed):
        to = (x, y, x + round((far_x - x) * enter), y + round((far_y - y) * enter))
        wall = is_crossed(to, scenery.high)
        found.append(Victim(number, wall or is_crossed(to, scenery.low), wall))
    return found


def targets(state: LittleState, stand: Stand) -> list[int]:
    """Enemy regiments partly in the field of fire, in order, whatever is between (LC-1.11-10)."""
    enemies = [other for other in state.field.stands if other.seat != stand.seat]
    ahead = [state.field.on_stand.get(one.id, ()) for one in enemies if in_field(stand, one)]
    return list(dict.fromkeys([model.regiment for models in ahead for model in models]))


def best_line(state: LittleState, stand: Stand, regiment: int, dice: int = 2) -> int | None:
    """The direction in which most models of a regiment stand in line; None where none can be.

    Tried are the directions through each middle and between each two. A machine with a single
    attack die has none left over a high wall (LC-1.11-11).
    """
    facing = stand.pose.facing
    x, y = foremost(stand.body)
    bodies = [other.body for other in state.stands_of(regiment)]
    corners = [
        direction_of(px - x, py - y)
        for body in bodies
        for px, py in [(body.x, body.y), *zip(body.xs, body.ys, strict=True)]
    ]
    turns = sorted([*[aside_of(facing, direction) for direction in corners], -HALF, HALF])
    middles = [(one + next_one) // 2 for one, next_one in pairwise(turns)]
    tried = [turn for turn in (*turns, *middles) if abs(turn) <= HALF]
    best: tuple[int, int] | None = None
    for turn in sorted(dict.fromkeys(tried), key=lambda one: (abs(one), one)):
        hit = victims(state, stand, regiment, (facing + turn) % 3600)
        count = 0 if dice < 2 and hit and hit[0].behind_wall else len(hit)
        if count and (best is None or count > best[0]):
            best = (count, (facing + turn) % 3600)
    return None if best is None else best[1]


def aside_of(facing: int, direction: int) -> int:
    """How far a direction lies from a facing: negative to the left."""
    return (direction - facing + 1800) % 3600 - 1800
