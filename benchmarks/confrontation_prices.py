"""Are Confrontation's prices fair? 200 points of one card fight 200 of another, sides swapped.

    python benchmarks/confrontation_prices.py [--minutes 20] [--seed 1] [--pairs 3741]
        [--battles 10] [--printed] [--table | --each]

Every card up to 250 points meets every other, or as many as fit into the time: pairs come in rounds
in which no card fights twice, so that all have fought about equally often whenever the run stops. A
troop is there in as many figures as cost 200 points; a character once (CON-CARD-4), with
conscripts of the Griffons to fill the points. The side whose figures are dearer has the whole
number nearest to 200 points; the other one of the two numbers next to these points, taken in turn
so that their mean is equal. Greedy bots lead on a clash of 90 x 90 cm, two and two battles with the
same dice and the sides swapped.

A battle depends on its number, the seed and the prices alone and is one line of the file, so that a
run goes on where the last one stopped. When prices have been moved, a new file is begun.
`--printed` takes only the cards with printed points. `--table` prints the cards of the file and how
far its pairs are from even, `--each` its pairs; neither plays.
"""

import argparse
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import floor
from pathlib import Path

import msgspec

from price_battles import (
    Battle,
    Force,
    Pair,
    by_card,
    go_on,
    meet,
    played,
    print_pairs,
    print_spread,
    rounds_of,
)
from slagveld.games.confrontation.core.profiles import Profile, profiles
from slagveld.games.confrontation.game import Confrontation
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.setup import Setup
from slagveld.record import replace

FILE = Path(__file__).resolve().parent.parent / "build" / "confrontation-prices.jsonl"
POINTS = 200
LARGEST = 250
"""Cards that cost more do not fit into an army of 200 points at all."""
SIDE = 90
"""Sides of the table, in centimetres."""
ESCORT = "griffon-conscript"
"""Who fills the army of a character."""
BATTLES = 40
"""Battles of a pair."""


def fighters(printed: bool) -> list[str]:
    """The cards that are checked."""
    return [
        row.key
        for row in profiles().values()
        if row.points <= LARGEST and (row.price == "card" or not printed)
    ]


def cost(row: Profile) -> tuple[int, int]:
    """What an army of a card costs in any case, and what each further figure does."""
    return (row.points, profiles()[ESCORT].points) if row.character else (0, row.points)


def forces(pair: Pair, meeting: int) -> tuple[Force, Force]:
    """In which numbers a pair meets for the nth time; a character's are those of his escort."""
    costs = [cost(profiles()[key]) for key in pair]
    leads = 0 if costs[0][1] >= costs[1][1] else 1
    (alone, each), (fixed, one) = costs[leads], costs[1 - leads]
    figures = max(0 if alone else 1, floor(Fraction(POINTS - alone, each) + Fraction(1, 2)))
    others = Fraction(max(alone + figures * each, fixed) - fixed, one)
    counts = [figures, figures]
    counts[1 - leads] = floor((meeting + 1) * others) - floor(meeting * others)
    return (pair[0], counts[0]), (pair[1], counts[1])


def army(force: Force) -> dict[str, object]:
    """A side as an army, in as many cards as it needs."""
    key, figures = force
    alone = profiles()[key].character
    row = profiles()[ESCORT if alone else key]
    counts = [min(row.figures, figures - taken) for taken in range(0, figures, row.figures)]
    leader = [Chosen(key=key)] if alone else []
    entries = (*leader, *[Chosen(key=row.key, count=count) for count in counts])
    found: dict[str, object] = msgspec.to_builtins(
        Roster(game=Confrontation.key, name=key, total=0, entries=entries)
    )
    return found


class Arena:
    """The game, the table on which all of them fight, and who meets whom."""

    def __init__(self, cards: Sequence[str], seed: int) -> None:
        self.seed = seed
        self.pairs = rounds_of(cards)
        self.game = Confrontation()
        self.setup: Setup = self.game.setup("clash", options={"width": SIDE, "depth": SIDE})

    def battle(self, number: int) -> Battle:
        """Battle `number`: of two that follow each other the odd one has the sides swapped."""
        place, turn = divmod(number, BATTLES)
        first, second = forces(self.pairs[place], turn // 2)
        seat = turn % 2
        sides = (second, first) if seat else (first, second)
        setup = replace(self.setup, armies=tuple([army(side) for side in sides]))
        points, turns = meet(self.game, setup, seat, f"{self.seed}/{place}/{turn // 2}")
        return Battle(self.seed, number, first, second, points, turns)


def print_cards(battles: list[Battle]) -> None:
    """Every card's share of the points at stake, the strongest first."""
    print("| card | points | price | battles | score | 95 % | off |")
    print("|---|---|---|---|---|---|---|")
    for key, score in by_card(battles).items():
        row = profiles()[key]
        print(f"| {row.name.en} | {row.points} | {row.price} | {score.cells} | {score.verdict} |")


@cache
def name(key: str) -> str:
    return profiles()[key].name.en


def main() -> None:
    parser = argparse.ArgumentParser(description="Are Confrontation's prices fair?")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=None)
    parser.add_argument(
        "--battles", type=int, choices=range(1, BATTLES + 1), default=10, metavar="COUNT"
    )
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--printed", action="store_true", help="only cards with printed points")
    parser.add_argument("--table", action="store_true", help="print the cards of the file")
    parser.add_argument("--each", action="store_true", help="print the pairs of the file")
    asked = parser.parse_args()
    if not (asked.table or asked.each):
        arena = Arena(fighters(asked.printed), asked.seed)
        done = {one.number for one in played(asked.file) if one.seed == asked.seed}
        places = range(len(arena.pairs[: asked.pairs]))
        numbers = (place * BATTLES + turn for place in places for turn in range(asked.battles))
        left = (number for number in numbers if number not in done)
        go_on(asked.file, left, arena.battle, asked.minutes)
    battles = played(asked.file)
    if asked.each:
        print_pairs(battles, name)
    else:
        print_cards(battles)
        print_spread(battles, name)


if __name__ == "__main__":
    main()
