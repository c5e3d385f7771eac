"""Compile all rules, or the table alone: `python -m slagveld.compiling [GROUP …] [--table]`.

What is compiled already from the same sources is left alone. Without a C compiler this says so in
one line and succeeds. Groups are compiled side by side, each in a process of its own, and put into
place when all are ready, so that running processes and other builds are never disturbed.
"""

import argparse
import concurrent.futures
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from slagveld.compiling import building, choice, plan

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent
SHOWN = 2000
"""Characters of what a compiler said that are shown if it failed."""


def main() -> int:
    """Compile what is to be compiled; 0 when everything can be used afterwards."""
    arguments = argparse.ArgumentParser(prog="python -m slagveld.compiling", description=__doc__)
    arguments.add_argument("groups", nargs="*", metavar="GROUP", help="core, carnage, …: all")
    arguments.add_argument(
        "--table", action="store_true", help="compile the table alone, which is quickly done"
    )
    arguments.add_argument("--force", action="store_true", help="compile even if up to date")
    arguments.add_argument("--verbose", action="store_true", help="show what the compiler says")
    arguments.add_argument(
        "--behind", action="store_true", help="do it in the background, and come back at once"
    )
    arguments.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    arguments.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    arguments.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="NAME=FOLDER",
        help="a package of your own: its name and the folder of its sources",
    )
    given = arguments.parse_args()
    groups = plan.table(PACKAGE) if given.table else plan.rules(PACKAGE)
    for own in given.game:
        name, _, folder = own.partition("=")
        if not Path(folder, "__init__.py").is_file():
            return say(f"{own}: no package lies there; write --game NAME=FOLDER", 2)
        key = name.replace(".", "_")
        groups[key] = plan.game_group(key, Path(folder).resolve(), name)
    unknown = [key for key in given.groups if key not in groups]
    if unknown:
        return say(f"no group is called {unknown[0]}; there are {', '.join(groups)}", 2)
    if given.one:
        (key,) = given.groups
        base = groups[next(iter(groups))]
        made = building.build(groups[key], base, ROOT, given.work, _cache() / "objects")
        print(made)
        return 0
    wanted = {key: groups[key] for key in (given.groups or groups)}
    return compile_groups(groups, wanted, given)


def compile_groups(
    groups: dict[str, plan.Group], wanted: dict[str, plan.Group], given: argparse.Namespace
) -> int:
    """Compile the groups that do not fit, and put them into place."""
    before = manifest(next(iter(groups)))
    tool = made_by()
    found = choice.Finder(PACKAGE, before)
    prints = {key: choice.print_of(places(group), ROOT) for key, group in groups.items()}
    todo = [
        key
        for key in wanted
        if given.force
        or not found.fits(key)
        or before["groups"][key]["print"] != prints[key]
        or before["groups"][key].get("tool") != tool
    ]
    if not todo:
        return 0 if given.behind else say("up to date")
    if building.compiler() is None:
        return say("no C compiler found; everything runs as plain Python")
    if not all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools")):
        return say("mypy and setuptools are needed; without them everything runs as it is")
    if given.behind:
        return behind()
    _cache().mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="work-", dir=_cache()))
    try:
        made = built(todo, work, given)
        if made is None:
            return 1
        now = {key: choice.print_of(places(groups[key]), ROOT) for key in groups}
        if now != prints:
            return say("the sources changed while they were compiled; run it again", 1)
        for key, path in made.items():
            before["groups"][key] = entry(groups[key], path, prints, before["base"], tool)
        install(before)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    wrong = [key for key in made if not proven(key, before["base"])]
    for key in wrong:
        del before["groups"][key]
    if wrong:
        install(before)
        return say(f"cannot be used and run as plain Python: {', '.join(wrong)}", 1)
    return say(f"{sum(len(groups[key].modules) for key in made)} modules compiled")


