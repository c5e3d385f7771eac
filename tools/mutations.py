"""Small wrong changes to Python source: what a test suite should notice.

A mutation is a piece of source text put in the place of another. Docstrings, strings, annotations,
decorators, class headers, `__slots__` and ClassVar metadata are left alone: changing them either
breaks nothing or says nothing about the rules.
"""

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
EXTREMES = {"min": "max", "max": "min"}
ANNOTATIONS = frozenset({"annotation", "returns", "decorator_list", "bases"})
METADATA = ("__slots__", "__all__", "__match_args__")


class Mutation(NamedTuple):
    """One change: the bytes from `start` to `end` of a file become `new`."""

    line: int
    start: int
    end: int
    kind: str
    old: str
    new: str

    def applied(self, source: str) -> str:
        """The source with this change in it."""
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()


def mutations(source: str) -> list[Mutation]:
    """Every change this module can make to a source, in order of place; each still parses."""
    raw = source.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutation] = []
    for node in _places(ast.parse(source)):
        for place, kind, new in _changes(node):
            start = starts[place.lineno - 1] + place.col_offset
            end = starts[(place.end_lineno or place.lineno) - 1] + (place.end_col_offset or 0)
            old = raw[start:end].decode()
            found.append(Mutation(place.lineno, start, end, kind, old, new))
    return sorted(found, key=lambda m: (m.start, m.end, m.kind, m.new))


Place = ast.expr | ast.stmt


def _places(node: ast.AST) -> Iterator[Place]:
    """Statements and expressions that may be changed, without what is left alone."""
    if isinstance(node, ast.JoinedStr):
        return  # parts of f-strings have no places of their own before Python 3.12
    if isinstance(node, ast.expr | ast.stmt):
        if isinstance(node, ast.stmt) and _is_left_alone(node):
            return
        yield node
    skipped = ANNOTATIONS | {"keywords"} if isinstance(node, ast.ClassDef) else ANNOTATIONS
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _places(child)


def _is_left_alone(node: ast.stmt) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in METADATA
        case ast.AnnAssign(annotation=annotation):
            return "ClassVar" in ast.unparse(annotation) or node.value is None
        case ast.Raise(exc=ast.Call(func=ast.Name(id="NotImplementedError"))):
            return True
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
        case _:
            return False


def _changes(node: Place) -> Iterator[tuple[Place, str, str]]:
    """The changes of one place, as (what is replaced, kind, new text)."""
    simple = _expression_changes(node) if isinstance(node, ast.expr) else _statement_changes(node)
    yield from ((node, kind, new) for kind, new in simple)
    for test in _conditions(node):
        yield test, "condition", f"not {_spelled(test)}"


def _conditions(node: Place) -> list[ast.expr]:
    """The conditions of a place that no other change turns around already."""
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        tests = [node.test]
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        tests = [test for generator in node.generators for test in generator.ifs]
    return [test for test in tests if not _is_turned(test)]


def _is_turned(test: ast.expr) -> bool:
    match test:
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
        case ast.Compare(ops=[operator]):
            return isinstance(
                operator, ast.Eq | ast.NotEq | ast.Is | ast.IsNot | ast.In | ast.NotIn
            )
        case _:
            return False


def _expression_changes(node: ast.expr) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            changed = copy.copy(node)
            changed.ops = [COMPARISONS[type(operator)]()]
            yield "comparison", _spelled(changed)
        case ast.BoolOp(op=operator):
            swapped = copy.copy(node)
            swapped.op = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield "and/or", _spelled(swapped)
        case ast.BinOp(op=operator) if type(operator) in SUMS and not _has_text(node):
            changed_sum = copy.copy(node)
            changed_sum.op = SUMS[type(operator)]()
            yield "plus/minus", _spelled(changed_sum)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "negation", _spelled(operand)
        case ast.Constant(value=bool(value)):
            yield "constant", str(not value)
        case ast.Constant(value=int(value)):
            yield "number", str(value + 1)
            yield "number", f"({value - 1})" if value < 1 else str(value - 1)
        case ast.Constant(value=float(value)):
            yield "number", repr(value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in EXTREMES:
            called = copy.copy(node)
            called.func = ast.Name(EXTREMES[name])
            yield "min/max", _spelled(called)


def _statement_changes(node: ast.stmt) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break():
            yield "dropped", "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign():
            yield "dropped", "pass"
        case ast.Return(value=value) if value is not None and not _is_none(value):
            yield "nothing returned", "return None"
    if isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
        changed = copy.copy(node)
        changed.op = SUMS[type(node.op)]()
        yield "plus/minus", ast.unparse(changed)


def _spelled(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _has_text(node: ast.BinOp) -> bool:
    """Whether a sum joins texts or sequences: subtracting those fails at once, which is no test."""
    joined = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
    return any(
        isinstance(side, joined) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )
