"""The ready-made battles as data (CON-GAP-5, CON-HOUSE-11), the switches of a battle, its start."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import UNSET, UnsetType

from slagveld.data import Row
from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kit.box_shapes import laid_in
from slagveld.kit.deployment import Box
from slagveld.kit.given_setup import (
    about_middle,
    insist,
    is_sized,
    own_table,
    ready_table,
    two_sides,
)
from slagveld.kit.laid_tables import ReadyPiece, Sides
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, Written, agreed, last_round
from slagveld.kit.tables import table
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from ..army.muster import ARMIES
from ..army.own_cards import Brought, brought
from ..core.book import CM, FOLDER, KEY, refuse
from ..core.field import Field
from ..core.figure import Tables
from ..core.state import SEATS, Card, ClashState, Options, Prize
from ..terrain.scenery import shapes
from .deployment import check_places
from .scenario_sheets import row_of
from .zones import zones_on

WIDTH, DEPTH = 120 * CM, 90 * CM
"""A table unless agreed otherwise (CON-HOUSE-11)."""
DEFAULT = "clash"

Goal = Literal["", "prize", "crossing", "ground", "plunder", "champions"]
"""What counts besides casualties: the prize brought home, warriors in the enemy's zone or in a
place, objects in hand at the end, or the death of the enemy's champion."""


class PrizeKind(Row, frozen=True, kw_only=True):
    key: str
    name: Name
    icon: str


class Lying(Row, frozen=True, kw_only=True):
    """Where an object lies at the start."""

    key: str
    x: int
    y: int


class BattleScenario(ReadyBattle, frozen=True, kw_only=True):
    """A ready-made battle as its file holds it; there are exactly two sides (CON-GEN-2)."""

    width: int = WIDTH
    height: int = DEPTH
    total: int
    """The budget of each army (CON-STAT-17)."""
    turns: int
    """The last turn unless another is agreed on."""
    armies: tuple[str, str]
    pieces: tuple[ReadyPiece, ...] = ()
    prizes: tuple[Lying, ...] = ()
    goal: Goal = ""
    place: Box | None = None
    """Where warriors count at the end (left, top, right, bottom)."""
    holder: int | None = None
    """The seat whose warriors alone count there; None: those of both."""
    worth: int = 0
    """What an object in hand counts at the end."""
    zones: tuple[tuple[int, int, int, int, int], ...] = ()
    """Where each seat sets up (left, top, right, bottom); none: strips along the long edges."""

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        return laid_in(shapes(), self.pieces)


battles = table(FOLDER / "scenarios.yaml", BattleScenario)
WRITTEN = Written(BattleScenario, row_of)
"""Battles of scenarios that players wrote."""
prize_kinds = table(FOLDER / "prizes.yaml", PrizeKind)


def battle_of(state: ClashState) -> BattleScenario:
    """The scenario that a battle is; the usual one where a state has no known one."""
    if isinstance(state.written, str):
        return WRITTEN.battle(state.written)
    return battles().get(state.scenario) or battles()[DEFAULT]


def place_of(state: ClashState) -> Box | None:
    """The place where warriors count at the end; on a table of another size about its middle."""
    battle, table = battle_of(state), state.field.table
    if battle.place is None:
        return None
    left, top, right, bottom = battle.place
    dx, dy = about_middle(battle, table.width, table.height)
    return (left + dx, top + dy, right + dx, bottom + dy)


MOST_TURNS = 50
MOST_BUDGET = 2000
MOST_RESERVE = 5
SMALLEST, LARGEST = 60, 300
"""Sides of a table, in centimetres."""
SIDES = Sides(SMALLEST, LARGEST, CM, KEY, "CON-HOUSE-11")

TABLES = ("program", "first", "second")
"""Whose tables of wounds and of movement hold: the program's, or those that a player brings."""

