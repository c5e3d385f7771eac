"""Structs as YAML that a person can read and change, and that reads back as the same."""

import math
import re
from typing import Any, Final

import msgspec
import yaml

from slagveld.data.tree import LARGEST_NUMBER, find_forbidden
from slagveld.data.yaml_reader import NUMBER, WHOLE_NUMBER

_OTHER_BREAKS: Final = re.compile(r"[\r\x85\u2028\u2029\ufeff]")


class _Dumper(yaml.SafeDumper):
    """Quotes whatever our reader, or any other reader of YAML, would not take for text."""

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)

    def represent_text(self, text: str) -> yaml.ScalarNode:
        """Text of several lines as a block, as a person would write it."""
        style = "|" if "\n" in text else None
        if _OTHER_BREAKS.search(text):
            style = '"'  # readers do not agree about these, except when they are escaped
        return self.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _Dumper.represent_text)
_NUMBER_START: Final = list("+-0123456789")
_Dumper.add_implicit_resolver(
    "tag:yaml.org,2002:float",
    re.compile(f"^(?:{NUMBER.pattern}|{WHOLE_NUMBER.pattern})$"),
    _NUMBER_START,
)


class _FlatDumper(_Dumper):
    """Writes numbers that belong together on one line: `[3000, 2000]`."""

    def represent_numbers(self, rows: Any) -> yaml.Node:
        """A list; one of numbers alone, or of such lists, in one line."""
        node: yaml.SequenceNode = self.represent_sequence("tag:yaml.org,2002:seq", rows)
        flat = [isinstance(one, int) or _is_numbers(one) for one in rows]
        node.flow_style = bool(rows) and all(flat)
        return node


def _is_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, int) for one in value)


_FlatDumper.add_representer(list, _FlatDumper.represent_numbers)


def dumps(value: Any, *, flat: bool = False) -> str:
    """A struct, or plain data, as YAML: keys in the order of the fields.

    Args:
        value: What is to be written.
        flat: Whether a list of numbers, or of such lists, stands on one line.

    Raises:
        ValueError: It holds what our reader would refuse: a number that is not finite or too
            large, or a control character.
    """
    plain = msgspec.to_builtins(value, str_keys=True)
    _check(plain)
    text: str = yaml.dump(
        plain,
        Dumper=_FlatDumper if flat else _Dumper,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=False,
        width=96,
    )
    return text


def _check(value: Any) -> None:
    match value:
        case float() if not math.isfinite(value):
            raise ValueError("data holds finite numbers only")
        case int() if abs(value) > LARGEST_NUMBER:
            raise ValueError("the number is too large for data")
        case str() if find_forbidden(value):
            raise ValueError("data holds no control characters")
        case dict():
            for key, part in value.items():
                _check(key)
                _check(part)
        case list() | tuple():
            for part in value:
                _check(part)
