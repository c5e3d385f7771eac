"""What is read before a command can answer: as little as it needs."""

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import slagveld
from slagveld.cli import titles
from slagveld.cli.app import COMMANDS, command
from slagveld.kernel.registry import listed
from slagveld.texts import Name

HEAVY = ("slagveld.kernel.game", "slagveld.games", "slagveld.server", "numpy", "yaml", "litestar")


def read_by(program):
    """The modules that a fresh process has read after a program."""
    told = f"import json, sys\n{program}\njson.dump(sorted(sys.modules), sys.stderr)"
    here = str(Path(slagveld.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((here, os.environ["PYTHONPATH"]))}
    done = subprocess.run(
        [sys.executable, "-c", told],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return set(json.loads(done.stderr))


def ours(modules):
    return {name for name in modules if name.partition(".")[0] == "slagveld"}


def test_importing_slagveld_reads_nothing_but_the_choice_of_its_form():
    choice = {"slagveld.compiling", "slagveld.compiling.choice"}
    assert ours(read_by("import slagveld")) == {"slagveld", *choice}


def test_the_package_has_what_it_names():
    for name in slagveld.__all__:
        assert getattr(slagveld, name) is not None
        assert name in dir(slagveld)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = slagveld.nothing


def test_help_reads_no_rules():
    read = read_by("from slagveld.cli import main\nmain(['--help', '--lang', 'en'])")
    assert not [name for name in HEAVY if name in read]


def test_a_command_reads_no_other():
    read = read_by("from slagveld.cli import main\nmain(['--version'])")
    others = {"slagveld.cli.serve", "slagveld.cli.simulate", "slagveld.cli.campaign"}
    assert not others & read
    assert not [name for name in HEAVY if name in read]


def leaves():
    for name, place in COMMANDS.items():
        yield from [(name,)] if isinstance(place, str) else [(name, part) for part in place]


@pytest.mark.parametrize("path", list(leaves()), ids=" ".join)
def test_every_command_is_where_the_table_says(path):
    assert command(path).name == path[-1]


def test_titles_are_those_of_the_games():
    assert titles.titles() == {key: game.title for key, game in listed().items()}


def said(tmp_path, monkeypatch, body):
    """What is read from the source of a game with this class body."""
    package = tmp_path / "slagveld_said"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('it is not to be imported')\n")
    (package / "game.py").write_text(f"class Said(Game):\n    {body}\n")
    monkeypatch.syspath_prepend(tmp_path)
    return titles._said(EntryPoint("said", "slagveld_said.game:Said", "slagveld.games"))


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('title = Name("A", "B", "C")', (Name("A", "B", "C"), True)),
        ('title: ClassVar[Name] = Name("A", "B", "C")', (Name("A", "B", "C"), True)),
        ('title = Name("A", "B", "C")\n    listed = False', (Name("A", "B", "C"), False)),
        ('title = Name("A", "B", "C", many=True)', None),
        ("title = TITLE", None),
        ("pass", None),
        ("broken (", None),
        ('name = "Said"\n\n\nclass Other(Game):\n    title = Name("A", "B", "C")', None),
    ],
)
def test_a_title_is_read_where_it_stands_in_the_source(tmp_path, monkeypatch, body, found):
    assert said(tmp_path, monkeypatch, body) == found


@pytest.mark.parametrize("module", ["slagveld_nowhere.game", "json", "slagveld.no.game"])
def test_without_a_source_nothing_is_read(module):
    assert titles._said(EntryPoint("none", f"{module}:None", "slagveld.games")) is None


def test_a_game_that_says_its_title_otherwise_is_loaded(monkeypatch):
    monkeypatch.setattr(titles, "_said", lambda _: None)
    assert titles.titles() == {key: game.title for key, game in listed().items()}
