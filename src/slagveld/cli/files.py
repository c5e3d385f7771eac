"""Files that a user names, read without trusting them."""

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


def _reason(name: str, error: OSError) -> InputError:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return wrong("cli-file-missing", file=name)
    if isinstance(error, PermissionError):
        return wrong("cli-file-forbidden", file=name)
    return wrong("cli-file-unreadable", file=name, reason=error.strerror or str(error))
