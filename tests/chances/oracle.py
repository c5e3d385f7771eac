"""The slow way, for the tests: brute force in Fractions, and dice of icepool as distributions."""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from itertools import product
from typing import Any

import icepool

from slagveld.chances import Distribution

TOLERANCE = 1e-12


def faces(*sides: int) -> Iterable[tuple[int, ...]]:
    """Every way so many dice can fall."""
    return product(*(range(1, side + 1) for side in sides))


def brute(sides: Iterable[int], outcome: Callable[..., Hashable]) -> dict[Any, Fraction]:
    """What the outcome is over every way the dice can fall, counted one by one."""
    listed = list(faces(*sides))
    totals: dict[Any, Fraction] = {}
    for thrown in listed:
        key = outcome(*thrown)
        totals[key] = totals.get(key, Fraction(0)) + Fraction(1, len(listed))
    return totals


def pooled(die: "icepool.Die[Any]") -> dict[Any, Fraction]:
    """The chances of an icepool die."""
    return {value: Fraction(weight, die.denominator()) for value, weight in die.items() if weight}


def coin(chance: Fraction) -> "icepool.Die[int]":
    """A die of icepool that is 1 with the chance, else 0."""
    weights = {0: chance.denominator - chance.numerator, 1: chance.numerator}
    return icepool.Die({value: weight for value, weight in weights.items() if weight})


def assert_same(made: Distribution[Any], wanted: dict[Any, Any]) -> None:
    """Exact distributions must be equal, floats within 1e-12, and both add up to 1."""
    got = dict(made.items())
    if made.exact:
        assert got == {key: part for key, part in wanted.items() if part}
        assert sum(got.values()) == 1
        return
    assert all(isinstance(part, float) and part > 0 for part in got.values())
    assert abs(sum(got.values()) - 1) < TOLERANCE
    for key in [*got, *wanted]:
        assert abs(got.get(key, 0) - wanted.get(key, 0)) < TOLERANCE, key
