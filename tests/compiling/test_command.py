"""The command: what it says, and how it ends."""

import json
import subprocess
import sys

import pytest

from slagveld.compiling import choice, plan
from slagveld.compiling.__main__ import made_by
from tests.compiling.processes import copied, environment, needs_a_build

PLACES, HIDDEN = ("PATH", "PROGRAMFILES", "PROGRAMFILES(X86)"), "/nowhere"
"""Where a C compiler could be found."""


def called(package, *words):
    """The exit code of the command in a copy, and the lines it prints."""
    known = {**environment(plain=False, source=package.parent), **dict.fromkeys(PLACES, HIDDEN)}
    known.pop("CC", None)
    done = subprocess.run(
        [sys.executable, "-m", "slagveld.compiling", *words],
        env=known,
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


@pytest.fixture
def package(tmp_path):
    """A copy without builds."""
    return copied(tmp_path)


def test_an_unknown_group(package):
    code, lines = called(package, "chess", "--table")
    assert code == 2
    assert lines == ["compiling: no group is called chess; there are table"]
    code, lines = called(package, "chess")
    assert code == 2
    assert lines == ["compiling: no group is called chess; there are core"]


def test_a_game_of_ones_own_that_is_not_there(package):
    code, (line,) = called(package, "--game", "mine=no/such/folder")
    assert code == 2
    assert "no package lies there" in line


def test_without_a_compiler(package):
    code, (line,) = called(package)
    assert code == 0
    assert line == "compiling: no C compiler found; everything runs as plain Python"
    assert not (package / choice.FOLDER).exists()


def test_without_a_compiler_nothing_is_begun_behind(package):
    code, (line,) = called(package, "--behind")
    assert code == 0
    assert "no C compiler" in line


def test_a_game_of_ones_own_is_a_group(package, tmp_path):
    home = tmp_path / "mine"
    home.mkdir()
    (home / "__init__.py").write_text("")
    code, (line,) = called(package, "chess", "--game", f"my.game={home}")
    assert code == 2
    assert line.endswith("there are core, my_game")


def test_up_to_date(tmp_path):
    needs_a_build()
    package = copied(tmp_path, built=True)
    known = json.loads((package / choice.FOLDER / choice.MANIFEST).read_text("utf-8"))["groups"]
    hot = {module.name for module in plan.table(package)[plan.TABLE].modules}
    if set(known[plan.TABLE]["sources"]) != hot or known[plan.TABLE].get("tool") != made_by():
        pytest.skip("the build of the table fits, but would be made in another way now")
    assert called(package, "--table") == (0, ["compiling: up to date"])
    assert called(package, "--table", "table") == (0, ["compiling: up to date"])
    assert called(package, "--table", "--behind") == (0, [])
    code, (line,) = called(package, "--table", "--force")
    assert (code, "no C compiler" in line) == (0, True)
