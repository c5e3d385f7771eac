"""Flight: the way straight away from something, as far as it goes (CON-FEAR-7)."""

from math import ceil, floor
from typing import NamedTuple

from slagveld.table.obstacles import Ground, is_free, is_leg_free
from slagveld.table.paths import push
from slagveld.table.reach import cut_path
from slagveld.table.routes import route
from slagveld.table.spots import nearest_free
from slagveld.table.steps import moved
from slagveld.table.units import FINE, direction_of
from slagveld.table.waypoints import spots_of

from ..core.figure import Figure
from ..core.state import ConfrontationState
from .footing import Going
from .standing import stand_refusal
from .wayfinding import cut_backs
from .ways import Path, end_pose, is_open

STEP = 50 * FINE
"""Fine units between the places that are looked at when the end of a flight is taken."""


class Escape(NamedTuple):
    """A flight: its way, how it ends, and whether it leaves the table."""

    path: Path
    facing: int
    """The back to what is fled from."""
    leaves: bool = False
    """It runs over the edge: a casualty (CON-FEAR-14). The path ends at the edge."""


def away_path(
    state: ConfrontationState,
    figure: Figure,
    creature: Figure | None,
    distance: int,
    *,
    flying: bool = False,
) -> Escape:
    """The flight of a figure from a creature for so many units of movement.

    Straight away, round obstacles and figures, and no farther than where it is closed; straight
    ahead when the creature is no longer there (CON-FEAR-19). It leaves the table where the
    straight line does, if it gets there with movement to spare.
    """
    pose = figure.pose
    away = pose.facing
    if creature is not None and (creature.pose.x, creature.pose.y) != (pose.x, pose.y):
        away = direction_of(pose.x - creature.pose.x, pose.y - creature.pose.y)
    going = Going(flying=flying)
    ground = going.ground(state, figure)
    goal = moved(pose.x, pose.y, away, distance)
    edge = _edge(ground, figure, goal)
    xs, ys = _fled(ground, figure, goal if edge is None else edge, distance)
    if edge is not None and (xs[-1], ys[-1]) == (edge[0] * FINE, edge[1] * FINE):
        return Escape(spots_of(xs, ys), away, leaves=True)
    for path in cut_backs(figure, spots_of(xs, ys)):
        end = path[-1]
        facing = away
        if creature is not None:
            facing = direction_of(end.x - creature.pose.x, end.y - creature.pose.y)
        stands = stand_refusal(state, figure, end_pose(state, figure, path, facing)) is None
        if stands and is_open(state, figure, path, distance, going):
            return Escape(path, facing)
    return Escape((), away)


def _edge(ground: Ground, figure: Figure, goal: tuple[int, int]) -> tuple[int, int] | None:
    """Where the straight line to a goal (units) comes to the edge of the table; None: never."""
    x, y = figure.pose.x, figure.pose.y
    low_x, high_x = ceil(ground.low_x / FINE), floor(ground.high_x / FINE)
    low_y, high_y = ceil(ground.low_y / FINE), floor(ground.high_y / FINE)
    part = min(_leaving(x, goal[0], low_x, high_x), _leaving(y, goal[1], low_y, high_y))
    if part > 1.0:
        return None
    edge_x, edge_y = round(x + (goal[0] - x) * part), round(y + (goal[1] - y) * part)
    return min(max(edge_x, low_x), high_x), min(max(edge_y, low_y), high_y)


def _leaving(start: int, goal: int, low: int, high: int) -> float:
    """At which fraction of its way a coordinate leaves its bounds; 2 when it does not."""
    if low <= goal <= high:
        return 2.0
    return max(0.0, ((low if goal < low else high) - start) / (goal - start))


def _fled(
    ground: Ground, figure: Figure, goal: tuple[int, int], distance: int
) -> tuple[list[int], list[int]]:
    """The places of a flight towards a goal, in fine units, as far as its movement lasts."""
    x, y = figure.pose.x * FINE, figure.pose.y * FINE
    to_x, to_y = goal[0] * FINE, goal[1] * FINE
    limit = float(distance * FINE)
    if is_leg_free(ground, x, y, to_x, to_y):
        return cut_path(ground, [x, to_x], [y, to_y], limit)
    end = (to_x, to_y)
    if not is_free(ground, *end):
        end = nearest_free(ground, to_x, to_y, limit / 2, STEP) or end
    found = route(ground, x, y, *end)
    if found is not None:
        return cut_path(ground, found.xs, found.ys, limit)
    stop = push(ground, x, y, to_x, to_y)
    return cut_path(ground, [x, stop.x], [y, stop.y], limit)
