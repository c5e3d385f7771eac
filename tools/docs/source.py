"""The sources as the API reference sees them: modules, what is public in them, what names mean.

Nothing is imported for it.
"""

import ast
import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple


class Module(NamedTuple):
    """A module that has a page."""

    name: str
    tree: ast.Module
    members: dict[str, ast.stmt]
    """What the reference has a place for."""
    exported: list[tuple[str, str]]
    """The names that a package gives out, each with the module it comes from."""

    @property
    def page(self) -> str:
        """Its place in the site."""
        return f"api/{self.name.removeprefix('slagveld.').replace('.', '/')}.md"


Reference = dict[str, Module]
"""All modules of the reference by their names."""


def modules(home: Path, parts: Iterable[str]) -> Iterator[Module]:
    """The public modules of some packages below `src/slagveld`, in order of their names."""
    for part in parts:
        for file in sorted((home / part).rglob("*.py")):
            inner = file.relative_to(home).with_suffix("").parts
            if any(name.startswith("_") and name != "__init__" for name in inner):
                continue
            names = inner[:-1] if inner[-1] == "__init__" else inner
            yield read(".".join(("slagveld", *names)), file)


def read(name: str, file: Path) -> Module:
    """A module by its file."""
    tree = ast.parse(file.read_text("utf-8"))
    members = {name_of(node): node for node, text in public(tree.body) if told(node, text)}
    return Module(name, tree, members, _exported(tree))


def _exported(tree: ast.Module) -> list[tuple[str, str]]:
    wanted = next((_listed(node) for node in tree.body if name_of(node) == "__all__"), [])
    return [
        (name.asname or name.name, node.module or "")
        for node in ast.walk(tree)  # what is read on demand is imported for the type checker alone
        if isinstance(node, ast.ImportFrom)
        for name in node.names
        if (name.asname or name.name) in wanted
    ]


def _listed(node: ast.stmt) -> list[str]:
    return list(ast.literal_eval(node.value)) if isinstance(node, ast.Assign) else []


def name_of(node: ast.stmt) -> str:
    """The name that a statement gives to something; empty if none."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def public(body: Iterable[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """The public statements of a body, each with its docstring."""
    listed = list(body)
    for node, after in zip(listed, [*listed[1:], None], strict=True):
        name = name_of(node)
        if not name or name.startswith("_") or "overload" in decorators(node):
            continue
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node, ast.get_docstring(node) or ""
            continue
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node, inspect.cleandoc(text)
            case _:
                yield node, ""


def told(node: ast.stmt, text: str) -> bool:
    """Whether the reference has a place for it: types always have, values need a word."""
    name = name_of(node)
    return bool(text) or isinstance(node, ast.FunctionDef | ast.ClassDef) or name != name.upper()


def decorators(node: ast.stmt) -> list[str]:
    """What stands above a function."""
    listed = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return [ast.unparse(one) for one in listed]


def home_of(name: str, origin: str, found: Reference) -> str:
    """The module that describes a name which is imported from another; empty if none does."""
    module = found.get(origin)
    if module is None:
        return ""
    further = dict(module.exported).get(name)
    if further is not None:
        return home_of(name, further, found)
    return origin if name in module.members else ""


def in_full(module: Module, found: Reference) -> "Qualifying":
    """What writes the names in a module's annotations in full, as far as it matters.

    These are the names that the reference has, and others that are called like one of them.
    """
    full = {name: f"{module.name}.{name}" for name in module.members}
    ours = {name for one in found.values() for name in one.members}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                home = home_of(name.name, node.module, found)
                if home or name.name in ours:
                    full[name.asname or name.name] = f"{home or node.module}.{name.name}"
    return Qualifying(full)


class Qualifying(ast.NodeTransformer):
    """Writes names in annotations in full, so that each leads where it is meant to."""

    def __init__(self, names: dict[str, str]) -> None:
        self._words = _Words(names)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """An argument."""
        node.annotation = self._words.visit(node.annotation) if node.annotation else None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """A field."""
        node.annotation = self._words.visit(node.annotation)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function: its arguments and what it gives back, not its body."""
        node.returns = self._words.visit(node.returns) if node.returns else None
        self.generic_visit(node.args)
        return node


class _Words(ast.NodeTransformer):
    """The inside of one annotation."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._names.get(node.id, node.id))

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """A type in quotes is one that stands further below."""
        if not isinstance(node.value, str):
            return node
        inner: ast.expr = self.visit(ast.parse(node.value, mode="eval").body)
        return inner

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """What bounds a type is no type."""
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """The words of a `Literal` are words."""
        if ast.unparse(node.value) != "Literal":
            self.generic_visit(node)
        return node
