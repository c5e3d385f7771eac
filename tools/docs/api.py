"""The API reference: what is public, with its signature and docstring.

Docstrings are Markdown, as they are written.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from .source import (
    Module,
    Reference,
    decorators,
    home_of,
    in_full,
    modules,
    name_of,
    public,
    read,
    told,
)
from .words import from_page

PARTS = {
    "kernel": "What games are made of, and what a battle is: to be read for a game of your own.",
    "kit": "What games have in common beyond the kernel.",
    "table": "Geometry on a free-measurement table.",
    "chances": "Exact distributions of dice pools and cards.",
    "texts": "Sentences in three languages, and values that stand in them.",
    "data": "Strict YAML and JSON with file and line.",
    "bots": "Players behind one protocol.",
    "lab": "Many battles at once.",
    "campaign": "Scenarios linked by who wins them.",
    "conformance": "The suite that every game must pass.",
}
"""The packages that others build on, in the order of reading; neither games nor server."""
HEAD = """# API reference

What other programs build on, from the docstrings. [From Python](../python.md) shows how it is used,
[how to add a game](../add-a-game.md) what a game needs of it. What is not listed here, or begins
with an underscore, may change without a word.

```python
import slagveld
```
"""
NAMES = "| Name | What it is |\n|---|---|"
LONGEST = 200
"""Signs that a value may have and still be shown."""
_SECTION = re.compile(r"^(Args|Returns|Raises|Yields):$", re.MULTILINE)
_ITEM = re.compile(r"^    (\S[^:]*): ", re.MULTILINE)
_EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)", re.MULTILINE)


def pages(home: Path) -> dict[str, str]:
    """All pages of the reference, by their places in the site."""
    found = {module.name: module for module in modules(home, PARTS)}
    top = read("slagveld", home / "__init__.py")
    made = {"api/index.md": "\n".join(_index(top, found))}
    for module in found.values():
        made[module.page] = "\n".join(_page(module, found))
    return made


def _index(top: Module, found: Reference) -> Iterator[str]:
    yield HEAD
    yield from _given_out(top, found)
    there = {name.split(".")[1] for name in found}
    for part, said in ((part, said) for part, said in PARTS.items() if part in there):
        yield f"## slagveld.{part}\n\n{said}\n"
        yield "| Module | What it is |\n|---|---|"
        for one in found.values():
            if one.name.split(".")[1] == part and (one.members or one.exported):
                link = f"[{one.name}]({from_page('api/index.md', one.page)})"
                yield f"| {link} | {_first_line(one.tree)} |"
        yield ""


def _page(module: Module, found: Reference) -> Iterator[str]:
    yield "---\norphan: true\ntocdepth: 2\n---\n"
    yield f"# {module.name}\n"
    yield f"[API reference]({from_page(module.page, 'api/index.md')})\n"
    yield f":::{{py:module}} {module.name}\n:::\n"
    yield f"{markdown(ast.get_docstring(module.tree))}\n"
    if module.exported:
        yield from _given_out(module, found)
    names = in_full(module, found)
    for node, text in public(module.tree.body):
        yield from _member(names.visit(node), text, inside=False)


def _given_out(module: Module, found: Reference) -> Iterator[str]:
    """What a package gives out, with links to where it is described."""
    yield NAMES
    for name, origin in module.exported:
        home = home_of(name, origin, found)
        said = _first_line(found[home].members[name]) if home else ""
        link = f"{{py:obj}}`{name} <{home}.{name}>`" if home else f"`{name}`"
        yield f"| {link} | {said} |"
    yield ""


def _first_line(node: ast.AST) -> str:
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        return ""
    return (ast.get_docstring(node) or "").split("\n", 1)[0]


def _member(node: ast.stmt, text: str, *, inside: bool) -> Iterator[str]:
    """A class, function or value as a directive that makes it findable."""
    name = name_of(node)
    fence = ":::" if inside else "::::"
    if not inside and not told(node, text):
        return
    match node:
        case ast.ClassDef():
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            yield f"{fence}{{py:class}} {name}" + (f"({bases})" if bases else "")
            yield f"\n{markdown(text)}\n"
            for part, said in public(node.body):
                yield from _member(part, said, inside=True)
            yield f"{fence}\n"
        case ast.FunctionDef():
            kind = _kind(node) if inside else "function"
            yield f"{fence}{{py:{kind}}} {_signature(node, kind)}"
            if "abstractmethod" in decorators(node):
                yield ":abstractmethod:"
            if kind == "property" and node.returns is not None:
                yield f":type: {ast.unparse(node.returns)}"
            yield f"\n{markdown(text)}\n{fence}\n"
        case ast.AnnAssign() | ast.Assign():
            yield f"{fence}{{py:{'attribute' if inside else 'data'}}} {name}"
            if isinstance(node, ast.AnnAssign):
                yield f":type: {ast.unparse(node.annotation)}"
            value = "" if node.value is None else ast.unparse(node.value)
            if 0 < len(value) < LONGEST:
                yield f":value: {value}"
            yield f"\n{markdown(text)}\n{fence}\n"


def _kind(node: ast.FunctionDef) -> str:
    marks = decorators(node)
    if "property" in marks or "kept" in marks:
        return "property"
    if "classmethod" in marks:
        return "classmethod"
    return "staticmethod" if "staticmethod" in marks else "method"


def _signature(node: ast.FunctionDef, kind: str) -> str:
    """A function with its arguments, without `self` and `cls`."""
    if kind == "property":
        return node.name
    given = node.args
    if kind in ("method", "classmethod"):
        del (given.posonlyargs or given.args)[:1]
    returns = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    return f"{node.name}({ast.unparse(given)}){returns}"


def markdown(docstring: str | None) -> str:
    r"""A docstring as Markdown: sections become lists, examples become code.

    >>> print(markdown("What it is.\n\nArgs:\n    a: The one.\n"))
    What it is.
    <BLANKLINE>
    **Args**
    <BLANKLINE>
    - `a`: The one.
    <BLANKLINE>
    """
    text = _EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", docstring or "")
    head, *rest = _SECTION.split(text)
    parts = [head.rstrip()]
    for title, body in zip(rest[::2], rest[1::2], strict=True):
        items = inspect.cleandoc(_ITEM.sub(lambda found: f"    - `{found[1]}`: ", body))
        parts.append(f"\n**{title}**\n\n{items}\n")
    return "\n".join(parts)
