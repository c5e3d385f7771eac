"""The ready-made battles: roles, zones, goals, tables (section 16); the switches of a battle."""

from typing import Literal

from slagveld.data import Row
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.deployment import Box, edge_length, outline_of, place_at, strip_at
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, last_round
from slagveld.kit.tables import table
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Opening, Terrain, Wall
from slagveld.texts import Name

from ..core.book import KEY
from ..core.state import CarnageState, Options
from ..terrain.kinds import FOLDER

EDGES = (2700, 900, 0, 1800)
"""The edges of the roles in order: near, far, left, right, by the way from there onto the table."""
DEPTH = 3000
"""The zone without a scenario (CAR-16-deploy)."""

TOWER, BOY, NEST = "watchtower", "pole", "nest"
"""Kinds of terrain that are goals."""


class Role(Row, frozen=True):
    """A side of a scenario."""

    name: Name
    army: str
    """Key of the ready-made army that its players have unless they bring their own."""
    depth: int = DEPTH


class Feature(Row, frozen=True, kw_only=True):
    """A piece laid by the size of the table, on the line through the middle of the edges.

    Watchtower and pole stand straight opposite each other with the river between
    (CAR-16-little-boy-setup), the nest 20 cm from its edge (CAR-16-eggs-setup).
    """

    kind: str
    role: int
    """From whose edge it is measured."""
    from_edge: int | Literal["middle"]
    """How far its middle is from that edge; `middle`: half the table."""
    along: int = 50
    """Where its middle is along the edge, in hundredths of it."""
    width: int = 0
    """Along the edge; 0: from side to side of the table."""
    depth: int
    height: int = 0
    doors: tuple[Opening, ...] = ()
    """Openings of its walls towards the near and the far edge; none: it has no walls."""
    windows: tuple[Opening, ...] = ()
    """Those of the walls between."""


class Stand(Row, frozen=True, kw_only=True):
    """A unit that stands ready: the middle of its front edge, and the way it looks."""

    role: int
    type: str
    count: int
    files: int
    x: int
    y: int
    facing: int


class BattleScenario(ReadyBattle, frozen=True, kw_only=True):
    """A ready-made battle as its file holds it."""

    sides: tuple[int, ...]
    """How many sides may fight."""
    rounds: int = 20
    """The last round unless another is agreed on."""
    roles: tuple[Role, ...]
    goal: Literal["", "hold", "cows", "eggs"] = ""
    attacker: int = -1
    """The role that alone has a goal to reach; the other defends. -1: none, or both."""
    number: int = 0
    """Cows (CAR-16-cattle-number) or eggs."""
    cow_rows: tuple[int, ...] = ()
    """How far from the defender's edge each cow stands; further cows begin anew with each row."""
    terrain: tuple[Terrain, ...] = ()
    features: tuple[Feature, ...] = ()
    stands: tuple[Stand, ...] = ()


battles = table(FOLDER / "scenarios.yaml", BattleScenario)
"""The ready-made battles by key."""


def battle_of(state: CarnageState) -> BattleScenario:
    """The scenario that a battle is; the open battle where a state has no known one."""
    return battles().get(state.scenario) or battles()["open"]


# Roles and zones


def role_of(state: CarnageState, side: int) -> int:
    """The place of a side among the roles: sides take them in rising order."""
    sides = sorted({seat.side for seat in state.seats if not seat.leader})
    return sides.index(side)


def side_with(state: CarnageState, role: int) -> int:
    """The side that has a role; -1: nobody."""
    sides = sorted({seat.side for seat in state.seats if not seat.leader})
    return sides[role] if 0 <= role < len(sides) else -1


def attacker(state: CarnageState) -> int:
    """The side that alone has a goal to reach (cattle, eggs); -1: there is none."""
    return side_with(state, battle_of(state).attacker)


def edge_of(state: CarnageState, side: int) -> int:
    """The way from a side's table edge onto the table."""
    return next((way for other, way in state.edges if other == side), EDGES[0])


def zone_of(state: CarnageState, side: int) -> Box:
    """Where a side sets up (CAR-16-deploy)."""
    depth = battle_of(state).roles[role_of(state, side)].depth
    return strip_at(state.field.table, edge_of(state, side), 0, depth)


# Tables


def laid(battle: BattleScenario, table: Layout, kinds: tuple[str, ...] = ()) -> Layout:
    """The table with the features of a battle laid on it; `kinds`: those to leave out."""
    number = max([piece.id for piece in table.terrain], default=0)
    pieces = list(table.terrain)
    for feature in battle.features:
        if feature.kind not in kinds:
            number += 1
            pieces.append(_piece(feature, table, number))
    return Layout(table.width, table.height, tuple(pieces))


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
    (left, top), _, (right, bottom), _ = square
    return (
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )


def _walls(square: tuple[Point, ...], feature: Feature) -> tuple[Wall, ...]:
    holes = (feature.doors, feature.windows, feature.doors, feature.windows)
    sides = zip(square, (*square[1:], square[0]), holes, strict=True)
    return tuple([Wall("wall", a, b, feature.height, openings=one) for a, b, one in sides])


LARGEST = 400
"""The longest side of a table, in centimetres."""
SMALLEST = 60

NORTHS = {"far": 2700, "near": 900, "left": 1800, "right": 0}
"""Where north may be agreed to lie, as the first role sees the table."""

_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.choice("deploy", ("ready", "own"), "CAR-16-deploy"),
    _MAKE.number("rounds", 200, "CAR-16-end"),
    _MAKE.switch("endless", "CAR-16-end"),
    _MAKE.number("goal", 50, "CAR-16-own"),
    _MAKE.number("width", LARGEST, "CAR-4-size"),
    _MAKE.number("depth", LARGEST, "CAR-4-size"),
    _MAKE.choice("north", ("first", *NORTHS), "CAR-4-compass"),
    _MAKE.switch("heroes", "CAR-19-agree", default=True),
    _MAKE.switch("shuffled-pearl", "CAR-7-shuffle"),
    _MAKE.switch("arcs", "CAR-12.4", default=True),
    _MAKE.switch("words", "CAR-6.9.3", default=True),
    _MAKE.switch("free-measuring", "CAR-10-announce"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    return chosen(Options, OPTIONS, given, rounds=last_round(given, "rounds", battle.rounds))
