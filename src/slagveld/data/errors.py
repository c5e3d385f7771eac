"""What is wrong with a data file, in one sentence."""

import re
from typing import Final

_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_LONGEST_PATH: Final = 400
_LONGEST_FIELD: Final = 200
_LONGEST_REASON: Final = 400
_LONGEST_QUOTE: Final = 40


class DataError(ValueError):
    """A file or an upload that is not what it should be.

    Attributes:
        path: The file, or the name an upload goes by.
        line: The line, counted from 1; None when it concerns the whole file.
        field: Where in the data, such as `units[3].speed`; empty for the whole.
        reason: What is wrong, in English, without a full stop.
    """

    def __init__(self, path: str, line: int | None, field: str, reason: str) -> None:
        super().__init__(path, line, field, reason)  # all of them: it travels between processes
        self.path = path
        self.line = line
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        path = shortened(self.path, _LONGEST_PATH)
        place = path if self.line is None else f"{path}:{self.line}"
        field = f"{shortened(self.field, _LONGEST_FIELD)}: " if self.field else ""
        return f"{place}: {field}{shortened(self.reason, _LONGEST_REASON)}"


class DataSyntaxError(DataError):
    """A text that is not YAML, or not JSON, at all."""


def shortened(text: str, longest: int) -> str:
    """One line that does no harm to a terminal: unprintable characters shown, the rest cut off."""
    cut = text if len(text) <= longest else text[: longest - 1] + "…"
    return _UNPRINTABLE.sub(lambda found: _visible(found.group()), cut)


def _visible(character: str) -> str:
    plain = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return plain.get(character, f"\\u{ord(character):04x}")


def quoted(text: str) -> str:
    """What somebody wrote, between quotes, short enough for a sentence."""
    return f'"{shortened(text, _LONGEST_QUOTE)}"'
