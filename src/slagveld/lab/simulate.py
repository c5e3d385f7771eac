"""Many battles between bots, on one core or on all; the same seed gives the same battles."""

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from slagveld.bots import maker
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import OptionValue, Setup
from slagveld.lab.crew import Battle, Progress, played
from slagveld.lab.fight import Result, fight
from slagveld.lab.report import Report, labelled


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Which battles are to be played."""

    game: str
    bots: tuple[str, ...]
    seed: int = 1
    scenario: str | dict[str, Any] | None = None
    """Its key, or one that somebody wrote; none: the first."""
    options: dict[str, OptionValue] = {}
    """Chosen options; all others are as the game has them among bots."""
    armies: tuple[dict[str, Any], ...] = ()
    """One for each seat, as set-ups take them; empty: the ready-made ones. Seats keep them while
    bots move on."""
    table: Any = None
    """A table laid by hand, as `Setup.table` takes it; None: the scenario's."""
    mirrored: bool = False
    """All sides bring the same army: the first of `armies`, or without any the ready-made ones that
    fit the scenario, in turn, each for as many battles as there are seats to change."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits at each seat in battle `number`: every battle they move on by one."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


class Hall:
    """Everything that the battles of one order share, found once."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.game = find(order.game)
        setup = self.game.setup_for_bots(
            order.scenario,
            players=len(order.bots),
            options=order.options,
            armies=order.armies,
            table=order.table,
        )
        if order.mirrored and order.armies:
            self.setups = [replace(setup, armies=order.armies[:1] * len(setup.seats))]
        else:
            self.setups = mirrored(self.game, setup) if order.mirrored else [setup]
        self.makers = [maker(name) for name in order.bots]

    def battle(self, number: int) -> Result:
        """Battle `number` of the order. It depends on nothing else; raises RefusedError."""
        players = [self.makers[place]() for place in self.order.seating(number)]
        chance = f"{self.order.seed}/{number}"
        rngs = [Rng(f"{chance}/{seat}") for seat in range(len(players))]
        setup = self.setups[number // len(players) % len(self.setups)]
        return fight(self.game, setup, players, rngs, Quick(Rng(f"{chance}/dice")))


def mirrored(game: Game[Any], setup: Setup) -> list[Setup]:
    """A set-up with the same army on all sides, for each ready-made one that fits it.

    Raises:
        RefusedError: None does.
    """
    muster = game.muster()
    found: list[Setup] = []
    for roster in () if muster is None else muster.ready():
        army = msgspec.to_builtins(roster)
        equal = replace(setup, armies=(army,) * len(setup.seats))
        try:
            game.first_state(equal)
        except RefusedError:
            continue
        found.append(equal)
    if not found:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-mirror", scenario=setup.scenario))
    return found


def simulate(
    order: Order,
    games: int,
    *,
    workers: int = 1,
    progress: Progress | None = None,
    watch: Callable[[Report], None] | None = None,
) -> Report:
    """Play battles 0 to `games` - 1 of an order.

    `watch` is shown the report so far after each of them; who interrupts the run has it there.

    Raises:
        RefusedError: Game, scenario, bots or their number do not fit.
    """
    labels = labelled(order.bots)
    report = Report(labels=labels)
    began = perf_counter()
    prepare = partial(_prepared, order)
    for number, result in played(prepare, games, workers=workers, progress=progress):
        report.add(result, tuple(labels[place] for place in order.seating(number)))
        report.seconds = perf_counter() - began
        if watch is not None:
            watch(report)
    return report


def _prepared(order: Order) -> Battle[Result]:
    return Hall(order).battle
