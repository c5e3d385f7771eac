"""Ways as players and bots give them: waypoints in whole units, led around things and cut.

Starts and waypoints are in units; lengths that are left to go are in fine units.
"""

from collections.abc import Iterator, Sequence

from slagveld.table.obstacles import Ground
from slagveld.table.paths import leg_length, path_length
from slagveld.table.reach import nearest_reachable, reach, route_to
from slagveld.table.routes import Route, route
from slagveld.table.search import FAR
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE

Way = tuple[Spot, ...]

PARTS = 40
"""Parts of a way that are tried, from the end, when it is cut back."""
LEG_PARTS = 20
"""The same where only its last leg is cut back."""


def way_around(ground: Ground, x: int, y: int, goal: Spot, limit: float = FAR) -> Way:
    """The cheapest way to a place for at most so many fine units; empty where there is none."""
    ends = (float(x * FINE), float(y * FINE), float(goal.x * FINE), float(goal.y * FINE))
    found = route(ground, *ends, limit)
    return () if found is None else spots_of(found.xs, found.ys, goal.level)


def led(ground: Ground, x: int, y: int, goal: Spot, left: float) -> Route | None:
    """The way to a place, around what is in the way, however long it is.

    Where there is none: the way to the place nearest to it that can be reached with what is left.
    """
    start = (float(x * FINE), float(y * FINE))
    end = (float(goal.x * FINE), float(goal.y * FINE))
    whole = route(ground, *start, *end)
    if whole is not None:
        return whole
    within = reach(ground, *start, left)
    nearest = nearest_reachable(within, *end)
    return route_to(within, float(nearest[0]), float(nearest[1]))


def spots_of(xs: Sequence[int], ys: Sequence[int], level: int = 0) -> Way:
    """A way in fine units as waypoints on a level: without its start."""
    return tuple([Spot(x // FINE, y // FINE, level) for x, y in zip(xs[1:], ys[1:], strict=True)])


def length_of(x: int, y: int, way: Sequence[Spot]) -> float:
    """How long a way from a place is, in fine units."""
    xs = [x * FINE, *[spot.x * FINE for spot in way]]
    ys = [y * FINE, *[spot.y * FINE for spot in way]]
    return path_length(xs, ys)


def cut_back(x: int, y: int, way: Way, first: Sequence[int]) -> Iterator[Way]:
    """A way from a place, and the same cut back from its end: first by these units, then more."""
    if not way:
        return
    yield way
    whole = round(length_of(x, y, way) / FINE)
    near = [whole - less for less in first if less < whole]
    for far in (*near, *[whole * part // PARTS for part in range(PARTS - 1, 0, -1)]):
        yield beginning(x, y, way, far)


def leg_cut_back(
    here: Spot, way: Way, first: Sequence[int] = (), *, whole: int = 0
) -> Iterator[Way]:
    """A way from a place, and the same with its last leg cut back: by these, then by parts of it.

    The leg is divided into so many pieces (as many as it has units unless told), and always cut
    between two of them. One that leads to another level is not cut.
    """
    if not way:
        return
    yield way
    start, last = way[-2] if len(way) > 1 else here, way[-1]
    dx, dy = last.x - start.x, last.y - start.y
    pieces = whole or round(leg_length(start.x, start.y, last.x, last.y))
    if start.level != last.level or not pieces:
        return
    near = [pieces - less for less in first if less < pieces]
    for far in (*near, *[pieces * part // LEG_PARTS for part in range(LEG_PARTS - 1, 0, -1)]):
        yield (
            *way[:-1],
            Spot(start.x + dx * far // pieces, start.y + dy * far // pieces, last.level),
        )


def beginning(x: int, y: int, way: Way, far: float) -> Way:
    """The first so many units of a way from a place."""
    left = far
    for count, spot in enumerate(way):
        length = leg_length(x, y, spot.x, spot.y)
        if left <= length:
            part = left / length if length else 0.0
            end = (round(x + (spot.x - x) * part), round(y + (spot.y - y) * part))
            return (*way[:count], Spot(*end, spot.level))
        left -= length
        x, y = spot.x, spot.y
    return way
