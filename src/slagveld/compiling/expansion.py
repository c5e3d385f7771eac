"""Sources as the compiler wants them: records written out, options of structs in their bodies.

mypyc compiles a class natively if it sees its attributes, `__init__` and methods, and drops the
keywords of a class that it cannot compile so. So before compiling, in a copy of the sources:

- a class of records gets its fields, `__init__`, copying, equality and hash, and a slot for each
  `kept` property;
- a struct gets its keywords as `__header__` (see `slagveld.structs`) and its types as text, which
  msgspec reads itself;
- constants are final, and what would be looked up by name is called directly where it can be.
"""

import ast
from typing import Final

from slagveld.compiling.rewriting import (
    Direct,
    Drafting,
    Keeping,
    Lazy,
    Placed,
    Prefixed,
    Spreading,
    called,
    expression,
    finals,
    hoisted,
    kept_ones,
    one_by_one,
    optional,
    subscribed,
    written,
)
from slagveld.compiling.sources import (
    NATIVE_RECORD,
    Field,
    Shape,
    Sources,
    absolute,
    classes,
    imported,
    is_kept,
    kept_methods,
    may_be_none,
)

UNSAID: Final = ("UNSET", "msgspec.UNSET")
"""How sources write the default of a field that says nothing."""

SPECIAL = ("NamedTuple", "Protocol", "TypedDict", "Enum", "Exception")


