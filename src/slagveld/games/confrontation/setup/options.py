"""The switches of a battle, each with one line of explanation."""

from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.laid_tables import Sides
from slagveld.kit.options import OptionMaker, chosen

from ..core.book import CM, KEY
from ..core.state import Options
from .scenarios import BattleScenario

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
    turns = int(given.get("turns", 0)) or battle.turns
    return chosen(Options, OPTIONS, given, turns=0 if given.get("endless") else turns)


def budget_of(battle: BattleScenario, given: dict[str, OptionValue]) -> int:
    """The agreed budget of an army, in points (CON-STAT-17)."""
    return int(given.get("budget", 0)) or battle.total
