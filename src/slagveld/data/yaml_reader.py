"""YAML without surprises: `no`, `on`, `012`, `1:30` and `2024-01-01` are text.

Only `true` and `false`, decimal numbers, `null` and `~` mean something else than themselves. No
tags, anchors, aliases or second documents; keys are text. It works on the parser's events, so
hostile nesting meets our limit, not Python's stack.
"""

import re
from typing import Any, Final

import yaml

from slagveld.data.tree import Builder, Tree

WHOLE_NUMBER: Final = re.compile(r"[-+]?(0|[1-9][0-9]*)")
NUMBER: Final = re.compile(r"[-+]?(0|[1-9][0-9]*)(\.[0-9]+([eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)")
CONSTANTS: Final[dict[str, bool | None]] = {
    "true": True,
    "false": False,
    "null": None,
    "~": None,
    "": None,
}

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str, name: str) -> Tree:
    """The data of a YAML text.

    Raises:
        DataSyntaxError: It is not YAML.
        DataError: It is, but with what is not allowed.
    """
    builder = Builder(name)
    try:
        _read_events(text, builder)
    except yaml.YAMLError as error:
        line, reason = _explain(text, error)
        raise builder.syntax_error(line, reason) from None
    if () not in builder.tree.lines:
        raise builder.error(1, "there is nothing in it")
    return builder.tree


def _read_events(text: str, builder: Builder) -> None:
    documents = 0
    for event in yaml.parse(text, Loader=_LOADER):
        line = event.start_mark.line + 1
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise builder.error(line, "only one document is allowed in a file")
        elif isinstance(event, yaml.AliasEvent):
            raise builder.error(line, "aliases (*) are not allowed; write it out")
        elif isinstance(event, yaml.NodeEvent):
            _read_node(event, line, builder)
        elif isinstance(event, yaml.CollectionEndEvent):
            builder.end()


def _read_node(event: yaml.NodeEvent, line: int, builder: Builder) -> None:
    if event.anchor is not None:
        raise builder.error(line, "anchors (&) are not allowed")
    if getattr(event, "tag", None) is not None:
        raise builder.error(line, "tags (!) are not allowed")
    if isinstance(event, yaml.ScalarEvent):
        if builder.expects_key:
            if event.value == "" and _is_plain(event):
                raise builder.error(line, "a key is missing before the colon")
            builder.key(event.value, line)
        else:
            builder.value(_scalar(event, line, builder), line)
        return
    if builder.expects_key:
        raise builder.error(line, "a key must be text, not a list or mapping")
    builder.begin({} if isinstance(event, yaml.MappingStartEvent) else [], line)


def _scalar(
    event: yaml.ScalarEvent, line: int, builder: Builder
) -> str | int | float | bool | None:
    value: str = event.value
    if not _is_plain(event):
        return value
    if value in CONSTANTS:
        return CONSTANTS[value]
    if WHOLE_NUMBER.fullmatch(value):
        return builder.whole_number(value, line)
    if NUMBER.fullmatch(value):
        return builder.number(value, line)
    return value


def _is_plain(event: yaml.ScalarEvent) -> bool:
    """Whether a scalar is neither quoted nor a block of text."""
    return bool(event.implicit[0])


def _explain(text: str, error: yaml.YAMLError) -> tuple[int, str]:
    """The line where YAML's grammar was broken, and how."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = getattr(error, "problem", None) or getattr(error, "context", None)
    if mark is None:
        return 1, "not readable as YAML"
    line = "".join(text.splitlines()[mark.line : mark.line + 1])
    if line[mark.column : mark.column + 1] == "\t":
        return mark.line + 1, "a tab cannot stand here; indent with spaces"
    return mark.line + 1, f"not readable as YAML: {problem}"