USUAL = Options()
_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.number("budget", MOST_BUDGET, "CON-STAT-17"),
    _MAKE.number("turns", MOST_TURNS, "CON-GAP-5"),
    _MAKE.switch("endless", "CON-GAP-5"),
    _MAKE.number("reserve", MOST_RESERVE, "CON-APP-7", default=USUAL.reserve),
    _MAKE.switch("by-strength", "CON-FORCE-7", default=USUAL.by_strength),
    _MAKE.switch("free-measuring", "CON-SHOOT-7"),
    _MAKE.switch("leg-doubles", "CON-HOUSE-4"),
    _MAKE.switch("arm-doubles", "CON-HOUSE-4"),
    _MAKE.switch("initiative-wounds", "CON-HOUSE-5"),
    _MAKE.choice("tables", TABLES, "CON-GAP-1"),
    _MAKE.number("width", LARGEST, "CON-HOUSE-11"),
    _MAKE.number("depth", LARGEST, "CON-HOUSE-11"),
)


def read(
    battle: BattleScenario, given: dict[str, OptionValue], tables: Tables | UnsetType = UNSET
) -> Options:
    """The switches that last through a battle, with the tables that the option of them names."""
    turns = last_round(given, "turns", battle.turns)
    return chosen(Options, OPTIONS, given, turns=turns, tables=tables)


# From a set-up to the state before the first step: table, zones, cards, objects

FIRST_ID = 1000
"""Ids of cards, objects and figures begin here; those of terrain stay below."""


def first_state(setup: Setup, opening: Callable[[int], Step]) -> ClashState:
    """Raises RefusedError for an unusable set-up; `opening` makes the first step of a budget."""
    two_sides(setup, KEY, "CON-GEN-2")
    battle = WRITTEN.of_setup(setup, battles())
    table, ground = _table(setup, battle)
    # Beyond the agreed budget is told, and not forbidden (CON-STAT-17).
    armies = [(seat, ARMIES.brought(setup, seat, battle.armies[seat])) for seat in SEATS]
    own = [brought(army) for _, army in armies]
    rows = enumerate([(seat, one) for seat, army in armies for one in army.entries], FIRST_ID)
    cards = [
        Card(number, seat, one.key, one.count, own[seat].cards.get(one.key, UNSET))
        for number, (seat, one) in rows
    ]
    first, (dx, dy) = FIRST_ID + len(cards), about_middle(battle, table.width, table.height)
    objects = [
        Prize(first + place, lying.key, lying.x + dx, lying.y + dy)
        for place, lying in enumerate(battle.prizes)
    ]
    state = ClashState(
        seats=setup.seats,
        field=Field(table),
        cards=tuple(cards),
        scenario=battle.key,
        objects=tuple(objects),
        options=read(battle, setup.options, _tables(setup, own)),
        zones=_zones(setup, battle, table),
        ground=ground,
        next_id=first + len(objects),
        agenda=Agenda((opening(agreed(setup.options, "budget", battle.total)),)),
    )
    theirs = any(army is not None for army in setup.armies)
    if is_sized(setup) or theirs or setup.table is not None:
        check_places(state)  # on a scenario's own everybody finds a place
    return state


def _zones(
    setup: Setup, battle: BattleScenario, table: Layout
) -> tuple[tuple[int, int, int, int, int], ...]:
    """The scenario's own zones on its own table, else those of every table."""
    own = setup.table is None and not is_sized(setup)
    return battle.zones if own and battle.zones else zones_on(table.width, table.height)


def _tables(setup: Setup, own: Sequence[Brought]) -> Tables | UnsetType:
    """The tables of the players' own that were agreed on; raises RefusedError for none."""
    seat = TABLES.index(str(setup.options.get("tables", TABLES[0]))) - 1
    if seat < 0:
        return UNSET
    if own[seat].tables == Tables():
        insist(refuse("CON-GAP-1", "refusal-set-tables", player=setup.seats[seat].name))
    return own[seat].tables


def _table(setup: Setup, battle: BattleScenario) -> tuple[Layout, Ground]:
    if setup.table is None:
        return ready_table(setup, battle, SIDES), "grass"
    edge = refuse("CON-HOUSE-11", "refusal-set-edge")
    return own_table(setup, SIDES, "CON-HOUSE-11", edge, FIRST_ID)
