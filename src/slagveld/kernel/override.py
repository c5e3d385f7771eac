"""The referee's hand: changes to the state, each with what was there before."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from slagveld.kernel.codec import Codec, MalformedError
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.state import State
from slagveld.structs import Struct

S = TypeVar("S", bound=State)

Pointer = Annotated[str, msgspec.Meta(max_length=300)]


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """One change: the place in the state's JSON, what stands there, what shall stand there.

    The place is a path such as `/pieces/3/wounds`. `insert` puts `new` before that place of a
    list (its length is the end); `remove` takes the place out.
    """

    path: Pointer
    old: Any = None
    new: Any = None
    op: Literal["set", "insert", "remove"] = "set"


def _step_into(node: Any, part: str) -> Any:
    if isinstance(node, dict):
        return node[part]
    if isinstance(node, list):
        return node[_index(part)]
    raise KeyError(part)


def _index(part: str) -> int:
    if not part.isascii() or not part.isdigit() or len(part) > 6:
        raise KeyError(part)
    return int(part)


def apply_change(root: Any, change: Change) -> str:
    """Apply one change to plain data in place; the reason if it does not fit, else empty."""
    parts = change.path.split("/")[1:]
    if not parts or not change.path.startswith("/"):
        return "path"
    try:
        node = root
        for part in parts[:-1]:
            node = _step_into(node, part)
        last = parts[-1]
        if change.op == "insert":
            place = _index(last)
            if not isinstance(node, list) or place > len(node):
                return "path"
            node.insert(place, change.new)
            return ""
        if _step_into(node, last) != change.old:
            return "old"
        if change.op == "remove":
            del node[last if isinstance(node, dict) else _index(last)]
        else:
            node[last if isinstance(node, dict) else _index(last)] = change.new
    except (KeyError, IndexError):
        return "path"
    return ""


def override(codec: Codec[S], state: S, changes: tuple[Change, ...]) -> S | Refusal:
    """The state with all changes made, or why they cannot be: all or nothing.

    Whether the result is a sound state is for `Game.faults` to say.
    """
    plain = msgspec.json.decode(codec.encode(state))
    for change in changes:
        fault = apply_change(plain, change)
        if fault:
            return refuse(
                "SLV-HAND-2", f"refusal-change-{fault}", path=change.path
            )  # texts: refusal-change-*
    try:
        found = codec.state(plain)
    except MalformedError as error:
        return refuse("SLV-HAND-2", "refusal-change-result", reason=str(error))
    if found.written != state.written:
        return refuse("SLV-HAND-2", "refusal-change-scenario")
    return found
