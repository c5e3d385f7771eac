"""Flight from fear: who runs, which way, how far, and off the table (CON-FEAR-5 to CON-FEAR-8)."""

from math import ceil, floor
from typing import NamedTuple

from slagveld.kernel.event import Turned
from slagveld.table.obstacles import Ground, is_free, is_leg_free
from slagveld.table.paths import push
from slagveld.table.reach import cut_path
from slagveld.table.routes import route
from slagveld.table.spots import nearest_free
from slagveld.table.steps import moved
from slagveld.table.units import FINE, direction_of
from slagveld.table.waypoints import spots_of

from ..core.asking import tell_moved, tell_status
from ..core.book import text
from ..core.figure import Figure, Flight
from ..core.state import Battle, ClashState, enemy_of, in_fight
from ..terrain.movement_table import mov
from ..terrain.obstacles import Going
from ..terrain.paths import Path, cut_backs, end_pose, in_medium, is_open, spot_of, way_length
from ..terrain.standing_room import has_room
from ..wounds.casualties import remove

STEP = 50 * FINE
"""Fine units between the places that are looked at when the end of a flight is taken."""


class Escape(NamedTuple):
    path: Path
    facing: int
    """The back to what is fled from."""
    leaves: bool = False
    """It runs over the edge: a casualty (CON-FEAR-14). The path ends at the edge."""


def away_path(
    state: ClashState,
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
        stands = has_room(state, figure, end_pose(state, figure, path, facing))
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


FLIGHT = 2
"""A flight is so many times the walking distance."""


def may_flee(state: ClashState, figure: Figure) -> bool:
    """Whether a figure that has failed before a creature runs from it.

    Not out of a fight (CON-FEAR-8), nor twice in a turn; and only one whose card has not been
    played yet (CON-FEAR-7), or who was paralysed (CON-FEAR-12, CON-FEAR-13).
    """
    turn = figure.turn
    if turn.fled or (turn.activated and not turn.paralysed_by):
        return False
    return not figure.powers.gives("stands-fast") and not in_fight(state, figure)


def flee(play: Battle, number: int, creature: int, fear: int, *, rule: str) -> None:
    """A figure flees at once, its movement gone; it will rally against this Fear (CON-FEAR-17)."""
    figure = play.state.field.by_id[number]
    if figure.flight is None:
        tell_status(play, figure, text("status-fear-fleeing"), rule)
    play.state = play.state.changed(number, flight=Flight(fear, creature))
    run_away(play, number, rule=rule)


def run_away(play: Battle, number: int, *, rule: str) -> None:
    """Twice its walking distance away from what it flees, its back to that (CON-FEAR-7).

    Straight ahead if that is no longer on the table (CON-FEAR-19). Whoever leaves the table counts
    as a casualty (CON-FEAR-14).
    """
    state = play.state
    figure = state.field.by_id[number]
    escape = escape_of(state, figure)
    length = way_length(figure, escape.path)
    pose = end_pose(state, figure, escape.path, escape.facing)
    fled = figure.did(fled=True, covered=figure.turn.covered + length)
    play.state = state.with_figure(fled.at(pose))
    if length:
        way = (spot_of(figure), *escape.path)
        tell_moved(play, figure, way, pose, manner="flee", length=length, rule=rule)
    elif pose.facing != figure.pose.facing:
        play.tell(Turned, piece=number, name=figure.name, facing=pose.facing, rule=rule)
    if escape.leaves:
        remove(play, number, enemy_of(figure.seat), fled=True)


def escape_of(state: ClashState, figure: Figure) -> Escape:
    """The flight of a figure that has a reason to flee; who hangs on a wall cannot run.

    In the air, or wholly in water, with its second Movement where it has one (CON-STAT-2).
    """
    flight = figure.flight
    feared = None if flight is None else state.figure(flight.creature)
    if figure.climbing:
        return Escape((), figure.pose.facing)
    second = mov(figure, second=True)
    if figure.profile.medium == "air" and second >= mov(figure):
        return away_path(state, figure, feared, FLIGHT * second, flying=True)
    if figure.profile.medium == "water":
        swum = away_path(state, figure, feared, FLIGHT * second)
        if in_medium(state, figure, swum.path):
            return swum
    return away_path(state, figure, feared, FLIGHT * mov(figure))
