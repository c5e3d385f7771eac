"""Outcomes of a roll: their fixed order, and their form as plain data."""

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

T = TypeVar("T")


def sort_key(value: object) -> tuple[Any, ...]:
    """Where an outcome stands in the fixed order: nothing, numbers, words, tuples, the rest.

    >>> sorted(["win", 2, None, (1, "a"), 1.5], key=sort_key)
    [None, 1.5, 2, 'win', (1, 'a')]
    """
    if value is None:
        return (0,)
    if isinstance(value, int | float | Fraction):
        return (1, value)
    if isinstance(value, str):
        return (2, value)
    if isinstance(value, tuple):
        return (3, tuple(sort_key(part) for part in value))
    if isinstance(value, frozenset):
        return (4, tuple(sorted(sort_key(part) for part in value)))
    return (5, type(value).__name__, repr(value))


def in_order(values: Iterable[T]) -> list[T]:
    """The outcomes in their fixed order; what needs no key (numbers, words) is sorted faster.

    >>> in_order([(2, 1), (1, 3)]), in_order([3, None])
    ([(1, 3), (2, 1)], [None, 3])
    """
    listed: list[Any] = list(values)
    kinds = {type(value) for value in listed}
    if all(issubclass(kind, tuple) for kind in kinds):
        kinds = {type(part) for value in listed for part in value}
    if kinds <= {int, bool, float} or kinds == {str}:
        listed.sort()
    else:
        listed.sort(key=sort_key)
    return listed


def plain(value: object) -> Any:
    """An outcome as plain data: named tuples as objects, other tuples as lists.

    >>> plain((1, None, Fraction(1, 2)))
    [1, None, '1/2']
    """
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple):
        if hasattr(value, "_asdict"):
            return {name: plain(part) for name, part in value._asdict().items()}
        return [plain(part) for part in value]
    return str(value)
