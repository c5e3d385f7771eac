"""`slagveld new-game`: a package that is whole at once."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from slagveld.cli import main
from slagveld.cli.new_game import Named, skeleton
from slagveld.texts.lint import discover, faults

ROOT = Path(__file__).parent.parent.parent
NAMES = ("tin", "ab", "qqqqqqqqqqqqqqqqqqqqqqqq", "the-siege-of-high-castle")
"""Short and long: line breaks must not depend on a name."""


def tool(*words, folder, path=()):
    """A tool of this Python in a process of its own, which knows no game but the installed."""
    paths = [ROOT / "src", *path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    return subprocess.run(
        [sys.executable, "-m", *map(str, words)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """A folder with a game of each name, the first written through the outer door."""
    folder = tmp_path_factory.mktemp("games")
    done = tool("slagveld", "new-game", NAMES[0], folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "pip install -e tin\n" in done.stdout
    assert "pytest tin\n" in done.stdout
    for name in NAMES[1:]:
        assert main(["new-game", name, "--folder", str(folder)]) == 0
    return folder


def test_the_tests_of_a_new_game_pass_before_it_is_installed(written):
    done = tool("pytest", "tin", folder=written)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert not list(written.glob(".*"))


@pytest.fixture
def installed(written, tmp_path):
    """Folders on whose path the game is known, as if it had been installed."""
    info = tmp_path / "slagveld_tin-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: slagveld-tin\nVersion: 0.1.0\n")
    points = "[slagveld.games]\ntin = slagveld_tin.game:TinGame\n"
    (info / "entry_points.txt").write_text(points)
    return [tmp_path, written / "tin"]


def test_they_pass_when_it_is_installed(written, installed):
    words = ("pytest", "tin", "-k", "fresh_process or same_seed or falls")
    done = tool(*words, folder=written, path=installed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout


def test_bots_of_every_kind_play_it_and_learn_from_it(written, installed):
    bots = ("--bots", "recruit,captain-bold", "--games", 1)
    for words in (("ladder", "tin", *bots), ("train", "tin", "--battles", 10)):
        done = tool("slagveld", *words, "--json", folder=written, path=installed)
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["game"] == "tin"


def test_it_is_clean(written):
    for words in (("check",), ("format", "--check")):
        done = tool("ruff", *words, "--no-cache", *NAMES, folder=written)
        assert done.returncode == 0, done.stdout + done.stderr


def test_its_types_are_strict(written, tmp_path):
    words = ("--config-file", "tin/pyproject.toml", "--cache-dir", tmp_path)
    done = tool("mypy", *words, "tin/slagveld_tin", folder=written)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_lint_is_the_project_s():
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    new = tomllib.loads(skeleton("tin")["pyproject.toml"])["tool"]
    for part in ("select", "ignore", "pydocstyle", "mccabe"):
        assert new["ruff"]["lint"][part] == ours["ruff"]["lint"][part]
    assert new["ruff"]["line-length"] == ours["ruff"]["line-length"]
    assert new["mypy"]["strict"]


def test_its_texts_are_whole(written):
    package = written / "tin" / "slagveld_tin"
    found = [source for source in discover([package]) if source.namespace]
    assert [source.namespace for source in found] == ["tin"]
    sources = discover([package])
    wrong = [
        fault for fault in faults(sources, [package]) if fault.place.path.is_relative_to(package)
    ]
    assert not wrong


def test_nothing_is_left_to_fill_in():
    for name in NAMES:
        for path, content in skeleton(name).items():
            assert not re.search("%[A-Z]+%", path + content), path


@pytest.mark.parametrize(
    ("name", "package", "kind", "rules"),
    [
        ("tin", "slagveld_tin", "TinGame", "TIN"),
        ("iron-tin", "slagveld_iron_tin", "IronTinGame", "IT"),
        ("none", "slagveld_none", "NoneGame", "NONE"),
        ("battlefield", "slagveld_battlefield", "BattlefieldGame", "BATTLE"),
    ],
)
def test_what_becomes_of_a_name(name, package, kind, rules):
    named = Named(name)
    assert (named.package, named.kind, named.rules) == (package, kind, rules)


def test_for_programs(run, tmp_path):
    code, out, err = run("new-game", "iron-tin", "--folder", tmp_path, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    folder = tmp_path / "iron-tin"
    assert told["folder"] == str(folder)
    assert (told["package"], told["class"], told["rules"]) == (
        "slagveld_iron_tin",
        "IronTinGame",
        "IT",
    )
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert set(told["files"]) == found
    assert told["next"] == [f"pip install -e {folder}", f"pytest {folder}"]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize(
    "name",
    [
        "Tin",
        "t",
        "tin soldiers",
        "1tin",
        "tin-",
        "tin--cup",
        "../tin",
        "tin_cup",
        "",
        "é",
        "x" * 25,
    ],
)
def test_wrong_names_are_refused(run, tmp_path, name, language):
    code, out, err = run("new-game", name, "--folder", tmp_path, "--lang", language)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["pig", "carnage", "toy", "slagveld"])
def test_names_that_are_taken(run, tmp_path, name):
    code, _, err = run("new-game", name, "--folder", tmp_path)
    assert (code, err) == (2, f"slagveld: There is a game called {name} already.\n")
    assert not list(tmp_path.iterdir())


def test_what_is_there_stays(run, tmp_path):
    (tmp_path / "tin").write_text("mine")
    code, _, err = run("new-game", "tin", "--folder", tmp_path)
    assert code == 2
    assert "nothing was written" in err
    assert (tmp_path / "tin").read_text() == "mine"


@pytest.mark.parametrize("folder", ["nowhere", "file", "a\0b"])
def test_a_folder_that_is_none(run, tmp_path, folder):
    (tmp_path / "file").write_text("")
    code, _, err = run("new-game", "tin", "--folder", f"{tmp_path}/{folder}")
    assert code == 2
    assert "There is no folder" in err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_nothing_half_written_is_left(run, tmp_path, monkeypatch):
    write, count = Path.write_text, iter(range(100))

    def full(path, *words, **rest):
        if next(count) == 5:
            raise OSError(28, "No space left on device")
        return write(path, *words, **rest)

    monkeypatch.setattr(Path, "write_text", full)
    code, _, err = run("new-game", "tin", "--folder", tmp_path)
    assert code == 2
    assert "No space left on device" in err
    assert not list(tmp_path.iterdir())
