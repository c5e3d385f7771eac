"""Sources as the compiler wants them: records written out, options of structs in their bodies.

mypyc compiles a class natively if it sees its attributes, `__init__` and methods, and drops the
keywords of a class that it cannot compile so. So before compiling, in a copy of the sources:

- a class of records gets its fields, `__init__`, copying, equality and hash, and a slot for each
  `kept` property;
- every other class of a game gets its keywords as `__header__` (see `slagveld.structs`) and its
  types as text, which msgspec reads itself.
"""

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from slagveld.compiling.plan import CORE, TABLE, Group
from slagveld.compiling.rewriting import (
    Direct,
    Drafting,
    Keeping,
    Lazy,
    Placed,
    Prefixed,
    Spreading,
    aliases,
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

NATIVE_RECORD = "slagveld.record"
SPECIAL = ("NamedTuple", "Protocol", "TypedDict", "Enum", "Exception")


class Field(NamedTuple):
    """A field of a record."""

    name: str
    home: str
    """The module in whose words its type and default are written."""
    hint: ast.expr
    default: ast.expr | None


class Shape(NamedTuple):
    """A class of records."""

    module: str
    name: str
    fields: tuple[Field, ...]
    keywords: bool
    open: bool
    """Others, which may not be compiled, derive from it."""


class Sources:
    """The modules of all groups, parsed, and the records in them."""

    def __init__(self, groups: Iterable[Group], root: Path) -> None:
        self._root = root
        self._others: dict[str, ast.Module | None] = {}
        self.trees: dict[str, ast.Module] = {}
        self.core: list[str] = []
        for group in groups:
            for module in group.modules:
                self.trees[module.name] = ast.parse(module.path.read_text("utf-8"))
                if group.key in (CORE, TABLE):
                    self.core.append(module.name)
        self.methods = {name: aliases(tree.body) for name, tree in self.trees.items()}
        """For each module the names that stand for methods of its constants."""
        self.records: dict[tuple[str, str], Shape] = {}
        self.slots: list[str] = []
        """Names of kept properties that have a slot, of all records."""
        self.parents = {
            called(base) for tree in self.trees.values() for n in _classes(tree) for base in n.bases
        }
        """Names of classes from which others derive."""
        for name in self.trees:
            self._gather(name)

    def _gather(self, module: str) -> None:
        for node in self.trees[module].body:
            if isinstance(node, ast.ClassDef):
                self.shape(module, node.name)

    def origin(self, module: str, name: str) -> str:
        """The module that defines a name, which a package may only pass on."""
        passing = self._root.joinpath(*module.split("."), "__init__.py")
        if not passing.is_file():
            return module
        tree = ast.parse(passing.read_text("utf-8"))
        return imported(tree, f"{module}.__init__", name)[0].removesuffix(".__init__")

    def is_struct(self, module: str, name: str) -> bool:
        """Whether a class is a struct, by all its bases."""
        if (module, name) == ("slagveld.structs", "Struct"):
            return True
        tree = self.trees.get(module) or self._elsewhere(module)
        node = next((n for n in _classes(tree) if n.name == name), None)
        if node is None or tree is None:
            return False
        for base in node.bases:
            if isinstance(base, ast.Attribute):
                package, part = imported(tree, module, called(base.value))
                home, there = f"{package}.{part}", base.attr
            else:
                home, there = imported(tree, module, called(base))
            if self.is_struct(self.origin(home, there), there):
                return True
        return False

    def _elsewhere(self, module: str) -> ast.Module | None:
        """A module of the project that is not compiled."""
        if module not in self._others:
            path = self._root.joinpath(*module.split(".")).with_suffix(".py")
            self._others[module] = ast.parse(path.read_text("utf-8")) if path.is_file() else None
        return self._others[module]

    def shape(self, module: str, name: str) -> Shape | None:
        """The record of this name in a module, if it is one."""
        if (module, name) in self.records:
            return self.records[module, name]
        tree = self.trees.get(module)
        node = next((n for n in _classes(tree) if n.name == name), None)
        if node is None or module == NATIVE_RECORD:
            return None
        fields: list[Field] = []
        derived = False
        for base in node.bases:
            base_name = called(base)
            home, there = imported(self.trees[module], module, base_name)
            if (home, there) == (NATIVE_RECORD, "Record"):
                derived = True
            else:
                parent = self.shape(home, there)
                if parent is not None:
                    derived = True
                    fields += parent.fields
        if not derived:
            return None
        own = [f for f in _own_fields(module, node) if f.name not in [g.name for g in fields]]
        keywords = any(k.arg == "kw_only" for k in node.keywords)
        found = Shape(module, name, (*fields, *own), keywords, module in self.core)
        self.records[module, name] = found
        self.slots += [m.name for m in _kept_methods(node) if not _may_be_none(m)]
        return found


def imported(tree: ast.Module, module: str, name: str) -> tuple[str, str]:
    """Where a name of a module comes from: the module that defines it, and its name there."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return absolute(node, module), alias.name
    return module, name


def absolute(node: ast.ImportFrom, module: str) -> str:
    """The full name of the module that is imported from."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")[: -node.level]
    return ".".join([*parts, node.module] if node.module else parts)


