"""Footing: what terrain and bases mean for a mover, prepared once and asked often.

A path is that of the middle of the base. Facing is free at the end of a move and so on the way,
too; hence what is swept along the path is the largest disc that fits into the base, and a figure
goes through any gap that is as wide as its base is narrow. At its end the whole base counts
(`standing_room.stand_refusal`). What may not be entered may be grazed by one unit (`SLIP`), since
ways bend at whole units only.

Ground costs by where the middle is; where pieces overlap the dearest counts. What is crossed once
for a price (a low obstacle, a door, a smaller obstacle in a walk) takes half of it at each of its
edges: whoever stops on it has paid half. A piece that a mover stands on or in and cannot leave so
(a high obstacle, a gap) holds its middle within its outline.
"""

from functools import cache
from typing import NamedTuple

from slagveld.kept import Shelf, beside
from slagveld.record import Record
from slagveld.table.body import Area
from slagveld.table.convex import Region
from slagveld.table.inside import passes_through, place_in_area, stretches_inside
from slagveld.table.layout import Layout
from slagveld.table.obstacles import EVERYWHERE, SLIP, Ground, body_solids, disc_mover
from slagveld.table.solids import Solid
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.competence_vocabulary import Immunity
from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.movement_table import OwnMovement, cost_of, step_of, toll_of
from ..core.state import ClashState
from .movement_table import LAMED, mov
from .scenery import crossing_of, height_at, is_swimmer, kind_of

POINT = disc_mover(0)


class Gait(NamedTuple):
    """What of a figure matters to its footing."""

    reach: int
    """Radius of the disc that is swept, in fine units."""
    size: str
    swims: bool
    eased: tuple[Immunity, ...]
    """Classes of ground that are open ground to it."""
    movement: int
    by: OwnMovement | None
    """The movement table that holds for it; None: the program's."""


_GAITS = Shelf[object, Gait]("confrontation.gaits")


def gait_of(figure: Figure) -> Gait:
    """What matters to a figure's footing; kept with its profile."""
    key = (figure.gained, LAMED in figure.maimed, figure.moves_by)
    return _GAITS.kept(figure.profile, key, _gait, figure)


def _gait(figure: Figure) -> Gait:
    """Ground that a figure is immune to is open ground for it (CON-CARD-immunite)."""
    classes: tuple[Immunity, ...] = ("encumbered", "heavily-encumbered")
    return Gait(
        min(figure.profile.sides) * FINE // 2,
        figure.profile.size,
        is_swimmer(figure),
        tuple([one for one in classes if figure.powers.immune(one) is not None]),
        mov(figure),
        figure.moves_by,
    )


FIRST = -2
"""The owner number by which grounds know the first piece of terrain; the next is one lower."""


def _footing(
    table: Layout, figure: Figure, gait: Gait, walking: bool, ladders: tuple[int, ...]
) -> Ground:
    """What slows a figure, and what bars its way (CON-MOVE-10, CON-HOUSE-6)."""
    made = Ground()
    for index, piece in enumerate(table.terrain):
        owner = FIRST - index
        kind = kind_of(piece)
        match kind.passage:
            case "ground" if (cost := cost_of(kind, gait.by)) > 1 and (
                kind.immunity not in gait.eased
            ):
                made.add_slow(POINT, region_of(piece), cost, 1, owner, 0.0)
            case "door":
                _add_tolls(made, piece.area, toll_of(kind, gait.by) * FINE / 2, owner)
            case "obstacle" if crossing_of(figure, piece) == "low":
                _add_tolls(made, piece.area, step_of(gait.by) * FINE / 2, owner)
            case "obstacle" if walking and crossing_of(figure, piece) == "smaller":
                _add_tolls(made, piece.area, gait.movement * FINE / 4, owner)
            case "obstacle" if used := _ladders_at(table, ladders, piece):
                _add_ladders(made, piece, used, owner, gait)
            case "obstacle" | "gap" | "barred":
                _add_bar(made, figure, piece, gait, owner)
            case "water" if not gait.swims:
                made.add_region(_disc(gait.reach), region_of(piece), owner)
    return made


