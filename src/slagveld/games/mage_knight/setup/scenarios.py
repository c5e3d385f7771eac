"""The ready-made battles as data: table, armies, objectives, and what wins them (MK-ETIQ-5).

And the switches of a battle, each with one line of explanation.
"""

from typing import Literal

from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.laid_tables import ReadyPiece, Sides
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, Written, last_round
from slagveld.kit.tables import table
from slagveld.table.shapes import Point
from slagveld.table.terrain import Terrain

from ..core.book import FOLDER, INCH, KEY
from ..core.state import KnightState, Options
from .scenario_sheets import row_of
from .terrain_pieces import made, shapes

USUAL = 36 * INCH
"""The side of a battlefield unless agreed otherwise (MK-SETUP-2)."""
DEFAULT = "clash"

Goal = Literal["", "treasure"]
"""A winning rule of its own besides that of the book: drag the treasure home."""


class BattleScenario(ReadyBattle, frozen=True, kw_only=True):
    players: tuple[int, ...]
    """How many can play it: 2 to 4 (MK-INTRO-3)."""
    sides: int = 0
    """Into how many teams lone players are put; 0: each fights alone (MK-INTRO-4)."""
    width: int = USUAL
    height: int = USUAL
    total: int
    """The build total (MK-ARMY-1)."""
    rounds: int
    """The last round unless another limit is agreed on (MK-END-3)."""
    armies: tuple[str, ...]
    """Keys of ready-made armies, by player."""
    objectives: tuple[Point, ...] = ()
    pieces: tuple[ReadyPiece, ...] = ()
    book: bool = False
    """The players lay the battlefield out (MK-SETUP-1)."""
    goal: Goal = ""

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        pairs = [(shapes()[piece.key], piece) for piece in self.pieces]
        return tuple([made(one, n, piece.laid(one)) for n, (one, piece) in enumerate(pairs, 1)])


battles = table(FOLDER / "scenarios.yaml", BattleScenario)
WRITTEN = Written(BattleScenario, row_of)
"""Battles of scenarios that players wrote."""


def battle_of(state: KnightState) -> BattleScenario:
    """The scenario that a battle is; the usual one where a state has no known one."""
    if isinstance(state.written, str):
        return WRITTEN.battle(state.written)
    return battles().get(state.scenario) or battles()[DEFAULT]


MOST_TOTAL = 600
MOST_ROUNDS = 100
SMALLEST, LARGEST = 24, 96
"""Sides of a battlefield, in inches: smaller ones have no room for starting areas."""
SIDES = Sides(SMALLEST, LARGEST, INCH, KEY, "MK-SETUP-2")
TOTALS = ("scenario", *[str(total) for total in range(100, MOST_TOTAL + 1, 100)])
"""Build totals that can be agreed on (MK-ARMY-2)."""

_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.choice("total", TOTALS, "MK-ARMY-2"),
    _MAKE.choice("deploy", ("ready", "own"), "MK-DEPLOY-2"),
    _MAKE.number("rounds", MOST_ROUNDS, "MK-END-3"),
    _MAKE.switch("endless", "MK-END-3"),
    _MAKE.number("width", LARGEST, "MK-SETUP-2"),
    _MAKE.number("depth", LARGEST, "MK-SETUP-2"),
    _MAKE.switch("built", "MK-BUILT-1"),
    _MAKE.switch("domains", "MK-DOMAIN-1"),
    _MAKE.switch("open-dials", "MK-ETIQ-1"),
    _MAKE.switch("real-table", "MK-ETIQ-3"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    return chosen(Options, OPTIONS, given, rounds=last_round(given, "rounds", battle.rounds))


def total_of(battle: BattleScenario, given: dict[str, OptionValue]) -> int:
    chosen = str(given.get("total", "scenario"))
    return battle.total if chosen == "scenario" else int(chosen)