def _classes(tree: ast.Module | None) -> list[ast.ClassDef]:
    return [] if tree is None else [n for n in tree.body if isinstance(n, ast.ClassDef)]


def _own_fields(module: str, node: ast.ClassDef) -> list[Field]:
    found: list[Field] = []
    for part in node.body:
        if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
            continue
        if not ast.unparse(part.annotation).startswith("ClassVar"):
            found.append(Field(part.target.id, module, part.annotation, part.value))
    return found


def _kept_methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and _is_kept(part)]


def _is_kept(part: ast.FunctionDef) -> bool:
    return any(isinstance(d, ast.Name) and d.id == "kept" for d in part.decorator_list)


def _may_be_none(part: ast.FunctionDef) -> bool:
    """Whether None is one of the values, so that it cannot stand for one not worked out."""
    returns = part.returns
    while isinstance(returns, ast.BinOp):
        if isinstance(returns.right, ast.Constant) and returns.right.value is None:
            return True
        returns = returns.left
    return False


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
        if self._module != "slagveld.record":
            self._homes.setdefault("slagveld.record", "_record")
            tree = Spreading().visit(tree)
        text = ast.unparse(ast.fix_missing_locations(tree))
        extra = ["from mypy_extensions import mypyc_attr as _mypyc_attr"]
        extra += [
            "from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, cast as _cast"
        ]
        extra += ["from slagveld.compiling import forms as _forms"]
        extra += ["from slagveld.structs import Header as _Header"]
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
            if isinstance(part, ast.FunctionDef) and _is_kept(part):
                if not _may_be_none(part):
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
            f"        return {{{', '.join(f'{n!r}: self.{n}' for n in names)}}}",
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
                (n for n in _classes(self._sources.trees.get(home)) if n.name == name), None
            )
            if parent is not None and self._sources.shape(home, name):
                found += [m.name for m in _kept_methods(parent) if not _may_be_none(m)]
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
        if _may_be_none(part):
            self._homes.setdefault("slagveld.record", "_record")
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
        """Whether a class of a game has nothing that keeps it from being native."""
        parts = [part for part in node.body if not _is_words(part)]
        return (
            not (node.bases or node.keywords or node.decorator_list)
            and node.name not in self._sources.parents
            and not _kept_methods(node)
            and all(isinstance(part, ast.FunctionDef) or _is_slots(part) for part in parts)
        )


def _is_bound(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store | ast.Del)


def _is_words(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def _is_slots(part: ast.stmt) -> bool:
    return isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "__slots__"


def _with_imports(text: str, extra: list[str]) -> str:
    """The source with more imports, after its docstring."""
    tree = ast.parse(text)
    first = tree.body[0]
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    after = (first.end_lineno or 0) if documented else 0
    lines = text.splitlines()
    return "\n".join([*lines[:after], *extra, *lines[after:], ""])
