"""Compiled and plain give the same answers, and only a build that fits is used."""

import inspect
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table import digest

import slagveld.table
from slagveld.table import _choice

PACKAGE = Path(slagveld.table.__file__).parent
ROOT = PACKAGE.parents[2]
TELL = "import slagveld.table as t; from slagveld.table.measure import distance as d; "
TELL += "print(t.compiled(), d(0, 0, 3, 4))"


def run(code_or_path, *, plain, source=PACKAGE.parents[1]):
    """What a fresh Python prints, with the package taken from `source`."""
    environment = {k: v for k, v in os.environ.items() if k != _choice.PLAIN}
    environment["PYTHONPATH"] = str(source)
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    if plain:
        environment[_choice.PLAIN] = "1"
    program = [str(code_or_path)] if isinstance(code_or_path, Path) else ["-c", code_or_path]
    done = subprocess.run(
        [sys.executable, *program], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.strip()


def test_every_public_hot_function_is_in_the_digest():
    asked = set()
    for ask, _ in digest.sources():
        asked |= set(ask(digest.random.Random(1)))
    public = {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in digest.MODULES
        for name, value in vars(module).items()
        if callable(value)
        and not inspect.isclass(value)
        and not name.startswith("_")
        and getattr(value, "__module__", None) == module.__name__
    }
    assert len(public) > 80
    assert public - asked == set()


def test_compiled_and_plain_agree():
    if _choice.fitting_library(PACKAGE) is None:
        pytest.skip("no compiled build fits the sources: run tools/compile_table.py")
    path = Path(digest.__file__)
    fast = json.loads(run(path, plain=False))
    slow = json.loads(run(path, plain=True))
    assert (fast["compiled"], slow["compiled"]) == (True, False)
    assert len(slow["digests"]) > 90
    assert [name for name, value in slow["digests"].items() if fast["digests"][name] != value] == []


@pytest.fixture
def copy(tmp_path):
    """A copy of the package that may be spoiled; with its build, if there is one that fits."""
    target = tmp_path / "src" / "slagveld"
    shutil.copytree(PACKAGE, target / "table", ignore=shutil.ignore_patterns("__pycache__"))
    (target / "__init__.py").write_text("")
    return target / "table"


def build_fake(package):
    """A build that claims to fit but is no library."""
    folder = package / _choice.FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    suffix = _choice.fingerprint(package)["suffix"]
    for name in ["fake__mypyc", *(path.stem for path in _choice.hot_sources(package))]:
        (folder / f"{name}{suffix}").write_bytes(b"no library")
    manifest = {"library": f"fake__mypyc{suffix}", "made_from": _choice.fingerprint(package)}
    (folder / _choice.MANIFEST).write_text(json.dumps(manifest))


def test_a_broken_build_is_not_used(copy):
    build_fake(copy)
    assert _choice.fitting_library(copy) is not None
    assert run(TELL, plain=False, source=copy.parents[1]) == "False 5"


@pytest.mark.parametrize(
    "spoil", ["source", "missing", "extra", "garbage", "interpreter", "library"]
)
def test_a_build_that_does_not_fit_is_not_used(copy, spoil):
    build_fake(copy)
    manifest = copy / _choice.FOLDER / _choice.MANIFEST
    if spoil == "source":
        with (copy / "lines.py").open("a") as file:
            file.write("# changed\n")
    elif spoil == "missing":
        manifest.unlink()
    elif spoil == "extra":
        text = json.loads(manifest.read_text())
        del text["made_from"]["sources"]["lines.py"]
        manifest.write_text(json.dumps(text))
    elif spoil == "garbage":
        manifest.write_text("[]")
    elif spoil == "interpreter":
        manifest.write_text(manifest.read_text().replace("cpython-", "cpython-9"))
    else:
        next((copy / _choice.FOLDER).glob("fake*")).unlink()
    assert _choice.fitting_library(copy) is None
    assert run(TELL, plain=False, source=copy.parents[1]) == "False 5"


def test_a_real_build_is_used_unless_plain_is_asked_for(copy):
    if _choice.fitting_library(copy) is None:
        pytest.skip("no compiled build fits the sources: run tools/compile_table.py")
    assert run(TELL, plain=False, source=copy.parents[1]) == "True 5"
    assert run(TELL, plain=True, source=copy.parents[1]) == "False 5"


def test_every_module_is_hot_or_cold():
    modules = {path.stem for path in PACKAGE.glob("*.py")}
    assert modules - set(_choice.HOT) - set(_choice.COLD) == set()
    assert not set(_choice.HOT) & set(_choice.COLD)


def test_without_a_compiler_the_tool_says_so_and_succeeds(copy):
    tools = copy.parents[2] / "tools"
    tools.mkdir()
    shutil.copy(ROOT / "tools" / "compile_table.py", tools)
    shutil.rmtree(copy / _choice.FOLDER, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, str(tools / "compile_table.py")],
        env={"PATH": "/nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    assert "no C compiler" in done.stdout
