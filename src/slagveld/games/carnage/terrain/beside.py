"""What is worked out once for a piece, a table or a unit, and kept beside it.

Such things cannot change, so what follows from one of them holds as long as it is there.
"""

from collections.abc import Callable
from functools import wraps
from typing import Generic, TypeVar

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


def beside(work: Callable[[T], V]) -> Callable[[T], V]:
    """A function of one thing that has room beside its fields: worked out at its first use."""
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def kept(owner: T) -> V:
        known: dict[str, V] = owner.__dict__
        try:
            return known[name]
        except KeyError:
            found = known[name] = work(owner)
            return found

    return kept


class Shelf(Generic[K, V]):
    """Room beside a kind of things for what follows from each of them, by keys.

    With `most` so many are kept; then it starts anew.
    """

    def __init__(self, name: str, most: int = 0) -> None:
        self.name = f"carnage_{name}"
        self.most = most

    def of(self, owner: object) -> dict[K, V]:
        """What is kept beside a thing."""
        known: dict[K, V] = owner.__dict__.setdefault(self.name, {})
        return known

    def kept(self, owner: object, key: K, work: Callable[[], V]) -> V:
        """What was worked out for a key, or is now."""
        known: dict[K, V] = owner.__dict__.setdefault(self.name, {})
        try:
            return known[key]
        except KeyError:
            value = work()
            if self.most and len(known) >= self.most:
                known.clear()
            known[key] = value
            return value
