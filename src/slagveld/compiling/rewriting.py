"""How single pieces of a source are rewritten for the compiler, whatever they are part of."""

import ast
import builtins
import re


def called(base: ast.expr) -> str:
    """The name of a base class, whatever stands in its brackets."""
    inner = base.value if isinstance(base, ast.Subscript) else base
    return inner.id if isinstance(inner, ast.Name) else ""


def subscribed(node: ast.ClassDef) -> list[ast.stmt]:
    """What lets plain code write `Kind[int]` for a native class that is generic."""
    if not any(called(base) == "Generic" for base in node.bases):
        return []
    lines = ["@classmethod", "def __class_getitem__(cls, kinds: _Any) -> _Any:", "    return cls"]
    return ast.parse("\n".join(lines)).body


def kept_ones(node: ast.ClassDef) -> list[ast.stmt]:
    """`kept` properties of a class that is no record: put into it when it is made.

    mypyc would make ordinary properties of them, which work their value out each time.
    """
    found: list[ast.stmt] = []
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and [called(d) for d in part.decorator_list] == [
            "kept"
        ]:
            name = f"_{node.name}_{part.name}"
            moved = ast.FunctionDef(
                name=name,
                args=with_owner(part, node.name),
                body=part.body,
                decorator_list=[],
                returns=part.returns,
                type_comment=None,
            )
            part.decorator_list = [expression("property")]
            part.body = ast.parse(f"return {name}(self)").body
            found += [moved, *ast.parse(f"_forms.keep({node.name}, {part.name!r}, {name})").body]
    return found


def one_by_one(part: ast.stmt) -> list[ast.stmt]:
    """`a, b = x, y` in the body of a class as two assignments."""
    if (
        isinstance(part, ast.Assign)
        and isinstance(part.targets[0], ast.Tuple)
        and isinstance(part.value, ast.Tuple)
    ):
        pairs = zip(part.targets[0].elts, part.value.elts, strict=True)
        return [ast.Assign([target], value) for target, value in pairs]
    return [part]


def hoisted(node: ast.ClassDef) -> list[ast.stmt]:
    """Functions for the methods that hold functions: mypyc cannot compile such in such classes."""
    found: list[ast.stmt] = []
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and holds_functions(part):
            name = f"_{node.name}_{part.name}"
            args = part.args
            moved = ast.FunctionDef(
                name=name,
                args=with_owner(part, node.name),
                body=part.body,
                decorator_list=[],
                returns=part.returns,
                type_comment=None,
            )
            passed = [arg.arg for arg in (*args.posonlyargs, *args.args)]
            passed += [f"*{args.vararg.arg}"] if args.vararg else []
            passed += [f"{arg.arg}={arg.arg}" for arg in args.kwonlyargs]
            passed += [f"**{args.kwarg.arg}"] if args.kwarg else []
            call = f"{name}({', '.join(passed)})"
            nothing = isinstance(part.returns, ast.Constant) and part.returns.value is None
            part.body = ast.parse(call if nothing else f"return {call}").body
            found.append(moved)
    return found


def holds_functions(part: ast.FunctionDef) -> bool:
    """Whether functions are made inside a method."""
    inner = [node for statement in part.body for node in ast.walk(statement)]
    return any(isinstance(node, ast.FunctionDef | ast.Lambda) for node in inner)


def with_owner(part: ast.FunctionDef, owner: str) -> ast.arguments:
    """The parameters of a method, as a function has them."""
    copied = ast.parse(f"def f({ast.unparse(part.args)}): pass").body[0]
    assert isinstance(copied, ast.FunctionDef)
    decorators = [ast.unparse(decorator) for decorator in part.decorator_list]
    if "staticmethod" not in decorators:
        kind = f"type[{owner}]" if "classmethod" in decorators else owner
        copied.args.args[0].annotation = ast.Constant(kind)
    return copied.args


class Prefixed(ast.NodeTransformer):
    """An expression of another module, which is imported under an alias."""

    def __init__(self, alias: str) -> None:
        self._alias = alias

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if hasattr(builtins, node.id):
            return node
        return ast.Attribute(ast.Name(self._alias, ast.Load()), node.id, ast.Load())

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return node


EAGER = ("tuple", "list", "sum", "any", "all", "min", "max", "set", "frozenset", "dict", "sorted")
"""What takes all of a generator, or is compiled as a loop."""


