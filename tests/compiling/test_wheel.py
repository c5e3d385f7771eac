"""The two wheels: what the hook of the build puts into them."""

import importlib.util
import sys
from pathlib import Path

import pytest

from slagveld.compiling import choice, plan
from tests.compiling.processes import ROOT, copied, needs_a_build, pretend

HOME = Path(__file__).resolve().parents[2]


@pytest.fixture
def hook(monkeypatch):
    """The module that the build loads."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def built(hook, root, version="standard"):
    """What the hook tells the build."""
    data = {"force_include": {}, "pure_python": True, "infer_tag": False}
    one = hook.CustomBuildHook(str(root), {}, None, None, str(root), "wheel")
    one.initialize(version, data)
    return data


@pytest.mark.parametrize("version", ["standard", "editable"])
def test_the_plain_wheel_is_for_every_system(hook, monkeypatch, version):
    monkeypatch.setenv(hook.WHEEL, "compiled" if version == "editable" else "")
    data = built(hook, HOME, version)
    assert data == {"force_include": {}, "pure_python": True, "infer_tag": False}


def test_the_compiled_wheel_has_the_libraries(hook, monkeypatch):
    for key in plan.rules(ROOT / "slagveld"):
        needs_a_build(key)
    monkeypatch.setenv(hook.WHEEL, "compiled")
    data = built(hook, ROOT.parent)
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    inside = list(data["force_include"].values())
    assert f"slagveld/{choice.FOLDER}/{choice.RULES_MANIFEST}" in inside
    assert len(inside) == 7  # the core and five games
    assert all(Path(path).is_file() for path in data["force_include"])
    assert all(name.startswith(f"slagveld/{choice.FOLDER}/") for name in inside)


def test_without_a_build_there_is_no_compiled_wheel(hook, monkeypatch, tmp_path):
    copied(tmp_path)
    monkeypatch.setenv(hook.WHEEL, "compiled")
    with pytest.raises(SystemExit, match="nothing is compiled"):
        built(hook, tmp_path)


def test_nor_with_one_of_other_sources(hook, monkeypatch, tmp_path):
    package = copied(tmp_path)
    pretend(package, plan.CORE)
    monkeypatch.setattr(choice, "library", lambda _: sys)
    monkeypatch.setenv(hook.WHEEL, "compiled")
    assert len(built(hook, tmp_path)["force_include"]) == 2
    with (package / "table" / "lines.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    with pytest.raises(SystemExit, match="not compiled from these sources: core"):
        built(hook, tmp_path)


def test_nor_with_one_for_another_python(hook, monkeypatch, tmp_path):
    manifest = pretend(copied(tmp_path), plan.CORE)
    text = manifest.read_text("utf-8").replace(choice.interpreter(), "cpython-39-plan9")
    manifest.write_text(text, "utf-8")
    monkeypatch.setenv(hook.WHEEL, "compiled")
    with pytest.raises(SystemExit, match="compiled for cpython-39-plan9"):
        built(hook, tmp_path)


def test_another_word_is_refused(hook, monkeypatch):
    monkeypatch.setenv(hook.WHEEL, "fast")
    with pytest.raises(SystemExit, match="may be compiled, or nothing"):
        built(hook, HOME)
