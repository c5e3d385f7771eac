"""The switches of a battle, each with one line of explanation."""

from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.laid_tables import Sides
from slagveld.kit.options import OptionMaker, chosen

from ..core.book import INCH, KEY
from ..core.state import Options
from .scenarios import BattleScenario

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
    rounds = int(given.get("rounds", 0)) or battle.rounds
    return chosen(Options, OPTIONS, given, rounds=0 if given.get("endless") else rounds)


def total_of(battle: BattleScenario, given: dict[str, OptionValue]) -> int:
    """The agreed build total."""
    chosen = str(given.get("total", "scenario"))
    return battle.total if chosen == "scenario" else int(chosen)
