"""The switches of a battle, each with one line of explanation."""

from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.options import OptionMaker, chosen

from ..core.book import KEY
from ..core.state import Options
from .scenarios import BattleScenario

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
    rounds = int(given.get("rounds", 0)) or battle.rounds
    return chosen(Options, OPTIONS, given, rounds=0 if given.get("endless") else rounds)
