"""The table at the ford: terrain, deployment, and what the rules ask of geometry."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from slagveld.kernel.ready_battle import Scenario
from slagveld.table.convex import Region
from slagveld.table.inside import TOUCHING, body_in_area
from slagveld.table.layout import Layout, Placed
from slagveld.table.measure import outline_gap
from slagveld.table.obstacles import Ground, body_mover
from slagveld.table.paths import is_path_free
from slagveld.table.paths import path_length as fine_length
from slagveld.table.shapes import Base, Outline, Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Name
from slagveld_toy.model import ARCHER, SPEARMAN, TABLE, FordState, Soldier

WOOD = Terrain(
    1,
    "wood",
    Outline(((2600, 2200), (3000, 2600), (3600, 2300), (3500, 3100), (2900, 3000), (2500, 3200))),
)
WATER = Terrain(2, "water", Outline(((600, 2800), (1600, 2600), (1800, 3200), (700, 3300))))
BLOCKING = ("wood",)
"""Kinds of terrain that one cannot see through."""

SCENARIOS = (
    Scenario(
        key="ford",
        title=Name("The ford", "De doorwaadbare plaats", "Die Furt"),
        summary=Name(
            "Two bands meet at the ford.",
            "Twee bendes treffen elkaar bij de doorwaadbare plaats.",
            "Zwei Banden treffen sich an der Furt.",
        ),
        players=(2,),
    ),
    Scenario(
        key="three",
        title=Name("Three at the ford", "Drie bij de doorwaadbare plaats", "Drei an der Furt"),
        summary=Name(
            "Three bands, each against the others.",
            "Drie bendes, ieder tegen de anderen.",
            "Drei Banden, jede gegen die anderen.",
        ),
        players=(3,),
    ),
)

EDGES = (
    ((2000, 5500, 2700), (3000, 5500, 2700), (4000, 5500, 2700)),
    ((2000, 500, 900), (3000, 500, 900), (4000, 500, 900)),
    ((5500, 2500, 1800), (5500, 3300, 1800), (5500, 4100, 1800)),
)
"""Where each player's soldiers begin: x, y, facing."""


def field(bases: Iterable[tuple[int, Base, Pose]], terrain: Sequence[Terrain] = ()) -> Layout:
    """A table with these bases."""
    return Layout(TABLE, TABLE, tuple(terrain), tuple(Placed(*base) for base in bases))


def deploy(players: Sequence[int]) -> tuple[Layout, tuple[Soldier, ...]]:
    """A spearman and two archers for each player, on their edge."""
    soldiers: list[Soldier] = []
    bases: list[tuple[int, Base, Pose]] = []
    for edge, seat in enumerate(players):
        for place, (x, y, facing) in enumerate(EDGES[edge]):
            number = len(soldiers) + 1
            soldiers.append(Soldier(number, seat, number, archer=place > 0))
            bases.append((number, ARCHER if place else SPEARMAN, Pose(x, y, facing)))
    return field(bases, (WOOD, WATER)), tuple(soldiers)


@lru_cache(maxsize=64)
def _region(outline: Outline) -> Region:
    return Region(outline.area())


def ground(state: FordState, soldier: int, path: Sequence[Spot]) -> Ground:
    """What a soldier must go around on a way; what lies farther off than the way is left out."""
    layout = state.layout
    own = layout.body(soldier)
    mover = body_mover(own)
    found = Ground()
    found.add_border(mover, 0, 0, layout.width * FINE, layout.height * FINE, 0)
    xs = [own.x, *[spot.x * FINE for spot in path]]
    ys = [own.y, *[spot.y * FINE for spot in path]]
    low_x, high_x = min(xs) - own.reach, max(xs) + own.reach
    low_y, high_y = min(ys) - own.reach, max(ys) + own.reach
    for placed, body in zip(layout.bases, layout.bodies(), strict=True):
        reach = body.reach
        if (
            low_x - reach < body.x < high_x + reach
            and low_y - reach < body.y < high_y + reach
            and placed.id != soldier
        ):
            found.add_body(mover, body, placed.id, 0)
    for piece in layout.terrain:
        area = piece.area
        apart = area.low_x > high_x or area.high_x < low_x
        if not apart and area.low_y <= high_y and area.high_y >= low_y:
            found.add_region(mover, _region(piece.outline), -piece.id, 0)
    return found


def path_free(state: FordState, soldier: int, path: Sequence[Spot]) -> bool:
    """Whether a soldier's base can go along a way without overlapping anything."""
    start = state.pose(soldier)
    xs = [start.x * FINE, *(spot.x * FINE for spot in path)]
    ys = [start.y * FINE, *(spot.y * FINE for spot in path)]
    return is_path_free(ground(state, soldier, path), xs, ys)


def path_length(start: Pose, path: Sequence[Spot]) -> int:
    """Length of a way in units, rounded up."""
    xs = [start.x * FINE, *(spot.x * FINE for spot in path)]
    ys = [start.y * FINE, *(spot.y * FINE for spot in path)]
    return -int(-fine_length(xs, ys) // FINE)


def fits(state: FordState, soldier: int, pose: Pose) -> bool:
    """Whether a soldier can stand at a pose, turned as it says."""
    base = state.layout.stored(soldier).base
    if not state.layout.fits(base, pose, ignore=(soldier,)):
        return False
    body = base.body(pose)
    return not any(body_in_area(body, area) > TOUCHING for area in state.layout.areas())


def gap(state: FordState, first: int, second: int) -> int:
    """Base to base, in units, rounded up."""
    return -(-state.layout.gap(first, second) // FINE)


def sees(state: FordState, viewer: int, target: int) -> bool:
    """Whether the line between the middles is free of wood and of other soldiers."""
    return state.layout.sees(viewer, target, BLOCKING)


def in_cover(state: FordState, soldier: int) -> bool:
    """Whether a soldier touches a wood."""
    body = state.layout.body(soldier)
    _, areas = state.layout.of_kinds(BLOCKING)
    return any(outline_gap(body, area) <= FINE for area in areas)
