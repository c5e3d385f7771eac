"""Meeting several enemies at once: whom one base can touch together, and where (CON-CHARGE-10).

Whether enemies can be met together depends on how they stand to each other and on the size of the
base alone. Where the one stands who names them, how far he is from them and what lies between are
not looked at: that is measured afterwards.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import ceil, hypot
from typing import NamedTuple

from slagveld.table.body import Body
from slagveld.table.contact import overlap, touching_flat
from slagveld.table.measure import gap
from slagveld.table.obstacles import SLIP, body_mover, body_solids
from slagveld.table.ring import touch_two, whole_outside
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE, ONE, TURN, cosine, direction_of, sine

from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import ClashState
from .scenery import pose_at
from .standing import Stand, foot_on, turns_of

STEP = 20
"""Tenths of a degree between the ways a base is turned to touch three enemies or more."""
DEGREE = 10
QUARTER = TURN // 4


class Place(NamedTuple):
    """Where the middle of a base touches several enemies, and how the base lies there."""

    x: int
    y: int
    lies: int
    """One of the facings with which it lies so."""
    flush: bool
    """It lies along an edge of one of them."""


def can_meet(state: ClashState, figure: Figure, targets: Sequence[Figure]) -> bool:
    """Whether a base of this size can touch all of these at once, wherever it comes from."""
    if len(targets) < 2:
        return True
    if len(targets) > figure.profile.most_opponents:
        return False
    heights = [target.pose.z for target in targets]
    if max(heights) - min(heights) > 2 * REACH:
        return False
    across = ceil(hypot(*figure.profile.sides)) * FINE + 2 * SLACK
    if any(gap(one.body, other.body) > across for one, other in combinations(targets, 2)):
        return False
    # Between two there is always room for a base that spans their gap, or beside it.
    return len(targets) == 2 or bool(places(state, figure, targets))


def places(state: ClashState, figure: Figure, targets: Sequence[Figure]) -> Sequence[Place]:
    """Where a base of this size touches all of these and lies over none of them.

    Kept for as long as nobody moves. Shared: not to be changed.
    """
    numbers = tuple(sorted([target.id for target in targets]))
    key = ("con-meeting", figure.profile.sides, numbers)
    return state.field.known(key, _searched, figure, [one.body for one in state.those(*numbers)])


def meeting_stands(state: ClashState, figure: Figure, targets: Sequence[Figure]) -> Iterator[Stand]:
    """Places where a figure touches all of these at once, whether or not there is room.

    It looks at as many of them as it can, at the first named rather than at another.
    """
    for place in places(state, figure, targets):
        facing = _looking(figure, place, targets)
        yield Stand(pose_at(state, place.x, place.y, facing), place.flush)


def _looking(figure: Figure, place: Place, targets: Sequence[Figure]) -> int:
    """The facing that looks best at the targets with a base that lies as it does."""

    def ahead(way: int) -> tuple[int, int]:
        far = [
            (one.pose.x - place.x) * cosine(way) + (one.pose.y - place.y) * sine(way)
            for one in targets
        ]
        return sum([value > 0 for value in far]), far[0]

    return max(turns_of(figure, place.lies), key=ahead)


def _searched(figure: Figure, bodies: Sequence[Body]) -> Sequence[Place]:
    """Places in contact with all of these, flush ones first; askew at three only at need."""
    flush, others = _turns(figure, bodies)
    found = [place for lies in flush for place in _lying(figure, bodies, lies, flush=True)]
    found += _between(figure, bodies)
    if not found or len(bodies) <= 2:
        found += [one for lies in others for one in _lying(figure, bodies, lies, flush=False)]
    return list(dict.fromkeys(found))


def _turns(figure: Figure, bodies: Sequence[Body]) -> tuple[list[int], list[int]]:
    """How a base is turned: along the edges of those it touches, and otherwise."""
    step = QUARTER if figure.base.width == figure.base.depth else 2 * QUARTER
    edges = [direction_of(b.xs[1] - b.xs[0], b.ys[1] - b.ys[0]) for b in bodies]
    flush = dict.fromkeys([(edge + turn) % step for edge in edges for turn in (0, QUARTER)])
    fine = STEP if len(bodies) > 2 else QUARTER // 6
    others = dict.fromkeys(range(0, step, fine))
    return list(flush), [turn for turn in others if turn not in flush]


def _lying(figure: Figure, bodies: Sequence[Body], lies: int, *, flush: bool) -> Iterator[Place]:
    """Places of a base that lies so: where two rims cross, and half way where it is flush."""
    mover = body_mover(figure.body_at(Pose(0, 0, lies)))
    rims = [body_solids(mover, body, 0, 0)[0] for body in bodies]
    crossings = [spot for one, other in permutations(rims, 2) for spot in touch_two(one, other)]
    if flush:
        for (x, y), (other_x, other_y) in combinations(dict.fromkeys(crossings), 2):
            spot = whole_outside(rims, (x + other_x) / 2, (y + other_y) / 2)
            if spot is not None:
                yield from _touching(figure, bodies, Place(*spot, lies, flush))
    for x, y in dict.fromkeys(crossings):
        yield from _touching(figure, bodies, Place(x, y, lies, flush))


def _between(figure: Figure, bodies: Sequence[Body]) -> Iterator[Place]:
    """Half way between two, turned so that the base spans the gap as nearly as it can."""
    for one, other in combinations(bodies, 2):
        ax, ay, bx, by = _nearest(one, other)
        if (ax, ay) == (bx, by):
            continue
        along = direction_of(round(bx - ax), round(by - ay))
        x, y = round((ax + bx) / 2 / FINE) * FINE, round((ay + by) / 2 / FINE) * FINE
        wide = int(gap(one, other)) // FINE + 1
        for turns in (range(0, QUARTER + 1, DEGREE), range(QUARTER, 2 * QUARTER + 1, DEGREE)):
            fitting = [turn for turn in turns if _span(figure, turn) <= wide]
            if fitting:
                turn = max(fitting, key=lambda one: _span(figure, one))
                yield from _touching(figure, bodies, Place(x, y, (along + turn) % TURN, False))


def _span(figure: Figure, turn: int) -> float:
    base = figure.base
    return (base.depth * abs(int(cosine(turn))) + base.width * abs(int(sine(turn)))) / ONE


def _touching(figure: Figure, bodies: Sequence[Body], place: Place) -> Iterator[Place]:
    found = Place(place.x // FINE, place.y // FINE, place.lies, place.flush)
    body = figure.body_at(Pose(found.x, found.y, found.lies))
    if all(touching_flat(body, one, SLACK) and not overlap(body, one, SLIP) for one in bodies):
        yield found


def _nearest(one: Body, other: Body) -> tuple[float, float, float, float]:
    best = float("inf")
    found = (0.0, 0.0, 0.0, 0.0)
    for a, b, swapped in ((one, other, False), (other, one, True)):
        for x, y in zip(a.xs, a.ys, strict=True):
            for i in range(b.corners):
                foot = foot_on(b.xs, b.ys, i, x, y)
                far = (foot[0] - x) ** 2 + (foot[1] - y) ** 2
                if far < best:
                    best = far
                    found = (*foot, float(x), float(y)) if swapped else (float(x), float(y), *foot)
    return found
