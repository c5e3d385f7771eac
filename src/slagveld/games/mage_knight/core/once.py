"""Values that follow from one thing alone, worked out once and kept with it.

For things of other layers, or of higher rooms than the thing itself: what is a thing's own is a
`kept` property of it.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

O = TypeVar("O")  # noqa: E741 - an owner
T = TypeVar("T")


def once(work: Callable[[O], T]) -> Callable[[O], T]:
    """A function of one thing that cannot change: its answer is kept beside the thing's fields.

    The thing is a struct with a `__dict__`, as tables, fields, warriors and fighters have.
    """
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def known(owner: O) -> T:
        kept: dict[str, Any] = owner.__dict__
        if name in kept:
            found: T = kept[name]
            return found
        found = kept[name] = work(owner)
        return found

    return known
