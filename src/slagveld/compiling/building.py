"""Compiling: a copy of the sources, written out, through mypyc and the C compiler.

Each game is compiled in a process of its own together with the core, which it calls natively; only
the first keeps the core's library. Object files are kept by what they were made of, so that a
change compiles anew only what it changed.
"""

import concurrent.futures
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from slagveld.compiling import expansion, plan

LEVEL = "1"
"""How hard the C compiler tries: 2 takes half as long again and brings nothing measurable."""


class BuildError(Exception):
    """The compiler did not succeed; the message is what it said."""


def compiler() -> str | None:
    """The C compiler this Python would call, if it is installed."""
    if sys.platform == "win32":
        return shutil.which("cl") or _visual_studio()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (command.split()[0], "cc", "gcc", "clang"):
        if shutil.which(name):
            return name
    return None


def _visual_studio() -> str | None:
    """Microsoft's compiler, which is on no PATH: the folder of an installation that has it."""
    programs = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    finder = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not finder.is_file():
        return None
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    wanted = ["-latest", "-products", "*", "-requires", tools, "-property", "installationPath"]
    done = subprocess.run([str(finder), *wanted], capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def mirror(groups: list[plan.Group], package: Path, target: Path) -> None:
    """A copy of the package with the modules of these groups written out."""
    sources = expansion.Sources(groups, package.parent)
    hot = {module.path: module.name for group in groups for module in group.modules}
    for path in sorted(package.rglob("*.py")):
        inner = path.relative_to(package)
        if path.parent.name == "_compiled":
            continue
        text = path.read_text("utf-8")
        if inner == Path("record.py"):
            text = (package / "compiling" / "native_record.py").read_text("utf-8")
        elif path in hot:
            text = expansion.Expansion(sources, hot[path]).source()
        _write(target / "slagveld" / inner, text)
    _write(target / "slagveld" / "py.typed", "")


def _write(path: Path, text: str) -> None:
    """Write a file unless it says the same already."""
    if path.is_file() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def extensions(groups: list[plan.Group], package: Path, work: Path) -> list[Any]:
    """What is to be compiled by the C compiler: one extension for each group."""
    from mypyc.build import mypycify

    root = work / "mirror"
    shutil.rmtree(work / "types", ignore_errors=True)
    mirror(groups, package, root)
    os.chdir(root)
    os.environ["MYPYPATH"] = str(root)
    parts = [(_paths(group, package), group.library) for group in groups]
    # A folder of each run's own: two at the same time would write over each other's files.
    made = mypycify(
        [
            "--config-file=",
            "--follow-imports=silent",
            f"--cache-dir={work / 'types'}",
            *[path for paths, _ in parts for path in paths],
        ],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        separate=parts,
        target_dir=str(work / "c"),
    )
    shared = {f"{group.library}__mypyc" for group in groups}
    return [extension for extension in made if extension.name in shared]


def _paths(group: plan.Group, package: Path) -> list[str]:
    return [str("slagveld" / module.path.relative_to(package)) for module in group.modules]


def link(extension: Any, objects: Path, work: Path, target: Path) -> Path:
    """Compile an extension file by file, and link it into a folder."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": extension.name, "ext_modules": [extension]}))
    command.build_lib = str(target)
    command.build_temp = str(work / "o")
    command.ensure_finalized()
    command.force = True
    exact = ["/fp:strict"] if sys.platform == "win32" else ["-ffp-contract=off", "-fcommon", "-w"]
    extension.extra_compile_args = [*extension.extra_compile_args, *exact]
    command.setup_shlib_compiler() if hasattr(command, "setup_shlib_compiler") else None
    return _built(command, extension, objects, target)


def _built(command: Any, extension: Any, objects: Path, target: Path) -> Path:
    original = command.run
    del original
    command.compiler = None
    state: dict[str, Any] = {}

    def build(ext: Any) -> None:
        state["compiler"] = command.compiler
        plain = command.compiler.compile
        command.compiler.compile = _Cached(plain, objects, ext)
        type(command).build_extension(command, ext)

    command.build_extension = build
    command.run()
    return Path(target) / command.get_ext_filename(extension.name)


class _Cached:
    """Compiles C files in parallel, and takes those from the cache that are there."""

    def __init__(self, compile_: Any, objects: Path, extension: Any) -> None:
        self._compile = compile_
        self._objects = objects
        self._headers = hashlib.sha256()
        for path in sorted(extension.depends):
            self._headers.update(Path(path).read_bytes())

    def __call__(self, sources: list[str], **options: Any) -> list[str]:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return list(pool.map(lambda source: self._one(source, options), sources))

    def _one(self, source: str, options: dict[str, Any]) -> str:
        made_of = self._headers.copy()
        made_of.update(Path(source).read_bytes())
        made_of.update(repr((options.get("extra_postargs"), sys.version, source)).encode())
        kept = self._objects / f"{made_of.hexdigest()[:40]}.o"
        if not kept.is_file():
            (found,) = self._compile([source], **options)
            self._objects.mkdir(parents=True, exist_ok=True)
            fresh = kept.with_suffix(f".{os.getpid()}")
            shutil.copy2(found, fresh)
            fresh.replace(kept)
        return str(kept)
