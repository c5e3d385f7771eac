"""Random battles to walk through: every decision of every battle, for the checks to look at."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.setup import Setup


class Stop:
    """One decision of a random battle: the state, the question and a seat it waits for."""

    def __init__(
        self, game: Game[Any], state: Any, question: Question, seed: int, number: int
    ) -> None:
        self.game = game
        self.seed = seed
        """The battle it belongs to."""
        self.state = state
        self.question = question
        self.number = number
        """How many decisions came before."""
        waiting = [s for s in question.who(state) if s not in state.sealed.seats]
        self.seat = waiting[0]


def setups(game: Game[Any], rng: Rng) -> Setup:
    """A set-up drawn from the game's scenarios and numbers of players."""
    scenarios = game.scenarios()
    scenario = scenarios[rng.randrange(len(scenarios))]
    players = scenario.players[rng.randrange(len(scenario.players))]
    return game.setup_for_bots(scenario.key, players=players)


@lru_cache(maxsize=16)
def stops(game: Game[Any], seed: int, cap: int) -> tuple[Stop, ...]:
    """The decisions of one random battle, to its end or to the cap; kept for the next check.

    After the last one, the caller can see from `number` whether the cap was reached.
    """
    return tuple(_walk(game, seed, cap))


def _walk(game: Game[Any], seed: int, cap: int) -> Iterator[Stop]:
    rng = Rng(seed)
    dice = Seeded(seed)
    state = game.begin(setups(game, rng), dice).state
    for number in range(cap):
        question = game.question(state)
        if question is None:
            return
        stop = Stop(game, state, question, seed, number)
        yield stop
        action = question.propose(state, stop.seat, rng)
        state = game.apply(state, stop.seat, action, dice).state


def played(game: Game[Any], seed: int, cap: int, **start: Any) -> Match[Any]:
    """A match after random play to its end or to the cap."""
    rng = Rng(seed)
    setup = setups(game, rng)
    players = sum(not seat.leader for seat in setup.seats)
    chosen = {"options": setup.options, "seed": seed, **start}
    match = game.match(setup.scenario, players=players, **chosen)
    for _ in range(cap):
        decision = match.decision
        if decision is None:
            break
        match.play(decision.propose(rng))
    return match
