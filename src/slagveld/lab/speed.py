"""How fast a game plays on this machine, on one core: by chance, and by its greedy bots."""

from time import perf_counter
from typing import Any

import msgspec

from slagveld.bots import GreedyBot
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.quick import Quick
from slagveld.lab.fight import CAP, fight
from slagveld.lab.unhurried import unhurried

ROUNDS = 3
"""Rounds of measuring; the best counts, for a machine has other things to do as well."""


class Speed(msgspec.Struct, frozen=True):
    """The measured speed of a game."""

    game: str
    decisions_per_s: float
    battles_per_s: float


def measure(game: Game[Any], seconds: float = 0.5) -> Speed:
    """The speed of a game: the best of three rounds of about so many seconds each.

    A round plays whole battles, at least one, in the game's first scenario.
    """
    _battle(game, Rng(0))  # caches, imports and compiled parts are warm from here on
    best = 0.0
    decisions = battles = 0
    for _ in range(ROUNDS):
        rng = Rng(1)
        made = 0
        began = perf_counter()
        while made == 0 or perf_counter() - began < seconds:
            made += _battle(game, rng)
            battles += 1
        decisions += made
        best = max(best, made / (perf_counter() - began))
    return Speed(game.key, best, best * battles / max(1, decisions))


class Thinking(msgspec.Struct, frozen=True):
    """The measured speed of whole battles between greedy bots."""

    game: str
    scenario: str
    battles_per_s: float


def measure_greedy(game: Game[Any], seconds: float = 0.5) -> list[Thinking]:
    """Battles between greedy bots in about so many seconds, at least one, of each scenario told.

    As `simulate` plays them.
    """
    found: list[Thinking] = []
    for key in game.timed or (game.scenarios()[0].key,):
        setup = game.setup_for_bots(key)
        players = [GreedyBot() for _ in setup.seats]
        battles = 0
        began = perf_counter()
        while battles == 0 or perf_counter() - began < seconds:
            chance = [Rng(f"{battles} {seat}") for seat in range(len(players))]
            with unhurried():
                fight(game, setup, players, chance, QuickDice(Rng(battles)))
            battles += 1
        found.append(Thinking(game.key, key, battles / (perf_counter() - began)))
    return found


def _battle(game: Game[Any], rng: Rng) -> int:
    """Play one battle at random; how many decisions it took, at least one."""
    battle = Quick.begin(game, dice=QuickDice(rng))
    count = 0
    while count < CAP and (seats := battle.seats):
        battle.apply(battle.propose(rng, seats[0]), seats[0])
        count += 1
    return max(1, count)
