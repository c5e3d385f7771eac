"""Records as compiled code has them: in the place of `slagveld/record.py` when that is compiled.

`expansion` writes the fields, `__init__` and the methods below into each class of records. A class
that is not compiled, of somebody's own game, may derive from one that is: `forms.interpret` gives
it what it needs when it is made.
"""

from typing import Any, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from slagveld.compiling import forms

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """The base of all records."""

    room: dict[str, Any] | None

    def __init__(self) -> None:
        self.room = None

    def __init_subclass__(cls, **options: Any) -> None:
        forms.interpret(cls, bool(options.get("kw_only")))

    def _replaced(self, changes: dict[str, Any]) -> Any:
        """A copy with some fields changed."""
        raise NotImplementedError

    def _fields(self) -> dict[str, Any]:
        """The fields by name, in order."""
        raise NotImplementedError

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={value!r}" for name, value in self._fields().items()])
        return f"{type(self).__name__}({told})"

    def __reduce__(self) -> Any:
        return forms.rebuilt, (type(self), self._fields())

    def __copy__(self) -> Any:
        return self


def replace(original: T, /, **changes: Any) -> T:
    """A copy of a record or a struct with some of its fields changed."""
    return replaced(original, changes)


def replaced(original: T, changes: dict[str, Any]) -> T:
    """The same with the changes in a dict."""
    copy: Any
    if isinstance(original, Record):
        copy = original._replaced(changes)
    else:
        copy = msgspec.structs.replace(original, **changes)  # type: ignore[type-var]
    return copy  # type: ignore[no-any-return]


def fields_of(record: Record) -> dict[str, Any]:
    """The fields of a record by name, in order: its JSON form."""
    return record._fields()


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a class of records or structs, in order."""
    names: tuple[str, ...] = forms.NAMES.get(kind) or kind.__struct_fields__
    return names


def form_of(kind: Any) -> Any:
    """What msgspec reads for a type in which records occur; `made` turns it into them."""
    return forms.form_of(kind)


def made(value: Any) -> Any:
    """What was read by `form_of`, with its records."""
    return forms.made(value)


def room_of(owner: object) -> dict[str, Any]:
    """What is kept beside an object under names of others."""
    if isinstance(owner, Record):
        room = owner.room
        if room is None:
            room = owner.room = {}
        return room
    return owner.__dict__


def keep(owner: object, name: str, value: Any) -> None:
    """Keep a value that is known already, under the name of a `kept` property."""
    slot = "kept_" + name
    if hasattr(type(owner), slot):
        setattr(owner, slot, value)
    else:
        _own(owner)[name] = value


def hand_on(owner: object, heir: object, names: tuple[str, ...]) -> None:
    """Let another object know what this one has worked out under these names of properties."""
    kind = type(owner)
    parted = _parted.get((kind, names))
    if parted is None:
        slots = [f"kept_{name}" for name in names if hasattr(kind, f"kept_{name}")]
        others = [name for name in names if not hasattr(kind, f"kept_{name}")]
        parted = _parted[kind, names] = (slots, others)
    for slot in parted[0]:
        value = getattr(owner, slot)
        if value is not None:
            setattr(heir, slot, value)
    if parted[1]:
        known, new = _own(owner), _own(heir)
        for name in parted[1]:
            if name in known:
                new[name] = known[name]


_parted: dict[tuple[Any, tuple[str, ...]], tuple[list[str], list[str]]] = {}
"""For a class and names of properties: the slots of those that have one, and the other names."""


def knows(owner: object, name: str) -> bool:
    """Whether a `kept` property has been worked out."""
    slot = "kept_" + name
    if hasattr(type(owner), slot):
        return getattr(owner, slot) is not None
    return name in _own(owner)


def _own(owner: object) -> dict[str, Any]:
    """Where properties without a slot are kept: of plain classes, or such that may be None."""
    found: dict[str, Any] | None = getattr(owner, "__dict__", None)
    return room_of(owner) if found is None else found
