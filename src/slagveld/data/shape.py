"""What a type expects at a place: its keys and choices, to help who wrote something else."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import inspect

from slagveld.data.tree import Path

_Fielded = inspect.StructType | inspect.TypedDictType | inspect.DataclassType


@lru_cache(maxsize=512)
def lax_structs(type_: Any) -> tuple[str, ...]:
    """Structs within a type that would let unknown keys pass, by name."""
    found: dict[str, None] = {}
    seen: set[int] = set()
    waiting = [inspect.type_info(type_)]
    while waiting:
        info = waiting.pop()
        if id(info) in seen:
            continue
        seen.add(id(info))
        if isinstance(info, inspect.StructType) and not info.forbid_unknown_fields:
            found[info.cls.__name__] = None
        waiting.extend(_parts(info))
    return tuple(found)


def known_keys(type_: Any, data: Any, path: Path) -> list[str]:
    """The keys a mapping at this place may have, in their order; empty when any are fine."""
    keys: dict[str, None] = {}
    for info in _at(type_, data, path):
        if isinstance(info, _Fielded):
            keys.update((field.encode_name, None) for field in info.fields)
    return list(keys)


def known_choices(type_: Any, data: Any, path: Path) -> list[str]:
    """The words that may stand at this place; empty when any may."""
    choices: list[str] = []
    for info in _at(type_, data, path):
        if isinstance(info, inspect.EnumType):
            choices += [str(member.value) for member in info.cls]
        elif isinstance(info, inspect.LiteralType):
            choices += [str(value) for value in info.values]
    if not choices and path:
        choices = [
            str(info.tag)
            for info in _at(type_, data, path[:-1], any_tag=True)
            if isinstance(info, inspect.StructType) and info.tag_field == path[-1]
        ]
    return choices


def _at(type_: Any, data: Any, path: Path, *, any_tag: bool = False) -> list[inspect.Type]:
    """The alternatives a type allows at a place, following the tags in the data."""
    here = list(_alternatives(inspect.type_info(type_)))
    for step in path:
        here = [
            alternative
            for info in _tagged(here, data)
            for part in _step(info, step)
            for alternative in _alternatives(part)
        ]
        data = data[step]
    return here if any_tag else _tagged(here, data)


def _tagged(infos: list[inspect.Type], data: Any) -> list[inspect.Type]:
    """Those alternatives that the data's own tag does not rule out."""
    if not isinstance(data, dict):
        return infos
    return [
        info
        for info in infos
        if not isinstance(info, inspect.StructType)
        or info.tag_field is None
        or data.get(info.tag_field, info.tag) == info.tag
    ]


def _alternatives(info: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(info, inspect.Metadata):
        yield from _alternatives(info.type)
    elif isinstance(info, inspect.UnionType):
        for part in info.types:
            yield from _alternatives(part)
    else:
        yield info


def _step(info: inspect.Type, step: str | int) -> list[inspect.Type]:
    """The types one key or index further in."""
    if isinstance(info, _Fielded):
        return [field.type for field in info.fields if field.encode_name == step]
    if isinstance(info, inspect.DictType):
        return [info.value_type]
    if isinstance(info, inspect.TupleType):
        in_range = isinstance(step, int) and step < len(info.item_types)
        return [info.item_types[int(step)]] if in_range else []
    return _parts(info)


def _parts(info: inspect.Type) -> list[inspect.Type]:
    """The types directly within a type."""
    if isinstance(info, _Fielded):
        return [field.type for field in info.fields]
    match info:
        case inspect.Metadata():
            return [info.type]
        case inspect.UnionType():
            return list(info.types)
        case inspect.DictType():
            return [info.key_type, info.value_type]
        case inspect.TupleType():
            return list(info.item_types)
        case inspect.CollectionType():
            return [info.item_type]
        case _:
            return []
