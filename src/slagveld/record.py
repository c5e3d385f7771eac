"""Records: what a state is made of, the state itself among them.

    class Creature(Record, kw_only=True):
        id: int
        wounds: int
        used: tuple[int, ...] = ()

        @kept
        def worn(self) -> bool: ...

    hurt = replace(creature, wounds=creature.wounds - 2)

A record is a value: it never changes, two with equal fields are equal, JSON has its fields and
nothing else. What follows from it is kept beside the fields (`slagveld.kept`). In plain Python
records are msgspec structs. Compiled (`slagveld.compiling`) they are native classes with the same
fields; `compiling/native_record.py` takes the place of this module then, with the same names.
"""

from typing import Any, TypeVar, dataclass_transform

import msgspec

from slagveld.structs import Struct

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Record(Struct, dict=True):
    """The base of all records."""


def replace(original: T, /, **changes: Any) -> T:
    """A copy of a record or a struct with some of its fields changed."""
    copy: Any = msgspec.structs.replace(original, **changes)  # type: ignore[type-var]
    return copy  # type: ignore[no-any-return]


def replaced(original: T, changes: dict[str, Any]) -> T:
    """The same with the changes in a dict."""
    copy: Any = msgspec.structs.replace(original, **changes)  # type: ignore[type-var]
    return copy  # type: ignore[no-any-return]


def fields_of(record: Record) -> dict[str, Any]:
    """The fields of a record by name, in order: its JSON form, without those that say nothing."""
    found = {name: getattr(record, name) for name in record.__struct_fields__}
    return {name: value for name, value in found.items() if value is not msgspec.UNSET}


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a class of records or structs, in order."""
    names: tuple[str, ...] = kind.__struct_fields__
    return names


def form_of(kind: Any) -> Any:
    """What msgspec reads for a type in which records occur; `made` turns it into them."""
    return kind


def made(value: Any) -> Any:
    """What was read by `form_of`, with its records."""
    return value


def room_of(owner: object) -> dict[str, Any]:
    """What is kept beside an object under names of others."""
    return owner.__dict__


def keep(owner: object, name: str, value: Any) -> None:
    """Keep a value that is known already, under the name of a `kept` property."""
    owner.__dict__[name] = value


def hand_on(owner: object, heir: object, names: tuple[str, ...]) -> None:
    """Let another object know what this one has worked out under these names of properties."""
    known, new = owner.__dict__, heir.__dict__
    for name in names:
        if name in known:
            new[name] = known[name]


def knows(owner: object, name: str) -> bool:
    """Whether a `kept` property has been worked out."""
    return name in owner.__dict__
