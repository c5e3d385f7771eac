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
    """The chances that each of several plans had in each world, the habit's first.

    Not every plan goes through every world, and some are thought of only later.
    """

    def __init__(self, count: int) -> None:
        self.rows: list[dict[int, float]] = [{} for _ in range(count)]
        """What each plan came to, by the number of the world."""

    def add(self, plan: int, world: int, chance: float) -> None:
        """What came of a plan in a world."""
        self.rows[plan][world] = chance

    def thought_of(self) -> int:
        """The number of one more plan."""
        self.rows.append({})
        return len(self.rows) - 1

    def gain(self, plan: int) -> float:
        """What a plan brought more than the habit in the worlds that both went through."""
        habit = self.rows[0]
        row = self.rows[plan].items()
        return mean([chance - habit[world] for world, chance in row if world in habit])

    def plans(self) -> int:
        """How many were played on, each in some world."""
        return sum([len(row) for row in self.rows])
