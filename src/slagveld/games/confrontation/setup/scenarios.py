"""The ready-made battles as data (CON-GAP-5, CON-HOUSE-11), and the switches of a battle."""

from typing import Literal

from slagveld.data import Row
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.box_shapes import laid_in
from slagveld.kit.deployment import EAST, NORTH, SOUTH, WEST, strip_at
from slagveld.kit.laid_tables import ReadyPiece, Sides
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, last_round
from slagveld.kit.tables import table
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from ..core.book import CM, FOLDER, KEY
from ..core.state import ClashState, Options
from ..terrain.scenery import shapes

WIDTH, DEPTH = 120 * CM, 90 * CM
"""A table unless agreed otherwise (CON-HOUSE-11)."""
ZONE = 15 * CM
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


def zones_on(width: int, height: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """Both seats' zones: strips along the long edges, the first seat's in the south or west.

    On a square table they lie in the south and in the north.
    """
    table = Layout(width, height)
    ways = (NORTH, SOUTH) if width >= height else (EAST, WEST)
    return tuple([(seat, *strip_at(table, way, 0, ZONE)) for seat, way in enumerate(ways)])


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
