"""The small wrong changes that `tools/mutate.py` makes, and that it notices who notices."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TOOLS = ROOT / "tools"


@pytest.fixture(autouse=True)
def tools(monkeypatch):
    monkeypatch.syspath_prepend(str(TOOLS))


def changed(source):
    """All sources that one mutation makes of a source, with the kind of mutation."""
    from mutations import mutations

    made = {(m.kind, m.applied(source)) for m in mutations(source)}
    for _, result in made:
        ast.parse(result)
    return made


@pytest.mark.parametrize(
    ("source", "kind", "result"),
    [
        ("x = a < b", "comparison", "x = (a <= b)"),
        ("x = a >= b", "comparison", "x = (a > b)"),
        ("x = a == b", "comparison", "x = (a != b)"),
        ("x = a is not b", "comparison", "x = (a is b)"),
        ("x = a not in b", "comparison", "x = (a in b)"),
        ("x = a and b", "and/or", "x = (a or b)"),
        ("x = a or b", "and/or", "x = (a and b)"),
        ("x = 3", "number", "x = 4"),
        ("x = 3", "number", "x = 2"),
        ("x = 0", "number", "x = (-1)"),
        ("x = 1.5", "number", "x = 2.5"),
        ("x = True", "constant", "x = False"),
        ("x = a + b", "plus/minus", "x = (a - b)"),
        ("x = a - b", "plus/minus", "x = (a + b)"),
        ("x += b", "plus/minus", "x -= b"),
        ("x = not a", "negation", "x = (a)"),
        ("x = min(a, b)", "min/max", "x = (max(a, b))"),
        ("x = max(a, b)", "min/max", "x = (min(a, b))"),
        ("if a:\n    b()", "condition", "if not (a):\n    b()"),
        ("if a < b:\n    b()", "condition", "if not (a < b):\n    b()"),
        ("while a():\n    b()", "condition", "while not (a()):\n    b()"),
        ("x = [a for a in b if a]", "condition", "x = [a for a in b if not (a)]"),
        ("x = a if b else c", "condition", "x = a if not (b) else c"),
        ("if a:\n    b()", "dropped", "if a:\n    pass"),
        ("a.b = c", "dropped", "pass"),
        ("a[b] = c", "dropped", "pass"),
        ("raise a", "dropped", "pass"),
        ("for a in b:\n    break", "dropped", "for a in b:\n    pass"),
        ("def a():\n    return b", "nothing returned", "def a():\n    return None"),
        ("é = 'é' * a; x = b < c", "comparison", "é = 'é' * a; x = (b <= c)"),
        ("x = (\n    a\n    < b\n)", "comparison", "x = (\n    (a < b)\n)".replace("<", "<=")),
    ],
)
def test_operators(source, kind, result):
    assert (kind, result) in changed(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A text of 3 words."""',
        'def a() -> None:\n    """1 + 1 is True."""\n    pass',
        "x = 'a' + 'b'",
        "x = {'key': a}['key']",
        "def a(b: Annotated[int, Meta(ge=0)]) -> Literal[1]:\n    pass",
        "class A(B, frozen=True, tag=1):\n    x: int",
        "class A:\n    x: ClassVar[int] = 3",
        "class A:\n    __slots__ = (a, 1)",
        "__all__ = [1]",
        "if TYPE_CHECKING:\n    import a",
        "if __name__ == '__main__':\n    main()",
        "import a",
        "assert a < b",
        "raise NotImplementedError",
        "raise NotImplementedError('later')",
        "@given(1)\ndef a():\n    pass",
        "x = f'{a + 1:>3}'",
        "def a():\n    return None",
        "x = [1][:0] + [a]".replace("[1][:0]", "[b]"),
    ],
)
def test_what_is_left_alone(source):
    assert changed(source) == set()


def test_every_change_of_this_project_still_parses():
    from mutations import mutations

    for path in sorted((ROOT / "src/slagveld/kernel").glob("*.py"))[::3]:
        source = path.read_text("utf-8")
        for mutation in mutations(source)[::5]:
            assert mutation.applied(source) != source
            ast.parse(mutation.applied(source))


def test_the_same_seed_makes_the_same_changes():
    from mutate import chosen

    package = ROOT / "src/slagveld/bots"
    first = chosen(package, 5, 1)
    assert chosen(package, 5, 1) == first
    assert chosen(package, 5, 2) != first
    assert len(first) == 5
    everything = chosen(package, 10**6, 1)
    places = {(c.file, c.mutation.start, c.mutation.end) for c in everything}
    assert len(places) == len(everything)


def test_the_outermost_package_is_copied(tmp_path):
    from mutate import UsageError, top_of

    assert top_of(ROOT / "src/slagveld/kernel") == ROOT / "src/slagveld"
    toy = ROOT / "tests/kernel/toy/slagveld_toy"
    assert top_of(toy) == toy
    with pytest.raises(UsageError):
        top_of(tmp_path)


@pytest.fixture
def project(tmp_path):
    """A package of two functions, and tests for one of them only."""
    package = tmp_path / "code" / "sums"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(
        "def double(x):\n    return x + x\n\n\ndef half(x):\n    return x - 9\n"
    )
    tests = tmp_path / "test_sums.py"
    tests.write_text(
        "import sums\n\n\ndef test_sums():\n"
        "    assert sums.double(2) == 4\n    assert sums.half(9) == 0\n"
    )
    return package, tests


def mutate(package, tests, *words):
    command = [sys.executable, TOOLS / "mutate.py", package, "--tests", tests, *words]
    return subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"PYTHONPATH": str(package.parent), "PATH": "/usr/bin:/bin"},
    )


def test_who_notices_and_who_does_not(project):
    package, tests = project
    source = (package / "__init__.py").read_text()
    caught = mutate(package, tests, "--count", 99, "--json")
    assert caught.returncode == 0, caught.stderr
    told = json.loads(caught.stdout)
    assert told["changes"] >= 5
    assert told["caught"] == told["changes"]
    tests.write_text("import sums\n\n\ndef test_double():\n    assert sums.double(2) == 4\n")
    some = json.loads(mutate(package, tests, "--count", 99, "--json").stdout)
    assert {survivor["line"] for survivor in some["survivors"]} == {6}
    assert {survivor["file"] for survivor in some["survivors"]} == {"sums/__init__.py"}
    assert 0 < some["share"] < 1
    assert (package / "__init__.py").read_text() == source


def test_survivors_for_people(project):
    package, tests = project
    tests.write_text("import sums\n\n\ndef test_nothing():\n    pass\n")
    told = mutate(package, tests, "--count", 1, "--workers", 1).stdout
    assert "__init__.py:" in told
    assert "    - " in told
    assert "    + " in told
    assert "0 of 1 changes caught (0%)" in told


def test_an_endless_loop_is_caught(project):
    package, tests = project
    (package / "__init__.py").write_text("def double(x):\n    while x is None:\n        pass\n")
    tests.write_text("import sums\n\n\ndef test_double():\n    sums.double(2)\n")
    told = mutate(package, tests, "--count", 1, "--workers", 1, "--timeout", 2, "--json")
    assert json.loads(told.stdout)["caught"] == 1


def test_wrong_words(project, tmp_path):
    package, tests = project
    assert mutate(tmp_path, tests).returncode == 2
    assert mutate(package, tmp_path / "nothing").returncode == 2
    assert mutate(package, tests, "--count", 0).returncode == 2
    tests.write_text("def test_broken():\n    assert False\n")
    broken = mutate(package, tests)
    assert broken.returncode == 2
    assert broken.stderr.count("\n") == 1
