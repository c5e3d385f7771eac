"""The ready-made battles as data (CON-GAP-5, CON-HOUSE-11), the switches of a battle, its start."""

from collections.abc import Callable
from typing import Literal

from slagveld.data import Row
from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kit.box_shapes import laid_in
from slagveld.kit.given_setup import about_middle, own_table, ready_table, two_sides
from slagveld.kit.laid_tables import ReadyPiece, Sides
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, agreed, last_round
from slagveld.kit.tables import table
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from ..army.muster import ARMIES, cards_of
from ..core.book import CM, FOLDER, KEY, refuse
from ..core.field import Field
from ..core.state import SEATS, Card, ClashState, Options, Prize
from ..terrain.scenery import shapes
from .deployment import check_places
from .zones import zones_on

WIDTH, DEPTH = 120 * CM, 90 * CM
"""A table unless agreed otherwise (CON-HOUSE-11)."""
DEFAULT = "clash"

Goal = Literal["", "prize", "crossing"]
"""What counts besides casualties: the prize brought home, or warriors in the enemy's zone."""


class PrizeKind(Row, frozen=True, kw_only=True):
    """A kind of object to be fetched."""

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

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        return laid_in(shapes(), self.pieces)


battles = table(FOLDER / "scenarios.yaml", BattleScenario)
prize_kinds = table(FOLDER / "prizes.yaml", PrizeKind)


def battle_of(state: ClashState) -> BattleScenario:
    """The scenario that a battle is; the usual one where a state has no known one."""
    return battles().get(state.scenario) or battles()[DEFAULT]


MOST_TURNS = 50
MOST_BUDGET = 2000
MOST_RESERVE = 5
SMALLEST, LARGEST = 60, 300
"""Sides of a table, in centimetres."""
SIDES = Sides(SMALLEST, LARGEST, CM, KEY, "CON-HOUSE-11")

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
    _MAKE.number("width", LARGEST, "CON-HOUSE-11"),
    _MAKE.number("depth", LARGEST, "CON-HOUSE-11"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    return chosen(Options, OPTIONS, given, turns=last_round(given, "turns", battle.turns))


# From a set-up to the state before the first step: table, zones, cards, objects

FIRST_ID = 1000
"""Ids of cards, objects and figures begin here; those of terrain stay below."""


def first_state(setup: Setup, opening: Callable[[int], Step]) -> ClashState:
    """The state before the first step; raises RefusedError for a set-up it cannot use.

    `opening` makes that step, given the budget of an army.
    """
    two_sides(setup, KEY, "CON-GEN-2")
    battle = battles()[setup.scenario]
    table, ground = _table(setup, battle)
    cards: list[Card] = []
    for seat in SEATS:  # beyond the agreed budget is told, and not forbidden (CON-STAT-17)
        for card in cards_of(ARMIES.brought(setup, seat, battle.armies[seat])):
            number = FIRST_ID + len(cards)
            cards.append(Card(number, seat, card.profile.key, card.figures))
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
        options=read(battle, setup.options),
        zones=zones_on(table.width, table.height),
        ground=ground,
        next_id=first + len(objects),
        agenda=Agenda((opening(agreed(setup.options, "budget", battle.total)),)),
    )
    brought = any(army is not None for army in setup.armies)
    if _is_sized(setup) or brought or setup.table is not None:
        check_places(state)  # on a scenario's own everybody finds a place
    return state


_READY: dict[str, Layout] = {}
"""The tables of scenarios in their own size: one for all battles on it, and what is known of it."""


def _is_sized(setup: Setup) -> bool:
    return bool(setup.options.get("width") or setup.options.get("depth"))


def _table(setup: Setup, battle: BattleScenario) -> tuple[Layout, Ground]:
    if setup.table is None and not _is_sized(setup):
        table = _READY.get(battle.key)
        if table is None:
            table = _READY[battle.key] = ready_table(setup, battle, SIDES)
        return table, "grass"
    if setup.table is None:
        return ready_table(setup, battle, SIDES), "grass"
    edge = refuse("CON-HOUSE-11", "refusal-set-edge")
    return own_table(setup, SIDES, "CON-HOUSE-11", edge, FIRST_ID)
