"""What players agree on before a battle: its switches, heroes, how many sides there are.

The size of the table and the north are agreed here as well; `table.py` lays them out.
"""

from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kit.given_setup import insist
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import last_round

from ..army.muster import Designs, values_of
from ..core.book import KEY, refuse
from ..core.state import Options, Reserve
from .scenarios import BattleScenario, sides_of
from .table import LARGEST, NORTHS

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
    return chosen(Options, OPTIONS, given, rounds=last_round(given, "rounds", battle.rounds))


def refuse_heroes(reserves: tuple[Reserve, ...], designs: Designs) -> None:
    """CAR-19-agree: nobody brings heroes when it was agreed to do without."""
    for reserve in reserves:
        profile, _ = values_of(designs, reserve.seat, reserve.type)
        if profile.kind == "hero":
            insist(refuse("CAR-19-agree", "refusal-set-heroes", name=profile.name))


def sides_agreed(setup: Setup, battle: BattleScenario) -> tuple[int, ...]:
    """The sides of a battle, in rising order, each of one player or more (CAR-6.2-sides)."""
    sides = sides_of(setup.seats)
    if len(sides) not in battle.sides:
        least, most = min(battle.sides), max(battle.sides)
        values = {"count": len(sides), "least": least, "most": most}
        insist(refuse("CAR-6.2-sides", "refusal-set-sides", **values))
    return sides
