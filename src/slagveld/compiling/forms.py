"""How records that are native classes are read from JSON, and how plain ones derive from them.

For each class of records there is a struct with the same fields, its form. msgspec reads that, with
all its checks, and `made` makes the records of it. This module is never compiled.
"""

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from slagveld.kept_property import kept

NAMES: dict[type, tuple[str, ...]] = {}
"""Fields of each class of records, in order."""
_told: dict[type, dict[str, tuple[str, str]]] = {}
"""For each field the module in which its type is to be understood, and that type."""
_defaults: dict[type, dict[str, Any]] = {}
_keywords: dict[type, bool] = {}
_slots: dict[type, tuple[str, ...]] = {}
_forms: dict[type, type] = {}
_kinds: dict[type, type] = {}


def declare(
    kind: type,
    told: dict[str, tuple[str, str]],
    defaults: dict[str, Any],
    keywords: bool,
    slots: tuple[str, ...],
) -> None:
    """Say which fields a compiled class of records has, and which slots for what is kept."""
    NAMES[kind] = tuple(told)
    _slots[kind] = slots
    _told[kind], _defaults[kind], _keywords[kind] = told, defaults, keywords


def form_of(kind: Any) -> Any:
    """The type that msgspec reads for one in which records may occur."""
    if isinstance(kind, type) and kind in NAMES:
        return _forms.get(kind) or _formed(kind)
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if not parts or origin is typing.Literal:
        return kind
    if origin is typing.Annotated:
        return typing.Annotated[(form_of(parts[0]), *parts[1:])]
    read = tuple([part if part is ... else form_of(part) for part in parts])
    if read == parts:
        return kind
    if origin in (types.UnionType, typing.Union):
        return typing.Union[read]  # noqa: UP007 - of as many as there are
    return origin[read]


def _formed(kind: type) -> type:
    fields: list[Any] = []
    for name, (module, written) in _told[kind].items():
        hint = eval(written, vars(sys.modules[module]))  # noqa: S307 - an annotation of ours
        known = _defaults[kind]
        fields.append((name, form_of(hint), *([known[name]] if name in known else ())))
    form = msgspec.defstruct(kind.__name__, fields, kw_only=True, module=kind.__module__)
    _forms[kind] = form
    _kinds[form] = kind
    return form


def made(value: Any) -> Any:
    """What was read as forms, as records; everything else as it is."""
    kind = _kinds.get(type(value))
    if kind is not None:
        return rebuilt(kind, {name: made(getattr(value, name)) for name in NAMES[kind]})
    if type(value) is tuple:
        parts = tuple([made(part) for part in value])
        return parts if any(a is not b for a, b in zip(parts, value, strict=True)) else value
    if type(value) is dict:
        return {key: made(part) for key, part in value.items()}
    return value


def keep(kind: Any, name: str, work: Any) -> None:
    """Give a class a `kept` property."""
    made = kept(work)
    made.__set_name__(kind, name)
    setattr(kind, name, made)


def file_of(module: str) -> str:
    """The source of a module of a package that is loaded."""
    top, *inner = module.split(".")
    return str(Path(str(sys.modules[top].__file__)).parent.joinpath(*inner).with_suffix(".py"))


def rebuilt(kind: type, fields: dict[str, Any]) -> Any:
    """A record of a class with these fields; those that say nothing (`UNSET`) may be missing."""
    if _keywords[kind] or len(fields) < len(NAMES[kind]):
        return kind(**fields)
    return kind(*[fields[name] for name in NAMES[kind]])


def interpret(kind: type, keywords: bool) -> None:
    """Give a class that is not compiled, but derives from one of records, what records have."""
    own = vars(kind).get("__annotations__")
    if own is None:
        return
    told: dict[str, tuple[str, str]] = {}
    defaults: dict[str, Any] = {}
    for base in reversed(kind.__mro__[1:]):
        told.update(_told.get(base, {}))
        defaults.update(_defaults.get(base, {}))
    slots = tuple([slot for base in kind.__mro__[1:] for slot in _slots.get(base, ())])
    for name, hint in own.items():
        if not str(hint).startswith(("typing.ClassVar", "ClassVar")):
            HINTS[kind.__module__, kind.__qualname__, name] = hint
            told[name] = (kind.__module__, _written(kind, name, hint))
            if name in kind.__dict__:
                defaults[name] = kind.__dict__[name]
    declare(kind, told, defaults, keywords, slots)
    changed: Any = kind
    changed.__init__ = _init
    changed._fields = _fields
    changed._replaced = _replaced
    changed.__eq__ = _equal
    changed.__hash__ = _hash


HINTS: dict[tuple[str, str, str], Any] = {}
"""Types of fields that were written as values, not as text."""


def _written(kind: type, name: str, hint: Any) -> str:
    if isinstance(hint, str):
        return hint
    place = (kind.__module__, kind.__qualname__, name)
    return f"__import__('slagveld.compiling.forms').compiling.forms.HINTS[{place!r}]"


def _init(self: Any, *args: Any, **given: Any) -> None:
    kind = type(self)
    names, defaults = NAMES[kind], _defaults[kind]
    self.room = None
    for slot in _slots[kind]:
        setattr(self, slot, None)
    if len(args) > len(names):
        raise TypeError(f"{kind.__name__} takes {len(names)} fields")
    values = {**defaults, **dict(zip(names, args, strict=False)), **given}
    if len(values) != len(names):
        wrong = sorted({*names} ^ {*values})
        raise TypeError(f"{kind.__name__}: missing or unknown: {', '.join(wrong)}")
    for name, value in values.items():
        setattr(self, name, value)


def _fields(self: Any) -> dict[str, Any]:
    found = {name: getattr(self, name) for name in NAMES[type(self)]}
    return {name: value for name, value in found.items() if value is not msgspec.UNSET}


def _replaced(self: Any, changes: dict[str, Any]) -> Any:
    return type(self)(**{**_fields(self), **changes})


def _equal(self: Any, other: object) -> bool:
    return type(other) is type(self) and _fields(self) == _fields(other)


def _hash(self: Any) -> int:
    return hash(tuple(_fields(self).values()))
