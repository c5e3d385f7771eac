"""Are Little Carnage's prices fair? Equal points of two cards fight each other, sides swapped.

    python benchmarks/little_carnage_prices.py [--minutes 30] [--seed 1] [--pairs 351]
        [--battles 40] [--cards KEY …] [--workers 1] [--table | --each]

Every card without magic that walks on its own meets every other, or as many as fit into the time:
pairs come in rounds in which no card fights twice, so that all have fought about equally often
whenever the run stops. The dearer card of a pair is there in the whole number of models nearest to
200 points; the other in one of the two numbers next to these points, taken in turn so that their
mean is equal. A pair fights 40 battles, led by greedy bots on open ground (LC-4-2), two and two
with the same dice and the sides swapped; with fewer battles, more pairs come into the same time,
and so each card meets more opponents. After 25 rounds more points alive win (LC-4-1).

A battle depends on its number, the seed and the prices alone and is one line of the file, so that a
run goes on where the last one stopped. When prices have been moved, a new file is begun.
`--table` prints the cards of a file and how far its pairs are from even, `--each` its pairs;
neither plays.
"""

import argparse
from collections.abc import Iterator
from fractions import Fraction
from functools import cache, partial
from math import floor
from pathlib import Path

from price_battles import (
    Battle,
    Force,
    Pair,
    army,
    by_card,
    go_on,
    meet,
    played,
    print_pairs,
    print_spread,
    rounds_of,
)
from slagveld.games.little_carnage.army.prices import model_price
from slagveld.games.little_carnage.core.book import KEY
from slagveld.games.little_carnage.core.cards import Card, cards
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.kernel.setup import Setup
from slagveld.record import replace

FILE = Path(__file__).resolve().parent.parent / "build" / "little-carnage-prices.jsonl"
ORDER = 1
"""Of the lot by which pairs come one after the other."""
POINTS = 200
SIDE = 10_000
"""Sides of the table, in units."""
ROUNDS = 25
BATTLES = 40
"""Battles of a pair."""


@cache
def fighters() -> tuple[Card, ...]:
    """The cards that are checked: alone on their base, and without magic."""
    return tuple(
        [row for row in cards().values() if not (row.rides or row.bears or row.skills.magic)]
    )


@cache
def pairs() -> tuple[Pair, ...]:
    """All pairs of them, round by round."""
    return rounds_of([row.key for row in fighters()], f"{ORDER}/pairs")


def price(key: str) -> Fraction:
    """What a model costs: its points, or those of the formula."""
    card = cards()[key]
    return Fraction(card.points) if isinstance(card.points, int) else model_price(card)


def forces(pair: Pair, meeting: int) -> tuple[Force, Force]:
    """In which numbers a pair meets for the nth time."""
    prices = [price(key) for key in pair]
    dearer = max(prices)
    total = max(1, floor(POINTS / dearer + Fraction(1, 2))) * dearer
    counts = [
        floor((meeting + 1) * total / price) - floor(meeting * total / price) for price in prices
    ]
    return (pair[0], counts[0]), (pair[1], counts[1])


@cache
def arena() -> tuple[LittleCarnage, Setup]:
    """The game, and the open ground on which all of them fight."""
    game = LittleCarnage()
    setup = game.setup("last-man-standing", options={"points": 1000, "rounds": ROUNDS})
    table = {"width": SIDE, "height": SIDE}
    return game, replace(setup, table=table)


def battle(number: int, seed: int) -> Battle:
    """Battle `number` of all: of two that follow each other the odd one has the sides swapped."""
    place, turn = divmod(number, BATTLES)
    first, second = forces(pairs()[place], turn // 2)
    seat = turn % 2
    game, setup = arena()
    sides = (second, first) if seat else (first, second)
    armies = tuple([army(KEY, side, cards()[side[0]].most) for side in sides])
    setup = replace(setup, armies=armies)
    points, rounds = meet(game, setup, seat, f"{seed}/{place}/{turn // 2}")
    return Battle(seed, number, first, second, points, rounds)


def left(done: list[Battle], most: int, each: int, keys: list[str]) -> Iterator[int]:
    """The battles left to play, by number: so many pairs of these cards, so many battles each."""
    known = {one.number for one in done}
    places = [n for n, pair in enumerate(pairs()[:most]) if not keys or set(keys) & set(pair)]
    numbers = (place * BATTLES + turn for place in places for turn in range(each))
    return (number for number in numbers if number not in known)


def print_cards(battles: list[Battle]) -> None:
    """Every card's share of the points at stake, and how far they are from even."""
    scores = by_card(battles)
    print("| card | price | battles | score | 95 % | off |")
    print("|---|---|---|---|---|---|")
    for key, score in scores.items():
        print(f"| {name(key)} | {float(price(key)):.1f} | {score.cells} | {score.verdict} |")


def name(key: str) -> str:
    return cards()[key].name.en


def main() -> None:
    parser = argparse.ArgumentParser(description="Are Little Carnage's prices fair?")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=len(pairs()))
    parser.add_argument(
        "--battles", type=int, choices=range(1, BATTLES + 1), default=BATTLES, metavar="COUNT"
    )
    keys = [row.key for row in fighters()]
    parser.add_argument("--cards", nargs="+", choices=keys, default=[], metavar="KEY")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--table", action="store_true", help="print the cards of the file")
    parser.add_argument("--each", action="store_true", help="print the pairs of the file")
    asked = parser.parse_args()
    if not (asked.table or asked.each):
        done = [one for one in played(asked.file) if one.seed == asked.seed]
        numbers = left(done, asked.pairs, asked.battles, asked.cards)
        one_battle = partial(battle, seed=asked.seed)
        go_on(asked.file, numbers, one_battle, asked.minutes, asked.workers)
    battles = [
        one
        for one in played(asked.file)
        if one.number // BATTLES < asked.pairs and one.number % BATTLES < asked.battles
    ]
    if asked.each:
        print_pairs(battles, name)
    else:
        print_cards(battles)
        print_spread(battles, name)


if __name__ == "__main__":
    main()
