"""`tools/rules.py`: every rule is tested or exempt, and every rule that is cited exists."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from slagveld.kernel.rulebook import Rule, Rulebook, Wording

ROOT = Path(__file__).parent.parent


def _load():
    spec = importlib.util.spec_from_file_location("rules_tool", ROOT / "tools" / "rules.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["rules_tool"] = module
    spec.loader.exec_module(module)
    return module


tool = _load()


def rule(number, kind="mechanic"):
    reason = "nobody can" if kind == "exempt" else ""
    words = Wording(title=f"About {number}", rule="It holds.", reason=reason)
    return Rule(id=number, kind=kind, wording={"en": words})


BOOKS = {
    "zed": Rulebook(
        (
            rule("ZED-A-1"),
            rule("ZED-A-2", "display"),
            rule("ZED-3.1", "data"),
            rule("ZED-X", "exempt"),
        )
    )
}
MARKED = """
import pytest

@pytest.mark.rule("ZED-A-1", "ZED-A-2")
def test_both(): ...

@pytest.mark.rule("ZED-3.1")
class TestData:
    def test_it(self): ...
"""


@pytest.fixture
def tree(tmp_path, capsys):
    """Lay out a checkout and run the tool on it: exit code and what it printed."""

    def tree(files, *words):
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        capsys.readouterr()
        code = tool.main(["--root", str(tmp_path), *words], BOOKS)
        return code, capsys.readouterr().out

    return tree


def test_all_is_well(tree):
    code, out = tree(
        {"tests/test_zed.py": MARKED, "src/zed.py": 'RULE = "ZED-A-1"  # see ZED-3.1.'}
    )
    assert code == 0
    assert out == "zed 4/4\n  exempt ZED-X: nobody can\n"


def test_a_rule_without_a_test(tree):
    code, out = tree({"tests/test_zed.py": MARKED.replace(', "ZED-A-2"', "")})
    assert code == 1
    assert out.splitlines()[0] == "zed 3/4"
    assert "  missing ZED-A-2: About ZED-A-2" in out


def test_as_json(tree):
    code, out = tree({"tests/test_zed.py": MARKED, "docs/a.md": "\nZED-NOPE"}, "--json")
    assert code == 1
    told = json.loads(out)
    assert told["ok"] is False
    assert told["games"] == [
        {"game": "zed", "covered": 4, "all": 4, "exempt": {"ZED-X": "nobody can"}, "missing": []}
    ]
    assert told["faults"] == [{"file": "docs/a.md", "line": 2, "what": "no rule ZED-NOPE"}]


def source_of(*lines):
    """A test file in which `RULE` is the mark."""
    text = "\n".join(["import pytest", *lines])
    return text.replace("RULE", 'pytest.mark.rule("ZED-A-1")')


TEST = "def test_a(): ..."
METHOD = "    def test_a(self): ..."


@pytest.mark.parametrize(
    "lines",
    [
        ["@RULE", TEST],
        ["@RULE", f"async {TEST}"],
        ["pytestmark = RULE", TEST],
        ["pytestmark = [pytest.mark.soak, RULE]", TEST],
        ["class TestA:", "    pytestmark = RULE", METHOD],
        ["class TestA:", "    @RULE", METHOD],
        ["@RULE", "class TestA(Conformance): ..."],
        ['@pytest.mark.parametrize("x", [pytest.param(1, marks=RULE)])', TEST],
        ['@pytest.mark.skipif(X, reason="")', "@RULE", TEST],
    ],
)
def test_marks_that_count(tmp_path, lines):
    (tmp_path / "test_a.py").write_text(source_of(*lines))
    assert tool.marks(tmp_path).ids == {"ZED-A-1"}


@pytest.mark.parametrize(
    "lines",
    [
        ["@RULE", "def helper(): ..."],
        ["@RULE", "class TestEmpty: ..."],
        ["pytestmark = RULE"],
        ["@pytest.mark.skip", "@RULE", TEST],
        ["@RULE", '@pytest.mark.skip(reason="later")', TEST],
        ["pytestmark = pytest.mark.skip", "@RULE", TEST],
        ["pytestmark = [pytest.mark.soak, pytest.mark.skip]", "@RULE", TEST],
        ["@pytest.mark.skip", "class TestA:", "    @RULE", METHOD],
        ["# @RULE", TEST],
        ["def test_a():", "    'RULE'"],
    ],
)
def test_marks_that_do_not_count(tmp_path, lines):
    (tmp_path / "test_a.py").write_text(source_of(*lines))
    assert tool.marks(tmp_path).ids == set()


@pytest.mark.parametrize("ids", ["*IDS", "ID", ""])
def test_marks_that_cannot_be_read_are_faults(tree, ids):
    source = f"import pytest\n@pytest.mark.rule({ids})\ndef test_a(): ..."
    code, out = tree({"tests/test_zed.py": MARKED, "tests/test_odd.py": source})
    assert code == 1
    assert "test_odd.py:2: rule mark without plain ids" in out


def test_a_broken_test_file_is_a_fault(tree):
    code, out = tree({"tests/test_zed.py": MARKED, "tests/test_odd.py": "def ("})
    assert code == 1
    assert "test_odd.py:1: not Python" in out


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("src/a/b.py", 'refuse("ZED-A-9", "x")'),
        ("src/a/data/units.yaml", "rule: ZED-3.2"),
        ("src/a/rulebook/a.yaml", "rule: see ZED-A-12"),
        ("src/a/b.py", "# all of ZED-A"),
        ("tests/test_b.py", "# ZED-A-1-late"),
        ("docs/deep/a.md", "(ZED-B-1)"),
        ("README.md", "ZED-A-3"),
    ],
)
def test_ids_that_do_not_exist_are_faults(tree, file, text):
    code, out = tree({"tests/test_zed.py": MARKED, file: f"# first line\n{text}\n"})
    assert code == 1
    assert f"{file}:2: no rule ZED-" in out


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("src/a/b.py", "ZED-A-1. ZED-3.1, (ZED-X): 'ZED-A-2'"),
        ("src/a/__init__.py", "see ZED-A and ZED-A-1"),
        ("src/a/b.py", "AZED-A-9 X-ZED-A-9 zed-a-9 ZED_A ZED"),
        ("src/_compiled/b.py", "ZED-A-9"),
        ("docs/picture.png", "ZED-A-9"),
        ("other/b.py", "ZED-A-9"),
    ],
)
def test_what_is_no_fault(tree, file, text):
    assert tree({"tests/test_zed.py": MARKED, file: text})[0] == 0


def test_the_books_of_this_project_are_looked_at():
    assert "slagveld" in tool.all_books()


def test_every_rule_of_this_project_is_tested_or_exempt_and_every_id_exists():
    plain, lines = tool.report(tool.all_books(), ROOT)
    assert plain["ok"], "\n".join(lines)
