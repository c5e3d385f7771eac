"""Ways that a player means, the reach of a move, and ways for proposals."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.fields import Region
from slagveld.kit import ways
from slagveld.kit.ways import Legal
from slagveld.table.lines import place_in_convex
from slagveld.table.paths import leg_length
from slagveld.table.reach import cut_path
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import cut_back, led, spots_of

from ..core.figure import Figure
from ..core.state import ConfrontationState
from .footing import ON_FOOT, Going
from .scenery import pose_at
from .standing import contact_stands, nearest_stand, stand_refusal
from .ways import Path, end_pose, fine_cost, is_open

BACK = (1, 2, 4, 8, 12)
"""Units by which a way is first cut back: into contact it stays so, or ends just short of it."""
WISHES = 8
"""So many places round a target are tried when a player points at it."""


# For the screen


def reach_region(
    state: ConfrontationState, figure: Figure, limit: int, going: Going = ON_FOOT
) -> Region:
    """Where the middle of a figure can get to with a move of so many units."""
    return ways.reach_region(going.ground(state, figure), figure.pose, limit * FINE)


def meant(
    state: ConfrontationState,
    figure: Figure,
    path: Sequence[Spot],
    limit: int,
    legal: Legal,
    going: Going = ON_FOOT,
) -> Path:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: it is led around what is in the way, ended at the limit, and
    drawn beside a figure that it points at: into contact with an announced one (`touch`). What is
    not to be mended comes back as it was. `legal` judges facing and all else.
    """

    def led_ways(before: Path, goal: Spot) -> Iterator[Path]:
        here = figure.at(end_pose(state, figure, before, figure.pose.facing)) if before else figure
        left = limit * FINE - fine_cost(state, figure, before, going)
        for wish in _wishes(state, here, goal, going.touch) if left > 0.0 else ():
            yield from cut_backs(here, _led(state, here, wish, left, going))

    return ways.meant(path, legal, led_ways) or tuple(path)


def _wishes(
    state: ConfrontationState, here: Figure, goal: Spot, touch: tuple[int, ...]
) -> Iterator[Spot]:
    """Where a player may want to get to by pointing here, the likeliest first."""
    pose = pose_at(state, goal.x, goal.y, here.pose.facing)
    if stand_refusal(state, here, pose, touch=touch) is not None:
        beside = goal
        other = pointed_at(state, here, goal)
        if other is not None:
            stands = _beside(state, here, other)
            if other.seat == here.seat or other.id in touch:
                yield from stands[:WISHES]
            beside = stands[0]
        found = nearest_stand(state, here, beside.x, beside.y, touch=touch)
        if found is not None:
            yield Spot(found.x, found.y)
    yield goal


def _beside(state: ConfrontationState, here: Figure, other: Figure) -> list[Spot]:
    """Places in contact with another figure: first those flush with it, the nearest first."""
    x, y = here.pose.x, here.pose.y
    stands = list(contact_stands(state, here, other))
    stands.sort(key=lambda one: (not one.square, leg_length(one.pose.x, one.pose.y, x, y)))
    return [Spot(one.pose.x, one.pose.y) for one in stands]


def pointed_at(state: ConfrontationState, here: Figure, goal: Spot) -> Figure | None:
    """The figure on whose base a place lies, besides the mover."""
    x, y = goal.x * FINE, goal.y * FINE
    others = (other for other in state.figures if other.id != here.id)
    return next(
        (one for one in others if place_in_convex(one.body.xs, one.body.ys, x, y) > 0), None
    )


def _led(state: ConfrontationState, here: Figure, goal: Spot, left: float, going: Going) -> Path:
    """The way to a place, around what is in the way; or as far towards it as it goes."""
    ground = going.ground(state, here, (goal.x, goal.y))
    whole = led(ground, here.pose.x, here.pose.y, goal, left)
    return () if whole is None else spots_of(*cut_path(ground, whole.xs, whole.ys, left))


def cut_backs(here: Figure, way: Path) -> Iterator[Path]:
    """A way, and the same cut back from its end, bit by bit."""
    return cut_back(here.pose.x, here.pose.y, way, BACK)


# For proposals


def way_to(
    state: ConfrontationState, figure: Figure, x: int, y: int, limit: int, going: Going = ON_FOOT
) -> Path | None:
    """The shortest way of at most so many units to a place, or None.

    The figure can stand there facing as it does.
    """
    pose = pose_at(state, x, y, figure.pose.facing)
    if stand_refusal(state, figure, pose, touch=going.touch) is not None:
        return None
    return ways.way_to(
        figure.pose,
        Spot(x, y),
        limit,
        lambda way: is_open(state, figure, way, limit, going),
        lambda: None if going.flying else going.ground(state, figure, (x, y)),
    )