def _add_bar(made: Ground, figure: Figure, piece: Terrain, gait: Gait, owner: int) -> None:
    """What cannot be entered, nor left by one that is in or on it."""
    body = figure.body
    if place_in_area(body.x, body.y, piece.area) <= 0:
        made.add_region(_disc(gait.reach), region_of(piece), owner)
    elif kind_of(piece).passage != "barred":
        for edge in _edges(piece.area):
            made.add_fence(*edge, owner)


def _ladders_at(table: Layout, ladders: tuple[int, ...], piece: Terrain) -> list[Terrain]:
    """Those of these ladders that stand at an edge of a piece."""
    found = [one for one in table.terrain if one.id in ladders]
    edges = _edges(piece.area) if found else []
    return [one for one in found if any(passes_through(*edge, one.area) for edge in edges)]


@beside
def region_of(piece: Terrain) -> Region:
    """A piece cut into convex parts; kept with it."""
    return Region(piece.area)


_disc = cache(disc_mover)


def _edges(area: Area) -> list[tuple[int, int, int, int]]:
    follow = area.follow
    return [
        (area.xs[i], area.ys[i], area.xs[follow[i]], area.ys[follow[i]])
        for i in range(len(area.xs))
    ]


def _add_tolls(made: Ground, area: Area, toll: float, owner: int) -> None:
    for edge in _edges(area):
        made.add_toll(*edge, toll, owner)


def ladders_on(table: Layout, xs: list[int], ys: list[int]) -> tuple[int, ...]:
    """Ids of the ladders through which a path of fine places runs."""
    legs = range(len(xs) - 1)
    return tuple(
        [
            one.id
            for one in _ladders(table)
            if any(passes_through(xs[i], ys[i], xs[i + 1], ys[i + 1], one.area) for i in legs)
        ]
    )


@beside
def _ladders(table: Layout) -> list[Terrain]:
    return [piece for piece in table.terrain if kind_of(piece).passage == "ladder"]


def _add_ladders(
    made: Ground, piece: Terrain, ladders: list[Terrain], owner: int, gait: Gait
) -> None:
    """The edges of an obstacle: on a ladder a price for its height, elsewhere none gets past."""
    for ax, ay, bx, by in _edges(piece.area):
        steps: list[tuple[float, float, float]] = []
        for ladder in ladders:
            toll = float(cost_of(kind_of(ladder), gait.by) * piece.height * FINE)
            steps.extend(
                [(low, high, toll) for low, high in stretches_inside(ax, ay, bx, by, ladder.area)]
            )
        done = 0.0
        for low, high, toll in [*sorted(steps), (1.0, 1.0, 0.0)]:
            if low > done:
                made.add_fence(*_part(ax, ay, bx, by, done, low), owner)
            if high > max(low, done):
                made.add_toll(*_part(ax, ay, bx, by, max(low, done), high), toll, owner)
            done = max(done, high)


def _part(ax: int, ay: int, bx: int, by: int, low: float, high: float) -> tuple[int, int, int, int]:
    dx, dy = bx - ax, by - ay
    return round(ax + dx * low), round(ay + dy * low), round(ax + dx * high), round(ay + dy * high)


_FOOTINGS = Shelf[object, Ground]("confrontation.footings")


def footing_of(
    state: ClashState, figure: Figure, *, walking: bool = False, ladders: tuple[int, ...] = ()
) -> Ground:
    """What the terrain does to a figure's moves from where it stands; made once for a place."""
    table = state.field.table
    gait = gait_of(figure)
    body = figure.body
    home = tuple(
        [piece.id for piece in _holding(table) if place_in_area(body.x, body.y, piece.area) > 0]
    )
    key = (gait, walking, ladders, home)
    return _FOOTINGS.kept(table, key, _footing, table, figure, gait, walking, ladders)


@beside
def _holding(table: Layout) -> list[Terrain]:
    """The pieces for which it matters whether a mover is in or on them. Shared."""
    barring = ("obstacle", "gap", "barred")
    return [piece for piece in table.terrain if kind_of(piece).passage in barring]


# All that is in the way of a mover, bases and terrain together; made once for a field

RIM = SLACK + 1
"""How far from enemies whom it has not announced a mover stays, in fine units (CON-MOVE-13)."""


