"""Structs whose options can also stand in their body.

What is on the wire and in logs (actions, steps, events, forms) are msgspec structs. The
compiler drops the keywords of such a class (`frozen=True`) and takes all its names for fields: so
what is compiled has options and fields as `__header__` too (`slagveld.compiling.expansion`), and
`Header` for its metaclass.
"""

from typing import Any, dataclass_transform

import msgspec


class Header(msgspec.StructMeta):
    """Makes struct classes of such a body.

    They are of msgspec's own metaclass: objects of any other are made at half the speed.
    """

    def __new__(
        mcs: type["Header"], name: str, bases: tuple[type, ...], body: dict[str, Any]
    ) -> Any:
        """Make a class."""
        header = body.pop("__header__")
        body["__annotations__"] = header["fields"]
        made: Any = msgspec.StructMeta
        return made(name, bases, body, **header["options"])


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Struct(msgspec.Struct, frozen=True):
    """The base of structs in modules that may be compiled."""
