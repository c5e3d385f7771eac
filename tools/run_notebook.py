"""Run a notebook without Jupyter: every cell in order, in one namespace, in this process.

    python tools/run_notebook.py FILE.ipynb

Code cells are plain Python; what the last line of a cell evaluates to is shown. A cell that fails
ends the run with its number and the traceback.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def code_cells(file: Path) -> Iterator[tuple[int, str]]:
    """The code cells of a notebook, each with its number, counted from 1 over all cells."""
    for number, cell in enumerate(json.loads(file.read_text("utf-8"))["cells"], 1):
        if cell["cell_type"] == "code":
            yield number, "".join(cell["source"])


def run(file: Path) -> dict[str, Any]:
    """Run all cells; what they have defined. Raises what a cell raises, with its number."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, source in code_cells(file):
        try:
            shown = _run_cell(source, f"{file.name}, cell {number}", names)
        except Exception as error:
            error.add_note(f"in cell {number} of {file}")
            raise
        if shown is not None:
            print(_words(shown))
    return names


def _run_cell(source: str, name: str, names: dict[str, Any]) -> Any:
    """Run one cell; the value of its last line if that is an expression."""
    tree = ast.parse(source, name)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, name, "exec"), names)
        return None
    tree.body.pop()
    exec(compile(tree, name, "exec"), names)
    return eval(compile(ast.Expression(last.value), name, "eval"), names)


def _words(shown: Any) -> str:
    """What a terminal can show of a value; of a picture, that it is one."""
    draw = getattr(shown, "_repr_svg_", None)
    return repr(shown) if draw is None else f"(a picture, {len(draw())} characters of SVG)"


if __name__ == "__main__":
    run(Path(sys.argv[1]))
