"""`docs/add-a-game.md` shows the skeleton that `slagveld new-game` writes, and all of it."""

import ast
import re
from pathlib import Path

import pytest

from slagveld.cli.new_game import skeleton

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
FILES = skeleton("tin")
SECTIONS = {
    found[1]: found[2]
    for found in re.finditer(r"^### `([^`]+)`\n(.*?)(?=^##)", GUIDE, re.DOTALL | re.MULTILINE)
}
FENCE = re.compile("^```", re.MULTILINE)
CODE = [name for name in FILES if name.endswith(".py") and "__init__" not in name]


def quotes(section):
    """The code in its blocks."""
    return re.findall(r"^```\w*\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", SECTIONS)
def test_what_is_quoted_is_what_is_written(name):
    pieces = quotes(SECTIONS[name])
    assert pieces
    for piece in pieces:
        assert piece in FILES[name]


def test_every_file_is_explained():
    untold = {"README.md", *(name for name in FILES if "__init__" in name or "py.typed" in name)}
    untold |= {f"slagveld_tin/texts/{other}.ftl" for other in ("nl", "de")}
    untold |= {f"slagveld_tin/rulebook/{other}/rules.yaml" for other in ("nl", "de")}
    assert set(SECTIONS) == set(FILES) - untold
    blocks = FENCE.findall(GUIDE)
    told = [quote for section in SECTIONS.values() for quote in FENCE.findall(section)]
    assert len(blocks) == len(told)


def imports(name):
    for node in ast.walk(ast.parse(FILES[name])):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.level, node.module, [alias.name for alias in node.names]


@pytest.mark.parametrize("name", CODE)
def test_every_import_is_named(name):
    rows = dict(re.findall(r"^\| `(slagveld[\w.]*)` \| (.*) \|$", GUIDE, re.MULTILINE))
    for level, module, names in imports(name):
        if level == 0 and module.split(".")[0] == "slagveld":
            for imported in names:
                assert f"`{imported}`" in rows[module].partition("|")[0]


def test_nothing_else_is_named_as_an_import():
    rows = re.findall(r"^\| `(slagveld[\w.]*)` \| ([^|]*) \|", GUIDE, re.MULTILINE)
    found = {
        (module, each) for name in CODE for _, module, names in imports(name) for each in names
    }
    assert {(module, each) for module, row in rows for each in re.findall(r"`(\w+)`", row)} <= found


def test_files_import_only_from_those_listed_above_them():
    order = [f"slagveld_tin/{name}" for name in re.findall(r"^ {8}(\w+\.py) ", GUIDE, re.MULTILINE)]
    order = [name for name in order if name in FILES]
    assert set(order) == {name for name in CODE if name.startswith("slagveld_tin/")}
    for place, name in enumerate(order):
        for level, module, _ in imports(name):
            assert not level or f"slagveld_tin/{module}.py" in order[:place], (name, module)


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`(\w+/[\w./]+\.py)`", GUIDE))))
def test_paths_that_are_named_exist(path):
    homes = (ROOT, ROOT / "src/slagveld", ROOT / "src/slagveld/games")
    assert path in FILES or any((home / path).is_file() for home in homes)
