"""Steps: moving straight ahead, back, sideways and turning, as orders relative to the facing.

Positions are units, directions and turns tenths of a degree. Each straight step ends on whole
units: its true end is rounded to nearest (halves up), so a step is off by at most 0.71 units and
errors do not grow with its length.
"""

from typing import Final

from mypy_extensions import i64

from slagveld.table.units import cosine, scaled, sine

AHEAD: Final = 0
BACK: Final = 1
LEFT: Final = 2
"""Sideways, a quarter turn below the facing (the left hand on a screen)."""
RIGHT: Final = 3
TURN_BY: Final = 4
"""Turn on the spot; the amount is tenths of a degree, above 0 to the right."""

_QUARTER: Final = [0, 1800, 2700, 900]


class Step:
    """One order: its kind and how much, in units or (turning) tenths of a degree."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: int = kind
        self.amount: int = amount


def moved(x: i64, y: i64, direction: i64, length: i64) -> tuple[int, int]:
    """Where does a straight step end, on whole units?"""
    way: i64 = direction % 3600
    return x + scaled(length * cosine(way)), y + scaled(length * sine(way))


def walk(x: int, y: int, facing: int, steps: list[Step]) -> list[tuple[int, int, int]]:
    """Which poses (x, y, facing) do these steps pass, the start included?"""
    poses = [(x, y, facing)]
    for step in steps:
        if step.kind == TURN_BY:
            facing = (facing + step.amount) % 3600
        else:
            x, y = moved(x, y, facing + _QUARTER[step.kind], step.amount)
        poses.append((x, y, facing))
    return poses


def steps_cost(steps: list[Step], prices: list[tuple[int, int]]) -> list[int]:
    """What does each step cost, in units?

    `prices` are num, den for ahead, back, left, right and turning; parts of a unit count up. A
    turn priced (100, 900) costs 100 units per quarter turn begun in proportion.
    """
    costs: list[int] = []
    for step in steps:
        num, den = prices[step.kind]
        amount = abs(step.amount)
        costs.append(-(-amount * num // den))
    return costs
