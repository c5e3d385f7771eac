"""The switches of a battle, each with one line of explanation."""

from slagveld.games.carnage.model import Options, text
from slagveld.games.carnage.scenarios import BattleScenario
from slagveld.kernel.fields import Choice
from slagveld.kernel.setup import Option, OptionValue

LARGEST = 400
"""The longest side of a table, in centimetres."""
SMALLEST = 60

NORTHS = {"far": 2700, "near": 900, "left": 1800, "right": 0}
"""Where north may be agreed to lie, as the first role sees the table."""


def _switch(key: str, default: bool, rule: str) -> Option:
    return Option(
        key=key,
        title=text(f"option-{key}"),  # texts: *:option-*
        help=text(f"option-{key}-help"),  # texts: *:option-*
        default=default,
        rule=rule,
    )


def _number(key: str, most: int, rule: str) -> Option:
    return Option(
        key=key,
        title=text(f"option-{key}"),  # texts: *:option-*
        help=text(f"option-{key}-help"),  # texts: *:option-*
        default=0,
        least=0,
        most=most,
        rule=rule,
    )


def _choice(key: str, keys: tuple[str, ...], rule: str) -> Option:
    return Option(
        key=key,
        title=text(f"option-{key}"),  # texts: *:option-*
        help=text(f"option-{key}-help"),  # texts: *:option-*
        default=keys[0],
        choices=tuple(
            [Choice(name, text(f"option-{key}-{name}")) for name in keys]  # texts: *:option-*
        ),
        rule=rule,
    )


OPTIONS: tuple[Option, ...] = (
    _choice("deploy", ("ready", "own"), "CAR-16-deploy"),
    _number("rounds", 200, "CAR-16-end"),
    _switch("endless", False, "CAR-16-end"),
    _number("goal", 50, "CAR-16-own"),
    _number("width", LARGEST, "CAR-4-size"),
    _number("depth", LARGEST, "CAR-4-size"),
    _choice("north", ("first", *NORTHS), "CAR-4-compass"),
    _switch("heroes", True, "CAR-19-agree"),
    _switch("shuffled-pearl", False, "CAR-7-shuffle"),
    _switch("arcs", True, "CAR-12.4"),
    _switch("words", True, "CAR-6.9.3"),
    _switch("free-measuring", False, "CAR-10-announce"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    rounds = int(given.get("rounds", 0)) or battle.rounds
    return Options(
        rounds=0 if given.get("endless") else rounds,
        shuffled_pearl=bool(given.get("shuffled-pearl", False)),
        arcs=bool(given.get("arcs", True)),
        words=bool(given.get("words", True)),
        free_measuring=bool(given.get("free-measuring", False)),
        goal=int(given.get("goal", 0)),
    )
