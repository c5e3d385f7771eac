"""What many battles showed."""

from typing import Any

import msgspec

from slagveld.lab.fight import Result
from slagveld.lab.interval import wilson


class Report(msgspec.Struct, kw_only=True):
    """The sum of many battles. The order in which they were added does not matter."""

    labels: tuple[str, ...]
    """The bots, told apart where two have the same name."""
    games: int = 0
    wins: dict[str, int] = {}
    seat_wins: dict[int, int] = {}
    """Wins by seat, counted from 0: what beginning is worth."""
    draws: int = 0
    unfinished: int = 0
    decisions: int = 0
    rounds: int = 0
    refused: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        for seat, label in enumerate(self.labels):
            self.wins.setdefault(label, 0)
            self.seat_wins.setdefault(seat, 0)

    def add(self, result: Result, seated: tuple[str, ...]) -> None:
        """Count a battle in which `seated[n]` sat at seat n."""
        self.games += 1
        self.decisions += result.decisions
        self.rounds += result.rounds
        self.refused += result.refused
        if not result.over:
            self.unfinished += 1
        elif not result.winners:
            self.draws += 1
        for seat in result.winners:
            self.wins[seated[seat]] += 1
            self.seat_wins[seat] += 1

    def interval(self, label: str) -> tuple[float, float]:
        """Where a bot's true share of wins lies, in 95 of 100 cases."""
        return wilson(self.wins[label], self.games)

    def score(self, label: str) -> tuple[float, float, float]:
        """A bot's share where a draw is half a victory, and where it truly lies.

        What did not end is a draw.
        """
        half = (self.draws + self.unfinished) / 2
        points = self.wins[label] + (half if len(self.labels) == 2 else 0.0)
        return points / max(1, self.games), *wilson(points, self.games)

    def as_json(self) -> dict[str, Any]:
        """The report as plain data; only `seconds` and what follows from it differ by machine."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "wins": dict(self.wins),
            "draws": self.draws,
            "unfinished": self.unfinished,
            "shares": {label: won / games for label, won in self.wins.items()},
            "intervals": {label: list(self.interval(label)) for label in self.labels},
            "scores": {label: list(self.score(label)) for label in self.labels},
            "seat_wins": [self.seat_wins[seat] for seat in sorted(self.seat_wins)],
            "decisions": self.decisions,
            "refused": self.refused,
            "rounds_mean": self.rounds / games,
            "seconds": self.seconds,
            "decisions_per_s": self.decisions / self.seconds if self.seconds else 0.0,
        }


def labelled(names: tuple[str, ...]) -> tuple[str, ...]:
    """Bots told apart: the second of a name is `name-2`.

    >>> labelled(("random", "greedy", "random"))
    ('random', 'greedy', 'random-2')
    """
    seen: dict[str, int] = {}
    labels: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        labels.append(name if seen[name] == 1 else f"{name}-{seen[name]}")
    return tuple(labels)
