"""The modules that are compiled, parsed: which classes are records or structs, and their fields."""

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from slagveld.compiling.plan import CORE, TABLE, Group
from slagveld.compiling.rewriting import aliases, called

NATIVE_RECORD = "slagveld.record"


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
            called(base) for tree in self.trees.values() for n in classes(tree) for base in n.bases
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
        node = next((n for n in classes(tree) if n.name == name), None)
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
        node = next((n for n in classes(tree) if n.name == name), None)
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
        own = [f for f in own_fields(module, node) if f.name not in [g.name for g in fields]]
        keywords = any(k.arg == "kw_only" for k in node.keywords)
        found = Shape(module, name, (*fields, *own), keywords, module in self.core)
        self.records[module, name] = found
        self.slots += [m.name for m in kept_methods(node) if not may_be_none(m)]
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


def classes(tree: ast.Module | None) -> list[ast.ClassDef]:
    """The classes of a module, if it is known."""
    return [] if tree is None else [n for n in tree.body if isinstance(n, ast.ClassDef)]


def own_fields(module: str, node: ast.ClassDef) -> list[Field]:
    """The fields that a class adds to those of its bases."""
    found: list[Field] = []
    for part in node.body:
        if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
            continue
        if not ast.unparse(part.annotation).startswith("ClassVar"):
            found.append(Field(part.target.id, module, part.annotation, part.value))
    return found


def kept_methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """The `kept` properties of a class."""
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and is_kept(part)]


def is_kept(part: ast.FunctionDef) -> bool:
    """Whether a method is a `kept` property."""
    return any(isinstance(d, ast.Name) and d.id == "kept" for d in part.decorator_list)


def may_be_none(part: ast.FunctionDef) -> bool:
    """Whether None is one of the values, so that it cannot stand for one not worked out."""
    returns = part.returns
    while isinstance(returns, ast.BinOp):
        if isinstance(returns.right, ast.Constant) and returns.right.value is None:
            return True
        returns = returns.left
    return False
