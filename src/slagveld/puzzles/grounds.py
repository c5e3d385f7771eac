"""What puzzles were fought over: scenarios for two, with the same army on both sides."""

from typing import Any, Final

import msgspec

from slagveld.kernel.game import Game
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import Setup
from slagveld.lab.simulate import mirrored

PLAYERS: Final = 2


class Ground(msgspec.Struct, frozen=True):
    """What battles are fought over."""

    setup: Setup
    army: str
    """The English name of both sides' army; empty: the scenario's own."""


def grounds(game: Game[Any]) -> list[list[Ground]]:
    """For each scenario for two its set-ups; raises RefusedError where there is none."""
    found = [_grounds_of(game, one) for one in game.scenarios() if PLAYERS in one.players]
    if not found:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-seat-count", count=PLAYERS))
    return found


def _grounds_of(game: Game[Any], scenario: Scenario) -> list[Ground]:
    """The set-ups of a scenario, with equal armies where any fit."""
    setup = game.setup_for_bots(scenario.key, players=PLAYERS)
    try:
        equal = mirrored(game, setup)
    except RefusedError:
        return [Ground(setup, "")]
    return [Ground(one, _called(one.armies[0]["name"])) for one in equal]


def _called(name: Any) -> str:
    """The English name of a ready-made army."""
    return str(name["en"] if isinstance(name, dict) else name)


def ground_of(game: Game[Any], scenario: str, army: str) -> Setup:
    """The set-up of a scenario and an army that were noted; raises RefusedError."""
    for one in _grounds_of(game, game.scenario(scenario)):
        if one.army == army:
            return one.setup
    raise RefusedError(refuse("SLV-SETUP-1", "refusal-mirror", scenario=scenario))
