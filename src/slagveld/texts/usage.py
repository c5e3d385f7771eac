"""Which texts a source file uses: read from Python, TypeScript and YAML without running them.

A key is *asked for* where it stands as a literal in `Text("…")` or `refuse("RULE", "…")`, in
TypeScript also in `text("…")` or `t("…")`; such a key must exist. Within a game's package,
`text("…")`, `refuse("RULE", "…")`, `first_refusal((…, "RULE", "…"))`, `do(Action, "…")`,
`pick.piece("name", "…")` and `f"{KEY}:…"` mean that game's own texts.
A key is *mentioned* wherever a string literal (or a YAML scalar) equals it: that is use as well.
Keys put together at run time are declared by a comment in the file that does it:

    # texts: event-*, wizard-duel:spell-*, *:phase-*

The last means `phase-…` in the common texts and in those of every game.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import yaml

CODE_SUFFIXES: Final = (".py", ".ts", ".tsx", ".yaml", ".yml")

KEPT: Final = 4096
"""Files whose use is remembered, so that one process reads them once."""
_SKIPPED_FOLDERS: Final = frozenset({"node_modules", "dist", "build", "generated"})
_TESTS: Final = (".test.ts", ".test.tsx")
_FAMILY: Final = re.compile(r"(?:#|//|/\*)\s*texts:\s*(.+?)\s*(?:\*/.*)?$")
_FAMILY_NAME: Final = re.compile(r"(?:(?:\*|[a-z][a-z0-9-]*):)?[a-z][a-z0-9-]*\*")
_SCRIPT_LITERAL: Final = re.compile(
    r"""(?P<call>\b(?:Text|text|t)\(\s*)?(?P<quote>["'`])(?P<key>[^"'`\\\n]*)(?P=quote)"""
)
_COMMENT_LINE: Final = re.compile(r"\s*(#|//)")
_YAML: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
"""The quick reader, where it is there: both read the same."""


class Ask(NamedTuple):
    """A key that the code asks for, and the names of the values it gives, where both are plain."""

    key: str
    line: int
    values: frozenset[str] | None


class Family(NamedTuple):
    """A declared family of keys made at run time, as written: "event-*"."""

    pattern: str
    line: int

    def has(self, key: str) -> bool:
        """Whether a key belongs to the family."""
        prefix = self.pattern.removesuffix("*")
        if prefix.startswith("*:"):
            return key.rpartition(":")[2].startswith(prefix[2:])
        return key.startswith(prefix)


class Usage(msgspec.Struct):
    """What one file uses."""

    path: Path
    asks: list[Ask] = []
    mentions: set[str] = set()
    families: list[Family] = []
    broken: tuple[int, str] | None = None
    """Line and reason, when the file cannot be read."""


def usages(roots: Iterable[Path], homes: Mapping[Path, str] | None = None) -> list[Usage]:
    """What the files below some folders (or the files themselves) use, in a fixed order.

    `homes` are the folders of games, with the namespace of each.
    """
    paths = sorted({path.resolve() for root in roots for path in _files(root)})
    return [_usage(path, _namespace(path, homes or {})) for path in paths]


def _namespace(path: Path, homes: Mapping[Path, str]) -> str:
    return next((homes[folder] for folder in path.parents if folder in homes), "")


def _files(root: Path) -> Iterator[Path]:
    if root.is_file():
        yield root
        return
    for path in root.rglob("*"):
        folders = path.relative_to(root).parts[:-1]
        if path.suffix not in CODE_SUFFIXES or not path.is_file() or path.name.endswith(_TESTS):
            continue
        if not any(part in _SKIPPED_FOLDERS or part.startswith(".") for part in folders):
            yield path


def _usage(path: Path, namespace: str) -> Usage:
    try:
        source = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        return Usage(path, broken=(1, f"cannot be read: {error}"))
    return _usage_in(source, path, namespace)


@lru_cache(maxsize=KEPT)
def _usage_in(source: str, path: Path, namespace: str) -> Usage:
    """What the words of a file use. Shared: not to be changed."""
    usage = Usage(path)
    if path.suffix == ".py":
        _read_python(source, usage, namespace)
    elif path.suffix in (".yaml", ".yml"):
        _read_yaml(source, usage)
    else:
        _read_script(source, usage)
    return usage


def _declare(comment: str, line: int, usage: Usage) -> None:
    found = _FAMILY.search(comment)
    if found is None:
        return
    for name in re.split(r"[,\s]+", found.group(1)):
        if _FAMILY_NAME.fullmatch(name):
            usage.families.append(Family(name, line))
        else:
            usage.broken = (line, f"not a family of texts: {name}")


def _read_python(source: str, usage: Usage, namespace: str) -> None:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        usage.broken = (line, f"not Python: {error}")
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            usage.mentions.add(node.value)
        elif isinstance(node, ast.Call):
            usage.asks.extend(_asks(node, namespace))
    if "texts:" not in source:
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            _declare(token.string, token.start[0], usage)


def _asks(call: ast.Call, namespace: str) -> Iterator[Ask]:
    """The keys a call asks for: `Text(…)`, `refuse(…)`, or a game's own `text(…)`."""
    called = call.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", None)
    if name == "Text":
        keys = _keys(_argument(call, 0, "key"), namespace)
        values = _value_names(call)
    elif name == "refuse" and len(call.args) > 1:
        keys = [_homed(key, namespace) for key in _keys(call.args[1], namespace)]
        values = _keyword_names(call)
    elif name == "first_refusal":
        cases = [case.elts[2] for case in call.args if isinstance(case, ast.Tuple)]
        keys = [_homed(key, namespace) for case in cases for key in _keys(case, namespace)]
        values = _keyword_names(call)
    elif name == "do" and namespace and len(call.args) > 1:
        keys = [_homed(key, namespace) for key in _keys(call.args[1], namespace)]
        values = _keyword_names(call)
        for helping in _keys(_argument(call, len(call.args), "help"), namespace):
            yield Ask(_homed(helping, namespace), call.lineno, None)
    elif _is_pick(called) and namespace and len(call.args) > 1:
        keys = [_homed(key, namespace) for key in _keys(call.args[1], namespace)]
        values = frozenset()
    elif name == "text" and namespace:
        keys = [f"{namespace}:{key}" for key in _keys(_argument(call, 0, "key"), namespace)]
        values = _keyword_names(call)
    else:
        return
    for key in keys:
        yield Ask(key, call.lineno, values)


def _homed(key: str, namespace: str) -> str:
    """A key in the texts of the game in whose package it is written, unless it names another."""
    return key if ":" in key or not namespace else f"{namespace}:{key}"


def _is_pick(called: ast.expr) -> bool:
    """Whether it is `pick.piece`, `pick.facing` and the like."""
    return isinstance(called, ast.Attribute) and getattr(called.value, "id", None) == "pick"


def _keyword_names(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(str(name) for name in names)


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[position] if len(call.args) > position else None


def _keys(expression: ast.expr | None, namespace: str) -> list[str]:
    """The keys an expression can give, as far as they are literal."""
    match expression:
        case ast.IfExp(body=body, orelse=orelse):
            return _keys(body, namespace) + _keys(orelse, namespace)
        case ast.Constant(value=str(key)):
            return [key]
        case ast.JoinedStr(
            values=[ast.FormattedValue(value=ast.Name(id="KEY")), ast.Constant(value=str(rest))]
        ):
            return [f"{namespace}{rest}"]
        case _:
            return []


def _value_names(call: ast.Call) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None  # **something: nobody knows
    values = _argument(call, 1, "values")
    if values is None:
        return frozenset()
    if not isinstance(values, ast.Dict):
        return None
    names = [key.value for key in values.keys if isinstance(key, ast.Constant)]
    if len(names) < len(values.keys):
        return None
    return frozenset(str(name) for name in names)


def _read_script(source: str, usage: Usage) -> None:
    for number, line in enumerate(source.splitlines(), 1):
        _declare(line, number, usage)
    for found in _SCRIPT_LITERAL.finditer(source):
        key = found.group("key")
        usage.mentions.add(key)
        if found.group("call") and "${" not in key:
            usage.asks.append(Ask(key, source.count("\n", 0, found.start()) + 1, None))


def _read_yaml(source: str, usage: Usage) -> None:
    for number, line in enumerate(source.splitlines(), 1):
        if _COMMENT_LINE.match(line):
            _declare(line, number, usage)
    try:
        for token in yaml.scan(source, Loader=_YAML):
            if isinstance(token, yaml.ScalarToken):
                usage.mentions.add(token.value)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        usage.broken = (mark.line + 1 if mark else 1, "not YAML")
