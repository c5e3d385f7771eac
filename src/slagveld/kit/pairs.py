"""Pairs of a key and something: added up, or listed, by key.

Keys stand in the order in which they first come.
"""

from collections.abc import Iterable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def summed(pairs: Iterable[tuple[K, int]]) -> dict[K, int]:
    """The numbers of each key added up."""
    found: dict[K, int] = {}
    for key, number in pairs:
        found[key] = found.get(key, 0) + number
    return found


def listed_by(pairs: Iterable[tuple[K, V]]) -> dict[K, list[V]]:
    """All that each key has.

    >>> listed_by([("b", 1), ("a", 2), ("b", 3)])
    {'b': [1, 3], 'a': [2]}
    """
    found: dict[K, list[V]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return found