class Going(Record):
    through: tuple[int, ...] = ()
    """Figures whose cards are activated with its own: it may pass through them (CON-MOVE-12)."""
    touch: tuple[int, ...] = ()
    """Enemies that it may come to touch; it brushes no others."""
    walking: bool = False
    """In a walk smaller obstacles are crossed for half of MOV, and ladders are gone up."""
    flying: bool = False
    """In the air ground costs nothing (CON-STAT-2)."""

    def by_air(self) -> "Going":
        return Going(self.through, self.touch, self.walking, True)

    def ground(
        self, state: ClashState, figure: Figure, goal: tuple[int, int] | None = None
    ) -> Ground:
        """What a figure goes around; ladders are gone up when its goal is at another height."""
        table = state.field.table
        if self.flying:
            return _bordered(table, gait_of(figure))
        climbs = self.walking and goal is not None and height_at(table, *goal) != figure.pose.z
        ladders = [one.id for one in _ladders(table)] if climbs else []
        return way_ground(state, figure, self, tuple(ladders))


ON_FOOT = Going()


def _bordered(table: Layout, gait: Gait) -> Ground:
    found = Ground()
    found.add_border(_disc(gait.reach), 0, 0, table.width * FINE, table.height * FINE)
    return found


def way_ground(
    state: ClashState, figure: Figure, going: Going = ON_FOOT, ladders: tuple[int, ...] = ()
) -> Ground:
    """What the swept disc goes round or pays for; owners are ids, of terrain from `FIRST` down."""
    key = _key(figure, going, ladders)
    return state.field.known(key, _ground_in, state, figure, going, ladders, EVERY)


def ground_along(
    state: ClashState,
    figure: Figure,
    xs: list[int],
    ys: list[int],
    going: Going,
    ladders: tuple[int, ...],
) -> Ground:
    """The same, or what of it a path of fine places may meet: for one that is asked for once."""
    found: Ground | None = state.field.traces.get(_key(figure, going, ladders))
    if found is None:
        box = (min(xs), max(xs), min(ys), max(ys))
        found = _ground_in(state, figure, going, ladders, box)
    return found


def _key(figure: Figure, going: Going, ladders: tuple[int, ...]) -> tuple[object, ...]:
    return "con-way", figure.id, figure.pose, gait_of(figure), going, ladders


Box = tuple[int, int, int, int]
EVERY: Box = (-EVERYWHERE, EVERYWHERE, -EVERYWHERE, EVERYWHERE)


def _ground_in(
    state: ClashState, figure: Figure, going: Going, ladders: tuple[int, ...], box: Box
) -> Ground:
    """What can be met by one whose middle stays in a box: left, right, top, bottom."""
    field, gait = state.field, gait_of(figure)
    found = _bordered(field.table, gait)
    low_x, high_x, low_y, high_y = box
    for other in field.figures:
        body = other.body
        far = body.reach + gait.reach + RIM + SLIP
        if body.x + far < low_x or body.x - far > high_x:
            continue
        if body.y + far < low_y or body.y - far > high_y:
            continue
        if other.id != figure.id and other.id not in going.through:
            apart = (
                other.seat != figure.seat
                and abs(other.pose.z - figure.pose.z) <= REACH
                and other.id not in going.touch
                and other.id not in field.touching(figure)
            )
            rim = RIM if apart else 0  # so that an enemy who is not announced is not brushed
            found.solids.extend(base_solids(other, gait.reach, rim))
    if field.table.terrain:
        footing = footing_of(state, figure, walking=going.walking, ladders=ladders)
        found.solids.extend(footing.solids)
        found.fences.extend(footing.fences)
        found.slows.extend(footing.slows)
        found.tolls.extend(footing.tolls)
    return found


def base_solids(other: Figure, reach: int, rim: int = 0) -> list[Solid]:
    """Where the middle of a disc may not be because of a base; kept with the figure."""
    radius, known = reach + rim + SLIP if rim else reach, other.solids
    found = known.get(radius)
    if found is None:
        found = known[radius] = body_solids(_disc(radius), other.body, SLIP, other.id)
    return found
