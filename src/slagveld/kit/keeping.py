"""Functions of an object that cannot change and of something else, worked out once for both.

    @kept_by_key
    def enemies_of(state: SkirmishState, side: int) -> list[Fighter]: ...

    @kept_by_id
    def reach(state: SkirmishState, fighter: Fighter) -> int: ...

What was found stands beside the first (`slagveld.kept`), by the second or by the second's id. So
the second must be on the object as it is: a copy that stands elsewhere has the same id.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from slagveld.kept import Shelf
from slagveld.kit.book import Numbered

O = TypeVar("O")  # noqa: E741 - an owner
K = TypeVar("K")
N = TypeVar("N", bound=Numbered)
V = TypeVar("V")


def kept_by_key(work: Callable[[O, K], V]) -> Callable[[O, K], V]:
    """A function of an object and a key."""
    shelf = Shelf[K, V](f"{work.__module__}.{work.__qualname__}")

    @wraps(work)
    def found(owner: O, key: K) -> V:
        return shelf.kept(owner, key, work, owner, key)

    return found


def kept_by_id(work: Callable[[O, N], V]) -> Callable[[O, N], V]:
    """A function of an object and of a piece that has a number there."""
    shelf = Shelf[int, V](f"{work.__module__}.{work.__qualname__}")

    @wraps(work)
    def found(owner: O, piece: N) -> V:
        return shelf.kept(owner, piece.id, work, owner, piece)

    return found
