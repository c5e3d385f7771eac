"""The table: its size, its north, the terrain that a scenario asks for, what is laid on it.

That is section 4 of the book.
"""

from functools import lru_cache

from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.deployment import edge_length, outline_of, place_at
from slagveld.kit.given_setup import given_table, insist
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain, Wall
from slagveld.texts import Distance

from ..core.book import CM, KEY, refuse
from .scenarios import EDGES, NEST, BattleScenario, Feature, battles

LARGEST = 400
"""The longest side of a table, in centimetres."""
SMALLEST = 60

NORTHS = {"far": 2700, "near": 900, "left": 1800, "right": 0}
"""Where north may be agreed to lie, as the first role sees the table (CAR-4-compass).

Where nothing was agreed, it hangs on who sets up first.
"""


def laid(battle: BattleScenario, table: Layout, kinds: tuple[str, ...] = ()) -> Layout:
    """The table with the features of a battle laid on it; `kinds`: those to leave out."""
    features = [feature for feature in battle.features if feature.kind not in kinds]
    first = max([piece.id for piece in table.terrain], default=0) + 1
    pieces = [_piece(feature, table, number) for number, feature in enumerate(features, first)]
    return Layout(table.width, table.height, (*table.terrain, *pieces))


def _piece(feature: Feature, table: Layout, number: int) -> Terrain:
    way = EDGES[feature.role]
    long = edge_length(table, way)
    deep = edge_length(table, EDGES[2 if way in (900, 2700) else 0])
    away = deep // 2 if feature.from_edge == "middle" else feature.from_edge
    x, y = place_at(table, way, long * feature.along // 100, away)
    wide = feature.width or long
    left, top = x - wide // 2, y - feature.depth // 2
    square = outline_of((left, top, left + wide, top + feature.depth)).points
    corners = _rounded(square, feature.depth // 4) if feature.kind == NEST else square
    return Terrain(
        number,
        feature.kind,
        Outline(corners),
        height=feature.height,
        rank=1 if feature.kind in ("ford", "bridge") else 0,
        walls=_walls(square, feature) if feature.doors else (),
    )


def _rounded(square: tuple[Point, ...], cut: int) -> tuple[Point, ...]:
    """A square with its corners cut off: as round as a nest need be."""
    corners: list[Point] = []
    for (ax, ay), (bx, by) in zip(square, (*square[1:], square[0]), strict=True):
        dx, dy = cut * ((bx > ax) - (bx < ax)), cut * ((by > ay) - (by < ay))
        corners += [(ax + dx, ay + dy), (bx - dx, by - dy)]
    return tuple(corners)


def _walls(square: tuple[Point, ...], feature: Feature) -> tuple[Wall, ...]:
    holes = (feature.doors, feature.windows, feature.doors, feature.windows)
    sides = zip(square, (*square[1:], square[0]), holes, strict=True)
    return tuple([Wall("wall", a, b, feature.height, openings=one) for a, b, one in sides])


CROSSINGS = ("ford", "bridge")

TABLES = 16
"""So many tables of scenarios are remembered."""


def laid_table(setup: Setup, battle: BattleScenario) -> tuple[Layout, Ground]:
    """The scenario's table (mostly as CAR-4-usual has it), one of another size, or laid by hand."""
    if setup.table is None:
        width = int(setup.options.get("width", 0)) * CM or battle.width
        height = int(setup.options.get("depth", 0)) * CM or battle.height
        if battle.stands and (width, height) != (battle.width, battle.height):
            insist(refuse("CAR-4-size", "refusal-set-own-table", scenario=battle.title))
        _check_size(Layout(width, height), battle)
        if battle.written:
            return laid(battle, Layout(width, height, battle.terrain)), "grass"
        return ready_table(battle.key, width, height), "grass"
    if battle.stands:
        insist(refuse("CAR-4-terrain", "refusal-set-own-table", scenario=battle.title))
    given = given_table(setup, KEY, "CAR-4-terrain")
    table = Layout(given.width, given.height, given.terrain)
    _check_size(table, battle)
    _check_terrain(table, battle)
    return laid(battle, table, ("river", *CROSSINGS)), given.ground


@lru_cache(TABLES)
def ready_table(scenario: str, width: int, height: int) -> Layout:
    """The table of a scenario in a size: one for all its battles, with what is kept beside it."""
    battle = battles()[scenario]
    return laid(battle, Layout(width, height, battle.terrain))


def _check_size(table: Layout, battle: BattleScenario) -> None:
    """Room for the zones, and for the wagon between them."""
    near, far = battle.roles[0].depth, battle.roles[1].depth
    least = SMALLEST * CM
    if table.width < least or table.height < max(least, near + far):
        values = {"least": Distance(max(least, near + far)), "side": Distance(least)}
        insist(refuse("CAR-4-size", "refusal-set-table-small", **values))


def _check_terrain(table: Layout, battle: BattleScenario) -> None:
    """CAR-4-scenario-terrain: a river, and a way across, where the scenario has them."""
    kinds = [piece.kind for piece in table.terrain]
    needed = [feature.kind for feature in battle.features]
    if "river" in needed and "river" not in kinds:
        insist(refuse("CAR-4-scenario-terrain", "refusal-set-no-river", scenario=battle.title))
    if "river" in needed and not any(kind in CROSSINGS for kind in kinds):
        insist(refuse("CAR-16-little-boy-map", "refusal-set-no-crossing", scenario=battle.title))