class Expansion:
    """One module's source, written out."""

    def __init__(self, sources: Sources, module: str) -> None:
        self._sources = sources
        self._module = module
        self._core = module in sources.core and not module.startswith("slagveld.kit.")
        self._homes: dict[str, str] = {}

    def source(self) -> str:
        """The source for the compiler."""
        tree = self._sources.trees[self._module]
        body: list[ast.stmt] = []
        for node in Lazy().visit(tree).body:
            if isinstance(node, ast.ClassDef):
                self._find_origins(node)
                shape = self._sources.shape(self._module, node.name)
                body += self._record(node, shape) if shape else self._other(node)
            else:
                body.append(node)
        finals(body)
        tree = Keeping(self._sources.slots).visit(ast.Module(body, []))
        tree = Drafting().visit(Placed().visit(tree))
        tree = Direct(self._methods(tree)).visit(tree)
        if self._module != NATIVE_RECORD:
            self._homes.setdefault(NATIVE_RECORD, "_record")
            tree = Spreading().visit(tree)
        text = ast.unparse(ast.fix_missing_locations(tree))
        extra = ["from mypy_extensions import mypyc_attr as _mypyc_attr"]
        extra += [
            "from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, cast as _cast"
        ]
        extra += ["from slagveld.compiling import forms as _forms"]
        extra += ["from slagveld.structs import Header as _Header"]
        extra += ["from msgspec import UNSET as _UNSET"]
        extra += [f"import {home} as {alias}" for home, alias in sorted(self._homes.items())]
        return _with_imports(text, extra)

    def _methods(self, tree: ast.Module) -> dict[str, str]:
        """Names of this module that stand for methods of constants of others, written out."""
        found: dict[str, str] = {}
        for node in tree.body:
            if not isinstance(node, ast.ImportFrom):
                continue
            home = absolute(node, self._module)
            known = self._sources.methods.get(home, {})
            for name in node.names:
                if name.name in known:
                    alias = self._homes.setdefault(home, f"_home{len(self._homes)}")
                    found[name.asname or name.name] = f"{alias}.{known[name.name]}"
        bound = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and _is_bound(n)}
        bound |= {n.arg for n in ast.walk(tree) if isinstance(n, ast.arg)}
        return {name: method for name, method in found.items() if name not in bound}

    def _find_origins(self, node: ast.ClassDef) -> None:
        """Import the modules from which bases come through an `__init__`: mypyc names them so."""
        for base in node.bases:
            home, name = imported(self._sources.trees[self._module], self._module, called(base))
            origin = self._sources.origin(home, name)
            if origin != home:
                self._homes.setdefault(origin, f"_home{len(self._homes)}")

    # Records

    def _record(self, node: ast.ClassDef, shape: Shape) -> list[ast.stmt]:
        own = [f for f in shape.fields if f.home == self._module]
        lines = [f"class {node.name}({', '.join(ast.unparse(base) for base in node.bases)}):"]
        if shape.open:
            lines.insert(0, "@_mypyc_attr(allow_interpreted_subclasses=True)")
        doc = ast.get_docstring(node, clean=False) or "A record."
        lines.append(f"    {doc!r}")
        lines += [f"    {f.name}: {ast.unparse(f.hint)}" for f in own]
        methods: list[ast.stmt] = []
        slots: list[str] = []
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and is_kept(part):
                if not may_be_none(part):
                    slots.append(part.name)
                    lines.append(f"    kept_{part.name}: {optional(part.returns)}")
                methods += self._kept(part)
            elif isinstance(part, ast.AnnAssign):
                if ast.unparse(part.annotation).startswith("ClassVar"):
                    methods.append(part)
            elif not isinstance(part, ast.Expr):
                methods.append(part)
        inherited = self._inherited_slots(node)
        names = [f.name for f in shape.fields]
        star = "*, " if shape.keywords else ""
        params = ", ".join(self._parameter(f) for f in shape.fields)
        lines.append(f"    def __init__(self, {star}{params}) -> None:")
        lines.append("        self.room = None")
        lines += [f"        self.{name} = {name}" for name in names]
        lines += [f"        self.kept_{name} = None" for name in (*inherited, *slots)]
        same = ", ".join(f"{n}=self.{n}" if shape.keywords else f"self.{n}" for n in names)
        lines += [
            "    def _replaced(self, changes: dict[str, _Any]) -> _Any:",
            f"        new: _Any = {node.name}({same})",
            "        for name, value in changes.items():",
            "            setattr(new, name, value)",
            "        return new",
            "    def _fields(self) -> dict[str, _Any]:",
            f"        found: dict[str, _Any] = {{{', '.join(f'{n!r}: self.{n}' for n in names)}}}",
            *[line for field in shape.fields if _may_miss(field) for line in _missing(field.name)],
            "        return found",
            "    def __eq__(self, other: object) -> bool:",
            "        if self is other:",
            "            return True",
            f"        if not isinstance(other, {node.name}):",
            "            return False",
            f"        return bool({' and '.join(f'self.{n} == other.{n}' for n in names)})",
            "    def __hash__(self) -> int:",
            f"        return hash(({', '.join(f'self.{n}' for n in names)},))",
        ]
        made = ast.parse("\n".join(lines)).body[0]
        assert isinstance(made, ast.ClassDef)
        made.body += [*methods, *subscribed(node)]
        told = ", ".join(f"{f.name!r}: ({f.home!r}, {written(f.hint)!r})" for f in shape.fields)
        defaults = ", ".join(
            f"{f.name!r}: {ast.unparse(self._at_home(f, f.default))}"
            for f in shape.fields
            if f.default is not None
        )
        kept = tuple([f"kept_{name}" for name in (*inherited, *slots)])
        said = f"_forms.declare({node.name}, {{{told}}}, {{{defaults}}}, {shape.keywords}, {kept})"
        return [made, *ast.parse(said).body]

    def _inherited_slots(self, node: ast.ClassDef) -> list[str]:
        found: list[str] = []
        for base in node.bases:
            home, name = imported(self._sources.trees[self._module], self._module, called(base))
            parent = next(
                (n for n in classes(self._sources.trees.get(home)) if n.name == name), None
            )
            if parent is not None and self._sources.shape(home, name):
                found += [m.name for m in kept_methods(parent) if not may_be_none(m)]
        return found

    def _parameter(self, field: Field) -> str:
        hint = ast.unparse(self._at_home(field, field.hint))
        if field.default is None:
            return f"{field.name}: {hint}"
        return f"{field.name}: {hint} = {ast.unparse(self._at_home(field, field.default))}"

    def _at_home(self, field: Field, part: ast.expr) -> ast.expr:
        """An expression of another module, in words of this one."""
        if field.home == self._module:
            return part
        alias = self._homes.setdefault(field.home, f"_home{len(self._homes)}")
        moved: ast.expr = Prefixed(alias).visit(expression(ast.unparse(part)))
        return moved

    def _kept(self, part: ast.FunctionDef) -> list[ast.stmt]:
        name, hint = part.name, ast.unparse(part.returns) if part.returns else "_Any"
        work = ast.FunctionDef(
            name=f"_make_{name}",
            args=part.args,
            body=part.body,
            decorator_list=[],
            returns=part.returns,
            type_comment=None,
            lineno=part.lineno,
        )
        if may_be_none(part):
            self._homes.setdefault(NATIVE_RECORD, "_record")
            lines = [
                "@property",
                f"def {name}(self) -> {hint}:",
                "    room = _record.room_of(self)",
                f"    if {name!r} in room:",
                f"        found: {hint} = room[{name!r}]",
                "        return found",
                f"    made = self._make_{name}()",
                f"    room[{name!r}] = made",
                "    return made",
            ]
        else:
            lines = [
                "@property",
                f"def {name}(self) -> {hint}:",
                f"    found = self.kept_{name}",
                "    if found is None:",
                f"        found = self._make_{name}()",
                f"        self.kept_{name} = found",
                "    return found",
            ]
        return [*ast.parse("\n".join(lines)).body, work]

    # Other classes

    def _other(self, node: ast.ClassDef) -> list[ast.stmt]:
        node.body = [single for part in node.body for single in one_by_one(part)]
        options = [k for k in node.keywords if k.arg and k.arg != "metaclass"]
        bases = [base for base in node.bases if called(base) != "Generic"]
        if self._core and not bases and not options:
            node.body += subscribed(node)
            if self._module.startswith("slagveld.kernel.") and not node.decorator_list:
                opened = "_mypyc_attr(allow_interpreted_subclasses=True)"
                node.decorator_list = [expression(opened)]
            return [node]
        if not self._core and self._stands_alone(node):
            node.decorator_list = []
            return [node]
        special = any(s in ast.unparse(base) for base in node.bases for s in SPECIAL)
        if not options and not self._core and not special and not node.decorator_list:
            node.decorator_list = [expression("_mypyc_attr(native_class=False)")]
        if self._sources.is_struct(self._module, node.name):
            typed = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            fields = ", ".join(
                f"{ast.unparse(part.target)!r}: {written(part.annotation)!r}" for part in typed
            )
            given = ", ".join(f"{k.arg!r}: {ast.unparse(k.value)}" for k in options)
            header = (
                f"__header__: _ClassVar[_Any] = {{'fields': {{{fields}}}, 'options': {{{given}}}}}"
            )
            node.body.insert(1, ast.parse(header).body[0])
            node.keywords.append(ast.keyword("metaclass", expression("_Header")))
        if not special:
            node.body += subscribed(node)
        kept = kept_ones(node)
        return [node, *hoisted(node), *kept]

    def _stands_alone(self, node: ast.ClassDef) -> bool:
        """Whether a class of a game has nothing that keeps it from being native.

        One of the kit must say that it is final: which games derive from it is not known here.
        """
        parts = [part for part in node.body if not _is_words(part)]
        final = [called(decorator) for decorator in node.decorator_list] == ["final"]
        shared = self._module in self._sources.core
        return (
            not (node.bases or node.keywords or (node.decorator_list and not final))
            and (final if shared else node.name not in self._sources.parents)
            and not kept_methods(node)
            and all(isinstance(part, ast.FunctionDef) or _is_slots(part) for part in parts)
        )


def _is_bound(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store | ast.Del)


def _is_words(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def _is_slots(part: ast.stmt) -> bool:
    return isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "__slots__"


def _may_miss(field: Field) -> bool:
    """Whether JSON leaves a field out that says nothing (`= UNSET`)."""
    return field.default is not None and ast.unparse(field.default) in UNSAID


def _missing(name: str) -> tuple[str, str]:
    return f"        if self.{name} is _UNSET:", f"            del found[{name!r}]"


def _with_imports(text: str, extra: list[str]) -> str:
    """The source with more imports, after its docstring."""
    tree = ast.parse(text)
    first = tree.body[0]
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    after = (first.end_lineno or 0) if documented else 0
    lines = text.splitlines()
    return "\n".join([*lines[:after], *extra, *lines[after:], ""])
