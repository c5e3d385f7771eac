"""Many battles between bots, on one core or on all; the same seed gives the same battles."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter

import msgspec

from slagveld.bots import maker
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.registry import game as find
from slagveld.kernel.setup import OptionValue
from slagveld.lab.fight import Result, fight
from slagveld.lab.report import Report, labelled

LONGEST_CHUNK = 50
"""Battles that a worker plays before it reports."""

Progress = Callable[[int], None]
"""Told how many more battles are over."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Which battles are to be played."""

    game: str
    bots: tuple[str, ...]
    seed: int = 1
    scenario: str | None = None
    options: dict[str, OptionValue] = {}
    """Chosen options; all others are as the game has them among bots."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits at each seat in battle `number`: every battle they move on by one."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


class Hall:
    """Everything that the battles of one order share, found once."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.game = find(order.game)
        self.setup = self.game.setup_for_bots(
            order.scenario, players=len(order.bots), options=order.options
        )
        self.makers = [maker(name) for name in order.bots]

    def battle(self, number: int) -> Result:
        """Battle `number` of the order. It depends on nothing else; raises RefusedError."""
        players = [self.makers[place]() for place in self.order.seating(number)]
        chance = f"{self.order.seed}/{number}"
        rngs = [Rng(f"{chance}/{seat}") for seat in range(len(players))]
        return fight(self.game, self.setup, players, rngs, Quick(Rng(f"{chance}/dice")))


def simulate(
    order: Order, games: int, *, workers: int = 1, progress: Progress | None = None
) -> Report:
    """Play battles 0 to `games` - 1 of an order.

    Raises:
        RefusedError: Game, scenario, bots or their number do not fit.
    """
    labels = labelled(order.bots)
    report = Report(labels=labels)
    began = perf_counter()
    played = _alone(order, games) if workers == 1 else _together(order, games, workers)
    for first, results in played:
        for number, result in enumerate(results, first):
            report.add(result, tuple(labels[place] for place in order.seating(number)))
        if progress is not None:
            progress(len(results))
    report.seconds = perf_counter() - began
    return report


def _alone(order: Order, games: int) -> Iterator[tuple[int, list[Result]]]:
    hall = Hall(order)
    for number in range(games):
        yield number, [hall.battle(number)]


def _together(order: Order, games: int, workers: int) -> Iterator[tuple[int, list[Result]]]:
    """Chunks of battles as the workers finish them. An order that does not fit fails at once."""
    size = max(1, min(LONGEST_CHUNK, games // (workers * 8)))
    yield 0, _chunk(order, 0, min(1, games))
    with ProcessPoolExecutor(
        min(workers, games), mp_context=get_context("spawn"), initializer=_obey_interrupts
    ) as pool:
        tasks = {
            pool.submit(_chunk, order, first, min(first + size, games)): first
            for first in range(1, games, size)
        }
        try:
            for task in as_completed(tasks):
                yield tasks[task], task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunk(order: Order, first: int, end: int) -> list[Result]:
    hall = Hall(order)
    return [hall.battle(number) for number in range(first, end)]


def _obey_interrupts() -> None:
    """Ctrl-C ends a worker at once and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
