"""Only a build that fits is used; in every other case plain Python gives the answer."""

import json
import sys

import pytest

from slagveld.compiling import choice, plan
from tests.compiling.processes import TELL, copied, fits, needs_a_build, pretend, run


@pytest.fixture(autouse=True)
def no_loading(monkeypatch):
    """What lies in copies is judged here, but loaded only in processes of their own."""
    monkeypatch.setattr(choice, "library", lambda _: sys)


@pytest.fixture
def copy(tmp_path):
    """A copy of the package, without builds."""
    return copied(tmp_path)


def told(package):
    """Whether a copy runs compiled, and an answer of its table."""
    return run(TELL, plain=False, source=package.parent)


def test_without_a_build_plain_python_runs(copy):
    assert not fits(package=copy)
    assert told(copy) == "False 5"


def test_a_broken_build_is_not_used(copy):
    pretend(copy)
    assert told(copy) == "False 5"


def spoil(package, how):
    """Change what lies in a copy so that its build no longer fits."""
    manifest = package / choice.FOLDER / choice.MANIFEST
    known = json.loads(manifest.read_text("utf-8"))
    sources = known["groups"][plan.TABLE]["sources"]
    if how == "a changed source":
        path = package / "table" / "lines.py"
        path.write_text(path.read_text("utf-8") + "# changed\n", "utf-8")
    elif how == "a lost source":
        sources["slagveld.lost"] = "slagveld/lost.py"
    elif how == "fewer sources":
        del sources["slagveld.table.lines"]
    elif how == "another interpreter":
        known["interpreter"] = "cpython-39"
    elif how == "groups of another form":
        known["groups"] = []
    elif how == "no library":
        next((package / choice.FOLDER).glob("*/*mypyc*")).unlink()
    manifest.write_text({"no JSON": "{", "another form": "[]"}.get(how, json.dumps(known)), "utf-8")
    if how == "no manifest":
        manifest.unlink()


SPOILED = (
    *("a changed source", "a lost source", "fewer sources", "another interpreter"),
    *("groups of another form", "no library", "no JSON", "another form", "no manifest"),
)


@pytest.mark.parametrize("how", SPOILED)
def test_a_build_that_does_not_fit_is_not_used(copy, how):
    pretend(copy)
    assert fits(package=copy)
    spoil(copy, how)
    assert not fits(package=copy)
    assert told(copy) == "False 5"


def test_ends_of_lines_do_not_count(copy):
    pretend(copy)
    path = copy / "table" / "lines.py"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert fits(package=copy)


def test_a_real_build_is_used_unless_plain_is_asked_for(tmp_path):
    needs_a_build()
    package = copied(tmp_path, built=True)
    assert told(package) == "True 5"
    assert run(TELL, plain=True, source=package.parent) == "False 5"


class TestGroups:
    """A game is taken from its library only with the core that it was compiled with."""

    @pytest.fixture
    def package(self, tmp_path):
        home = tmp_path / "slagveld"
        (home / choice.FOLDER).mkdir(parents=True)
        for name in ("core", "game"):
            (home / f"{name}.py").write_text(f"NAME = {name!r}\n")
            (home / choice.FOLDER / f"{name}.so").write_bytes(b"")
        return home

    def entry(self, package, key, core):
        sources = {f"slagveld.{key}": f"slagveld/{key}.py"}
        print_ = choice.print_of(sources, package.parent)
        known = {"print": print_, "tool": "mypyc 1"}
        return {"library": f"{key}.so", "sources": sources, "core": core, **known}

    def finder(self, package, game_core=None, **left_out):
        core = self.entry(package, "core", "")
        game = self.entry(package, "game", game_core or choice.build_of(core))
        found = {"core": core, "game": game}
        groups = {key: group for key, group in found.items() if key not in left_out}
        return choice.Finder(package, {"base": "core", "groups": groups})

    def test_both_fit(self, package):
        finder = self.finder(package)
        assert (finder.fits("core"), finder.fits("game")) == (True, True)
        spec = finder.find_spec("slagveld.game", None)
        assert isinstance(spec.loader, choice.Compiled)
        assert spec.origin == str(package / "game.py")
        assert finder.modules("game") == ["slagveld.game"]

    def test_a_changed_game_leaves_the_core_alone(self, package):
        finder = self.finder(package)
        (package / "game.py").write_text("NAME = 'other'\n")
        assert (finder.fits("core"), finder.fits("game")) == (True, False)
        assert finder.find_spec("slagveld.game", None) is None

    def test_a_changed_core_takes_all_games_with_it(self, package):
        finder = self.finder(package)
        (package / "core.py").write_text("NAME = 'other'\n")
        assert (finder.fits("game"), finder.fits("core")) == (False, False)

    def test_a_game_of_another_core(self, package):
        assert not self.finder(package, game_core=f"{'0' * 64} mypyc 1").fits("game")

    def test_a_game_of_the_same_core_made_by_another_tool(self, package):
        core = self.entry(package, "core", "")
        other = choice.build_of({**core, "tool": "mypyc 2"})
        assert not self.finder(package, game_core=other).fits("game")

    def test_a_game_without_a_core(self, package):
        assert not self.finder(package, core=True).fits("game")

    def test_what_is_no_part_of_a_group_is_left_to_python(self, package):
        finder = self.finder(package)
        assert finder.find_spec("slagveld.other", None) is None
        assert not finder.fits("other")
