"""Plain data with the lines it came from: what the readers of YAML and JSON both build.

Data is text, whole numbers, numbers, true, false, nothing, lists and mappings with text keys.
"""

import re
from typing import Any, Final

import msgspec

from slagveld.data.errors import DataError, DataSyntaxError, quoted

Path = tuple[str | int, ...]
"""Keys and indices that lead from the whole to a part."""

DEEPEST: Final = 32
"""Lists and mappings within each other; nothing a person writes is deeper."""

MOST_PARTS: Final = 200_000
"""Values in one document; each costs memory."""

_FORBIDDEN: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]"
)
LARGEST_NUMBER: Final = 2**63 - 1
_MOST_DIGITS: Final = 19


class Tree(msgspec.Struct):
    """A document: its data, and the line (counted from 1) of each part by its path."""

    data: Any
    lines: dict[Path, int]

    def line(self, path: Path) -> int:
        """The line of a part; of what surrounds it, when the part itself is not there."""
        around = (path[:end] for end in range(len(path), -1, -1))
        return next(self.lines[part] for part in around if part in self.lines)


class Builder:
    """Puts a tree together from what a reader comes across, without recursion.

    Refuses what neither format may do: the same key twice, nesting without end, control
    characters, numbers that are too large.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.tree = Tree(None, {})
        self._open: list[dict[str, Any] | list[Any]] = []
        self._path: list[str | int] = []
        self._key: str | None = None

    @property
    def in_mapping(self) -> bool:
        """Whether the innermost open collection is a mapping."""
        return bool(self._open) and isinstance(self._open[-1], dict)

    @property
    def expects_key(self) -> bool:
        """Whether the next thing must be a key."""
        return self.in_mapping and self._key is None

    def key(self, key: str, line: int) -> None:
        """A key of the innermost mapping; its value must follow."""
        self._check_text(key, line)
        mapping = self._open[-1]
        path = (*self._path, key)
        if key in mapping:
            before = self.tree.lines[path]
            raise self.error(line, f"the key {quoted(key)} is already given in line {before}")
        self._key = key
        self.tree.lines[path] = line

    def value(self, value: str | float | bool | None, line: int) -> None:
        """A value without parts."""
        if isinstance(value, str):
            self._check_text(value, line)
        self._place(value, line)

    def begin(self, collection: dict[str, Any] | list[Any], line: int) -> None:
        """A list or mapping begins."""
        if len(self._open) >= DEEPEST:
            raise self.error(line, f"nested more than {DEEPEST} deep")
        self._path.extend(self._place(collection, line))
        self._open.append(collection)

    def end(self) -> None:
        """The innermost list or mapping ends."""
        self._open.pop()
        if self._path:
            self._path.pop()

    def whole_number(self, digits: str, line: int) -> int:
        """A whole number, if a save can hold it."""
        if (
            len(digits.lstrip("+-")) <= _MOST_DIGITS
            and abs(number := int(digits)) <= LARGEST_NUMBER
        ):
            return number
        raise self.error(line, f"the number {quoted(digits)} is too large")

    def number(self, digits: str, line: int) -> float:
        """A number with decimals or an exponent, if it is finite."""
        number = float(digits)
        if abs(number) == float("inf"):
            raise self.error(line, f"the number {quoted(digits)} is too large")
        return number

    def error(self, line: int, reason: str) -> DataError:
        """An error about the part that is being read."""
        return DataError(self.name, line, self._field(), reason)

    def syntax_error(self, line: int, reason: str) -> DataSyntaxError:
        """An error because the text cannot be read on."""
        return DataSyntaxError(self.name, line, self._field(), reason)

    def _field(self) -> str:
        here = self._path if self._key is None else [*self._path, self._key]
        return spelled(tuple(here))

    def _place(self, value: Any, line: int) -> Path:
        """Put a value where it belongs; gives its step from the collection around it."""
        if len(self.tree.lines) > MOST_PARTS:
            raise self.error(line, f"more than {MOST_PARTS} values")
        if not self._open:
            self.tree.data = value
            self.tree.lines[()] = line
            return ()
        around = self._open[-1]
        if isinstance(around, list):
            around.append(value)
            step: str | int = len(around) - 1
            self.tree.lines[*self._path, step] = line
        else:
            assert self._key is not None, "a value in a mapping follows its key"  # noqa: S101
            step, self._key = self._key, None
            around[step] = value
        return (step,)

    def _check_text(self, text: str, line: int) -> None:
        if found := _FORBIDDEN.search(text):
            raise self.error(line, f"the character U+{ord(found.group()):04X} is not allowed")


def spelled(path: Path) -> str:
    """A path as people write it: `units[3].speed`."""
    words = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(words).removeprefix(".")


def find_forbidden(text: str) -> tuple[int, str] | None:
    """The first character that no file may contain: its line and what it is."""
    found = _FORBIDDEN.search(text)
    if found is None:
        return None
    return text.count("\n", 0, found.start()) + 1, f"U+{ord(found.group()):04X}"
