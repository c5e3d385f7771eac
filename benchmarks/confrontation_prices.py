"""Are Confrontation's prices fair? Equal points of two cards fight each other, sides swapped.

    python benchmarks/confrontation_prices.py [--minutes 20] [--seed 1] [--cards KEY …] [--table]

Every meeting is of two cards in such numbers that they cost the same within a few per cent, led by
greedy bots on the real engine, twice: each side begins once, with the same dice. The cards whose
points are ours (CON-HOUSE-1), or those named, take turns as the first; the second is drawn by lot
from all. A battle depends on the cards, the seed and its number alone and is one line of the file,
so that a run goes on where the last one stopped. When prices have been moved, a new file is begun.
`--table` prints what the file holds and plays nothing.
"""

import argparse
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from price_battles import Battle, Force, army, by_card, go_on, meet, played
from slagveld.games.confrontation.core.profiles import Profile, profiles
from slagveld.games.confrontation.game import Confrontation
from slagveld.kernel.dice import Rng
from slagveld.kernel.setup import Setup
from slagveld.record import replace

FILE = Path(__file__).resolve().parent.parent / "build" / "confrontation-prices.jsonl"
SIDE = 90
"""Sides of the table, in centimetres."""
LEAST, MOST = 60, 150
"""What a side may cost; a character fights alone, against as many as he costs."""
FIGURES = 15
APART = 0.06
"""How much of the dearer side's points the two may differ."""


def fits(first: Profile, second: Profile) -> list[tuple[int, int]]:
    """The numbers in which two cards cost the same, or nearly."""
    found = []
    alone = first.character or second.character
    for one in range(1, 2 if first.character else FIGURES + 1):
        for other in range(1, 2 if second.character else FIGURES + 1):
            costs = (one * first.points, other * second.points)
            even = max(costs) - min(costs) <= APART * max(costs)
            if even and (alone or LEAST <= min(costs) <= max(costs) <= MOST):
                found.append((one, other))
    return found


def meeting(cards: Sequence[str], seed: int, pair: int) -> tuple[Force, Force]:
    """Meeting `pair` of a seed: it depends on nothing else."""
    rng = Rng(f"{seed}/{pair}")
    first = profiles()[cards[pair % len(cards)]]
    others = [row for row in profiles().values() if row is not first and fits(first, row)]
    second = others[int(rng.random() * len(others))]
    numbers = fits(first, second)
    one, other = numbers[int(rng.random() * len(numbers))]
    return (first.key, one), (second.key, other)


class Arena:
    """The game and the table on which all of them fight."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards
        self.game = Confrontation()
        self.setup: Setup = self.game.setup("clash", options={"width": SIDE, "depth": SIDE})

    def battle(self, seed: int, number: int) -> Battle:
        """Battle `number`: two of them are one meeting, and the odd one has the sides swapped."""
        first, second = meeting(self.cards, seed, number // 2)
        seat = number % 2
        sides = (second, first) if seat else (first, second)
        armies = tuple([army(self.game.key, side, profiles()[side[0]].figures) for side in sides])
        setup = replace(self.setup, armies=armies)
        points, turns = meet(self.game, setup, seat, f"{seed}/{number // 2}")
        return Battle(seed, number, first, second, points, turns)


def print_table(battles: list[Battle]) -> None:
    """Every card's share of the points at stake, the strongest first."""
    print(f"{len(battles)} battles, seeds {sorted({one.seed for one in battles})}")
    print("| card | points | price | battles | score | 95 % | off |")
    print("|---|---|---|---|---|---|---|")
    for key, score in by_card(battles).items():
        row = profiles()[key]
        print(f"| {row.name.en} | {row.points} | {row.price} | {score.cells} | {score.verdict} |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Are Confrontation's prices fair?")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    ours = [row.key for row in profiles().values() if row.price != "card"]
    parser.add_argument("--cards", nargs="+", choices=list(profiles()), default=ours, metavar="KEY")
    parser.add_argument("--table", action="store_true", help="print what the file holds")
    asked = parser.parse_args()
    if not asked.table:
        seed, arena = asked.seed, Arena(asked.cards)
        done = {one.number for one in played(asked.file) if one.seed == seed}
        numbers = (number for number in count() if number not in done)
        go_on(asked.file, numbers, lambda number: arena.battle(seed, number), asked.minutes)
    print_table(played(asked.file))


if __name__ == "__main__":
    main()
