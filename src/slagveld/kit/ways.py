"""Ways that a player means, ways for menus and bots, how far a move reaches, what is mended.

    def ways(before: Way, goal: Spot) -> Iterator[Way]:
        yield from cut_back(x, y, spots_of(...), (1, 2, 4))

    path = meant(given, legal, ways) or given

What may be gone is for the game to say (`Legal`); what is found here is always judged by it.
Places are in units, lengths in fine units where it says so.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from slagveld.kernel.fields import Region
from slagveld.table.obstacles import Ground
from slagveld.table.outlines import outlines
from slagveld.table.reach import Reach, cells, cost_at, reach
from slagveld.table.search import FAR
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, ONE, TURN, cosine, direction_of, sine
from slagveld.table.waypoints import Way, way_around

Legal = Callable[[Way], bool]
"""Whether a way could be gone as it is."""

Ways = Callable[[Way, Spot], Iterable[Way]]
"""Ways that may take the place of a last leg, likeliest first: from the waypoints before it (none:
from where the piece stands) towards its goal."""

Course = tuple[Way, int]
"""A way and the facing at its end."""

COMPASS = tuple(range(0, TURN, 450))
"""The eight directions of a menu."""

STEPS = 20
"""Places of the lattice between the start and the edge of a reach."""


def reach_region(
    ground: Ground,
    start: Pose | Spot,
    limit: int,
    steps: int = STEPS,
    *,
    keeps: Callable[[Reach, int, int], bool] | None = None,
) -> Region:
    """Where a mover can get to on its level for so many fine units, for the screen.

    `keeps`: only such places of it (in fine units), where rules cut a reach short.
    """
    step = max(FINE, limit // steps)
    within = reach(ground, float(start.x * FINE), float(start.y * FINE), float(limit))
    rows = cells(within, step)
    if keeps is not None:
        places = [(x, y) for y, first, last in rows for x in range(first, last + 1, step)]
        rows = [(y, x, x) for x, y in places if keeps(within, x, y)]

    def covered(x: int, y: int) -> bool:
        return cost_at(within, x, y) < FAR and (keeps is None or keeps(within, x, y))

    return Region(outlines(rows, step, covered), start.level, "reach")


def meant(path: Sequence[Spot], legal: Legal, ways: Ways) -> Way:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed. Empty where no way is legal.
    """
    wanted = tuple(path)
    if not wanted or legal(wanted):
        return wanted
    before = wanted[:-1]
    for rest in ways(before, wanted[-1]):
        whole = (*before, *rest)
        if legal(whole):
            return whole
    return ()


def way_to(
    start: Pose | Spot, goal: Spot, limit: int, legal: Legal, ground: Callable[[], Ground | None]
) -> Way | None:
    """The shortest way of at most so many units to a place: straight, or around things; or None.

    `ground` is asked only where the straight way is not legal; none: there is no way around, as
    for one who flies.
    """
    straight = (goal,)
    if legal(straight):
        return straight
    around = ground()
    if around is None:
        return None
    way = way_around(around, start.x, start.y, goal, float(limit * FINE))
    return way if way and legal(way) else None


def facing_along(start: Pose, path: Sequence[Spot]) -> int:
    """The direction of the last leg of a way; as the piece looks where it does not move."""
    places = [(start.x, start.y), *[(spot.x, spot.y) for spot in path]]
    end = places[-1]
    for x, y in reversed(places):
        if (x, y) != end:
            return int(direction_of(end[0] - x, end[1] - y))
    return start.facing


def towards(start: Pose, direction: int, length: int) -> Course:
    """Straight in a direction over the ground; rounded, it is never longer than the length."""
    x = start.x + int(length * int(cosine(direction)) / ONE)
    y = start.y + int(length * int(sine(direction)) / ONE)
    return (Spot(x, y),), direction


def straight(start: Pose, x: int, y: int, short: int, limit: int, *, least: float = 0.0) -> Course:
    """Straight towards a place over the ground, up to so far before it and as far as the limit.

    Rounded, it is never longer than that. No way at all where it would be shorter than `least`.
    """
    dx, dy = x - start.x, y - start.y
    facing = int(direction_of(dx, dy)) if dx or dy else start.facing
    length = (dx * dx + dy * dy) ** 0.5
    far = min(length - short, float(limit))
    if far <= 0.0 or far < least:
        return (), facing
    return (Spot(start.x + int(dx * far / length), start.y + int(dy * far / length)),), facing


def mended(given: Way, path: Way, told: int | None, facing: int) -> dict[str, Any]:
    """What a preview snaps: the way where another is meant, the facing where none was told."""
    snapped: dict[str, Any] = {} if path == given else {"path": path}
    return {**snapped, "facing": facing} if told is None else snapped
