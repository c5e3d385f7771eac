"""Ways that a player means, the reach of a move, and ways for proposals."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from slagveld.kernel.fields import Region
from slagveld.table.lines import place_in_convex
from slagveld.table.obstacles import Ground, disc_mover
from slagveld.table.outlines import outlines
from slagveld.table.paths import leg_length
from slagveld.table.reach import cells, cut_path, reach
from slagveld.table.routes import Route, route
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import beginning, cut_back, led, spots_of

from ..core.figure import Figure
from ..core.state import ConfrontationState
from .footing import all_ladders, gait_of, way_ground
from .places import contact_stands, nearest_stand
from .scenery import height_at, pose_at
from .standing import stand_refusal
from .ways import Path, fine_cost, way_refusal

Legal = Callable[[Path], bool]
"""Whether a way could be gone as it is."""

STEPS = 24
"""Places of the lattice between the start and the edge of a reach."""
BACK = (1, 2, 4, 8, 12)
"""Units by which a way is first cut back: into contact it stays so, or ends just short of it."""
WISHES = 8
"""So many places round a target are tried when a player points at it."""


class Going(NamedTuple):
    """How a figure goes: whom it passes and touches, whether in a walk, whether in the air."""

    through: tuple[int, ...] = ()
    touch: tuple[int, ...] = ()
    walking: bool = False
    flying: bool = False

    def ground(
        self, state: ConfrontationState, figure: Figure, goal: tuple[int, int] | None = None
    ) -> Ground:
        """What a figure goes around; ladders are gone up when its goal is at another height."""
        table = state.field.table
        if self.flying:
            found = Ground()
            mover = disc_mover(gait_of(figure).reach)
            found.add_border(mover, 0, 0, table.width * FINE, table.height * FINE)
            return found
        ladders: tuple[int, ...] = ()
        if self.walking and goal is not None and height_at(table, *goal) != figure.pose.z:
            ladders = all_ladders(table)
        return way_ground(
            state,
            figure,
            through=self.through,
            touch=self.touch,
            walking=self.walking,
            ladders=ladders,
        )

    def is_free(self, state: ConfrontationState, figure: Figure, path: Path, limit: int) -> bool:
        """Whether a figure can go along a path."""
        refusal = way_refusal(
            state,
            figure,
            path,
            limit,
            through=self.through,
            touch=self.touch,
            walking=self.walking,
            flying=self.flying,
        )
        return refusal is None


# For the screen


def reach_region(
    state: ConfrontationState,
    figure: Figure,
    limit: int,
    *,
    through: tuple[int, ...] = (),
    walking: bool = False,
    flying: bool = False,
) -> Region:
    """Where the middle of a figure can get to with a move of so many units."""
    ground = Going(through, (), walking, flying).ground(state, figure)
    step = max(FINE, limit * FINE // STEPS)
    x, y = float(figure.pose.x * FINE), float(figure.pose.y * FINE)
    found = reach(ground, x, y, float(limit * FINE))
    return Region(outlines(cells(found, step), step), figure.pose.level, "reach")


def meant(
    state: ConfrontationState,
    figure: Figure,
    path: Sequence[Spot],
    limit: int,
    legal: Legal,
    *,
    through: tuple[int, ...] = (),
    touch: tuple[int, ...] = (),
    walking: bool = False,
    flying: bool = False,
) -> Path:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: it is led around what is in the way, ended at the limit, and
    drawn beside a figure that it points at: into contact with an announced one (`touch`). What is
    not to be mended comes back as it was. `legal` judges facing and all else.
    """
    wanted = tuple(path)
    if not wanted or legal(wanted):
        return wanted
    going = Going(through, touch, walking, flying)
    before, goal = wanted[:-1], wanted[-1]
    here = _moved(state, figure, before[-1]) if before else figure
    left = limit * FINE - _cost(state, figure, before, going)
    if left <= 0.0:
        return wanted
    for wish in _wishes(state, here, goal, touch):
        way = _led(state, here, wish, left, going)
        found = _backed(here, before, way, legal)
        if found:
            return found
    return wanted


def _moved(state: ConfrontationState, figure: Figure, spot: Spot) -> Figure:
    return figure.at(pose_at(state, spot.x, spot.y, figure.pose.facing))


def _cost(state: ConfrontationState, figure: Figure, path: Path, going: Going) -> float:
    return fine_cost(state, figure, path, walking=going.walking, flying=going.flying)


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
    for other in state.figures:
        body = other.body
        if (
            other.id != here.id
            and place_in_convex(body.xs, body.ys, goal.x * FINE, goal.y * FINE) > 0
        ):
            return other
    return None


def _led(state: ConfrontationState, here: Figure, goal: Spot, left: float, going: Going) -> Path:
    """The way to a place, around what is in the way; or as far towards it as it goes."""
    ground = going.ground(state, here, (goal.x, goal.y))
    whole = led(ground, here.pose.x, here.pose.y, goal, left)
    return () if whole is None else spots_of(*cut_path(ground, whole.xs, whole.ys, left))


def _backed(here: Figure, before: Path, way: Path, legal: Legal) -> Path:
    """The way cut back from its end until it is legal; empty if it never is."""
    for shorter in cut_backs(here, way):
        if legal((*before, *shorter)):
            return (*before, *shorter)
    return ()


def cut_backs(here: Figure, way: Path) -> Iterator[Path]:
    """A way, and the same cut back from its end, bit by bit."""
    return cut_back(here.pose.x, here.pose.y, way, BACK)


def cut(here: Figure, way: Path, far: int) -> Path:
    """The first so many units of a way."""
    return beginning(here.pose.x, here.pose.y, way, far)


# For proposals


def way_to(
    state: ConfrontationState,
    figure: Figure,
    x: int,
    y: int,
    limit: int,
    *,
    through: tuple[int, ...] = (),
    touch: tuple[int, ...] = (),
    walking: bool = False,
    flying: bool = False,
) -> Path | None:
    """The shortest way of at most so many units to a place, or None.

    The figure can stand there facing as it does.
    """
    going = Going(through, touch, walking, flying)
    pose = pose_at(state, x, y, figure.pose.facing)
    if stand_refusal(state, figure, pose, touch=touch) is not None:
        return None
    straight = (Spot(x, y),)
    if going.is_free(state, figure, straight, limit):
        return straight
    if flying:
        return None
    start = (float(figure.pose.x * FINE), float(figure.pose.y * FINE))
    ground = going.ground(state, figure, (x, y))
    found: Route | None = route(
        ground, *start, float(x * FINE), float(y * FINE), float(limit * FINE)
    )
    if found is None:
        return None
    path = spots_of(found.xs, found.ys)
    return path if going.is_free(state, figure, path, limit) else None
