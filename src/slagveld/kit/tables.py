"""Files of a game's data, read when they are first asked for.

A game gives each file a name, and calls it. Most hold rows, each known by its key; some are one
record:

    warriors = table(FOLDER / "warriors.yaml", Warrior)
    ranges = record(FOLDER / "ranges.yaml", Ranges)

    warriors()["orc-chieftain"], ranges().bow
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import GenericAlias
from typing import Any, TypeVar

from slagveld import data

R = TypeVar("R")


def table(path: Path, kind: type[R], *, by: str = "key") -> Callable[[], dict[str, R]]:
    """The rows of a file in its order, by their field `by`; shared, so not to be changed.

    Calling it raises `data.DataError` with file and line where the file does not fit the kind.
    """
    rows: Any = GenericAlias(tuple, (kind, ...))

    @cache
    def read() -> dict[str, R]:
        return {getattr(row, by): row for row in data.load(path, rows)}

    return read


def record(path: Path, kind: type[R]) -> Callable[[], R]:
    """What a file holds as a whole; calling it raises `data.DataError` as `table` does."""

    @cache
    def read() -> R:
        return data.load(path, kind)

    return read
