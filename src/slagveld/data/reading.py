"""Data files and uploads as typed structs, or one clear sentence why not."""

import stat
from pathlib import Path
from typing import Any, Final, TypeVar, overload

import msgspec

from slagveld.data.errors import DataError, DataSyntaxError
from slagveld.data.explain import explain
from slagveld.data.json_reader import read_json
from slagveld.data.shape import lax_structs
from slagveld.data.tree import Tree, find_forbidden
from slagveld.data.yaml_reader import read_yaml
from slagveld.structs import Struct

LARGEST_FILE: Final = 4_000_000
"""Bytes of a file on this machine."""

LARGEST_UPLOAD: Final = 256_000
"""Bytes of what somebody sends us."""

SUFFIXES: Final = (".yaml", ".yml", ".json")

T = TypeVar("T")


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of structs read from data: frozen, and unknown keys are refused."""


@overload
def load(path: Path | str, type_: type[T]) -> T: ...
@overload
def load(path: Path | str, type_: Any) -> Any: ...
def load(path: Path | str, type_: Any) -> Any:
    """A YAML or JSON file as the type given.

    Raises:
        DataError: The file cannot be read or does not fit the type.
        TypeError: The type itself would let unknown keys pass.
    """
    path = Path(path)
    return loads(_read_file(path), type_, str(path), largest=LARGEST_FILE)


@overload
def load_all(folder: Path | str, type_: type[T]) -> dict[str, T]: ...
@overload
def load_all(folder: Path | str, type_: Any) -> dict[str, Any]: ...
def load_all(folder: Path | str, type_: Any) -> dict[str, Any]:
    """All data files directly in a folder, by name without suffix, in the order of the names.

    Raises:
        DataError: The folder or a file cannot be read, two files have the same name, or one does
            not fit the type.
    """
    folder = Path(folder)
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES)
    except OSError as error:
        raise DataError(str(folder), None, "", _os_reason(error)) from None
    found: dict[str, Any] = {}
    for path in paths:
        if path.stem in found:
            raise DataError(str(path), None, "", f"there is another file called {path.stem}")
        found[path.stem] = load(path, type_)
    return found


@overload
def loads(text: str | bytes, type_: type[T], name: str, *, largest: int = LARGEST_UPLOAD) -> T: ...
@overload
def loads(text: str | bytes, type_: Any, name: str, *, largest: int = LARGEST_UPLOAD) -> Any: ...
def loads(text: str | bytes, type_: Any, name: str, *, largest: int = LARGEST_UPLOAD) -> Any:
    """YAML or JSON, perhaps from a stranger, as the type given.

    Args:
        text: The data; bytes must be UTF-8.
        type_: A `Row` or anything else msgspec knows.
        name: What to call it in errors. With the suffix `.json` it must be JSON.
        largest: The most bytes accepted.

    Raises:
        DataError: It is too large, not readable, or does not fit the type.
        TypeError: The type itself would let unknown keys pass.
    """
    if lax := lax_structs(type_):
        raise TypeError(f"derive from slagveld.data.Row: {', '.join(lax)}")
    tree = _parse(_decode(text, name, largest), name)

    def convert(data: Any) -> object:
        return msgspec.convert(data, type_, str_keys=True)

    try:
        return convert(tree.data)
    except msgspec.ValidationError as error:
        raise explain(error, tree, type_, name, convert) from None


def _read_file(path: Path) -> bytes:
    """A regular file's bytes, but never many more than we accept."""
    try:
        is_file = stat.S_ISREG(path.stat().st_mode)  # first: opening a pipe would wait for ever
        if is_file:
            with path.open("rb") as file:
                return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise DataError(str(path), None, "", _os_reason(error)) from None
    except ValueError:  # a NUL in the name
        raise DataError(str(path), None, "", "not the name of a file") from None
    raise DataError(str(path), None, "", "not a file")


def _os_reason(error: OSError) -> str:
    return f"cannot be read: {(error.strerror or 'unknown reason').lower()}"


def _decode(text: str | bytes, name: str, largest: int) -> str:
    if len(text) > largest or _byte_count(text) > largest:
        raise DataError(name, None, "", f"larger than {largest // 1000} kB")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise DataError(name, line, "", "not text in UTF-8") from None
    text = text.removeprefix("\ufeff")
    if found := find_forbidden(text):
        line, character = found
        raise DataError(name, line, "", f"the character {character} is not allowed")
    return text


def _byte_count(text: str | bytes) -> int:
    return len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))


def _parse(text: str, name: str) -> Tree:
    """The data, by what it looks like: JSON begins with a bracket, and so may YAML."""
    if name.endswith(".json"):
        return read_json(text, name)
    if not text.lstrip(" \t\r\n").startswith(("{", "[")):
        return read_yaml(text, name)
    try:
        return read_json(text, name)
    except DataSyntaxError as json_error:
        try:
            return read_yaml(text, name)
        except DataSyntaxError:
            raise json_error from None
