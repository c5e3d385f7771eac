"""Which tests say that they prove which rules: `@pytest.mark.rule("ID", …)`, read, not run."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple


class Mark(NamedTuple):
    """A test, or a class of tests, that proves a rule."""

    rule: str
    file: str
    line: int
    test: str
    """Its name; a class of tests is named alone."""


class Marks(NamedTuple):
    """What the tests below a folder say."""

    found: tuple[Mark, ...]
    unreadable: tuple[tuple[str, int, str], ...]
    """File, line and what is wrong: marks whose ids are not written out, so that nobody can tell
    what they prove."""

    @property
    def ids(self) -> frozenset[str]:
        """The rules that some test proves."""
        return frozenset(mark.rule for mark in self.found)


def marks(tests: Path, prefixes: Sequence[str] = ("",)) -> Marks:
    """The marks below a folder, in files that name such rules. Skipped tests prove nothing."""
    found: list[Mark] = []
    unreadable: list[tuple[str, int, str]] = []
    for path in sorted(tests.rglob("test_*.py")):
        try:
            text = path.read_text("utf-8-sig")
            if not any(prefix in text for prefix in prefixes):
                continue
            tree = ast.parse(text)
        except (SyntaxError, ValueError) as error:
            unreadable.append((str(path), getattr(error, "lineno", 0) or 1, "not Python"))
            continue
        for call, line, name in _living(tree, ""):
            literal = [a.value for a in call.args if isinstance(a, ast.Constant)]
            if len(literal) < len(call.args) or not literal:
                unreadable.append((str(path), call.lineno, "rule mark without plain ids"))
            found.extend(Mark(str(rule), str(path), line, name) for rule in literal)
    return Marks(tuple(found), tuple(unreadable))


_Named = tuple[ast.Call, int, str]
"""A mark, and the line and name of what it stands on."""


def _living(node: ast.Module | ast.ClassDef, name: str) -> Iterator[_Named]:
    """The rule marks in a module or class that sit on tests which run."""
    own = [mark for statement in node.body for mark in _pytestmark(statement)]
    decorators = node.decorator_list if isinstance(node, ast.ClassDef) else []
    if _is_skipped([*own, *decorators]):
        return
    found: list[_Named] = []
    has_test = isinstance(node, ast.ClassDef) and bool(node.bases)
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            if part.name.startswith("test") and not _is_skipped(part.decorator_list):
                has_test = True
                called = f"{name}::{part.name}" if name else part.name
                found += [(call, part.lineno, called) for call in _rule_calls(part.decorator_list)]
        elif isinstance(part, ast.ClassDef) and part.name.startswith("Test"):
            inner = list(_living(part, part.name))
            has_test = has_test or bool(inner) or _has_tests(part)
            found += inner
    yield from found
    if has_test:
        line = 1 if isinstance(node, ast.Module) else node.lineno
        yield from [(call, line, name) for call in _rule_calls([*own, *decorators])]


def _has_tests(node: ast.ClassDef) -> bool:
    return any(isinstance(p, ast.FunctionDef) and p.name.startswith("test") for p in node.body)


def _pytestmark(statement: ast.stmt) -> list[ast.expr]:
    if isinstance(statement, ast.Assign):
        names = [target.id for target in statement.targets if isinstance(target, ast.Name)]
        if "pytestmark" in names:
            return [statement.value]
    return []


def _rule_calls(expressions: Iterable[ast.expr]) -> list[ast.Call]:
    """Calls of `….mark.rule(…)` anywhere in some expressions (a parametrised test's too)."""
    return [
        node
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and _is_mark(node.func, "rule")
    ]


def _is_skipped(expressions: Iterable[ast.expr]) -> bool:
    """Whether a mark skips the whole test; one that skips by a condition does not count."""
    for expression in expressions:
        items = expression.elts if isinstance(expression, ast.List) else [expression]
        for item in items:
            called = item.func if isinstance(item, ast.Call) else item
            if _is_mark(called, "skip"):
                return True
    return False


def _is_mark(node: ast.expr, name: str) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )
