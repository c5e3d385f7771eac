"""Files that a user names: read without trusting them, written whole or not at all."""

import os
from pathlib import Path

from slagveld.cli.errors import InputError, wrong


def read(name: str, largest: int) -> bytes:
    """The bytes of a file, at most one more than `largest`; raises InputError."""
    path = Path(name)
    try:
        if path.is_dir():
            raise wrong("cli-file-folder", file=name)
        with path.open("rb") as file:
            return file.read(largest + 1)
    except OSError as error:
        raise _reason(name, error) from None
    except ValueError:  # a NUL in the name
        raise wrong("cli-file-missing", file=name) from None


def write(name: str, content: bytes) -> None:
    """Write a file, whole or not at all; raises InputError."""
    path = Path(name)
    try:
        beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            beside.write_bytes(content)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from None


def check_writable(name: str) -> None:
    """Find out whether a file can be written, before what goes into it is worked out.

    Raises:
        InputError: It cannot.
    """
    path = Path(name)
    try:
        if path.is_dir():
            raise wrong("cli-file-folder", file=name)
        beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        beside.write_bytes(b"")
        beside.unlink()
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from None


def _unwritable(name: str, error: Exception) -> InputError:
    reason = getattr(error, "strerror", None) or str(error)
    return wrong("cli-file-unwritable", file=name, reason=reason)


def _reason(name: str, error: OSError) -> InputError:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return wrong("cli-file-missing", file=name)
    if isinstance(error, PermissionError):
        return wrong("cli-file-forbidden", file=name)
    return wrong("cli-file-unreadable", file=name, reason=error.strerror or str(error))
