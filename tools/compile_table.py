"""Compile the hot modules of the table with mypyc, beside their sources.

    python tools/compile_table.py [--force]

The result goes to `src/slagveld/table/_compiled/`, with a manifest of what it was made from
(see `slagveld/table/_choice.py`, which decides whether it is used). Without a C compiler this
says so in one line and succeeds: plain Python gives the same answers, more slowly. The build
happens in a folder of its own and is moved into place at the end, so that running processes
and other builds are never disturbed.
"""

import argparse
import contextlib
import errno
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "slagveld" / "table"
GROUP = "slagveld_table"


def load_choice() -> ModuleType:
    """The module that knows which modules are hot, loaded without importing the package."""
    spec = importlib.util.spec_from_file_location("slagveld_choice", PACKAGE / "_choice.py")
    if spec is None or spec.loader is None:
        raise SystemExit("compile_table: _choice.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiler() -> str | None:
    """The C compiler this Python would call, if it is installed."""
    if sys.platform == "win32":
        return shutil.which("cl") or visual_studio()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (command.split()[0], "cc", "gcc", "clang"):
        if shutil.which(name):
            return name
    return None


def visual_studio() -> str | None:
    """Microsoft's compiler, which is on no PATH: the folder of an installation that has it."""
    programs = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    finder = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not finder.is_file():
        return None
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    wanted = ["-latest", "-products", "*", "-requires", tools, "-property", "installationPath"]
    done = subprocess.run([str(finder), *wanted], capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def build(sources: list[Path], work: Path) -> Path:
    """Compile into `work`; returns the folder that holds the extensions."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(SOURCE)
    os.environ["MYPYPATH"] = str(SOURCE)
    extensions = mypycify(
        ["--strict", "--config-file=", *(str(path.relative_to(SOURCE)) for path in sources)],
        opt_level="3",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    # Doubles must be the same on every machine: no fused multiply-add.
    exact = "/fp:strict" if sys.platform == "win32" else "-ffp-contract=off"
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, exact]
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "o")
    command.ensure_finalized()
    command.run()
    return work / "lib"


def collect(built: Path, made: Path) -> str:
    """Put all extensions into one folder; returns the name of the shared library."""
    made.mkdir()
    library = ""
    for path in sorted(built.rglob("*")):
        if path.is_file():
            shutil.copy2(path, made / path.name)
            if path.name.startswith(f"{GROUP}__mypyc"):
                library = path.name
    if not library:
        raise SystemExit("compile_table: mypyc made no shared library")
    return library


def install(made: Path, target: Path, work: Path) -> None:
    """Swap the finished build in; an old one that is in use lives on until it is let go.

    Another build may be doing the same: whoever finds the place taken again clears it again.
    """
    for attempt in range(20):
        if target.exists():
            try:
                target.rename(work / f"old-{attempt}")
            except FileNotFoundError:
                pass
            except PermissionError as error:
                words = "compile_table: the old build is in use; end what runs and try again"
                raise SystemExit(words) from error
        try:
            made.rename(target)
        except OSError as error:
            # Windows says that it is not allowed when something is there.
            if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.EACCES):
                raise
        else:
            return
    raise SystemExit("compile_table: another build keeps taking the place of this one")


def proven(target: Path) -> bool:
    """Does a fresh process really use the build?"""
    code = "import slagveld.table as t, sys; sys.exit(0 if t.compiled() else 1)"
    environment = {k: v for k, v in os.environ.items() if k != "SLAGVELD_PLAIN"}
    environment["PYTHONPATH"] = str(SOURCE)
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=target, check=False)
    return done.returncode == 0


def main() -> int:
    """Compile unless there is nothing to do; 0 when the table can be used afterwards."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--force", action="store_true", help="compile even if up to date")
    arguments.add_argument("--verbose", action="store_true", help="show what the compiler says")
    options = arguments.parse_args()
    choice = load_choice()
    if choice.fitting_library(PACKAGE) is not None and not options.force:
        print("compile_table: up to date")
        return 0
    if compiler() is None:
        print("compile_table: no C compiler found; the table runs as plain Python")
        return 0
    (ROOT / "build").mkdir(exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="table-", dir=ROOT / "build"))
    try:
        sources = choice.hot_sources(PACKAGE)
        made_from = choice.fingerprint(PACKAGE)
        talk = contextlib.nullcontext() if options.verbose else quiet()
        with talk:
            built = build(sources, work)
        if choice.fingerprint(PACKAGE) != made_from:
            print("compile_table: the sources changed while they were compiled; run it again")
            return 1
        library = collect(built, work / "made")
        manifest = {"library": library, "made_from": made_from, "mypyc": mypyc_version()}
        text = json.dumps(manifest, indent=1, sort_keys=True)
        (work / "made" / choice.MANIFEST).write_text(text + "\n", "utf-8")
        install(work / "made", PACKAGE / choice.FOLDER, work)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    if not proven(PACKAGE):
        print("compile_table: the build cannot be used; the table runs as plain Python")
        return 1
    print(f"compile_table: {len(sources)} modules compiled")
    return 0


def mypyc_version() -> str:
    """The version of the compiler, which comes with mypy."""
    from mypy.version import __version__

    return __version__


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Hold back what mypyc and setuptools print, unless they fail."""
    held = io.StringIO()
    try:
        with contextlib.redirect_stdout(held):
            yield
    except BaseException:
        print(held.getvalue())
        raise


if __name__ == "__main__":
    sys.exit(main())
