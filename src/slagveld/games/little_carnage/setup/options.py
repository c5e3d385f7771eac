"""The switches of a battle, each with one line of explanation."""

from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.laid_tables import Sides
from slagveld.kit.options import OptionMaker, chosen

from ..core.book import CM, KEY
from ..core.state import Options
from ..scenario.scenarios import BattleScenario

MOST_ROUNDS = 50
MOST_POINTS = 5000
SIDES = Sides(60, 240, CM, KEY, "LC-4-2")
"""How long the sides of a table may be, in centimetres."""

_make = OptionMaker(KEY)
OPTIONS: tuple[Option, ...] = (
    _make.number("points", MOST_POINTS, "LC-2-5"),
    _make.number("rounds", MOST_ROUNDS, "LC-4-1"),
    _make.choice("deploy", ("ready", "own"), "LC-4-2"),
    _make.switch("one-card", "LC-1.3-2"),
    _make.switch("magic", "LC-3-1"),
    _make.switch("board", "LC-1.9-4"),
    _make.switch("veterans", "LC-4.4-1"),
    _make.choice("confirm", ("both", "nobody"), "LC-4.1-7"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    rounds = int(given.get("rounds", 0)) or battle.rounds
    return chosen(Options, OPTIONS, given, rounds=rounds, open_row=not given.get("one-card"))


def points_of_battle(battle: BattleScenario, given: dict[str, OptionValue]) -> int:
    """The agreed army points (LC-2-5)."""
    return int(given.get("points", 0)) or battle.total
