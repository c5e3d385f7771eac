"""Values that follow from one object that cannot change: worked out once, and kept with it.

They live beside the object's fields, where JSON, equality and copies do not see them: what is an
object's own is a `kept` property; what other rooms make of it is a function under `beside`, or
`beside_last` if it needs a second object; what needs a key stands on a `Shelf`. All of them need
records, or objects with a `__dict__`. A copy starts with nothing: `keep` and `hand_on` let it know
what stays true.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, Generic, TypeVar, TypeVarTuple

from slagveld.kept_property import kept
from slagveld.record import hand_on, keep, knows, room_of

O = TypeVar("O")  # noqa: E741 - an owner
T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
Told = TypeVarTuple("Told")

NOTHING: Final[Any] = object()
"""Stands where nothing is kept yet. A `KeyError` would say the same, and cost far more."""


def beside(work: Callable[[O], V]) -> Callable[[O], V]:
    """A function of one object, worked out at its first use for each."""
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def found(owner: O) -> V:
        known: dict[str, V] = room_of(owner)
        value: V = known.get(name, NOTHING)
        if value is NOTHING:
            value = known[name] = work(owner)
        return value

    return found


def beside_last(work: Callable[[O, T], V]) -> Callable[[O, T], V]:
    """A function of two objects: kept beside the first for the second that was asked for last.

    The second is the same only if it is the very object, such as the table of a whole battle.
    """
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def found(owner: O, other: T) -> V:
        known: dict[str, tuple[T, V]] = room_of(owner)
        last = known.get(name)
        if last is None or last[0] is not other:
            last = known[name] = (other, work(owner, other))
        return last[1]

    return found


class Shelf(Generic[K, V]):
    """Room beside each object of a kind for what follows from it and a key.

        FOOTINGS = Shelf[Shape, Footing]("carnage.footings")

        FOOTINGS.kept(table, shape, Footing, table, shape)

    Its name has a dot, so that no property has the same. With `most` so many are kept for one
    object; then it starts anew.
    """

    __slots__ = ("most", "name")

    def __init__(self, name: str, most: int = 0) -> None:
        self.name = name
        self.most = most

    def of(self, owner: object) -> dict[K, V]:
        """What is kept beside an object, by key."""
        known: dict[K, V] = room_of(owner).setdefault(self.name, {})
        return known

    def kept(self, owner: object, key: K, work: Callable[[*Told], V], *told: *Told) -> V:
        """What was worked out for a key, or is now, by `work` from what it is told."""
        shelves = room_of(owner)
        known: dict[K, V] | None = shelves.get(self.name)
        if known is None:
            known = shelves[self.name] = {}
        found: V = known.get(key, NOTHING)
        if found is NOTHING:
            found = work(*told)
            if self.most and len(known) >= self.most:
                known.clear()
            known[key] = found
        return found


__all__ = ["Shelf", "beside", "beside_last", "hand_on", "keep", "kept", "knows", "room_of"]