class Lazy(ast.NodeTransformer):
    """Generator expressions as functions that yield: mypyc makes lists of the former."""

    def __init__(self) -> None:
        self._found: list[ast.stmt] = []
        self._count = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        node.body = self._block(node.body)
        return node

    def _block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        done: list[ast.stmt] = []
        for statement in body:
            if isinstance(statement, ast.Assign | ast.AnnAssign | ast.Return | ast.Expr):
                many = isinstance(statement, ast.Assign) and isinstance(
                    statement.targets[0], ast.Tuple
                )
                self._found = []
                made = statement if many else self.visit(statement)
                done += [*self._found, made]
                continue
            for name in ("body", "orelse", "finalbody"):
                inner = getattr(statement, name, None)
                if isinstance(inner, list) and not isinstance(statement, ast.ClassDef):
                    setattr(statement, name, self._block(inner))
            for handler in getattr(statement, "handlers", []):
                handler.body = self._block(handler.body)
            done.append(statement)
        return done

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        whole = name in (*EAGER, "next") or isinstance(node.func, ast.Attribute)
        if whole and node.args and isinstance(node.args[0], ast.GeneratorExp):
            return node
        self.generic_visit(node)
        return node

    def visit_Starred(self, node: ast.Starred) -> ast.expr:
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.expr:
        return node

    def visit_DictComp(self, node: ast.DictComp) -> ast.expr:
        return node

    def visit_SetComp(self, node: ast.SetComp) -> ast.expr:
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.expr:
        self._count += 1
        name = f"_lazy{self._count}"
        first = node.generators[0].iter
        inner: list[ast.stmt] = [ast.Expr(ast.Yield(node.elt))]
        for place, part in reversed(list(enumerate(node.generators))):
            for test in reversed(part.ifs):
                inner = [ast.If(test, inner, [])]
            source = part.iter if place else ast.Name("_first", ast.Load())
            inner = [ast.For(part.target, source, inner, [])]
        made = ast.parse(f"def {name}(_first): pass").body[0]
        assert isinstance(made, ast.FunctionDef)
        made.body = inner
        self._found.append(made)
        return ast.Call(ast.Name(name, ast.Load()), [first], [])


class Placed(ast.NodeTransformer):
    """`__file__`, which a compiled module does not know while it runs."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id == "__file__":
            return expression("_forms.file_of(__name__)")
        return node


DRAFTS = ("drafted", "draft_of")


class Drafting(ast.NodeTransformer):
    """Half-filled actions as what they are: of the type of an action, but with fields unset."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        value = node.value
        if isinstance(value, ast.Call) and called(value.func) in DRAFTS:
            node.annotation = expression("_Any")
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in DRAFTS:
            return _untyped(node)
        if isinstance(node.func, ast.Name) and node.func.id == "filled":
            first = node.args[0]
            if isinstance(first, ast.Attribute):
                first.value = _untyped(first.value)
        return node


def _untyped(part: ast.expr) -> ast.expr:
    return ast.Call(expression("_cast"), [expression("_Any"), part], [])


class Keeping(ast.NodeTransformer):
    """`keep(x, "name", value)` as an assignment to the slot."""

    def __init__(self, slots: list[str]) -> None:
        self._slots = slots

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        call = node.value
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id == "keep"
            and isinstance(call.args[1], ast.Constant)
            and call.args[1].value in self._slots
        ):
            target = ast.Attribute(call.args[0], f"kept_{call.args[1].value}", ast.Store())
            return ast.Assign([target], call.args[2])
        self.generic_visit(node)
        return node


CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")


def finals(body: list[ast.stmt]) -> None:
    """Declare the constants of a module final: the compiler then looks no name up for them."""
    counts: dict[str, int] = {}
    for part in body:
        for node in ast.walk(part):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del):
                counts[node.id] = counts.get(node.id, 0) + 1
    for place, part in enumerate(body):
        if isinstance(part, ast.Assign):
            target, hint = part.targets[0], None
        elif isinstance(part, ast.AnnAssign):
            target, hint = part.target, part.annotation
        else:
            continue
        if (
            part.value is None
            or not isinstance(target, ast.Name)
            or not CONSTANT.fullmatch(target.id)
            or counts[target.id] > 1
            or (hint is not None and "Final" in ast.unparse(hint))
            or (isinstance(part, ast.Assign) and len(part.targets) > 1)
        ):
            continue
        final = "_Final" if hint is None else f"_Final[{written(hint)}]"
        body[place] = ast.AnnAssign(target, expression(final), part.value, 1)


def aliases(body: list[ast.stmt]) -> dict[str, str]:
    """Methods of constants that a module gives names of their own: `text = BOOK.text`."""
    found: dict[str, str] = {}
    for part in body:
        if isinstance(part, ast.Assign):
            for single in one_by_one(part):
                assert isinstance(single, ast.Assign)
                target, value = single.targets[0], single.value
                if (
                    isinstance(target, ast.Name)
                    and isinstance(value, ast.Attribute)
                    and CONSTANT.fullmatch(called(value.value))
                ):
                    found[target.id] = ast.unparse(value)
    return found


class Direct(ast.NodeTransformer):
    """Calls of such methods by their owners: those are native, calls of bound methods are not."""

    def __init__(self, known: dict[str, str]) -> None:
        self._known = known

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        name = called(node.func)
        if isinstance(node.func, ast.Name) and name in self._known:
            node.func = expression(self._known[name])
        return node


class Spreading(ast.NodeTransformer):
    """`replace(x, **changes)` with the dict as it is: compiled code would take it apart first."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        changes = [keyword.value for keyword in node.keywords if keyword.arg is None]
        if called(node.func) == "replace" and len(changes) == len(node.keywords) == 1:
            return ast.Call(expression("_record.replaced"), [*node.args, *changes], [])
        return node


def expression(text: str) -> ast.expr:
    """An expression from its text."""
    return ast.parse(text, mode="eval").body


def written(hint: ast.expr) -> str:
    """A type as text, whether it was text already or not."""
    if isinstance(hint, ast.Constant) and isinstance(hint.value, str):
        return hint.value
    return ast.unparse(hint)


def optional(hint: ast.expr | None) -> str:
    """The type of a slot that may not have been filled yet."""
    return repr(f"{written(hint)} | None") if hint is not None else "object | None"