def built(todo: list[str], work: Path, given: argparse.Namespace) -> dict[str, Path] | None:
    """Compile groups side by side; the libraries, or None after saying what is wrong."""
    cores = os.cpu_count() or 1
    side_by_side = min(cores, len(todo))
    own = [*(["--table"] if given.table else []), *[f"--game={game}" for game in given.game]]
    environment = {**os.environ, choice.PLAIN: "1", "PYTHONPATH": _path()}
    environment[building.THREADS] = str(max(1, cores // side_by_side))

    def one(key: str) -> subprocess.CompletedProcess[str]:
        folder = work / key
        folder.mkdir()
        command = [sys.executable, "-m", "slagveld.compiling", key, "--one"]
        return subprocess.run(
            [*command, f"--work={folder}", *own],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    found: dict[str, Path] = {}
    with concurrent.futures.ThreadPoolExecutor(side_by_side) as pool:
        for key, done in zip(todo, pool.map(one, todo), strict=True):
            told = done.stdout.strip().splitlines()
            if done.returncode or not told:
                pool.shutdown(cancel_futures=True)
                print((done.stdout + done.stderr)[-SHOWN:])
                say(f"{key}: could not be compiled")
                return None
            if given.verbose:
                print(done.stdout + done.stderr)
            found[key] = Path(told[-1])
    return found


def behind() -> int:
    """Begin to compile in a process that goes on by itself, and that others come before."""
    _cache().mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "slagveld.compiling"]
    if shutil.which("nice"):
        command = ["nice", "-n", "15", *command]
    with (_cache() / "log.txt").open("w") as log:
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    return say("the rules are compiled meanwhile; until then everything runs as plain Python")


def file_of(base: str) -> Path:
    """The manifest of the groups that rest on this one."""
    name = choice.MANIFEST if base == plan.TABLE else choice.RULES_MANIFEST
    return PACKAGE / choice.FOLDER / name


def manifest(base: str) -> dict[str, Any]:
    """What has been compiled before for this interpreter."""
    try:
        found = json.loads(file_of(base).read_text("utf-8"))
        fits = found["interpreter"] == choice.interpreter() and isinstance(found["groups"], dict)
    except (OSError, ValueError, KeyError, TypeError):
        fits = False
    return found if fits else {"interpreter": choice.interpreter(), "base": base, "groups": {}}


def made_by() -> str:
    """One hash of what compiles: a library is made anew if that has changed."""
    names = ("building", "expansion", "forms", "native_record", "plan", "rewriting", "sources")
    home = Path(__file__).parent
    sources = {name: str((home / f"{name}.py").relative_to(ROOT)) for name in names}
    try:
        version = version_of("mypy")
    except PackageNotFoundError:
        version = "is not installed"
    return f"mypyc {version} {choice.print_of(sources, ROOT)}"


def places(group: plan.Group) -> dict[str, str]:
    """The sources of a group by module, as the manifest names them."""
    return {
        module.name: module.path.relative_to(ROOT).as_posix()
        if module.path.is_relative_to(ROOT)
        else module.path.as_posix()
        for module in group.modules
    }


def entry(
    group: plan.Group, made: Path, prints: dict[str, str], base: str, tool: str
) -> dict[str, Any]:
    """Put a library into the package; what the manifest says of it."""
    home = f"{base}-{prints[group.key][:12]}-{prints[base][:12]}"
    target = PACKAGE / choice.FOLDER / home
    target.mkdir(parents=True, exist_ok=True)
    fresh = target / f"{made.name}.{os.getpid()}"
    shutil.copyfile(made, fresh)
    fresh.replace(target / made.name)
    return {
        "library": f"{home}/{made.name}",
        "sources": places(group),
        "print": prints[group.key],
        "tool": tool,
        "core": choice.build_of({"print": prints[base], "tool": tool}),
    }


def install(told: dict[str, Any]) -> None:
    """Write the manifest, and clear away what it no longer names."""
    folder = PACKAGE / choice.FOLDER
    folder.mkdir(exist_ok=True)
    file = file_of(told["base"])
    fresh = file.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", "utf-8")
    fresh.replace(file)
    named = {Path(group["library"]).parts[0] for group in told["groups"].values()}
    for path in folder.iterdir():
        if path.name.startswith(f"{told['base']}-") and path.name not in named:
            shutil.rmtree(path, ignore_errors=True)


def proven(key: str, base: str) -> bool:
    """Does a fresh process load all modules of a group from its library?"""
    code = (
        "import importlib, os, sys; from pathlib import Path; "
        "from slagveld.compiling import choice; key, package, manifest = sys.argv[1:]; "
        "del os.environ[choice.PLAIN]; choice.install(Path(package), [manifest]); "
        "one = choice.finder(); [importlib.import_module(name) for name in one.modules(key)]; "
        "sys.exit(not one.fits(key))"
    )
    environment = {**os.environ, choice.PLAIN: "1", "PYTHONPATH": _path()}
    command = [sys.executable, "-c", code, key, str(PACKAGE), file_of(base).name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr[-SHOWN:])
    return done.returncode == 0


def _path() -> str:
    return os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])


def _cache() -> Path:
    """Where builds are made: beside the sources of a checkout, else with the user's caches."""
    if (ROOT.parent / "pyproject.toml").is_file():
        return ROOT.parent / "build" / "compiled"
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "slagveld" / "compiled"


def say(words: str, code: int = 0) -> int:
    """Print one line, and pass the exit code on."""
    print(f"compiling: {words}")
    return code


if __name__ == "__main__":
    sys.exit(main())
