"""Fresh processes, compiled or plain, and copies of the package that may be spoiled."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import slagveld
from slagveld.compiling import choice, plan

PACKAGE = Path(slagveld.__file__).parent
ROOT = PACKAGE.parent
LEFT_OUT = ("__pycache__", "games", "server", "cli", "bots", "conformance", "lab", "campaign")
TELL = "import slagveld.table as t; from slagveld.table.measure import distance as d; "
TELL += "print(t.compiled(), d(0, 0, 3, 4))"


def fits(key=plan.TABLE, package=PACKAGE):
    """Whether there is a build of a group that this interpreter could use."""
    try:
        name = choice.MANIFEST if key == plan.TABLE else choice.RULES_MANIFEST
        manifest = json.loads((package / choice.FOLDER / name).read_text("utf-8"))
        known = manifest["interpreter"] == choice.interpreter()
        return known and choice.Finder(package, manifest).fits(key)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def needs_a_build(key=plan.TABLE, package=PACKAGE):
    """Skip a test where a group is not compiled."""
    if not fits(key, package):
        words = " --table" if key == plan.TABLE else ""
        pytest.skip(f"no build of {key} fits: run python -m slagveld.compiling{words}")


def environment(*, plain, source=ROOT):
    """What a process is to know that takes the package from `source`."""
    known = {k: v for k, v in os.environ.items() if k != choice.PLAIN}
    known["PYTHONPATH"] = str(source)
    known["PYTHONDONTWRITEBYTECODE"] = "1"
    return {**known, choice.PLAIN: "1"} if plain else known


def start(program, *words, plain, source=ROOT):
    """A fresh Python that runs code, or a file."""
    told = [str(program)] if isinstance(program, Path) else ["-c", program]
    return subprocess.Popen(
        [sys.executable, *told, *words],
        env=environment(plain=plain, source=source),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def both(program, *words):
    """What two processes print that run at the same time, the one compiled and the other plain."""
    processes = [start(program, *words, plain=plain) for plain in (False, True)]
    ends = [(process.communicate(), process.returncode) for process in processes]
    for (_, complaint), code in ends:
        assert code == 0, complaint
        assert complaint == "", complaint
    return [out.strip() for (out, _), _ in ends]


def run(program, *words, plain, source=ROOT):
    """What a fresh Python prints, which must succeed without a word of complaint."""
    process = start(program, *words, plain=plain, source=source)
    out, complaint = process.communicate()
    assert process.returncode == 0, complaint
    assert complaint == "", complaint
    return out.strip()


def copied(folder, *, built=False):
    """A copy of the package without its games, in `folder`; with its builds only if asked for."""
    package = folder / "src" / "slagveld"
    left_out = LEFT_OUT if built else (*LEFT_OUT, choice.FOLDER)
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(*left_out))
    (package / "games").mkdir()
    return package


def pretend(package, key=plan.TABLE):
    """Put a build of a group into a copy that claims to fit, but is no library."""
    group = (plan.table if key == plan.TABLE else plan.rules)(package)[key]
    sources = {m.name: m.path.relative_to(package.parent).as_posix() for m in group.modules}
    suffix = choice.interpreter().rpartition("-.")[2]
    library = f"home/{group.library}__mypyc.{suffix}"
    made_from = choice.print_of(sources, package.parent)
    entry = {"library": library, "sources": sources, "print": made_from, "tool": "none"}
    path = package / choice.FOLDER / library
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no library")
    name = choice.MANIFEST if key == plan.TABLE else choice.RULES_MANIFEST
    manifest = package / choice.FOLDER / name
    told = {"interpreter": choice.interpreter(), "base": key, "groups": {key: entry}}
    manifest.write_text(json.dumps(told), "utf-8")
    return manifest
