"""Files of rows, each row known by its key, read when they are first asked for.

A game gives each file a name, and calls it:

    warriors = table(FOLDER / "warriors.yaml", Warrior)

    warriors()["orc-chieftain"]
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
