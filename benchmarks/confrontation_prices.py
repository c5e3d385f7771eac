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
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from slagveld.bots import maker
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.profiles import Profile, profiles
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.setup import Setup
from slagveld.lab.fight import fight
from slagveld.lab.interval import wilson

FILE = Path(__file__).resolve().parent.parent / "build" / "confrontation-prices.jsonl"
SIDE = 90
"""Sides of the table, in centimetres."""
LEAST, MOST = 60, 150
"""What a side may cost; a character fights alone, against as many as he costs."""
FIGURES = 15
APART = 0.06
"""How much of the dearer side's points the two may differ."""
CLEAR = 0.1
"""A card is off where the whole interval lies this far from an even score."""

Force = tuple[str, int]
"""A card, and how many figures of it."""


class Battle(msgspec.Struct, frozen=True):
    """One battle: who fought whom, and what the first got: 2 won, 1 drawn, 0 lost."""

    seed: int
    number: int
    first: Force
    second: Force
    points: int
    turns: int


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


def roster(force: Force) -> dict[str, object]:
    """A side of one card as an army."""
    key, figures = force
    most = profiles()[key].figures
    counts = [min(most, figures - taken) for taken in range(0, figures, most)]
    entries = tuple([Chosen(key=key, count=count) for count in counts])
    found: dict[str, object] = msgspec.to_builtins(
        Roster(game="confrontation", name=key, total=0, entries=entries)
    )
    return found


class Arena:
    """The game and the table on which all of them fight."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards
        self.game = Confrontation()
        self.setup: Setup = self.game.setup("clash", options={"width": SIDE, "depth": SIDE})
        self.bot = maker("greedy")

    def battle(self, seed: int, number: int) -> Battle:
        """Battle `number`: two of them are one meeting, and the odd one has the sides swapped."""
        first, second = meeting(self.cards, seed, number // 2)
        seat = number % 2
        sides = (second, first) if seat else (first, second)
        setup = msgspec.structs.replace(self.setup, armies=tuple([roster(side) for side in sides]))
        chance = f"{seed}/{number // 2}"
        result = fight(
            self.game,
            setup,
            [self.bot(), self.bot()],
            [Rng(f"{chance}/0"), Rng(f"{chance}/1")],
            Quick(Rng(f"{chance}/dice")),
        )
        points = 1 if len(result.winners) != 1 else 2 * int(result.winners == (seat,))
        return Battle(seed, number, first, second, points, result.rounds)


def played(file: Path) -> list[Battle]:
    """The battles of a file; a line that was cut off by a stop is left out."""
    if not file.is_file():
        return []
    return list(_lines(file.read_text(encoding="utf-8")))


def _lines(words: str) -> Iterator[Battle]:
    for line in words.splitlines():
        try:
            yield msgspec.json.decode(line, type=Battle)
        except msgspec.DecodeError:
            continue


def go_on(file: Path, cards: Sequence[str], seed: int, minutes: float) -> None:
    """Play the battles of a seed that the file lacks, until the time is over."""
    done = {one.number for one in played(file) if one.seed == seed}
    arena = Arena(cards)
    file.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    number = 0
    with file.open("a", encoding="utf-8") as out:
        while time.monotonic() < end:
            if number not in done:
                line = msgspec.json.encode(arena.battle(seed, number)).decode()
                out.write(line + "\n")
                out.flush()
            number += 1


def print_table(battles: list[Battle]) -> None:
    """Every card's share of the points at stake, the strongest first."""
    won: dict[str, int] = {}
    fought: dict[str, int] = {}
    for one in battles:
        for (key, _), points in ((one.first, one.points), (one.second, 2 - one.points)):
            won[key] = won.get(key, 0) + points
            fought[key] = fought.get(key, 0) + 1
    print(f"{len(battles)} battles, seeds {sorted({one.seed for one in battles})}")
    print("| card | points | price | battles | score | 95 % | off |")
    print("|---|---|---|---|---|---|---|")
    for key in sorted(fought, key=lambda key: -won[key] / fought[key]):
        row = profiles()[key]
        low, high = wilson(won[key] // 2, fought[key])
        off = "too cheap" if low > 0.5 + CLEAR else "too dear" if high < 0.5 - CLEAR else ""
        score = won[key] / fought[key] / 2
        print(
            f"| {row.name.en} | {row.points} | {row.price} | {fought[key]} | {score:.0%} "
            f"| {low:.0%} to {high:.0%} | {off} |"
        )


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
        go_on(asked.file, asked.cards, asked.seed, asked.minutes)
    print_table(played(asked.file))


if __name__ == "__main__":
    main()
