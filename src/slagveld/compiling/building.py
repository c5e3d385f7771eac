"""Compiling one group: a copy of the sources, written out, through mypyc and the C compiler.

A group is compiled together with the core, whose functions it calls natively, but only its own
library is made. Object files are kept by what they were made of, so that a change compiles anew
only what it changed.
"""

import concurrent.futures
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from slagveld.compiling import expansion, plan, sources

LEVELS = {plan.TABLE: "3", plan.CORE: "2", "confrontation": "2", "carnage": "2"}
"""How hard the C compiler tries, where that is not 1: 2 takes half as long again for the rules."""
WINDOWS = ("/fp:strict",)
ELSEWHERE = ("-ffp-contract=off", "-fcommon", "-fvisibility=hidden", "-fno-plt", "-w")
"""How C is compiled. Doubles must be the same on every machine: no fused multiply-add. Nothing but
what Python itself asks for is seen from outside a library, so that calls within it go straight.
"""
THREADS = "SLAGVELD_THREADS"
"""The environment variable that says how many C files are compiled at once."""


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


def build(group: plan.Group, core: plan.Group, root: Path, work: Path, objects: Path) -> Path:
    """Compile a group; the library that was made.

    Args:
        group: What to compile.
        core: The core, which may be the same.
        root: The folder that holds the package `slagveld`.
        work: An empty folder for this build alone.
        objects: Where object files are kept from build to build.
    """
    groups = [core] if group.key == core.key else [core, group]
    copy = work / "mirror"
    mirror(groups, root, copy)
    parts = [([_place(module, copy) for module in one.modules], one.library) for one in groups]
    extension = _translated(groups, parts, copy, work, group.library)
    return _linked(extension, objects, work)


def mirror(groups: list[plan.Group], root: Path, target: Path) -> None:
    """A copy of the packages with the modules of these groups written out."""
    parsed = sources.Sources(groups, root)
    hot = {module.path: module.name for group in groups for module in group.modules}
    package = root / "slagveld"
    native = package / "compiling" / "native_record.py"
    tops = {_top(path, name): None for path, name in hot.items() if not path.is_relative_to(root)}
    own = {path: top.parent for top in tops for path in top.rglob("*.py")}
    for path in sorted({*package.rglob("*.py"), *own}):
        name = hot.get(path)
        if name == sources.NATIVE_RECORD:
            text = native.read_text("utf-8")
        elif name is not None:
            text = expansion.Expansion(parsed, name).source()
        else:
            text = path.read_text("utf-8")
        copied = target / path.relative_to(own.get(path, root))
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_text(text, "utf-8")
    (target / "slagveld" / "py.typed").touch()


def _top(path: Path, name: str) -> Path:
    """The folder of the outermost package of a module, which may be somebody's own."""
    return path.parents[name.count(".") - 1]


def _inner(name: str) -> Path:
    return Path(*name.split(".")).with_suffix(".py")


def _place(module: plan.Module, copy: Path) -> str:
    return str((copy / _inner(module.name)).relative_to(copy))


def _translated(
    groups: list[plan.Group], parts: list[Any], copy: Path, work: Path, library: str
) -> Any:
    """The C files of a library, as an extension for setuptools."""
    from mypyc.build import mypycify

    os.chdir(copy)
    os.environ["MYPYPATH"] = str(copy)
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={work / 'types'}"]
    made = mypycify(
        [*options, *_ignored(groups), *[path for paths, _ in parts for path in paths]],
        opt_level=LEVELS.get(groups[-1].key, "1"),
        debug_level="0",
        multi_file=True,
        separate=parts,
        target_dir=str(work / "c"),
    )
    return next(extension for extension in made if extension.name == f"{library}__mypyc")


def _ignored(groups: list[plan.Group]) -> list[str]:
    """Leave out what the sources tell type checkers to ignore: comments are lost in writing out."""
    codes: dict[str, None] = {}
    for group in groups:
        for module in group.modules:
            text = module.path.read_text("utf-8")
            for found in re.findall(r"type: ignore\[([a-z, -]+)\]", text):
                codes.update(dict.fromkeys(re.split(r",\s*", found)))
    return [f"--disable-error-code={code}" for code in codes]


def _linked(extension: Any, objects: Path, work: Path) -> Path:
    """Compile an extension file by file, and link it."""
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    flags = WINDOWS if sys.platform == "win32" else ELSEWHERE
    extension.extra_compile_args = [*extension.extra_compile_args, *flags]

    class Build(build_ext):  # type: ignore[misc]
        """Compiles through the cache."""

        def build_extension(self, ext: Any) -> None:
            self.compiler.compile = _Cached(self.compiler.compile, objects, ext)
            super().build_extension(ext)

    command = Build(Distribution({"name": extension.name, "ext_modules": [extension]}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "o")
    command.force = True
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(extension.name))


class _Cached:
    """Compiles C files, several at once, and takes those that were compiled before."""

    def __init__(self, compile_: Any, objects: Path, extension: Any) -> None:
        self._compile = compile_
        self._objects = objects
        self._headers = hashlib.sha256()
        for path in sorted(extension.depends):
            self._headers.update(Path(path).read_bytes())

    def __call__(self, sources: list[str], **options: Any) -> list[str]:
        self._objects.mkdir(parents=True, exist_ok=True)
        threads = int(os.environ.get(THREADS, "0")) or os.cpu_count() or 1
        with concurrent.futures.ThreadPoolExecutor(threads) as pool:
            return list(pool.map(lambda source: self._one(source, options), sources))

    def _one(self, source: str, options: dict[str, Any]) -> str:
        made_of = self._headers.copy()
        made_of.update(Path(source).read_bytes())
        how = (options.get("extra_postargs"), sys.version, Path(source).name)
        made_of.update(repr(how).encode())
        kept = self._objects / f"{made_of.hexdigest()[:40]}.o"
        if not kept.is_file():
            (found,) = self._compile([source], **options)
            fresh = kept.with_suffix(f".{os.getpid()}")
            shutil.copyfile(found, fresh)
            fresh.replace(kept)
        return str(kept)
