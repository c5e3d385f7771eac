"""JSON with line numbers, under the same limits as YAML.

The standard reader knows neither lines nor duplicate keys, and YAML readers stumble over JSON's
tabs and its escapes beyond the basic plane; hence this small one. It recurses, but never deeper
than `tree.DEEPEST`.
"""

import json
import re
from bisect import bisect_left
from typing import Final

from slagveld.data.errors import DataSyntaxError, quoted
from slagveld.data.tree import Builder, Tree

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(?P<rest>(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?)")
_WORD: Final = re.compile(r"\w*")
_DECODER: Final = json.JSONDecoder()
_CONSTANTS: Final = {"true": True, "false": False, "null": None}


def read_json(text: str, name: str) -> Tree:
    """The data of a JSON text.

    Raises:
        DataSyntaxError: It is not JSON.
        DataError: It is, but with what is not allowed.
    """
    reader = _Reader(text, name)
    reader.read_value()
    if reader.peek():
        raise reader.syntax_error("something follows after the end")
    return reader.builder.tree


class _Reader:
    """A text and how far it has been read."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.at = 0
        self.builder = Builder(name)
        self._breaks = [found.start() for found in re.finditer("\n", text)]

    def peek(self) -> str:
        """The next character that is not space; empty at the end."""
        space = _SPACE.match(self.text, self.at)
        self.at = space.end() if space else self.at
        return self.text[self.at : self.at + 1]

    def syntax_error(self, reason: str) -> DataSyntaxError:
        """An error at the place reached."""
        return self.builder.syntax_error(self._line(), f"not readable as JSON: {reason}")

    def read_value(self) -> None:
        """A value of any kind."""
        sign = self.peek()
        line = self._line()
        if sign == "{":
            self.builder.begin({}, line)
            self._read_items("}")
        elif sign == "[":
            self.builder.begin([], line)
            self._read_items("]")
        elif sign == '"':
            self.builder.value(self._text(), line)
        elif number := _NUMBER.match(self.text, self.at):
            self.at = number.end()
            read = self.builder.number if number["rest"] else self.builder.whole_number
            self.builder.value(read(number[0], line), line)
        else:
            word = _WORD.match(self.text, self.at)
            found = word[0] if word else ""
            if found not in _CONSTANTS:
                raise self.syntax_error(f"a value was expected, not {quoted(found or sign)}")
            self.at += len(found)
            self.builder.value(_CONSTANTS[found], line)

    def _read_items(self, closer: str) -> None:
        self.at += 1
        if self.peek() == closer:
            self.at += 1
            self.builder.end()
            return
        while True:
            if self.builder.expects_key:
                self._read_key()
            self.read_value()
            sign = self.peek()
            if sign not in (",", closer):
                raise self.syntax_error(f"a comma or {quoted(closer)} was expected")
            self.at += 1
            if sign == closer:
                self.builder.end()
                return

    def _read_key(self) -> None:
        if self.peek() != '"':
            raise self.syntax_error("a key between quotes was expected")
        line = self._line()
        self.builder.key(self._text(), line)
        if self.peek() != ":":
            raise self.syntax_error("a colon was expected")
        self.at += 1

    def _text(self) -> str:
        try:
            text, self.at = _DECODER.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            raise self.syntax_error(error.msg) from None
        return str(text)

    def _line(self) -> int:
        return bisect_left(self._breaks, self.at) + 1
