"""The switches of a battle, each with one line of explanation."""

from slagveld.games.mage_knight.catalogue import text
from slagveld.games.mage_knight.model import Options
from slagveld.games.mage_knight.scenarios import BattleScenario
from slagveld.kernel.fields import Choice
from slagveld.kernel.setup import Option, OptionValue

MOST_TOTAL = 600
MOST_ROUNDS = 100
SMALLEST, LARGEST = 24, 96
"""Sides of a battlefield, in inches: smaller ones have no room for starting areas."""


def _switch(key: str, rule: str) -> Option:
    return Option(
        key=key,
        title=text(f"option-{key}"),  # texts: *:option-*
        help=text(f"option-{key}-help"),  # texts: *:option-*
        default=False,
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


TOTALS = ("scenario", *[str(total) for total in range(100, MOST_TOTAL + 1, 100)])
"""Build totals that can be agreed on (MK-ARMY-2)."""

OPTIONS: tuple[Option, ...] = (
    _choice("total", TOTALS, "MK-ARMY-2"),
    _choice("deploy", ("ready", "own"), "MK-DEPLOY-2"),
    _number("rounds", MOST_ROUNDS, "MK-END-3"),
    _switch("endless", "MK-END-3"),
    _number("width", LARGEST, "MK-SETUP-2"),
    _number("depth", LARGEST, "MK-SETUP-2"),
    _switch("built", "MK-BUILT-1"),
    _switch("domains", "MK-DOMAIN-1"),
    _switch("open-dials", "MK-ETIQ-1"),
    _switch("real-table", "MK-ETIQ-3"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    rounds = int(given.get("rounds", 0)) or battle.rounds
    return Options(
        rounds=0 if given.get("endless") else rounds,
        open_dials=bool(given.get("open-dials", False)),
        built=bool(given.get("built", False)),
        domains=bool(given.get("domains", False)),
        real_table=bool(given.get("real-table", False)),
    )


def total_of(battle: BattleScenario, given: dict[str, OptionValue]) -> int:
    """The agreed build total."""
    chosen = str(given.get("total", "scenario"))
    return battle.total if chosen == "scenario" else int(chosen)
