"""Sheets of scenarios from the rows of games: what stands there, as people write it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec


def plain_name(value: Any) -> Any:
    """A name as people write it."""
    plain = msgspec.to_builtins(value)
    if not isinstance(plain, dict):
        return plain
    plain = {name: said for name, said in plain.items() if name != "type"}
    same = set(plain) == {"en", "nl", "de"} and len(set(plain.values())) == 1
    return plain["en"] if same else plain


def plain_rows(rows: Iterable[Any]) -> list[dict[str, Any]]:
    """Structs as rows of a sheet, without what they have by default."""
    return [plain_row(one) for one in rows]


def plain_row(struct: Any) -> dict[str, Any]:
    """A struct as a row of a sheet, without what it has by default."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        default = field.default
        if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        if default is msgspec.NODEFAULT or value != default:
            found[field.encode_name] = _plain(value)
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        is_name = type(value).__name__ == "Name"
        return plain_name(value) if is_name else plain_row(value)
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    return msgspec.to_builtins(value)


def without(row: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """A row without some of its values."""
    return {name: value for name, value in row.items() if name not in names}


def some(**values: Any) -> dict[str, Any]:
    """Values of a sheet, without those that are empty."""
    return {name: value for name, value in values.items() if value not in (None, "", (), [], 0)}
