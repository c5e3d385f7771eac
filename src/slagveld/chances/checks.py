"""Refusals of impossible questions: each names the value and says what it must be."""

import math
from collections.abc import Iterable
from fractions import Fraction
from typing import TypeAlias

Probability: TypeAlias = float | Fraction
"""A chance from 0 to 1: a float, or a Fraction where an exact answer is wanted."""


def whole(name: str, value: object, least: int | None = 0) -> int:
    """Give the number back, or refuse it: it must be whole and at least `least`.

    >>> whole("dice", 3)
    3
    >>> whole("dice", -1)
    Traceback (most recent call last):
    ...
    ValueError: dice must be a whole number of at least 0, not -1
    """
    if isinstance(value, int) and not isinstance(value, bool) and (least is None or value >= least):
        return value
    bound = "" if least is None else f" of at least {least}"
    raise ValueError(f"{name} must be a whole number{bound}, not {value!r}")


def chance(name: str, value: object) -> Probability:
    """Give the chance back, or refuse it: it must lie from 0 to 1.

    >>> chance("hit", 1.5)
    Traceback (most recent call last):
    ...
    ValueError: hit must be a chance from 0 to 1, not 1.5
    """
    if isinstance(value, int | float | Fraction) and 0 <= value <= 1:
        return value
    raise ValueError(f"{name} must be a chance from 0 to 1, not {value!r}")


def exact_chance(name: str, value: Probability) -> Fraction:
    """Give the chance back as a Fraction, or refuse it: a float is not exact.

    >>> exact_chance("hit", 1)
    Fraction(1, 1)
    >>> exact_chance("hit", 0.1)
    Traceback (most recent call last):
    ...
    ValueError: hit must be a Fraction for an exact answer, not 0.1
    """
    if not isinstance(chance(name, value), float):
        return Fraction(value)
    raise ValueError(f"{name} must be a Fraction for an exact answer, not {value!r}")


def full(name: str, chances: Iterable[Probability]) -> None:
    """Refuse chances that do not add up to 1 (within 1e-9 where floats are among them)."""
    parts = list(chances)
    if any(isinstance(part, float) for part in parts):
        total: Probability = math.fsum(parts)
        right = abs(float(total) - 1.0) <= 1e-9
    else:
        total = sum(parts, Fraction(0))
        right = total == 1
    if not right:
        raise ValueError(f"{name} must add up to 1, not {total}")
