"""Structs whose options can also stand in their body.

What is on the wire and in logs (actions, steps, events, forms) are msgspec structs. The
compiler drops the keywords of such a class (`frozen=True`) and takes all its names for fields: so
what is compiled has options and fields as `__header__` too (`slagveld.compiling.expansion`).
"""

from typing import Any, dataclass_transform

import msgspec


class Header(msgspec.StructMeta):
    """Makes struct classes, and takes their options from the body as well."""

    def __new__(
        mcs: type["Header"], name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any
    ) -> Any:
        """Make a class."""
        header = body.pop("__header__", None)
        if header is None:
            return super().__new__(mcs, name, bases, body, **more)
        body["__annotations__"] = header["fields"]
        return super().__new__(mcs, name, bases, body, **header["options"], **more)


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Struct(msgspec.Struct, frozen=True, metaclass=Header):
    """The base of structs in modules that may be compiled."""
