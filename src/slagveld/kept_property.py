"""Properties worked out once, which `slagveld.kept` offers. This module is never compiled."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as kept
else:

    class kept:  # noqa: N801 - used as a decorator
        """A property worked out at its first use: `functools.cached_property` without its lock.

        Until Python 3.12 that takes a lock at each first use, which costs as much as most values
        that are kept. All of them follow from what cannot change, so two threads that work one
        out at the same time find the same.
        """

        def __init__(self, work: Callable[[Any], Any]) -> None:
            self._work = work
            self._name = ""
            self.__doc__ = work.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self._name = name

        def __get__(self, instance: Any, owner: type) -> Any:
            if instance is None:
                return self
            value = instance.__dict__[self._name] = self._work(instance)
            return value


__all__ = ["kept"]
