"""Who plays better: every bot against every other, and what that says about each.

    found = ladder("mage-knight", ("captain", "veteran", "random"), games=20, seed=1)

The battles of two bots depend on the seed and on those two alone: whoever else takes part, and
however many processes play, they are the same. `simulate` plays them again with the seed of the
pair.
"""

from collections.abc import Mapping
from functools import partial
from itertools import combinations
from time import perf_counter
from typing import Any

import msgspec

from slagveld.bots import maker
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game as find
from slagveld.kernel.setup import OptionValue
from slagveld.lab.crew import Battle, Progress, played
from slagveld.lab.fight import Result
from slagveld.lab.interval import wilson
from slagveld.lab.ratings import Rating, ratings
from slagveld.lab.report import Report
from slagveld.lab.simulate import Hall, Order

SEED_BITS = 46
"""Of the seed of a pair: as many as `simulate` takes."""


class Ladder(msgspec.Struct, kw_only=True):
    """What all the battles showed; a battle that did not end counts as a draw."""

    game: str
    scenario: str
    seed: int
    bots: tuple[str, ...]
    """As they were named."""
    orders: tuple[Order, ...]
    """One for every pair."""
    reports: tuple[Report, ...]
    seconds: float = 0.0

    def won(self, one: str, other: str) -> tuple[float, int]:
        """What a bot won against another, a draw as half a battle, and of how many battles."""
        for report in self.reports:
            if one != other and {one, other} == set(report.labels):
                return report.wins[one] + (report.draws + report.unfinished) / 2, report.games
        return 0.0, 0

    def share(self, one: str, other: str) -> tuple[float, float, float]:
        """The share a bot won against another, and where it truly lies in 95 of 100 cases."""
        won, games = self.won(one, other)
        return won / max(1, games), *wilson(won, games)

    def ratings(self) -> dict[str, Rating]:
        """The bots by their ratings, the strongest first."""
        table = [[self.won(one, other)[0] for other in self.bots] for one in self.bots]
        found = dict(zip(self.bots, ratings(table), strict=True))
        return dict(sorted(found.items(), key=lambda row: (-row[1].rating, row[0])))

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data; only `seconds` differs by machine."""
        rated = self.ratings()
        return {
            "game": self.game,
            "scenario": self.scenario,
            "seed": self.seed,
            "ratings": [
                {"bot": name, **msgspec.structs.asdict(rating), **self._total(name)}
                for name, rating in rated.items()
            ],
            "pairs": [self._pair(*row) for row in zip(self.orders, self.reports, strict=True)],
            "seconds": self.seconds,
        }

    def _total(self, name: str) -> dict[str, Any]:
        rows = [self.won(name, other) for other in self.bots]
        return {"won": sum(won for won, _ in rows), "games": sum(games for _, games in rows)}

    def _pair(self, order: Order, report: Report) -> dict[str, Any]:
        share, low, high = self.share(*order.bots)
        return {
            "bots": list(order.bots),
            "seed": order.seed,
            "games": report.games,
            "wins": report.wins,
            "draws": report.draws,
            "unfinished": report.unfinished,
            "refused": report.refused,
            "share": share,
            "interval": [low, high],
        }


def ladder(
    key: str,
    bots: tuple[str, ...],
    *,
    games: int,
    seed: int,
    scenario: str | None = None,
    mirrored: bool = False,
    armies: tuple[dict[str, Any], ...] = (),
    options: Mapping[str, OptionValue] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Ladder:
    """Play so many battles of every pair, each in turn at every seat.

    `mirrored`: with the same army on both sides, see `Order`, which also says what `armies` and
    `options` are.

    Raises:
        RefusedError: Game, scenario or bots do not fit.
    """
    game = find(key)
    chosen = game.scenario(scenario or game.scenarios()[0].key).key
    for name in bots:
        maker(name)
    pairs = [sorted(pair) for pair in combinations(bots, 2)]
    orders = tuple(
        Order(
            game=key,
            bots=tuple(pair),
            seed=_seed(seed, pair),
            scenario=chosen,
            options=dict(options or {}),
            armies=armies,
            mirrored=mirrored,
        )
        for pair in pairs
    )
    reports = tuple(Report(labels=order.bots) for order in orders)
    began = perf_counter()
    prepare = partial(_prepared, orders, games)
    battles = games * len(orders)
    for number, result in played(prepare, battles, workers=workers, progress=progress):
        place, battle = divmod(number, games)
        bots_seated = [orders[place].bots[one] for one in orders[place].seating(battle)]
        reports[place].add(result, tuple(bots_seated))
    seconds = perf_counter() - began
    return Ladder(
        game=key,
        scenario=chosen,
        seed=seed,
        bots=bots,
        orders=orders,
        reports=reports,
        seconds=seconds,
    )


def _seed(seed: int, pair: list[str]) -> int:
    return Rng(f"{seed}/{'/'.join(pair)}").getrandbits(SEED_BITS)


def _prepared(orders: tuple[Order, ...], games: int) -> Battle[Result]:
    halls: dict[int, Hall] = {}

    def battle(number: int) -> Result:
        place, which = divmod(number, games)
        if place not in halls:
            halls[place] = Hall(orders[place])
        return halls[place].battle(which)

    return battle
