"""Half-filled actions, read by the fields of the action they are to become.

    draft = drafted(Charge, partial)
    target = state.unit(filled(draft.target, 0))

A draft has the type of its action, so that a field misspelt or of another type is found before
anything runs. Fields that are not filled yet hold a mark which `filled` turns into None (or what
else is wanted); those with a default hold it.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar, overload

import msgspec

from slagveld.kernel.decision import Action, Partial

A = TypeVar("A", bound=Action)
T = TypeVar("T")
D = TypeVar("D")


def drafted(kind: type[A], partial: Partial) -> A:
    """The action as far as it is filled; what is malformed counts as not filled."""
    values: dict[str, Any] = {}
    for name, hint, required in _fields(kind):
        value: Any = msgspec.UNSET
        if name in partial.values:
            try:
                value = msgspec.convert(partial.values[name], hint)
            except (msgspec.MsgspecError, RecursionError, ValueError, TypeError):
                value = msgspec.UNSET
        elif not required:
            continue
        values[name] = value
    return kind(**values)


def draft_of(kinds: Iterable[type[A]], partial: Partial) -> A | None:
    """The draft of whichever of these kinds is half-filled, if it is one of them."""
    for kind in kinds:
        if kind.__name__ == partial.action:
            return drafted(kind, partial)
    return None


@overload
def filled(value: T) -> T | None: ...
@overload
def filled(value: T, otherwise: D) -> T | D: ...
def filled(value: T, otherwise: D | None = None) -> T | D | None:
    """The value of a draft's field, or what is wanted otherwise where it is not filled."""
    return otherwise if value is msgspec.UNSET else value


@cache
def _fields(kind: type[Action]) -> tuple[tuple[str, Any, bool], ...]:
    return tuple([(one.name, one.type, one.required) for one in msgspec.structs.fields(kind)])
