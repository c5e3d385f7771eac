"""What price checks share: battles of two cards, the file that keeps them, and their scores."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from slagveld.bots import maker
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.setup import Setup
from slagveld.lab.fight import fight
from slagveld.lab.interval import wilson

Force = tuple[str, int]
"""A card, and how many figures of it."""
Pair = tuple[str, str]
CLEAR = 0.1
"""A card is off where the whole interval lies this far from an even score."""


class Battle(msgspec.Struct, frozen=True):
    """One battle: who fought whom, and what the first got: 2 won, 1 drawn, 0 lost."""

    seed: int
    number: int
    first: Force
    second: Force
    points: int
    turns: int


class Score(msgspec.Struct):
    """What came of some battles."""

    points: int = 0
    """Two for each that was won, one for each that was drawn."""
    battles: int = 0

    def add(self, points: int) -> None:
        """One more battle."""
        self.points += points
        self.battles += 1

    @property
    def share(self) -> float:
        """The share of the points at stake."""
        return self.points / self.battles / 2

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share truly lies, in 95 of 100 cases."""
        return wilson(self.points // 2, self.battles)

    @property
    def verdict(self) -> str:
        """What that says of a price, where it is clear."""
        low, high = self.interval
        return "too cheap" if low > 0.5 + CLEAR else "too dear" if high < 0.5 - CLEAR else ""

    @property
    def cells(self) -> str:
        """The same for a table: battles, share, interval."""
        low, high = self.interval
        return f"{self.battles} | {self.share:.0%} | {low:.0%} to {high:.0%}"


def rounds_of(keys: Sequence[str], order: str = "prices/pairs") -> tuple[Pair, ...]:
    """All pairs of these cards, round by round; the order is drawn by lot once and for all."""
    rng = Rng(order)
    drawn = sorted(keys, key=lambda _: rng.random())
    ring = [*drawn, *[""] * (len(drawn) % 2)]
    found: list[Pair] = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        found += [
            (one, other)
            for one, other in zip(ring[:half], reversed(ring[half:]), strict=True)
            if one and other
        ]
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(found)


def army(game: str, force: Force, most: int) -> dict[str, object]:
    """A side of one card as an army, in as many units of at most so many as it needs."""
    key, figures = force
    counts = [min(most, figures - taken) for taken in range(0, figures, most)]
    entries = tuple([Chosen(key=key, count=count) for count in counts])
    found: dict[str, object] = msgspec.to_builtins(
        Roster(game=game, name=key, total=0, entries=entries)
    )
    return found


def meet(game: Game[Any], setup: Setup, seat: int, chance: str) -> tuple[int, int]:
    """Greedy bots fight: what the one at this seat gets (2, 1 or 0), and how many rounds it took.

    Whatever happens by chance depends on `chance` alone.
    """
    make = maker("greedy")
    result = fight(
        game,
        setup,
        [make(), make()],
        [Rng(f"{chance}/0"), Rng(f"{chance}/1")],
        Quick(Rng(f"{chance}/dice")),
    )
    points = 1 if len(result.winners) != 1 else 2 * int(result.winners == (seat,))
    return points, result.rounds


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


def go_on(
    file: Path,
    numbers: Iterable[int],
    battle: Callable[[int], Battle],
    minutes: float,
    workers: int = 1,
) -> None:
    """Play the battles of these numbers, and write each down, until the time is over."""
    file.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    in_time = takewhile(lambda _: time.monotonic() < end, numbers)
    with file.open("a", encoding="utf-8") as out:

        def write(found: Iterable[Battle]) -> None:
            for one in found:
                out.write(msgspec.json.encode(one).decode() + "\n")
                out.flush()

        if workers == 1:
            write(map(battle, in_time))
            return
        with get_context("spawn").Pool(workers) as pool:
            while batch := [
                number for _, number in zip(range(40 * workers), in_time, strict=False)
            ]:
                write(pool.imap_unordered(battle, batch))


def by_card(battles: Iterable[Battle]) -> dict[str, Score]:
    """The score of every card, the strongest first."""
    found: dict[str, Score] = {}
    for one in battles:
        found.setdefault(one.first[0], Score()).add(one.points)
        found.setdefault(one.second[0], Score()).add(2 - one.points)
    return dict(sorted(found.items(), key=lambda row: -row[1].share))


def by_pair(battles: Iterable[Battle]) -> dict[Pair, list[Battle]]:
    """The battles of every pair, in the order of their cards."""
    found: dict[Pair, list[Battle]] = {}
    for one in battles:
        found.setdefault((one.first[0], one.second[0]), []).append(one)
    return dict(sorted(found.items()))


def score_of(battles: Iterable[Battle]) -> Score:
    """What the first of a pair got."""
    score = Score()
    for one in battles:
        score.add(one.points)
    return score


def apart(pairs: Iterable[list[Battle]]) -> float:
    """How far pairs truly are from even, as the root of the mean square: chance is taken out.

    The two battles of a meeting share their dice, so only different meetings are multiplied.
    """
    squares: list[float] = []
    for battles in pairs:
        meetings: dict[tuple[int, int], list[float]] = {}
        for one in battles:
            meetings.setdefault((one.seed, one.number // 2), []).append(one.points / 2 - 0.5)
        means = [sum(each) / len(each) for each in meetings.values()]
        if len(means) > 1:
            total = sum(means)
            own = sum([mean * mean for mean in means])
            squares.append((total * total - own) / (len(means) * (len(means) - 1)))
    return max(0.0, sum(squares) / len(squares)) ** 0.5 if squares else 0.0


FAR = 0.35
"""So far from even no pair should be."""


def print_spread(battles: Sequence[Battle], name: Callable[[str], str]) -> None:
    """How far the pairs are from even, and which of them are farthest."""
    pairs = by_pair(battles)
    scores = {pair: score_of(each) for pair, each in pairs.items()}
    off = {pair: abs(score.share - 0.5) for pair, score in scores.items()}
    mean = 100 * sum(off.values()) / len(off)
    true = 100 * apart(pairs.values())
    cards = by_card(battles).values()
    of_cards = 100 * sum([abs(score.share - 0.5) for score in cards]) / len(cards)
    beyond = [pair for pair, far in off.items() if far > FAR]
    surely = [
        pair
        for pair in beyond
        if scores[pair].interval[0] > 0.5 + FAR or scores[pair].interval[1] < 0.5 - FAR
    ]
    print(
        f"{len(battles)} battles of {len(pairs)} pairs, seeds {sorted({b.seed for b in battles})}"
    )
    print(f"The cards are {of_cards:.1f} points of score from 50 on average, the pairs {mean:.1f};")
    print(f"without chance, the root of the mean square of the pairs is {true:.1f}.")
    print(f"Beyond 35 are {len(beyond)} pairs, {len(surely)} of them with their whole interval:")
    for first, second in sorted(surely, key=lambda pair: -off[pair]):
        print(f"  {name(first)} against {name(second)}: {scores[first, second].share:.0%}")


def print_pairs(battles: Sequence[Battle], name: Callable[[str], str]) -> None:
    """The score of the first of every pair."""
    print("| first | second | battles | score | 95 % |")
    print("|---|---|---|---|---|")
    for (first, second), each in by_pair(battles).items():
        print(f"| {name(first)} | {name(second)} | {score_of(each).cells} |")
