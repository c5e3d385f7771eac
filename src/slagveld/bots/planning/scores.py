"""What comparisons with the same dice say: means, and how sure a difference is."""

from collections.abc import Sequence
from math import sqrt


def mean(values: Sequence[float]) -> float:
    """Their average; 0 of none."""
    return sum(values) / len(values) if values else 0.0


def error(values: Sequence[float]) -> float:
    """The standard error of their average; without a second value nothing is sure."""
    count = len(values)
    if count < 2:
        return float("inf")
    middle = mean(values)
    return sqrt(sum([(one - middle) ** 2 for one in values]) / (count - 1) / count)


class Scores:
    """The chances that each of several ideas had in the same worlds, the habit's first."""

    def __init__(self, count: int) -> None:
        self.rows: list[list[float]] = [[] for _ in range(count)]

    def add(self, idea: int, chance: float) -> None:
        """One more plan of an idea; ideas of a comparison go through the same worlds in turn."""
        self.rows[idea].append(chance)

    def gain(self, idea: int) -> float:
        """What an idea brought more than the habit in the worlds that both went through."""
        pairs = zip(self.rows[idea], self.rows[0], strict=False)
        return mean([one - habit for one, habit in pairs])

    def plans(self) -> int:
        """How many plans there were."""
        return sum([len(row) for row in self.rows])
