"""From msgspec's complaint to a sentence with a place in the file."""

import re
from collections.abc import Callable, Container
from difflib import get_close_matches
from itertools import islice
from typing import Any, Final

import msgspec

from slagveld.data import shape
from slagveld.data.errors import DataError, quoted
from slagveld.data.tree import Path, Tree, spelled

_PLACE: Final = re.compile(
    r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`)?", re.DOTALL
)
_STEP: Final = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+)\]|\[(?P<any>\.\.\.)\]")
_TYPE_WORDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}
_MOST_NAMED: Final = 12

Convert = Callable[[Any], object]
"""Tries plain data as the type wanted; raises `msgspec.ValidationError`."""


def explain(
    error: msgspec.ValidationError, tree: Tree, type_: Any, name: str, convert: Convert
) -> DataError:
    """The error as our own, with line, field and a reason that says what would be right."""
    found = _PLACE.fullmatch(str(error))
    assert found is not None, "the pattern matches every text"  # noqa: S101
    steps = _STEP.finditer(found["path"] or "")
    path = _resolve([_read_step(step) for step in steps], tree.data, str(error), convert)
    if found["key"] and isinstance(_get(tree.data, path), dict):
        path = (*path, _first_bad_key(path, tree.data, str(error), convert))
        reason = f"{quoted(str(path[-1]))} cannot be a key here"
    else:
        path, reason = _reason(found["what"], path, tree.data, type_)
    return DataError(name, tree.line(path), spelled(path), reason)


def _read_step(step: re.Match[str]) -> str | int | None:
    """A step of msgspec's path; None where it only says that it is some key of a mapping."""
    if step["index"]:
        return int(step["index"])
    return None if step["any"] else step["name"]


def _resolve(steps: list[str | int | None], data: Any, message: str, convert: Convert) -> Path:
    """The path with all keys known, as far as it exists.

    It always does, unless a key in the data was made to look like the end of msgspec's message.
    """
    path: Path = ()
    for step in steps:
        here = _get(data, path)
        if step is None and isinstance(here, dict) and here:
            path = (*path, _first_bad_key(path, data, message, convert))
        elif step is not None and step in _steps(here):
            path = (*path, step)
        else:
            break
    return path


def _steps(data: Any) -> Container[str | int]:
    """The keys or indices that lead further in."""
    if isinstance(data, dict):
        return data
    return range(len(data)) if isinstance(data, list) else ()


def _first_bad_key(path: Path, data: Any, message: str, convert: Convert) -> str:
    """The key of the mapping at `path` that brings about the error.

    Keys are converted in order and the first bad one is reported, so the shortest beginning of
    the mapping that still gives the same message ends with it.
    """
    keys = list(_get(data, path))
    low, high = 1, len(keys)
    while low < high:
        middle = (low + high) // 2
        if _complaint(_with_beginning(data, path, middle), convert) == message:
            high = middle
        else:
            low = middle + 1
    return str(keys[low - 1])


def _with_beginning(data: Any, path: Path, count: int) -> Any:
    """The data with only the first keys of the mapping at `path`."""
    if not path:
        return dict(islice(data.items(), count))
    changed = data.copy()
    changed[path[0]] = _with_beginning(data[path[0]], path[1:], count)
    return changed


def _complaint(data: Any, convert: Convert) -> str:
    try:
        convert(data)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _reason(what: str, path: Path, data: Any, type_: Any) -> tuple[Path, str]:
    """The place meant, and a reason in plain words."""
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        known = shape.known_keys(type_, data, path)
        return (*path, unknown[1]), "unknown key" + _suggest(unknown[1], known, "known keys")
    if missing := re.fullmatch(r"Object missing required field `(.*)`", what, re.DOTALL):
        return path, f"the key {quoted(missing[1])} is missing"
    given = _get(data, path)
    if re.match(r"Invalid (enum )?value ", what):
        choices = shape.known_choices(type_, data, path)
        word = given if isinstance(given, str) else ""
        return path, f"{_describe(given)} is not a choice" + _suggest(word, choices, "choices")
    if wanted := re.fullmatch(r"Expected `(.*?)`(, got `.*`)?(.*)", what, re.DOTALL):
        words = " or ".join(_TYPE_WORDS.get(word, word) for word in wanted[1].split(" | "))
        limits = wanted[3].partition(", got")[0]
        return path, f"expected {words}{limits}, not {_describe(given)}"
    return path, what


def _suggest(word: str, known: list[str], label: str) -> str:
    near = get_close_matches(word[:100], known, n=1)
    if near:
        return f"; did you mean {quoted(near[0])}?"
    if not known:
        return ""
    more = "" if len(known) <= _MOST_NAMED else ", …"
    return f"; {label}: {', '.join(known[:_MOST_NAMED])}{more}"


def _describe(given: Any) -> str:
    match given:
        case None:
            return "nothing"
        case bool():
            return str(given).lower()
        case str():
            return f"the text {quoted(given)}"
        case int() | float():
            return f"the number {given}"
        case list():
            return f"a list of {len(given)}"
        case _:
            return "a mapping"


def _get(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data
